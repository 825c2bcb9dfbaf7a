export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The storage key of the selected theme; without one the app follows the system's theme (§9). */
const KEY = 'theme';
const listeners = new Set<() => void>();
const systemDark = () => window.matchMedia('(prefers-color-scheme: dark)');

export function selectedTheme(): Theme {
  try {
    return themes.find((each) => each === localStorage.getItem(KEY)) ?? 'system';
  } catch {
    return 'system'; // a browser may forbid storage
  }
}

/** Called before the first paint, and whenever the selected or the system's theme changes. */
function apply(): void {
  const selected = selectedTheme();
  const isDark = selected === 'dark' || (selected === 'system' && systemDark().matches);
  document.documentElement.classList.toggle('dark', isDark);
}

function onChange(): void {
  apply();
  for (const listener of listeners) listener();
}

/** Applies the theme, and again when another tab or the system changes it. */
export function paintTheme(): void {
  apply();
  systemDark().addEventListener('change', onChange);
  window.addEventListener('storage', ({ key }) => key === KEY && onChange());
}

export function selectTheme(theme: Theme): void {
  try {
    localStorage.setItem(KEY, theme);
  } catch {
    return; // without storage the app follows the system's theme
  }
  onChange();
}

/** Returns a function that removes the listener. */
export function onThemeChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
