import { mails } from '../../contract/copy/mails.ts';
import { capital, pageLabel } from '../../contract/copy/numerals.ts';
import { withDots } from '../../contract/copy/page-name.ts';
import type { Digest } from '../../contract/digest.ts';
import type { ReportIssue } from '../../contract/report-issue.ts';
import { cleanLabel } from '../../contract/rules/plain-text.ts';
import type { Signal } from '../../contract/signal.ts';
import type { Scene } from './drawing.ts';

/** The page around an issue as one of its visitors saw it; undefined if no session recorded a wireframe. */
export function sceneOf(
  issue: Pick<ReportIssue, 'kind' | 'page' | 'evidence'>,
  severity: Scene['severity'],
  digests: readonly Digest[],
): Scene | undefined {
  for (const { session_id, end_ms, clicks = 0 } of issue.evidence) {
    const session = digests.find(({ sessionId }) => sessionId === session_id);
    const signal = session?.signals.find(
      (each) => each.endMs === end_ms && each.page === issue.page && canBeDrawn(each),
    );
    if (signal?.viewport && signal.wireframe) {
      return {
        viewport: signal.viewport,
        boxes: signal.wireframe,
        severity,
        page: capital(withDots(pageLabel(issue.page))),
        label: cleanLabel(signal.element?.label ?? ''),
        ...(clicks > 1 && { note: mails.report.clicked(clicks) }),
      };
    }
  }
  return undefined;
}

const canBeDrawn = ({ wireframe = [], viewport }: Signal) =>
  viewport !== undefined && wireframe.some(({ isTarget }) => isTarget);
