import { supportNote } from '../emails/templates/notes.ts';
import type { Request } from './feedback.ts';

/** A request as a mail to the people who can act on it; an answer to it reaches who wrote it. */
export async function supportMail(request: Request, postalAddress: string) {
  return { replyTo: request.from, ...(await supportNote({ ...request, postalAddress })) };
}
