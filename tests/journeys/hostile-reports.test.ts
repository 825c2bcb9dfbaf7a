import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { EVIL, hostileMails } from '../factories/hostile-mails.ts';
import { mailWith } from '../factories/report.ts';
import { hostileReader } from './hostile-reader.ts';

/** Every fifth of the hundred; `npm run campaign -- hostile-mails` reads all. */
const sample = hostileMails.filter((_, index) => index % 5 === 0);
let reader: Awaited<ReturnType<typeof hostileReader>>;

beforeAll(async () => {
  reader = await hostileReader(inject('cloud'));
}, 60_000);
afterAll(() => reader.browser.close());

test('hostile emails in the preview run no script, fetch nothing and navigate nowhere', async () => {
  expect(await reader.readMails(sample)).toEqual([]);
  expect(reader.attacks).toEqual([]);
});

test('no click or key in the preview navigates', async () => {
  const { page, origin, go, attacks } = reader;
  const html = `<p><a id="out" target="_top" href="https://${EVIL}/">out</a></p><form action="https://${EVIL}/f"><button id="send">Send</button></form>`;
  await page.route('**/api/emails/get-email*', (route) =>
    route.fulfill({ json: mailWith('1-keys', html, '') }),
  );
  await go('/emails/1-keys');
  const mail = page.frameLocator('iframe[sandbox=""]');
  await mail.locator('#out').click();
  await page.keyboard.press('Enter');
  await mail.locator('#send').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Email Analytics' }).waitFor();
  expect(page.url()).toBe(`${origin}/emails/1-keys`);
  expect(attacks).toEqual([]);
});

test('hostile texts in every field of a report are shown as plain text', async () => {
  await reader.readReport(sample);
  expect(reader.attacks).toEqual([]);
});
