import { CircleCheck, CircleX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import {
  diagnosis,
  formerTagCause,
  likelyCauses,
  lostTagCause,
} from '../../../../lambdas/contract/copy/installation-check.ts';
import { websites } from '../../../../lambdas/contract/copy/websites.ts';
import { displayDomain } from '../../../../lambdas/contract/display-domain.ts';
import type { CheckReply } from '../../../../lambdas/contract/integration-check.ts';
import { formatInstant } from '../../lib/time/dates.ts';
import { nonBreaking } from '../../lib/time/non-breaking.ts';
import { detectedTimezone } from '../../lib/time/timezones.ts';
import { CodeBlock } from '../../ui/code-block.tsx';

const copy = diagnosis;
const SLOW_RESPONSE_MS = 1_000;

interface Fact {
  readonly label: string;
  readonly value: string;
  readonly isGood: boolean;
}

interface Props {
  check: CheckReply;
  domain: string;
  /** Scrolls the result into view, because it may be below the fold. */
  scrollsIntoView: boolean;
  /** The script was found before and is missing since. */
  isLost?: boolean;
  /** One level below the heading of the step or page. */
  heading?: 'h2' | 'h3';
}

/** The facts that a failed test found, then the one thing to do. Stays after the toast has closed. */
export function Diagnosis({
  check,
  domain,
  scrollsIntoView,
  isLost = false,
  heading: Heading = 'h3',
}: Props) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    if (scrollsIntoView && check) section.current?.scrollIntoView({ block: 'nearest' });
  }, [scrollsIntoView, check]);
  const { stage, findings, checked_at } = check;
  const cause = likelyCauses[stage](
    displayDomain(domain),
    displayDomain(findings.redirected_to ?? ''),
  );
  const missingCause = findings.former_tags > 0 ? formerTagCause : isLost ? lostTagCause : cause;
  const advice = stage === 'tag-missing' ? missingCause : cause;
  return (
    <section
      ref={section}
      aria-labelledby="diagnosis"
      className="grid scroll-mb-4 gap-3 rounded-md border border-line bg-sunken px-4 py-3.5"
    >
      <Heading id="diagnosis" className="text-ui font-medium text-ink-muted">
        {copy.heading(nonBreaking(timeOf(checked_at)))}
      </Heading>
      <dl className="grid gap-2">
        {factsOf(check).map(({ label, value, isGood }) => (
          <div
            key={label}
            className="grid grid-cols-[auto_minmax(0,1fr)] items-start gap-x-2 sm:grid-cols-[auto_minmax(0,1fr)_auto] [&>.lucide]:mt-0.5"
          >
            {isGood ? (
              <CircleCheck className="text-positive-mark" />
            ) : (
              <CircleX className="text-critical-mark" />
            )}
            <dt className="wrap-anywhere">{label}</dt>
            <dd className="text-ink-muted max-sm:col-start-2 sm:text-right">{value}</dd>
          </div>
        ))}
      </dl>
      {findings.policy_lines.length > 0 && (
        <CodeBlock
          label={copy.linesToAdd}
          code={findings.policy_lines.join('\n')}
          copy={copy.copy}
          copied={websites.script.copied.detail}
        />
      )}
      <p className="text-ink-muted">
        <strong className="text-ink">{copy.likely}</strong> {advice}
      </p>
      {findings.consent?.obeyed === 'not' && <p className="text-ink-muted">{copy.consentHelp}</p>}
    </section>
  );
}

function factsOf({ stage, findings }: CheckReply): Fact[] {
  const { url, answered_ms, redirected_to, tag, tags, first_seen_at, consent } = findings;
  const { former_tags, foreign_tags } = findings;
  const hasResponded = answered_ms !== null;
  const otherTag = foreign_tags > 0 ? copy.foreign : former_tags > 0 && copy.former;
  const facts: (Fact | false)[] = [
    {
      label: url,
      value: responseTextOf(stage, answered_ms),
      isGood: hasResponded && stage !== 'error-answer',
    },
    redirected_to !== null && {
      label: copy.leads,
      value: redirected_to,
      isGood: false,
    },
    hasResponded && {
      label: copy.script,
      value: (tags === 0 && otherTag) || copy.places[tag],
      isGood: tags > 0,
    },
    tags > 0 && foreign_tags > 0 && { label: copy.second, value: copy.foreign, isGood: false },
    findings.policy_lines.length > 0 && { label: copy.policy, value: copy.no, isGood: false },
    consent?.banner != null && {
      label: copy.consent(consent.banner),
      value: copy.consentBy[consent.obeyed],
      isGood: consent.obeyed !== 'not',
    },
    tags > 0 && {
      label: copy.visit,
      value: first_seen_at ? copy.visitAt(timeOf(first_seen_at)) : copy.noVisit,
      isGood: first_seen_at !== null,
    },
  ];
  return facts.filter((fact) => fact !== false);
}

/** Names the response time only if it was slow. */
function responseTextOf(stage: CheckReply['stage'], answeredMs: number | null): string {
  if (answeredMs === null) return copy.notAnswered;
  if (stage === 'error-answer') return copy.errorPage;
  return answeredMs < SLOW_RESPONSE_MS
    ? copy.answered
    : copy.answeredIn((answeredMs / 1000).toFixed(1));
}

const timeOf = (instant: string) => formatInstant(detectedTimezone(), instant, 'moment');
