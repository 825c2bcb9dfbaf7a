import { websites } from '../../../lambdas/contract/copy/websites.ts';
import { ANALYSIS_MAX_CHARACTERS, ANALYSIS_ROWS } from '../../../lambdas/contract/limits.ts';
import { Field, Textarea } from '../ui/form/field.tsx';
import { Sunrise } from '../ui/logo.tsx';

const copy = websites.analysis;

/** The description of the website, which the owner can edit. */
export function AnalysisText({
  value,
  onChange,
}: {
  value: string;
  onChange: (text: string) => void;
}) {
  return (
    <Field label={copy.label}>
      {(control) => (
        <Textarea
          {...control}
          rows={ANALYSIS_ROWS}
          maxLength={ANALYSIS_MAX_CHARACTERS}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

export function AnalysisLoading() {
  return (
    <div role="status" className="grid justify-items-center gap-2 px-4 py-10 text-center">
      <Sunrise className="mb-2 size-14 text-accent" isRising />
      <p className="text-lg font-semibold tracking-tight">{copy.loading}</p>
      <p className="text-ink-muted">{copy.loadingNote}</p>
    </div>
  );
}
