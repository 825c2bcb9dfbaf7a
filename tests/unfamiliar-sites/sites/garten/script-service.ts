/** Dealers, spare parts and vouchers, then the start of all plugins. */
export const serviceScript = `
plugins.haendlersuche = (form) => {
  const ziel = $('.haendler');
  const suche = async () => {
    const plz = Number.parseInt($('[name=plz]', form).value, 10);
    const antwort = await fetch('/widgets/haendler?plz=' + plz + '&umkreis=' + $('[name=umkreis]', form).value);
    if (!antwort.ok) throw new Error('Händler: ' + antwort.status);
    ziel.innerHTML = await antwort.text();
  };
  const starte = () => suche().catch((fehler) => console.warn(fehler.message));
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    starte();
  });
  $('[name=umkreis]', form).addEventListener('change', () => {
    if (ziel.children.length > 0) starte();
  });
};

plugins.ersatzteile = (bereich) => {
  const modell = $('[name=modell]', bereich);
  $('[name=hersteller]', bereich).addEventListener('change', async (event) => {
    modell.disabled = true;
    const antwort = await fetch('/widgets/ersatzteile/modelle?hersteller=' + event.target.value);
    if (!antwort.ok) return;
    const namen = await antwort.json();
    modell.innerHTML = '<option value="">Bitte wählen</option>' + namen.map((name) => '<option>' + name + '</option>').join('');
    modell.disabled = false;
  });
  modell.addEventListener('change', async () => {
    $('.teile', bereich).innerHTML = await fragment('ersatzteile/teile?modell=' + encodeURIComponent(modell.value));
  });
};

const stufen = [
  { ab: 5, bis: 30, motiv: 'Motiv Gänseblümchen' },
  { ab: 30, bis: 75, motiv: 'Motiv Rosenbogen' },
  { ab: 75, bis: 501, motiv: 'Motiv Apfelgarten' },
];
plugins.wertgutschein = (form) => {
  const euro = new Intl.NumberFormat('de-DE', { style: 'currency', currency: 'EUR' });
  const feld = $('[name=wunschbetrag]', form);
  const zeige = (betrag) => {
    const { motiv } = stufen.find(({ ab, bis }) => betrag >= ab && betrag < bis);
    $('.karte .wert').textContent = euro.format(betrag);
    $('.karte .motiv').textContent = motiv;
  };
  form.addEventListener('click', (event) => {
    const { betrag } = event.target.dataset;
    if (!betrag) return;
    feld.value = betrag;
    zeige(Number(betrag));
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    zeige(Number(feld.value));
    $('.gutscheinmeldung').textContent = 'Der Gutschein über ' + $('.karte .wert').textContent + ' liegt im Warenkorb.';
  });
};

document.addEventListener('click', async (event) => {
  if (event.target.closest('[data-warenkorb-oeffnen]')) oeffneWarenkorb();
  const kopie = event.target.dataset?.kopieren;
  if (kopie) {
    await navigator.clipboard?.writeText(kopie).catch(() => {});
    hinweis('Code ' + kopie + ' kopiert');
  }
});
$$('[data-bs-toggle=popover]').forEach((knopf) => new Popover(knopf));
$$('[data-merkzettel]').forEach(bindeHerz);
zeigeMerkzahl();
zeigeWarenkorbzahl();
initialisiere();

const messen = () => navigator.sendBeacon?.('/api/204', JSON.stringify({ seite: location.pathname, t: Date.now() }));
setTimeout(messen, 800);
setInterval(messen, 10000);
console.debug('Theme Lindner 4.2.1');
`;
