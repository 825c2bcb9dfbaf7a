import { bucketReader } from '../../adapters/bucket.ts';
import { tableReader } from '../../adapters/table.ts';
import { emailLogReader, logIdOf } from '../../emails/log/email-log.store.ts';
import { sessionReader } from '../../recordings/session/session.store.ts';
import { handle } from '../../runtime/handle.ts';
import { contentReader } from '../content/content.store.ts';
import { getNarration } from '../functions.ts';
import { withExistingClips } from './existing-clips.protocol.ts';
import { speechReader } from './speech.store.ts';
import { cuesAtReadingPace, sentencesOf, withCues } from './timing.ts';
import { captionsOf } from './webvtt.ts';

export const handler = handle(
  getNarration,
  { 'table:read': tableReader, 'bucket:read': bucketReader },
  async ({ body: { date }, owner, now }, use) => {
    const logs = emailLogReader(use['table:read']);
    const requested = date && (await logs.find(owner.id, logIdOf(date)));
    const log = requested || (await logs.latest(owner.id));
    if (!log) return { narration: null };
    const key = { ownerId: owner.id, date: log.date };
    const content = await contentReader(use['bucket:read']).find(key, log);
    if (!content?.narration) return { narration: null };
    const { summary } = content;
    const narration = await withExistingClips(
      sessionReader(use['table:read'], now),
      owner.id,
      content.narration,
    );
    const spoken =
      log.audio && (await speechReader(use['bucket:read']).find({ ...key, window: log }));
    const cues = spoken ? spoken.cues : cuesAtReadingPace(sentencesOf(narration));
    const chapters = withCues(narration, cues);
    const { analysis_date, site_name, title } = summary;
    const audio = spoken ? { url: spoken.url, captions: captionsOf(chapters) } : null;
    return { narration: { date: log.date, analysis_date, site_name, title, chapters, audio } };
  },
);
