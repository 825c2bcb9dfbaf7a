import type { Reply } from '../../site.ts';
import { kronor, questions, type Tire, tireOf, tires } from './catalog.ts';
import {
  area,
  type Context,
  changePost,
  escapeHtml,
  field,
  PREFIX,
  postLink,
  select,
  submit,
} from './forms.ts';
import { basket, crumbs, notFound, page } from './layout.ts';

const PER_PAGE = 8;
const all = [['', 'Alla']] as const;
const unique = (values: readonly string[]) =>
  [...new Set(values)].map((each) => [each, each] as const);

const parts = ({ size }: Tire) => {
  const [width = '', rest = ''] = size.split('/');
  const [profile = '', rim = ''] = rest.split(' ');
  return { width, profile, rim };
};

/** A cell of the supplier's feed, which pads long names. */
const described = ({ brand, model, kind }: Tire, index: number) =>
  `${brand} ${model}${index === 11 ? '  –  nordisk version' : ''} <small>${kind}</small>`;

function results(list: readonly Tire[], current: number, sort: string): string {
  const pages = Math.ceil(list.length / PER_PAGE);
  const rows = list
    .map((tire, index) => ({ tire, index }))
    .slice((current - 1) * PER_PAGE, current * PER_PAGE)
    .map(
      ({ tire, index }) =>
        `<tr><td><input type="checkbox" class="jamfor" aria-label="Jämför ${tire.brand} ${tire.model}" data-namn="${tire.brand} ${tire.model}" data-pris="${kronor(tire.price)}" data-buller="${tire.noise}"></td><td><a href="/Dack/${tire.slug}.aspx">${described(tire, index)}</a></td><td>${tire.size}</td><td class="hidden-xs">${tire.noise} dB</td><td class="text-right">${kronor(tire.price)}</td><td>${postLink('gvDack', `Valj$${tire.slug}`, 'Välj', 'class="btn btn-xs btn-success valj"')}</td></tr>`,
    )
    .join('');
  const numbers = Array.from({ length: pages }, (_, index) => index + 1)
    .map((number) =>
      number === current
        ? `<span>${number}</span>`
        : postLink('gvDack', `Page$${number}`, String(number), `id="sida${number}"`),
    )
    .join(' ');
  return `<p class="text-muted">${list.length} däck · ${postLink('gvDack', 'Sort$pris', `Sortera på pris ${sort === 'pris' ? '▲' : ''}`, 'id="sortera"')}</p><table class="table" id="MainContent_gvDack"><thead><tr><th>Jämför</th><th>Däck</th><th>Dimension</th><th class="hidden-xs">Buller</th><th class="text-right">Pris</th><th></th></tr></thead><tbody>${rows}</tbody></table>${pages > 1 ? `<div class="sidor">Sida ${numbers} ${current < pages ? postLink('gvDack', `Page$${current + 1}`, 'Nästa sida »', 'id="nastaSida"') : ''}</div>` : ''}`;
}

