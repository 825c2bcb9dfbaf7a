import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useCompleteness } from '../../web/app/lib/session/use-completeness.ts';
import { stored } from '../../web/app/lib/storage.ts';
import { ANN } from '../fakes/auth.ts';
import './browser.ts';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));

test('a profile that was complete is known in the first render, so the page can render', () => {
  stored.profileCompleteOf(ANN.id).set('true');
  const known: string[] = [];
  const isNewSignIn = () => false;
  const { unmount } = renderHook(() => {
    const [completeness] = useCompleteness(ANN.id, isNewSignIn);
    known.push(completeness);
  });
  expect(known[0]).toBe('complete');
  unmount();
});
