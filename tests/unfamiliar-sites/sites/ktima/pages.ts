import { euros, plans, questions, type Wine, wines } from './catalog.ts';
import { card, template } from './theme.ts';

const find = (id: string) => wines.find((wine) => wine.id === id) as Wine;

const home = template(
  'Κρασί από τις αναβαθμίδες της Νάξου',
  `<div class="glide elementor-slides" id="slider"><div class="glide__track" data-glide-el="track"><ul class="glide__slides"><li class="glide__slide">Ο τρύγος του 2026</li><li class="glide__slide">Γευσιγνωσία στο ηλιοβασίλεμα</li><li class="glide__slide">Νέα εσοδεία Αθήρι</li><li class="glide__slide">Δώρα για γιορτές</li></ul></div>
<div class="glide__arrows" data-glide-el="controls"><button id="slider-prin" class="wp-element-button" data-glide-dir="&lt;" aria-label="Προηγούμενο">‹</button><button id="slider-meta" class="wp-element-button" data-glide-dir="&gt;" aria-label="Επόμενο">›</button></div></div>
<p>Δεκατέσσερα στρέμματα σε ξερολιθιές, πάνω από τη θάλασσα. Τρυγάμε με το χέρι και στέλνουμε σε όλη την Ελλάδα.</p>
<p><a class="wp-element-button" href="/ekdromes-trygou" id="ekdromes">Δες τις εκδρομές τρύγου</a></p>
<h2>Διαλεγμένα για σένα</h2><ul class="products">${['assyrtiko', 'roze', 'mandilaria'].map((id) => card(find(id))).join('')}</ul>
<h2>Νέα του κτήματος στο email σου</h2><form id="newsletter" class="row" novalidate><input name="email_neon" type="email" placeholder="Το email σου" aria-label="Email"><button class="wp-element-button" id="eggrafi-neon">Εγγραφή</button><span id="newsletter-apantisi" role="status"></span></form>`,
);

const PAGE = 4;
/** The catalogue, filtered, sorted and paged by the query, as the router of the browser fetches it. */
export function catalogue(query: URLSearchParams): string {
  const colours = (query.get('xroma') ?? '').split(',').filter(Boolean);
  const term = (query.get('s') ?? '').toLowerCase();
  const found = wines.filter(
    ({ colour, name }) =>
      (colours.length === 0 || colours.includes(colour)) && name.toLowerCase().includes(term),
  );
  if (query.get('orderby') === 'price') found.sort((a, b) => a.price - b.price);
  if (query.get('orderby') === 'date') found.sort((a, b) => b.year - a.year);
  const at = Number(query.get('pg') ?? 1);
  const pages = Math.ceil(found.length / PAGE);
  const to = (pg: number) => {
    const next = new URLSearchParams(query);
    next.set('pg', String(pg));
    return `/krasia?${next}`.replaceAll('&', '&amp;');
  };
  const box = (value: string, label: string) =>
    `<label><input type="checkbox" id="xroma-${value}" value="${value}" data-wp-on--change="actions.filter" ${colours.includes(value) ? 'checked' : ''}> ${label}</label>`;
  return template(
    'Όλα τα κρασιά',
    `<div class="columns" data-wp-interactive="ktima/products"><aside class="filters"><label>Αναζήτηση<br><input name="anazitisi" data-wp-on--input="actions.search" value="${term}"></label><h3>Χρώμα</h3>${box('lefko', 'Λευκά')}${box('erythro', 'Ερυθρά')}${box('roze', 'Ροζέ')}${box('glyko', 'Γλυκά')}${box('afrodi', 'Αφρώδη')}
<label>Ταξινόμηση<br><select name="taxinomisi" data-wp-on--change="actions.sort"><option value="">Προτεινόμενα</option><option value="price">Τιμή</option><option value="date">Εσοδεία</option></select></label></aside>
<section data-wp-router-region="products" data-wp-interactive="ktima/products"><p id="plithos" role="status">${found.length} κρασιά</p>${found.length === 0 ? '<p>Δεν βρέθηκε κρασί.</p>' : ''}<ul class="products">${found
      .slice((at - 1) * PAGE, at * PAGE)
      .map(card)
      .join('')}</ul><nav class="row" aria-label="Σελίδες">${Array.from(
      { length: pages },
      (_, n) =>
        `<a class="page-numbers" id="selida-${n + 1}" data-wp-key="page-${n + 1}" href="${to(n + 1)}" data-wp-on--click="actions.navigate" ${n + 1 === at ? 'aria-current="page"' : ''}>${n + 1}</a>`,
    ).join('')}</nav></section></div>`,
  );
}

