import { connector } from '../runtime/connector.ts';

/** Where the product itself answers, and the tracker's release that this deployment was built with. */
export const addresses = connector('addresses', (env) => ({
  appOrigin: env.APP_ORIGIN,
  supportAddress: env.SUPPORT_ADDRESS,
  postalAddress: env.POSTAL_ADDRESS,
  loader: {
    url: `${env.APP_ORIGIN}/tracker/v1/${env.TRACKER_LOADER}`,
    integrity: env.TRACKER_INTEGRITY,
  },
}));
