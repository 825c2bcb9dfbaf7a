import type { Visitor } from '../../visitor.ts';

/** What is used of an element inside the page. */
interface OnPage {
  getBoundingClientRect(): { x: number; y: number; width: number; height: number };
  scrollIntoView(how: { block: 'center'; behavior: 'instant' }): void;
  contains(other: unknown): boolean;
  readonly ownerDocument: { elementFromPoint(x: number, y: number): unknown };
}

/** Scrolls until nothing that is fixed to the window covers it, as a person does. */
async function uncover(visitor: Visitor, selector: string): Promise<void> {
  const target = visitor.page.locator(selector).filter({ visible: true }).first();
  await target.waitFor({ timeout: 8_000 });
  await target.evaluate((node) => {
    const element = node as unknown as OnPage;
    const { x, y, width, height } = element.getBoundingClientRect();
    const found = element.ownerDocument.elementFromPoint(x + width / 2, y + height / 2);
    if (!(found && element.contains(found)))
      element.scrollIntoView({ block: 'center', behavior: 'instant' });
  });
  await visitor.pause(250);
}

export async function tap(visitor: Visitor, selector: string, times = 1, pauseMs = 350) {
  await uncover(visitor, selector);
  await visitor.click(selector, times, pauseMs);
}

export async function write(visitor: Visitor, selector: string, text: string): Promise<void> {
  await tap(visitor, selector);
  await visitor.page.keyboard.type(text, { delay: 60 });
}

/** Replaces what the field contains. */
export async function rewrite(visitor: Visitor, selector: string, text: string): Promise<void> {
  await tap(visitor, selector);
  await visitor.page.keyboard.press('Control+A');
  await visitor.page.keyboard.type(text, { delay: 60 });
}

/** Reloads a page that is stuck; a visitor who is about to leave does not. */
export async function reload(visitor: Visitor): Promise<void> {
  if (visitor.closesEarly) return;
  await visitor.page.reload({ waitUntil: 'domcontentloaded' });
  await visitor.pause(1_500);
}
