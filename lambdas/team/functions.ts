import * as team from '../contract/team.ts';
import { http, lambda, raw } from '../runtime/function.ts';

export const listTeamMembers = lambda({
  trigger: http(team.listTeamMembers),
  uses: ['table:read'],
});
export const addTeamMember = lambda({
  trigger: http(team.addTeamMember),
  uses: ['table', 'mail', 'signing'],
});
export const removeTeamMember = lambda({ trigger: http(team.removeTeamMember), uses: ['table'] });
export const setReportRhythm = lambda({ trigger: http(team.setReportRhythm), uses: ['table'] });
/** No login: owners and members use it. */
export const unsubscribe = lambda({
  trigger: raw(['GET', 'HEAD', 'POST'], '/m/unsubscribe/{token}'),
  uses: ['table', 'signing', 'addresses'],
});
