import type { Reply } from '../../site.ts';
import { invoices, kronor, questions, services, withoutVat, workshops } from './catalog.ts';
import { type Context, escapeHtml, field, PREFIX, postLink, select, submit } from './forms.ts';
import { crumbs, page } from './layout.ts';

const opinions = [
  ['Åsa, Växjö', 'Snabbt hjulskifte och trevlig personal. Fick kaffe medan jag väntade.'],
  ['Göran, Umeå', 'De ringde innan de bytte något. Så ska det gå till.'],
  ['Märta, Örebro', 'Lånebilen stod klar och priset stämde på kronan.'],
  ['Ismail, Malmö', 'Hittade felet som märkesverkstaden missade två gånger.'],
  ['Björn, Gävle', 'Bra pris på däckhotell och enkelt att boka.'],
] as const;

const news = [
  [
    '2026-11-27',
    'Ny verkstad i Ängelholm',
    'Vi har slagit upp portarna på Midgårdsgatan med sex lyftar.',
  ],
  [
    '2026-11-19',
    'Dags för vinterdäck',
    'Från den 1 december gäller kravet när det är vinterväglag.',
  ],
  [
    '2026-11-04',
    'Öppet på lördagar',
    'Alla däckhotell har öppet lördagar 9–14 till och med vecka 51.',
  ],
] as const;

const slides = [
  [
    'Vinterdäck från 989 kr',
    'Monterat och klart inom 48 timmar.',
    '/Dack/Dackguiden.aspx',
    'vinter',
  ],
  ['Service som bilen mår bra av', 'Digital stämpel ingår alltid.', '/Tjanster.aspx', 'service'],
  ['Vi vårdar dina hjul', 'Däckhotell med tvätt och skifte.', '/Dackhotell.aspx', 'hotell'],
] as const;

/** The answer of the vehicle registry to a registration number. */
function registryAnswer(text: string): { html: string; afterMs: number; car?: string } {
  const plate = text.toUpperCase().replace(/[\s-]/g, '');
  const message = (kind: string, body: string) =>
    `<p class="alert alert-${kind}" role="alert">${body}</p>`;
  if (!/^[A-HJ-PR-UW-Z]{3}\d{2}[A-HJ-PR-UW-Z0-9]$/.test(plate))
    return {
      html: message(
        'danger',
        'Ett registreringsnummer har tre bokstäver och tre tecken, till exempel ABC 123. Bokstäverna I, Q och V används inte.',
      ),
      afterMs: 200,
    };
  if (plate.startsWith('Z'))
    return {
      html: message(
        'warning',
        `Vi hittar ingen bil med numret ${plate}. Kontrollera numret eller välj bil själv.`,
      ),
      afterMs: 1_500,
    };
  return {
    html: `<div class="media bil"><div class="media-left"><img src="/Images/bil/v60.jpg" width="110" height="70" alt=""></div><div class="media-body"><h4>Volvo V60 D4, 2019</h4><p>Däckdimension 215/55 R17 · nästa besiktning 2027-03-31</p><a class="btn btn-success btn-sm" href="/Boka.aspx">Boka tid för ${plate}</a></div></div>`,
    afterMs: 2_700,
    car: plate,
  };
}

const lookup = (value: string, html = '') =>
  `<div class="form-inline"><label for="MainContent_txtReg" class="sr-only">Registreringsnummer</label><span class="skylt"><i>S</i><input name="${PREFIX}txtReg" id="MainContent_txtReg" class="form-control" placeholder="ABC 123" maxlength="8" autocomplete="off" value="${escapeHtml(value)}"></span> <input type="submit" name="${PREFIX}btnHamta" value="Hämta min bil" id="MainContent_btnHamta" class="btn btn-warning" formnovalidate></div><div class="svar">${html}</div>`;

