import type { NarrationChapter } from '../../../lambdas/contract/narration.ts';
import type { Evidence } from '../../../lambdas/contract/report-issue.ts';

/** What is seen for a while: a clip, or a card with the chapter's title. Milliseconds of the film. */
export interface Scene {
  readonly title: string;
  readonly fromMs: number;
  readonly toMs: number;
  readonly clip?: Evidence;
  /** Shows one more visitor with the trouble of the clip before. */
  readonly isAnother: boolean;
}

/** A sentence, to be read until the next one or the end of its chapter. */
interface Caption {
  readonly text: string;
  readonly fromMs: number;
  readonly toMs: number;
}

/** A stretch of the film during which the voice speaks, and where in the voice's file that is. */
interface Speech {
  readonly fromMs: number;
  readonly toMs: number;
  readonly voiceMs: number;
}

export interface Film {
  readonly totalMs: number;
  readonly scenes: readonly Scene[];
  readonly captions: readonly Caption[];
  readonly speeches: readonly Speech[];
}

/** Between two chapters nothing is said. */
const REST_MS = 500;

/**
 * The day as a film: each chapter lasts as long as its words or its clips, whichever is longer. On a day with clips the
 * chapters between the first and the last that show none are left to the audio summary.
 */
export function filmOf(chapters: readonly NarrationChapter[]): Film {
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
  const seen = clips.reduce((sum, { start_ms, end_ms }) => sum + end_ms - start_ms, 0);
  const toMs = fromMs + Math.max(spoken + REST_MS, seen);
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

/** One after the other; the last one stays until everything is said. */
function scenesOf(
  title: string,
  clips: readonly Evidence[],
  fromMs: number,
  toMs: number,
): Scene[] {
  let at = fromMs;
  const scenes = clips.map((clip, index) => {
    const began = at;
    at += clip.end_ms - clip.start_ms;
    return { title, fromMs: began, toMs: at, clip, isAnother: index > 0 };
  });
  const last = scenes.pop();
  return last ? [...scenes, { ...last, toMs }] : [{ title, fromMs, toMs, isAnother: false }];
}

export const sceneAt = ({ scenes }: Film, ms: number): number =>
  Math.max(
    0,
    scenes.findLastIndex(({ fromMs }) => fromMs <= ms),
  );

/** The last one stays when the film is over. */
export const captionAt = ({ captions, totalMs }: Film, ms: number): string =>
  captions.findLast(({ fromMs, toMs }) => fromMs <= ms && (ms < toMs || toMs === totalMs))?.text ??
  '';

/** Where the voice is at a moment of the film, in milliseconds of its file; undefined while it is silent. */
export function voiceAt({ speeches }: Film, ms: number): number | undefined {
  const speech = speeches.findLast(({ fromMs, toMs }) => fromMs <= ms && ms < toMs);
  return speech && speech.voiceMs + ms - speech.fromMs;
}
