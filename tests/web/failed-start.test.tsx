import { screen } from '@testing-library/react';
import { test, vi } from 'vitest';
import { ANN, provider } from '../fakes/auth.ts';
import { click, open } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

test('a failed start shows an error and can be retried, instead of an endless spinner', async () => {
  provider.stored = ANN;
  provider.failures.start = 'unreachable';
  open('/profile');
  await screen.findByRole('heading', { name: 'This page couldn’t be shown' });
  provider.failures = {};
  await click('Try again');
  await screen.findByRole('heading', { level: 1, name: 'My Profile' });
});
