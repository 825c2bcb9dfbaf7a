import { createRequire } from 'node:module';
import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

/** The axe source that the builder would inject. */
const { source } = createRequire(import.meta.resolve('@axe-core/playwright'))('axe-core');

export interface Appearance {
  readonly colorScheme: 'light' | 'dark';
  readonly width: number;
  readonly height?: number;
}

const FRAMES_UNTIL_STILL = 8;

/** axe parses the few colors of a page thousands of times, a third of its time for contrast; this caches them. */
const parseColorsOnce = `{
  const { Color } = axe.commons.color;
  const { parseString } = Color.prototype;
  const parsed = new Map();
  Color.prototype.parseString = function (text) {
    const { r, g, b, alpha } = parsed.get(text) ?? parseString.call(new Color(0, 0, 0), text);
    parsed.set(text, { r, g, b, alpha });
    return Object.assign(this, { r, g, b, alpha });
  };
}`;

/** Shows the open page in another theme and width; loading it each time would be most of the time. */
export async function setAppearance(
  page: Page,
  { colorScheme, width, height = 900 }: Appearance,
): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.emulateMedia({ colorScheme });
  // The transition of an inherited color starts a frame after the outer one, even for very short transitions.
  for (let frame = 0; frame < FRAMES_UNTIL_STILL; frame += 1)
    await page.evaluate('new Promise((shown) => requestAnimationFrame(() => setTimeout(shown)))');
}

/** The axe violations with their place. Frames that match `frames` are excluded. */
export async function findings(page: Page, where: string, frames?: string): Promise<string[]> {
  const rules = { 'target-size': { enabled: true } };
  const isAlone = frames !== undefined || page.frames().length === 1;
  if (isAlone && !(await page.evaluate('"axe" in window'))) {
    await page.evaluate(source);
    await page.evaluate(parseColorsOnce);
  }
  // The builder sends 1.3 MB twice per analysis; if axe is already in the page, it gets an empty source.
  const { violations } = await new AxeBuilder({ page, ...(isAlone && { axeSource: '0' }) })
    .setLegacyMode() // else each analysis opens one more page, to join what it found in frames of other origins
    .exclude(frames ?? 'iframe[sandbox=""]') // a mail's frame runs nothing, not even axe
    .options({ rules, resultTypes: ['violations'] }) // else it describes every element that passed
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target }) => `${where}: ${id} at ${target.join(' ')}`),
  );
}

interface Style {
  readonly animationName: string;
  readonly animationDuration: string;
  readonly animationIterationCount: string;
  readonly transitionDuration: string;
  readonly scrollBehavior: string;
}

/** The part of an element that is used here, with or without DOM types. */
interface Drawn {
  readonly tagName: string;
  readonly ownerDocument: {
    readonly defaultView: {
      getComputedStyle(element: unknown, part?: string): Style;
    } | null;
  };
}

/** Animations long enough to be seen, with reduced motion requested. */
export async function motions(page: Page, where: string): Promise<string[]> {
  const moving = await page.locator('body, body *').evaluateAll((elements: readonly Drawn[]) => {
    const isSeen = (list = '') => list.split(',').some((each) => Number.parseFloat(each) > 0.001);
    const moves = (element: Drawn, part?: string) => {
      const style = element.ownerDocument.defaultView?.getComputedStyle(element, part);
      if (!style) return false;
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
