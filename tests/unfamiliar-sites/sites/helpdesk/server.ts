import { jsonReply, type Reply, type SiteRequest, type SiteSocket } from '../../site.ts';
import { articleOf, articles, customers, days, messagesOf, ticketOf, tickets } from './data.ts';

const idOf = (path: string) => Number(path.split('/')[3]);

const read = (path: string, query: URLSearchParams): Reply | undefined => {
  if (path === '/api/tickets') return jsonReply(tickets, { afterMs: 420 });
  if (path === '/api/tickets/export')
    return { body: 'id;subject\n', type: 'text/csv', afterMs: 30_000 };
  if (/^\/api\/tickets\/\d+$/.test(path))
    return jsonReply(
      { ticket: ticketOf(idOf(path)), messages: messagesOf(idOf(path)) },
      { afterMs: 310 },
    );
  if (path === '/api/today')
    return jsonReply({ waiting: 18, mine: tickets.slice(3, 11), reply: 34 }, { afterMs: 380 });
  if (path === '/api/customers') return jsonReply(customers, { afterMs: 460 });
  if (path.startsWith('/api/customers/')) {
    const id = idOf(path);
    return jsonReply({ ...customers[id - 1], recent: tickets.slice(id, id + 8) }, { afterMs: 290 });
  }
  if (path.startsWith('/api/photos/'))
    return { body: 'no photo', type: 'text/plain', status: 404, afterMs: 120 };
  if (path === '/api/reports') {
    const wide = query.get('range') !== 'month';
    return jsonReply(days, { afterMs: wide ? 2_600 : 640 });
  }
  if (path === '/api/articles') {
    const wanted = (query.get('q') ?? '').toLowerCase();
    return jsonReply(
      articles.filter(({ title, intro }) => `${title} ${intro}`.toLowerCase().includes(wanted)),
      { afterMs: wanted.length === 1 ? 520 : 240 },
    );
  }
  if (path.startsWith('/api/articles/')) return jsonReply(articleOf(idOf(path)), { afterMs: 260 });
  if (path === '/api/channels/check')
    return jsonReply({ done: Number(query.get('turn')) >= 4 }, { afterMs: 240 });
  if (path === '/api/team') return jsonReply({ seats: 4 }, { afterMs: 330 });
  return undefined;
};

const write = (path: string): Reply | undefined => {
  if (path === '/api/tickets/4302/reply')
    return jsonReply({ error: 'requester_suspended' }, { status: 422, afterMs: 360 });
  if (path === '/api/tickets/4320/priority')
    return jsonReply({ current: 'Urgent' }, { status: 409, afterMs: 420 });
  if (path === '/api/cards') return jsonReply({ last: '4242' }, { afterMs: 900 });
  if (path === '/api/signup') return jsonReply({ ok: true }, { afterMs: 850 });
  if (path.startsWith('/api/')) return jsonReply({ ok: true }, { afterMs: 260 });
  return undefined;
};

const frame = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Card</title><style>
body{font:15px/1.4 system-ui,sans-serif;margin:0;padding:2px;color:#1d2733}label{display:block;margin:0 0 8px;font-size:13px}
input{font:inherit;width:100%;box-sizing:border-box;padding:8px;border:1px solid #b8c2cc;border-radius:6px;margin-top:3px}
input[aria-invalid=true]{border-color:#c0342b}.row{display:flex;gap:10px}.row label{flex:1}#problem{color:#c0342b;font-size:13px;min-height:18px;margin:0}
</style></head><body><label>Card number <input name="number" inputmode="numeric" autocomplete="off"></label>
<div class="row"><label>Expires <input name="expires" placeholder="MM/YY"></label><label>Security code <input name="code"></label></div>
<p id="problem" role="alert"></p><script>
var number = document.querySelector('[name=number]');
number.oninput = function () { number.value = number.value.replace(/[^0-9]/g, '').replace(/(.{4})(?=.)/g, '$1 '); number.removeAttribute('aria-invalid'); document.getElementById('problem').textContent = ''; };
addEventListener('message', function (event) {
  if (!event.data || event.data.type !== 'save') return;
  var digits = number.value.replace(/ /g, '');
  if (digits.length !== 16) {
    number.setAttribute('aria-invalid', 'true');
    document.getElementById('problem').textContent = 'A card number has 16 digits.';
    event.source.postMessage({ type: 'invalid' }, event.origin);
    return;
  }
  setTimeout(function () { event.source.postMessage({ type: 'saved', last: digits.slice(-4) }, event.origin); }, 2400);
});
</script></body></html>`;

export function reply({ method, path, query }: SiteRequest): Reply | undefined {
  if (path === '/card-frame') return { body: frame, type: 'text/html', afterMs: 240 };
  return method === 'GET' || method === 'HEAD' ? read(path, query) : write(path);
}

/** Announces a new ticket every few seconds. */
export function sockets(socket: SiteSocket): void {
  let next = 5_121;
  const timer = setInterval(() => {
    socket.send(JSON.stringify({ type: 'ticket', ticket: { ...ticketOf(next), minutes: 0 } }));
    next += 1;
  }, 7_000);
  timer.unref();
  socket.onMessage(() => undefined);
  socket.onClose(() => clearInterval(timer));
}
