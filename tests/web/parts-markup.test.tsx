import { resolve } from 'node:path';
import { act, cleanup, render } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import { expect, test } from 'vitest';
import { Queries } from '../../web/app/lib/query.tsx';
import { markWebsiteKnown } from '../../web/app/lib/storage.ts';
import { AudioPlayer } from '../../web/app/reports/audio/audio-player.tsx';
import { TrafficCard } from '../../web/app/reports/traffic-card.tsx';
import { TrendBars } from '../../web/app/reports/trend-bars.tsx';
import { AuthLayout } from '../../web/app/shell/auth-layout.tsx';
import { WebsiteButton } from '../../web/app/shell/website-button.tsx';
import { ContactPage } from '../../web/app/support/contact-page.tsx';
import './browser.ts';
import { linesOf, withoutIds } from './markup.ts';
import { Tab, tabAt } from './tab.tsx';

const narration = {
  audio: { url: 'https://media.example/1', captions: 'WEBVTT' },
  chapters: [{ title: 'One', sentences: [{ text: 'A sentence.', at_ms: 0, end_ms: 9_000 }] }],
} as unknown as Pick<ComponentProps<typeof AudioPlayer>, 'audio' | 'chapters'>;
const traffic = (sources: number, lines: number) => ({
  sources: Array.from({ length: sources }, (_, n) => ({ name: `Source ${n}`, visits: n + 1 })),
  lines: Array.from({ length: lines }, (_, n) => `Line ${n}.`),
});
const max = { visitors: 100, issues: 8 };
const bars = (visitors: number, issues: number) => (
  <svg role="img" aria-label="Bars">
    <TrendBars day={{ date: '2026-11-20', visitors, issues }} x={48} max={max} />
  </svg>
);
const website = (id: string, isInstalled: boolean) => {
  localStorage.setItem(`connectedDomain_${id}`, 'archer.example');
  if (isInstalled) localStorage.setItem(`trackerInstalled_${id}`, 'true');
  return <WebsiteButton userId={id} />;
};

const PARTS: readonly (readonly [string, () => ReactNode, string?])[] = [
  ['traffic with sources and lines', () => <TrafficCard traffic={traffic(2, 2)} />],
  ['traffic with a source', () => <TrafficCard traffic={traffic(1, 0)} />],
  ['traffic without sources', () => <TrafficCard traffic={traffic(0, 1)} />],
  ['audio', () => <AudioPlayer {...narration} totalMs={9_000} onRetry={() => {}} />],
  ['audio without a length', () => <AudioPlayer {...narration} totalMs={0} onRetry={() => {}} />],
  ['bars of a busy day', () => bars(100, 4)],
  ['bars of a day without visitors', () => bars(0, 0)],
  ['layout outside of the app', () => <AuthLayout />, '/contact'],
  ['layout of the sign-up', () => <AuthLayout />, '/signup'],
  ['contact page', () => <ContactPage />],
  ['website before the server has responded', () => <WebsiteButton userId="unknown" />],
  [
    'no website',
    () => {
      markWebsiteKnown('none');
      return <WebsiteButton userId="none" />;
    },
  ],
  ['website without a tracker', () => website('pending', false)],
  ['website with a tracker', () => website('connected', true)],
];

test('the parts of pages have the reviewed markup and classes', async () => {
  const { createObjectURL, revokeObjectURL } = URL;
  Object.assign(URL, { createObjectURL: () => 'blob:captions', revokeObjectURL: () => {} });
  const pictures = PARTS.map(([name, part, path = '/emails']) => {
    const view = render(
      <Tab history={tabAt(path)}>
        <Queries>{part()}</Queries>
      </Tab>,
    );
    act(() => {});
    const lines = linesOf(view.container);
    cleanup();
    return `# ${name}\n${lines.join('\n')}\n`;
  });
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  const file = resolve(import.meta.dirname, '../golden/parts.txt');
  await expect(withoutIds(pictures.join('\n'))).toMatchFileSnapshot(file);
});
