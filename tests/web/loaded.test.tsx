import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import { general } from '../../lambdas/contract/copy/general.ts';
import { Loaded } from '../../web/app/ui/loaded.tsx';

const refetch = vi.fn();
const failure = new Error('Not loaded');
type Props = ComponentProps<typeof Loaded<string>>;
const view = (query: Partial<Props['query']>, more: Partial<Props> = {}) => (
  <Loaded
    query={{ data: undefined, error: null, refetch, ...query }}
    title="Team"
    loading="Loading the team"
    errorTextOf={({ message }) => ({ title: message, lead: 'Sorry.', isFinal: false })}
    {...more}
  >
    {(data: string) => <h1>{data}</h1>}
  </Loaded>
);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

test('a page has its heading and a loader, or an outline of its content, while it loads', () => {
  const { rerender } = render(view({}));
  expect(heading()).toBe('Team');
  screen.getByText('Loading the team');
  rerender(view({}, { outline: 'Outline' }));
  expect(heading()).toBe('Team');
  screen.getByText('Outline');
  expect(screen.queryByText('Loading the team')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('loaded data replaces the heading and the loader, and stays when a refetch fails', () => {
  const { rerender } = render(view({ data: 'Team of Ann' }));
  expect(heading()).toBe('Team of Ann');
  rerender(view({ data: 'Team of Ann', error: failure }));
  expect(heading()).toBe('Team of Ann');
  expect(screen.queryByText('Loading the team')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a page that failed to load states the reason and can be retried', () => {
  render(view({ error: failure }, { outline: 'Outline' }));
  expect(screen.getByRole('alert').textContent).toContain('Not loadedSorry.');
  expect(heading()).toBe('Team');
  expect(screen.queryByText('Outline')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: general.broken.again }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('a failure that a retry cannot solve offers its alternative instead', () => {
  const errorTextOf = () => ({ title: 'Gone', isFinal: true, alternative: 'See all' });
  render(view({ error: failure }, { errorTextOf }));
  screen.getByText('See all');
  expect(screen.queryByRole('button')).toBeNull();
});
