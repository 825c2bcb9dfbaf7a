import { expect, test } from 'vitest';
import { failing, home, signals } from '../../factories/signals.ts';

const failed = (path: string, status: number) => {
  const visit = home()
    .click(2_000)
    .emit(2_050, 'rv:request', { ...failing, path, status });
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
