import type { Action, Decoy } from '../../site.ts';
import type { Visitor } from '../../visitor.ts';

async function answerBanner(v: Visitor) {
  const banner = v.page.locator('#alle-cookies');
  await banner.waitFor({ timeout: 6_000 }).catch(() => undefined);
  if (!(await banner.isVisible())) return;
  await v.pause(600);
  await v.click(v.device === 'phone' ? '#nur-noetig' : '#alle-cookies');
  await v.pause(900);
}

/** The newsletter pops up soon after the visitor has answered the banner on the home page. */
async function closePopup(v: Visitor) {
  const isShown = await v.page.evaluate("localStorage.getItem('dw_werbung') !== null");
  if (!isShown) await v.page.waitForSelector('.werbung.is-visible', { timeout: 15_000 });
  if ((await v.page.locator('.werbung.is-visible').count()) === 0) return;
  await v.pause(900);
  await v.click('.werbung .bx--btn--secondary');
  await v.pause(900);
}

/** Every step starts as for a person: the layers over the page go first. */
export const afterArrival = <T extends Decoy>(step: T): T => {
  const act: Action = async (v) => {
    await answerBanner(v);
    if (step.page === '/') await closePopup(v);
    await step.act(v);
  };
  return { ...step, act };
};
