import * as emails from '../contract/emails.ts';
import { counted, http, lambda, raw } from '../runtime/function.ts';

export const listEmails = lambda({ trigger: http(emails.listEmails), uses: ['table:read'] });
export const trackOpen = lambda({
  trigger: counted(['GET', 'HEAD'], '/m/o/{token}'),
  uses: ['table', 'signing'],
});
export const trackClick = lambda({
  trigger: raw(['GET', 'HEAD', 'POST'], '/m/c/{token}'),
  uses: ['table', 'signing', 'addresses'],
});
