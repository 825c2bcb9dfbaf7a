import type { Reply } from '../../site.ts';
import { services, workshops } from './catalog.ts';
import { bookingTemplate } from './client-boka.ts';
import {
  area,
  type Context,
  escapeHtml,
  field,
  PREFIX,
  redirect,
  select,
  submit,
} from './forms.ts';
import { crumbs, page } from './layout.ts';

const start = JSON.stringify({
  verkstader: workshops.map(({ slug, city }) => ({ id: slug, namn: city })),
  tjanster: services.map(({ id, name, minutes, price }) => ({
    id,
    namn: name,
    minuter: minutes,
    pris: price,
  })),
});

export const booking = (context: Context): Reply =>
  page(context, {
    title: 'Boka tid',
    main: `${crumbs('Boka tid')}<h1>Boka tid</h1><ol class="steg"><li class="nu">Tid</li><li>Uppgifter</li><li>Betalning</li></ol><div id="boka-app" data-start="${escapeHtml(start)}"><template>${bookingTemplate}</template><p class="text-muted">Laddar bokningen …</p></div>`,
  });

const days = ['Måndag', 'Tisdag', 'Onsdag', 'Torsdag', 'Fredag'];
const clock = ['07:30', '08:15', '09:00', '10:30', '13:00', '14:15', '15:30'];

/** Free times of a week. A workshop without an agreement with the planning service has none at all. */
export function freeTimes(place: string, week: number) {
  if (place === 'kiruna') return { verkstad: place, dagar: null };
  return {
    verkstad: place,
    dagar: days.map((namn, index) => ({
      namn,
      datum: `2026-12-${String(7 + week * 7 + index).padStart(2, '0')}`,
      tider: clock.filter((_, slot) => (slot * 3 + index * 2 + week) % 4 !== 0),
    })),
  };
}

const REGISTRATION = [
  '^[A-Za-zÅÄÖåäö]{3} ?[0-9]{3}$',
  'Ange ett giltigt registreringsnummer.',
] as const;

export function details(context: Context): Reply {
  if (context.target === 'btnVidare') return redirect('/Boka/Betala.aspx');
  return page(context, {
    title: 'Dina uppgifter',
    main: `${crumbs('Boka tid', 'Dina uppgifter')}<h1>Dina uppgifter</h1><ol class="steg"><li>Tid</li><li class="nu">Uppgifter</li><li>Betalning</li></ol><div class="row"><div class="col-sm-8">${field('txtRegnr', 'Registreringsnummer', { required: 'Registreringsnummer saknas.', pattern: REGISTRATION, hint: 'Till exempel ABC 123', rest: 'maxlength="8" style="text-transform:uppercase"' })}<div class="row"><div class="col-sm-6">${field('txtFornamn', 'Förnamn', { required: 'Ange ditt förnamn.' })}</div><div class="col-sm-6">${field('txtEfternamn', 'Efternamn', { required: 'Ange ditt efternamn.' })}</div></div>${field('txtMobil', 'Mobiltelefon', { type: 'tel', required: 'Ange ditt mobilnummer.', pattern: ['^[0-9+() -]{8,17}$', 'Ange ett telefonnummer med riktnummer.'] })}${field('txtEpost', 'E-post', { type: 'email', required: 'Ange din e-postadress.', pattern: ['^[^@ ]+@[^@ ]+\\.[a-zA-Z]{2,}$', 'E-postadressen verkar inte vara komplett.'] })}${area('txtNotis', 'Meddelande till verkstaden')}<div class="checkbox"><label><input type="checkbox" name="${PREFIX}chkSms" checked> Påminn mig med sms dagen före</label></div>${submit('btnVidare', 'Till betalning')}</div><div class="col-sm-4"><div class="ruta"><h4>Trygg bokning</h4><p>Avboka kostnadsfritt fram till klockan 16 dagen före.</p></div></div></div>`,
  });
}

export const payment = (context: Context): Reply =>
  page(context, {
    title: 'Betalning',
    main: `${crumbs('Boka tid', 'Betalning')}<h1>Betalning</h1><ol class="steg"><li>Tid</li><li>Uppgifter</li><li class="nu">Betalning</li></ol><p>Bokningsavgiften 495 kr dras av från priset när du hämtar bilen.</p><div data-ram="betaltjanst" data-sida="/kassa/kort" data-titel="Kortbetalning"></div><p><a class="btn btn-success btn-lg aspNetDisabled" id="btnSlutfor">Väntar på betalning – slutför bokning</a></p>`,
  });

export const thanks = (context: Context): Reply =>
  page(context, {
    title: 'Tack för din bokning',
    main: `${crumbs('Boka tid', 'Tack')}<h1>Tack för din bokning</h1><p class="alert alert-success">Vi har skickat en bekräftelse med e-post. Bokningsnummer <b>NB-48211</b>.</p><p><a href="/">Till startsidan</a></p>`,
  });

export function contact(context: Context): Reply {
  const isSent = context.target === 'btnSkicka';
  const choice = (value: string, label: string, isChosen = false) =>
    `<label class="radio-inline"><input type="radio" name="${PREFIX}rblKund" id="rblKund_${value}" value="${value}"${isChosen ? ' checked' : ''}> ${label}</label>`;
  return page(context, {
    title: 'Kontakt',
    main: isSent
      ? `${crumbs('Kontakt')}<h1>Tack för ditt meddelande</h1><p>Vi svarar normalt inom fyra timmar på vardagar.</p>`
      : `${crumbs('Kontakt')}<h1>Kontakta oss</h1><div class="row"><div class="col-sm-7"><div class="form-group">${choice('nej', 'Jag är ny kund', true)} ${choice('ja', 'Jag är redan kund')}</div><div id="kundnummer" style="display:none">${field('txtKundnr', 'Kundnummer', { required: 'Ange ditt kundnummer.', hint: 'Står på din faktura' })}</div>${field('txtNamn', 'Namn', { required: 'Ange ditt namn.' })}${field('txtEpost', 'E-post', { type: 'email', required: 'Ange din e-postadress.' })}<div class="form-group"><label for="MainContent_ddlAmne">Ämne</label>${select(
          'ddlAmne',
          [
            ['bokning', 'Min bokning'],
            ['pris', 'Prisförfrågan'],
            ['faktura', 'Faktura'],
            ['klagomal', 'Klagomål'],
          ],
          'bokning',
        )}</div>${area('txtMeddelande', 'Meddelande', 'Skriv ett meddelande.')}${submit('btnSkicka', 'Skicka meddelande')}</div><div class="col-sm-5"><div class="ruta"><h3>Ring oss</h3><p><a href="tel:0771420420" id="ring" class="btn btn-default btn-lg">0771-420 420</a></p><p>Vardagar 7–17</p><h3>Kundtjänst på nätet</h3><p>Genomsnittlig svarstid är 2 minuter.</p></div></div></div><div class="chatt"><button type="button" id="chattknapp">Chatta med oss</button><div class="chattruta"><div id="chattlogg"><p>Hej! Vad kan vi hjälpa till med?</p></div><input type="text" id="chattext" placeholder="Skriv här och tryck Enter" aria-label="Chattmeddelande"></div></div>`,
  });
}
