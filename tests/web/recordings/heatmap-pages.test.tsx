import { render, screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getProfile } from '../../../lambdas/contract/accounts.ts';
import { getHeatmap } from '../../../lambdas/contract/heatmap.ts';
import { getIntegration } from '../../../lambdas/contract/websites.ts';
import { clickedElement, heatmapOf } from '../../factories/heatmap.ts';
import { ANN } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/lib/query.tsx';
import { ElementList } from '../../../web/app/recordings/heatmap/element-list.tsx';
import '../../../web/app/recordings/heatmap-page.tsx';
import '../../../web/app/shell/app-shell.tsx';
import { click, eventually, open, signedIn, user } from '../app.tsx';
import { Tab, tabAt } from '../tab.tsx';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

// Imported above, so that no test waits for the code to compile.
const heatmap = heatmapOf({
  elements: [
    clickedElement('Order', 9),
    clickedElement('Apply', 1, 7, 3),
    clickedElement('Help', 1),
  ],
});
const answer = {
  heatmap,
  pages: [{ page: '/cart', sessions: 8 }],
  devices: [{ device: 'phone' as const, sessions: 8 }],
  among: null,
};

beforeEach(signedIn);

test('a heatmap lists what its picture shows, with separate counts of rage and dead clicks', async () => {
  server.respond(getHeatmap, answer);
  open('/recordings/heatmap');
  await screen.findByRole('heading', { name: 'Most clicked' });
  const lines = () => within(screen.getByRole('main')).getAllByRole('listitem');
  const lineTexts = () =>
    lines().map(({ textContent }) => textContent?.replace('Watch sessions', ''));
  expect(lineTexts()).toEqual(['Order9 clicks', 'Apply11 clicks, 7 rage, 3 dead', 'Help1 click']);
  expect(screen.getByText('10 views in 8 sessions on phones')).toBeTruthy();
  await click('Dead clicks');
  expect(lines().map(({ textContent }) => textContent?.slice(0, 5))).toEqual(['Apply']);
});

test('reading depth is shown as the share that reached each depth', async () => {
  server.respond(getHeatmap, answer);
  open('/recordings/heatmap');
  await user.click(await screen.findByRole('button', { name: 'Scroll depth' }));
  expect(screen.getByText('100% scrolled past 20% of the page')).toBeTruthy();
  expect(screen.getByText('50% scrolled past 40% of the page')).toBeTruthy();
  expect(screen.getByText('40% reached the end')).toBeTruthy();
});

test('the only view of a page that was read whole reached the end', async () => {
  server.respond(getHeatmap, {
    ...answer,
    heatmap: heatmapOf({ visits: 1, reach: [0, 0, 0, 0, 0, 0, 0, 0, 0, 1] }),
  });
  open('/recordings/heatmap');
  await user.click(await screen.findByRole('button', { name: 'Scroll depth' }));
  expect(screen.getByText('100% reached the end')).toBeTruthy();
});

test('the URL keeps the settings of a heatmap', async () => {
  server.respond(getHeatmap, answer);
  open('/recordings/heatmap?page=%2Fcart&device=phone');
  await screen.findByRole('heading', { name: 'Most clicked' });
  const heatmapQueries = server.queries.filter(({ path }) => path === getHeatmap.path);
  expect(heatmapQueries.map(({ query }) => query)).toEqual([{ page: '/cart', device: 'phone' }]);
});

test('a heatmap is limited to the last days, and then shows all days again', async () => {
  server.respond(getHeatmap, answer);
  const { history } = open('/recordings/heatmap');
  const select = async (name: string) => {
    await user.click(await screen.findByRole('combobox', { name: 'Time' }));
    await user.click(await screen.findByRole('option', { name }));
  };
  await select('Last 7 days');
  await eventually(() => expect(history.now().search).toBe('?days=7'));
  await select('All time');
  await eventually(() => expect(history.now().search).toBe(''));
});

test('a long list of elements shows twelve, and the number of the others', () => {
  const elements = Array.from({ length: 13 }, (_, place) => clickedElement(`Tab ${place}`, 1));
  const heat = heatmapOf({ elements, left_out: 4 });
  render(
    <Tab history={tabAt('/')}>
      <ElementList heat={heat} layer="all" onPoint={() => {}} />
    </Tab>,
  );
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
  screen.getByText(/\b5 /);
});

test('each listed depth has its share of views', () => {
  const heat = heatmapOf({ visits: 55, reach: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] });
  render(<ElementList heat={heat} layer="reach" onPoint={() => {}} />);
  const shares = screen
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.split('%')[0]);
  expect(shares).toEqual(['95', '82', '62', '35', '18']);
});

test('reading depth is listed for each fifth of the page, also without any view', () => {
  render(<ElementList heat={heatmapOf({ reach: [] })} layer="reach" onPoint={() => {}} />);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    ...[20, 40, 60, 80].map((depth) => `0% scrolled past ${depth}% of the page`),
    '0% reached the end',
  ]);
});

test('a page without recordings stays selected although it is not in the list', async () => {
  server.respond(getHeatmap, { ...answer, heatmap: null });
  open('/recordings/heatmap?page=%2Fgone');
  const page = await screen.findByRole('combobox', { name: 'Page' });
  expect(page.textContent).toBe('/gone');
});

test('a page without views explains how to get a heatmap', async () => {
  server.respond(getHeatmap, { heatmap: null, pages: [], devices: [], among: null });
  open('/recordings/heatmap?page=%2Fcart');
  await screen.findByText('Nothing to show yet');
});

test('before the first visit, the heatmap page offers the next step and a sample, but no selection', async () => {
  localStorage.setItem(`connectedDomain_${ANN.id}`, 'archer.example');
  server.respond(getHeatmap, { heatmap: null, pages: [], devices: [], among: null });
  open('/recordings/heatmap');
  await screen.findByText('No heatmaps yet');
  const way = screen.getByRole('link', { name: 'Check the connection' });
  expect(way.getAttribute('href')).toBe('/connection');
  expect(screen.getByRole('link', { name: 'See a sample report' })).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('without a website, the heatmap page offers to connect one', async () => {
  server.respond(getIntegration, { integration: null, pending: null });
  server.respond(getHeatmap, { heatmap: null, pages: [], devices: [], among: null });
  open('/recordings/heatmap');
  await screen.findByText('No heatmaps yet');
  await within(screen.getByRole('main')).findByRole('link', { name: 'Connect website' });
});

test('a heatmap of some days loads even if the profile with its time zone cannot be read', async () => {
  localStorage.setItem(`profileComplete_${ANN.id}`, 'true');
  server.loseConnection(getProfile);
  server.respond(getHeatmap, answer);
  open('/recordings/heatmap?days=7');
  await screen.findByRole('heading', { name: 'Most clicked' });
});

test('a heatmap that fails to load shows an error and can be retried', async () => {
  server.reject(getHeatmap, 'too-many-requests');
  open('/recordings/heatmap');
  await screen.findByText('The heatmap couldn’t be loaded');
  server.respond(getHeatmap, answer);
  await click('Try again');
  await screen.findByRole('heading', { name: 'Most clicked' });
});
