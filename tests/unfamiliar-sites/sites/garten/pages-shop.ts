import {
  brands,
  type Category,
  card,
  categories,
  euros,
  heart,
  icons,
  type Product,
  products,
} from './catalog.ts';
import { page, paragraphs } from './layout.ts';

export const listingOf = (category: Category, query: URLSearchParams): string => {
  const upTo = Number(query.get('bis') ?? Infinity);
  const from = Number(query.get('von') ?? 0);
  const wanted = query.getAll('marke');
  const found = products.filter(
    (product) =>
      product.category === category &&
      product.price >= from &&
      product.price <= upTo &&
      (wanted.length === 0 || wanted.includes(product.brand)),
  );
  const sort = query.get('sort');
  if (sort === 'preis') found.sort((a, b) => a.price - b.price);
  if (sort === 'name') found.sort((a, b) => a.name.localeCompare(b.name, 'de'));
  const size = Number(query.get('anzahl') ?? 12);
  const chips = wanted
    .map(
      (brand) =>
        `<button type="button" class="badge text-bg-secondary border-0" data-filter-weg="${brand}" aria-label="Filter ${brand} entfernen">${brand} ×</button>`,
    )
    .join(' ');
  return `<p class="treffer">${found.length} Produkte ${chips}</p>
<div class="row row-cols-2 row-cols-md-4 g-3" data-liste>${found.slice(0, size).map(card).join('')}</div>`;
};

export const home = page(
  `<div class="buehne" data-plugin="buehne"><div class="folien">${[
    ['Der Herbst zieht ein', '/herbst-aktion?von=start'],
    ['Rosen jetzt schneiden', '/ratgeber?von=start'],
    ['Mähen ohne Lärm', '/rasenmaeher?von=start'],
  ]
    .map(
      ([text, path], index) =>
        `<div class="folie f${index}"><h2>${text}</h2><a class="btn btn-light" href="${path}">Jetzt entdecken</a></div>`,
    )
    .join('')}</div></div>
<p class="countdown" data-plugin="countdown">Aktion endet in <b>–</b></p>
<h1 class="h3 mt-3" id="begruessung">Alles für Beet, Balkon und Rasen, seit 1968 aus Leipzig.</h1>
<div class="row g-3 my-2 kacheln">${[
    ['/suche?q=L%E4rche', 'Hochbeete aus Lärche'],
    ['/gartenscheren?von=kachel', 'Scheren & Sägen'],
    ['/pflanzen?von=kachel', 'Stauden für den Schatten'],
  ]
    .map(
      ([path, label]) =>
        `<div class="col-md-4"><a class="kachel" href="${path}">${label}</a></div>`,
    )
    .join('')}</div>
<h2 class="h4 mt-4">Beliebt im November</h2><div class="produktslider" data-plugin="produktslider"><div class="reihe">${products
    .filter(({ id }) => id >= 1046 && id < 1052)
    .map(card)
    .join('')}</div></div>
<p class="text-muted" data-plugin="zuschauer"><b>14</b> Personen stöbern gerade im Shop</p>
<h2 class="h4 mt-4">Über uns</h2>${paragraphs(6, 'Wir liefern Werkzeug, das man schärfen kann, und Pflanzen aus eigener Anzucht. Jede Bestellung packen wir von Hand, mit Papier statt Folie, und auf Wunsch beraten wir Sie vor dem Kauf am Telefon. Unsere Gärtnerei am Auensee hat das ganze Jahr geöffnet.')}
<div class="row">${[4, 5, 6, 7].map((n) => `<div class="col-6 col-md-3"><img src="/media/insta-${n}.svg" width="240" height="240" loading="lazy" class="img-fluid" alt="Aus unserem Garten"></div>`).join('')}</div>`,
  'start',
);

