/** Do Not Track and Global Privacy Control: a visitor who objects is not asked again and not counted. */
export function objectsToTracking(browser: object, page: object): boolean {
  const { doNotTrack, globalPrivacyControl } = browser as Wishes;
  return [doNotTrack, (page as Wishes).doNotTrack].includes('1') || globalPrivacyControl === true;
}

interface Wishes {
  readonly doNotTrack?: string | null;
  readonly globalPrivacyControl?: boolean;
}

const ROBOT =
  /bot\b|crawl|spider|slurp|headless|lighthouse|pagespeed|prerender|phantomjs|puppeteer|playwright|selenium|externalhit|preview|monitor|scrap|archiver|wget|curl|python|java\//i;

/** The common robots; the server looks at the same name with the long list. */
export const isAutomated = ({ webdriver, userAgent }: Pick<Navigator, 'webdriver' | 'userAgent'>) =>
  webdriver || ROBOT.test(userAgent);
