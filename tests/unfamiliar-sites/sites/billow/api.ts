import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';

const clientNames = [
  'Harbour & Pine',
  'Field Notes Media',
  'Lumen Dental',
  'Atelier Roux',
  'Kestrel Outdoor',
  'Marlow Events',
  'Nordlicht Studio',
  'Brightside Yoga',
  'Canal House Hotel',
  'Fern Legal',
  'Juniper Kitchen',
  'Old Mill Brewery',
  'Paper Crane Press',
  'Quarry Bikes',
  'Riverside School',
  'Saltmarsh Films',
  'Thistle Interiors',
  'Umber Ceramics',
  'Velvet Audio',
  'Wren Architects',
  'Yellow Door Cafe',
  'Zephyr Sailing',
  'Birch & Daughters',
  'Copperline Energy',
];
const towns = ['Cork', 'Ghent', 'Porto', 'Leeds', 'Lyon', 'Aarhus'];

const clients = clientNames.map((name, index) => ({
  id: index + 1,
  name,
  email: `accounts@${name.toLowerCase().replace(/[^a-z]+/g, '')}.example`,
  // Imported from a spreadsheet, which has no addresses.
  address: name === 'Nordlicht Studio' ? null : { city: towns[index % towns.length] },
  contacts: index === 3 ? [] : [{ name: 'Accounts', email: `accounts@${index}.example` }],
  open: (index * 137) % 900,
}));

const statuses = ['sent', 'paid', 'paid', 'overdue', 'draft', 'paid'] as const;
const invoices = Array.from({ length: 47 }, (_, index) => {
  const client = clients[(index * 5) % clients.length] ?? clients[0];
  return {
    id: 1001 + index,
    number: `BL-${1001 + index}`,
    client: index === 42 ? 'Atelier Roux' : client?.name,
    clientId: index === 42 ? 4 : client?.id,
    total: 180 + ((index * 377) % 4200),
    due: new Date(Date.UTC(2026, 8, 3 + index * 2)).toISOString(),
    status: index === 42 ? 'draft' : statuses[index % statuses.length],
  };
});

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const revenue = (period: string | null) => {
  const labels =
    period === 'month'
      ? ['Week 1', 'Week 2', 'Week 3', 'Week 4']
      : period === 'quarter'
        ? months.slice(6, 9)
        : months;
  return labels.map((label, index) => ({
    label,
    paid: 1800 + ((index * 911) % 2600),
    open: 300 + ((index * 577) % 900),
  }));
};

interface Workspace {
  paid: Set<string>;
  dismissed: Set<string>;
  activityReads: number;
  session: number;
}
const workspaces = new Map<string, Workspace>();
function workspaceOf(cookie: string | undefined): Workspace {
  const id = /wid=(\w+)/.exec(cookie ?? '')?.[1] ?? '';
  const workspace = workspaces.get(id) ?? {
    paid: new Set(),
    dismissed: new Set(),
    activityReads: 0,
    session: 1,
  };
  workspaces.set(id, workspace);
  return workspace;
}

const notices = [
  'Harbour & Pine paid BL-1002',
  'Field Notes Media opened BL-1007',
  'BL-1004 is overdue by 6 days',
  'Lumen Dental accepted estimate 31',
  'Payout of €1,240 is on its way',
  'Marlow Events asked about BL-1012',
  'Quarry Bikes paid BL-1019',
  'Your VAT period ends on Friday',
  'Fern Legal opened estimate 34',
  'Wren Architects paid BL-1022',
];

const invoiceOf = (id: string, { paid }: Workspace) => {
  const invoice = invoices.find((each) => String(each.id) === id);
  return invoice && (paid.has(id) ? { ...invoice, status: 'paid' } : invoice);
};

