/**
 * The narration as SSML. Each sentence starts with a mark, and one mark ends the text, so that the marks that the speech
 * service reports give the time of each sentence, however it splits the text itself.
 */
import { SPOKEN_PAUSE_MS } from '../../contract/limits.ts';
import type { Cue } from './timing.ts';

/** A mark of the text, with the time at which the speech reached it. */
export interface Mark {
  readonly name: string;
  readonly atMs: number;
}

const END = 'end';
const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escaped = (text: string) => text.replace(/[&<>"']/g, (each) => escapes[each] ?? each);

export function ssmlOf(sentences: readonly string[]): string {
  const pause = `<break time="${SPOKEN_PAUSE_MS}ms"/>`;
  const marked = sentences
    .map((text, index) => `<mark name="${index}"/>${escaped(text)}`)
    .join(pause);
  return `<speak>${marked}<mark name="${END}"/></speak>`;
}

/** One cue per sentence; undefined if the speech service skipped a mark. */
export function cuesFrom(marks: readonly Mark[], sentences: number): Cue[] | undefined {
  const at = new Map(marks.map(({ name, atMs }) => [name, atMs]));
  const cues: Cue[] = [];
  for (let index = 0; index < sentences; index += 1) {
    const isLast = index + 1 === sentences;
    const [start, next] = [at.get(String(index)), at.get(isLast ? END : String(index + 1))];
    if (start === undefined || next === undefined || next <= start) return undefined;
    cues.push({ at: start, end: isLast ? next : Math.max(start + 1, next - SPOKEN_PAUSE_MS) });
  }
  return cues;
}
