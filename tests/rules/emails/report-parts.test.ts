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

test('an email lists every device that was used, even by one visitor in a hundred', () => {
  const devices = [
    { device: 'Computer', share: 99 },
    { device: 'Phone', share: 1 },
    { device: 'Tablet', share: 0 },
  ] as const;
  const html = renderToStaticMarkup(createElement(Devices, { devices: [...devices] }));
  expect([...html.matchAll(/(\w+) <strong>(\d+)/g)].map(([, ...each]) => each)).toEqual([
    ['Computer', '99'],
    ['Phone', '1'],
  ]);
});
