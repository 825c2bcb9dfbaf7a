import { render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import '../../../web/app/lib/query.tsx';
import '../../../web/app/recordings/filters/filter-bar.tsx';
import type { FilterKind } from '../../../web/app/recordings/filters/filter-kinds.ts';
import { FilterValue } from '../../../web/app/recordings/filters/filter-value.tsx';
import '../../../web/app/recordings/recordings-page.tsx';
import '../../../web/app/shell/app-shell.tsx';
import { eventually, open, user } from '../app.tsx';
import { focused, signedInWithOneRecording } from './active-filters.ts';

vi.mock('../../../web/app/lib/auth.ts', () => import('../../fakes/auth.ts'));
vi.mock('../../../web/app/lib/live.ts', () => import('../../fakes/live.ts'));

beforeEach(signedInWithOneRecording);

test('a typed filter is changed in its chip, whose popover closes then', async () => {
  const { history } = open('/recordings?clicked=Buy');
  await user.click(await screen.findByTitle('Clicked text: Buy'));
  const field = await screen.findByRole('textbox', { name: 'Clicked text' });
  await user.clear(field);
  await user.type(field, 'Order{Enter}');
  await eventually(() => expect(history.now().search).toBe('?clicked=Order'));
  await eventually(() => expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull());
  // Without text there is no filter.
  await user.click(await screen.findByTitle('Clicked text: Order'));
  await user.clear(await screen.findByRole('textbox', { name: 'Clicked text' }));
  await user.keyboard('{Enter}');
  await eventually(() => expect(history.now().search).toBe(''));
});

test.each([
  ['the next chip', '?clicked=Buy&device=phone', 'Device: Phone'],
  ['the previous chip if it was the last', '?signal=rage-click&clicked=Buy', /Rage click/],
  ['"Add filter" if it was the only one', '?clicked=Buy', 'Add filter'],
])('a typed filter that is cleared with Enter passes the focus to %s', async (_, query, next) => {
  open(`/recordings${query}`);
  await user.click(await screen.findByTitle('Clicked text: Buy'));
  await user.clear(await screen.findByRole('textbox', { name: 'Clicked text' }));
  await user.keyboard('{Enter}');
  await eventually(() => expect(screen.queryByTitle('Clicked text: Buy')).toBeNull());
  await eventually(() => expect(focused()).toMatch(next));
  expect(document.activeElement?.tagName).toBe('BUTTON');
});

test('a filter with one value takes another one, and its popover closes', async () => {
  const { history } = open('/recordings?visits=new');
  await user.click(await screen.findByTitle(/^Visitors: /));
  const [, returning] = await screen.findAllByRole('option');
  await user.click(returning as Element);
  await eventually(() => expect(history.now().search).toBe('?visits=returning'));
  await eventually(() => expect(screen.queryByRole('option')).toBeNull());
});

test('a list of options has a search from eight options on', () => {
  const withOptions = (length: number) => {
    const options = Array.from({ length }, (_, n) => ({ value: `${n}`, label: `Tag ${n}` }));
    const kind: FilterKind = { name: 'tag', label: 'Tag', options };
    render(<FilterValue kind={kind} value={[]} onChange={() => {}} />);
    return screen.queryAllByRole('combobox').length;
  };
  expect([withOptions(7), withOptions(8)]).toEqual([0, 1]);
});
