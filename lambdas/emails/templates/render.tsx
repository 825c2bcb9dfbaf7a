import type { ReactElement } from 'react';
import { render } from 'react-email';

/** Marks of React for itself, as where two texts meet: a mail needs none, and Outlook reads them. */
const MARKS = /<!--(\/?\$| |html|head|body)-->/g;
/** The elements around Outlook's comments were only there for React. */
const WRAPPED_COMMENT = /<span>(<!--\[if mso\]>.*?<!\[endif\]-->)<\/span>/g;

export async function htmlOf(mail: ReactElement): Promise<string> {
  const html = await render(mail);
  return html.replace(MARKS, '').replace(WRAPPED_COMMENT, '$1');
}
