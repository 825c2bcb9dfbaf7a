import { type Bucket, readingObjects, removeAllUnder } from '../../adapters/bucket.ts';
import { gunzip, gzip } from '../../adapters/compression.ts';
import { REPORT_KEPT_DAYS } from '../../contract/limits.ts';
import type { SummaryData } from '../../contract/report-summary.ts';
import type { IssueMemory } from '../issues/memory/issue-memory.ts';
import type { Chapter } from '../narration/chapter.ts';
import type { Window } from '../report.ts';
import type { ModelRecord } from '../writer/model/model-record.ts';
import { currentSummary } from './current-summary.ts';
import type { DaySummary } from './report-input.ts';

/** A picture of a report: its name in the report and in the mail, and the PNG itself. */
export interface Picture {
  readonly name: string;
  /** Base64. */
  readonly png: string;
}

/**
 * Everything a report says, written once and never changed, so that a mail sent again is the same mail. The mail's
 * HTML and text are finished but for what differs between recipients.
 */
export interface Content {
  readonly version: 1;
  readonly summary: SummaryData;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Where the mail's tracked links lead, by their number. */
  readonly links: readonly string[];
  readonly pictures: readonly Picture[];
  /** How the email names the owner. */
  readonly about: {
    readonly ownerFirstName: string;
    readonly ownerName: string;
    readonly domain: string;
  };
  /** What later reports compare with, and what is remembered of the issues once the report is sent. */
  readonly days: readonly DaySummary[];
  readonly issues: readonly IssueMemory[];
  /** What the audio summary says and the daily video shows; missing in what was written before there was one. */
  readonly narration?: readonly Chapter[];
  /** If a language model was used: its prompt, its reply and the result. */
  readonly model?: ModelRecord;
}

type Key = { readonly ownerId: string; readonly date: string };

/** The window is part of the name: a report that was prepared for another one is another report. */
const nameOf = ({ ownerId, date }: Key, { from }: Pick<Window, 'from'>) =>
  `${ownerId}/reports/${date}/${from.replaceAll(':', '-')}.json`;

export const contentStore = (bucket: Bucket) => ({
  /** The first writer wins; every caller gets the stored content. */
  async keep(key: Key, window: Pick<Window, 'from'>, content: Content): Promise<Content> {
    const name = nameOf(key, window);
    const packed = gzip(JSON.stringify(content));
    const isFirst = await bucket.putOnce(name, packed, { days: REPORT_KEPT_DAYS });
    if (isFirst) return content;
    return (await this.find(key, window)) ?? content;
  },
  async find(key: Key, window: Pick<Window, 'from'>): Promise<Content | undefined> {
    const stored = await bucket.get(nameOf(key, window));
    if (!stored) return undefined;
    const content = JSON.parse(gunzip(stored.body)) as Content;
    return { ...content, summary: currentSummary(content.summary) };
  },
  removeAllOf: (ownerId: string): Promise<void> => removeAllUnder(bucket, `${ownerId}/`),
});
export type ContentStore = ReturnType<typeof contentStore>;

export const contentReader = readingObjects(contentStore, 'find');
