import { type ReactNode, useState } from 'react';
import { recipes, recipeWords } from '../../../lambdas/contract/copy/recipes.ts';
import type { Platform } from '../../../lambdas/contract/integration.ts';
import {
  forJsx,
  forTagManager,
  withStrictPrivacy,
} from '../../../lambdas/contract/rules/script-forms.ts';
import { Field } from '../ui/form/field.tsx';
import { Select } from '../ui/form/select.tsx';
import { TrackingScript } from './tracking-script.tsx';

type RecipeName = keyof typeof recipes;
const forms = { html: (script: string) => script, jsx: forJsx, 'tag-manager': forTagManager };

interface Props {
  script: string;
  /** The detected platform of the website; its instructions come first. */
  platform: Platform | undefined;
  copyLabel: string;
  /** Shown between the script and the instructions. */
  children?: ReactNode;
}

/** The script, and instructions per platform for where to paste it; the detected platform comes first. */
export function InstallGuide({ script, platform = 'plain', copyLabel, children }: Props) {
  const [selected, setSelected] = useState<RecipeName>(platform);
  const [isStrict, setIsStrict] = useState(false);
  const all = Object.keys(recipes) as RecipeName[];
  const ordered = [platform, ...all.filter((each) => each !== platform)];
  const options = ordered.map((value) => ({ value, label: recipes[value].name }));
  const { form, steps } = recipes[selected];
  const hint = platform === 'plain' ? undefined : recipeWords.detected(recipes[platform].name);
  return (
    <>
      <TrackingScript
        code={forms[form](isStrict ? withStrictPrivacy(script) : script)}
        copyLabel={copyLabel}
      />
      {children}
      <label className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-2">
        <input
          type="checkbox"
          className="mt-0.5 size-4 accent-(--color-accent)"
          checked={isStrict}
          onChange={({ target }) => setIsStrict(target.checked)}
        />
        <span>{recipeWords.strict}</span>
        <span className="col-start-2 text-ui text-ink-muted">{recipeWords.strictHint}</span>
      </label>
      <Field label={recipeWords.label} hint={hint}>
        {(control) => (
          <Select
            {...control}
            value={selected}
            onValueChange={(value) => setSelected(value as RecipeName)}
            options={options}
          />
        )}
      </Field>
      <ol className="grid list-decimal gap-1.5 pl-5 text-ink-muted marker:text-ink-subtle">
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </>
  );
}
