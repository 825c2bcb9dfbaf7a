import { emails } from '../../contract/copy/emails.ts';
import { mailPages } from '../../contract/copy/mail-pages.ts';
import { type Rhythm, rhythms } from '../../contract/rules/rhythm.ts';
import type { PublicPage } from './public-page.ts';

const { unsubscribe: words } = mailPages;
const { closed } = emails.again;

/** Fewer emails than daily. */
export type ReducedRhythm = Exclude<Rhythm, 'daily'>;
const reducedRhythms = rhythms.filter((each): each is ReducedRhythm => each !== 'daily');

/** Parses the frequency that a button of the page selects. */
export const frequencyOf = (value: string | undefined): ReducedRhythm | undefined =>
  reducedRhythms.find((each) => each === value);

interface Recipient {
  readonly email: string;
  readonly domain: string;
  /** The path that the page's buttons post to. */
  readonly action: string;
}

/** Asks for confirmation, and offers fewer emails as an alternative to none. */
export const pagesOf = ({ email, domain, action }: Recipient) => ({
  question: {
    title: words.title,
    lead: words.lead(email, domain),
    button: { label: words.button, action },
    others: reducedRhythms.map((each) => ({
      label: words.less[each],
      action: `${action}?rhythm=${each}`,
    })),
  } satisfies PublicPage,
  less: (frequency: ReducedRhythm): PublicPage => ({
    title: words.lessDone,
    lead: words.lessLead[frequency](email),
  }),
  done: {
    title: words.done,
    lead: words.doneLead(email),
    button: { label: words.resume, action: `${action}?again=yes` },
  } satisfies PublicPage,
  resumed: { title: words.resumed, lead: words.resumedLead(email) } satisfies PublicPage,
  closed: { title: closed.title, lead: closed.detail } satisfies PublicPage,
});
