import { expect, test } from 'vitest';
import { brokenLinks, documents, missingPaths } from './links.ts';

const planted = (text: string) => ({ path: 'docs/planted.md', text });

test('every relative link of a document leads to a file and a heading that exist', () => {
  const all = documents();
  expect(all.length).toBeGreaterThan(25);
  const broken = all.flatMap((each) => brokenLinks(each).map((link) => `${each.path}: ${link}`));
  expect(broken).toEqual([]);
});

test('every path that a document names exists', () => {
  const missing = documents().flatMap((each) =>
    missingPaths(each).map((path) => `${each.path}: ${path}`),
  );
  expect(missing).toEqual([]);
});

test('a link to a missing file or heading is reported', () => {
  const text = '# A `b` and c\n[1](#a-b-and-c) [2](#d) [3](RUNBOOK.md#alarms) [4](RUNBOOK.md#d)';
  expect(brokenLinks(planted(text))).toEqual(['#d', 'RUNBOOK.md#d']);
  expect(brokenLinks(planted('[5](none.md) <img src="images/none.png">'))).toEqual([
    'none.md',
    'images/none.png',
  ]);
  expect(brokenLinks(planted('[6](https://example.com/none.md)'))).toEqual([]);
});

test('a missing file, folder or test is reported', () => {
  expect(missingPaths(planted('`lib/stage.ts` `tests/rules/` `rules/caller`'))).toEqual([]);
  expect(missingPaths(planted('`lib/none.ts` `tests/none/` `rules/none`'))).toEqual([
    'lib/none.ts',
    'tests/none',
    'rules/none',
  ]);
  expect(missingPaths(planted('`/tracker/v1/loader.js` `folder/name`'))).toEqual([]);
});
