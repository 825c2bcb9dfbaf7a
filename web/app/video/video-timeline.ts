import type { NarrationChapter } from '../../../lambdas/contract/narration.ts';
import type { Evidence } from '../../../lambdas/contract/report-issue.ts';

/** A part of the video: a clip, or a card with the chapter's title. Times are milliseconds of the video. */
export interface Scene {
  readonly title: string;
  readonly fromMs: number;
  readonly toMs: number;
  readonly clip?: Evidence;
  /** Whether it shows another visitor with the problem of the previous clip. */
  readonly isAnother: boolean;
}

/** A sentence, shown until the next one or the end of its chapter. */
interface Caption {
  readonly text: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** A span of the video in which the voice speaks, and its position in the audio file. */
interface Speech {
  readonly fromMs: number;
  readonly toMs: number;
  readonly voiceMs: number;
}

export interface VideoTimeline {
  readonly totalMs: number;
  readonly scenes: readonly Scene[];
  readonly captions: readonly Caption[];
  readonly speeches: readonly Speech[];
}

/** The pause between two chapters. */
const REST_MS = 500;

/**
 * The timeline of the daily video. Each chapter lasts as long as its speech or its clips, whichever is longer. On a day with
 * clips, chapters without clips are left out, except the first and the last; the audio summary has all of them.
 */
export function videoTimelineOf(chapters: readonly NarrationChapter[]): VideoTimeline {
  const hasClips = chapters.some(({ clips }) => clips.length > 0);
  const shown = chapters.filter(
    ({ clips }, index) =>
      !hasClips || clips.length > 0 || index === 0 || index === chapters.length - 1,
  );
  let at = 0;
  const parts = shown.map((chapter) => {
    const part = partOf(chapter, at);
    at = part.toMs;
    return part;
  });
  return {
    totalMs: at,
    scenes: parts.flatMap(({ scenes }) => scenes),
    captions: parts.flatMap(({ captions }) => captions),
    speeches: parts.flatMap(({ speeches }) => speeches),
  };
}

function partOf({ title, sentences, clips }: NarrationChapter, fromMs: number) {
  const voiceMs = sentences[0]?.at_ms ?? 0;
  const spoken = (sentences.at(-1)?.end_ms ?? voiceMs) - voiceMs;
  const shown = clips.reduce((sum, { start_ms, end_ms }) => sum + end_ms - start_ms, 0);
  const toMs = fromMs + Math.max(spoken + REST_MS, shown);
  return {
    toMs,
    scenes: scenesOf(title, clips, fromMs, toMs),
    captions: sentences.map(({ text, at_ms }, index) => {
      const next = sentences[index + 1];
      return {
        text,
        fromMs: fromMs + at_ms - voiceMs,
        toMs: next ? fromMs + next.at_ms - voiceMs : toMs,
      };
    }),
    speeches: spoken > 0 ? [{ fromMs, toMs: fromMs + spoken, voiceMs }] : [],
  };
}

/** The clips one after the other; the last one stays until the speech has ended. */
function scenesOf(
  title: string,
  clips: readonly Evidence[],
  fromMs: number,
  toMs: number,
): Scene[] {
  let at = fromMs;
  const scenes = clips.map((clip, index) => {
    const start = at;
    at += clip.end_ms - clip.start_ms;
    return { title, fromMs: start, toMs: at, clip, isAnother: index > 0 };
  });
  const last = scenes.pop();
  return last ? [...scenes, { ...last, toMs }] : [{ title, fromMs, toMs, isAnother: false }];
}

export const sceneAt = ({ scenes }: VideoTimeline, ms: number): number =>
  Math.max(
    0,
    scenes.findLastIndex(({ fromMs }) => fromMs <= ms),
  );

/** The caption at a position; the last one stays at the end. */
export const captionAt = ({ captions, totalMs }: VideoTimeline, ms: number): string =>
  captions.findLast(({ fromMs, toMs }) => fromMs <= ms && (ms < toMs || toMs === totalMs))?.text ??
  '';

/** The position in the audio file at a position of the video, in milliseconds; undefined while the voice is silent. */
export function voiceAt({ speeches }: VideoTimeline, ms: number): number | undefined {
  const speech = speeches.findLast(({ fromMs, toMs }) => fromMs <= ms && ms < toMs);
  return speech && speech.voiceMs + ms - speech.fromMs;
}
