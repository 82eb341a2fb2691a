/** What `pnpm odds --help` prints. */
export const HELP = `The odds of an attack, exact and simulated side by side.

  pnpm odds legion <pool> [options]
  pnpm odds shatterpoint <attack dice> <defence dice> [options]

Legion, a pool such as "4 white" or "2 red 3 black":
  --vs red|white        the defence dice (white)
  --save                the defender's surges block
  --surge hit|crit      what the attacker's surges become
  --surge-tokens <n>    surges that tokens make hits
  --aims <n>            aim tokens; rerolls are the best there are for the goal
  --precise <n>         dice more for each aim
  --cover light|heavy   what stands in the way
  --dodges <n>          dodge tokens, spent as long as they last
  --pierce <n>          blocks that do not count
  --impact <n>          hits made crits
  --armour <n>          hits that armour cancels
  --goal <n>            aim for at least n wounds instead of the most on average

Shatterpoint:
  --attack-chart "1-2: strike; 3+: critical, damage 1"
  --defence-chart "1+: block, critical > strike, defence-failure > block"

Both:
  --runs <n>            simulated attacks (10000; none: 0)
  --seed <text>         where their luck comes from
  --costs               what each stage brings or costs
  --json                everything as JSON
  --help                this

Examples:
  pnpm odds legion "4 white" --surge hit --cover light --vs white
  pnpm odds legion "3 black 1 red" --aims 2 --cover heavy --vs red --save
  pnpm odds shatterpoint 8 6 --attack-chart "2+: strike"
  pnpm odds legion "6 red" --surge crit --pierce 3 --json
`;
