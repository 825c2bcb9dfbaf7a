import { websites } from '../../../../lambdas/contract/copy/websites.ts';
import type { CheckReply } from '../../../../lambdas/contract/websites.ts';
import { notifyRefusal } from '../../lib/notify.ts';

const { test } = websites;

/** A failed test in the specification's words (§8); the diagnosis below the button says the rest. */
export function notifyUnsuccessful(
  { stage, userIdMismatch }: Pick<CheckReply, 'stage' | 'userIdMismatch'>,
  domain: string,
): void {
  const said = (words: { title: string; detail: (domain: string) => string }) =>
    notifyRefusal({ title: words.title, detail: words.detail(domain) });
  if (userIdMismatch) said(test.otherAccount);
  else if (stage === 'tag-missing') said(test.notFound);
  else notifyRefusal(test.failed);
}
