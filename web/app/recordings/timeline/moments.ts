import { recordings } from '../../../../lambdas/contract/copy/recordings.ts';
import type { RecordingMark } from '../../../../lambdas/contract/recording-playback.ts';
import type { SessionEvent } from '../../../../lambdas/contract/replay/session-events.ts';
import type { SignalKind } from '../../../../lambdas/contract/signal.ts';

const { words, signals } = recordings;

export const lanes = ['all', 'problems', 'actions', 'pages', 'console', 'network'] as const;
export type Lane = (typeof lanes)[number];

/** One line of the event list. `kind` is a signal's, a recorded event's, a page that was opened, or the end. */
export interface Moment {
  readonly atMs: number;
  readonly kind: SignalKind | SessionEvent['kind'] | 'page' | 'end';
  readonly text: string;
  readonly detail?: string;
  readonly lane: Exclude<Lane, 'all'>;
  readonly isProblem: boolean;
}

interface SessionDigest {
  readonly pages: readonly { readonly page: string; readonly entered_ms: number }[];
  readonly marks: readonly Pick<RecordingMark, 'kind' | 'at_ms' | 'label'>[];
}
type Mark = SessionDigest['marks'][number];

/** The maximum delay of a signal after its event: a dead click is detected seconds after the click. */
const SIGNAL_DELAY_MS = 10_000;
/** The signals that belong to a recorded event, most severe first. */
const signalsOfEvent: Readonly<Record<SessionEvent['kind'], readonly SignalKind[]>> = {
  click: ['rage-click', 'error-click', 'dead-click'],
  error: ['javascript-error'],
  logged: [],
  request: ['failed-request'],
  type: [],
  submit: [],
};

/** Pages, events and signals in order, and the end at `totalMs` if it is known. A signal of an event joins its line. */
export function momentsOf(
  { pages, marks }: SessionDigest,
  events: readonly SessionEvent[],
  totalMs?: number,
): Moment[] {
  const unmatched = new Set(marks);
  const fromEvents = events.map((event) => {
    const matched = marks.filter((mark) => unmatched.has(mark) && isAbout(mark, event));
    for (const mark of matched) unmatched.delete(mark);
    const signal = signalsOfEvent[event.kind].find((kind) =>
      matched.some((mark) => mark.kind === kind),
    );
    return momentOf(event, signal);
  });
  const moments: Moment[] = [
    ...pages.map(({ page, entered_ms }) => ({
      atMs: entered_ms,
      kind: 'page' as const,
      text: words.opened(page),
      lane: 'pages' as const,
      isProblem: false,
    })),
    ...fromEvents,
    ...[...unmatched].map(({ kind, at_ms, label }) => ({
      atMs: at_ms,
      kind,
      text: words.about(signals[kind], label),
      lane: 'problems' as const,
      isProblem: true,
    })),
  ].sort((one, other) => one.atMs - other.atMs);
  if (!totalMs) return moments;
  const end = { kind: 'end', text: words.ended, lane: 'pages', isProblem: false } as const;
  return [...moments, { atMs: totalMs, ...end }];
}

const isAbout = ({ kind, at_ms, label }: Mark, event: SessionEvent) =>
  signalsOfEvent[event.kind].includes(kind) &&
  (event.kind !== 'click' || event.label === label) &&
  Math.abs(at_ms - event.at_ms) <= SIGNAL_DELAY_MS;

function momentOf(event: SessionEvent, signal: SignalKind | undefined): Moment {
  const { kind, at_ms: atMs, label, count, detail } = event;
  if (kind === 'click') {
    const text = signal ? words.about(signals[signal], label) : words.clicked(label);
    const moment = { atMs, text: words.clickedTimes(text, count), isProblem: !!signal };
    return { ...moment, kind: signal ?? 'click', lane: 'actions' };
  }
  if (kind === 'type') {
    return { atMs, kind, text: words.typed(label), lane: 'actions', isProblem: false };
  }
  if (kind === 'submit') {
    return { atMs, kind, text: words.submitted(label), lane: 'actions', isProblem: false };
  }
  const isLogged = kind === 'logged';
  const isError = kind === 'error' || isLogged;
  return {
    atMs,
    kind: signal ?? (isLogged ? 'error' : kind),
    text: isError ? label || words.unknownError : words.request(label),
    detail,
    lane: isError ? 'console' : 'network',
    isProblem: !isLogged,
  };
}

/** The moments with a key each; equal ones, such as two requests that failed together, are numbered. */
export function withKeys(moments: readonly Moment[]): { key: string; moment: Moment }[] {
  const counts = new Map<string, number>();
  return moments.map((moment) => {
    const name = `${moment.kind} ${moment.atMs} ${moment.text}`;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return { key: `${count} ${name}`, moment };
  });
}

export const momentsInLane = (moments: readonly Moment[], lane: Lane): readonly Moment[] =>
  moments.filter(
    (moment) => lane === 'all' || moment.lane === lane || (lane === 'problems' && moment.isProblem),
  );

export function searchMoments(moments: readonly Moment[], search: string): readonly Moment[] {
  const query = search.trim().toLowerCase();
  if (query === '') return moments;
  return moments.filter(({ text, detail = '' }) =>
    `${text} ${detail}`.toLowerCase().includes(query),
  );
}

/** The moment that a key moves to: the next one after `atMs`, or the last one clearly before it. */
export const adjacentMoment = (
  moments: readonly Moment[],
  atMs: number,
  direction: 1 | -1,
): Moment | undefined =>
  direction === 1
    ? moments.find((moment) => moment.atMs > atMs + NEXT_AFTER_MS)
    : moments.findLast((moment) => moment.atMs < atMs - PREVIOUS_BEFORE_MS);

/** Playback pauses at a whole frame, so the moment that it was seeked to may be slightly later. */
const NEXT_AFTER_MS = 50;
/** During playback, pressing the key twice must not lead back to the same moment. */
const PREVIOUS_BEFORE_MS = 1_000;
