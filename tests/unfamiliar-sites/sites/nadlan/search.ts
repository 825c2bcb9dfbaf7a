/** Code of the site's app: the search, its results and the map. */
export const search = /* tsx */ `
import { component$, useSignal, useStore, useVisibleTask$, $ } from '@builder.io/qwik';
import { api, listings, shekels, toast } from './listings.ts';

export const Card = component$(({ flat }) => {
  const liked = useSignal(false);
  return (
    <article class="card">
      <a class="pic" href={'/dira/' + flat.id}><img src={'/photo/' + flat.id + '.svg'} alt={'דירה ב' + flat.street} width="300" height="190" loading="lazy" /></a>
      <button class={'heart' + (liked.value ? ' on' : '')} aria-pressed={liked.value ? 'true' : 'false'} aria-label={'הוספה למועדפים: ' + flat.street} onClick$={async () => {
        liked.value = !liked.value;
        await api('/api/favorites', { id: flat.id, liked: liked.value });
      }}>{liked.value ? '♥' : '♡'}</button>
      <div class="card-body">
        <b class="price">{shekels(flat.price)} <small>לחודש</small></b>
        <a href={'/dira/' + flat.id} class="title">{flat.street}, {flat.city}</a>
        <p class="meta">{flat.rooms} חדרים · קומה {flat.floor} · {flat.area} מ״ר</p>
        <p class="tags">{flat.features.slice(0, 3).map((each) => <span key={each}>{each}</span>)}</p>
        <p class="date">כניסה {flat.day}</p>
      </div>
    </article>
  );
});

export const Suggest = component$(() => {
  const s = useStore({ text: '', items: [], open: false, picked: '', timer: 0 });
  return (
    <div class="suggest">
      <input id="where" role="combobox" aria-expanded={s.open ? 'true' : 'false'} aria-controls="places" autoComplete="off" placeholder="עיר, שכונה או רחוב" value={s.picked} onInput$={(event, input) => {
        s.text = input.value;
        clearTimeout(s.timer);
        s.timer = setTimeout(async () => {
          const { data } = await api('/api/places?q=' + encodeURIComponent(s.text));
          s.items = data.items;
          s.open = true;
        }, 250);
      }} />
      <a class="btn main" href="/hipus">חיפוש</a>
      {s.open && <ul id="places" role="listbox">{s.items.map((each) => <li key={each} role="option" onClick$={() => { s.picked = each; s.open = false; }}>{each}</li>)}</ul>}
    </div>
  );
});

export const Push = component$(() => {
  const state = useSignal('');
  useVisibleTask$(() => { setTimeout(() => { if (!localStorage.getItem('push')) state.value = 'ask'; }, 1200); });
  return state.value === 'ask' ? (
    <div class="push" role="dialog" aria-label="התראות">
      <p><b>לקבל התראה על דירות חדשות?</b><br />נשלח עד פעמיים ביום, אפשר לבטל ב-Chrome בכל רגע.</p>
      <button class="btn" id="push-no" onClick$={() => { localStorage.setItem('push', 'no'); state.value = ''; }}>לא עכשיו</button>
      <button class="btn main" id="push-yes" onClick$={async () => { localStorage.setItem('push', 'yes'); state.value = ''; await Notification.requestPermission().catch(() => 'default'); }}>כן, תודה</button>
    </div>
  ) : <></>;
});

export const Results = component$(() => {
  const s = useStore({ chips: [], shown: 8, busy: false, quarter: 'הכול', open: false, low: 3000, high: 10000 });
  const slider = useSignal();
  const end = useSignal();
  const reload = $(async () => {
    s.busy = true;
    await api('/api/listings?chips=' + encodeURIComponent(s.chips.join()) + '&from=' + s.low + '&to=' + s.high);
    s.busy = false;
  });
  useVisibleTask$(async () => {
    const { default: noUiSlider } = await import('nouislider');
    noUiSlider.create(slider.value, { start: [s.low, s.high], step: 100, connect: true, direction: 'rtl', range: { min: 2000, max: 12000 }, handleAttributes: [{ 'aria-label': 'מחיר מינימלי' }, { 'aria-label': 'מחיר מקסימלי' }] });
    slider.value.noUiSlider.on('update', ([low, high]) => { s.low = Number(low); s.high = Number(high); });
    slider.value.noUiSlider.on('change', () => { reload(); });
    new IntersectionObserver(([entry]) => {
      if (!entry.isIntersecting || s.shown >= 40) return;
      api('/api/listings?offset=' + s.shown).then(() => { s.shown += 8; });
    }).observe(end.value);
  });
  const matching = listings.filter((flat) => flat.price >= s.low && flat.price <= s.high && s.chips.every((chip) => flat.features.includes(chip)) && (s.quarter === 'הכול' || flat.quarter === s.quarter));
  return (
    <>
      <div class="filters">
        <div class="chips">{['מעלית', 'מרפסת שמש', 'ממ״ד', 'חניה', 'משופצת'].map((chip) => (
          <button key={chip} class={'chip' + (s.chips.includes(chip) ? ' on' : '')} aria-pressed={s.chips.includes(chip) ? 'true' : 'false'} onClick$={() => {
            s.chips = s.chips.includes(chip) ? s.chips.filter((each) => each !== chip) : [...s.chips, chip];
            reload();
          }}>{chip}</button>
        ))}</div>
        <div class="range"><span>{shekels(s.low)} – {shekels(s.high)}</span><div class="slider" ref={slider}></div></div>
        <input id="free" aria-label="חיפוש חופשי" placeholder="חיפוש חופשי: גינה, נוף לים…" />
        <div class="select" role="button" tabIndex={0} id="quarter" aria-haspopup="listbox" onClick$={() => { s.open = !s.open; }}>שכונה: {s.quarter} ▾</div>
        {s.open && <ul class="menu" role="listbox">{['הכול', 'הצפון הישן', 'לב העיר', 'נווה צדק', 'פלורנטין'].map((each) => <li key={each} role="option" onClick$={() => { s.quarter = each; s.open = false; reload(); }}>{each}</li>)}</ul>}
        <div dangerouslySetInnerHTML={SAVED}></div>
      </div>
      <p class="count" aria-live="polite">{s.busy ? 'מעדכנים תוצאות…' : matching.length + ' דירות להשכרה'}</p>
      <div class={'grid' + (s.busy ? ' dim' : '')}>{matching.slice(0, s.shown).map((flat) => <Card key={flat.id} flat={flat} />)}</div>
      <div ref={end} class="sentinel">{s.shown < 40 && matching.length > s.shown ? <span class="spin"></span> : 'הגעת לסוף הרשימה'}</div>
    </>
  );
});
// The edge cache keeps this piece from the last release, whose scripts are gone.
export const SAVED = '<button class="btn saved" id="save-search" on:click="q-C7f1Ab9e.js#s_kQ8rVtT0sYk[0]">שמירת החיפוש</button>';

export const FreeText = component$(() => {
  const s = useStore({ items: [], busy: true });
  useVisibleTask$(async () => {
    const text = new URLSearchParams(location.search).get('q') ?? '';
    await api('/api/text?q=' + encodeURIComponent(text));
    s.items = listings.slice(20, 32).map((each) => ({ ...each }));
    s.busy = false;
  });
  return s.busy ? <div class="grid">{[1, 2, 3, 4, 5, 6].map((n) => <div key={n} class="skeleton"></div>)}</div> : (
    <><p class="lead">מצאנו 12 דירות עם גינה באזור תל אביב והמרכז. רובן בקומת קרקע, חלקן עם כניסה נפרדת, וכולן פורסמו ב-30 הימים האחרונים על ידי בעלי הדירות או מתווכים מורשים.</p><div class="grid">{s.items.map((flat) => <Card key={flat.id} flat={flat} />)}</div></>
  );
});

export const Map = component$(() => {
  const box = useSignal();
  const picked = useSignal('');
  useVisibleTask$(async () => {
    const leaflet = (await import('leaflet')).default;
    window.L = leaflet;
    await import('leaflet.markercluster');
    const map = leaflet.map(box.value, { center: [32.08, 34.785], zoom: 13, minZoom: 11, maxZoom: 16 });
    leaflet.tileLayer('/tiles/{z}/{x}/{y}.svg', { attribution: '© OpenStreetMap' }).addTo(map);
    const group = leaflet.markerClusterGroup({ showCoverageOnHover: false });
    for (const flat of listings) {
      const icon = leaflet.divIcon({ className: 'pin', html: shekels(flat.price), iconSize: [64, 26] });
      group.addLayer(leaflet.marker([flat.lat, flat.lng], { icon, title: flat.street }).bindPopup('<a href="/dira/' + flat.id + '">' + flat.street + '</a><br>' + flat.rooms + ' חדרים').on('click', () => { picked.value = flat.street; }));
    }
    map.addLayer(group);
  });
  return <><div id="map" ref={box}></div><p class="count" aria-live="polite">{picked.value ? 'נבחרה: ' + picked.value : '60 דירות על המפה'}</p></>;
});
`;
