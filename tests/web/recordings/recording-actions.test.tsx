import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getRecording } from '../../../lambdas/contract/recording-playback.ts';
import {
  deleteSegment,
  listSegments,
  saveSegment,
} from '../../../lambdas/contract/recording-segments.ts';
import {
  annotateRecording,
  deleteRecordings,
  listRecordings,
} from '../../../lambdas/contract/recordings.ts';
import { loadedRecording, recordingList, recordingRow } from '../../factories/recording-row.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/lib/query.tsx';
import '../../../web/app/recordings/filters/filter-bar.tsx';
import '../../../web/app/recordings/list/annotations-dialog.tsx';
import '../../../web/app/recordings/recording-page.tsx';
import '../../../web/app/recordings/recordings-page.tsx';
import '../../../web/app/recordings/filters/segment-dialog.tsx';
import '../../../web/app/shell/app-shell.tsx';
import { click, eventually, fill, open, signedIn, user } from '../app.tsx';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const row = recordingRow({ state: 'running', live: true });
const bodyOf = (path: string) => server.requests.filter((each) => each.path === path).at(-1)?.body;

beforeEach(() => {
  signedIn();
  server.respond(listSegments, { segments: [] });
  server.respond(listRecordings, recordingList([row]));
  server.respond(getRecording, loadedRecording(row));
});

test('the filters of the list can be saved under a name', async () => {
  server.respond(saveSegment, { segment: { id: '1', name: 'Phones', query: 'device=phone' } });
  open('/recordings?device=phone');
  await click('Save as segment');
  await fill('Name', 'Phones');
  await click('Save segment');
  await eventually(() =>
    expect(bodyOf(saveSegment.path)).toEqual({ name: 'Phones', query: 'device=phone' }),
  );
});

test('selected recordings are deleted together, after a confirmation', async () => {
  server.respond(deleteRecordings, { success: true, deleted: 1 });
  open('/recordings');
  await user.click(await screen.findByRole('checkbox', { name: /Select the recording of Nov 19/ }));
  await click('Delete selected');
  await screen.findByText('Delete 1 recording?');
  await user.click(screen.getAllByRole('button', { name: 'Delete selected' }).at(-1) as Element);
  await eventually(() => expect(bodyOf(deleteRecordings.path)).toEqual({ sessionIds: ['s1'] }));
});

test('a running visit is marked as live', async () => {
  open('/recordings');
  await screen.findByText('Live', { exact: true });
});

test('tags are entered separated by commas, next to a note', async () => {
  server.respond(annotateRecording, { success: true });
  open('/recordings/s1');
  await click('Note and tags');
  await fill('Note', 'Coupon fails');
  await fill('Tags', `checkout, , to fix, ${'x'.repeat(41)}`);
  await click('Save');
  await eventually(() =>
    expect(bodyOf(annotateRecording.path)).toEqual({
      sessionId: 's1',
      note: 'Coupon fails',
      tags: ['checkout', 'to fix', 'x'.repeat(40)],
      tagsBefore: [],
    }),
  );
});

test.each([
  ['Phones', 'Another segment has this name. Choose a different one.'],
  [' ', 'Please enter a name'],
])(
  'a segment cannot be renamed to %j: the field shows the reason, and nothing is sent',
  async (name, message) => {
    const phones = { id: '1', name: 'Phones', query: 'device=phone' };
    server.respond(listSegments, {
      segments: [phones, { id: '2', name: 'Carts', query: 'page=cart' }],
    });
    open('/recordings?page=cart');
    await click('Rename the segment Carts');
    await fill('Name', name);
    await click('Rename');
    await screen.findByText(message);
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
    expect(server.requestsTo(saveSegment)).toEqual([]);
  },
);

test('renaming a segment to the same name changes nothing', async () => {
  server.respond(listSegments, { segments: [{ id: '2', name: 'Carts', query: 'page=cart' }] });
  open('/recordings?page=cart');
  await click('Rename the segment Carts');
  await fill('Name', 'Carts ');
  await click('Rename');
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.requestsTo(saveSegment)).toEqual([]);
});

test('a name that another tab just took is rejected with a message, and the typed name stays', async () => {
  server.respond(listSegments, { segments: [{ id: '2', name: 'Carts', query: 'page=cart' }] });
  server.reject(saveSegment, 'segment-name-taken');
  open('/recordings?page=cart');
  await click('Rename the segment Carts');
  await fill('Name', 'Phones');
  await click('Rename');
  await screen.findByText('Name already in use');
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Phones');
});

test('Undo restores a deleted segment', async () => {
  const phones = { id: '1', name: 'Phones', query: 'device=phone' };
  server.respond(listSegments, { segments: [phones] });
  server.respond(deleteSegment, { success: true });
  server.respond(saveSegment, { segment: phones });
  open('/recordings?device=phone');
  await click('Delete the segment Phones');
  await click('Undo');
  await eventually(() =>
    expect(bodyOf(saveSegment.path)).toEqual({ name: 'Phones', query: 'device=phone' }),
  );
});
