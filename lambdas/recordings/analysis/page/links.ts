/** What the address of a link says about where it leads. */

/** The address of a picture, which the browser shows in place of the page. */
export const PHOTO = /\.(jpe?g|png|gif|webp|avif|svg|bmp)([?#]|$)/i;
/** The address of a file that the browser saves or shows in place of the page, also by a path such as `/event/ical/`. */
export const FILE =
  /^([a-z]+:\/\/[^/?#]+)?\/[^?#]*[^?#/][./](pdf|docx?|xlsx?|pptx?|od[tsp]|rtf|csv|epub|mp[34]|zip|ics|ical|vcf|apk|dmg|exe)\/?([?#]|$)/i;
const HOST = /^(?:https?:)?\/\/(www\.)?([^/?#]+)/i;

/** Whether an address is on the page's website, which has a host with `www.` and one without, and on the other one of them. */
export function isOnOtherHost(reference: string, address: string): boolean {
  const [, www, host] = HOST.exec(reference) ?? [];
  if (host === undefined) return false;
  const [, wwwOfPage, hostOfPage] = HOST.exec(address) ?? [];
  return host.toLowerCase() === hostOfPage?.toLowerCase() && !www !== !wwwOfPage;
}
