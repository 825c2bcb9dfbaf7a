import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';

const amounts = [100, 250, 500, 1_000, 2_500, 5_000];

/** Larger runs cost less per piece; single options take longer to compute, so responses can arrive out of order. */
function prices(form = '{}'): Reply {
  const order = JSON.parse(form);
  const base = order.slug === 't-shirts' ? 88 : 9;
  const factor =
    (order.lack ? 1.3 : 1) *
    (order.lieferung === 'express' ? 1.6 : 1) *
    (order.seiten === '4/4' ? 1.25 : 1) *
    (1 + Number(order.stoff) * 0.14);
  const cost = (amount: number) =>
    Math.round((1_100 + base * amount ** 0.86 * Number(order.motive)) * factor);
  return jsonReply(
    {
      stufen: amounts.map((menge) => ({ menge, cent: cost(menge) })),
      positionen: { brust: { aufschlag: 0 } },
    },
    { afterMs: order.seiten === '4/4' ? 780 : 320 },
  );
}

const names = [
  'Hafencafé',
  'Meisterbetrieb',
  'Glow Studio',
  'Kraftwerk Gym',
  'Sommerfest',
  'Bistro Nord',
];
const trades = ['Gastronomie', 'Handwerk', 'Kosmetik', 'Fitness', 'Verein'];

function templates(query: URLSearchParams): Reply {
  const trade = query.get('branche') ?? 'Alle';
  const word = (query.get('q') ?? '').toLowerCase();
  const from = Number(query.get('ab') ?? 0);
  const all = Array.from({ length: 48 }, (_, n) => ({
    id: 400 + n,
    name: `${names[n % 6]} ${n + 1}`,
    branche: trades[n % 5] ?? '',
  })).filter(
    (each) =>
      (trade === 'Alle' || each.branche === trade) && each.name.toLowerCase().includes(word),
  );
  return jsonReply(
    { vorlagen: all.slice(from, from + 12), mehr: from + 12 < all.length },
    { afterMs: 460 },
  );
}

const orders = [
  {
    id: 48_121,
    nummer: 'DW-48121',
    titel: 'Flyer DIN A5',
    stoff: '170 g matt',
    auflage: 1_000,
    cent: 4_490,
  },
  {
    id: 47_730,
    nummer: 'DW-47730',
    titel: 'Visitenkarten',
    stoff: '400 g Softtouch',
    auflage: 250,
    cent: 2_690,
  },
  {
    id: 46_002,
    nummer: 'DW-46002',
    titel: 'Aufkleber',
    stoff: 'PVC-Folie',
    auflage: 500,
    cent: 3_150,
  },
];

function read(path: string, query: URLSearchParams): Reply | undefined {
  if (path === '/empfehlungen')
    return jsonReply(
      {
        tipps: [
          { name: 'Menükarten', text: 'Abwischbar, ab 10 Stück' },
          { name: 'Bierdeckel', text: 'Rund oder eckig' },
          { name: 'Roll-ups', text: 'Mit Tasche, 85 × 200 cm' },
        ],
      },
      { afterMs: 900 },
    );
  if (path === '/vorlagen') return templates(query);
  if (path === '/bestellungen') return jsonReply({ bestellungen: orders }, { afterMs: 420 });
  if (path.startsWith('/bestellungen/'))
    return jsonReply({ nummer: `DW-${path.slice(14)}`, schritt: 2 }, { afterMs: 280 });
  if (path === '/rechnungen/48121')
    return jsonReply({ meldung: 'Beleg nicht gefunden' }, { status: 404, afterMs: 300 });
  if (path.startsWith('/rechnungen/'))
    return jsonReply({ nummer: `RE-${path.slice(12)}` }, { afterMs: 300 });
  if (path === '/papiere')
    return jsonReply(
      {
        papiere: [
          ['Bilderdruck', '135–300 g', 'matt', 'Flyer, Broschüren'],
          ['Bilderdruck glänzend', '135–250 g', 'glänzend', 'Flyer mit Fotos'],
          ['Recycling', '80–250 g', 'matt', 'Briefbogen, Flyer'],
          ['Softtouch', '400 g', 'samtig', 'Visitenkarten'],
          ['Kraftpapier', '300 g', 'matt', 'Anhänger, Karten'],
        ],
      },
      { afterMs: 5_600 },
    );
  // The worker that checks PDFs with spot colors stopped; other files are ready at the second request.
  if (path === '/datencheck/stau') return jsonReply({ status: 'wartet' }, { afterMs: 160 });
  if (path === '/datencheck/gut')
    return jsonReply(
      {
        status: 'fertig',
        warnungen: ['Seite 1 enthält ein Bild mit 180 dpi.', 'Eine Schrift ist nicht eingebettet.'],
      },
      { afterMs: 900 },
    );
  return undefined;
}

