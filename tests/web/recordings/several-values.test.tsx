import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { listSegments } from '../../../lambdas/contract/recording-segments.ts';
import { listRecordings } from '../../../lambdas/contract/recordings.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/lib/query.tsx';
import '../../../web/app/recordings/filters/filter-bar.tsx';
import '../../../web/app/recordings/recordings-page.tsx';
import '../../../web/app/shell/app-shell.tsx';
import { click, eventually, open, user } from '../app.tsx';
import { chips, choose, focused, signedInWithOneRecording } from './active-filters.ts';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

beforeEach(signedInWithOneRecording);

test('a filter takes several values, and the list shows recordings with any of them', async () => {
  const { history } = open('/recordings');
  await click('Add filter');
  await choose('Device');
  await choose('Tablet');
  await choose('Phone');
  await eventually(() => expect(history.now().search).toBe('?device=phone&device=tablet'));
  await eventually(() => expect(chips()).toEqual(['Device: Phone or Tablet']));
  await eventually(() =>
    expect(server.requestsTo(listRecordings).at(-1)?.body).toEqual({ device: 'phone,tablet' }),
  );
  await choose('Computer');
  await eventually(() => expect(chips()).toEqual(['3 devices']));
  screen.getByRole('button', { name: '3 devices: Phone, Computer, or Tablet' });
  screen.getByRole('button', {
    name: 'Remove the filter Device: Phone, Computer, or Tablet',
  });
});

test('a search adds a value to a filter that has one', async () => {
  const { history } = open('/recordings?country=DE');
  await click('Add filter');
  await user.keyboard('country{Enter}');
  await eventually(() => expect(history.now().search).toBe('?country=DE&country=FR'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a chip without values stays until its list closes, so that another value can be selected', async () => {
  const { history } = open('/recordings?device=phone');
  await click('Device: Phone');
  await choose('Phone');
  await eventually(() => expect(history.now().search).toBe(''));
  await eventually(() => expect(chips()).toEqual(['Device: Any']));
  await choose('Tablet');
  await eventually(() => expect(chips()).toEqual(['Device: Tablet']));
  await choose('Tablet');
  await eventually(() => expect(chips()).toEqual(['Device: Any']));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull();
  expect(focused()).toBe('Add filter');
});

test('a chip that is left without values passes the focus to the next chip', async () => {
  open('/recordings?device=phone&country=DE');
  await click('Device: Phone');
  await choose('Phone');
  await user.keyboard('{Escape}');
  await eventually(() => expect(chips()).toEqual(['Country: Germany']));
  await eventually(() => expect(focused()).toBe('Country: Germany'));
});

test('a click elsewhere that closes a chip without values keeps the focus there', async () => {
  open('/recordings?device=phone');
  await click('Device: Phone');
  await choose('Phone');
  const search = screen.getByLabelText('Visited page');
  await user.click(search);
  await eventually(() => expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull());
  expect(document.activeElement).toBe(search);
});

test('the same values in another order are the same segment', async () => {
  const segment = { id: 'g1', name: 'Handhelds', query: 'device=phone&device=tablet' };
  server.respond(listSegments, { segments: [segment] });
  open('/recordings?device=tablet&device=phone');
  const link = await screen.findByRole('link', { name: 'Handhelds' });
  expect(link.getAttribute('aria-current')).toBe('page');
  await screen.findByRole('button', { name: 'Add filter' });
  expect(screen.queryByRole('button', { name: 'Save as segment' })).toBeNull();
});

test('clicking a chip changes its value and returns the focus to it', async () => {
  const { history } = open('/recordings?device=phone&country=DE');
  await click('Device: Phone');
  expect((await screen.findByRole('option', { selected: true })).textContent).toBe('Phone');
  await choose('Tablet');
  await choose('Phone');
  await eventually(() => expect(history.now().search).toBe('?device=tablet&country=DE'));
  await user.keyboard('{Escape}');
  await eventually(() => expect(focused()).toBe('Device: Tablet'));
});
