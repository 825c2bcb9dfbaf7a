import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { getNarration } from '../../../lambdas/contract/narration.ts';
import { chapter, narration } from '../../factories/narration.ts';
import { server } from '../../fakes/server.ts';
import '../../../web/app/lib/query.tsx';
import '../../../web/app/shell/app-shell.tsx';
import '../../../web/app/video/daily-video-page.tsx';
import { open, signedIn, user } from '../app.tsx';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

const day = narration(
  chapter('Thursday, November 19', '31 visitors came.', [0, 4_000]),
  chapter('“Apply” doesn’t respond', 'Three visitors clicked “Apply”.', [0, 4_000], {
    session_id: 's1',
    start_ms: 4_000,
    end_ms: 16_000,
  }),
  chapter('To do today', 'Repair Apply on /cart.', [0, 4_000]),
);

beforeEach(() => {
  signedIn();
  server.respond(getNarration, { narration: day });
});

test('the questions panel shows and does nothing on input [VIDEO-06]', async () => {
  open('/daily-video');
  const panel = within(await screen.findByRole('region', { name: 'Questions about this report' }));
  const field = panel.getByPlaceholderText('Ask anything...');
  await user.type(field, 'Why?');
  expect((field as HTMLInputElement).value).toBe('');
  expect((panel.getByRole('button', { name: 'Send' }) as HTMLButtonElement).disabled).toBe(true);
});

test('the questions panel answers questions with the report’s own sentences', async () => {
  open('/daily-video');
  const panel = within(await screen.findByRole('region', { name: 'Questions about this report' }));
  await panel.findByText('Answers come from this report.');
  const answers = panel.getAllByRole('group').map(({ textContent }) => textContent);
  expect(answers).toEqual([
    'How was the day?31 visitors came.',
    'What did visitors run into?Three visitors clicked “Apply”.',
    'What should I do today?Repair Apply on /cart.',
  ]);
});

test('before the first report, the questions panel shows when answers will be available', async () => {
  server.respond(getNarration, { narration: null });
  open('/daily-video');
  const panel = within(await screen.findByRole('region', { name: 'Questions about this report' }));
  await panel.findByText('You’ll find answers here once your first report is ready.');
  expect(panel.queryAllByRole('group')).toEqual([]);
});
