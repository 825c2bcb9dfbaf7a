import { appearance } from '../../../lambdas/contract/copy/profile.ts';
import { type Theme, themes } from '../lib/theme/theme.ts';
import { selectTheme, useTheme } from '../lib/theme/use-theme.ts';
import { Card } from '../ui/layout/card.tsx';

const copy = appearance;

/** Selects the theme of this browser: light, dark, or the system's. */
export function Appearance() {
  const currentTheme = useTheme();
  return (
    <Card className="mt-5">
      <fieldset className="grid gap-3">
        <legend className="mb-1 text-lg font-semibold tracking-tight">{copy.title}</legend>
        <p className="text-ink-muted">{copy.lead}</p>
        <div className="flex flex-wrap gap-2">
          {themes.map((theme: Theme) => (
            <label
              key={theme}
              className="inline-flex min-h-9 cursor-pointer items-center gap-2 rounded-md border border-line bg-surface px-3 py-1.5 max-sm:gap-1.5 max-sm:px-2.5 font-medium has-checked:border-accent has-checked:bg-accent-soft"
            >
              <input
                type="radio"
                name="theme"
                className="accent-accent"
                checked={currentTheme === theme}
                onChange={() => selectTheme(theme)}
              />
              {copy.themes[theme]}
            </label>
          ))}
        </div>
      </fieldset>
    </Card>
  );
}
