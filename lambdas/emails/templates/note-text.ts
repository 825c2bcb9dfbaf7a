import { general } from '../../contract/copy/general.ts';
import type { Note } from './note.ts';
import { heading, numbered, plainTextEmail, wrap, wrapLines } from './plain-text.ts';

export const noteText = ({
  facts = [],
  code,
  steps = [],
  lines = [],
  button,
  small = [],
  footerLink,
  ...note
}: Note) =>
  plainTextEmail({
    product: general.product,
    about: note.about,
    site: note.site,
    heading: heading(note.title),
    body: [
      wrapLines(note.intro),
      facts.map(([name, value]) => `  ${name}: ${value}`).join('\n'),
      code,
      numbered(steps),
      ...lines.map((line) => wrap(line)),
      button && `${button.label}:\n${button.link}`,
      ...small.map((line) => wrap(line)),
    ],
    reason: note.reason,
    postalAddress: `${footerLink ? `${footerLink.label}: ${footerLink.link}\n` : ''}${note.postalAddress}`,
  });
