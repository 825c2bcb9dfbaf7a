import { Send } from 'lucide-react';
import { dailyVideo } from '../../../lambdas/contract/copy/daily-video.ts';
import { Button } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { TextField } from '../ui/field.tsx';

const copy = dailyVideo.questions;

/** The specification's static panel (§2): it shows what may come and answers nothing. */
export function QuestionsPanel() {
  return (
    <Card isPadded={false} className="hidden min-h-104 flex-col lg:flex" aria-label={copy.title}>
      <h2 className="border-b border-line px-5 py-4 font-semibold">{copy.title}</h2>
      <div className="grid grow content-end gap-3 p-5">
        <p className="max-w-[92%] rounded-lg rounded-bl-xs bg-sunken px-3.5 py-2.5">
          {copy.example}
        </p>
        <p className="text-ui text-ink-subtle">{copy.note}</p>
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