export const listing = (category: Category, query: URLSearchParams): string =>
  page(
    `<nav class="small"><a href="/">Startseite</a> › ${categories[category]}</nav><h1 class="h3">${categories[category]}</h1>
<div class="row" data-plugin="filter" data-kategorie="${category}"><aside class="col-md-3">
<button type="button" class="btn btn-outline-secondary w-100 d-md-none mb-2" data-bs-toggle="collapse" data-bs-target="#filter" aria-expanded="false" aria-controls="filter">Filter anzeigen</button>
<div class="collapse d-md-block" id="filter"><h2 class="h6">Preis</h2><div class="preisregler my-3 mx-2"></div><p class="preisanzeige small"></p>
<h2 class="h6">Marke</h2>${brands.map((brand, index) => `<label class="d-block"><input class="form-check-input" type="checkbox" name="marke${index}" value="${brand}"> ${brand}</label>`).join('')}</div></aside>
<div class="col-md-9"><label class="d-block mb-2">Sortieren nach <select class="form-select w-auto d-inline-block" name="sort" aria-label="Sortierung"><option value="">Beliebtheit</option><option value="preis">Preis aufsteigend</option><option value="name">Name</option></select></label>
<div class="listing">${listingOf(category, query)}</div>
${category === 'pflanzen' ? '<button type="button" class="btn btn-outline-success my-3" data-plugin="mehr" data-kategorie="pflanzen">Mehr laden</button>' : ''}</div></div>
<p class="text-muted mt-4">${'Gutes Werkzeug begleitet Sie viele Jahre. Achten Sie auf austauschbare Klingen und eine passende Griffgröße. '.repeat(3)}</p>`,
  );

const stars = icons.star.repeat(4);
export const detail = (product: Product, query: URLSearchParams): string => {
  const { id, category, name, brand, price, before } = product;
  const side = query.get('ausfuehrung') ?? 'rechts';
  const variant = (key: string, label: string) =>
    `<a class="btn btn-sm ${side === key ? 'btn-success' : 'btn-outline-success'}" href="/${category}/${id}?ausfuehrung=${key}">${label}</a>`;
  return page(
    `<nav class="small"><a href="/">Startseite</a> › <a href="/${category}?von=artikel">${categories[category]}</a> › ${name}</nav>
<div class="row mt-2"><div class="col-md-6 galerie" data-plugin="galerie"><a class="glightbox" href="/media/${id}-1.svg" data-gallery="artikel"><img class="img-fluid" src="/media/${id}-1.svg" width="480" height="360" alt="${name}"></a>
<div class="d-flex gap-2 mt-2">${[2, 3, 4].map((n) => `<a class="glightbox" href="/media/${id}-${n}.svg" data-gallery="artikel"><img src="/media/${id}-${n}.svg" width="90" height="68" alt="${name}, Bild ${n}"></a>`).join('')}</div></div>
<div class="col-md-6"><small class="text-muted">${brand}</small><h1 class="h3">${name} ${heart(product)}</h1><p class="sterne">${stars} <small>(37 Bewertungen)</small></p>
<p class="fs-4">${before ? `<s class="text-muted">${euros(before)}</s> ` : ''}<b>${euros(price)}</b></p><p class="small">inkl. MwSt., zzgl. <a href="/versand?von=artikel">Versandkosten</a> · Lieferzeit 2–4 Werktage</p>
${category === 'gartenscheren' ? `<p>Ausführung: ${variant('rechts', 'Rechtshänder')} ${variant('links', 'Linkshänder')}</p>` : ''}
<form data-plugin="kaufen" data-id="${id}" class="d-flex gap-2 align-items-center"><div class="mengenwahl" data-plugin="mengenwahl"><button type="button" class="btn btn-outline-secondary" data-schritt="-1" aria-label="Menge verringern">−</button><input name="menge" value="1" inputmode="numeric" aria-label="Menge"><button type="button" class="btn btn-outline-secondary" data-schritt="1" aria-label="Menge erhöhen">+</button></div>
<button class="btn btn-success">In den Warenkorb</button></form><p class="small mt-2" data-plugin="zuschauer"><b>9</b> Personen sehen sich diesen Artikel an</p>
<p class="small">Artikelnummer <span id="artikelnummer">GL-${id}-00</span></p></div></div>
<ul class="nav nav-tabs mt-4" role="tablist">${['Beschreibung', 'Technische Daten', 'Pflege']
      .map(
        (label, index) =>
          `<li class="nav-item"><button type="button" class="nav-link ${index === 0 ? 'active' : ''}" role="tab" data-bs-toggle="tab" data-bs-target="#reiter${index}">${label}</button></li>`,
      )
      .join('')}</ul><div class="tab-content border p-3">${[
      'Liegt gut in der Hand und schneidet sauber, auch nach Jahren. Aus heimischer Fertigung.',
      'Länge 21 cm, Gewicht 240 g, Schnittstärke bis 25 mm, Klinge aus gehärtetem Stahl.',
      'Nach Gebrauch trocken abwischen, einmal im Monat einen Tropfen Öl auf das Gelenk geben.',
    ]
      .map(
        (text, index) =>
          `<div class="tab-pane ${index === 0 ? 'show active' : ''}" id="reiter${index}"><p>${text}</p></div>`,
      )
      .join('')}</div>`,
  );
};

