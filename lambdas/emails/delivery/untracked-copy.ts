import { mails } from '../../contract/copy/mails.ts';
import { type CopyVariant, copyFor, placeholder, type RenderedEmail } from './recipient-copy.ts';

interface RenderedEmailWithPictures extends RenderedEmail {
  readonly pictures: readonly { name: string; png: string }[];
}
/** The URLs of a copy without tracking. */
type UntrackedLinks = Readonly<Record<'report' | 'unsubscribe', string>>;

const PIXEL = new RegExp(`<img[^>]*${placeholder('pixel')}[^>]*>`);

/** A copy without pixel and tracked links, so that it neither counts nor identifies its recipient. */
function untrackedCopy(
  written: RenderedEmail,
  variant: CopyVariant,
  { report, unsubscribe }: UntrackedLinks,
) {
  const click = (link: number | 'report') =>
    link === 'report' ? report : (written.links[link] ?? '');
  const html = written.html.replace(PIXEL, '');
  return copyFor({ ...written, html }, variant, { click, open: '', unsubscribe });
}

/** The copy for an owner who resends a report to themselves. */
export const resendCopy = (written: RenderedEmail, isWeekly: boolean, links: UntrackedLinks) =>
  untrackedCopy(written, { role: 'owner', isWeekly }, links);

const NO_LINK = '#';
const DEAD_LINK = new RegExp(`<a [^>]*href="${NO_LINK}"[^>]*>(.*?)</a>`, 'gs');

/**
 * The copy shown in the browser, in the app or without a login. Its pictures are inlined. "Unsubscribe" is not a link, and
 * without `report` neither is the full report.
 */
export function previewOf(
  written: RenderedEmailWithPictures,
  variant: CopyVariant,
  report = NO_LINK,
) {
  const { html, text } = untrackedCopy(written, variant, { report, unsubscribe: NO_LINK });
  const alive = html.replace(DEAD_LINK, (_, label) => (label === mails.report.open ? '' : label));
  const shown = alive.replace(/src="cid:([\w-]+)"/g, (whole, name: string) => {
    const picture = written.pictures.find((each) => each.name === name);
    return picture ? `src="data:image/png;base64,${picture.png}"` : whole;
  });
  return { html: shown, text: text.replace(`: ${NO_LINK}\n`, '\n') };
}