export function guide(context: Context): Reply {
  const isCleared = context.target === 'lnkRensa';
  const width = isCleared ? '' : context.value('ddlBredd');
  const profile = width && context.target !== 'ddlBredd' ? context.value('ddlProfil') : '';
  const kind = isCleared ? '' : context.value('ddlTyp');
  const sort = context.argument === 'Sort$pris' ? 'pris' : (context.state.sort ?? '');
  const current = Number(/^Page\$(\d+)$/.exec(context.argument)?.[1] ?? 1);
  const found = tires.filter(
    (tire) =>
      (!width || parts(tire).width === width) &&
      (!profile || parts(tire).profile === profile) &&
      (!kind || tire.kind === kind),
  );
  const list = sort === 'pris' ? [...found].sort((a, b) => a.price - b.price) : found;
  const picked = /^Valj\$(.+)$/.exec(context.argument)?.[1];
  const profiles = unique(
    tires.filter((tire) => parts(tire).width === width).map((tire) => parts(tire).profile),
  );
  const filters = `<div class="row"><div class="col-sm-4 form-group"><label for="MainContent_ddlBredd">Bredd</label>${select('ddlBredd', [...all, ...unique(tires.map((tire) => parts(tire).width))], width, `onchange="${changePost('ddlBredd')}"`)}</div><div class="col-sm-4 form-group"><label for="MainContent_ddlProfil">Profil</label>${select('ddlProfil', [...all, ...profiles], profile, width ? `onchange="${changePost('ddlProfil')}"` : 'disabled')}</div><div class="col-sm-4 form-group"><label for="MainContent_ddlTyp">Typ</label>${select('ddlTyp', [...all, ...unique(tires.map((tire) => tire.kind))], kind, `onchange="${changePost('ddlTyp')}"`)}</div></div><p>${postLink('lnkRensa', '', 'Rensa val', 'id="rensa" class="small"')}</p>`;
  return page(context, {
    title: 'Däckguiden',
    state: { sort, sida: String(current) },
    panels: {
      upFilter: filters,
      upResultat: results(list, current, sort),
      ...(picked && { upKorg: basket(4) }),
    },
    headers: picked ? { 'set-cookie': 'korg=4; path=/' } : {},
    startup: picked ? "toastr.success('Fyra däck är valda. Boka tid för montering.');" : '',
    afterMs: context.isAsync ? 900 : 170,
    // The response filter that trims white space does not know that lengths precede the text.
    filter: (text) => text.replace(/ {2,}/g, ' '),
    main: `${crumbs('Däck', 'Däckguiden')}<h1>Däckguiden</h1><p>Du hittar dimensionen på däckets sida, till exempel <b>205/55 R16</b>. <a href="#" data-toggle="popover" data-placement="bottom" title="Så läser du däcket" data-content="Bredd i millimeter, profil i procent av bredden och fälgens diameter i tum." onclick="return false" id="hjalpDimension">Så läser du däcket</a></p>{{upFilter}}<div id="jamforfalt" class="alert alert-info" style="display:none"><b>0</b> valda däck <button type="button" class="btn btn-sm btn-primary" id="btnJamfor">Jämför</button></div>{{upResultat}}<div class="modal fade" id="jamforelse" tabindex="-1" role="dialog" aria-label="Jämförelse"><div class="modal-dialog"><div class="modal-content"><div class="modal-header"><button type="button" class="close" data-dismiss="modal" aria-label="Stäng">×</button><h4 class="modal-title">Jämförelse</h4></div><div class="modal-body"></div></div></div></div>`,
  });
}

export function tire(context: Context, slug: string): Reply {
  const found = tireOf(slug);
  if (!found) return notFound(context);
  const { brand, model, size, kind, price, noise, stock } = found;
  const views = ['framifran', 'monster', 'sida'];
  return page(context, {
    title: `${brand} ${model} ${size}`,
    main: `${crumbs('Däck', `${brand} ${model}`)}<div class="row"><div class="col-sm-5 galleri">${views.map((view, index) => `<a data-fancybox="dack" href="/Images/dack/${view}.jpg" data-caption="${brand} ${model}, vy ${index + 1}"><img src="/Images/dack/${view}.jpg" width="${index ? 110 : 360}" height="${index ? 110 : 360}" alt="${brand} ${model}"></a>`).join('')}</div><div class="col-sm-7"><h1>${brand} ${model} <small>${size}</small></h1><p class="lead">${kronor(price)} per däck</p><ul class="list-unstyled"><li>${kind}</li><li>Buller ${noise} dB</li><li>${stock} i lager, montering inom 48 timmar</li></ul><div class="antal" data-lager="${Math.min(stock, 6)}" data-pris="${price}"><button type="button" class="btn btn-default" data-steg="-1" aria-label="Färre">−</button> <b>4</b> <button type="button" class="btn btn-default" data-steg="1" aria-label="Fler">+</button> <span id="lagertext" class="text-muted"></span></div><p>Summa <b id="summa">${kronor(price * 4)}</b></p><button type="button" class="btn btn-success btn-lg" id="btnVal">Reservera däck</button><ul class="nav nav-tabs flikar"><li class="active"><a href="#egenskaper" data-toggle="tab">Egenskaper</a></li><li><a href="#markning" data-toggle="tab">EU-märkning</a></li><li><a href="#montering" data-toggle="tab">Montering</a></li></ul><div class="tab-content"><div class="tab-pane active" id="egenskaper"><p>Utvecklat för nordiska vintrar, med jämnt grepp från snö till blöt asfalt.</p></div><div class="tab-pane" id="markning"><p>Rullmotstånd C, våtgrepp D, buller ${noise} dB.</p></div><div class="tab-pane" id="montering"><p>Montering och balansering 1 195 kr för fyra hjul.</p></div></div></div></div>`,
  });
}

