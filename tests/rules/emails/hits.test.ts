import { expect, test } from 'vitest';
import { parseHits, serializeHit } from '../../../lambdas/emails/delivery/delivery.ts';

const LINKS = ['https://app.example.com/clip/token', 'https://app.example.com/connection'];
const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 9, minute));

test('opens and clicks are listed in order, with each click’s target', () => {
  const hits = [
    serializeHit({ kind: 'click', at: at(12), link: -1 }),
    serializeHit({ kind: 'click', at: at(14), link: 1 }),
    serializeHit({ kind: 'open', at: at(2) }),
    serializeHit({ kind: 'click', at: at(13), link: 0 }),
  ];
  expect(parseHits({ hits }, LINKS)).toEqual([
    { kind: 'open', at: at(2).toISOString() },
    { kind: 'click', at: at(12).toISOString(), to: 'report' },
    { kind: 'click', at: at(13).toISOString(), to: 'clip' },
    { kind: 'click', at: at(14).toISOString(), to: 'app' },
  ]);
  expect(parseHits({}, LINKS)).toEqual([]);
});
