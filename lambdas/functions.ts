/** Every Lambda function of the product, by feature. The infrastructure is built from this list. */
export * as accounts from './accounts/functions.ts';
export * as admin from './admin/functions.ts';
export * as billing from './billing/functions.ts';
export * as emails from './emails/functions.ts';
export * as live from './live/functions.ts';
export * as privacy from './privacy/functions.ts';
export * as recordings from './recordings/functions.ts';
export * as reports from './reports/functions.ts';
export * as support from './support/functions.ts';
export * as team from './team/functions.ts';
export * as websites from './websites/functions.ts';
