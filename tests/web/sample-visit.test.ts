import { expect, test } from 'vitest';
import type { SampleVisit } from '../../web/app/samples/sample-visit.ts';
import { sourceOf } from '../../web/app/samples/use-sample-visit.ts';
import { storedSample } from '../seed/sample-visit.ts';

test('the player gets the parts of the sample recording, and nothing for another index', async () => {
  const sample = storedSample() as SampleVisit;
  const { parts, load } = sourceOf(sample);
  expect(await Promise.all(parts.map((_, index) => load(index)))).toEqual(sample.contents);
  expect(await load(parts.length)).toEqual({ synthetic: 0, events: [] });
});
