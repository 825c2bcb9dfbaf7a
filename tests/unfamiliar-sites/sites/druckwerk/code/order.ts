export const cart = `
<script>
  import { Button, NumberInput, TextArea, TextInput, InlineNotification } from 'carbon-components-svelte';
  import { rufe } from '$lib/api.js';
  import { laden, euro, setze, steuertext, hinweis } from '$lib/laden.svelte.js';
  let code = $state('');
  let fehler = $state('');
  let rabatt = $state(0);
  let prueft = $state(false);
  let notiz = $state('');
  let uhr;
  let gesichert = $state('');
  if (laden.korb.length === 0) setze([{ id: 71, titel: 'Flyer DIN A5', stoff: '170 g Bilderdruck matt', auflage: 1000, cent: 4490, anzahl: 1 }, { id: 72, titel: 'Visitenkarten', stoff: '400 g Softtouch', auflage: 250, cent: 2690, anzahl: 1 }]);
  const summe = $derived(laden.korb.reduce((s, p) => s + p.cent * (p.anzahl ?? 1), 0));
  function menge(p, plus) { p.anzahl = Math.max(1, (p.anzahl ?? 1) + plus); setze(laden.korb); clearTimeout(uhr); uhr = setTimeout(() => rufe('/warenkorb/menge', { id: p.id, anzahl: p.anzahl }), 500); }
  function entferne(p) { const vorher = laden.korb; setze(laden.korb.filter((x) => x !== p)); rufe('/warenkorb/weg', { id: p.id }).catch(() => { setze(vorher); hinweis('Konnte nicht entfernt werden', 'error'); }); }
  async function loese(e) {
    e.preventDefault();
    prueft = true;
    fehler = '';
    try { rabatt = (await rufe('/gutschein', { code })).prozent; } catch (f) { fehler = f.message; }
    prueft = false;
  }
  function notiere() { clearTimeout(uhr); gesichert = ''; uhr = setTimeout(() => rufe('/warenkorb/notiz', { notiz: notiz.length }).then(() => { gesichert = 'Notiz gesichert'; }), 600); }
</script>
<h1>Warenkorb</h1>
{#if laden.korb.length === 0}<p class="leer">Ihr Warenkorb ist leer.</p>{:else}
<div class="korb"><ul>{#each laden.korb as p (p.id)}<li data-posten={p.id}><img src={'/picture.svg?k=' + p.id} alt="" width="80" height="60"><div><b>{p.titel}</b><p>{p.stoff} · {p.auflage.toLocaleString('de-DE')} Stück</p><button type="button" class="still weg-damit" onclick={() => entferne(p)}>Entfernen</button></div><span class="mengen"><button type="button" class="minus" aria-label="Weniger" onclick={() => menge(p, -1)}>–</button><b>{p.anzahl ?? 1}</b><button type="button" class="plus" aria-label="Mehr" onclick={() => menge(p, 1)}>+</button></span><b>{euro(p.cent * (p.anzahl ?? 1))}</b></li>{/each}</ul>
<aside><form onsubmit={loese} novalidate><TextInput name="gutschein" labelText="Gutscheincode" bind:value={code} invalid={!!fehler} invalidText={fehler} /><Button size="small" kind="tertiary" type="submit" id="einloesen" disabled={prueft}>{prueft ? 'Wird geprüft …' : 'Einlösen'}</Button></form>
{#if rabatt}<InlineNotification lowContrast hideCloseButton kind="success" title="Gutschein eingelöst" subtitle={rabatt + ' % Rabatt'} />{/if}
<TextArea id="notiz" labelText="Notiz zur Bestellung" bind:value={notiz} on:input={notiere} /><small role="status">{gesichert}</small>
<p class="gross">Summe <b>{euro(Math.round(summe * (1 - rabatt / 100)))}</b></p><small>{steuertext()}</small><Button id="zur-kasse" href="/kasse">Zur Kasse</Button></aside></div>{/if}
`;

