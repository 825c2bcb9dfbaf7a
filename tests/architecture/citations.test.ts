import { expect, test } from 'vitest';
import {
  citationsIn,
  citedRequirements,
  documentReferences,
  filesNamedIn,
  knownRequirements,
  listedRequirements,
  missingFiles,
  unresolved,
} from './citations.ts';

test('no requirement loses the test that cites it: docs/cited-requirements.txt lists them', () => {
  const cited = citedRequirements();
  const listed = listedRequirements();
  expect(listed.length).toBeGreaterThan(400);
  expect(listed.filter((id) => !cited.has(id))).toEqual([]);
});

test('citations are read from quoted titles only, not from comments or code', () => {
  const [one, two] = ['[LOGIN-03]', '[TEAM-01, TEAM-02]'];
  expect(citationsIn(`test('a ${one}', run);`)).toEqual(['LOGIN-03']);
  expect(citationsIn(`  'b ${two}',`)).toEqual(['TEAM-01', 'TEAM-02']);
  expect(citationsIn(`// 'c ${one}'`)).toEqual([]);
  expect(citationsIn(`const each = list${one};`)).toEqual([]);
});

test('every requirement that a title cites is in docs/requirements.md', () => {
  const known = knownRequirements();
  expect(known.size).toBeGreaterThan(500);
  expect([...citedRequirements()].filter((id) => !known.has(id))).toEqual([]);
});

test('every reference to a document, its chapter or a threat resolves in docs/', () => {
  const references = documentReferences();
  expect(references.length).toBeGreaterThan(20);
  expect(references.filter(unresolved)).toEqual([]);
});

test('a reference to a missing document, chapter or threat is reported', () => {
  const at = { document: 'docs/report-rules.md', chapter: undefined, threat: undefined };
  expect(unresolved({ ...at, chapter: '1' })).toBe(false);
  expect(unresolved({ ...at, chapter: '99' })).toBe(true);
  expect(unresolved({ ...at, chapter: '"Signals"' })).toBe(false);
  expect(unresolved({ ...at, document: 'docs/none.md' })).toBe(true);
  expect(unresolved({ ...at, document: 'docs/threat-model.md', threat: '39' })).toBe(false);
  expect(unresolved({ ...at, document: 'docs/threat-model.md', threat: '999' })).toBe(true);
});

test('every source file that a comment or a document names exists', () => {
  expect(
    filesNamedIn('/** See `gone.ts` and a/kept.test.ts. */\nimport x from "./not-a-comment.ts";'),
  ).toEqual(['gone.ts', 'kept.test.ts']);
  expect(missingFiles()).toEqual([]);
});
