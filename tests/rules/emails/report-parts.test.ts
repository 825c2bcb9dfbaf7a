import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { SummaryData } from '../../../lambdas/contract/report-summary.ts';
import { Devices } from '../../../lambdas/emails/templates/report/report-devices.tsx';
import { Focus } from '../../../lambdas/emails/templates/report/report-focus.tsx';
import { TrafficRows } from '../../../lambdas/emails/templates/report/report-traffic.tsx';

test.each([
  ['tracking-stopped', ['https://app.example/connection']],
  ['limit-reached', ['https://app.example/plans']],
  ['normal', []],
] as const)('on a day of the kind “%s” the email’s focus links to %j', (day_kind, links) => {
  const html = renderToStaticMarkup(
    createElement(Focus, {
      summary: { day_kind, focus_points: ['Click “Apply”.'] } as unknown as SummaryData,
      links: { connection: 'https://app.example/connection', plans: 'https://app.example/plans' },
    }),
  );
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, link]) => link)).toEqual(links);
});

test('an email without sources or devices has no empty sections', () => {
  expect(renderToStaticMarkup(createElement(TrafficRows, { traffic: undefined }))).toBe('');
  expect(
    renderToStaticMarkup(
      createElement(TrafficRows, { traffic: { sources: [] } as unknown as SummaryData['traffic'] }),
    ),
  ).toBe('');
  const unused = [{ name: 'Phone', share: 0 }] as unknown as SummaryData['devices'];
  for (const devices of [[], unused])
    expect(renderToStaticMarkup(createElement(Devices, { devices }))).toBe('');
});

test('an email lists every device that was used, even by fewer than one visitor in a hundred', () => {
  const devices = [
    { device: 'Phone', share: 99 },
    { device: 'Computer', share: 0 },
    { device: 'Tablet', share: 1 },
  ] as const;
  const html = renderToStaticMarkup(createElement(Devices, { devices: [...devices] }));
  expect([...html.matchAll(/(\w+) <strong>([^<]+)/g)].map(([, ...each]) => each)).toEqual([
    ['Phone', '99%'],
    ['Computer', 'under 1%'],
    ['Tablet', '1%'],
  ]);
  // The bar leaves out what is too small to see, and keeps the colors of the legend.
  expect([...html.matchAll(/class="(e-[dk]\d)/g)].map(([, name]) => name)).toEqual([
    'e-d0',
    'e-d2',
    'e-k0',
    'e-k1',
    'e-k2',
  ]);
});

test.each([
  [[{ device: 'Phone', share: 100 }], ['100%']],
  [
    [
      { device: 'Phone', share: 100 },
      { device: 'Tablet', share: 0 },
    ],
    ['over 99%', 'under 1%'],
  ],
] as const)('an email calls a device the only one if no other was used: %j', (devices, shares) => {
  const html = renderToStaticMarkup(createElement(Devices, { devices: [...devices] }));
  expect([...html.matchAll(/<strong>([^<]+)/g)].map(([, share]) => share)).toEqual(shares);
});