export function product(id: string): string | undefined {
  const wine = wines.find((each) => each.id === id);
  if (!wine) return undefined;
  const sizes = `<div class="swatches" id="megethi" data-base="${wine.price}"><button type="button" class="active" data-size="750" id="megethos-750">750 ml</button><button type="button" data-size="1500" id="megethos-1500">Μάγκνουμ 1,5 L</button></div>`;
  const buy = wine.soldOut
    ? `<button type="button" class="wp-element-button" id="exantlithike" disabled>Εξαντλήθηκε</button><form id="eidopoiisi" class="row"><label>Ειδοποίησέ με όταν ξανάρθει <input name="email_eidopoiisis" type="email"></label><button class="wp-element-button" id="eidopoiisi-koumpi">Ειδοποίηση</button><span role="status"></span></form>`
    : `<div data-wp-interactive="ktima/mini-cart" data-wp-context='{"id":"${id}","quantity":1,"busy":false}'><span class="quantity"><button type="button" id="posotita-ligotero" aria-label="Λιγότερες φιάλες" data-wp-on--click="actions.stepDown">−</button> <b data-wp-text="context.quantity">1</b> <button type="button" id="posotita-perissotero" aria-label="Περισσότερες φιάλες" data-wp-on--click="actions.stepUp">+</button></span> <button type="button" id="prosthiki" class="wp-element-button" data-wp-on--click="actions.add" data-wp-class--loading="context.busy">Προσθήκη στο καλάθι</button><span class="added" role="status" data-wp-text="context.note"></span></div>`;
  const sticky =
    id === 'assyrtiko'
      ? `<div class="sticky-add" data-wp-interactive="ktima/mini-cart" data-wp-context='{"id":"${id}","quantity":1,"busy":false}'><b>${euros(wine.price)}</b><button type="button" id="prosthiki-katw" class="wp-element-button" data-wp-on--click="actions.add">Στο καλάθι</button></div><div class="chat-frame" id="chat-widget"><i></i></div>`
      : '';
  return template(
    wine.name,
    `<div class="columns"><div><img id="fiali" src="/fiali/${id}.svg" alt="${wine.name}" width="220" height="290" style="cursor:zoom-in"><div class="lightbox" id="lightbox" role="dialog" aria-label="Φωτογραφία" hidden><button type="button" class="wp-element-button" id="lightbox-kleisimo">Κλείσιμο</button><img src="/fiali/${id}.svg" alt=""></div></div>
<div><p>${wine.text}</p><p class="price"><b id="timi">${euros(wine.price)}</b></p>${id === 'mavrotragano' ? sizes : ''}${buy}
<div data-wp-interactive="ktima/tabs" data-wp-context='{"tab":"perigrafi"}'><div class="row" role="tablist">${['perigrafi', 'syndyasmoi', 'kritikes'].map((tab, n) => `<button type="button" role="tab" id="tab-${tab}" data-wp-on--click="actions.show" data-wp-bind--aria-selected="state.isSelected" data-wp-context='{"own":"${tab}"}'>${['Περιγραφή', 'Συνδυασμοί', 'Κριτικές'][n]}</button>`).join('')}</div>
${['perigrafi', 'syndyasmoi', 'kritikes'].map((tab, n) => `<div role="tabpanel" data-wp-context='{"own":"${tab}"}' data-wp-bind--hidden="!state.isSelected" ${n > 0 ? 'hidden' : ''}><p>${['Από αμπέλια εβδομήντα ετών, σε υψόμετρο 410 μέτρων. Ωρίμασε έξι μήνες με τις οινολάσπες.', 'Με χταπόδι, γραβιέρα Νάξου και λαχανικά στη σχάρα.', '«Το καλύτερο που ήπιαμε φέτος», Ελένη από τον Βόλο.'][n]}</p></div>`).join('')}</div></div></div>${sticky}<h2>Ταιριάζουν μαζί</h2><ul class="products">${wines
      .filter((each) => each.id !== id)
      .slice(0, 3)
      .map(card)
      .join('')}</ul>`,
  );
}

