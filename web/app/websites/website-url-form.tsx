import { Globe } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { websites } from '../../../lambdas/contract/copy/websites.ts';
import { WEBSITE_URL_MAX_CHARACTERS } from '../../../lambdas/contract/limits.ts';
import { notifyProblem } from '../lib/notify.ts';
import { Field, Input } from '../ui/form/field.tsx';
import { useFieldErrors } from '../ui/form/field-errors.ts';
import { asWritten, parseDomain, prefilled, withOneScheme } from './website-url.ts';

interface Props {
  value: string;
  onChange: (typed: string) => void;
  hint?: string;
  onSubmit: (domain: string) => void;
  children: ReactNode;
}

/** Asks for the website, and accepts only a valid domain. */
export function WebsiteUrlForm({ value, onChange, hint, onSubmit, children }: Props) {
  const { ref, errors, setErrors } = useFieldErrors();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { domain, problem } = parseDomain(value);
    setErrors(problem ? { websiteUrl: problem.detail } : {});
    if (problem) notifyProblem(problem);
    else onSubmit(domain);
  };
  return (
    <form ref={ref} noValidate onSubmit={submit} className="grid gap-4.5">
      <Field label={websites.url.label} hint={hint} error={errors.websiteUrl}>
        {(control) => (
          <div className="relative [&>.lucide]:pointer-events-none [&>.lucide]:absolute [&>.lucide]:top-1/2 [&>.lucide]:left-3 [&>.lucide]:-translate-y-1/2 [&>.lucide]:text-ink-subtle">
            <Globe />
            <Input
              {...control}
              className="pl-9"
              name="websiteUrl"
              inputMode="url"
              autoComplete="url"
              autoCapitalize="none"
              spellCheck={false}
              maxLength={WEBSITE_URL_MAX_CHARACTERS}
              placeholder={websites.url.placeholder}
              value={asWritten(value)}
              onFocus={() => onChange(prefilled(value))}
              onChange={(event) => onChange(withOneScheme(event.target.value))}
            />
          </div>
        )}
      </Field>
      <div>{children}</div>
    </form>
  );
}
