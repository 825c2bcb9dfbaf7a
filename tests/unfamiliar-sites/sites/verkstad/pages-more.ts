import type { Reply } from '../../site.ts';
import {
  invoices,
  jobs,
  kronor,
  questions,
  services,
  type Workshop,
  workshops,
} from './catalog.ts';
import { type Context, escapeHtml, field, redirect, submit } from './forms.ts';
import { crumbs, page } from './layout.ts';

const servicesOf = ({ tireHotel }: Workshop) =>
  ['service', ...(tireHotel ? ['dackhotell', 'lanebil'] : []), 'bromsar'].join(',');

const rowOf = (each: Workshop) =>
  `<div class="verkstad" data-ort="${each.city}" data-gata="${each.street}" data-lat="${each.at[0]}" data-lng="${each.at[1]}" data-tjanster="${servicesOf(each)}"><h3>${each.city}</h3><p>${each.street}<br><a href="tel:${each.phone.replace(/\D/g, '')}">${each.phone}</a></p><button type="button" class="btn btn-xs btn-default visa-karta">Visa på kartan</button> <a class="btn btn-xs btn-warning" href="/Boka.aspx">Boka tid</a></div>`;

export function workshopList(context: Context): Reply {
  const place = context.isPostBack
    ? context.value('txtOrt')
    : (context.request.query.get('ort') ?? '');
  const found = workshops.filter(({ city }) => city.toLowerCase().includes(place.toLowerCase()));
  return page(context, {
    title: place ? `Verkstäder i ${place}` : 'Verkstäder',
    state: { ort: place },
    main: `${crumbs('Verkstäder')}<h1>${place ? `Verkstäder i ${escapeHtml(place)}` : 'Våra verkstäder'}</h1><div class="row"><div class="col-sm-5">${field('txtOrt', 'Ort', { value: place })}${submit('btnOrt', 'Sök verkstad')}<div class="form-group filter"><label for="lstTjanst">Tjänster</label><select id="lstTjanst" class="chosen" multiple data-placeholder="Välj en eller flera"><option value="service">Service</option><option value="dackhotell">Däckhotell</option><option value="lanebil">Lånebil</option><option value="bromsar">Bromsar</option></select></div><p id="antalVerkstad" class="text-muted">${found.length} verkstäder</p>${found.length ? found.map(rowOf).join('') : `<p class="alert alert-warning">Vi har ingen verkstad i ${escapeHtml(place)}. Ring 0771-420 420 så hjälper vi dig att hitta närmaste.</p>`}</div><div class="col-sm-7"><div id="karta"></div></div></div>`,
  });
}

export const financing = (context: Context): Reply =>
  page(context, {
    title: 'Delbetala',
    main: `${crumbs('Delbetala')}<h1>Delbetala din reparation</h1><p>Dela upp kostnaden på upp till 36 månader. Effektiv ränta 5,5 %.</p><iframe src="/Kalkyl.aspx" class="kalkyl" title="Räkna på delbetalning"></iframe><p><a class="btn btn-primary" href="/Kontakt.aspx">Ansök om konto</a></p>`,
  });

export const faq = (context: Context): Reply =>
  page(context, {
    title: 'Vanliga frågor',
    main: `${crumbs('Vanliga frågor')}<h1>Vanliga frågor</h1><input type="text" id="txtFraga" class="form-control" placeholder="Sök bland frågorna" aria-label="Sök bland frågorna"><p id="ingaFragor" style="display:none" class="text-muted">Ingen fråga matchar.</p><div class="panel-group" id="fragor">${questions.map(([title, text], index) => `<div class="panel panel-default"><div class="panel-heading"><a data-toggle="collapse" data-parent="#fragor" href="#svar${index}" id="fraga${index}">${title}</a></div><div id="svar${index}" class="panel-collapse collapse"><div class="panel-body">${text}</div></div></div>`).join('')}</div>`,
  });