const booking = template(
  'Κράτηση γευσιγνωσίας',
  `<p>Διάρκεια 75 λεπτά, 28 € το άτομο. Τη Δευτέρα είμαστε κλειστά.</p><div id="imerologio"></div><div class="slots" id="ores" aria-live="polite">Διάλεξε πρώτα μέρα.</div>
<form id="kratisi" novalidate><div class="row"><span>Άτομα</span><button type="button" id="atoma-ligotera" aria-label="Λιγότερα άτομα">−</button><b id="atoma">2</b><button type="button" id="atoma-perissotera" aria-label="Περισσότερα άτομα">+</button></div><div class="row"><label>Ονοματεπώνυμο <input name="onoma_kratisis"></label><label>Email <input name="email_kratisis" type="email"></label></div><button class="wp-element-button" id="kratisi-koumpi">Κάνε κράτηση</button><div id="kratisi-apantisi" role="alert"></div></form>`,
);

const react = (id: string) => `<div id="${id}" class="wp-block-ktima-${id}"><p>Φόρτωση…</p></div>`;
const details = questions
  .map(
    ([question, answer], n) =>
      `<details class="wp-block-details" id="erotisi-${n}"><summary>${question}</summary><p>${answer}</p></details>`,
  )
  .join('');
const story = Array.from(
  { length: 9 },
  (_, n) =>
    `<h2>${1926 + n * 11}</h2><p id="kefalaio-${n}">Ο παππούς αγόρασε τις πρώτες αναβαθμίδες και φύτεψε Ασύρτικο ανάμεσα στις συκιές. Κάθε γενιά έχτισε λίγη ξερολιθιά ακόμα, και η οικογένεια έμαθε να διαβάζει τον μελτέμι πριν από τον τρύγο.</p><img src="/fiali/istoria-${n}.svg" alt="" width="300" height="200">`,
).join('');

