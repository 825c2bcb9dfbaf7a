import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onThemeChange, paintTheme } from '../../web/app/lib/theme/theme.ts';
import { open, signedIn, user } from './app.tsx';

vi.mock('../../web/app/lib/auth.ts', () => import('../fakes/auth.ts'));
vi.mock('../../web/app/lib/live.ts', () => import('../fakes/live.ts'));

const isDark = () => document.documentElement.classList.contains('dark');
/** Mocks the system theme; returns a function that changes it. */
function system(isSystemDark: boolean) {
  const listeners: ((change: object) => void)[] = [];
  const query = {
    matches: isSystemDark,
    addEventListener: (_: string, listener: (change: object) => void) => listeners.push(listener),
    removeEventListener: () => {},
  };
  vi.stubGlobal('matchMedia', () => query);
  return (becomesDark: boolean) => {
    query.matches = becomesDark;
    act(() => {
      for (const listener of listeners) listener(query);
    });
  };
}

beforeEach(signedIn);
afterEach(() => document.documentElement.classList.remove('dark'));

test('the profile switches between light, dark and the system’s theme, and the browser keeps the choice', async () => {
  const becomes = system(true);
  paintTheme();
  expect(isDark()).toBe(true);
  open('/profile');
  await user.click(await screen.findByRole('radio', { name: 'Light' }));
  expect([isDark(), localStorage.getItem('theme')]).toEqual([false, 'light']);
  await user.click(screen.getByRole('radio', { name: 'Dark' }));
  expect([isDark(), localStorage.getItem('theme')]).toEqual([true, 'dark']);
  await user.click(screen.getByRole('radio', { name: 'Same as system' }));
  becomes(false);
  expect(isDark()).toBe(false);
});

test('the theme selected in another tab applies here, and other stored values do not', () => {
  system(false);
  paintTheme();
  const changes = vi.fn();
  const stop = onThemeChange(changes);
  const stored = (key: string, value: string) => {
    localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  };
  stored('connectedDomain', 'archer.example');
  expect(changes).not.toHaveBeenCalled();
  stored('theme', 'dark');
  expect(isDark()).toBe(true);
  expect(changes).toHaveBeenCalled();
  stop();
  changes.mockClear();
  stored('theme', 'light');
  expect(isDark()).toBe(false);
  expect(changes).not.toHaveBeenCalled();
});

test('the entry script applies the theme before the app has loaded, so a dark page never flashes white', async () => {
  system(true);
  vi.doMock('../../web/app/main.tsx', () => ({}));
  await import('../../web/app/start.ts');
  expect(isDark()).toBe(true);
});
