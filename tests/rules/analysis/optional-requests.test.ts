import { expect, test } from 'vitest';
import type { RecordingBuilder } from '../../factories/recording.ts';
import { failing, home, signals } from '../../factories/signals.ts';
import { threadTime } from '../../factories/thread-time.ts';

const PROBE = { path: '/', status: 404 };
const PHOTO = { path: '/api/people/:id/photo', status: 404 };

/** How many failures are reported of a request at 2 s, while another one, sent `apartMs` later, succeeds. */
function failuresOf(failure: Partial<typeof PHOTO>, apartMs: number) {
  const visit = home()
    .emit(2_000 + failing.duration_ms, 'rv:request', { ...failing, ...PHOTO, ...failure })
    .emit(2_000 + apartMs, 'rv:reaction', { kind: 'request', ago_ms: 0 });
  return signals(visit.until(20_000), 'failed-request').length;
}

test.each<[string, number, Partial<typeof PHOTO>, number]>([
  ['that one item may not have', 0, {}, 1_000],
  ['that one item may not have, alone', 1, {}, 1_001],
  ['of one item, which broke', 1, { status: 500 }, 1_000],
  ['of no item', 1, { path: '/api/people/photo' }, 1_000],
])('a page asks for something %s: %i failed requests', (_, count, failure, apartMs) => {
  expect(failuresOf(failure, apartMs)).toBe(count);
});

const probing = (visit: RecordingBuilder, failure: Partial<typeof PROBE> = {}) =>
  visit
    .emit(2_000 + failing.duration_ms, 'rv:request', { ...failing, ...PROBE, ...failure })
    .until(20_000);

test.each<[string, number, Partial<typeof PROBE>]>([
  ['whether its server can save', 0, {}],
  ['a method that its server rejects', 0, { status: 405 }],
  ['itself, which broke', 1, { status: 500 }],
  ['another address', 1, { path: '/api/cart' }],
  ['itself with a parameter', 1, { path: '/?wc-ajax=cart' }],
])('a page that loads asks for %s: %i failed requests', (_, count, failure) => {
  expect(signals(probing(home(), failure), 'failed-request')).toHaveLength(count);
});

test('a click that its page does not find is an error click', () => {
  expect(signals(probing(home().click(1_900)), 'error-click')).toHaveLength(1);
});

test.each(['/products/17123', '/dashboard?tab=sales'])(
  'a page %s, whose exact address is not recorded, is not taken for what it asks for',
  (page) => {
    const visit = home().page(1_000, page);
    expect(signals(probing(visit, { path: page }), 'failed-request')).toHaveLength(1);
  },
);

/** Clicks on the play button of a live picture, whose address the browser cannot play. */
const playsStream = (times: number, visit = home()) => {
  for (let click = 0; click < times; click += 1) {
    const at = 3_000 + click * 2_500;
    visit.click(at, { label: 'Play' }).emit(at, 'rv:reaction', { kind: 'media' });
    const sent = { ...failing, status: 0, duration_ms: 0, initiator: 'video' };
    visit.emit(at + 60, 'rv:request', { ...sent, path: '/live.m3u8' });
  }
  return visit;
};
test('a stream that two clicks on a button do not start has failed, unless a script loads it', () => {
  expect(signals(playsStream(2).until(20_000), 'error-click')).toHaveLength(2);
  expect(signals(playsStream(1).until(20_000), 'error-click')).toEqual([]);
  const loaded = playsStream(2)
    .emit(3_300, 'rv:reaction', { kind: 'request', ago_ms: 150 })
    .emit(5_800, 'rv:reaction', { kind: 'request', ago_ms: 150 });
  expect(signals(loaded.until(20_000), 'error-click')).toEqual([]);
});

test('three thousand failures of one stream are read in less than a second', () => {
  const visit = home();
  const sent = { ...failing, status: 0, duration_ms: 0, initiator: 'video', path: '/live.m3u8' };
  for (let index = 0; index < 3_000; index += 1) {
    const at = 3_000 + index * 100;
    if (index % 20 === 0) visit.click(at, { label: 'Play' });
    visit.emit(at + 60, 'rv:request', sent);
  }
  visit.until(400_000);
  expect(threadTime(() => signals(visit, 'error-click'))).toBeLessThan(1_000);
});

/** A missing file that no script asked for, or the answer to a message, at 500 ms. */
const missing = (path: string, initiator: string, status = 404) => {
  const visit = home().emit(500, 'rv:request', { ...failing, path, initiator, status });
  return signals(visit.until(20_000), 'failed-request').length;
};

test.each([
  ['/manifest.json', 'link'],
  ['/icons/site.webmanifest', 'link'],
  ['/sw.js', 'other'],
  ['/app/service-worker.js', 'other'],
  ['/firebase-messaging-sw.js', 'other'],
  ['/browserconfig.xml', 'other'],
  ['/assets/app.js.map', 'other'],
  ['/opensearch.xml', 'link'],
  ['/OneSignalSDKWorker.js', 'other'],
  ['/ngsw-worker.js', 'other'],
  ['/.well-known/traffic-advice', 'other'],
  ['/.well-known/appspecific/com.chrome.devtools.json', 'other'],
])('a page looks and works the same without %s', (path, initiator) => {
  expect(missing(path, initiator)).toBe(0);
});

test('a manifest that a script asked for may be what a player shows', () => {
  expect(missing('/manifest.json', 'fetch')).toBe(1);
});

test.each(['/products/map', '/answers.js', '/swatches/sw.json'])(
  'a page may need %s, whose name resembles that of an optional file',
  (path) => {
    expect(missing(path, 'link')).toBe(1);
  },
);

test.each([500, 404, 0])(
  'no visitor notices the status %i of a message for which no script waits',
  (status) => {
    expect(missing('/api/log', 'beacon', status)).toBe(0);
  },
);