const fixed: Readonly<Record<string, string>> = {
  '/': home,
  '/geysignosia': template(
    'Γευσιγνωσία στο κτήμα',
    '<p>Έξι κρασιά, τυριά του νησιού και ξενάγηση στο πατητήρι.</p><p><a class="wp-element-button" href="/geysignosia/kratisi">Κλείσε ώρα</a></p>',
  ),
  '/geysignosia/kratisi': booking,
  '/leschi': template(
    'Λέσχη οίνου',
    `<div class="plans">${plans.map(({ name, price, text }) => `<div class="plan"><h2>${name}</h2><p>${text}</p><p><b>${euros(price)}</b> το τρίμηνο</p></div>`).join('')}</div>${react('leschi')}`,
  ),
  '/dorokarta': template('Δωροκάρτα', react('dorokarta')),
  '/apostoli': template(
    'Αποστολή και κόστος',
    `<p>Το κόστος εξαρτάται από τον ταχυδρομικό κώδικα.</p><div data-wp-interactive="ktima/shipping" data-wp-context='{"code":"","result":"","busy":false}'><div class="row"><label>Ταχυδρομικός κώδικας <input name="tk" inputmode="numeric" data-wp-on--input="actions.type"></label><button type="button" class="wp-element-button" id="ypologismos" data-wp-on--click="actions.calculate">Υπολόγισε το κόστος</button></div><p id="kostos" role="status" data-wp-text="context.result"></p></div><h2>Ζώνες</h2>${['Αττική', 'Ηπειρωτική Ελλάδα', 'Κρήτη', 'Νησιά'].map((zone, n) => `<details class="wp-block-details" id="zoni-${n}"><summary>${zone}</summary><table><tr><td>Έως 6 φιάλες</td><td>${euros(5.5 + n * 2)}</td></tr><tr><td>Έως 12 φιάλες</td><td>${euros(8 + n * 3)}</td></tr></table></details>`).join('')}`,
  ),
  '/tameio': template('Ταμείο', react('tameio')),
  '/logariasmos': template('Οι παραγγελίες μου', react('paraggelies')),
  '/logariasmos/syndromi': template('Η συνδρομή μου', react('syndromi')),
  '/istoria': template('Το κτήμα', story),
  '/erotiseis': template(
    'Συχνές ερωτήσεις',
    `<p><input name="erotisi" placeholder="Ψάξε στις ερωτήσεις" aria-label="Ψάξε στις ερωτήσεις"> <span id="erotiseis-plithos" role="status"></span></p><div id="erotiseis">${details}</div>`,
  ),
  '/vravefseis': template(
    'Βραβεύσεις',
    `<table>${[
      'Βινσάντο 2016|Χρυσό, Βρυξέλλες',
      'Ασύρτικο 2024|Αργυρό, Θεσσαλονίκη',
      'Νυχτέρι 2023|Χρυσό, Λονδίνο',
    ]
      .map(
        (row) =>
          `<tr>${row
            .split('|')
            .map((cell) => `<td>${cell}</td>`)
            .join('')}</tr>`,
      )
      .join('')}</table>`,
  ),
  '/kritikes': template(
    'Κριτικές πελατών',
    '<div id="kritikes"><p>«Ήρθε σε δύο μέρες, άψογα συσκευασμένο.» Γιώργος</p><p>«Η γευσιγνωσία ήταν η καλύτερη βραδιά του ταξιδιού.» Ίριδα</p></div><button type="button" class="loop-more" id="perissoteres">Περισσότερες κριτικές</button><p id="kritikes-minyma" role="status"></p>',
  ),
  '/nea': template(
    'Νέα από το αμπέλι',
    `<ul><li><a href="/nea/trygos">Ο τρύγος ξεκίνησε νωρίς</a></li><li><a href="/nea/klima">Πώς κλαδεύουμε το καλάθι</a></li></ul><p>Γράφουμε μία φορά τον μήνα.</p><div class="pum" id="pum-17" role="dialog" aria-label="Προσφορά" hidden><div class="pum-box"><button type="button" class="pum-close" id="pum-kleisimo" aria-label="Κλείσιμο προσφοράς">×</button><h2>10% στην πρώτη παραγγελία</h2><p>Γράψου στη λίστα μας και στείλε κρασί στο σπίτι.</p><input name="pum_email" type="email" placeholder="Email"> <button type="button" class="pum-submit">Θέλω το δώρο</button></div></div>`,
  ),
  '/nea/trygos': template(
    'Ο τρύγος ξεκίνησε νωρίς',
    `<p>${'Φέτος μπήκαμε στα αμπέλια στις πέντε Αυγούστου, δέκα μέρες νωρίτερα από πέρσι. '.repeat(14)}</p><p><button type="button" class="wp-element-button" id="antigrafi">Αντιγραφή συνδέσμου</button> <span id="antigrafi-apantisi" role="status"></span></p>`,
  ),
  '/nea/klima': template(
    'Πώς κλαδεύουμε το καλάθι',
    '<p>Το κλήμα γίνεται στεφάνι, για να κρατά τη δροσιά.</p>',
  ),
  '/epikoinonia': template(
    'Επικοινωνία',
    '<form id="epikoinonia" novalidate><p><label>Θέμα<br><input name="thema"></label></p><p><label>Μήνυμα<br><textarea name="minyma" rows="4" cols="40"></textarea></label></p><button class="wp-element-button" id="apostoli-minymatos">Αποστολή</button><p id="epikoinonia-apantisi" role="status"></p></form>',
  ),
};

export const missing = template(
  'Η σελίδα δεν βρέθηκε',
  '<p>Ίσως μετακινήθηκε ή δεν υπάρχει πια. Δοκίμασε την αναζήτηση.</p>',
);

export const pageOf = (path: string): string | undefined => fixed[path];
