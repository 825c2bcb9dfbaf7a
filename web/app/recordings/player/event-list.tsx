import { Search } from 'lucide-react';
import { memo, useMemo, useState } from 'react';
import { recordingPlayer } from '../../../../lambdas/contract/copy/recording-player.ts';
import { formatDuration } from '../../lib/time/local-date.ts';
import { Field, SearchInput } from '../../ui/form/field.tsx';
import { Card } from '../../ui/layout/card.tsx';
import type { Playback } from '../playback/playback.ts';
import { MomentIcon } from '../timeline/moment-icon.tsx';
import {
  type Lane,
  lanes,
  type Moment,
  momentsInLane,
  searchMoments,
  withKeys,
} from '../timeline/moments.ts';
import { useAutoScroll } from './use-auto-scroll.ts';
import { usePlaybackState } from './use-playback.ts';

const copy = recordingPlayer;

interface Props {
  playback: Playback;
  moments: readonly Moment[];
}

/** The events with filters by kind and a search. Each line seeks to its moment, and the list follows playback. */
export function EventList({ playback, moments }: Props) {
  const [search, setSearch] = useState('');
  const [lane, setLane] = useState<Lane>('all');
  const shown = useMemo(
    () => searchMoments(momentsInLane(moments, lane), search),
    [moments, lane, search],
  );
  const current = usePlaybackState(playback, ({ atMs }) =>
    shown.findLastIndex((moment) => moment.atMs <= atMs),
  );
  const list = useAutoScroll(current);
  return (
    <div className="relative lg:min-h-96">
      <Card isPadded={false} className="flex flex-col lg:absolute lg:inset-0">
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
          <fieldset className="flex flex-wrap gap-1">
            <legend className="sr-only">{copy.lane}</legend>
            {lanes.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={lane === each}
                onClick={() => setLane(each)}
                className="min-h-7 cursor-pointer rounded-full border border-line px-2.5 text-xs text-ink-muted hover:bg-sunken aria-pressed:border-accent-line aria-pressed:bg-accent-soft aria-pressed:text-accent"
              >
                {copy.lanes[each]}{' '}
                <span className="tabular-nums">{momentsInLane(moments, each).length}</span>
              </button>
            ))}
          </fieldset>
        </div>
        <ol ref={list} className="max-h-96 grow overflow-y-auto p-2 lg:max-h-none">
          {withKeys(shown).map(({ key, moment }, index) => (
            <Line key={key} moment={moment} isCurrent={index === current} playback={playback} />
          ))}
          {shown.length === 0 && (
            <li className="px-2 py-3 text-ink-muted">
              {search ? copy.noMatch : emptyText(moments.length === 0 ? undefined : lane)}
            </li>
          )}
        </ol>
      </Card>
    </div>
  );
}

/** Text of an empty list. `lane` is undefined if no lane has events: the visit is running, or has just ended. */
function emptyText(lane: Lane | undefined): string {
  if (!lane) return copy.noEvents;
  if (lane === 'console') return copy.noConsole;
  if (lane === 'network') return copy.noNetwork;
  return lane === 'problems' ? copy.noProblems : copy.noMatch;
}

interface LineProps {
  moment: Moment;
  isCurrent: boolean;
  playback: Playback;
}

const Line = memo(({ moment, isCurrent, playback }: LineProps) => (
  <li>
    <button
      type="button"
      aria-current={isCurrent ? 'true' : undefined}
      onPointerEnter={() => playback.prefetch(moment.atMs)}
      onFocus={() => playback.prefetch(moment.atMs)}
      onClick={() => playback.seek(moment.atMs)}
      className="flex min-h-9 w-full cursor-pointer items-start gap-2.5 rounded-md px-2 py-1.5 text-left text-ui hover:bg-sunken aria-[current]:bg-accent-soft"
    >
      <time className="min-w-10 shrink-0 text-ink-muted tabular-nums">
        {formatDuration(moment.atMs)}
      </time>
      <span className="grid h-5 shrink-0 place-items-center">
        <MomentIcon moment={moment} />
      </span>
      <span className="min-w-0 wrap-anywhere">
        {moment.text}
        {moment.detail && <span className="block text-xs text-ink-subtle">{moment.detail}</span>}
      </span>
    </button>
  </li>
));
