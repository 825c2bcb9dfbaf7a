export const complaint = `
<script>
  import { onMount } from 'svelte';
  import * as FilePond from 'filepond';
  import { Button, TextInput, TextArea, Select, SelectItem, InlineNotification } from 'carbon-components-svelte';
  import { rufe } from '$lib/api.js';
  let nummer = $state('');
  let grund = $state('');
  let text = $state('');
  let fehler = $state('');
  let sendet = $state(false);
  let fertig = $state('');
  let feld;
  let teich;
  onMount(() => { teich = FilePond.create(feld, { allowMultiple: true, maxFiles: 4, name: 'fotos', labelIdle: 'Fotos hierher ziehen oder <span class="filepond--label-action">auswählen</span>', server: '/api/shop/upload' }); });
  async function sende(e) {
    e.preventDefault();
    if (!nummer || !grund || text.length < 10) { fehler = 'Bitte füllen Sie Bestellnummer, Grund und Beschreibung aus.'; return; }
    sendet = true;
    fehler = '';
    try { fertig = (await rufe('/reklamationen', { nummer, grund })).vorgang; }
    catch { fehler = 'Es ist ein Fehler aufgetreten.'; nummer = ''; grund = ''; text = ''; teich.removeFiles(); }
    sendet = false;
  }
</script>
<h1>Reklamation</h1>{#if fertig}<InlineNotification kind="success" hideCloseButton title="Danke!" subtitle={'Ihr Vorgang ' + fertig + ' ist angelegt. Wir melden uns innerhalb eines Werktags.'} />{:else}
<p>Etwas stimmt nicht mit Ihrer Lieferung? Beschreiben Sie den Mangel, am besten mit Fotos.</p>
<form id="reklamation" onsubmit={sende} novalidate><TextInput id="r-nummer" name="bestellnummer" labelText="Bestellnummer" bind:value={nummer} /><Select id="r-grund" labelText="Grund" bind:selected={grund}><SelectItem value="" text="Bitte wählen" /><SelectItem value="farbe" text="Farbabweichung" /><SelectItem value="schnitt" text="Schnitt oder Falz" /><SelectItem value="menge" text="Menge fehlt" /></Select><TextArea id="r-text" name="beschreibung" labelText="Beschreibung" bind:value={text} /><input type="file" bind:this={feld} multiple>
{#if fehler}<InlineNotification lowContrast kind="error" title={fehler} />{/if}<Button id="r-senden" type="submit" disabled={sendet}>{sendet ? 'Wird gesendet …' : 'Reklamation absenden'}</Button></form>{/if}
`;

export const samples = `
<script>
  import { Button, Checkbox, TextInput, InlineNotification } from 'carbon-components-svelte';
  import { rufe } from '$lib/api.js';
  let papiere = $state({ matt: true, recycling: false, softtouch: false });
  let name = $state('');
  let adresse = $state('');
  let da = $state(false);
  let fehler = $state('');
  let laeuft = false;
  async function fordere() {
    if (!name || !adresse) { fehler = 'Bitte Name und Adresse angeben.'; return; }
    if (laeuft) return;
    laeuft = true;
    fehler = '';
    await rufe('/muster', { name: 1 });
    da = true;
  }
</script>
<h1>Gratis-Musterbox</h1><p>Fühlen Sie den Unterschied: bis zu drei Papiermuster kostenlos nach Hause.</p>{#if da}<InlineNotification kind="success" hideCloseButton title="Unterwegs!" subtitle="Ihre Musterbox verlässt morgen unser Haus." />{:else}
<Checkbox id="m-matt" labelText="350 g matt" bind:checked={papiere.matt} /><Checkbox id="m-recycling" labelText="250 g Recycling" bind:checked={papiere.recycling} /><Checkbox id="m-softtouch" labelText="400 g Softtouch" bind:checked={papiere.softtouch} />
<TextInput id="m-name" labelText="Name" bind:value={name} /><TextInput id="m-adresse" labelText="Adresse" bind:value={adresse} />{#if fehler}<p class="fehler" role="alert">{fehler}</p>{/if}<Button id="m-senden" on:click={fordere}>Musterbox anfordern</Button>{/if}
`;

