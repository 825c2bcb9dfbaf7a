import { expect, test } from 'vitest';
import {
  clipOfReport,
  DeletionToken,
  HitToken,
  openToken,
  parseClipFragment,
} from '../../../lambdas/contract/mail-links.ts';

const CLIP = 'https://app.reveille.example/m/clip/abc';
const sealOf = (payload: unknown) => ({ open: (token: string) => token && payload });

test.each(['/m/report/a1.b2-c3_d4', '/daily-insights/ann?date=2026-11-20'])(
  'a clip links back to the reader’s report at %s, and no server gets the path',
  (report) => {
    const [address = '', fragment = ''] = clipOfReport(CLIP, report).split('#');
    expect(address).toBe(CLIP);
    expect(parseClipFragment(`#${fragment}`)).toEqual({ place: '', report });
  },
);

test('the section and the report of a clip are in one fragment', () => {
  const url = clipOfReport(`${CLIP}#developer`, '/m/report/a1');
  expect(url).toBe(`${CLIP}#developer&report=%2Fm%2Freport%2Fa1`);
  expect(parseClipFragment('#developer&report=%2Fm%2Freport%2Fa1')).toEqual({
    place: 'developer',
    report: '/m/report/a1',
  });
});

test.each([
  ['without a fragment', '', ''],
  ['with a section only', '#developer', 'developer'],
  ['to another website', '#report=https%3A%2F%2Fevil.example%2Fm%2Freport%2Fa1', ''],
  ['to another page', '#developer&report=%2Fusers', 'developer'],
  ['to a report without a date', '#report=%2Fdaily-insights%2Fann', ''],
])('a clip %s has no way back to a report', (_, hash, place) => {
  expect(parseClipFragment(hash)).toEqual({ place, report: undefined });
});

test('a token opens only with the fields of its purpose', () => {
  const hit = { o: 'ann', d: '2026-11-20', r: 'reader', i: 2 };
  expect(openToken(HitToken, sealOf(hit), 'signed')).toEqual(hit);
  expect(openToken(HitToken, sealOf({ ...hit, d: 'today' }), 'signed')).toBeUndefined();
  expect(openToken(DeletionToken, sealOf(hit), 'signed')).toBeUndefined();
  expect(openToken(HitToken, sealOf(hit), undefined)).toBeUndefined();
});
