import { type ComponentProps, useMemo } from 'react';
import type { Moment } from '../timeline/moments.ts';
import { EventList } from './event-list.tsx';
import { Replay } from './replay.tsx';

interface Props extends Pick<ComponentProps<typeof Replay>, 'playback' | 'pageActions'> {
  moments: readonly Moment[];
}

/** The player of a page, with the session's events beside it. */
export function ReplayAndEvents({ playback, moments, pageActions = {} }: Props) {
  const marks = useMemo(() => moments.filter(({ kind }) => kind !== 'end'), [moments]);
  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <Replay playback={playback} marks={marks} isPage pageActions={pageActions} />
      <EventList playback={playback} moments={moments} />
    </div>
  );
}
