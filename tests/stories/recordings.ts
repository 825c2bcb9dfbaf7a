import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import type { Batch } from '../../lambdas/contract/tracker.ts';
import type { Style } from './story.ts';

/** One story as a real browser recorded it. */
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

/** Puts a recording beside the others of its style; those of stories that are gone are dropped. */
export function keepRecording(
  style: Style,
  made: StoryRecording,
  known: ReadonlySet<string>,
): void {
  const others = recordingsOf(style).filter(({ name }) => name !== made.name && known.has(name));
  const all = [...others, made].sort((a, b) => a.name.localeCompare(b.name));
  writeFileSync(fileOf(style), gzipSync(JSON.stringify(all), { level: 9 }));
}

/** Without the rules of style sheets: the analysis reads none, and libraries bring hundreds of kilobytes. */
export const withoutStyles = (batches: readonly Batch[]): Batch[] =>
  JSON.parse(
    JSON.stringify(batches, (key, value) => {
      if (key === '_cssText') return '';
      if ((key === 'rules' || key === 'styles') && Array.isArray(value)) return [];
      if (value?.tagName === 'style') return { ...value, childNodes: [] };
      return value;
    }),
  );
