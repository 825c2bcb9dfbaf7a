import { Search } from 'lucide-react';
import { useState } from 'react';
import { recordings } from '../../../lambdas/contract/copy/recordings.ts';
import { clock } from '../lib/local-date.ts';
import { Card } from '../ui/card.tsx';
import { Field, SearchInput } from '../ui/field.tsx';
import { fitting, type Moment } from './moments.ts';
import { MarkSign } from './timeline.tsx';

const copy = recordings.player;

interface Props {
  moments: readonly Moment[];
  atMs: number;
  onSeek: (ms: number) => void;
}

/** What happened, in words; each line leads to its moment. */
export function EventList({ moments, atMs, onSeek }: Props) {
  const [search, setSearch] = useState('');
  const shown = fitting(moments, search);
  const current = moments.findLast((moment) => moment.atMs <= atMs);
  return (
    <Card isPadded={false} className="self-start">
      <div className="grid gap-3 border-b border-line px-4 py-3.5">
        <h2 className="font-semibold">{copy.events}</h2>
        <Field label={copy.search} isLabelHidden>
          {(control) => (
            <SearchInput
              {...control}
              icon={<Search />}
              placeholder={copy.search}
              value={search}
              onChange={(event) => setSearch(event.target.value)}
            />
          )}
        </Field>
      </div>
      <ol className="max-h-120 overflow-y-auto p-2">
        {shown.map((moment) => (
          <li key={`${moment.kind} ${moment.atMs} ${moment.words}`}>
            <button
              type="button"
              aria-current={moment === current ? 'true' : undefined}
              onClick={() => onSeek(moment.atMs)}
              className="flex min-h-9 w-full cursor-pointer items-center gap-2.5 rounded-md px-2 py-1.5 text-left text-ui hover:bg-sunken aria-[current]:bg-accent-soft"
            >
              <time className="w-10 shrink-0 text-ink-muted tabular-nums">
                {clock(moment.atMs)}
              </time>
              <MarkSign kind={moment.kind} />
              <span className="min-w-0 break-words">{moment.words}</span>
            </button>
          </li>
        ))}
        {shown.length === 0 && <li className="px-2 py-3 text-ink-muted">{copy.noMatch}</li>}
      </ol>
    </Card>
  );
}
