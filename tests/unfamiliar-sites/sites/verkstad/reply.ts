import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';
import { asset } from './assets.ts';
import { workshops } from './catalog.ts';
import { consent, measurement } from './client-widgets.ts';
import { type Context, contextOf } from './forms.ts';
import { bankFrame, calculator, cardFrame } from './frames.ts';
import { notFound, serverError } from './layout.ts';
import * as booking from './pages-booking.ts';
import * as more from './pages-more.ts';
import * as start from './pages-start.ts';
import * as tires from './pages-tires.ts';

const pages: Readonly<Record<string, (context: Context) => Reply>> = {
  '/': start.home,
  '/Tjanster.aspx': start.prices,
  '/Sok.aspx': start.search,
  '/Dack/Dackguiden.aspx': tires.guide,
  '/Dackhotell.aspx': tires.hotel,
  '/Skada.aspx': tires.damage,
  '/Boka.aspx': booking.booking,
  '/Boka/Uppgifter.aspx': booking.details,
  '/Boka/Betala.aspx': booking.payment,
  '/Boka/Tack.aspx': booking.thanks,
  '/Kontakt.aspx': booking.contact,
  '/Verkstader.aspx': more.workshopList,
  '/Finansiering.aspx': more.financing,
  '/Fragor.aspx': more.faq,
  '/Om/Jobb.aspx': more.jobList,
  '/Om/Villkor.aspx': more.terms,
  '/Kampanj/Vinterdack.aspx': more.campaign,
  '/MinaSidor/LoggaIn.aspx': more.login,
  '/MinaSidor/Fakturor.aspx': more.invoiceList,
  '/MinaSidor/Kvitton.aspx': more.receiptList,
  '/MinaSidor/Bokningar.aspx': more.bookings,
};

const colors = ['#5b7c8d', '#8d7a5b', '#4f6b58', '#6b5b8d', '#8d5b5b'];

/** A drawing that stands for a photo. */
function picture(path: string): Reply {
  const color = colors[path.length % colors.length];
  const isTire = path.includes('/dack/');
  const drawing = isTire
    ? '<circle cx="200" cy="150" r="125" fill="#222"/><circle cx="200" cy="150" r="78" fill="#9aa3a8"/><path d="M200 72v156M122 150h156M145 95l110 110M255 95L145 205" stroke="#596065" stroke-width="12"/>'
    : '<path d="M40 190l30-6 45-60h130l60 55 50 12v40H40z" fill="#e8ecee"/><circle cx="115" cy="232" r="30" fill="#1d1d1d"/><circle cx="290" cy="232" r="30" fill="#1d1d1d"/><path d="M125 138h60v40h-88zM197 138h44l38 40h-82z" fill="#9fb9c6"/>';
  return {
    type: 'image/svg+xml',
    afterMs: 90,
    headers: { 'cache-control': 'max-age=600' },
    body: `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600" viewBox="0 0 400 300"><rect width="400" height="300" fill="${isTire ? '#f1f3f4' : color}"/>${drawing}</svg>`,
  };
}

const mapTile = (path: string): Reply => ({
  type: 'image/svg+xml',
  headers: { 'cache-control': 'max-age=600' },
  body: `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="#e6ede0"/><path d="M0 ${90 + (path.length % 7) * 12}Q128 40 256 150" stroke="#f3d27a" stroke-width="5" fill="none"/><path d="M60 0Q90 140 40 256" stroke="#b9d4e6" stroke-width="9" fill="none"/></svg>`,
});

function serviceReply({ path, query }: SiteRequest): Reply | undefined {
  if (path === '/Services/Orter.ashx') {
    const word = (query.get('q') ?? '').toLowerCase();
    return jsonReply(
      workshops
        .filter(({ city }) => city.toLowerCase().startsWith(word))
        .map(({ city, street, phone }) => ({
          label: city,
          value: city,
          adress: street,
          tel: phone,
        })),
      { afterMs: 420 },
    );
  }
  if (path.startsWith('/Services/')) return jsonReply({ ok: true }, { afterMs: 500 });
  if (path === '/Upload.ashx') return jsonReply({ ok: true }, { afterMs: 900 });
  if (path === '/Om/JobbLista.ashx')
    return { body: more.jobRows(Number(query.get('fran'))), afterMs: 800 };
  if (path === '/tjanst/tider')
    return jsonReply(booking.freeTimes(query.get('verkstad') ?? '', Number(query.get('vecka'))), {
      afterMs: 850,
    });
  if (path === '/tjanst/hall')
    return (query.get('tid') ?? '').endsWith('09:00')
      ? jsonReply({ fel: 'upptagen' }, { status: 409, afterMs: 600 })
      : jsonReply({ ok: true }, { afterMs: 350 });
  if (path === '/collect-order')
    return jsonReply(
      Number(query.get('n')) > 3
        ? { status: 'complete' }
        : { status: 'pending', hint: 'Skriv din säkerhetskod i appen.' },
      { afterMs: 250 },
    );
  return;
}

const script = (body: string): Reply => ({
  body,
  type: 'text/javascript; charset=utf-8',
  afterMs: 120,
});

function partnerReply(path: string): Reply | undefined {
  if (path === '/uc.js') return script(consent);
  if (path === '/matning.js') return script(measurement);
  if (path === '/g/collect') return { body: '', status: 204 };
  if (path === '/config.json') return jsonReply({ error: 'unknown property' }, { status: 403 });
  if (path === '/rp/start') return { body: bankFrame, afterMs: 300 };
  if (path === '/kassa/kort') return { body: cardFrame, afterMs: 300 };
  if (path === '/Kalkyl.aspx') return { body: calculator, afterMs: 200 };
  return;
}

export function reply(request: SiteRequest): Reply | undefined {
  const { path } = request;
  const data = asset(path) ?? serviceReply(request) ?? partnerReply(path);
  if (data) return data;
  if (path.startsWith('/Images/')) return picture(path);
  if (path.startsWith('/kartor/')) return mapTile(path);
  const context = contextOf(request);
  if ([...context.form.values()].some(tires.looksDangerous)) return serverError;
  const slug = /^\/Dack\/([\w-]+)\.aspx$/.exec(path)?.[1];
  const found = pages[path];
  if (found) return found(context);
  return slug ? tires.tire(context, slug) : notFound(context);
}
