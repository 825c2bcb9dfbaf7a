export const start = `
<script>
  import { onMount } from 'svelte';
  import { Button, Tile, Accordion, AccordionItem } from 'carbon-components-svelte';
  import { rufe } from '$lib/api.js';
  import { laden, euro } from '$lib/laden.svelte.js';
  let folie = $state(0);
  let tipps = $state(null);
  const folien = [['Flyer ab 19,90 €', 'Gedruckt in Bremen, in drei Tagen bei Ihnen.', '/flyer'], ['Visitenkarten mit Softtouch', 'Samtig, kratzfest und ab 250 Stück.', '/visitenkarten'], ['Ihr Team in Bio-Baumwolle', 'T-Shirts im Siebdruck ab 10 Stück.', '/t-shirts']];
  const sorten = [['/flyer', 'Flyer & Faltblätter', 1990], ['/visitenkarten', 'Visitenkarten', 1490], ['/plakate', 'Plakate', 890], ['/aufkleber', 'Aufkleber', 1290], ['/t-shirts', 'T-Shirts', 9900], ['/vorlagen', 'Vorlagen', 0]];
  onMount(() => { rufe('/empfehlungen').then((d) => { tipps = d.tipps; }); const t = setInterval(() => { if (innerWidth > 900) folie = (folie + 1) % 3; }, 7000); return () => clearInterval(t); });
</script>
<section class="held"><div class="folie"><h1>{laden.sprache === 'de' ? folien[folie][0] : 'Print for small businesses'}</h1><p>{folien[folie][1]}</p><Button href={folien[folie][2]}>Jetzt kalkulieren</Button></div>
  <div class="punkte"><button type="button" id="zurueck" aria-label="Vorherige Aktion" onclick={() => { folie = (folie + 2) % 3; }}>‹</button><span>{folie + 1} / 3</span><button type="button" id="vor" aria-label="Nächste Aktion" onclick={() => { folie = (folie + 1) % 3; }}>›</button></div></section>
<ul class="usp"><li>✓ Kostenloser Datencheck</li><li>✓ Kauf auf Rechnung</li><li>✓ Klimaneutraler Versand</li><li>✓ 4,8 von 5 aus 12.418 Bewertungen</li></ul>
<h2>Unser Sortiment</h2>
<div class="kacheln">{#each sorten as [ziel, name, ab] (ziel)}<a class="kachel" href={ziel}><img src={'/picture.svg?' + ziel} alt="" loading="lazy" width="300" height="180"><b>{name}</b>{#if ab}<span>ab {euro(ab)}</span>{/if}</a>{/each}</div>
<h2>Gerade beliebt</h2>
<div class="kacheln">{#if tipps}{#each tipps as t (t.name)}<Tile><b>{t.name}</b><p>{t.text}</p></Tile>{/each}{:else}{#each [1, 2, 3] as n (n)}<div class="grau" aria-hidden="true"></div>{/each}{/if}</div>
<h2>Häufige Fragen</h2>
<Accordion>{#each ['Wie lege ich Druckdaten an?', 'Wie schnell liefern Sie?', 'Kann ich auf Rechnung kaufen?', 'Was kostet der Versand?'] as frage, n (frage)}<AccordionItem title={frage} class="frage"><p>{['Als PDF/X-4 in CMYK mit 3 mm Beschnitt. Vorlagen finden Sie bei jedem Produkt.', 'Standard in 3 bis 5 Werktagen, Express am nächsten Werktag.', 'Ja, Firmenkunden nach Prüfung mit 14 Tagen Ziel.', 'Ab 4,90 €, ab 80 € frei Haus in Deutschland.'][n]}</p></AccordionItem>{/each}</Accordion>
`;

