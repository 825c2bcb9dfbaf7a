import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getHeatmap } from '../../../lambdas/contract/heatmap.ts';
import { heatmapOf } from '../../factories/heatmap.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/lib/query.tsx';
import '../../../web/app/recordings/heatmap-page.tsx';
import '../../../web/app/shell/app-shell.tsx';
import { eventually, open, signedIn, user } from '../app.tsx';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const answer = {
  heatmap: heatmapOf({ page: '/cart', device: 'phone' }),
  pages: [
    { page: '/cart', sessions: 8 },
    { page: '/help', sessions: 5 },
  ],
  devices: [
    { device: 'phone' as const, sessions: 8 },
    { device: 'computer' as const, sessions: 5 },
  ],
  among: null,
};
const select = async (filter: string, option: RegExp) => {
  await user.click(await screen.findByRole('combobox', { name: filter }));
  await user.click(await screen.findByRole('option', { name: option }));
};

beforeEach(() => {
  signedIn();
  server.respond(getHeatmap, answer);
});

test('a page selected while its heatmap loads stays selected when the device changes', async () => {
  const { history } = open('/recordings/heatmap');
  await screen.findByRole('combobox', { name: 'Page' });
  server.respond(getHeatmap, () => new Promise<never>(() => {}));
  await select('Page', /help/);
  expect((await screen.findByRole('combobox', { name: 'Page' })).textContent).toMatch(/^\/help/);
  await select('Device', /Computer/);
  await eventually(() => expect(history.now().search).toBe('?page=%2Fhelp&device=computer'));
});

test('a heatmap of the filters before is marked as busy', async () => {
  open('/recordings/heatmap');
  await screen.findByRole('combobox', { name: 'Page' });
  const busy = () => screen.getByRole('main').querySelector('[aria-busy=true]');
  expect(busy()).toBeNull();
  server.respond(getHeatmap, () => new Promise<never>(() => {}));
  await select('Page', /help/);
  await eventually(() => expect(busy()).not.toBeNull());
});

test('the filters stay when a heatmap cannot be loaded', async () => {
  open('/recordings/heatmap');
  await screen.findByRole('combobox', { name: 'Page' });
  server.loseConnection(getHeatmap);
  await select('Page', /help/);
  await screen.findByRole('button', { name: 'Try again' });
  server.respond(getHeatmap, answer);
  await select('Page', /cart/);
  await screen.findByRole('heading', { name: 'Most clicked' });
});
