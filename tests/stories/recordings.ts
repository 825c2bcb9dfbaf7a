import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Batch } from '../../lambdas/contract/tracker.ts';
import type { Style } from './story.ts';

/** The recording of one story by a real browser. */
export interface StoryRecording {
  readonly name: string;
  readonly userAgent: string;
  readonly batches: readonly Batch[];
}

const fileOf = (style: Style) =>
  join(import.meta.dirname, `fixtures/${style.toLowerCase().replaceAll(' ', '-')}.json.gz`);

export function recordingsOf(style: Style): StoryRecording[] {
  const file = fileOf(style);
  return existsSync(file) ? JSON.parse(gunzipSync(readFileSync(file)).toString()) : [];
}

/** Stores a recording with the others of its style, and drops those of removed stories. */
export function storeRecording(
  style: Style,
  recording: StoryRecording,
  known: ReadonlySet<string>,
): void {
  const others = recordingsOf(style).filter(
    ({ name }) => name !== recording.name && known.has(name),
  );
  const all = [...others, recording].sort((a, b) => a.name.localeCompare(b.name));
  writeFileSync(fileOf(style), gzipSync(JSON.stringify(all), { level: 9 }));
}

/** Removes style sheets, which the analysis does not read and which take hundreds of kilobytes. */
export const withoutStyles = (batches: readonly Batch[]): Batch[] =>
  JSON.parse(
    JSON.stringify(batches, (key, value) => {
      if (key === '_cssText') return '';
      if ((key === 'rules' || key === 'styles') && Array.isArray(value)) return [];
      if (value?.tagName === 'style') return { ...value, childNodes: [] };
      return value;
    }),
  );