export const product = `
<script>
  import { onMount } from 'svelte';
  import { Button, Checkbox, Dropdown, NumberInput, RadioButton, RadioButtonGroup, Select, SelectItem, SkeletonText, Modal, InlineNotification } from 'carbon-components-svelte';
  import { rufe, messe } from '$lib/api.js';
  import { laden, euro, steuertext, lege, hinweis } from '$lib/laden.svelte.js';
  const slug = location.pathname.slice(1);
  const alle = {
    flyer: ['Flyer DIN A6 bis A4', ['DIN A6', 'DIN A5', 'DIN A4', 'DIN lang'], ['135 g Bilderdruck glänzend', '170 g Bilderdruck matt', '250 g Recycling', '300 g Kraftpapier']],
    visitenkarten: ['Visitenkarten', ['85 × 55 mm', '90 × 50 mm', 'Quadrat 55 mm'], ['350 g matt', '400 g Softtouch', '600 g Multiloft']],
    plakate: ['Plakate', ['DIN A3', 'DIN A2', 'DIN A1', 'DIN A0'], ['115 g Affichenpapier', '200 g Bilderdruck', '260 g Fotopapier']],
    aufkleber: ['Aufkleber auf Bogen', ['5 × 5 cm', '7 × 7 cm', '10 × 10 cm'], ['Haftpapier weiß', 'PVC-Folie transparent', 'Folie wetterfest']],
    't-shirts': ['T-Shirts bedrucken', ['Unisex', 'Damen', 'Kinder'], ['155 g Bio-Baumwolle', '180 g Heavy Cotton', 'Sportfaser']],
  };
  const [titel, formate, stoffe] = alle[slug];
  let format = $state(formate[0]);
  let stoff = $state('0');
  let seiten = $state('4/0');
  let motive = $state(1);
  let lieferung = $state('standard');
  let lack = $state(false);
  let ruecken = $state(false);
  let auflage = $state(500);
  let stufen = $state(null);
  let laedt = $state(true);
  let legt = $state(false);
  let vorschau = $state(false);
  let zoom = $state(1);
  let groessen = $state({ S: 0, M: 5, L: 5, XL: 0 });
  let lauf = 0;
  let uhr;
  const gewaehlt = $derived(stufen?.find((s) => s.menge === auflage));
  async function rechne() {
    const mein = ++lauf;
    laedt = true;
    const daten = await rufe('/kalkulation', { slug, format, stoff, seiten, motive, lieferung, lack, ruecken });
    if (mein !== lauf) return;
    stufen = daten.stufen.map((s) => ({ ...s, cent: s.cent + (ruecken ? daten.positionen.ruecken.aufschlag : 0) }));
    laedt = false;
  }
  $effect(() => { void [format, stoff, seiten, motive, lieferung, lack, ruecken]; clearTimeout(uhr); uhr = setTimeout(rechne, 260); return () => clearTimeout(uhr); });
  onMount(() => messe('produkt', slug));
  async function inDenKorb() {
    legt = true;
    try {
      await lege({ slug, titel, format, stoff: stoffe[Number(stoff)], auflage, cent: gewaehlt.cent, lieferung });
      hinweis('In den Warenkorb gelegt', 'success', titel + ', ' + auflage.toLocaleString('de-DE') + ' Stück');
    } catch {
      messe('korb_fehler', slug);
    }
    legt = false;
  }
</script>
<nav class="pfad" aria-label="Brotkrumen"><a href="/">Start</a> / {titel}</nav>
<div class="produkt"><div class="bild"><img src={'/picture.svg?p=' + slug} alt={titel} width="480" height="320"><Button kind="tertiary" size="small" id="vorschau" on:click={() => { vorschau = true; zoom = 1; }}>PDF-Vorschau ansehen</Button>
  <p>Auf Wunsch mit Freigabe: Sie prüfen den Korrekturabzug online, bevor wir drucken. Druckdaten können Sie auch nach der Bestellung hochladen.</p></div>
<div><h1>{titel}</h1>
  <div class="zwei"><Select id="format" labelText="Format" bind:selected={format}>{#each formate as f (f)}<SelectItem value={f} text={f} />{/each}</Select>
  <Dropdown class="stoff" labelText={slug === 't-shirts' ? 'Material' : 'Papier'} bind:selectedId={stoff} items={stoffe.map((text, id) => ({ id: String(id), text }))} />
  <Select id="seiten" labelText="Farbigkeit" bind:selected={seiten}><SelectItem value="4/0" text="4/0 einseitig farbig" /><SelectItem value="4/4" text="4/4 beidseitig farbig" /><SelectItem value="1/0" text="1/0 einseitig schwarz" /></Select>
  <NumberInput id="motive" labelText="Anzahl Motive" min={1} max={20} bind:value={motive} /></div>
  <Checkbox id="lack" labelText="Partieller UV-Lack" bind:checked={lack} />
  {#if slug === 't-shirts'}<Checkbox id="ruecken" labelText="Rückendruck" bind:checked={ruecken} />
    <fieldset class="groessen"><legend>Größen</legend>{#each Object.keys(groessen) as g (g)}<label>{g}<input name={'g' + g} type="number" min="0" bind:value={groessen[g]}></label>{/each}<label class="weg">XXL<input type="number" disabled value="0"><small>derzeit ausverkauft</small></label></fieldset>{/if}
  <RadioButtonGroup legendText="Produktion" bind:selected={lieferung}><RadioButton value="standard" labelText="Standard (3–5 Werktage)" id="standard" /><RadioButton value="express" labelText="Express (morgen, Annahmeschluss 14 Uhr)" id="express" /></RadioButtonGroup>
  <h2 class="klein">Auflage</h2>
  <div class="leiter" aria-busy={laedt}>{#if stufen}{#each stufen as s (s.menge)}<button type="button" class="stufe" data-menge={s.menge} aria-pressed={auflage === s.menge} onclick={() => { auflage = s.menge; }}><span>{s.menge.toLocaleString('de-DE')}</span><span class:blass={laedt}>{euro(s.cent)}</span><small>{euro(s.cent / s.menge)} / Stück</small></button>{/each}
    {#if slug === 'visitenkarten'}<span class="band">Bestseller</span>{/if}{:else}<SkeletonText paragraph lines={6} />{/if}</div>
  <div class="summe">{#if laedt}<SkeletonText width="40%" />{:else}<b id="preis">{euro(gewaehlt?.cent ?? 0)}</b>{/if}<small>{steuertext()} zzgl. Versand</small>
    <Button id="in-korb" disabled={!gewaehlt} on:click={inDenKorb}>{legt ? 'Einen Moment …' : 'In den Warenkorb'}</Button></div>
  {#if lack && stoff === '0'}<InlineNotification lowContrast hideCloseButton kind="info" title="Hinweis:" subtitle="UV-Lack wirkt auf matten Papieren am besten." />{/if}
</div></div>
<Modal bind:open={vorschau} passiveModal modalHeading="Vorschau Ihrer Druckdaten"><div class="pdf"><div class="blatt" style:transform={'scale(' + zoom + ')'}>Ihr Logo<br><small>3 mm Beschnitt</small></div></div><div class="knoepfe"><button type="button" id="kleiner" onclick={() => { zoom = Math.max(0.5, zoom - 0.1); }}>–</button><span>{Math.round(zoom * 100)} %</span><button type="button" id="groesser" onclick={() => { zoom = Math.min(2, zoom + 0.1); }}>+</button></div></Modal>
`;

