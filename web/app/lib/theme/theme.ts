export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The storage key of the selected theme; without one the app follows the system's theme (§9). */
export const THEME_KEY = 'theme';
const listeners = new Set<() => void>();
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

export function selectedTheme(): Theme {
  try {
    return themes.find((each) => each === localStorage.getItem(THEME_KEY)) ?? 'system';
  } catch {
    return 'system'; // a browser may forbid storage
  }
}

function apply(): void {
  const selected = selectedTheme();
  const isDark = selected === 'dark' || (selected === 'system' && systemDark().matches);
  document.documentElement.classList.toggle('dark', isDark);
}

/** Called when the selected or the system's theme has changed. */
export function themeChanged(): void {
  apply();
  for (const listener of listeners) listener();
}

/** Applies the theme, and again when another tab or the system changes it. */
export function paintTheme(): void {
  apply();
  systemDark().addEventListener('change', themeChanged);
  window.addEventListener('storage', ({ key }) => key === THEME_KEY && themeChanged());
}

/** Returns a function that removes the listener. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
