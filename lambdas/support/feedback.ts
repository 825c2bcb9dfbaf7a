import { support } from '../contract/copy/support.ts';
import { Problem } from '../contract/problem.ts';

/** What somebody wrote to the people who answer, before it is a mail. */
export interface Request {
  readonly kind: 'feedback' | 'help';
  readonly subject: string;
  /** Whom an answer reaches. */
  readonly from: string;
  readonly message: string;
}

/** Blank text is refused (§5). */
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

/** A question of somebody who may have no account. Name and address are what the sender says. */
export function helpRequest({ name, email, message }: Ticket): Request {
  // A line break in a name would begin a header of its own.
  const from = name.replace(/\s+/g, ' ').trim() || email;
  const subject = support.ticketMail.subject(from);
  return { kind: 'help', subject, from: email, message: wordsOf(message) };
}

function wordsOf(text: string): string {
  const words = text.trim();
  if (words === '') throw new Problem('feedback-empty');
  return words;
}
