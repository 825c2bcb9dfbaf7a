import {
  accountExistsNote,
  deletedNote,
  deletionNote,
  recoveryNote,
  verificationNote,
} from '../emails/templates/account-notes.ts';

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
export async function verificationMail(
  { address, firstName = '' }: Addressee,
  product: Product,
  token: string,
) {
  const link = `${product.appOrigin}/verify-token?token=${token}`;
  return { to: address, ...(await verificationNote({ address, firstName, link, ...product })) };
}

/** `code` may be a placeholder that Cognito fills in, so it is not escaped. */
export async function recoveryMail(
  { address, firstName = '' }: Addressee,
  product: Product,
  code: string,
) {
  const link = `${product.appOrigin}/reset-password?email=${encodeURIComponent(address)}&code=${code}`;
  return { to: address, ...(await recoveryNote({ address, firstName, link, ...product })) };
}

/** To the owner of an account when its address is used for another sign-up. */
export async function accountExistsMail({ address, firstName = '' }: Addressee, product: Product) {
  const link = `${product.appOrigin}/login`;
  return { to: address, ...(await accountExistsNote({ address, firstName, link, ...product })) };
}

/** The link opens a confirmation, because mail scanners follow links and people click the wrong ones. */
export async function deletionMail(
  { address, firstName = '' }: Addressee,
  product: Product,
  token: string,
) {
  const link = `${product.appOrigin}/delete-account?token=${token}`;
  return { to: address, ...(await deletionNote({ address, firstName, link, ...product })) };
}

/** Confirms the deletion; the last email an account gets. */
export const deletedMail = async ({ address }: Addressee, product: Product) => ({
  to: address,
  ...(await deletedNote({ address, ...product })),
});
