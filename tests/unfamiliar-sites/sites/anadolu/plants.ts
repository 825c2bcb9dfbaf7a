import { kinds, notCritical, type Plant, serious } from '../../site.ts';
import {
  begin,
  CHECKOUT,
  choose,
  clear,
  confirmAtBank,
  fillAddress,
  fillCard,
  fillCart,
  isShown,
  openCheckout,
  tap,
  write,
} from './steps.ts';

const checkoutPlants: readonly Plant[] = [
  {
    name: 'the invoice step refuses a valid identity number, because a remainder is negative',
    page: '/ödeme',
    path: CHECKOUT,
    kinds: [...kinds.form, 'rage-click', 'dead-click'],
    element: /kimlik|Ödemeye geç|fatura/i,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await openCheckout(v);
      await fillAddress(v);
      await tap(v, '.devam-adres');
      await v.pause(1_500);
      await write(v, 'tckn', '19090909018');
      await tap(v, '.devam-fatura');
      await v.pause(2_200);
      await clear(v, 'tckn', 4);
      await v.page.keyboard.type('9018', { delay: 140 });
      await tap(v, '.devam-fatura');
      await v.pause(1_800);
      await tap(v, '.devam-fatura', 3, 420);
      await v.settle(4_000);
    },
  },
  {
    name: 'the number of pieces jumps back, because the server allows one per household and nothing says so',
    page: '/sepet',
    kinds: kinds.failedClick,
    element: /artır|adet|\+/i,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await fillCart(v, '/sepet');
      await tap(v, '.artir');
      await v.pause(2_200);
      await tap(v, '.artir');
      await v.pause(1_700);
      await tap(v, '.artir', 3, 380);
      await v.settle(4_000);
    },
  },
  {
    name: 'adding the color İnox throws, because its lower case differs from the one in the stock list',
    page: '/ürün/vega-9-kg-çamaşır-makinesi',
    path: '/%C3%BCr%C3%BCn/vega-9-kg-%C3%A7ama%C5%9F%C4%B1r-makinesi',
    kinds: [...kinds.brokenClick, ...kinds.noResponse],
    element: /Sepete ekle|İnox|adet|stock|undefined/i,
    severity: serious,
    isInstant: true,
    act: async (v) => {
      await begin(v);
      await tap(v, '.renkler button >> nth=2');
      await v.pause(1_200);
      await tap(v, '.sepete-ekle');
      await v.pause(1_800);
      await tap(v, '.sepete-ekle', 2, 600);
      await v.settle(3_500);
    },
  },
  {
    name: 'the hours of a day never load and the gray bars stay',
    page: '/montaj',
    kinds: [...kinds.failedClick, ...kinds.form],
    element: /randevu|saat|gün|Aralık|Kasım|\d{1,2}/i,
    severity: serious,
    isLast: true,
    isInstant: true,
    act: async (v) => {
      await begin(v);
      await write(v, 'siparis-no', 'AE-48120977');
      await tap(v, '.gun >> nth=0');
      await v.pause(4_800);
      await tap(v, '.gun >> nth=4');
      await v.pause(4_200);
      await tap(v, '.gun >> nth=5');
      await v.settle(5_000);
    },
  },
];

