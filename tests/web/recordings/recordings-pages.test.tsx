import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getRecording } from '../../../lambdas/contract/recording-playback.ts';
import { listSegments } from '../../../lambdas/contract/recording-segments.ts';
import { deleteRecording, listRecordings } from '../../../lambdas/contract/recordings.ts';
import {
  loadedRecording,
  recordingList,
  recordingRow,
  rowFacts,
} from '../../factories/recording-row.ts';
import { ANN } from '../../fakes/auth.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/lib/query.tsx';
import '../../../web/app/recordings/filters/filter-bar.tsx';
import '../../../web/app/recordings/recording-page.tsx';
import '../../../web/app/recordings/recordings-page.tsx';
import '../../../web/app/shell/app-shell.tsx';
import { click, eventually, fill, open, signedIn, user } from '../app.tsx';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

// Imported above, so that no test waits for the code to compile.
const unreadable = recordingRow({ state: 'unreadable', why: 'Its events couldn’t be read.' });

beforeEach(() => {
  signedIn();
  server.respond(listSegments, { segments: [] });
});

test('an empty list explains when the first recording appears and links to the connection', async () => {
  localStorage.setItem(`connectedDomain_${ANN.id}`, 'archer.example');
  server.respond(listRecordings, recordingList([]));
  open('/recordings');
  await screen.findByText('No recordings yet');
  const way = screen.getByRole('link', { name: 'Check the connection' });
  expect(way.getAttribute('href')).toBe('/connection');
});

test('no line of a row starts with a separator', async () => {
  const facts = rowFacts({ country: 'FR', pages: 3 });
  server.respond(listRecordings, recordingList([recordingRow({ facts })]));
  open('/recordings');
  const texts = (await screen.findAllByText(/·/)).map(({ textContent }) => textContent);
  expect(texts).toEqual([
    'Direct\u00a0· France\u00a0· 3\u00a0pages',
    'Phone, Safari\u00a0· 3\u00a0pages\u00a0· Direct\u00a0· France',
  ]);
});

const lastQuery = () =>
  server.queries.filter(({ path }) => path === listRecordings.path).at(-1)?.query;

test('the URL keeps the filters of the list, and the server applies them', async () => {
  server.respond(listRecordings, recordingList([], { countries: ['DE'] }));
  open(
    '/recordings?device=phone&signal=rage-click&seconds=60&watched=no&country=DE&order=frustration&days=1',
  );
  await screen.findByText('No recordings match');
  expect(lastQuery()).toEqual({
    device: 'phone',
    signal: 'rage-click',
    seconds: '60',
    watched: 'no',
    country: 'DE',
    order: 'frustration',
  });
});

test('a list without matches offers to clear the filters', async () => {
  server.respond(listRecordings, recordingList([]));
  const { history } = open('/recordings?page=cart');
  await click('Clear filters');
  await screen.findByText('No recordings yet');
  await eventually(() => expect(history.now().search).toBe(''));
});

test('without anyone on the website, the list of live visits says so', async () => {
  server.respond(listRecordings, recordingList([]));
  open('/recordings?live=yes');
  await screen.findByText('No one is on your website right now');
});

test('a page search updates the URL while typing', async () => {
  server.respond(listRecordings, recordingList([unreadable]));
  const { history } = open('/recordings');
  await fill('Visited page', 'cart');
  await eventually(() => expect(history.now().search).toBe('?page=cart'));
  await eventually(() => expect(lastQuery()).toEqual({ page: 'cart' }));
});

test('a rare kind of visit can be searched further instead of being reported as missing', async () => {
  server.respond(listRecordings, recordingList([], { next: 'older' }));
  open('/recordings?device=tablet');
  await screen.findByText('No matches among the newest sessions');
  server.respond(listRecordings, recordingList([unreadable]));
  await click('Search older sessions');
  await screen.findByText('Its events couldn’t be read.');
});

test('a count of one recording with more to load is in the plural', async () => {
  server.respond(listRecordings, recordingList([unreadable], { next: 'older' }));
  open('/recordings?device=tablet');
  await screen.findByText('1+ recordings');
});