export const search = (words: string): string => {
  const wanted = words.toLowerCase();
  const found = wanted
    ? products.filter(({ name }) => name.toLowerCase().includes(wanted)).slice(0, 12)
    : [];
  return page(
    found.length > 0
      ? `<h1 class="h4">${found.length} Treffer für „${words}“</h1><div class="row row-cols-2 row-cols-md-4 g-3">${found.map(card).join('')}</div>`
      : `<h1 class="h4">0 Treffer für „${words}“</h1><p>Leider haben wir nichts gefunden.</p>`,
  );
};

export const suggestions = (words: string): string =>
  products
    .filter(({ name }) => name.toLowerCase().includes(words.toLowerCase()))
    .slice(0, 5)
    .map(
      ({ name, id, category, price }) =>
        `<a href="/${category}/${id}?von=suche">${name} <b>${euros(price)}</b></a>`,
    )
    .join('') || '<p class="m-2">Keine Vorschläge</p>';

/** The snippet of a tool for A/B tests hides the page until its script has responded, or for five seconds. */
export const autumn = page(
  `<script>(function(h,t){h.className+=' async-hide';var f=function(){h.className=h.className.replace(/ ?async-hide/,'')};t=setTimeout(f,5200);window.abTestReady=function(){clearTimeout(t);f()}})(document.documentElement)</script>
<h1 class="display-5">Herbst-Aktion: bis zu 20 % auf Gehölze</h1><p class="lead">Jetzt ist Pflanzzeit. Sichern Sie sich unsere Topfware, solange der Boden noch warm ist. Nur bis zum 24.12.2026.</p>
<div class="row row-cols-2 row-cols-md-4 g-3">${products
    .filter(({ id }) => id >= 2033 && id < 2041)
    .map(card)
    .join('')}</div>`,
  'herbst',
);

export const comparison = page(
  `<h1 class="h3">Mäher vergleichen</h1><table class="table vergleich"><thead><tr><th></th>${products
    .filter(({ category }) => category === 'rasenmaeher')
    .slice(0, 3)
    .map(({ name }) => `<th>${name}</th>`)
    .join('')}</tr></thead><tbody>${[
    'Preis',
    'Schnittbreite',
    'Rasenfläche',
    'Gewicht',
    'Lautstärke',
    'Fangkorb',
    'Garantie',
    'Antrieb',
    'Schnitthöhe',
    'Akku',
  ]
    .map(
      (label, index) =>
        `<tr><th>${label}</th>${[1, 2, 3].map((n) => `<td>${(index + 2) * n * 7},${n} ${['€', 'cm', 'm²', 'kg', 'dB', 'l', 'Jahre', 'W', 'mm', 'Ah'][index]}</td>`).join('')}</tr>`,
    )
    .join('')}</tbody></table>`,
);
