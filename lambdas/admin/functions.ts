import * as admin from '../contract/admin.ts';
import { http, lambda } from '../runtime/function.ts';

export const isAdmin = lambda({ trigger: http(admin.isAdmin), uses: ['user-pool'] });
