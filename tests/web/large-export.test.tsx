import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { exportMyData } from '../../lambdas/contract/accounts.ts';
import { ANN, provider } from '../fakes/auth.ts';
import { fetch as served, server } from '../fakes/server.ts';
import { click, open, signedIn } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));
const saved = vi.hoisted(() => [] as [text: string, name: string][]);
vi.mock('../../web/app/lib/download.ts', () => ({
  saveFile: async (content: Blob, name: string) => saved.push([await content.text(), name]),
}));

beforeEach(() => {
  saved.length = 0;
  signedIn();
});

test('a large export is downloaded in parts and saved as one file', async () => {
  const parts = [
    '{"profile":{},"recordings":[{"sessionId":"1"}],"links":[]}',
    '{"recordings":[{"sessionId":"2"}]}',
    '{"recordings":[]}',
  ];
  const urlOf = (place: number) => `https://bucket.example/exports/${place}.json`;
  const next = (place: number) => `01940000-0000-7000-8000-00000000000${place}`;
  server.respond(exportMyData, ({ after }) => {
    const place = after === undefined ? 0 : Number(after.at(-1));
    const isLast = place === parts.length - 1;
    return { url: urlOf(place), name: 'all.json', ...(!isLast && { next: next(place + 1) }) };
  });
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const part = parts.find((_, place) => urlOf(place) === input);
    return part ? Promise.resolve(new Response(part)) : served(input, init);
  });
  open('/profile');
  await click('Export my data');
  await screen.findByText('Export ready');
  const whole = '{"profile":{},"recordings":[{"sessionId":"1"},{"sessionId":"2"}],"links":[]}';
  expect(saved).toEqual([[whole, 'all.json']]);
});

test('an export ends when another person signs in, whose recordings are not added to the file', async () => {
  const url = 'https://bucket.example/exports/1.json';
  const next = '01940000-0000-7000-8000-000000000001';
  server.respond(exportMyData, ({ after }) => {
    if (after === undefined)
      provider.emit({
        is: 'signed-in',
        user: { ...ANN, id: '22222222-2222-4222-8222-222222222222' },
      });
    return { url, name: 'all.json', ...(after === undefined && { next }) };
  });
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    input === url ? Promise.resolve(new Response('{"recordings":[]}')) : served(input, init),
  );
  open('/profile');
  await click('Export my data');
  await screen.findByText(/^Export (failed|ready)$/);
  expect(saved).toEqual([]);
});
