import { awsAccess } from '../../lambdas/runtime/env.ts';

/**
 * Replaces the SDK's credential provider chain in deployed bundles. Lambda provides a role's credentials in the
 * environment; the code for all other sources takes a fifth of a bundle.
 */
export const defaultProvider = () => async () => {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = awsAccess();
  return {
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN && { sessionToken: AWS_SESSION_TOKEN }),
  };
};