export const templates = `
<script>
  import { onMount } from 'svelte';
  import { Button, Search, SkeletonPlaceholder } from 'carbon-components-svelte';
  import { rufe } from '$lib/api.js';
  import { laden, favorit } from '$lib/laden.svelte.js';
  let liste = $state([]);
  let branche = $state('Alle');
  let wort = $state('');
  let mehr = $state(true);
  let laedt = $state(false);
  let ende;
  let lauf = 0;
  async function lade(neu) {
    if (laedt && !neu) return;
    const mein = ++lauf;
    laedt = true;
    const d = await rufe('/vorlagen?branche=' + encodeURIComponent(branche) + '&q=' + encodeURIComponent(wort) + '&ab=' + (neu ? 0 : liste.length));
    if (mein !== lauf) return;
    liste = neu ? d.vorlagen : [...liste, ...d.vorlagen];
    mehr = d.mehr;
    laedt = false;
  }
  let uhr;
  function suche() { clearTimeout(uhr); uhr = setTimeout(() => lade(true), 300); }
  onMount(() => {
    lade(true);
    const waechter = new IntersectionObserver(([e]) => { if (e.isIntersecting && mehr && liste.length) lade(false); });
    waechter.observe(ende);
    return () => waechter.disconnect();
  });
</script>
<h1>Gestaltungsvorlagen</h1>
<Search id="vorlagen-suche" placeholder="z. B. Café, Eröffnung, Yoga" bind:value={wort} on:input={suche} on:clear={() => lade(true)} />
<div class="filter" role="group" aria-label="Branche">{#each ['Alle', 'Gastronomie', 'Handwerk', 'Kosmetik', 'Fitness', 'Verein'] as b (b)}<button type="button" aria-pressed={branche === b} onclick={() => { branche = b; lade(true); }}>{b}</button>{/each}</div>
{#if !laedt && liste.length === 0}<p class="leer">Keine Vorlagen gefunden. Versuchen Sie es mit einem allgemeineren Begriff.</p>{/if}
<div class="kacheln">{#each liste as v (v.id)}<div class="kachel" data-vorlage={v.id}><img src={'/picture.svg?v=' + v.id} alt="" loading="lazy" width="300" height="180"><b>{v.name}</b><span>{v.branche}</span><div class="knoepfe"><button type="button" class="herz" aria-pressed={laden.favoriten.includes(v.id)} aria-label={'Merken: ' + v.name} onclick={() => favorit(v.id)}>{laden.favoriten.includes(v.id) ? '♥' : '♡'}</button><a href="/gestalten">Bearbeiten</a></div></div>{/each}
{#if laedt}{#each [1, 2, 3] as n (n)}<SkeletonPlaceholder style="width:100%;height:14rem" />{/each}{/if}</div><div bind:this={ende} class="ende"></div>
`;