export const jobRows = (from: number) =>
  jobs
    .slice(from, from + 8)
    .map(
      ({ title, city, until }) =>
        `<li class="jobb"><h4>${title}</h4><p>${city} · sök senast ${until}</p><p class="small">Heltid, tillträde enligt överenskommelse. Kollektivavtal och egen verktygsvagn.</p></li>`,
    )
    .join('');

export const jobList = (context: Context): Reply =>
  page(context, {
    title: 'Lediga jobb',
    main: `${crumbs('Om oss', 'Lediga jobb')}<h1>Lediga jobb</h1><ul id="jobblista" class="list-unstyled">${jobRows(0)}</ul><p id="laddar" class="text-muted" style="display:none">Hämtar fler jobb …</p>`,
  });

const paragraphs = Array.from(
  { length: 9 },
  (_, index) =>
    `<h3>${index + 1}. ${['Avtalet', 'Priser', 'Betalning', 'Garanti', 'Utbytta delar', 'Lånebil', 'Däckhotell', 'Personuppgifter', 'Tvist'][index]}</h3><p>${'Verkstaden utför arbetet fackmannamässigt och enligt gällande branschregler. Kunden godkänner arbetets omfattning innan det påbörjas, och verkstaden meddelar kunden om priset riskerar att överskridas med mer än femton procent. '.repeat(2)}</p>`,
).join('');

export const terms = (context: Context): Reply =>
  page(context, {
    title: 'Villkor',
    main: `${crumbs('Om oss', 'Villkor')}<h1>Allmänna villkor</h1>${paragraphs}`,
  });

export const campaign = (context: Context): Reply =>
  page(context, {
    title: 'Vinterveckor',
    main: `${crumbs('Kampanj', 'Vinterdäck')}<h1>4 för 3 på dubbfria däck</h1><p>Kampanjen slutar om <b class="nedrakning" data-minuter="3126">–</b></p><p>Ange koden <code>VINTER26</code> när du bokar. <button type="button" class="btn btn-default btn-sm" id="btnKopiera">Kopiera</button></p><div class="row">${services
      .filter(({ group }) => group === 'Däck')
      .map(
        ({ id, name, price }) =>
          `<div class="col-sm-4"><div class="thumbnail"><img data-src="/Images/tjanst/${id}.jpg" width="360" height="200" alt=""><div class="caption"><h3>${name}</h3><p>${kronor(price)}</p></div></div></div>`,
      )
      .join(
        '',
      )}</div><p><a class="btn btn-primary" href="/Dack/Dackguiden.aspx">Hitta dina däck</a></p>`,
  });

export function login(context: Context): Reply {
  const tries = Number(context.state.forsok ?? 0);
  const isTry = context.target === 'btnLoggaIn';
  const isRight = isTry && context.value('txtLosen') === 'vinter2026';
  if (isRight) return redirect('/MinaSidor/Bokningar.aspx', { 'set-cookie': 'inloggad=1; path=/' });
  const message = isTry
    ? '<p class="alert alert-danger" role="alert">Fel kundnummer eller lösenord. Försök igen.</p>'
    : '';
  return page(context, {
    title: 'Logga in',
    state: { forsok: String(tries + 1) },
    main: `${crumbs('Mina sidor', 'Logga in')}<h1>Logga in</h1>${context.request.query.has('utloggad') ? '<p class="alert alert-info">Du har loggats ut efter en stunds inaktivitet.</p>' : ''}<div class="row"><div class="col-sm-6"><h3>Med e-legitimation</h3><div data-ram="legitimation" data-sida="/rp/start" data-titel="E-legitimation"></div><p id="loginstatus" role="status"></p></div><div class="col-sm-6"><h3>Med lösenord</h3>${message}${field('txtKund', 'Kundnummer', { value: context.value('txtKund') })}${field('txtLosen', 'Lösenord', { type: 'password' })}${submit('btnLoggaIn', 'Logga in')}</div></div>`,
    afterMs: isTry ? 500 : 180,
  });
}

