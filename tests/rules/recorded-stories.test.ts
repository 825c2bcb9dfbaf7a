import { expect, test } from 'vitest';
import { recordingsOf } from '../stories/recordings.ts';
import { stories } from '../stories/stories.ts';
import { styles } from '../stories/story.ts';

test('at least sixty stories in five styles, half of them ordinary use, each with its recording', () => {
  const names = stories.map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(60);
  expect(new Set(names).size).toBe(names.length);
  expect(new Set(stories.map(({ style }) => style))).toEqual(new Set(styles));
  expect(stories.filter(({ signals }) => signals.length === 0).length).toBeGreaterThanOrEqual(30);
  const recorded = styles.flatMap(recordingsOf);
  expect(recorded.map(({ name }) => name).sort()).toEqual(names.sort());
  expect(recorded.filter(({ batches }) => batches.length === 0)).toEqual([]);
});