export const checkout = `
<script>
  import { onMount } from 'svelte';
  import { createForm } from 'felte';
  import { Button, Checkbox, RadioButton, RadioButtonGroup, InlineNotification } from 'carbon-components-svelte';
  import { rufe } from '$lib/api.js';
  import { navigate } from '$lib/weg.js';
  let firma = $state(false);
  let abweichend = $state(false);
  let schritt = $state(1);
  let zahlart = $state('karte');
  let meldung = $state('');
  let sendet = $state(false);
  let pruefung = $state('');
  const { form, errors } = createForm({
    validate: (w) => {
      const f = {};
      if (!w.name?.trim()) f.name = 'Bitte geben Sie Ihren Namen an.';
      if (!w.mail?.includes('@')) f.mail = 'Bitte geben Sie eine gültige E-Mail-Adresse an.';
      if (!w.strasse?.trim()) f.strasse = 'Bitte geben Sie Straße und Hausnummer an.';
      if (!/^[0-9]{5}$/.test(w.plz ?? '')) f.plz = 'Die Postleitzahl hat fünf Ziffern.';
      if (!w.ort?.trim()) f.ort = 'Bitte geben Sie den Ort an.';
      if (firma && !/^DE[0-9]{9}$/.test(w.ustid ?? '')) f.ustid = 'Die USt-IdNr. ist ungültig.';
      return f;
    },
    onSubmit: async () => { await rufe('/kasse/adresse', { ok: true }); schritt = 2; scrollTo(0, 0); },
  });
  const felder = [['name', 'Vor- und Nachname'], ['mail', 'E-Mail'], ['strasse', 'Straße und Hausnummer'], ['plz', 'PLZ'], ['ort', 'Ort']];
  const rahmen = $derived('http://zahlung.localhost:' + location.port + '/zahlung/' + zahlart);
  function paypal() { open('http://zahlung.localhost:' + location.port + '/zahlung/paypal', 'pp', 'width=460,height=560'); }
  onMount(() => {
    const hoere = async (e) => {
      if (!e.data?.zahlung) return;
      meldung = '';
      sendet = true;
      try { const b = await rufe('/kasse/zahlung', { token: e.data.zahlung }); navigate('/bestellung/' + b.id); } catch (f) { meldung = f.message; }
      sendet = false;
    };
    addEventListener('message', hoere);
    return () => removeEventListener('message', hoere);
  });
</script>
<h1>Kasse</h1><ol class="schritte"><li aria-current={schritt === 1 ? 'step' : undefined}>1 Adresse</li><li aria-current={schritt === 2 ? 'step' : undefined}>2 Zahlung</li><li>3 Fertig</li></ol>
{#if schritt === 1}<form use:form id="adresse" novalidate><p>Bereits Kunde? <a href="/konto">Anmelden</a> oder als Gast bestellen.</p>
<div class="zwei">{#each felder as [n, t] (n)}<label class="feld">{t}<input name={n} id={'k-' + n} autocomplete="off" aria-invalid={!!$errors[n]}>{#if $errors[n]}<span class="fehler" role="alert">{$errors[n][0]}</span>{/if}</label>{/each}</div>
<Checkbox id="firma" labelText="Ich bestelle für eine Firma" bind:checked={firma} />
{#if firma}<div class="zwei"><label class="feld">Firma<input name="firmenname"></label><label class="feld">USt-IdNr.<input name="ustid" id="k-ustid" placeholder="DE 123 456 789" aria-invalid={!!$errors.ustid}>{#if $errors.ustid}<span class="fehler" role="alert">{$errors.ustid[0]}</span>{/if}</label></div>{/if}
<Checkbox id="abweichend" labelText="Abweichende Lieferadresse" bind:checked={abweichend} />{#if abweichend}<div class="zwei"><label class="feld">Empfänger<input name="empfaenger"></label><label class="feld">Lieferstraße<input name="lieferstrasse"></label></div>{/if}
<Button type="submit" id="weiter">Weiter zur Zahlung</Button></form>
{:else}<RadioButtonGroup legendText="Zahlungsart" bind:selected={zahlart}><RadioButton value="karte" labelText="Kreditkarte" id="z-karte" /><RadioButton value="sepa" labelText="SEPA-Lastschrift" id="z-sepa" /><RadioButton value="paypal" labelText="PayPal" id="z-paypal" /></RadioButtonGroup>
{#if meldung}<InlineNotification lowContrast kind="error" title="Zahlung abgelehnt:" subtitle={meldung} />{/if}
{#if zahlart === 'paypal'}<button type="button" id="paypal" onclick={paypal}>Mit <b>PayPal</b> bezahlen</button>{:else}<iframe title="Sichere Zahlung" class="zahlung" src={rahmen}></iframe>{/if}{#if sendet}<p role="status">Zahlung wird geprüft …</p>{/if}{/if}
`;

