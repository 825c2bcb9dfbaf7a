import { copyFor, placeholder, type Reader, type RenderedEmail } from './recipient-copy.ts';

interface RenderedEmailWithPictures extends RenderedEmail {
  readonly pictures: readonly { name: string; png: string }[];
}
/** The addresses of a copy that counts nothing. */
type StillLinks = Readonly<Record<'report' | 'unsubscribe', string>>;

const PIXEL = new RegExp(`<img[^>]*${placeholder('pixel')}[^>]*>`);

/** A copy without pixel and tracked links: nothing in it counts or identifies its reader. */
function stillCopy(written: RenderedEmail, reader: Reader, { report, unsubscribe }: StillLinks) {
  const click = (link: number | 'report') =>
    link === 'report' ? report : (written.links[link] ?? '');
  const html = written.html.replace(PIXEL, '');
  return copyFor({ ...written, html }, reader, { click, open: '', unsubscribe });
}

/** The copy for an owner who resends a report to themselves. */
export const againFor = (written: RenderedEmail, isWeekly: boolean, links: StillLinks) =>
  stillCopy(written, { role: 'owner', isWeekly }, links);

/** A preview keeps the word "unsubscribe" without its link. */
const NOWHERE = '#';

/** The copy that is shown later, in the app or without a login, with its pictures inside. */
export function previewOf(written: RenderedEmailWithPictures, reader: Reader, report: string) {
  const { html, text } = stillCopy(written, reader, { report, unsubscribe: NOWHERE });
  const shown = html.replace(/src="cid:([\w-]+)"/g, (whole, name: string) => {
    const picture = written.pictures.find((each) => each.name === name);
    return picture ? `src="data:image/png;base64,${picture.png}"` : whole;
  });
  return { html: shown, text: text.replace(`: ${NOWHERE}\n`, '\n') };
}
