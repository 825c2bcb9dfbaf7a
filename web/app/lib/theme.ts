/** Where next-themes keeps the choice; without one the system's is followed (§9). */
const KEY = 'theme';

/** Before the first paint; next-themes takes over when it has loaded and follows every change. */
export function paintTheme(): void {
  const isSystemDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
  const chosen = localStorage.getItem(KEY);
  const isDark = chosen === 'dark' || (chosen !== 'light' && isSystemDark);
  document.documentElement.classList.toggle('dark', isDark);
}