const previewOf = (
  id: string,
) => `<!doctype html><html><body style="margin:0;background:#e2e8f0;font:13px/1.6 Georgia,serif">
<article style="background:#fff;margin:16px auto;padding:40px;width:86%;max-width:560px;min-height:720px;box-shadow:0 1px 4px #0003">
<h1 style="font-size:22px;margin:0 0 24px">Invoice BL-${id}</h1><p>From Ada Moreau, 12 Quay Street, Cork</p><p>To Atelier Roux, Lyon</p>
<table style="width:100%;margin:24px 0;border-collapse:collapse">${['Brand workshop', 'Logo concepts', 'Revisions', 'Type licence', 'Handover'].map((text, index) => `<tr><td style="padding:8px 0;border-bottom:1px solid #ddd">${text}</td><td style="text-align:right;border-bottom:1px solid #ddd">€${(index + 1) * 140}.00</td></tr>`).join('')}</table>
<p style="text-align:right"><b>Total €2,100.00</b></p><p>IBAN IE29 AIBK 9311 5212 3456 78</p></article></body></html>`;

const cardForm = `<!doctype html><html><body style="margin:0;font:15px/1.5 system-ui"><form id="card" novalidate>
<style>label{display:block;font-size:13px;color:#475569;margin-bottom:10px}input{display:block;width:100%;box-sizing:border-box;font:inherit;padding:8px 10px;border:1px solid #cbd5e1;border-radius:6px}.two{display:grid;grid-template-columns:1fr 1fr;gap:10px}#note{color:#be123c;font-size:13px;min-height:20px;margin:0}</style>
<label>Card number <input id="number" inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234"></label>
<div class="two"><label>Expiry <input id="expiry" inputmode="numeric" placeholder="MM / YY"></label><label>CVC <input id="cvc" inputmode="numeric" placeholder="CVC"></label></div><p id="note" role="alert"></p></form>
<script>const [number, expiry, cvc, note] = ['number', 'expiry', 'cvc', 'note'].map((id) => document.getElementById(id));
number.addEventListener('input', () => { number.value = number.value.replace(/\\D/g, '').slice(0, 16).replace(/(.{4})(?=.)/g, '$1 '); tell(); });
expiry.addEventListener('input', () => { const d = expiry.value.replace(/\\D/g, '').slice(0, 4); expiry.value = d.length > 2 ? d.slice(0, 2) + ' / ' + d.slice(2) : d; tell(); });
cvc.addEventListener('input', () => { cvc.value = cvc.value.replace(/\\D/g, '').slice(0, 3); tell(); });
function tell() { note.textContent = ''; parent.postMessage({ cardReady: number.value.length === 19 && expiry.value.length === 7 && cvc.value.length === 3 }, '*'); }
addEventListener('message', ({ data }) => { if (data === 'confirm') setTimeout(() => { const isDeclined = number.value.endsWith('0002'); note.textContent = isDeclined ? 'Your card was declined. Try another card.' : ''; parent.postMessage({ cardResult: isDeclined ? 'declined' : 'accepted' }, '*'); }, 900); });</script></body></html>`;

const articles = [
  'Refund a client',
  'Add your logo to invoices',
  'Connect your bank account',
  'Charge VAT abroad',
  'Change the invoice number',
  'Send a reminder',
  'Take card payments',
  'Import clients from a spreadsheet',
  'Invite your accountant',
  'Export for your tax return',
  'Split a payment in two',
  'Write off an invoice',
];

const vendorScript = `setTimeout(() => { window.pulseLayer.queue.flush() }, 900);`;

