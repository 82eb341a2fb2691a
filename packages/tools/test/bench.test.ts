import { expect, test } from 'vitest';
import { figure, table } from '../src/bench/table.js';

test.each([
  { value: 3.14159, says: '3.14' },
  { value: 99.999, says: '100' },
  { value: 123456.7, says: '123 457' },
  { value: 1000, says: '1 000' },
])('$value is written $says', ({ value, says }) => {
  expect(figure(value)).toBe(says);
});

test('of costs less is better', () => {
  const rows = [{ name: 'odds', value: 2, unit: 'µs', against: { name: 'counting', value: 100 } }];
  expect(table(rows)[1]).toMatch(/×50$/);
});

test('a row stands against its rival', () => {
  const rows = [{ name: 'play', value: 20000, unit: 'choices/s', against: { name: 'rival', value: 1000 } }];
  expect(table(rows)).toEqual(['what   value  unit       against      better', 'play  20 000  choices/s  rival 1 000  ×20']);
});
