import { expect, test } from 'vitest';
import { Problem } from '../../../lambdas/contract/problem.ts';
import { TAGS_PER_RECORDING } from '../../../lambdas/contract/recordings.ts';
import { mergedTags } from '../../../lambdas/recordings/session/merged-tags.ts';

test.each<[string, known: string[], tags: string[], before: string[] | undefined, string[]]>([
  ['a tag that someone else added stays', ['a', 'x'], ['a', 'y'], ['a'], ['a', 'y', 'x']],
  ['a tag that someone else removed stays removed', ['b'], ['a', 'b', 'y'], ['a', 'b'], ['b', 'y']],
  ['a tag that the person removed is removed', ['a', 'x'], [], ['a'], ['x']],
  ['a tag that both added is there once', ['x'], ['x', 'y'], [], ['x', 'y']],
  ['the person’s order is kept', ['a', 'b'], ['b', 'c', 'a'], ['a', 'b'], ['b', 'c', 'a']],
  ['a repeated tag is there once', [], ['a', 'b', 'a'], [], ['a', 'b']],
  ['without the tags before, all are replaced', ['a', 'x'], ['y'], undefined, ['y']],
])('%s', (_, known, tags, before, expected) => {
  expect(mergedTags(known, tags, before)).toEqual(expected);
});

test('the tags of two people together are limited like those of one', () => {
  const others = Array.from({ length: TAGS_PER_RECORDING - 1 }, (_, place) => `other ${place}`);
  expect(mergedTags(others, ['mine'], [])).toHaveLength(TAGS_PER_RECORDING);
  expect(() => mergedTags(others, ['mine', 'too'], [])).toThrow(new Problem('recording-tag-limit'));
});