/** Written before the site switched to UTF-8; links of that time still have the old encoding. */
const places = [
  ['ort-goteborg', '/Verkstader.aspx?ort=G%F6teborg', 'Göteborg'],
  ['ort-vaxjo', '/Verkstader.aspx?ort=V%E4xj%F6', 'Växjö'],
  ['ort-orebro', '/Verkstader.aspx?ort=%D6rebro', 'Örebro'],
  ['ort-gavle', '/Verkstader.aspx?ort=G%E4vle', 'Gävle'],
] as const;

export function home(context: Context): Reply {
  const plate = context.value('txtReg');
  const isLookup = context.target === 'btnHamta';
  // The registry does not answer for cars registered after its last delivery.
  if (isLookup && /^T/i.test(plate))
    return { body: 'Gateway Timeout', status: 504, afterMs: 3_600, type: 'text/html' };
  const answer = isLookup ? registryAnswer(plate) : undefined;
  return page(context, {
    title: 'Bilverkstad och däckhotell nära dig',
    state: { sida: 'start' },
    panels: { upReg: lookup(plate, answer?.html) },
    afterMs: answer?.afterMs ?? 160,
    main: `${context.cookie('driftinfo') ? '' : '<div class="alert alert-info alert-dismissible" id="driftinfo"><button type="button" class="close" data-dismiss="alert" aria-label="Stäng">×</button>Just nu är det långa köer i telefon. Boka gärna på webben så slipper du vänta.</div>'}
<div class="bildspel">${slides.map(([title, text, path, picture]) => `<div><div class="bild" style="background-image:url(/Images/bild/${picture}.jpg)"><h2>${title}</h2><p>${text}</p><a class="btn btn-primary" href="${path}">Läs mer</a></div></div>`).join('')}</div>
<div class="row"><div class="col-sm-7"><div class="ruta ruta-bla"><h2>Börja med din bil</h2><p>Vi hämtar däckdimension och serviceprogram från fordonsregistret.</p>{{upReg}}</div></div>
<div class="col-sm-5"><div class="ruta"><h2>Hitta verkstad</h2><input type="text" id="txtHittaVerkstad" class="form-control" placeholder="Ort eller postnummer" aria-label="Ort eller postnummer"><div id="valdVerkstad" class="well well-sm" style="display:none"></div><p class="orter">Populära orter: ${places.map(([id, path, label]) => `<a id="${id}" href="${path}">${label}</a>`).join(', ')}</p></div></div></div>
<div class="ruta kampanj"><div class="row"><div class="col-sm-8"><h2>Vinterveckor: 4 för 3 på dubbfria däck</h2><p>Erbjudandet slutar om <b class="nedrakning" data-minuter="3127">–</b></p></div><div class="col-sm-4 text-right"><a class="btn btn-danger btn-lg" href="/Kampanj/Vinterdack.aspx">Till kampanjen</a></div></div></div>
<h2>Våra tjänster</h2><div class="row kort">${services
      .filter(({ group }) => group !== 'Bromsar')
      .slice(0, 6)
      .map(
        ({ id, name, price, text }) =>
          `<div class="col-sm-4"><div class="thumbnail"><img data-src="/Images/tjanst/${id}.jpg" width="360" height="200" alt=""><div class="caption"><h3>${name}</h3><p>${text}</p><p><b>från ${kronor(price)}</b></p></div></div></div>`,
      )
      .join('')}</div>
<h2>Vad kunderna säger</h2><div class="omdomen">${opinions.map(([who, text]) => `<div><blockquote><p>${text}</p><footer>${who}</footer></blockquote></div>`).join('')}</div>
<h2>Nyheter</h2><ul class="nyheter list-unstyled">${news.map(([date, title, text]) => `<li><small>${date}</small><h4>${title}</h4><p>${text}</p></li>`).join('')}</ul>
<p class="small text-muted">${workshops.length} verkstäder · ${questions.length * 900} skiftade hjul i veckan · ${invoices.length} års garanti räknat i månader på alla delar</p>`,
  });
}

const groups = ['Service', 'Däck', 'Bromsar', 'Glas och kaross'] as const;

