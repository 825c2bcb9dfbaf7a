/** Captions as WebVTT. The text of a caption is escaped, so that it cannot end its cue. */
import type { NarrationChapter } from '../../contract/narration.ts';

const twoDigits = (n: number) => String(n).padStart(2, '0');

/** 00:01:04.250 */
function stamp(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const clock = [seconds / 3600, (seconds / 60) % 60, seconds % 60].map((n) =>
    twoDigits(Math.floor(n)),
  );
  return `${clock.join(':')}.${String(Math.round(ms) % 1000).padStart(3, '0')}`;
}

const plain = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/\s+/g, ' ');

export function captionsOf(chapters: readonly NarrationChapter[]): string {
  const cues = chapters
    .flatMap(({ sentences }) => sentences)
    .map(({ text, at_ms, end_ms }) => `${stamp(at_ms)} --> ${stamp(end_ms)}\n${plain(text)}\n`);
  return ['WEBVTT\n', ...cues].join('\n');
}
