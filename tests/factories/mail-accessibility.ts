import { AxeBuilder } from '@axe-core/playwright';
import type { Browser } from 'playwright';
import { shownInBrowser, type WrittenMail } from './every-mail.ts';

/** The last widths are those of the email in its preview, in a window of 320 pixels. */
export const appearances = [
  { colorScheme: 'light', width: 800 },
  { colorScheme: 'dark', width: 800 },
  { colorScheme: 'light', width: 286 },
  { colorScheme: 'dark', width: 286 },
] as const;
export type Appearance = (typeof appearances)[number];

/** These rules concern the page around an email, which is the email client. */
const PAGE_LEVEL_RULES = ['landmark-one-main', 'region'];

/** The axe violations of each email in a browser, and emails that are wider than the screen. */
export async function violationsIn(
  browser: Browser,
  mails: Readonly<Record<string, () => Promise<WrittenMail>>>,
  appearance: Appearance,
  shoot?: (name: string, picture: Buffer) => void,
): Promise<string[]> {
  const { width, colorScheme } = appearance;
  const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
  const page = await context.newPage();
  const found: string[] = [];
  for (const [name, write] of Object.entries(mails)) {
    const mail = await write();
    await page.setContent(shownInBrowser(mail));
    const rules = { 'target-size': { enabled: true } };
    const axe = new AxeBuilder({ page }).options({ rules }).disableRules(PAGE_LEVEL_RULES);
    const { violations } = await axe.analyze();
    const where = `${name} ${colorScheme} ${width}`;
    for (const { id, nodes } of violations)
      found.push(...nodes.map(({ target }) => `${where}: ${id} at ${target.join(' ')}`));
    const wide = Number(await page.evaluate('document.documentElement.scrollWidth - innerWidth'));
    if (wide > 0) found.push(`${where}: ${wide} px wider than the screen`);
    if (!shoot) continue;
    shoot(`${name}-${colorScheme}-${width}`, await page.screenshot({ fullPage: true }));
    await page.setContent(mail.html); // without its images
    shoot(`${name}-${colorScheme}-${width}-off`, await page.screenshot({ fullPage: true }));
  }
  await context.close();
  return found;
}
