import { handler as complete } from '../../lambdas/accounts/complete-profile.lambda.ts';
import { profileStore } from '../../lambdas/accounts/profile/profile.store.ts';
import { table } from '../../lambdas/adapters/table.ts';
import { connectShop } from '../../lib/local/seed/owner.ts';
import type { CustomerSite } from '../../lib/local/stand-ins/customer-site.ts';
import { httpEvent } from '../factories/http-event.ts';
import { newOwner } from '../factories/owner.ts';

type Cloud = Parameters<typeof newOwner>[0] & { readonly origin: string };

/** An owner with a connected shop, as at the end of `connect-website`. */
export async function ownerOfTheShop(cloud: Cloud, shop: CustomerSite) {
  const owner = await newOwner(cloud);
  const database = table.connect(process.env as never);
  const now = new Date();
  const names = {
    first_name: 'Maya',
    last_name: 'Okafor',
    company: 'Harbor Lane',
    job_role: 'CEO',
  };
  await complete(httpEvent({ ...names, timezone: 'Europe/Paris' }, owner));
  await profileStore(database).markVerified(owner.id, now);
  const { generated_script } = await connectShop(
    database,
    owner.id,
    shop.domain,
    cloud.origin,
    now,
  );
  shop.install(generated_script);
  return owner;
}
