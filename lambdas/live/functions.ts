import { lambda, socket, stream } from '../runtime/function.ts';

export const connect = lambda({ trigger: socket('$connect'), uses: ['table', 'user-pool'] });
export const disconnect = lambda({ trigger: socket('$disconnect'), uses: ['table'] });
export const heartbeat = lambda({ trigger: socket('$default'), uses: ['live'] });
export const pushChanges = lambda({
  trigger: stream(
    {
      items: [
        'PROFILE',
        'VERIFICATION#',
        'INTEGRATION#',
        'EMAIL#',
        'DELIVERY#',
        'USAGE#',
        'SUBSCRIPTION',
        'MEMBER#',
      ],
    },
    // Not the batches of a running session: a busy website writes hundreds per second.
    { items: ['SESSION#'], events: ['INSERT', 'REMOVE'] },
    { items: ['SESSION#'], states: ['closed', 'set-aside', 'erased'] },
  ),
  uses: ['table', 'live'],
});
