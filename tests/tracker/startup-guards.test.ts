import { expect, test } from 'vitest';
import { hasOptedOut, isAutomated } from '../../web/tracker/browser-signals.ts';
import { isFramedBySameSite } from '../../web/tracker/frame-guard.ts';

test.each<[string, object, object, boolean]>([
  ['no signal', {}, {}, false],
  ['Do Not Track', { doNotTrack: '1' }, {}, true],
  ['Do Not Track on the window, as in old browsers', {}, { doNotTrack: '1' }, true],
  ['Do Not Track that is off', { doNotTrack: '0' }, { doNotTrack: null }, false],
  ['Global Privacy Control', { globalPrivacyControl: true }, {}, true],
  ['Global Privacy Control that is off', { globalPrivacyControl: false }, {}, false],
])('a visitor with %s has opted out: %s, %s → %s', (_, browser, page, hasOpted) => {
  expect(hasOptedOut(browser, page)).toBe(hasOpted);
});

const PERSON = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/153.0.0.0 Safari/537.36';
test.each([
  [PERSON, false],
  ['Mozilla/5.0 (compatible; Googlebot/2.1)', true],
  [PERSON.replace('Chrome', 'HeadlessChrome'), true],
  ['Mozilla/5.0 (Linux; Android 14; CUBOT_NOTE_S) Chrome/153', false],
])('recognizes a robot by its user agent: %s', (userAgent, isRobot) => {
  expect(isAutomated({ webdriver: false, userAgent })).toBe(isRobot);
  expect(isAutomated({ webdriver: true, userAgent })).toBe(true);
});

const page = (ancestors: readonly string[] | undefined, referrer = ''): Window => {
  const framed = { location: { ancestorOrigins: ancestors }, document: { referrer } };
  return Object.assign(framed, { parent: {} }) as unknown as Window;
};
test.each<[string, Window, boolean]>([
  ['of the same website', page(['https://www.shop.example']), true],
  ['of another website', page(['https://news.example']), false],
  [
    'of another website in one of the same',
    page(['https://a.example', 'https://shop.example']),
    true,
  ],
  ['without an origin', page(['null']), false],
  ['of the same website in Firefox', page(undefined, 'https://shop.example/mugs'), true],
  ['of another website in Firefox', page(undefined, 'https://news.example/'), false],
  ['without a referrer in Firefox', page(undefined), false],
])('a page in a frame %s belongs to the recording around it: %s', (_, framed, isFramed) => {
  expect(isFramedBySameSite('shop.example', framed)).toBe(isFramed);
});

test('a page outside of frames is recorded, whatever its referrer is', () => {
  const top = page(['https://shop.example'], 'https://shop.example/') as { parent: unknown };
  top.parent = top;
  expect(isFramedBySameSite('shop.example', top as Window)).toBe(false);
});
