import type { ReactElement } from 'react';
import { render } from 'react-email';

/** React marks where it could wait; a mail waits for nothing, and Outlook reads the marks. */
const MARKS = /<!--\/?\$-->/g;
/** The elements around Outlook's comments were only there for React. */
const WRAPPED_COMMENT = /<span>(<!--\[if mso\]>.*?<!\[endif\]-->)<\/span>/g;

export async function htmlOf(mail: ReactElement): Promise<string> {
  const html = await render(mail);
  return html.replace(MARKS, '').replace(WRAPPED_COMMENT, '$1');
}
