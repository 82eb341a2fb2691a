import { rows } from './tester.js';

rows('one-pen', [
  { says: 'write.ts writes', in: 'legion/src/write.ts', code: 'play.score = 1;' },
  { says: 'a chapter of write writes', in: 'legion/src/write/attack.ts', code: 'play.score = 1;' },
  { says: 'a maker of scenes lays the table by hand', in: 'legion/src/testing/scene.ts', code: 'play.score = 1;' },
  { says: 'core has its own pen', in: 'core/src/play.ts', code: 'state.play.score = 1;' },
  { says: 'a list of its own', code: 'const events: Event[] = []; events.push(e);' },
  { says: 'a copy may be sorted', code: 'const ids = Object.keys(play.figures).sort();' },
  { says: 'reading', code: 'const ap = play.figures[id].ap;' },
  { says: 'rebinding a variable', code: 'let play = from; play = next;' },
  { says: 'assigning into play', code: 'play.score = 1;', finds: ['pen'] },
  { says: 'assigning through state', code: 'state.play.figures[id].ap -= 1;', finds: ['pen'] },
  { says: 'counting up', code: 'state.play.round++;', finds: ['pen'] },
  { says: 'deleting', code: 'delete play.figures[id];', finds: ['pen'] },
  { says: 'pushing', code: 'play.agenda.push(frame);', finds: ['pen'] },
  { says: 'sorting in place', code: 'state.table.order.sort();', finds: ['pen'] },
  { says: 'a parameter of type Play by another name', code: 'const f = (p: Play) => { p.round = 1; };', finds: ['pen'] },
  { says: 'a parameter of type Frozen<State>', code: 'const f = (s: Frozen<State>) => { s.x.y = 1; };', finds: ['pen'] },
  { says: 'a part taken out by a parameter', code: 'const f = ({ figures }: Play) => { figures.a.ap = 1; };', finds: ['pen'] },
  { says: 'a part taken out by a variable', code: 'const f = (play) => { const { figures } = play; figures.a.ap = 1; };', finds: ['pen'] },
  { says: 'a part looked up', code: 'the(play.figures, id).ap -= 1;', finds: ['pen'] },
  { says: 'a parameter beside one of type Play', code: 'const f = (p: Play, out: Event[]) => { out.push(e); };' },
]);
