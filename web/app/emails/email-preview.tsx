import { emails } from '../../../lambdas/contract/copy/emails.ts';

/**
 * The mail in a frame that may do nothing: no script, no form, no address of its own. The policy goes into the document
 * as well, so that it holds wherever the app is served: pictures only from inside the mail, and nothing is fetched.
 */
const POLICY = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'">`;
/** Links lead nowhere from here: the same places are a click away in the app itself. */
const INERT = '<style>a{pointer-events:none;cursor:default}</style>';

export const previewDocument = (html: string): string => {
  const head = /<head[^>]*>/i.exec(html);
  if (!head) return `<!doctype html><html lang="en"><head>${POLICY}${INERT}</head>${html}</html>`;
  const end = head.index + head[0].length;
  return `${html.slice(0, end)}${POLICY}${INERT}${html.slice(end)}`;
};

export function EmailPreview({ html }: { html: string }) {
  return (
    <iframe
      title={emails.detail.contentTitle}
      sandbox=""
      referrerPolicy="no-referrer"
      srcDoc={previewDocument(html)}
      className="h-[70dvh] min-h-120 w-full rounded-b-[inherit] bg-white"
    />
  );
}
