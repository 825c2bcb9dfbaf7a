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

/** Caches parsed colors: axe parses the few colors of a page thousands of times, a third of the contrast check. */
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

/** Shows the open page in another theme and width, because loading it each time is slow. */
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

/** Ends what fades in, because axe would judge the contrast of half-transparent text. */
const endAnimations = `for (const animation of document.getAnimations())
  if (Number.isFinite(animation.effect.getComputedTiming().endTime)) animation.finish();`;

/** The axe violations with their element. Frames that match `frames` are excluded. */
export async function findings(page: Page, where: string, frames?: string): Promise<string[]> {
  const rules = { 'target-size': { enabled: true } };
  const isAlone = frames !== undefined || page.frames().length === 1;
  if (isAlone && !(await page.evaluate('"axe" in window'))) {
    await page.evaluate(source);
    await page.evaluate(parseColorsOnce);
  }
  await page.evaluate(endAnimations);
  // The builder sends 1.3 MB twice per analysis; if axe is already in the page, it gets an empty source.
  const { violations } = await new AxeBuilder({ page, ...(isAlone && { axeSource: '0' }) })
    .setLegacyMode() // otherwise each analysis opens another page, to merge the results of cross-origin frames
    .exclude(frames ?? 'iframe[sandbox=""]') // the frame of an email runs no script, not even axe
    .options({ rules, resultTypes: ['violations'] }) // otherwise it describes every element that passed
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

/** The used part of Element, because not every importing project has the DOM types. */
interface StyledElement {
  readonly tagName: string;
  readonly ownerDocument: {
    readonly defaultView: {
      getComputedStyle(element: unknown, part?: string): Style;
    } | null;
  };
}

/** Visible animations, although reduced motion is requested. */
export async function motions(page: Page, where: string): Promise<string[]> {
  const moving = await page
    .locator('body, body *')
    .evaluateAll((elements: readonly StyledElement[]) => {
      const isVisible = (list = '') =>
        list.split(',').some((each) => Number.parseFloat(each) > 0.001);
      const moves = (element: StyledElement, part?: string) => {
        const style = element.ownerDocument.defaultView?.getComputedStyle(element, part);
        if (!style) return false;
        const isAnimated =
          style.animationName !== 'none' &&
          (isVisible(style.animationDuration) || style.animationIterationCount === 'infinite');
        return (
          isAnimated || isVisible(style.transitionDuration) || style.scrollBehavior === 'smooth'
        );
      };
      return elements
        .filter((each) => moves(each) || moves(each, '::before') || moves(each, '::after'))
        .map(({ tagName }) => tagName);
    });
  return moving.map((each) => `${where}: ${each} moves`);
}
