import { installationTest } from '../../../../lambdas/contract/copy/installation-check.ts';
import { websites } from '../../../../lambdas/contract/copy/websites.ts';
import type { CheckReply } from '../../../../lambdas/contract/integration-check.ts';
import { notifyFailure } from '../../lib/notify.ts';
import { notifyInstalled, notifyUnsuccessful } from './check-notice.ts';

interface Requests {
  readonly check: (domain: string) => Promise<CheckReply>;
  /** Called with the result, whether or not the script works. */
  readonly onChecked: (found: CheckReply) => void;
  readonly save: (found: CheckReply) => Promise<unknown>;
}

/**
 * Checks whether the script works on a website, and saves the website if it does. Shows the owner a notice in each case;
 * returns whether the website was saved.
 */
export async function checkAndSave(
  domain: string,
  { check, onChecked, save }: Requests,
): Promise<boolean> {
  let found: CheckReply;
  try {
    found = await check(domain);
  } catch (error) {
    notifyFailure(error, installationTest.failed);
    return false;
  }
  onChecked(found);
  if (!found.success) {
    notifyUnsuccessful(found, domain);
    return false;
  }
  try {
    await save(found);
  } catch (error) {
    notifyFailure(error, websites.save.failed);
    return false;
  }
  notifyInstalled(domain);
  return true;
}
