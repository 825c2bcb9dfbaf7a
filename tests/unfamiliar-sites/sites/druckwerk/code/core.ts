export const main = `
import 'carbon-components-svelte/css/white.css';
import 'filepond/dist/filepond.min.css';
import { mount } from 'svelte';
import App from '$lib/App.svelte';
mount(App, { target: document.getElementById('app') });
`;

export const api = `
export class Fehler extends Error {
  constructor(status, daten) { super(daten?.meldung ?? 'HTTP ' + status); this.status = status; this.code = daten?.code; }
}
export async function rufe(pfad, rumpf, signal) {
  const antwort = await fetch('/api/shop' + pfad, {
    method: rumpf ? 'POST' : 'GET',
    headers: { accept: 'application/json', 'x-mandant': 'de', ...(rumpf && { 'content-type': 'application/json' }) },
    ...(rumpf && { body: JSON.stringify(rumpf) }),
    signal,
  });
  const daten = antwort.status === 204 ? null : await antwort.json().catch(() => null);
  if (!antwort.ok) throw new Fehler(antwort.status, daten);
  return daten;
}
const gemerkt = [];
export const messe = (ereignis, werte) => { gemerkt.push({ ereignis, werte, t: Date.now() }); };
setInterval(() => { if (gemerkt.length) navigator.sendBeacon('/collect/g', JSON.stringify(gemerkt.splice(0))); }, 4000);
export const hole = (name, sonst) => { try { return JSON.parse(localStorage.getItem('dw_' + name)) ?? sonst; } catch { return sonst; } };
export const merke = (name, wert) => { try { localStorage.setItem('dw_' + name, JSON.stringify(wert)); } catch {} };
`;

export const state = `
import { hole, merke, rufe } from '$lib/api.js';
export const laden = $state({
  brutto: hole('brutto', true), sprache: hole('sprache', 'de'), korb: hole('korb', []), favoriten: hole('favoriten', []), hinweise: [], chat: false,
});
let nummer = 0;
export function hinweis(titel, art = 'success', text = '') {
  const id = ++nummer;
  laden.hinweise.push({ id, titel, art, text });
  setTimeout(() => { laden.hinweise = laden.hinweise.filter((h) => h.id !== id); }, 5000);
}
export const euro = (cent) => ((laden.brutto ? Math.round(cent * 1.19) : cent) / 100).toLocaleString(laden.sprache === 'de' ? 'de-DE' : 'en-GB', { style: 'currency', currency: 'EUR' });
export const steuertext = () => laden.sprache === 'de' ? (laden.brutto ? 'inkl. 19 % MwSt.' : 'zzgl. MwSt.') : (laden.brutto ? 'incl. 19 % VAT' : 'plus VAT');
export function stelleUm(brutto) { laden.brutto = brutto; merke('brutto', brutto); }
export function sprich(sprache) { laden.sprache = sprache; merke('sprache', sprache); document.documentElement.lang = sprache; }
export function favorit(id) {
  const war = laden.favoriten.includes(id);
  laden.favoriten = war ? laden.favoriten.filter((f) => f !== id) : [...laden.favoriten, id];
  merke('favoriten', laden.favoriten);
  rufe('/merkliste', { id, an: !war }).catch(() => {});
}
export async function lege(posten) {
  const antwort = await rufe('/warenkorb', posten);
  laden.korb.push({ ...posten, id: antwort.id });
  merke('korb', laden.korb);
}
export function setze(korb) { laden.korb = korb; merke('korb', korb); }
`;

