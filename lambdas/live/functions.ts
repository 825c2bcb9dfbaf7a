import { lambda, socket, stream } from '../runtime/function.ts';

export const connect = lambda({ trigger: socket('$connect'), uses: ['table', 'user-pool'] });
export const disconnect = lambda({ trigger: socket('$disconnect'), uses: ['table'] });
export const heartbeat = lambda({ trigger: socket('$default'), uses: ['live'] });
export const pushChanges = lambda({ trigger: stream(), uses: ['table', 'live'] });
