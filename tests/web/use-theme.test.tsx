import { act, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { selectTheme, useTheme } from '../../web/app/lib/theme/use-theme.ts';
import './browser.ts';

const Shown = () => <output>{useTheme()}</output>;

test('a selected theme shows in every control at once', () => {
  render(
    <>
      <Shown />
      <Shown />
    </>,
  );
  act(() => selectTheme('dark'));
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual([
    'dark',
    'dark',
  ]);
  act(() => selectTheme('system'));
});
