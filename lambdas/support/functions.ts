import * as support from '../contract/support.ts';
import { http, lambda } from '../runtime/function.ts';

export const sendFeedback = lambda({
  trigger: http(support.sendFeedback),
  uses: ['mail', 'table'],
});
export const reportClientError = lambda({
  trigger: http(support.reportClientError),
  uses: ['table'],
});
export const sendHelpTicket = lambda({
  trigger: http(support.sendHelpTicket),
  uses: ['mail', 'table'],
});