export const help = `
<script>
  import { Accordion, AccordionItem, Search } from 'carbon-components-svelte';
  import { laden } from '$lib/laden.svelte.js';
  const themen = [
    ['Druckdaten', [['Welches Format brauchen meine Daten?', 'PDF/X-4, 300 dpi, 3 mm Beschnitt an jeder Seite.'], ['Was prüft der Datencheck?', 'Auflösung, Schriften, Farbraum und Beschnitt.']]],
    ['Lieferung', [['Wann ist Annahmeschluss für Express?', 'Werktags um 14 Uhr, mit vollständigen Druckdaten.'], ['Liefern Sie nach Österreich?', 'Ja, in vier bis sechs Werktagen.']]],
    ['Zahlung', [['Welche Zahlungsarten gibt es?', 'Karte, PayPal, SEPA-Lastschrift und Rechnung.']]],
  ];
  let thema = $state('Druckdaten');
  let wort = $state('');
  const fragen = $derived(wort.length > 2 ? themen.flatMap(([, f]) => f).filter(([f, a]) => (f + a).toLowerCase().includes(wort.toLowerCase())) : themen.find(([n]) => n === thema)[1]);
</script>
<h1>Hilfe & häufige Fragen</h1><Search id="hilfe-suche" placeholder="Frage eingeben" bind:value={wort} />
<div class="filter" role="group" aria-label="Thema">{#each ['Druckdaten', 'Lieferung', 'Zahlung', 'Farben & Profile'] as t (t)}<button type="button" aria-pressed={thema === t} onclick={() => { wort = ''; thema = t; }}>{t}</button>{/each}</div>
{#if fragen.length}<Accordion>{#each fragen as [f, a] (f)}<AccordionItem class="frage" title={f}><p>{a}</p></AccordionItem>{/each}</Accordion>{:else}<p class="leer">Keine Antwort gefunden. <button type="button" class="still" onclick={() => { laden.chat = true; }}>Im Chat fragen</button></p>{/if}
`;

export const blog = `
<script>
  const artikel = [['druckdaten-richtig-anlegen', 'Druckdaten richtig anlegen: das Video', 'In sechs Minuten zum sauberen PDF.'], ['papier-fuer-visitenkarten', 'Welches Papier passt zu Ihrer Visitenkarte?', 'Matt, Softtouch oder Multiloft im Vergleich.'], ['flyer-verteilen', 'Flyer verteilen: was ist erlaubt?', 'Briefkästen, Windschutzscheiben, Fußgängerzone.'], ['rgb-oder-cmyk', 'RGB oder CMYK?', 'Warum Ihr Blau im Druck anders wirkt.']];
</script>
<h1>Magazin</h1><div class="kacheln">{#each artikel as [slug, titel, text] (slug)}<article class="kachel"><img src={'/picture.svg?b=' + slug} alt="" loading="lazy" width="300" height="180"><b><a href={'/blog/' + slug}>{titel}</a></b><p>{text}</p></article>{/each}</div>
`;

export const article = `
<script>
  const slug = location.pathname.split('/')[2];
  const hatFilm = slug === 'druckdaten-richtig-anlegen';
  let film;
  const spiele = () => { film.play().catch(() => {}); };
</script>
<nav class="pfad" aria-label="Brotkrumen"><a href="/blog">Magazin</a></nav><h1>{hatFilm ? 'Druckdaten richtig anlegen: das Video' : 'Aus der Werkstatt: ' + slug.replaceAll('-', ' ')}</h1>
{#if hatFilm}<div class="film"><!-- svelte-ignore a11y_media_has_caption --><video bind:this={film} src="/medien/druckdaten.mp4" poster="/picture.svg?film" width="640" height="360" preload="none"></video><button type="button" id="film-start" aria-label="Video abspielen" onclick={spiele}>▶</button></div>{/if}
{#each [1, 2, 3, 4, 5] as n (n)}<p>Ein guter Druck beginnt am Bildschirm. Wer Beschnitt, Auflösung und Farbraum von Anfang an beachtet, spart Korrekturschleifen und Geld. In unserer Druckvorstufe sehen wir täglich dieselben fünf Fehler, und jeder davon lässt sich mit einem Haken im Exportdialog vermeiden. Abschnitt {n} zeigt Ihnen, worauf Ihre Druckerei achtet.</p>{/each}
`;

