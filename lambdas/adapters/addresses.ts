import { connector } from '../runtime/connector.ts';
import { loaderUrl } from '../websites/tracking-script.ts';

/** The product's addresses: web origin, loader script, support and postal address. */
export const addresses = connector('addresses', (env) => ({
  appOrigin: env.APP_ORIGIN,
  supportAddress: env.SUPPORT_ADDRESS,
  postalAddress: env.POSTAL_ADDRESS,
  loaderUrl: loaderUrl(env.APP_ORIGIN),
}));