test('every row links to its player and shows what happened', async () => {
  server.respond(listRecordings, recordingList([unreadable]));
  open('/recordings');
  await screen.findByText('Its events couldn’t be read.');
  const row = screen.getByRole('link', { name: 'Nov 19, 2026 3:41 PM' });
  expect(row.getAttribute('href')).toBe('/recordings/s1');
});

test('a recording that cannot be played shows the reason instead of an empty player', async () => {
  server.respond(getRecording, loadedRecording(unreadable));
  open('/recordings/s1');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('This recording can’t be played');
  expect(alert.textContent).toContain('Its events couldn’t be read.');
  expect(screen.queryByRole('slider')).toBeNull();
});

test('a reopened recording is still titled by its time [SHELL-14]', async () => {
  server.respond(listRecordings, recordingList([unreadable]));
  server.respond(getRecording, loadedRecording(unreadable));
  open('/recordings');
  for (const visit of ['the first', 'the second']) {
    await user.click(await screen.findByRole('link', { name: 'Nov 19, 2026 3:41 PM' }));
    await screen.findByRole('alert');
    await eventually(() => expect(document.title, visit).toContain('Nov 19, 2026'));
    await user.click(screen.getByRole('link', { name: 'All recordings' }));
  }
});

test('deleting asks for confirmation, then returns to the list', async () => {
  server.respond(getRecording, loadedRecording(unreadable));
  server.respond(listRecordings, recordingList([]));
  server.respond(deleteRecording, { success: true });
  const { history } = open('/recordings/s1');
  await click('Delete');
  await screen.findByText('Delete this recording?');
  await user.click(screen.getByRole('button', { name: 'Delete recording' }));
  await eventually(() => expect(history.now().pathname).toBe('/recordings'));
  await screen.findByText('Recording deleted');
  history.back(); // The deleted recording is not in the history.
  expect(history.now().pathname).toBe('/recordings');
});

test('a session without recorded data shows a message', async () => {
  server.respond(getRecording, loadedRecording(recordingRow({ state: 'running' })));
  open('/recordings/s1');
  await screen.findByText('Nothing was recorded before the visitor left.');
});

test('a row shows a drawing of the problem’s page with the element marked', async () => {
  const boxes = [
    {
      box: [10, 20, 80, 30] as [number, number, number, number],
      target: true,
      part: 'control' as const,
    },
    {
      box: [10, 90, 80, 30] as [number, number, number, number],
      target: false,
      part: 'field' as const,
    },
  ];
  const drawn = { ...unreadable, thumbnail: { width: 390, height: 700, boxes } };
  server.respond(listRecordings, recordingList([drawn, { ...unreadable, session_id: 's2' }]));
  open('/recordings');
  const [row, other] = (await screen.findAllByRole('row')).slice(1);
  const rects = [...(row?.querySelectorAll('svg[viewBox="0 0 390 700"] rect') ?? [])];
  expect(rects.map((rect) => rect.getAttribute('y'))).toEqual(['90', '20']);
  const isMarked = (rect: Element) => rect.getAttribute('fill') === 'currentColor';
  expect(rects.map(isMarked)).toEqual([false, true]);
  expect(rects[1]?.closest('svg')?.getAttribute('class')).toContain('text-critical');
  expect(other?.querySelector('[class*=critical]')).toBeNull();
});

test('a session without problems is drawn around its last click, and one without clicks as its device', async () => {
  const click = {
    box: [10, 20, 80, 30] as [number, number, number, number],
    target: true,
    part: 'control' as const,
  };
  const calm = { width: 390, height: 244, isCalm: true, boxes: [click] };
  const phone = recordingRow({ session_id: 's2', facts: rowFacts() });
  server.respond(listRecordings, recordingList([{ ...unreadable, thumbnail: calm }, phone]));
  open('/recordings');
  const [row, other] = (await screen.findAllByRole('row')).slice(1);
  const target = row?.querySelector('svg[viewBox="0 0 390 244"] rect');
  expect(target?.closest('svg')?.getAttribute('class')).toContain('text-accent');
  expect(row?.querySelector('[class*=critical]')).toBeNull();
  expect(other?.querySelector('svg[viewBox="0 0 96 60"]')?.getAttribute('data-device')).toBe(
    'phone',
  );
});
