import { accountMails } from '../contract/copy/account-mails.ts';
import { noteMail } from '../emails/templates/note.mail.tsx';

/** Addresses used in the links and the footer of an email. */
interface Product {
  readonly appOrigin: string;
  readonly postalAddress: string;
}
interface Addressee {
  readonly address: string;
  readonly firstName?: string;
}

/** The first email an owner gets. The link is the app's origin and a URL-safe token. */
export const verificationMail = (to: Addressee, product: Product, token: string) =>
  linkMail('verification', to, product, `/verify-token?token=${token}`);

/** `code` may be a placeholder that Cognito fills in, so it is not escaped. */
export const recoveryMail = (to: Addressee, product: Product, code: string) =>
  linkMail(
    'recovery',
    to,
    product,
    `/reset-password?email=${encodeURIComponent(to.address)}&code=${code}`,
  );

/** The link opens a confirmation, because mail scanners follow links and people click the wrong ones. */
export const deletionMail = (to: Addressee, product: Product, token: string) =>
  linkMail('deletion', to, product, `/delete-account?token=${token}`);

/** An email with one link that verifies or changes something. */
async function linkMail(
  kind: 'verification' | 'recovery' | 'deletion',
  { address, firstName = '' }: Addressee,
  { appOrigin, postalAddress }: Product,
  path: string,
) {
  const words = accountMails[kind];
  const link = `${appOrigin}${path}`;
  const note = await noteMail({
    ...words,
    intro: `${accountMails.hello(firstName)}${words.intro(address)}`,
    button: { label: words.button, link },
    small: [`${words.works} ${accountMails.pasteLink(link)}`],
    postalAddress,
    // The user pool sends the recovery email, and its emails cannot contain pictures.
    hasPictures: kind !== 'recovery',
  });
  return { to: address, ...note };
}

/** To the owner of an account when its address is used for another sign-up. */
export async function accountExistsMail(
  { address, firstName = '' }: Addressee,
  { appOrigin, postalAddress }: Product,
) {
  const words = accountMails.accountExists;
  const note = await noteMail({
    ...words,
    intro: `${accountMails.hello(firstName)}${words.intro(address)}`,
    button: { label: words.button, link: `${appOrigin}/login` },
    postalAddress,
  });
  return { to: address, ...note };
}

/** Confirms the deletion; the last email an account gets. */
export async function deletedMail({ address }: Addressee, { postalAddress }: Product) {
  const words = accountMails.deleted;
  const note = await noteMail({ ...words, intro: words.intro(address), postalAddress });
  return { to: address, ...note };
}
