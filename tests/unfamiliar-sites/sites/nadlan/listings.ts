/** Code of the site's app: its apartments, and how they are written. */
export const listings = /* ts */ `
const streets = ['דיזנגוף', 'בן יהודה', 'ארלוזורוב', 'הרצל', 'ז׳בוטינסקי', 'סוקולוב', 'ויצמן', 'אבן גבירול', 'רוטשילד', 'המלך ג׳ורג׳'];
const cities = ['תל אביב-יפו', 'רמת גן', 'גבעתיים', 'הרצליה', 'חולון'];
const quarters = ['הצפון הישן', 'לב העיר', 'נווה צדק', 'פלורנטין', 'בבלי'];
const features = ['מעלית', 'מרפסת שמש', 'ממ״ד', 'חניה', 'מיזוג Tadiran', 'סורגים', 'משופצת', 'Smart Home'];
export const listings = Array.from({ length: 60 }, (_, n) => ({
  id: 4800 + n,
  street: streets[n % 10] + ' ' + (3 + ((n * 17) % 140)),
  city: cities[(n * 7) % 5],
  quarter: quarters[(n * 3) % 5],
  rooms: 2 + ((n * 5) % 7) / 2,
  floor: 1 + ((n * 11) % 9),
  area: 48 + ((n * 13) % 80),
  price: 4_200 + ((n * 370) % 5_600),
  features: features.filter((_, at) => (n + at) % 3 === 0),
  day: String(1 + ((n * 3) % 27)).padStart(2, '0') + '.12.2026',
  lat: 32.05 + ((n * 37) % 60) / 1_000,
  lng: 34.765 + ((n * 23) % 45) / 1_000,
}));
export const shekels = (amount) => '₪' + Math.round(amount).toLocaleString('en-US');
export const toast = (text) => {
  const box = document.querySelector('#toasts');
  const item = document.createElement('div');
  item.className = 'toast';
  item.textContent = text;
  box.append(item);
  setTimeout(() => item.remove(), 3200);
};
export const api = async (path, body) => {
  const response = await fetch(path, body === undefined ? {} : { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  return { ok: response.ok, status: response.status, data: response.status === 204 ? {} : await response.json().catch(() => ({})) };
};
`;
