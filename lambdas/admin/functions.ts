import * as admin from '../contract/admin.ts';
import { http, lambda } from '../runtime/function.ts';

export const isAdmin = lambda({ trigger: http(admin.isAdmin, 'any'), uses: ['user-pool:read'] });
export const getAllUsersAdmin = lambda({
  trigger: http(admin.getAllUsersAdmin),
  uses: ['user-pool:read', 'table'],
  timeoutSeconds: 20,
  memoryMb: 1_024,
});
