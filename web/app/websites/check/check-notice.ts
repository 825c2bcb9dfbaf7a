import { installationTest } from '../../../../lambdas/contract/copy/installation-check.ts';
import { displayDomain } from '../../../../lambdas/contract/display-domain.ts';
import type { CheckReply } from '../../../../lambdas/contract/integration-check.ts';
import { notifyProblem, notifySuccess } from '../../lib/notify.ts';

/** Toasts with the same subject replace each other. */
const subject = 'installation-test';

export function notifyInstalled(domain: string): void {
  const { title, detail } = installationTest.successful;
  notifySuccess({ title, detail: detail(displayDomain(domain)), subject });
}

/** Reports a failed test with the specification's copy (§8); the diagnosis below the button shows the details. */
export function notifyUnsuccessful(
  { stage, userIdMismatch, findings }: CheckReply,
  domain: string,
): void {
  const notify = (copy: { title: string; detail: (domain: string) => string }) =>
    notifyProblem({ title: copy.title, detail: copy.detail(displayDomain(domain)), subject });
  if (userIdMismatch) notify(installationTest.otherAccount);
  else if (stage !== 'tag-missing') notifyProblem({ ...installationTest.failed, subject });
  else notify(findings.former_tags > 0 ? installationTest.formerTag : installationTest.notFound);
}
