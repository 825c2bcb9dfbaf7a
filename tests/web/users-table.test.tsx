import { act, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { UsersTable } from '../../web/app/admin/users-table.tsx';
import { adminUser, maya } from '../factories/admin-users.ts';
import './browser.ts';

test('only the rows around the window are rendered, and the table is as high as all of them', () => {
  const users = Array.from({ length: 300 }, (_, place) => adminUser(`User ${place}`, {}));
  render(<UsersTable users={users} zone="Europe/Berlin" />);
  const shown = () => [...document.querySelectorAll('tbody tr[aria-rowindex]')];
  const firstPlace = () => Number(shown()[0]?.getAttribute('aria-rowindex'));
  const gaps = () =>
    [...document.querySelectorAll<HTMLElement>('td[colspan="8"]')].map(({ style }) => style.height);
  expect(firstPlace()).toBe(2); // after the header
  expect(gaps()).toEqual([`${(300 - shown().length) * 45}px`]);
  const { scrollY: start } = window;
  window.scrollY = 100 * 45 + 1;
  act(() => void window.dispatchEvent(new Event('scroll')));
  // Twenty rows above the window are rendered as well.
  expect(firstPlace()).toBe(82);
  expect(gaps()).toEqual([`${80 * 45}px`, `${(220 - shown().length) * 45}px`]);
  window.scrollY = start;
});

test('the columns share the whole width of the table, and do not move while it scrolls', () => {
  render(<UsersTable users={[maya]} zone="Europe/Berlin" />);
  const widths = [...document.querySelectorAll('col')].map(({ style }) =>
    Number.parseFloat(style.width),
  );
  expect(widths).toHaveLength(8);
  expect(widths.reduce((sum, width) => sum + width, 0)).toBe(100);
});
