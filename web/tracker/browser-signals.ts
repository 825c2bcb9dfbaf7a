/** Browser signals that prevent recording: the visitor's opt-out, and automation. */

/** Do Not Track or Global Privacy Control: such a visitor is neither asked for consent nor counted. */
export function hasOptedOut(browser: object, page: object): boolean {
  const { doNotTrack, globalPrivacyControl } = browser as OptOut;
  // The signals are '1', '0', 'unspecified', true, false, or missing.
  return [doNotTrack, (page as OptOut).doNotTrack, globalPrivacyControl].map(Number).includes(1);
}

interface OptOut {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

/** CUBOT makes phones. Safari before 16.4 has no lookbehind. */
const ROBOT =
  /[^u]bot\b|crawl|spider|slurp|headless|lighthouse|pagespeed|prerender|phantomjs|puppeteer|playwright|selenium|externalhit|preview|monitor|scrap|archiver/i;

/** Recognizes common robots; the server checks the user agent against a longer list. */
export const isAutomated = ({ webdriver, userAgent }: Pick<Navigator, 'webdriver' | 'userAgent'>) =>
  webdriver || ROBOT.test(userAgent);
