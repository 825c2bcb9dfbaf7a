import { lambda, socket, stream } from '../runtime/function.ts';

export const connect = lambda({ trigger: socket('$connect'), uses: ['table', 'user-pool:read'] });
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
    // Excludes updates of running sessions: a busy website has hundreds of batches per second.
    { items: ['SESSION#'], events: ['INSERT', 'REMOVE'] },
    { items: ['SESSION#'], states: ['closed', 'set-aside', 'erased'] },
  ),
  uses: ['table', 'live'],
  // An owner's fifty pages take five rounds, each at most as long as a call that hangs twice.
  timeoutSeconds: 60,
});