export const designer = `
<script>
  import { onMount } from 'svelte';
  import { Canvas, IText, Rect, Circle } from 'fabric';
  import { Button } from 'carbon-components-svelte';
  import { rufe } from '$lib/api.js';
  import { hinweis } from '$lib/laden.svelte.js';
  let feld;
  let flaeche;
  let stand = [];
  let anzahl = $state(0);
  let gespeichert = $state('Alle Änderungen gespeichert');
  const farben = [['Tinte', '#1a2b4c'], ['Koralle', '#e4572e'], ['Salbei', '#7a9e7e'], ['Sonne', '#f3b61f']];
  let uhr;
  function merkt() { gespeichert = 'Wird gespeichert …'; clearTimeout(uhr); uhr = setTimeout(() => rufe('/entwurf', { n: anzahl }).then(() => { gespeichert = 'Alle Änderungen gespeichert'; }), 700); }
  function dazu(objekt) { flaeche.add(objekt); stand.push(objekt); anzahl = stand.length; flaeche.setActiveObject(objekt); flaeche.renderAll(); merkt(); }
  function weg() { const letztes = stand.pop(); anzahl = stand.length; if (letztes) { flaeche.remove(letztes); flaeche.renderAll(); merkt(); } }
  function faerbe(farbe) { const o = flaeche.getActiveObject() ?? stand.at(-1); if (o) { o.set('fill', farbe); flaeche.renderAll(); merkt(); } }
  onMount(() => {
    flaeche = new Canvas(feld, { width: Math.min(560, innerWidth - 48), height: 340, backgroundColor: '#fff' });
    flaeche.on('object:modified', merkt);
    dazu(new IText('Ihr Firmenname', { originX: 'left', originY: 'top', left: 90, top: 60, fontSize: 34, fill: '#1a2b4c', fontFamily: 'Georgia' }));
    return () => { void flaeche.dispose(); };
  });
</script>
<h1>Online gestalten</h1><p>Ziehen Sie Texte und Formen an ihren Platz. Wir speichern Ihren Entwurf automatisch.</p>
<div class="werkzeug"><Button size="small" kind="tertiary" id="text" on:click={() => dazu(new IText('Neuer Text', { originX: 'left', originY: 'top', left: 60 + anzahl * 14, top: 120 + anzahl * 10, fontSize: 22 }))}>Text</Button><Button size="small" kind="tertiary" id="form" on:click={() => dazu(new Rect({ originX: 'left', originY: 'top', left: 80 + anzahl * 12, top: 160, width: 90, height: 50, fill: '#e4572e' }))}>Rechteck</Button><Button size="small" kind="tertiary" id="kreis" on:click={() => dazu(new Circle({ left: 200, top: 90 + anzahl * 12, radius: 30, fill: '#7a9e7e' }))}>Kreis</Button><Button size="small" kind="ghost" id="rueckgaengig" disabled={anzahl === 0} on:click={weg}>Rückgängig</Button>
<span class="farben" aria-label="Farbe">{#each farben as [name, wert] (name)}<!-- svelte-ignore a11y_click_events_have_key_events --><div class="farbe" role="button" tabindex="0" aria-label={'Farbe ' + name} style:background={wert} onclick={() => faerbe(wert)}></div>{/each}</span><small role="status">{gespeichert}</small></div>
<div><div class="flaeche"><canvas bind:this={feld} aria-label="Arbeitsfläche"></canvas></div></div>
<Button id="fertig" on:click={() => rufe('/entwurf', { fertig: true }).then(() => hinweis('Entwurf übernommen', 'success', 'Sie finden ihn in Ihrem Konto.'))}>Entwurf übernehmen</Button>
`;