const myMenu =
  '<ul class="nav nav-tabs"><li><a href="/MinaSidor/Bokningar.aspx">Bokningar</a></li><li><a href="/MinaSidor/Fakturor.aspx">Fakturor</a></li><li><a href="/MinaSidor/Kvitton.aspx">Kvitton</a></li></ul>';

export const invoiceList = (context: Context): Reply =>
  page(context, {
    title: 'Fakturor',
    afterMs: 240,
    main: `${crumbs('Mina sidor', 'Fakturor')}<h1>Mina fakturor</h1>${myMenu}<p class="text-right"><button type="button" class="btn btn-default btn-sm" id="btnSkrivUt">Skriv ut</button></p><table id="fakturor" class="table table-striped" style="width:100%"><thead><tr><th>Nummer</th><th>Datum</th><th>Avser</th><th>Belopp</th><th>Status</th><th></th></tr></thead><tbody>${invoices.map(({ number, date, what, amount, isPaid }) => `<tr><td>${number}</td><td>${date}</td><td>${what}</td><td>${kronor(amount)}</td><td>${isPaid ? 'Betald' : 'Obetald'}</td><td><a href="/Fakturor/Faktura-${number}.pdf" download class="pdf">PDF</a></td></tr>`).join('')}</tbody></table>`,
  });

export const receiptList = (context: Context): Reply =>
  page(context, {
    title: 'Kvitton',
    // The page asks the ledger once per receipt.
    afterMs: 5_600,
    main: `${crumbs('Mina sidor', 'Kvitton')}<h1>Mina kvitton</h1>${myMenu}<table class="table"><tbody>${invoices
      .filter(({ isPaid }) => isPaid)
      .slice(0, 12)
      .map(
        ({ number, date, what, amount }) =>
          `<tr><td>K-${number}</td><td>${date}</td><td>${what}</td><td>${kronor(amount)}</td></tr>`,
      )
      .join('')}</tbody></table>`,
  });

const mine = [
  ['11', '2026-12-08 08:15', 'Hjulskifte', 'Växjö'],
  ['12', '2026-12-16 13:00', 'Service enligt serviceboken', 'Växjö'],
  ['13', '2027-01-11 09:00', 'Balansering, fyra hjul', 'Jönköping'],
] as const;

export const bookings = (context: Context): Reply =>
  page(context, {
    title: 'Bokningar',
    main: `${crumbs('Mina sidor', 'Bokningar')}<h1>Mina bokningar</h1>${myMenu}<table id="bokningar" class="table"><thead><tr><th>Tid</th><th>Tjänst</th><th class="hidden-xs">Verkstad</th><th>Läge</th><th></th></tr></thead><tbody>${mine.map(([id, time, what, place]) => `<tr data-id="${id}"><td>${time}</td><td>${what}</td><td class="hidden-xs">${place}</td><td class="lage">Bokad</td><td><button type="button" class="btn btn-xs btn-default omboka">Boka om</button> <button type="button" class="btn btn-xs btn-danger avboka">Avboka</button></td></tr>`).join('')}</tbody></table>
<div id="avboka" title="Avboka tiden?"><p>Tiden blir ledig för andra kunder.</p></div><div id="utloggning" title="Är du kvar?"><p>Du loggas ut om <b>60</b> sekunder av säkerhetsskäl.</p></div>
<div class="modal fade" id="omboka" tabindex="-1" role="dialog" aria-label="Boka om"><div class="modal-dialog"><div class="modal-content"><div class="modal-header"><button type="button" class="close" data-dismiss="modal" aria-label="Stäng">×</button><h4 class="modal-title">Boka om <span class="valdtid"></span></h4></div><div class="modal-body"><div class="form-group"><label for="txtNyttDatum">Nytt datum</label><input type="text" id="txtNyttDatum" class="form-control datum" readonly placeholder="Välj datum"></div><p id="ombokafel" class="text-danger" style="display:none">Välj ett datum.</p></div><div class="modal-footer"><button type="button" class="btn btn-default" data-dismiss="modal">Stäng</button><button type="button" class="btn btn-primary" id="btnOmbokaSpara">Spara</button></div></div></div></div>`,
  });
