/** Code of the site's app: the pages of an apartment and of a tenant's account. */
export const tenant = /* tsx */ `
import { component$, useSignal, useStore, useVisibleTask$ } from '@builder.io/qwik';
import { api, listings, shekels, toast } from './listings.ts';

export const Gallery = component$(({ id }) => {
  const at = useSignal(0);
  return (
    <figure class="gallery">
      <img src={'/photo/' + id + '.svg?at=' + at.value} alt={'תמונה ' + (at.value + 1) + ' מתוך 9'} width="640" height="400" />
      <button class="arrow prev" aria-label="התמונה הקודמת" onClick$={() => { at.value = (at.value + 8) % 9; }}>›</button>
      <button class="arrow next" aria-label="התמונה הבאה" onClick$={() => { at.value = (at.value + 1) % 9; }}>‹</button>
      <figcaption>{at.value + 1} / 9</figcaption>
    </figure>
  );
});

export const Plan = component$(() => {
  const box = useSignal();
  useVisibleTask$(async () => {
    const { default: Panzoom } = await import('@panzoom/panzoom');
    const zoom = Panzoom(box.value, { maxScale: 4, minScale: 1, contain: 'outside', animate: true });
    document.querySelector('#plan-in').addEventListener('click', () => zoom.zoomIn());
    document.querySelector('#plan-out').addEventListener('click', () => zoom.zoomOut());
    document.querySelector('#plan-reset').addEventListener('click', () => zoom.reset());
  });
  return (
    <section class="plan"><h2>תוכנית הדירה</h2>
      <div class="plan-frame"><svg ref={box} viewBox="0 0 400 260" aria-label="תוכנית"><rect x="10" y="10" width="380" height="240" fill="#fff" stroke="#345" stroke-width="5" /><path d="M160 10v150h-60M260 250V120h130M10 160h60" fill="none" stroke="#345" stroke-width="4" /><text x="60" y="90">סלון</text><text x="300" y="70">חדר שינה</text><text x="310" y="200">מטבח</text><text x="150" y="220">ממ״ד</text></svg></div>
      <button class="btn" id="plan-in" aria-label="הגדלה">+</button> <button class="btn" id="plan-out" aria-label="הקטנה">−</button> <button class="btn" id="plan-reset">איפוס</button>
    </section>
  );
});

export const Contact = component$(({ id }) => {
  const s = useStore({ busy: false, phone: '' });
  return (
    <aside class="contact"><h2>מיכל לוי · בעלת הדירה</h2>
      {s.phone ? <a href={'tel:' + s.phone}>{s.phone}</a> : (
        <button class="btn main" id="phone" aria-busy={s.busy ? 'true' : 'false'} onClick$={async () => {
          s.busy = true;
          const { ok, data } = await api('/api/phone', { id });
          s.busy = false;
          if (ok) s.phone = data.phone;
        }}>הצגת מספר טלפון</button>
      )}
      <a class="btn wa" id="wa" target="_blank" rel="noopener" href={'https://wa.me/972500000000?text=' + id}>WhatsApp</a>
      <button class="btn" id="copy" onClick$={() => { navigator.clipboard?.writeText(location.href).catch(() => {}); toast('הקישור הועתק'); }}>העתקת קישור</button>
      <a class="btn" href={'/siyur/' + id}>תיאום סיור</a>
    </aside>
  );
});

export const Tour = component$(() => {
  const s = useStore({ week: 0, slot: '', busy: false, done: false });
  const days = ['א׳', 'ב׳', 'ג׳', 'ד׳', 'ה׳'];
  return (
    <section><div class="week"><button class="btn" aria-label="השבוע הקודם" disabled={s.week === 0} onClick$={() => { s.week -= 1; }}>→</button> <b>{['06.12.2026 – 10.12.2026', '13.12.2026 – 17.12.2026', '20.12.2026 – 24.12.2026'][s.week]}</b> <button class="btn" aria-label="השבוע הבא" disabled={s.week === 2} onClick$={() => { s.week += 1; }}>←</button></div>
      <div class="slots">{days.flatMap((day) => ['17:00', '18:30', '20:00'].map((hour) => {
        const name = 'יום ' + day + ' ' + hour;
        return <button key={name} class={'chip' + (s.slot === name ? ' on' : '')} aria-pressed={s.slot === name ? 'true' : 'false'} onClick$={() => { s.slot = name; }}>{name}</button>;
      }))}</div>
      <p>{s.slot ? 'נבחר: ' + s.slot : 'בחרו מועד לסיור'}</p>
      <button class="btn main" id="confirm-tour" disabled={!s.slot} aria-busy={s.busy ? 'true' : 'false'} onClick$={async () => {
        s.busy = true;
        await api('/api/tours', { slot: s.slot });
        s.busy = false;
        s.done = true;
      }}>{s.busy ? 'קובעים סיור…' : 'אישור הסיור'}</button>
      {s.done && <p role="status">הסיור נקבע. שלחנו פרטים ב-SMS.</p>}
    </section>
  );
});

export const Apply = component$(() => {
  const s = useStore({ step: 1, errors: {}, files: [], busy: false });
  return s.step === 1 ? (
    <form class="form" preventdefault:submit onSubmit$={async (event, form) => {
      const values = Object.fromEntries(new FormData(form));
      s.busy = true;
      const { data } = await api('/api/applicants', { count: Object.keys(values).length });
      s.busy = false;
      const errors = {};
      for (const name of ['fullname', 'idnumber', 'mobile', 'mail']) if (!values[name]) errors[name] = 'שדה חובה';
      // The mask of the old form wrote numbers without a hyphen.
      if (values.mobile && !/^05\\d{8}$/.test(values.mobile)) errors.mobile = 'מספר הטלפון אינו תקין';
      s.errors = errors;
      if (Object.keys(errors).length === 0) s.step = 2;
    }}>
      <p class="steps">שלב 1 מתוך 3 · פרטים אישיים</p>
      {[['fullname', 'שם מלא', ''], ['idnumber', 'תעודת זהות', '9 ספרות'], ['mobile', 'טלפון נייד', '050-123-4567'], ['mail', 'דוא״ל', 'name@gmail.com']].map(([name, label, hint]) => (
        <p key={name}><label for={name}>{label}</label><input id={name} name={name} placeholder={hint} aria-invalid={s.errors[name] ? 'true' : 'false'} />{s.errors[name] && <span class="error" role="alert">{s.errors[name]}</span>}</p>
      ))}
      <button class="btn main" id="next-step">{s.busy ? 'בודקים…' : 'המשך'}</button>
    </form>
  ) : (
    <form class="form" preventdefault:submit><p class="steps">שלב 2 מתוך 3 · תלושי שכר</p><input type="file" multiple aria-label="תלושי שכר" /><button class="btn main">המשך</button></form>
  );
});

export const Pay = component$(({ amount, path, id }) => {
  const busy = useSignal(false);
  return <button class="btn main" id={id} aria-busy={busy.value ? 'true' : 'false'} onClick$={async () => {
    busy.value = true;
    const { ok, data } = await api(path, { amount });
    busy.value = false;
    if (ok) location.href = data.url;
  }}>{busy.value ? 'מעבירים לבנק…' : 'תשלום ' + shekels(amount)}</button>;
});

export const Compare = component$(() => (
  <div id="comparison"><table><tbody>{listings.slice(0, 4).map((flat) => <tr key={flat.id}><th>{flat.street}</th><td>{shekels(flat.price)}</td><td>{flat.rooms} חדרים</td><td>{flat.area} מ״ר</td><td>קומה {flat.floor}</td></tr>)}</tbody></table>
    <button class="btn main" id="compare" onClick$={() => {
      const saved = [4801, 4700].map((id) => listings.find((flat) => flat.id === id));
      document.querySelector('#page').replaceChildren();
      const rows = saved.map((flat) => flat.area / flat.rooms);
      document.querySelector('#page').textContent = rows.join();
    }}>השוואה מלאה</button></div>
));

export const Mortgage = component$(() => {
  const s = useStore({ years: 25, equity: 30, result: 0 });
  return (
    <div class="form"><p><label for="price">מחיר הדירה</label><input id="price" name="price" inputMode="numeric" placeholder="2450000" /></p>
      <p><label for="years">תקופה: {s.years} שנים</label><input id="years" type="range" min="5" max="30" value={s.years} onInput$={(event, input) => { s.years = Number(input.value); }} /></p>
      <p><label for="equity">הון עצמי: {s.equity}%</label><input id="equity" type="range" min="25" max="80" value={s.equity} onInput$={(event, input) => { s.equity = Number(input.value); }} /></p>
      <button class="btn main" id="calc" onClick$={() => {
        const price = Number(/^(\\d+)$/.exec(document.querySelector('#price').value)[1]);
        const months = s.years * 12;
        const rate = 0.049 / 12;
        s.result = (price * (1 - s.equity / 100) * rate) / (1 - (1 + rate) ** -months);
      }}>חישוב החזר חודשי</button>
      {s.result > 0 && <p class="result">החזר חודשי: {shekels(s.result)}</p>}</div>
  );
});

export const Chat = component$(() => {
  const s = useStore({ text: '', failed: '', items: [['מיכל', 'שלום! הדירה עדיין פנויה, מתי נוח לך לראות?'], ['אני', 'היי, מחר אחרי 18:00?'], ['מיכל', 'מעולה, מחר ב-18:30. הכניסה מרחוב Dizengoff.']] });
  return (
    <section class="chat"><ul>{s.items.map(([who, text], at) => <li key={at} class={who === 'אני' ? 'me' : ''}><b>{who}</b> {text}</li>)}</ul>
      {s.failed && <p class="error" role="alert">ההודעה לא נשלחה, אין חיבור לשרת. <button class="btn" id="again" onClick$={async () => {
        const { ok } = await api('/api/messages', { again: true });
        if (ok) { s.items = [...s.items, ['אני', s.failed]]; s.failed = ''; }
      }}>שליחה חוזרת</button></p>}
      <form preventdefault:submit onSubmit$={async () => {
        const text = s.text;
        if (!text) return;
        const { ok } = await api('/api/messages', { size: text.length });
        s.text = '';
        if (ok) s.items = [...s.items, ['אני', text]]; else s.failed = text;
      }}><input name="message" aria-label="הודעה" placeholder="כתבו הודעה…" value={s.text} onInput$={(event, input) => { s.text = input.value; }} /> <button class="btn main" id="send">שליחה</button></form></section>
  );
});

export const Repairs = component$(() => {
  const s = useStore({ items: ['נזילה בכיור המטבח', 'מזגן Electra לא מקרר', 'אינטרקום מקולקל'], removed: '', files: '' });
  return (
    <section><ul class="rows">{s.items.map((each) => <li key={each}>{each} <button class="btn" aria-label={'ביטול: ' + each} onClick$={() => { s.removed = each; s.items = s.items.filter((other) => other !== each); }}>ביטול</button></li>)}</ul>
      {s.removed && <p role="status">הקריאה בוטלה. <button class="btn" id="undo" onClick$={() => { s.items = [...s.items, s.removed]; s.removed = ''; }}>החזרה</button></p>}
      <form class="form" preventdefault:submit onSubmit$={async (event, form) => {
        const text = form.elements.fault.value;
        if (!text) return;
        await api('/api/repairs', {});
        s.items = [...s.items, text];
        form.reset();
        s.files = '';
        toast('הקריאה נפתחה. נחזור אליך תוך 24 שעות');
      }}><p><label for="fault">מה התקלקל?</label><input id="fault" name="fault" /></p><p><label class="btn" for="photo">צירוף תמונה</label><input id="photo" class="off" type="file" onChange$={(event, input) => { s.files = input.files[0]?.name ?? ''; }} /> <span>{s.files}</span></p><button class="btn main" id="open-repair">פתיחת קריאה</button></form></section>
  );
});

export const Sign = component$(() => {
  const pad = useSignal();
  useVisibleTask$(async () => {
    const { default: SignaturePad } = await import('signature_pad');
    const signature = new SignaturePad(pad.value);
    document.querySelector('#clear-sign').addEventListener('click', () => signature.clear());
    // Waits for the initials on page 4, which the viewer of this browser does not show.
    window.addEventListener('initialed', () => { document.querySelector('#finish').disabled = false; });
  });
  return (
    <section><div class="contract" tabIndex={0}>{Array.from({ length: 14 }, (_, n) => <p key={n}>{n + 1}. השוכר מתחייב להשתמש במושכר למגורים בלבד, לשלם את דמי השכירות במועדם ולשמור על המושכר במצב תקין עד תום תקופת השכירות, כאמור בנספח א׳.</p>)}</div>
      <p>חתימה</p><canvas id="pad" ref={pad} width="320" height="130"></canvas><p><button class="btn" id="clear-sign">ניקוי</button> <button class="btn main" id="finish" disabled>סיום וחתימה</button></p></section>
  );
});

export const Login = component$(() => {
  const s = useStore({ shown: false, error: '' });
  return (
    <form class="form" preventdefault:submit onSubmit$={async (event, form) => {
      const { ok } = await api('/api/login', { size: form.elements.secret.value.length });
      s.error = ok ? '' : 'הסיסמה שגויה. נסו שוב או אפסו אותה.';
      if (ok) location.href = '/mismachim';
    }}><p><label for="user">דוא״ל</label><input id="user" name="user" /></p><p><label for="secret">סיסמה</label><input id="secret" name="secret" type={s.shown ? 'text' : 'password'} /> <button type="button" class="btn" id="eye" aria-pressed={s.shown ? 'true' : 'false'} onClick$={() => { s.shown = !s.shown; }}>{s.shown ? 'הסתרה' : 'הצגה'}</button></p>{s.error && <p class="error" role="alert">{s.error}</p>}<button class="btn main" id="login">כניסה</button></form>
  );
});

export const Documents = component$(() => {
  const up = useSignal(true);
  const files = ['חוזה שכירות 2026.pdf', 'תלוש שכר נובמבר.pdf', 'אישור ארנונה.pdf', 'צילום ת״ז.pdf'];
  const shown = up.value ? files : [...files].reverse();
  return <section><button class="btn" id="sort" onClick$={() => { up.value = !up.value; }}>מיון לפי תאריך {up.value ? '▲' : '▼'}</button><ul class="rows">{shown.map((each) => <li key={each}><a class="file" download href={'/files/' + encodeURIComponent(each)}>{each}</a> <small>01.11.2026</small></li>)}</ul></section>;
});

export const Trend = component$(() => {
  const ads = useStore({ first: false, second: false });
  useVisibleTask$(() => { setTimeout(() => { ads.first = true; }, 1300); setTimeout(() => { ads.second = true; }, 2500); });
  return (
    <article>{ads.first && <div class="ad tall">פרויקט חדש בבת ים · Sea View Residence · החל מ-₪2,190,000</div>}{ads.second && <div class="ad tall">משכנתה? Bank24 עונים תוך שעה</div>}
      <p class="lead">מחירי השכירות בתל אביב עלו ב-4.2% מתחילת השנה, כך לפי נתוני הלמ״ס שפורסמו ב-15.11.2026.</p>{Array.from({ length: 5 }, (_, n) => <p key={n} class="text">ברמת גן ובגבעתיים העלייה הייתה מתונה יותר, בין היתר בגלל מסירה של כ-1,800 דירות חדשות. שוכרים שחידשו חוזה שילמו בממוצע ₪310 יותר לחודש, ושוכרים חדשים שילמו ₪540 יותר.</p>)}</article>
  );
});

export const Guide = component$(() => {
  const open = useSignal('');
  return (
    <section>{[['a', 'כמה ביטחונות מותר לדרוש?'], ['b', 'מי משלם על תיקונים?'], ['c', 'איך מאריכים חוזה?']].map(([key, title]) => (
      <div key={key} class="fold"><button id={'fold-' + key} class="fold-head" aria-expanded={open.value === key ? 'true' : 'false'} onClick$={() => { open.value = open.value === key ? '' : key; }}>{title}</button>{open.value === key && <p class="text">לפי חוק השכירות והשאילה, עד שלושה חודשי שכירות. כדאי לצרף פרוטוקול מסירה ותמונות.</p>}</div>
    ))}<p><a id="rights" href="/madrich/zchuyot">זכויות השוכר: המדריך המלא</a></p><p><a id="sample" href="/madrich/hoze-ledugma">חוזה שכירות לדוגמה</a></p></section>
  );
});
`;
