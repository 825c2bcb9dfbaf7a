import type { ReactElement } from 'react';
import { render } from 'react-email';
import { withUnbrokenTimes } from './plain-text.ts';

/** React's internal comments, for example between adjacent texts. Outlook would read them. */
const MARKS = /<!--(\/?\$| |html|head|body)-->/g;
/** The elements around Outlook's conditional comments, which only React needs. */
const WRAPPED_COMMENT = /<span>(<!--\[if mso\]>.*?<!\[endif\]-->)<\/span>/g;

export async function htmlOf(mail: ReactElement): Promise<string> {
  const html = await render(mail);
  return withUnbrokenTimes(html.replace(MARKS, '').replace(WRAPPED_COMMENT, '$1'));
}