export const app = `
<script>
  import { onMount } from 'svelte';
  import { createRouter, Router } from 'sv-router';
  import { Button, Modal, TextInput, Toggle, ToastNotification } from 'carbon-components-svelte';
  import { laden, stelleUm, sprich, hinweis } from '$lib/laden.svelte.js';
  import { hole, merke, messe, rufe } from '$lib/api.js';
  import { router } from '$lib/weg.js';
  import Start from '$lib/Start.svelte';
  import Produkt from '$lib/Produkt.svelte';
  import Vorlagen from '$lib/Vorlagen.svelte';
  import Gestalten from '$lib/Gestalten.svelte';
  import Warenkorb from '$lib/Warenkorb.svelte';
  import Kasse from '$lib/Kasse.svelte';
  import Bestellung from '$lib/Bestellung.svelte';
  import Konto from '$lib/Konto.svelte';
  import Rechnung from '$lib/Rechnung.svelte';
  import Reklamation from '$lib/Reklamation.svelte';
  import Muster from '$lib/Muster.svelte';
  import Hilfe from '$lib/Hilfe.svelte';
  import Blog from '$lib/Blog.svelte';
  import Artikel from '$lib/Artikel.svelte';
  import Vergleich from '$lib/Vergleich.svelte';
  import Datencheck from '$lib/Datencheck.svelte';
  import Fehlt from '$lib/Fehlt.svelte';

  const { route, navigate } = createRouter({
    '/': Start, '/vorlagen': Vorlagen, '/gestalten': Gestalten, '/warenkorb': Warenkorb, '/kasse': Kasse, '/bestellung/:id': Bestellung,
    '/konto': Konto, '/rechnung/:id': Rechnung, '/reklamation': Reklamation, '/muster': Muster, '/hilfe': Hilfe, '/blog': Blog, '/blog/:slug': Artikel,
    '/vergleich': Vergleich, '/datencheck': Datencheck,
    '/flyer': Produkt, '/visitenkarten': Produkt, '/plakate': Produkt, '/aufkleber': Produkt, '/t-shirts': Produkt, '*': Fehlt,
  });
  router.navigate = navigate;
  let einwilligung = $state(hole('einwilligung', null));
  let zwecke = $state({ statistik: false, marketing: false });
  let auswahl = $state(false);
  let menue = $state(false);
  let werbung = $state(false);
  let mail = $state('');
  let mailfehler = $state('');
  let mailok = $state(false);
  let rest = $state(2 * 3600 + 14 * 60 + 37);
  const de = $derived(laden.sprache === 'de');
  const uhr = $derived([rest / 3600, (rest / 60) % 60, rest % 60].map((n) => String(Math.floor(n)).padStart(2, '0')).join(':'));
  const nav = [['/flyer', 'Flyer', 'Flyers'], ['/visitenkarten', 'Visitenkarten', 'Business cards'], ['/plakate', 'Plakate', 'Posters'], ['/aufkleber', 'Aufkleber', 'Stickers'], ['/t-shirts', 'T-Shirts', 'T-shirts'], ['/vorlagen', 'Vorlagen', 'Templates'], ['/gestalten', 'Online gestalten', 'Design online']];
  function willige(wahl) { einwilligung = wahl; merke('einwilligung', wahl); document.cookie = 'dw_consent=' + wahl.join('.') + ';path=/;max-age=31536000'; messe('consent', wahl); setTimeout(() => { if (route.pathname === '/' && !hole('werbung', false)) { werbung = true; merke('werbung', true); } }, 2500); }
  function abonniere(e) {
    e.preventDefault();
    if (!mail.includes('@') || !mail.split('@')[1]?.includes('.')) { mailfehler = 'Bitte prüfen Sie Ihre E-Mail-Adresse.'; return; }
    mailfehler = '';
    rufe('/newsletter', { mail }).then(() => { mailok = true; });
  }
  onMount(() => {
    const takt = setInterval(() => { rest -= 1; }, 1000);
    const nachricht = (e) => { if (e.data?.dwChat === 'zu') laden.chat = false; };
    addEventListener('message', nachricht);
    return () => { clearInterval(takt); removeEventListener('message', nachricht); };
  });
  $effect(() => { messe('seite', route.pathname); document.title = 'Druckwerk – Ihre Onlinedruckerei'; scrollTo(0, 0); });
  const melde = (fehler) => { console.error(fehler); };
</script>

<svelte:boundary onerror={melde}>
  <a class="sprung" href="#inhalt">Zum Inhalt springen</a>
  <div class="leiste"><span>Express heute: noch <b>{uhr}</b> bis Annahmeschluss</span><span class="leiste-rechts"><a href="/hilfe">Hilfe</a><a href="/muster">Gratis-Muster</a><a href="/blog">Magazin</a>
    <button type="button" id="sprache" onclick={() => sprich(de ? 'en' : 'de')}>{de ? 'English' : 'Deutsch'}</button></span></div>
  <header class="kopf"><button type="button" id="menue" aria-expanded={menue} aria-label="Menü" onclick={() => { menue = !menue; }}>☰</button><a class="logo" href="/">druck<b>werk</b></a>
    <nav class:offen={menue} aria-label="Sortiment">{#each nav as [ziel, d, e] (ziel)}<a href={ziel} aria-current={route.pathname === ziel ? 'page' : undefined} onclick={() => { menue = false; }}>{de ? d : e}</a>{/each}</nav>
    <div class="kopf-rechts"><fieldset class="steuer" aria-label="Preisanzeige"><button type="button" id="brutto" aria-pressed={laden.brutto} onclick={() => stelleUm(true)}>{de ? 'Brutto' : 'Gross'}</button><button type="button" id="netto" aria-pressed={!laden.brutto} onclick={() => stelleUm(false)}>{de ? 'Netto' : 'Net'}</button></fieldset>
      <a href="/konto">{de ? 'Konto' : 'Account'}</a><a href="/warenkorb" id="korb">{de ? 'Warenkorb' : 'Basket'} <b class="zahl">{laden.korb.length}</b></a></div></header>
  <main id="inhalt">{#key route.pathname}<Router />{/key}</main>
  <footer class="fuss"><div><b>Druckwerk GmbH</b><p>Lagerstraße 14, 28195 Bremen<br>Mo–Fr 8–18 Uhr · 0421 555 0140</p></div>
    <div><b>Service</b><a href="/hilfe">Häufige Fragen</a><a href="/datencheck">Datencheck</a><a href="/reklamation">Reklamation</a><a href="/vergleich">Papiere vergleichen</a></div>
    <div><b>Newsletter</b><form onsubmit={abonniere} novalidate>{#if mailok}<p role="status">Danke! Bitte bestätigen Sie Ihre Anmeldung über den Link in unserer E-Mail.</p>{:else}<TextInput name="newsletter" labelText="E-Mail-Adresse" bind:value={mail} invalid={!!mailfehler} invalidText={mailfehler} /><Button size="small" type="submit" id="abo">Anmelden</Button>{/if}</form></div></footer>
  <div class="toasts" aria-live="polite">{#each laden.hinweise as h (h.id)}<ToastNotification lowContrast kind={h.art} title={h.titel} subtitle={h.text} caption="" />{/each}</div>
  {#if laden.chat}<iframe class="chat" title="Live-Chat" src={'http://chat.localhost:' + location.port + '/chat/fenster'}></iframe>{:else}<button type="button" id="chat" class="chat-auf" onclick={() => { laden.chat = true; }}>💬 Chat</button>{/if}
  <Modal bind:open={werbung} modalHeading="10 % auf Ihre erste Bestellung" primaryButtonText="Gutschein sichern" secondaryButtonText="Nein, danke" class="werbung" on:click:button--secondary={() => { werbung = false; }} on:submit={() => { werbung = false; hinweis('Ihr Code: MOIN10'); }}><p>Abonnieren Sie unseren Newsletter und sparen Sie bei Flyern, Karten und Plakaten.</p></Modal>
  {#if !einwilligung}<section class="cookies" aria-label="Cookies"><div><b>Wir verwenden Cookies</b><p>Notwendige Cookies halten Ihren Warenkorb. Statistik und Marketing helfen uns, den Shop zu verbessern.</p>
    {#if auswahl}<Toggle size="sm" labelText="Statistik" labelA="Aus" labelB="An" bind:toggled={zwecke.statistik} /><Toggle size="sm" labelText="Marketing" labelA="Aus" labelB="An" bind:toggled={zwecke.marketing} />{/if}</div>
    <div class="knoepfe"><Button size="small" kind="tertiary" id="nur-noetig" on:click={() => willige(['n'])}>Nur notwendige</Button>{#if auswahl}<Button size="small" kind="tertiary" on:click={() => willige(['n', zwecke.statistik && 's', zwecke.marketing && 'm'].filter(Boolean))}>Auswahl speichern</Button>{:else}<Button size="small" kind="ghost" id="cookie-auswahl" on:click={() => { auswahl = true; }}>Einstellungen</Button>{/if}<Button size="small" id="alle-cookies" on:click={() => willige(['n', 's', 'm'])}>Alle akzeptieren</Button></div></section>{/if}
  {#snippet failed()}{/snippet}
</svelte:boundary>
`;
