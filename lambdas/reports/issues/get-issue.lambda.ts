import { bucketReader } from '../../adapters/bucket.ts';
import { tableReader } from '../../adapters/table.ts';
import { Problem } from '../../contract/problem.ts';
import { emailLogReader } from '../../emails/log/email-log.store.ts';
import { sessionReader } from '../../recordings/session/session.store.ts';
import { handle } from '../../runtime/handle.ts';
import { contentReader } from '../content/content.store.ts';
import { getIssue } from '../functions.ts';
import { issueReader } from './memory/issue.store.ts';
import { issueHistory } from './memory/issue-history.protocol.ts';

const connectors = { 'table:read': tableReader, 'bucket:read': bucketReader };

export const handler = handle(getIssue, connectors, async ({ body, owner, now }, use) => {
  const ports = {
    issues: issueReader(use['table:read']),
    logs: emailLogReader(use['table:read']),
    contents: contentReader(use['bucket:read']),
    sessions: sessionReader(use['table:read'], now),
  };
  const issue = await issueHistory(ports, owner.id, body.fingerprint);
  if (!issue) throw new Problem('not-found');
  return { issue };
});
