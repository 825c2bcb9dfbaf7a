import { expect, test } from 'vitest';
import type { Digest } from '../../../lambdas/contract/digest.ts';
import { signalKinds } from '../../../lambdas/contract/signal.ts';
import { fixturesOf } from '../../detectors/fixtures.ts';
import { digestOfFixture } from '../../factories/recorded-visits.ts';

/** A digest in a few lines, without fields that only affect drawing. */
function* linesOf({ pages, clicks, signals, submits, ...rest }: Digest): Generator<string> {
  const { version, sessionId, startedAt, rules, picture, ...facts } = rest;
  yield JSON.stringify(facts);
  for (const page of pages) yield `  page ${JSON.stringify(page)}`;
  for (const { element, ...click } of clicks)
    yield `  click ${element.label || element.selector} ${JSON.stringify(click)}`;
  for (const { wireframe = [], ...signal } of signals)
    yield `  signal ${JSON.stringify(signal)}, ${wireframe.length} boxes`;
  if (submits.length > 0) yield `  submits ${JSON.stringify(submits)}`;
}

test.each([...signalKinds, 'ordinary' as const])(
  'recorded visits of kind %s have the reviewed digests',
  async (kind) => {
    const texts = fixturesOf(kind).map((fixture) => {
      const lines = [...linesOf(digestOfFixture(fixture))];
      return [`# ${fixture.name}, ${fixture.device}`, ...lines, ''].join('\n');
    });
    await expect(texts.join('\n')).toMatchFileSnapshot(`../../golden/digests/${kind}.txt`);
  },
);