const shelves = [
  ['Standard', '1 095 kr per säsong', 'Förvaring, tvätt och skifte'],
  ['Plus', '1 395 kr per säsong', 'Som Standard, med balansering'],
  ['Hämtning', '1 895 kr per säsong', 'Vi hämtar bilen hemma eller på jobbet'],
] as const;

export const hotel = (context: Context): Reply =>
  page(context, {
    title: 'Däckhotell',
    main: `${crumbs('Däckhotell')}<h1>Däckhotell</h1><p class="lead">Lämna hjulen hos oss så slipper du bära.</p><div class="row"><div class="col-sm-7"><h3>Välj förvaring</h3><p><a href="#villkor" id="lasVillkor">Så fungerar förvaringen</a></p><div id="hyllor" role="radiogroup" aria-label="Förvaring">${shelves.map(([name, price, text], index) => `<div class="hylla${index ? '' : ' vald'}" role="radio" aria-checked="${index === 0}" tabindex="0" data-pris="${price}"><b>${name}</b><span>${text}</span></div>`).join('')}</div><p>Ditt pris: <b id="hyllpris">${shelves[0][1]}</b></p><label class="checkbox-inline"><input type="checkbox" name="${PREFIX}chkTvatt" id="chkTvatt"> Jag vill ha fälgarna tvättade</label></div><div class="col-sm-5"><div class="ruta"><h3>Öppet lördagar</h3><p>9–14 till och med vecka 51.</p><a class="btn btn-warning" href="/Boka.aspx">Boka skifte</a></div></div></div><h3 id="villkor">Frågor och svar</h3><div class="panel-group" id="hotellfragor">${questions
      .slice(0, 4)
      .map(
        ([title, text], index) =>
          `<div class="panel panel-default"><div class="panel-heading"><a data-toggle="collapse" data-parent="#hotellfragor" href="#hf${index}">${title}</a></div><div id="hf${index}" class="panel-collapse collapse"><div class="panel-body">${text}</div></div></div>`,
      )
      .join('')}</div>`,
  });

/** The server rejects posted text that looks like markup before the page sees it. */
export const looksDangerous = (text: string) => /<[a-z!/?]|&#/i.test(text);

export function damage(context: Context): Reply {
  const isSent = context.target === 'btnSkada';
  return page(context, {
    title: 'Anmäl skada',
    main: isSent
      ? `${crumbs('Skada')}<h1>Tack, vi har fått din anmälan</h1><p>Vi svarar inom en arbetsdag till ${escapeHtml(context.value('txtEpost'))}.</p>`
      : `${crumbs('Skada')}<h1>Få ett fast pris på din skada</h1><p>Beskriv skadan och skicka gärna bilder, så återkommer vi inom en arbetsdag.</p><div class="row"><div class="col-sm-7">${field('txtNamn', 'Namn', { required: 'Ange ditt namn.' })}${field('txtEpost', 'E-post', { type: 'email', required: 'Ange din e-postadress.' })}${area('txtSkada', 'Beskriv skadan', 'Beskriv skadan med några ord.', 'placeholder="Var på bilen, hur stor, när det hände"')}<div class="form-group"><label for="filBilder">Bilder</label><input type="file" id="filBilder" accept="image/*" multiple><ul id="bilder" class="list-unstyled"></ul></div>${submit('btnSkada', 'Skicka anmälan')}</div></div>`,
  });
}
