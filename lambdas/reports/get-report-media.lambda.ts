import { bucketReader } from '../adapters/bucket.ts';
import { tableReader } from '../adapters/table.ts';
import { Problem } from '../contract/problem.ts';
import { emailLogReader, logIdOf } from '../emails/log/email-log.store.ts';
import { handle } from '../runtime/handle.ts';
import { contentReader } from './content/content.store.ts';
import { getReportMedia } from './functions.ts';

export const handler = handle(
  getReportMedia,
  { 'table:read': tableReader, 'bucket:read': bucketReader },
  async ({ body: { date, name }, owner }, use) => {
    const log = await emailLogReader(use['table:read']).find(owner.id, logIdOf(date));
    const key = { ownerId: owner.id, date };
    const content = log && (await contentReader(use['bucket:read']).find(key, log));
    const picture = content?.pictures.find((each) => each.name === name);
    if (!picture) throw new Problem('not-found');
    return { content_type: 'image/png', url: `data:image/png;base64,${picture.png}` };
  },
);
