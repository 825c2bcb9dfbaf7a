/**
 * The narration as a voice is given it: a mark before each sentence and one at the end, so that the voice's own marks tell
 * when each was said, however it cuts the text into sentences itself.
 */
import { SPOKEN_PAUSE_MS } from '../../contract/limits.ts';
import type { Cue } from './timing.ts';

/** A moment that the voice reached, under the name it has in the text. */
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
  const said = sentences
    .map((text, index) => `<mark name="${index}"/>${escaped(text)}`)
    .join(pause);
  return `<speak>${said}<mark name="${END}"/></speak>`;
}

/** One cue a sentence; nothing when the voice left a mark out. */
export function cuesFrom(marks: readonly Mark[], sentences: number): Cue[] | undefined {
  const at = new Map(marks.map(({ name, atMs }) => [name, atMs]));
  const cues: Cue[] = [];
  for (let index = 0; index < sentences; index += 1) {
    const isLast = index + 1 === sentences;
    const [begin, next] = [at.get(String(index)), at.get(isLast ? END : String(index + 1))];
    if (begin === undefined || next === undefined || next <= begin) return undefined;
    cues.push({ at: begin, end: isLast ? next : Math.max(begin + 1, next - SPOKEN_PAUSE_MS) });
  }
  return cues;
}
