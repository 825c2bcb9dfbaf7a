import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { open } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

test('a developer without an account can read what the tracking script does and never does', async () => {
  open('/docs/tracker');
  await screen.findByRole('heading', { level: 1, name: 'The tracking script' });
  for (const attribute of [
    'data-visitor-id',
    'data-reveille-mask',
    'data-reveille-block',
    'data-reveille-ignore',
  ]) {
    expect(screen.getByRole('cell', { name: attribute })).toBeTruthy();
  }
  expect(screen.getByRole('heading', { level: 2, name: 'What is never recorded' })).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Content-Security-Policy' }).textContent).toContain(
    `connect-src ${window.location.origin}`,
  );
});