const otherPlants: readonly Plant[] = [
  {
    name: 'the leaflet of the shops leads to a page that does not exist',
    page: '/mağazalar',
    path: '/ma%C4%9Fazalar',
    alsoOn: ['/broşür/kasım'],
    kinds: kinds.back,
    element: /broşür|bulunamadı|mağaza/i,
    severity: notCritical,
    act: async (v) => {
      await begin(v);
      await tap(v, '.brosur');
      await v.page.locator('h1', { hasText: 'bulunamadı' }).waitFor({ timeout: 15_000 });
      await v.pause(1_700);
      await v.page.goBack();
      await v.settle(2_500);
    },
  },
  {
    name: 'after the bank confirmed, the server fails and the whole form is empty again',
    page: '/ödeme',
    path: CHECKOUT,
    kinds: [...kinds.failedClick, ...kinds.form],
    element: /Siparişi tamamla|ödeme|kart|tamamla|adres|Ad soyad/i,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await openCheckout(v);
      await fillAddress(v);
      await tap(v, '.devam-adres');
      await v.pause(1_500);
      await write(v, 'tckn', '10000000146');
      await tap(v, '.devam-fatura');
      await v.pause(1_500);
      await fillCard(v, '5406670000000009');
      await tap(v, '.siparis');
      await confirmAtBank(v);
      await v.page.locator('[name=ad]').waitFor({ timeout: 20_000 });
      await v.pause(2_500);
      await write(v, 'ad', 'Gülşah');
      await v.settle(4_000);
    },
  },
  {
    name: 'photos from a phone are too large for the server, and the request cannot be sent with them',
    page: '/servis',
    kinds: [...kinds.failedClick, ...kinds.form],
    element: /Talebi gönder|foto|servis/i,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await begin(v);
      await choose(v, 'cihaz', 'Çamaşır makinesi');
      await write(v, 'ariza', 'Sıkma sırasında çok ses çıkarıyor ve su kaçırıyor.', 35);
      await write(v, 'servis-telefon', '5325550141');
      await v.page.locator('.foto-ekle').scrollIntoViewIfNeeded();
      const [chooser] = await Promise.all([
        v.page.waitForEvent('filechooser'),
        tap(v, '.foto-ekle'),
      ]);
      await chooser.setFiles({
        name: 'arıza-fotoğrafı.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.alloc(60_000, 7),
      });
      await v.pause(2_600);
      await tap(v, '.talep');
      await v.pause(1_400);
      await tap(v, '.talep', 4, 320);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the refrigerators need over six seconds to appear',
    page: '/beyaz-eşya/buzdolapları',
    path: '/beyaz-e%C5%9Fya/buzdolaplar%C4%B1',
    kinds: kinds.slow,
    severity: notCritical,
    act: async (v) => {
      await begin(v);
      await v.page.locator('app-urun-kart').first().waitFor({ timeout: 30_000 });
      await v.settle(2_000);
    },
  },
  {
    name: 'a campaign does not open, because its part of the script is gone after a deployment',
    page: '/kampanyalar',
    kinds: [...kinds.brokenClick, ...kinds.noResponse, ...kinds.request],
    element: /Kampanyaya git|kampanya|import|module/i,
    severity: serious,
    act: async (v) => {
      await begin(v);
      await tap(v, '.kampanya:nth-child(1) .dugme');
      await v.pause(2_600);
      await tap(v, '.kampanya:nth-child(1) .dugme', 3, 380);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the picker of the comparison can neither be used nor left with the keyboard',
    page: '/karşılaştır',
    path: '/kar%C5%9F%C4%B1la%C5%9Ft%C4%B1r',
    only: 'computer',
    kinds: kinds.keyboard,
    element: /ürün/i,
    isLast: true,
    act: async (v) => {
      await begin(v);
      await v.page.locator('.urun-ekle').focus();
      await v.key('Enter');
      await v.pause(1_100);
      await v.page.keyboard.type('Çınar', { delay: 110 });
      await v.pause(1_500);
      await v.key('Tab', 5);
      await v.key('Escape', 2);
      await v.key('Tab', 6);
      await v.key('Shift+Tab', 4);
      await v.key('Escape', 2);
      await v.settle(3_000);
    },
  },
  {
    name: 'the faded greeting of the chat covers the button of the filters on phones',
    page: '/beyaz-eşya/çamaşır-makineleri',
    path: '/beyaz-e%C5%9Fya/%C3%A7ama%C5%9F%C4%B1r-makineleri',
    only: 'phone',
    kinds: kinds.noResponse,
    element: /Filtrele|Merhaba|Ayşe|sohbet/i,
    severity: serious,
    isLast: true,
    act: async (v) => {
      await begin(v);
      if (!(await isShown(v, '.sohbet-selam')))
        await v.page.reload({ waitUntil: 'domcontentloaded' });
      await begin(v);
      await v.page.locator('.sohbet-selam.soluk').waitFor({ state: 'attached', timeout: 30_000 });
      await v.pause(1_500);
      await v.click('.suz-ac');
      await v.pause(1_600);
      await v.click('.suz-ac', 4, 330);
      await v.waitForNoResponse();
    },
  },
  {
    name: 'the product video does not play, because its file is missing',
    page: '/ürün/ışıl-robot-süpürge-s8',
    path: '/%C3%BCr%C3%BCn/%C4%B1%C5%9F%C4%B1l-robot-s%C3%BCp%C3%BCrge-s8',
    kinds: [...kinds.failedClick, ...kinds.error],
    element: /video|oynat|medya|tanıtım/i,
    severity: notCritical,
    act: async (v) => {
      await begin(v);
      await tap(v, '.oynat');
      await v.pause(2_200);
      await tap(v, '.oynat', 3, 400);
      await v.waitForNoResponse();
    },
  },
];

export const plants: readonly Plant[] = [...checkoutPlants, ...otherPlants];
