import type { Visitor } from '../../visitor.ts';

/** A day of the calendar that can be chosen. */
export const day =
  '[data-part=table-cell-trigger]:not([data-outside-range]):not([data-unavailable])';

const account = 'nav[aria-label="Mijn Lindehof"]';

/** Logs in if the account asks for it. */
export async function signIn(v: Visitor): Promise<void> {
  await v.page.locator(`#inloggen, ${account}`).first().waitFor({ timeout: 10_000 });
  if (await v.page.locator(account).isVisible()) return;
  await v.type('[name=gebruiker]', 'sanne@dewit.example');
  await v.type('[name=wachtwoord]', 'zonnebloem');
  await v.click('#inloggen');
  await v.page.locator(account).waitFor({ timeout: 10_000 });
  await v.pause(1_200);
}

/** Starts the booking over, if another step has begun it. */
export async function beginBooking(v: Visitor): Promise<void> {
  await v.page.locator('#verder, #bevestig').first().waitFor({ timeout: 10_000 });
  if (!(await v.page.locator('#opnieuw').isVisible())) return;
  await v.click('#opnieuw');
  await v.pause(900);
}

export async function next(v: Visitor): Promise<void> {
  await v.pause(500);
  await v.click('#verder');
  await v.pause(1_000);
}

export async function bookUntilTime(v: Visitor): Promise<void> {
  await v.click('text=Manuele therapie');
  await next(v);
  await v.click('text=Ruben Vos');
  await next(v);
}

export async function bookUntilDetails(v: Visitor): Promise<void> {
  await bookUntilTime(v);
  await v.click('button[id^=tijd-]:not([disabled]) >> nth=4');
  await v.page.locator('#aftellen').waitFor({ timeout: 8_000 });
  await v.pause(800);
  await next(v);
}
