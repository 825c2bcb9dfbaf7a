import type { Visitor } from '../../visitor.ts';

/** Fills the first step of the sign-up and goes on. */
export async function introduces(v: Visitor) {
  await v.type('[name=name]', 'Ray Ortega');
  await v.type('[name=email]', 'ray@ortega.example');
  await v.type('[name=password]', 'copper-elbow-7');
  await v.click('#next-1');
  await v.pause(1_400);
}

/** Chooses an option of a select that opens in a layer. */
export async function picks(v: Visitor, select: string, option: number) {
  await v.click(select);
  await v.pause(1_100);
  await v.click(`.n-base-select-option >> nth=${option}`);
  await v.pause(900);
}

/** Chooses a day of the next month in the panel of the date picker. */
export async function picksDay(v: Visitor, nth: number) {
  await v.click('#day input');
  await v.pause(1_200);
  await v.click('.n-date-panel-month__next');
  await v.pause(900);
  await v.click(`.n-date-panel-date:not(.n-date-panel-date--excluded) >> nth=${nth}`);
  await v.pause(1_600);
}

/** Changes the price in a row of the sheet. */
export async function reprices(v: Visitor, row: number, price: string) {
  await v.click(`.ag-row[row-index="${row}"] [col-id=price]`);
  await v.pause(600);
  await v.page.keyboard.press('Control+a');
  await v.page.keyboard.type(price, { delay: 110 });
  await v.pause(500);
  await v.page.keyboard.press('Enter');
  await v.pause(2_400);
}
