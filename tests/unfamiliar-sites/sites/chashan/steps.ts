import type { Visitor } from '../../visitor.ts';

/** Closes what a shop shows first, if it is there: the gift for new customers. */
export async function closesGift(v: Visitor) {
  const close = v.page.locator('.gift-close').filter({ visible: true });
  if ((await close.count()) === 0) return;
  await v.click('.gift-close');
  await v.pause(900);
}

/** Accepts cookies, whose banner covers a part of what opens at the bottom. */
export async function consents(v: Visitor) {
  if ((await v.page.locator('.consent .yes').filter({ visible: true }).count()) === 0) return;
  await v.click('.consent .yes');
  await v.pause(700);
}

/** Taps the digits of a number keyboard in the page. */
export async function tapsDigits(v: Visitor, digits: string, pauseMs = 130) {
  for (const digit of digits) {
    await v.click(`.van-number-keyboard .van-key >> text="${digit}"`);
    await v.pause(pauseMs);
  }
}

/** Swipes a row to the left, which uncovers its buttons. */
export async function swipesLeft(v: Visitor, selector: string) {
  const { x, y } = await v.centerOf(selector);
  await v.drag({ x: x + 60, y }, { x: x - 110, y });
  await v.pause(1_000);
}

export async function picksArea(v: Visitor) {
  await v.click('[name=area]');
  await v.pause(1_300);
  await v.click('.van-picker__confirm');
  await v.pause(900);
}
