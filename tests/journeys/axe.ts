import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

export interface Look {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
}

/** Shows the open page in another look: loading it once per look would be most of the time. */
export async function turn(page: Page, { colorScheme, width }: Look): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
  // The page hears of both before its next frame.
  await page.evaluate('new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)))');
}

/** What axe finds, each with where it was found. */
export async function findings(page: Page, where: string): Promise<string[]> {
  const rules = { 'target-size': { enabled: true } };
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode() // else each analysis opens one more page, to join what it found in frames of other origins
    .exclude('iframe[sandbox=""]') // a mail's frame runs nothing, not even axe
    .options({ rules })
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${where}: ${id} at ${target.join(' ')}`),
  );
}

/** As much of an element as is asked here. */
interface Drawn {
  readonly tagName: string;
  readonly ownerDocument: {
    readonly defaultView: {
      getComputedStyle(element: unknown, part?: string): Readonly<Record<string, string>>;
    };
  };
}

/** Animations long enough to be seen, with reduced motion requested. */
export async function motions(page: Page, where: string): Promise<string[]> {
  const moving = await page.locator('body, body *').evaluateAll((elements: readonly Drawn[]) => {
    const isSeen = (list = '') => list.split(',').some((each) => Number.parseFloat(each) > 0.001);
    const moves = (element: Drawn, part?: string) => {
      const style = element.ownerDocument.defaultView.getComputedStyle(element, part);
      const isAnimated =
        style.animationName !== 'none' &&
        (isSeen(style.animationDuration) || style.animationIterationCount === 'infinite');
      return isAnimated || isSeen(style.transitionDuration) || style.scrollBehavior === 'smooth';
    };
    return elements
      .filter((each) => moves(each) || moves(each, '::before') || moves(each, '::after'))
      .map(({ tagName }) => tagName);
  });
  return moving.map((each) => `${where}: ${each} moves`);
}
