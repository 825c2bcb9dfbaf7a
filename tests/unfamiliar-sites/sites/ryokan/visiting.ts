import type { Visitor } from '../../visitor.ts';

const guest = {
  sei: '小林',
  mei: '美咲',
  seiKana: 'コバヤシ',
  meiKana: 'ミサキ',
  tel: '09012345678',
  email: 'misaki@mail.example',
};

/** Fills in the details of the guest, in fields that may hold an earlier attempt, and agrees to the terms. */
export async function fillsGuest(v: Visitor): Promise<void> {
  for (const [name, text] of Object.entries(guest)) {
    await v.page.locator(`[name=${name}]`).fill('');
    await v.type(`[name=${name}]`, text);
  }
  if (!(await v.page.locator('[name=agreed]').isChecked()))
    await v.click('label:has-text("宿泊約款に同意する")');
}

export async function leavesByLogo(v: Visitor): Promise<void> {
  await v.click('a.brand');
  await v.settle(1_500);
}
