import { useSyncExternalStore } from 'react';
import { onThemeChange, selectedTheme, type Theme } from './theme.ts';

export const useTheme = (): Theme => useSyncExternalStore(onThemeChange, selectedTheme);
