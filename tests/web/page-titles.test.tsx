import { beforeEach, expect, test, vi } from 'vitest';
import { pages } from '../../lambdas/contract/copy/pages.ts';
import { eventually, open, signedIn } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

beforeEach(signedIn);

test.each([
  ['/contact', pages.contact],
  ['/no/such/page', pages.notFound],
  ['/profile', pages.profile],
  ['/emails', pages.emails],
  ['/verify-token', pages.verifyToken],
  ['/reset-password', pages.resetPassword],
  ['/docs/tracker', pages.trackerDocs],
])('%s has a title and a description [SHELL-14]', async (path, { title, description }) => {
  open(path);
  await eventually(() => expect(document.title).toBe(`${title} · Reveille`));
  const meta = document.querySelector('meta[name="description"]');
  expect(meta?.getAttribute('content')).toBe(description);
});

test('no two pages share a title or a description [SHELL-14]', () => {
  const all = Object.values(pages);
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
});
