import type { UseQueryResult } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { dailyVideo } from '../../../lambdas/contract/copy/daily-video.ts';
import type { Narration } from '../../../lambdas/contract/narration.ts';
import { Button } from '../ui/button.tsx';
import { TextField } from '../ui/form/field.tsx';
import { Card } from '../ui/layout/card.tsx';
import { answersIn } from './answers.ts';

const copy = dailyVideo.questions;

/** The specification's static panel (§2): three questions, answered by the report. The text field is disabled. */
export function QuestionsPanel({ query }: { query: UseQueryResult<Narration | null> }) {
  const { data: narration, isError } = query;
  const answers = narration ? answersIn(narration) : [];
  return (
    <Card isPadded={false} className="hidden min-h-104 flex-col lg:flex" aria-label={copy.title}>
      <h2 className="border-b border-line px-5 py-4 font-semibold">{copy.title}</h2>
      <div className="grid grow content-end gap-3 p-5">
        {answers.map(({ question, answer }) => (
          <details key={question} className="grid gap-2">
            <summary className="cursor-pointer rounded-lg rounded-bl-xs bg-sunken px-3.5 py-2.5">
              {question}
            </summary>
            <p className="px-3.5 pt-2 text-pretty text-ink-muted">{answer}</p>
          </details>
        ))}
        <p className="text-ui text-ink-subtle">{noteOf(narration, isError, answers.length)}</p>
      </div>
      <div className="flex gap-2 border-t border-line p-3">
        <div className="grow">
          <TextField label={copy.label} isLabelHidden placeholder={copy.placeholder} disabled />
        </div>
        <Button variant="secondary" size="icon" aria-label={copy.send} className="size-10" disabled>
          <Send />
        </Button>
      </div>
    </Card>
  );
}

function noteOf(narration: Narration | null | undefined, isError: boolean, answers: number) {
  if (answers > 0) return copy.note;
  if (narration !== undefined) return copy.none;
  return isError ? copy.failed : copy.loading;
}
