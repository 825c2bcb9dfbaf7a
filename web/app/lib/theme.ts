import { useSyncExternalStore } from 'react';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Where this browser keeps the choice; without one the system's theme is followed (§9). */
const KEY = 'theme';
const listeners = new Set<() => void>();
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

function chosenTheme(): Theme {
  try {
    return themes.find((each) => each === localStorage.getItem(KEY)) ?? 'system';
  } catch {
    return 'system'; // a browser may forbid storage
  }
}

/** Before the first paint, and whenever the choice or the system's theme changes. */
function paint(): void {
  const chosen = chosenTheme();
  const isDark = chosen === 'dark' || (chosen === 'system' && systemDark().matches);
  document.documentElement.classList.toggle('dark', isDark);
}

function onChange(): void {
  paint();
  for (const listener of listeners) listener();
}

/** Paints the theme and keeps it right: other tabs and the system may change it. */
export function paintTheme(): void {
  paint();
  systemDark().addEventListener('change', onChange);
  window.addEventListener('storage', ({ key }) => key === KEY && onChange());
}

export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    return; // without storage the system's theme is followed
  }
  onChange();
}

export const useTheme = (): Theme =>
  useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  }, chosenTheme);
