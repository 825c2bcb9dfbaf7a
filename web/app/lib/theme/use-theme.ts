import { useSyncExternalStore } from 'react';
import { onThemeChange, selectedTheme, THEME_KEY, type Theme, themeChanged } from './theme.ts';

export const useTheme = (): Theme => useSyncExternalStore(onThemeChange, selectedTheme);

export function selectTheme(theme: Theme): void {
  try {
    localStorage.setItem(THEME_KEY, theme);
  } catch {
    return; // without storage the app follows the system's theme
  }
  themeChanged();
}
