import { installationTest } from '../../../../lambdas/contract/copy/installation-check.ts';
import type { CheckReply } from '../../../../lambdas/contract/integration-check.ts';
import { notifyProblem, notifySuccess } from '../../lib/notify.ts';

/** The result of a test replaces the one before. */
const subject = 'installation-test';

export function notifyInstalled(domain: string): void {
  const { title, detail } = installationTest.successful;
  notifySuccess({ title, detail: detail(domain), subject });
}

/** A failed test in the specification's words (§8); the diagnosis below the button says the rest. */
export function notifyUnsuccessful(
  { stage, userIdMismatch }: Pick<CheckReply, 'stage' | 'userIdMismatch'>,
  domain: string,
): void {
  const said = (words: { title: string; detail: (domain: string) => string }) =>
    notifyProblem({ title: words.title, detail: words.detail(domain), subject });
  if (userIdMismatch) said(installationTest.otherAccount);
  else if (stage === 'tag-missing') said(installationTest.notFound);
  else notifyProblem({ ...installationTest.failed, subject });
}
