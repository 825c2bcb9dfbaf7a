import { accountNotes } from '../../contract/copy/account-notes.ts';
import { noteMail } from './note.mail.tsx';
import type { Product } from './notes.ts';

interface AccountNote extends Product {
  readonly address: string;
  readonly firstName: string;
  readonly link: string;
}

/** An email with one link that verifies or changes something. */
const linkNote = (
  words: (typeof accountNotes)['verification' | 'recovery' | 'deletion'],
  { address, firstName, link, postalAddress }: AccountNote,
  hasPictures = true,
) =>
  noteMail({
    ...words,
    intro: `${accountNotes.hello(firstName)}${words.intro(address)}`,
    button: { label: words.button, link },
    small: [`${words.works} ${accountNotes.pasteLink(link)}`],
    postalAddress,
    hasPictures,
  });

export const verificationNote = (to: AccountNote) => linkNote(accountNotes.verification, to);
/** Sent by the user pool, whose emails cannot contain pictures. */
export const recoveryNote = (to: AccountNote) => linkNote(accountNotes.recovery, to, false);

export const deletionNote = (to: AccountNote) => linkNote(accountNotes.deletion, to);
export const deletedNote = ({ address, postalAddress }: Pick<AccountNote, 'address'> & Product) =>
  noteMail({ ...accountNotes.deleted, intro: accountNotes.deleted.intro(address), postalAddress });

export const accountExistsNote = ({ address, firstName, link, postalAddress }: AccountNote) =>
  noteMail({
    ...accountNotes.accountExists,
    intro: `${accountNotes.hello(firstName)}${accountNotes.accountExists.intro(address)}`,
    button: { label: accountNotes.accountExists.button, link },
    postalAddress,
  });
