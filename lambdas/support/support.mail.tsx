import { supportNote } from '../emails/templates/notes.ts';
import type { Request } from './feedback.ts';

/** A support request as an email to the operators; replies go to its sender. */
export async function supportMail(request: Request, postalAddress: string) {
  return { replyTo: request.from, ...(await supportNote({ ...request, postalAddress })) };
}