/** The API, with the response times of a small server. */
export function reply({ method, path, query, cookie }: SiteRequest): Reply | undefined {
  if (path === '/pulse.js') return { body: vendorScript, type: 'text/javascript', afterMs: 300 };
  if (path === '/embed/card')
    return { body: cardForm, type: 'text/html; charset=utf-8', afterMs: 350 };
  const preview = /^\/embed\/invoices\/(\d+)$/.exec(path)?.[1];
  if (preview) return { body: previewOf(preview), type: 'text/html; charset=utf-8', afterMs: 700 };
  if (!path.startsWith('/api/')) return undefined;
  const workspace = workspaceOf(cookie);
  const [, , resource = '', id = '', action = ''] = path.split('/');
  const after = (afterMs: number, json: unknown = { ok: true }, status = 200) =>
    jsonReply(json, { afterMs, status });
  switch (resource) {
    case 'flags':
      return after(260, { reports: true, estimates: true, newEditor: true });
    case 'login':
      if (id === 'resend') return after(420, { error: 'rate_limited' }, 429);
      if (id === 'verify') return after(700, { valid: query.get('code') === '481516' });
      return after(650);
    case 'onboarding':
      return after(480);
    case 'summary':
      return after(380, { paid: 18420, open: 6310, overdue: 4280, hours: 61 });
    case 'revenue':
      return after(query.get('period') ? 320 : 450, revenue(query.get('period')));
    case 'activity':
      workspace.activityReads += 1;
      return workspace.activityReads === 2
        ? after(240, { error: 'unavailable' }, 503)
        : after(290, notices.slice(0, 6));
    case 'presence':
      return after(120, { viewing: 1 + (Math.floor(Date.now() / 5000) % 3) });
    case 'invoices':
      if (!id)
        return after(
          620,
          invoices.map((each) => invoiceOf(String(each.id), workspace)),
        );
      if (id === 'draft') return after(380);
      if (id === 'export') return after(900, { rows: invoices.length });
      if (action === 'paid') {
        if (method === 'DELETE') workspace.paid.delete(id);
        else workspace.paid.add(id);
        return after(520);
      }
      return after(430, {
        ...invoiceOf(id, workspace),
        recipient: clients.find((each) => each.id === invoiceOf(id, workspace)?.clientId),
      });
    case 'clients':
      return id
        ? after(
            360,
            clients.find((each) => String(each.id) === id),
          )
        : method === 'POST'
          ? after(700)
          : after(480, clients);
    case 'estimates':
      return after(
        410,
        Array.from({ length: 9 }, (_, index) => ({
          id: 31 + index,
          client: clientNames[index * 2],
          total: 640 + index * 215,
          sent: `2026-10-${String(index + 3).padStart(2, '0')}`,
        })),
      );
    case 'receipts':
      return Number(query.get('bytes')) > 250_000
        ? after(900, { error: 'too_large' }, 413)
        : after(500);
    case 'scan':
      return after(5_600, { vendor: 'Paper & Post', total: 23.4 });
    case 'expenses':
      return after(
        440,
        Array.from({ length: 8 }, (_, index) => ({
          id: index + 1,
          vendor: ['Rail ticket', 'Font licence', 'Desk rental', 'Coffee with client'][index % 4],
          total: 12 + index * 17,
          on: `2026-11-${String(index + 2).padStart(2, '0')}`,
        })),
      );
    case 'time':
      if (method === 'POST' && workspace.session === 1)
        return after(260, { error: 'expired' }, 401);
      return after(
        380,
        Array.from({ length: 6 }, (_, index) => ({
          id: index + 1,
          project: clientNames[index],
          minutes: 45 + index * 20,
        })),
      );
    case 'session':
      workspace.session = 2;
      return after(220);
    case 'reports':
      return after(5_700, { rows: revenue(null), best: 'Canal House Hotel' });
    case 'reminders':
      return method === 'GET'
        ? after(300, { automatic: false, thanks: true, days: '7' })
        : query.has('automatic')
          ? after(640, { error: 'internal' }, 500)
          : after(420);
    case 'notices':
      if (id) workspace.dismissed.add(id);
      return id
        ? after(180 + Number(id) * 40)
        : after(
            350,
            notices
              .map((text, index) => ({ id: index + 1, text }))
              .filter((each) => !workspace.dismissed.has(String(each.id))),
          );
    case 'articles':
      return after(
        300,
        articles
          .map((title, index) => ({ id: index + 1, title }))
          .filter(({ title }) =>
            title.toLowerCase().includes((query.get('q') ?? '').toLowerCase()),
          ),
      );
    default:
      return after(400);
  }
}