const priceList = (vat: string) => {
  const price = (amount: number) => kronor(vat === 'exkl' ? withoutVat(amount) : amount);
  const radio = (value: string, label: string) =>
    `<label class="radio-inline" for="MainContent_rblMoms_${value}"><input type="radio" name="${PREFIX}rblMoms" id="MainContent_rblMoms_${value}" value="${value}"${vat === value ? ' checked' : ` onclick="javascript:setTimeout('__doPostBack(\\'${PREFIX}rblMoms\\',\\'\\')', 0)"`}> ${label}</label>`;
  return `<div class="moms">Visa priser: ${radio('inkl', 'inklusive moms')} ${radio('exkl', 'exklusive moms (företag)')}</div>${groups
    .map(
      (group, index) =>
        `<h2 id="grupp${index}">${group} <a href="#topp" class="small upp">Till toppen</a></h2><table class="table table-striped"><thead><tr><th>Tjänst</th><th class="hidden-xs">Tid</th><th class="text-right">Pris ${vat}. moms</th><th></th></tr></thead><tbody>${services
          .filter((each) => each.group === group)
          .map(
            (each) =>
              `<tr><td><a role="button" data-toggle="collapse" href="#om-${each.id}" aria-expanded="false">${each.name}</a> <span class="fraga" data-toggle="tooltip" title="Priset gäller personbilar upp till 3,5 ton." tabindex="0">?</span><div id="om-${each.id}" class="collapse"><p>${each.text}</p></div></td><td class="hidden-xs">${each.minutes} min</td><td class="text-right pris">${price(each.price)}</td><td><a class="btn btn-xs btn-default" href="/Boka.aspx">Boka</a></td></tr>`,
          )
          .join('')}</tbody></table>`,
    )
    .join('')}`;
};

export const prices = (context: Context): Reply =>
  page(context, {
    title: 'Tjänster och priser',
    state: { moms: context.value('rblMoms') || 'inkl' },
    panels: { upPris: priceList(context.value('rblMoms') || 'inkl') },
    afterMs: context.isAsync ? 1_900 : 150,
    main: `${crumbs('Tjänster och priser')}<h1>Tjänster och priser</h1><ul class="nav nav-pills gruppmeny">${groups.map((group, index) => `<li><a href="#grupp${index}">${group}</a></li>`).join('')}</ul>{{upPris}}`,
  });

export function search(context: Context): Reply {
  const word = context.value('txtSok');
  const hits = [
    ...services.map(({ name, text }) => ['/Tjanster.aspx', name, text] as const),
    ...questions.map(([title, text]) => ['/Fragor.aspx', title, text] as const),
  ].filter(([, title, text]) => `${title} ${text}`.toLowerCase().includes(word.toLowerCase()));
  const result = !context.isPostBack
    ? ''
    : word && hits.length > 0
      ? `<p>${hits.length} träffar på <b>${escapeHtml(word)}</b></p><ul class="traffar">${hits.map(([path, title, text]) => `<li><a href="${path}">${title}</a><p>${text}</p></li>`).join('')}</ul>`
      : `<p class="alert alert-warning">Inga träffar på <b>${escapeHtml(word)}</b>. Kontrollera stavningen eller använd färre ord.</p>`;
  return page(context, {
    title: 'Sök',
    state: { ord: word },
    main: `${crumbs('Sök')}<h1>Sök på webbplatsen</h1><div class="row"><div class="col-sm-6">${field('txtSok', 'Sökord', { value: word })}</div><div class="col-sm-3">${select(
      'ddlDel',
      [
        ['alla', 'Hela webbplatsen'],
        ['tjanster', 'Tjänster'],
        ['fragor', 'Frågor'],
      ],
      'alla',
      'aria-label="Del av webbplatsen"',
    )}</div></div>${submit('btnSok', 'Sök')}${result}${word && hits.length > 4 ? `<p>${postLink('lnkFler', '2', 'Visa fler träffar')}</p>` : ''}`,
  });
}
