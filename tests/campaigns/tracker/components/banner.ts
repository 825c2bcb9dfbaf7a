/** The description of a third-party consent banner. */
import type { Page } from 'playwright';

type Click = (visit: Page) => Promise<unknown>;

export interface Banner {
  readonly name: string;
  /** An ES module that shows the banner; `setConsent(answer)` calls `reveille.consent`. */
  readonly module: string;
  /** Files of packages that only work as classic scripts. */
  readonly scripts?: readonly string[];
  readonly html?: string;
  /** The tag reads the consent of this platform without any wiring. */
  readonly isAutomatic?: boolean;
  readonly accept: Click;
  readonly deny: Click;
  /** Opens the settings again and denies, after consent was granted. */
  readonly revoke: Click;
}

export const click =
  (selector: string): Click =>
  (visit) =>
    visit.locator(selector).first().click();
export const evaluate =
  (script: string): Click =>
  (visit) =>
    visit.evaluate(script);
export const both =
  (...steps: Click[]): Click =>
  async (visit) => {
    for (const step of steps) await step(visit);
  };

/** The function with which pages send commands to Google's tags. */
export const GTAG =
  'window.dataLayer = window.dataLayer || []; window.gtag = function () { dataLayer.push(arguments); };';
