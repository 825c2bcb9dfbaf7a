import { connector } from '../runtime/connector.ts';

/** The product's addresses: web origin, support and postal address. */
export const addresses = connector('addresses', (env) => ({
  appOrigin: env.APP_ORIGIN,
  supportAddress: env.SUPPORT_ADDRESS,
  postalAddress: env.POSTAL_ADDRESS,
}));
