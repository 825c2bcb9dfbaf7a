import { expect, test } from 'vitest';
import { failing, home, signals } from '../../factories/signals.ts';

const failed = (path: string, status: number, initiator = 'fetch') => {
  const visit = home()
    .click(2_000)
    .emit(2_050, 'rv:request', { ...failing, path, status, initiator });
  visit.mutate(2_060).until(20_000);
  return [...signals(visit, 'failed-request'), ...signals(visit, 'error-click')].length;
};

test.each([
  '/.well-known/shopify/monorail/unstable/produce_batch',
  '/cdn-cgi/rum?',
  '/cdn-cgi/challenge-platform/h/g/jsd/r/_',
  '/_vercel/insights/script.js',
  '/_vercel/speed-insights/vitals',
  '/api/census/RecordHit',
  '/_Incapsula_Resource?SWKMTFSR=_',
  '/akam/13/pixel_7a1b',
  '/rb_bf12345?type=_',
])('the measurement of a host is none of the site’s requests, whatever its status: %s', (path) => {
  for (const status of [0, 404, 500]) expect(failed(path, status)).toBe(0);
});

test.each([
  '/ads/leaderboard.js',
  '/js/analytics.js',
  '/collector',
  '/metrics/web-vitals',
  '/pageview',
  '/com.snowplow.tp2',
  '/g/collect?v=_&tid=_',
  '/monitoring?o=_&p=_',
  '/v1/segment',
  '/api/track/',
  '/api/tracker',
  '/api/tracking',
  '/beacon.php',
  '/track/v2/batch',
  '/pixel.gif?id=_',
  '/img/ads/banner-3.png',
  '/track-event',
  '/tracking_page_view',
  '/event-tracking',
])(
  'a request that content blockers stop did not fail, but one with an error status did: %s',
  (path) => {
    expect(failed(path, 0)).toBe(0);
    expect(failed(path, 500)).toBeGreaterThan(0);
  },
);

test.each([
  '/api/insights',
  '/uploads/heads/anna.jpg',
  '/api/orders/collected',
  '/trackers-for-bikes',
  '/.well-known/shopify/customer-account',
  '/api/1/products',
  '/rb_shop/cart',
  '/rb_shop?page=_',
  '/collections/rum',
  '/api/census/search',
  '/forums/rumors',
])('a request of the site that resembles one fails without a response: %s', (path) => {
  expect(failed(path, 0)).toBeGreaterThan(0);
});

/** Words of measurements that are also those of shops. */
const ofShop = [
  '/api/track-order',
  '/track_order',
  '/api/track/AB123456789',
  '/api/orders/12345/tracking',
  '/api/orders/_/tracking',
  '/api/click-and-collect/stores',
  '/api/stamp-collector',
  '/api/products/google-pixel-9',
  '/api/ads/123',
  '/api/ads/_',
  '/api/baby-monitoring',
  '/segment/7',
  '/beacon-hill/rooms',
];
test.each(ofShop)('data of the page that got no response failed: %s', (path) => {
  expect(failed(path, 0)).toBeGreaterThan(0);
});

test.each(['/js/fb-pixel.js', '/img/tracking-pixel-2.gif', '/lib/ads-loader.js'])(
  'a content blocker may have stopped the file %s',
  (path) => {
    expect(failed(path, 0, 'script')).toBe(0);
    expect(failed(path, 0, 'fetch')).toBe(0);
    expect(failed(path, 404, 'script')).toBeGreaterThan(0);
  },
);

test('a content blocker may have stopped a file whatever its ending is', () => {
  expect(failed('/img/tracking-pixel.webp', 0, 'img')).toBe(0);
});

test.each(['/api/track-order', '/collector', '/api/analytics'])(
  'a click that shows nothing because %s got no response is reported',
  (path) => {
    const visit = home().click(2_000);
    visit.emit(2_050, 'rv:request', { ...failing, path, status: 0 }).until(20_000);
    expect(signals(visit, 'dead-click')).toHaveLength(1);
  },
);
