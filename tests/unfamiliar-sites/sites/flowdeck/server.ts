import { setTimeout as pause } from 'node:timers/promises';
import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';
import {
  article,
  flows,
  invoices,
  runDetail,
  runsPage,
  searchDocs,
  templatesPage,
  usage,
} from './data.ts';

const numberOf = (text: string | null) => Number(text ?? 0);

/** A request that arrives at the webhook every 1.6 seconds; the target of every fourth one fails. */
async function* deliveries(): AsyncGenerator<string> {
  for (let n = 1; n < 400; n += 1) {
    const body = { event: n % 2 === 0 ? 'order.paid' : 'contact.updated', id: 71_000 + n };
    const line = {
      id: n,
      path: n % 2 === 0 ? '/w/7h2k/orders' : '/w/7h2k/contacts',
      status: n % 4 === 2 ? 502 : 200,
      at: `12:${String(Math.floor(n / 60)).padStart(2, '0')}:${String(n % 60).padStart(2, '0')}`,
      body,
    };
    yield `id: ${n}\ndata: ${JSON.stringify(line)}\n\n`;
    await pause(n < 4 ? 250 : 1_600, undefined, { ref: false });
  }
}

const regions = ['API', 'Runs in Virginia', 'Runs in Oregon', 'Runs in Frankfurt', 'Webhooks'];

function read(path: string, query: URLSearchParams): Reply | undefined {
  if (path === '/flows') return jsonReply({ flows }, { afterMs: 380 });
  if (path === '/runs')
    return jsonReply(
      runsPage(query.get('status') ?? 'all', query.get('q') ?? '', numberOf(query.get('from'))),
      { afterMs: 420 },
    );
  if (path.startsWith('/runs/'))
    return jsonReply(runDetail(Number(path.slice(6))), { afterMs: 340 });
  if (path === '/templates')
    return jsonReply(templatesPage(query.get('kind') ?? 'All', numberOf(query.get('from'))), {
      afterMs: 460,
    });
  if (path === '/docs/search')
    return jsonReply({ slugs: searchDocs(query.get('q') ?? '') }, { afterMs: 230 });
  if (path === '/docs/articles/rate-limits')
    return jsonReply({ message: 'No such article' }, { status: 404, afterMs: 260 });
  if (path.startsWith('/docs/articles/'))
    return jsonReply(article(path.slice(15)), { afterMs: 280 });
  if (path === '/status')
    return jsonReply(
      {
        parts: regions.map((name, n) => ({
          name,
          ok: n !== 3,
          days: Array.from({ length: 30 }, (_, day) => (n === 3 && day > 27 ? 'bad' : 'good')),
        })),
      },
      { afterMs: 240 },
    );
  if (path === '/status/probe') return jsonReply({ slow: true }, { status: 503, afterMs: 600 });
  if (path === '/experiments/pricing-hero')
    return jsonReply(
      {
        headline: 'Save 40 % this week',
        text: 'Move from another automation tool and pay nothing for the first three months.',
        points: ['Free migration', 'Free training', 'Two extra seats', 'Priority support'],
      },
      { afterMs: 2_300 },
    );
  if (path === '/keys')
    return jsonReply(
      {
        keys: [
          { id: 'key_41', name: 'Website', start: 'fd_live_3k', used: '5 min ago' },
          { id: 'key_42', name: 'Data warehouse', start: 'fd_live_8p', used: 'yesterday' },
          { id: 'key_43', name: 'Old prototype', start: 'fd_test_1c', used: '8 months ago' },
        ],
      },
      { afterMs: 300 },
    );
  if (path === '/billing') return jsonReply({ usage, invoices }, { afterMs: 350 });
  if (path === '/webhooks/stream')
    return { body: '', pieces: deliveries(), type: 'text/event-stream', afterMs: 300 };
  return undefined;
}

function write(path: string, query: URLSearchParams, form = ''): Reply {
  if (path === '/flows/201/publish')
    return jsonReply({ code: 'connection_missing', step: 'n6' }, { status: 422, afterMs: 540 });
  if (path.endsWith('/test')) return jsonReply({ passed: 5 }, { afterMs: 3_400 });
  if (path === '/flows/203')
    return jsonReply({ code: 'newer_version', by: 'Sam Okafor' }, { status: 409, afterMs: 300 });
  if (path === '/flows') return jsonReply({ id: 212 }, { status: 201, afterMs: 620 });
  if (/^\/webhooks\/\d+\/replay$/.test(path))
    return jsonReply({ message: 'Bad gateway' }, { status: 502, afterMs: 900 });
  if (path === '/keys')
    return jsonReply(
      { id: `key_${Date.now() % 10_000}`, secret: 'fd_live_9xQ2-example-7Ltn' },
      { status: 201, afterMs: 5_200 },
    );
  if (path === '/billing/subscribe')
    return jsonReply(
      { code: 'card_declined', reason: 'insufficient_funds' },
      { status: 402, afterMs: 1_300 },
    );
  if (path === '/auth/verify' && form.includes('111111'))
    return jsonReply({ message: 'Wrong code' }, { status: 401, afterMs: 620 });
  if (path === '/workspace' && !query.has('renewed'))
    return jsonReply({ code: 'session_expired' }, { status: 401, afterMs: 380 });
  if (path === '/functions/order-total/run')
    return jsonReply(
      { lines: ['{ total: 64, isBig: false }', '▸ finished in 212 ms'] },
      { afterMs: 4_300 },
    );
  if (path === '/team/invitations') return jsonReply({ sent: 1 }, { afterMs: 800 });
  return jsonReply({ ok: true }, { afterMs: 280 });
}

/** The consent page of another company, in its own window and at its own origin. */
const oauthPage = (
  tool: string,
) => `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Allow access</title><style>
body{font:15px/1.5 system-ui,sans-serif;margin:40px auto;max-width:360px;color:#222}button{font:inherit;padding:9px 18px;border-radius:6px;border:1px solid #999;background:#fff}#allow{background:#1a73e8;color:#fff;border-color:#1a73e8}
</style></head><body><h1>Allow Flowdeck?</h1><p>Flowdeck would like to read and write in the ${tool} account of <b>ava@flowdeck.example</b>.</p>
<button id="allow">Allow</button> <button id="deny">Cancel</button><script>
document.getElementById('deny').onclick = function () { setTimeout(close, 150); };
document.getElementById('allow').onclick = function () {
  setTimeout(function () {
    if ('${tool}' !== 'hubspot') opener.postMessage({ tool: '${tool}' }, '*');
    close();
  }, 700);
};
</script></body></html>`;

export function reply({ method, path, query, form }: SiteRequest): Reply | undefined {
  if (path.startsWith('/oauth/'))
    return { body: oauthPage(path.slice(7)), type: 'text/html; charset=utf-8', afterMs: 320 };
  if (path === '/t/batch') return { body: '', status: 204 };
  if (path.startsWith('/media/')) return { body: 'Not found', type: 'text/plain', status: 404 };
  if (path === '/api/newsletter') return jsonReply({ ok: true }, { afterMs: 700 });
  if (!path.startsWith('/api/v2/')) return undefined;
  const resource = path.slice('/api/v2'.length);
  return method === 'GET' || method === 'HEAD'
    ? read(resource, query)
    : write(resource, query, form);
}
