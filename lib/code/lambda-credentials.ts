import { awsAccess } from '../../lambdas/runtime/env.ts';

/**
 * Replaces the SDK's search for credentials in deployed bundles. Lambda puts a role's credentials into the
 * environment, where the search begins; the clients for every other place are a fifth of a bundle.
 */
export const defaultProvider = () => async () => {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = awsAccess();
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
  };
};