export const order = `
<script>
  import { onMount } from 'svelte';
  import { ProgressIndicator, ProgressStep, Button } from 'carbon-components-svelte';
  import { rufe } from '$lib/api.js';
  let d = $state(null);
  let zeit = $state('');
  const lade = () => rufe('/bestellungen/' + location.pathname.split('/')[2]).then((x) => { d = x; zeit = new Date().toLocaleTimeString('de-DE'); });
  onMount(() => { lade(); const t = setInterval(lade, 5000); return () => clearInterval(t); });
</script>
{#if d}<h1>Bestellung {d.nummer}</h1><p>Danke für Ihren Auftrag! Stand <span id="stand">{zeit}</span></p><ProgressIndicator currentIndex={d.schritt}>{#each ['Bezahlt', 'Daten geprüft', 'Im Druck', 'Versandt'] as s (s)}<ProgressStep label={s} />{/each}</ProgressIndicator><Button kind="tertiary" size="small" id="aktualisieren" on:click={lade}>Aktualisieren</Button>{:else}<div class="grau hoch"></div>{/if}
`;

export const account = `
<script>
  import { onMount } from 'svelte';
  import { Button, Tabs, Tab, TabContent, Checkbox, SkeletonText } from 'carbon-components-svelte';
  import { rufe } from '$lib/api.js';
  import { euro, lege, hinweis } from '$lib/laden.svelte.js';
  let auftraege = $state(null);
  let abzug = $state('offen');
  let gelesen = $state(false);
  let vergroessert = $state(false);
  onMount(() => { rufe('/bestellungen').then((d) => { auftraege = d.bestellungen; }); });
  async function nochmal(a) { await lege({ titel: a.titel, stoff: a.stoff, auflage: a.auflage, cent: a.cent }); hinweis('Liegt wieder im Warenkorb', 'success', a.titel); }
</script>
<h1>Moin, Frau Petersen</h1>
<Tabs><Tab label="Bestellungen" /><Tab label="Korrekturabzug" /><Tab label="Adressen" />
<svelte:fragment slot="content"><TabContent>{#if auftraege}<ul class="auftraege">{#each auftraege as a (a.nummer)}<li><div><b>{a.nummer}</b><p>{a.titel} · {a.auflage.toLocaleString('de-DE')} Stück · {euro(a.cent)}</p></div><div class="knoepfe"><a href={'/bestellung/' + a.id}>Verfolgen</a><a href={'/rechnung/' + a.id} class="rechnung">Rechnung ansehen</a><button type="button" class="still nochmal" onclick={() => nochmal(a)}>Erneut bestellen</button></div></li>{/each}</ul>{:else}<SkeletonText paragraph lines={5} />{/if}</TabContent>
<TabContent><button type="button" class="abzug" class:gross={vergroessert} aria-label="Abzug vergrößern" onclick={() => { vergroessert = !vergroessert; }}>Hafenfest 2027<br>Flyer DIN A5</button>{#if abzug === 'frei'}<p role="status">Freigegeben. Wir drucken jetzt.</p>{:else}<Checkbox id="gelesen" labelText="Ich habe Text, Farben und Beschnitt geprüft" bind:checked={gelesen} /><Button id="freigeben" disabled={!gelesen} on:click={() => rufe('/freigabe', { id: 3 }).then(() => { abzug = 'frei'; })}>Druck freigeben</Button>{/if}</TabContent>
<TabContent><p>Petersen Floristik, Am Wall 9, 28195 Bremen</p></TabContent></svelte:fragment></Tabs>
`;

export const invoice = `
<script>
  import { onMount } from 'svelte';
  import { rufe } from '$lib/api.js';
  let rechnung = $state(null);
  let fehlt = $state(false);
  onMount(() => { rufe('/rechnungen/' + location.pathname.split('/')[2]).then((r) => { rechnung = r; }, () => { fehlt = true; }); });
</script>
{#if fehlt}<h1>Diese Seite gibt es nicht</h1><p>Vielleicht haben Sie sich vertippt. <a href="/">Zur Startseite</a></p>{:else if rechnung}<h1>Rechnung {rechnung.nummer}</h1><p>Der Betrag ist bezahlt. Danke!</p><table class="werte"><tbody><tr><td>Flyer DIN A5, 1.000 Stück</td><td>53,43 €</td></tr><tr><td>Versand</td><td>4,90 €</td></tr></tbody></table>{:else}<div class="grau hoch"></div>{/if}
`;

/** Pages navigate without importing the router, which imports them. */
export const way = `
export const router = {};
export const navigate = (ziel) => router.navigate(ziel);
`;
