/** Types canaries into a page of the corpus like a visitor, and searches what was sent for them. */
import type { Page } from 'playwright';
import { engine } from '../../journeys/browser.ts';

/** Words that occur nowhere else, and a number. */
export interface Canary {
  readonly words: readonly [string, string, string, string];
  readonly digits: string;
}

export interface CorpusPage {
  readonly name: string;
  readonly html: string;
  /** Runs once the page is there; `page.fields` and `page.typed()` help to mirror what is typed. */
  readonly script?: string;
  /** An ES module that imports packages; bundled by the campaign. */
  readonly module?: string;
  /** Where the visitor types; Playwright looks into open shadow trees. */
  readonly fields?: readonly string[];
  /** What else the visitor does. */
  readonly act?: (visit: Page, canary: Canary) => Promise<unknown>;
  /** Further forms that the page derives from the canary. */
  readonly derived?: (canary: Canary) => readonly string[];
}

const CONSONANTS = 'bcdfghjklmnpqrstvwxz';
/** Even its first letters occur nowhere else, because words are also searched by their first letters. */
const word = (n: number) =>
  `Q${CONSONANTS[n % 20]}oq${CONSONANTS[Math.floor(n / 20) % 20]}uz${CONSONANTS[(n * 7 + 3) % 20]}ik`;

export const canaryOf = (index: number): Canary => ({
  words: [word(index * 4), word(index * 4 + 1), word(index * 4 + 2), word(index * 4 + 3)],
  digits: `${7_318_264_593 + index * 7_919_137}`,
});

/** Types by key, paste, input method, undo and redo, then leaves the field. */
export async function typeCanary(visit: Page, selector: string, canary: Canary): Promise<void> {
  const [first, second, pasted, composed] = canary.words;
  const { keyboard } = visit;
  await visit.locator(selector).first().click({ force: true });
  await keyboard.type(`${first} ${second}`);
  await keyboard.press('Enter');
  await keyboard.insertText(pasted);
  await keyboard.press('Control+z');
  await keyboard.press('Control+Shift+z');
  await compose(visit, composed);
  await keyboard.type(canary.digits);
  await keyboard.press('Tab');
}

/** Types with an input method; only Chromium's protocol has one. */
async function compose(visit: Page, text: string): Promise<void> {
  if (engine) return visit.keyboard.insertText(` ${text} `);
  const devtools = await visit.context().newCDPSession(visit);
  for (let end = 3; end <= text.length; end += 3)
    await devtools.send('Input.imeSetComposition', {
      text: text.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    });
  await devtools.send('Input.insertText', { text: ` ${text} ` });
  await devtools.detach();
}

/** Decodes base64 data URLs. */
const decoded = (text: string): string =>
  text.replace(/;base64,([\w+/=]+)/g, (_, content) => Buffer.from(content, 'base64').toString());

/** The pieces of a canary that are enough to recognize it: six letters of a word, seven digits of the number. */
const tracesOf = (page: CorpusPage, canary: Canary): ReadonlySet<string> => {
  const { words, digits } = canary;
  return new Set([
    ...words.flatMap((each) => [each.slice(0, 6), each.slice(-6)]),
    ...words.map((each) => [...each].reverse().join('')),
    digits.slice(0, 7),
    digits.slice(-7),
    digits.replace(/\B(?=(\d{3})+$)/g, ','),
    ...words.map((each) => Buffer.from(each).toString('base64').slice(0, 10)),
    ...(page.derived?.(canary) ?? []),
  ]);
};

/** Returns a function that finds canaries in the text, which is prepared once. */
export function leakFinder(text: string) {
  const receivedText = decoded(text);
  const lower = receivedText.toLowerCase();
  return (page: CorpusPage, canary: Canary): string[] =>
    [...tracesOf(page, canary)].flatMap((trace) => {
      const at = lower.indexOf(trace.toLowerCase());
      if (at < 0) return [];
      return [
        `${page.name}: …${receivedText.slice(Math.max(0, at - 90), at + trace.length + 20)}…`,
      ];
    });
}

/** Every piece of the canary in the text, with context. */
export const leaksIn = (text: string, page: CorpusPage, canary: Canary): string[] =>
  leakFinder(text)(page, canary);