const declined = 'Ihre Bank hat die Karte abgelehnt. Bitte wählen Sie eine andere Zahlungsart.';

function write(path: string, form = '{}'): Reply {
  if (path === '/kalkulation') return prices(form);
  if (path === '/warenkorb' && form.includes('"slug":"flyer"') && form.includes('express'))
    return jsonReply({ code: 'annahmeschluss' }, { status: 409, afterMs: 520 });
  if (path === '/warenkorb') return jsonReply({ id: Date.now() % 100_000 }, { afterMs: 380 });
  if (path === '/gutschein')
    return form.includes('MOIN10')
      ? jsonReply({ prozent: 10 }, { afterMs: 520 })
      : jsonReply(
          { code: 'abgelaufen', meldung: 'Dieser Gutschein ist am 31. Oktober abgelaufen.' },
          { status: 422, afterMs: 520 },
        );
  if (path === '/kasse/zahlung')
    return form.includes('karte')
      ? jsonReply({ code: 'declined', meldung: declined }, { status: 402, afterMs: 1_200 })
      : jsonReply({ id: 48_205 }, { afterMs: 900 });
  if (path === '/reklamationen')
    return jsonReply({ code: 'intern' }, { status: 500, afterMs: 800 });
  if (path === '/muster') return jsonReply({ ok: true }, { afterMs: 6_800 });
  if (path === '/datencheck')
    return jsonReply({ id: form.includes('sonderfarbe') ? 'stau' : 'gut' }, { afterMs: 300 });
  if (path === '/upload') return { body: 'u-118', type: 'text/plain', afterMs: 650 };
  return jsonReply({ ok: true }, { afterMs: 300 });
}

const frame = (title: string, body: string, script: string) =>
  `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>${title}</title><style>
body{font:15px/1.5 system-ui,sans-serif;margin:18px}input,button{font:inherit;padding:9px;width:100%;box-sizing:border-box;margin-bottom:10px}button{background:#17324d;color:#fff;border:0;border-radius:6px}p{color:#b22;margin:0 0 8px}
</style></head><body>${body}<script>${script}</script></body></html>`;

/** The pages of a payment provider and of a chat provider, at their own origins. */
function thirdParty(path: string): Reply | undefined {
  const html = (body: string): Reply => ({ body, type: 'text/html; charset=utf-8', afterMs: 350 });
  if (path === '/zahlung/karte')
    return html(
      frame(
        'Kartenzahlung',
        '<input id="nr" placeholder="Kartennummer"><input id="bis" placeholder="MM/JJ"><button id="zahle">Jetzt bezahlen</button>',
        "document.getElementById('zahle').onclick=function(){parent.postMessage({zahlung:'karte'},'*')}",
      ),
    );
  if (path === '/zahlung/sepa')
    return html(
      frame(
        'SEPA-Lastschrift',
        '<input id="iban" placeholder="IBAN"><p id="f"></p><button id="zahle">Mandat erteilen</button>',
        "document.getElementById('zahle').onclick=function(){if(document.getElementById('iban').value.replaceAll(' ','').length!==22){document.getElementById('f').textContent='Bitte prüfen Sie die IBAN.';return}parent.postMessage({zahlung:'sepa'},'*')}",
      ),
    );
  if (path === '/zahlung/paypal')
    return html(
      frame(
        'PayPal',
        '<h1>PayPal</h1><button id="zahle">Jetzt bezahlen</button>',
        "document.getElementById('zahle').onclick=function(){opener.postMessage({zahlung:'paypal'},'*');setTimeout(close,200)}",
      ),
    );
  if (path === '/chat/fenster')
    return html(
      frame(
        'Chat',
        '<b>Moin! Wie können wir helfen?</b><div id="l"></div><input id="t" placeholder="Nachricht"><button id="s">Senden</button><button id="z">Schließen</button>',
        "var l=document.getElementById('l'),t=document.getElementById('t');document.getElementById('s').onclick=function(){l.append(t.value,document.createElement('br'));t.value='';setTimeout(function(){l.append('Lena: Ich schaue nach …')},1200)};document.getElementById('z').onclick=function(){parent.postMessage({dwChat:'zu'},'*')}",
      ),
    );
  return undefined;
}

export function reply({ method, path, query, form }: SiteRequest): Reply | undefined {
  if (path === '/collect/g') return { body: '', status: 204 };
  if (path.startsWith('/medien/')) return { body: 'Not found', type: 'text/plain', status: 404 };
  if (!path.startsWith('/api/shop/')) return thirdParty(path);
  const resource = path.slice('/api/shop'.length);
  return method === 'GET' ? read(resource, query) : write(resource, form);
}
