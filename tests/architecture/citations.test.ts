import { expect, test } from 'vitest';
import { citationsIn, citedRequirements, listedRequirements } from './citations.ts';

test('no requirement loses the test that cites it: docs/cited-requirements.txt lists them', () => {
  const cited = citedRequirements();
  const listed = listedRequirements();
  expect(listed.length).toBeGreaterThan(400);
  expect(listed.filter((id) => !cited.has(id))).toEqual([]);
});

test('a citation is read from a quoted title, from no comment and from no code', () => {
  const [one, two] = ['[LOGIN-03]', '[TEAM-01, TEAM-02]'];
  expect(citationsIn(`test('a ${one}', run);`)).toEqual(['LOGIN-03']);
  expect(citationsIn(`  'b ${two}',`)).toEqual(['TEAM-01', 'TEAM-02']);
  expect(citationsIn(`// 'c ${one}'`)).toEqual([]);
  expect(citationsIn(`const each = list${one};`)).toEqual([]);
});
