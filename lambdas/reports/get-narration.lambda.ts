import { recordings } from '../adapters/recordings.ts';
import { table } from '../adapters/table.ts';
import { emailLogStore } from '../emails/log/email-log.store.ts';
import { logIdOf } from '../emails/log/email-log.ts';
import { sessionStore } from '../recordings/session/session.store.ts';
import { handle } from '../runtime/handle.ts';
import { contentStore } from './content/content.store.ts';
import { getNarration } from './functions.ts';
import { withKeptClips } from './narration/kept-clips.protocol.ts';
import { speechStore } from './narration/speech.store.ts';
import { paced, sentencesOf, timed } from './narration/timing.ts';
import { captionsOf } from './narration/webvtt.ts';

export const handler = handle(
  getNarration,
  { table, recordings },
  async ({ body: { date }, owner }, use) => {
    const logs = emailLogStore(use.table);
    const named = date && (await logs.find(owner.id, logIdOf(date)));
    const log = named || (await logs.latest(owner.id));
    if (!log) return { narration: null };
    const key = { ownerId: owner.id, date: log.date };
    const content = await contentStore(use.recordings).find(key, log);
    if (!content?.narration) return { narration: null };
    const { summary } = content;
    const narration = await withKeptClips(sessionStore(use.table), owner.id, content.narration);
    const spoken = log.audio && (await speechStore(use.recordings).find({ ...key, window: log }));
    const chapters = timed(narration, spoken ? spoken.cues : paced(sentencesOf(narration)));
    const { analysis_date, site_name, title } = summary;
    const audio = spoken ? { url: spoken.url, captions: captionsOf(chapters) } : null;
    return { narration: { date: log.date, analysis_date, site_name, title, chapters, audio } };
  },
);