export const comparison = `
<script>
  import { onMount } from 'svelte';
  import { rufe } from '$lib/api.js';
  let papiere = $state(null);
  let nurMatt = $state(false);
  onMount(() => { rufe('/papiere').then((d) => { papiere = d.papiere; }); });
</script>
{#if papiere}<section class="breit"><h1>Papiere im Vergleich</h1><img src="/picture.svg?papiere" alt="Papiermuster" width="1100" height="300"><label><input type="checkbox" id="nur-matt" bind:checked={nurMatt}> Nur matte Papiere</label><table class="werte"><thead><tr><th>Papier</th><th>Grammatur</th><th>Oberfläche</th><th>Geeignet für</th></tr></thead><tbody>{#each papiere.filter((p) => !nurMatt || p[2] === 'matt') as p (p[0])}<tr>{#each p as z, n (n)}<td>{z}</td>{/each}</tr>{/each}</tbody></table></section>{/if}
`;

export const check = `
<script>
  import { onMount } from 'svelte';
  import * as FilePond from 'filepond';
  import { Button, InlineNotification, InlineLoading } from 'carbon-components-svelte';
  import { rufe } from '$lib/api.js';
  import { hinweis } from '$lib/laden.svelte.js';
  let feld;
  let name = $state('');
  let prueft = $state(false);
  let ergebnis = $state(null);
  let zuGross = $state('');
  let uhr;
  onMount(() => {
    FilePond.create(feld, { name: 'datei', labelIdle: 'PDF hierher ziehen oder <span class="filepond--label-action">auswählen</span>', server: '/api/shop/upload', beforeAddFile: (d) => {
      if (d.fileSize > 400000) { zuGross = 'Die Datei ist größer als 400 MB. Bitte verkleinern Sie die Bilder oder senden Sie uns einen Link.'; return false; }
      zuGross = '';
      name = '';
      return true;
    }, onprocessfile: (f, d) => { if (!f) { name = d.filename; ergebnis = null; } } });
    return () => clearTimeout(uhr);
  });
  async function pruefe() {
    prueft = true;
    ergebnis = null;
    const { id } = await rufe('/datencheck', { name });
    const frage = async () => {
      const d = await rufe('/datencheck/' + id);
      if (d.status === 'fertig') { ergebnis = d.warnungen; prueft = false; } else uhr = setTimeout(frage, 1600);
    };
    uhr = setTimeout(frage, 900);
  }
</script>
<h1>Kostenloser Datencheck</h1><p>Laden Sie Ihre Druckdaten hoch. Wir prüfen Auflösung, Beschnitt, Schriften und Farben.</p><input type="file" bind:this={feld}>
{#if zuGross}<InlineNotification lowContrast kind="warning" title="Zu groß:" subtitle={zuGross} />{/if}
<Button id="pruefen" disabled={!name || prueft} on:click={pruefe}>Datencheck starten</Button>
{#if prueft}<p class="laeuft"><span class="balken"></span> Ihre Datei wird geprüft …</p>{/if}
{#if ergebnis}<h2>Ergebnis</h2>{#each ergebnis as w (w)}<InlineNotification lowContrast hideCloseButton kind="warning" title="Warnung:" subtitle={w} />{/each}<Button kind="tertiary" id="trotzdem" on:click={() => hinweis('Daten übernommen')}>Trotzdem übernehmen</Button>{/if}
`;

export const missing = `<h1>Diese Seite gibt es nicht</h1><p><a href="/">Zur Startseite</a></p>`;
