import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import { getRecording } from '../../../lambdas/contract/recording-playback.ts';
import { annotateRecording } from '../../../lambdas/contract/recordings.ts';
import { AnnotationsDialog } from '../../../web/app/recordings/list/annotations-dialog.tsx';
import { loadedRecording, recordingRow } from '../../factories/recording-row.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/recordings/recording-page.tsx';
import '../../../web/app/shell/app-shell.tsx';
import { click, eventually, fill, open, signedIn } from '../app.tsx';
import { SignedIn } from '../signed-in.tsx';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const row = recordingRow({ state: 'running', live: true });

beforeEach(() => {
  signedIn();
  server.respond(getRecording, loadedRecording(row));
});

test('a saved note and tags are in the dialog when it opens again', async () => {
  server.respond(annotateRecording, { success: true });
  open('/recordings/s1');
  await click('Note and tags');
  await fill('Note', 'Coupon fails');
  await fill('Tags', 'checkout');
  await click('Save');
  await screen.findByText(recordings.annotations.saved.title);
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  await click('Note and tags');
  expect(await screen.findByLabelText('Note')).toHaveProperty('value', 'Coupon fails');
  expect(screen.getByLabelText('Tags')).toHaveProperty('value', 'checkout');
});

const openAnnotations = async (marked: { note: string; tags: string[] }) => {
  server.respond(getRecording, loadedRecording({ ...row, ...marked }));
  open('/recordings/s1');
  await click('Note and tags');
};
const sentAnnotations = () => server.requestsTo(annotateRecording).map(({ body }) => body);

test('tags that others added meanwhile are kept and shown', async () => {
  server.respond(annotateRecording, { success: true, tags: ['cart', 'mine', 'theirs'] });
  await openAnnotations({ note: '', tags: ['cart'] });
  await fill('Tags', 'cart, mine');
  await click('Save');
  await eventually(() =>
    expect(sentAnnotations()).toEqual([
      { sessionId: 's1', tags: ['cart', 'mine'], tagsBefore: ['cart'] },
    ]),
  );
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  await click('Note and tags');
  expect(await screen.findByLabelText('Tags')).toHaveProperty('value', 'cart, mine, theirs');
});

test('a note is saved without the tags, so that neither replaces what others saved', async () => {
  server.respond(annotateRecording, { success: true, tags: ['cart', 'theirs'] });
  await openAnnotations({ note: 'Coupon', tags: ['cart'] });
  await fill('Note', 'Coupon fails');
  await click('Save');
  await eventually(() =>
    expect(sentAnnotations()).toEqual([{ sessionId: 's1', note: 'Coupon fails' }]),
  );
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  await click('Note and tags');
  expect(await screen.findByLabelText('Note')).toHaveProperty('value', 'Coupon fails');
  expect(screen.getByLabelText('Tags')).toHaveProperty('value', 'cart, theirs');
});

test('tags are saved without a note that did not change', async () => {
  server.respond(annotateRecording, { success: true, tags: [] });
  await openAnnotations({ note: 'Coupon', tags: ['cart'] });
  await fill('Tags', ' ');
  await click('Save');
  await eventually(() =>
    expect(sentAnnotations()).toEqual([{ sessionId: 's1', tags: [], tagsBefore: ['cart'] }]),
  );
  await eventually(() => expect(screen.queryByRole('dialog')).toBeNull());
  await click('Note and tags');
  expect(await screen.findByLabelText('Note')).toHaveProperty('value', 'Coupon');
});

test('tags are compared with those that the dialog has shown, even if the recording changes', async () => {
  server.respond(annotateRecording, { success: true });
  const dialog = (tags: string[]) => (
    <AnnotationsDialog recording={{ ...row, tags }} close={() => {}} />
  );
  const { rerender } = render(dialog(['cart']), { wrapper: SignedIn });
  await screen.findByLabelText('Tags');
  rerender(dialog(['cart', 'theirs']));
  await fill('Tags', 'cart, mine');
  await click('Save');
  await eventually(() => expect(sentAnnotations()).toMatchObject([{ tagsBefore: ['cart'] }]));
});

test('tags that cannot be saved stay in the dialog', async () => {
  server.reject(annotateRecording, 'recording-tag-limit');
  await openAnnotations({ note: '', tags: ['cart'] });
  await fill('Tags', 'cart, mine');
  await click('Save');
  await screen.findByText(recordings.annotations.tagLimit.title);
  expect(screen.getByLabelText('Tags')).toHaveProperty('value', 'cart, mine');
});
