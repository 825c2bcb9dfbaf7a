/** Code of the site's app: its layout and its pages. */
export const app = /* tsx */ `
import { component$ } from '@builder.io/qwik';
import { listings, shekels } from './listings.ts';
import { Card, FreeText, Map, Push, Results, Suggest } from './search.tsx';
import { Apply, Chat, Compare, Contact, Documents, Gallery, Guide, Login, Mortgage, Pay, Plan, Repairs, Sign, Tour, Trend } from './tenant.tsx';

const menu = [['/', 'ראשי'], ['/hipus', 'השכרה'], ['/mapa', 'מפה'], ['/hashvaa', 'השוואה'], ['/mashkanta', 'משכנתה'], ['/alon', 'מגמות'], ['/madrich', 'מדריך']];
const account = [['/kniya', 'כניסה'], ['/bakasha', 'בקשת שכירות'], ['/hatima', 'חתימה'], ['/hodaot', 'הודעות'], ['/tashlum', 'תשלום שכירות'], ['/arnona', 'ארנונה'], ['/tikun', 'תיקונים'], ['/mismachim', 'מסמכים']];
const titles = { '/hipus': 'דירות להשכרה בתל אביב-יפו', '/totzaot': 'תוצאות חיפוש', '/mapa': 'דירות על המפה', '/hashvaa': 'השוואת דירות', '/mashkanta': 'מחשבון משכנתה', '/alon': 'מגמות בשוק השכירות', '/madrich': 'מדריך לשוכר', '/madrich/zchuyot': 'זכויות השוכר', '/kniya': 'כניסה לאזור האישי', '/bakasha': 'בקשת שכירות', '/hatima': 'חתימה על החוזה', '/hodaot': 'הודעות', '/tashlum': 'תשלום שכר דירה', '/arnona': 'ארנונה', '/tikun': 'קריאות תיקון', '/mismachim': 'המסמכים שלי' };

export const App = component$(({ address }) => {
  const url = new URL(address, 'http://site');
  const path = url.pathname;
  const id = Number(path.split('/')[2]) || 0;
  const flat = listings.find((each) => each.id === id);
  return (
    <div class="site">
      <header><a class="logo" href="/">גג<span>+</span></a><nav>{menu.map(([href, text]) => <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>{text}</a>)}</nav></header>
      <main id="page">
        {path === '/' && <><section class="hero"><h1>הדירה הבאה שלך מחכה</h1><p>42,318 דירות להשכרה ולמכירה, ישירות מבעלי הדירות</p><Suggest /></section><h2>נוספו היום</h2><div class="grid">{listings.slice(0, 4).map((each) => <Card key={each.id} flat={each} />)}</div><Push /></>}
        {titles[path] && <h1>{titles[path]}</h1>}
        {path === '/hipus' && <Results />}
        {path === '/totzaot' && <FreeText />}
        {path === '/mapa' && <Map />}
        {path === '/hashvaa' && <Compare />}
        {path === '/mashkanta' && <Mortgage />}
        {path === '/alon' && <Trend />}
        {path === '/madrich' && <Guide />}
        {path === '/madrich/zchuyot' && Array.from({ length: 9 }, (_, n) => <p key={n} class="text">דירה צריכה להימסר כשהיא ראויה למגורים: דלתות ומנעולים תקינים, מים חמים, חשמל ואוורור. ליקוי דחוף יתוקן בתוך 3 ימים, ליקוי אחר בתוך 30 ימים מיום שנשלחה הודעה.</p>)}
        {path === '/kniya' && <Login />}
        {path === '/bakasha' && <Apply />}
        {path === '/hatima' && <Sign />}
        {path === '/hodaot' && <Chat />}
        {path === '/tikun' && <Repairs />}
        {path === '/mismachim' && <Documents />}
        {path === '/tashlum' && <section class="bill"><p>שכר דירה לחודש דצמבר 2026 · דיזנגוף 3</p><p class="price">{shekels(5400)}</p><p>כרטיס Visa המסתיים ב-4417</p><Pay amount={5400} path="/api/rent" id="pay" /></section>}
        {path === '/arnona' && <section class="bill">{url.searchParams.has('paid') && <p role="status" class="result">התשלום התקבל, תודה. קבלה מספר 70214 נשלחה בדוא״ל.</p>}<p>ארנונה, נובמבר–דצמבר 2026</p><p class="price">{shekels(812)}</p>{!url.searchParams.has('paid') && <Pay amount={812} path="/api/tax" id="pay-tax" />}</section>}
        {path.startsWith('/dira/') && flat && <><h1>{flat.street}, {flat.city}</h1><div class="two"><div><Gallery id={flat.id} /><p class="price">{shekels(flat.price)} לחודש</p><p class="text">דירת {flat.rooms} חדרים בקומה {flat.floor}, {flat.area} מ״ר, משופצת מהיסוד עם מטבח IKEA ומזגני Tadiran. כניסה {flat.day}. ועד בית ₪180, ארנונה ₪406 לחודש.</p><Plan /></div><Contact id={flat.id} /></div></>}
        {path.startsWith('/siyur/') && <><h1>תיאום סיור בדירה</h1><Tour /></>}
      </main>
      <footer><nav>{account.map(([href, text]) => <a key={href} href={href}>{text}</a>)}</nav><p>© 2026 גג+ בע״מ · תיווך מס׳ 30871 · הנגשת האתר: AccessiBee</p></footer>
      <div id="toasts" aria-live="polite"></div>
    </div>
  );
});
`;
