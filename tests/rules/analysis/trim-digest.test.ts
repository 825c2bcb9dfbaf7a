import { expect, test } from 'vitest';
import { digestLimits } from '../../../lambdas/contract/signal-rules.ts';
import { trimDigest } from '../../../lambdas/recordings/analysis/trim-digest.ts';
import { element, seen, signal, visit } from '../../factories/digest.ts';

const many = <T>(count: number, make: (n: number) => T) =>
  Array.from({ length: count }, (_, n) => make(n));
const clicks = many(digestLimits.clickSpots, (n) => ({ page: '/', x: n, y: n })) as never;
const bytesOf = (value: object) => new TextEncoder().encode(JSON.stringify(value)).length;

test('a digest within the limits stays as it is', () => {
  const digest = visit(1, { clicks, signals: [signal('rage-click', '/')] });
  expect(trimDigest(digest)).toEqual(digest);
});

test('of too many signals the weightiest and then the earliest stay, in order of time', () => {
  const rage = signal('rage-click', '/', { atMs: 999_999 });
  const light = many(digestLimits.signals + 5, (n) => signal('quick-back', '/', { atMs: n }));
  const { signals, gaps } = trimDigest(visit(1, { signals: [...light, rage] }));
  expect(signals).toEqual([...light.slice(0, digestLimits.signals - 1), rage]);
  expect(gaps).toEqual(['trimmed']);
});

test('trimming drops the least important parts first and always reaches the byte limit', () => {
  const long = 'x'.repeat(120);
  const sizes = [1, 5, 20, 60].map((pages) =>
    trimDigest(
      visit(1, {
        clicks,
        pages: many(pages, (n) => seen(`/${long}${n}`)),
        signals: many(digestLimits.signals, (n) =>
          signal('dead-click', `/${long}`, { atMs: n, element: element(`${n}${long}`) }),
        ),
      }),
    ),
  );
  for (const digest of sizes) {
    expect(bytesOf(digest)).toBeLessThan(digestLimits.bytes);
    expect(digest.gaps).toContain('trimmed');
  }
  expect(
    sizes.map((each) => [each.clicks.length, each.signals.length, each.pages.length]),
  ).toMatchInlineSnapshot(`
    [
      [
        40,
        30,
        1,
      ],
      [
        40,
        30,
        5,
      ],
      [
        20,
        15,
        15,
      ],
      [
        20,
        15,
        15,
      ],
    ]
  `);
});

test('trimming keeps ten gaps, besides the one that names it', () => {
  const gaps = many(20, (n) => `missing-batches:${n}` as const);
  const pages = many(60, (n) => seen(`/${'x'.repeat(1_000)}${n}`));
  const digest = trimDigest(visit(1, { clicks, gaps, pages }));
  expect(digest.gaps).toEqual([...gaps.slice(0, 10), 'trimmed']);
});

test.each([
  [2_000, 6],
  [6_000, 3],
])('with %i bytes per picture, the pictures of the %i weightiest signals stay', (bytes, count) => {
  const wireframe = [{ box: [0, 0, 1, 1] as const, role: 'button', label: 'x'.repeat(bytes) }];
  const signals = many(12, (n) => signal('dead-click', '/', { atMs: n, wireframe }));
  const trimmed = trimDigest(visit(1, { signals }));
  expect(trimmed.signals.map((each) => each.wireframe !== undefined)).toEqual(
    many(12, (n) => n < count),
  );
});
