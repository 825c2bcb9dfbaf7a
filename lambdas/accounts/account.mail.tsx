import {
  accountExistsNote,
  deletedNote,
  deletionNote,
  recoveryNote,
  verificationNote,
} from '../emails/templates/notes.ts';

/** What the links and the foot of a mail need to know. */
interface Product {
  readonly appOrigin: string;
  readonly postalAddress: string;
}
interface Addressee {
  readonly address: string;
  readonly firstName?: string;
}

/** The first mail of the product. The link is the app's own origin and a token of URL-safe letters. */
export async function verificationMail(
  { address, firstName = '' }: Addressee,
  product: Product,
  token: string,
) {
  const link = `${product.appOrigin}/verify-token?token=${token}`;
  return { to: address, ...(await verificationNote({ address, firstName, link, ...product })) };
}

/** `code` may be a blank that the pool fills in: it stands as it is. */
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

/** The link asks once more before it deletes: mail scanners follow links, and people press the wrong ones. */
export async function deletionMail(
  { address, firstName = '' }: Addressee,
  product: Product,
  token: string,
) {
  const link = `${product.appOrigin}/delete-account?token=${token}`;
  return { to: address, ...(await deletionNote({ address, firstName, link, ...product })) };
}

/** The last mail of all. */
export const deletedMail = async ({ address }: Addressee, product: Product) => ({
  to: address,
  ...(await deletedNote({ address, ...product })),
});
