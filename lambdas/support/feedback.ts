import { support } from '../contract/copy/support.ts';
import { Problem } from '../contract/problem.ts';

/** A message to support before it becomes an email. */
export interface Request {
  readonly kind: 'feedback' | 'help';
  readonly subject: string;
  /** The address for replies. */
  readonly from: string;
  readonly message: string;
}

/** Characters that show nothing, or turn the direction of what follows, make a text look like another one. */
const visible = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[^\P{C}\n\t]|\p{Default_Ignorable_Code_Point}/gu, '');

/** Blank text is rejected (§5). */
export const feedbackRequest = (feedback: string, from: string): Request => ({
  kind: 'feedback',
  subject: support.feedbackMail.subject(from),
  from,
  message: wordsOf(feedback),
});

interface Ticket {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** A message from a sender who may have no account. Name and address are unverified. */
export function helpRequest({ name, email, message }: Ticket): Request {
  // A line break in a name would begin a header of its own.
  const from = visible(name).replace(/\s+/g, ' ').trim() || email;
  const subject = support.ticketMail.subject(from);
  return { kind: 'help', subject, from: email, message: wordsOf(message) };
}

function wordsOf(text: string): string {
  const words = visible(text).trim();
  if (words === '') throw new Problem('feedback-empty');
  return words;
}
