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

/** Removes invisible characters and direction changes, which can make a text look like another one. */
const visible = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(/[^\P{C}\n\t]|\p{Default_Ignorable_Code_Point}/gu, '');

/** Throws for blank text (§5). */
export const feedbackRequest = (feedback: string, from: string): Request => ({
  kind: 'feedback',
  subject: support.feedbackMail.subject(from),
  from,
  message: messageOf(feedback),
});

interface Ticket {
  readonly name: string;
  readonly email: string;
  readonly message: string;
}

/** A message from a sender who may have no account. Name and address are unverified. */
export function helpRequest({ name, email, message }: Ticket): Request {
  // A line break in a name would start a new email header.
  const from = visible(name).replace(/\s+/g, ' ').trim() || email;
  const subject = support.ticketMail.subject(from);
  return { kind: 'help', subject, from: email, message: messageOf(message) };
}

function messageOf(text: string): string {
  const message = visible(text).trim();
  if (message === '') throw new Problem('feedback-empty');
  return message;
}
