import type { Decoy } from '../../site.ts';
import {
  begin,
  CHECKOUT,
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

export const orderDecoys: readonly Decoy[] = [
  {
    name: 'tries an expired coupon, then a valid one',
    page: '/sepet',
    act: async (v) => {
      await fillCart(v, '/sepet');
      await write(v, 'kupon', 'YAZ25');
      await tap(v, '.kupon-uygula');
      await v.pause(2_400);
      await clear(v, 'kupon', 8);
      await v.page.keyboard.type('KASIM500', { delay: 90 });
      await tap(v, '.kupon-uygula');
      await v.settle(2_800);
    },
  },
  {
    name: 'deletes the machine by mistake and restores it',
    page: '/sepet',
    act: async (v) => {
      await fillCart(v, '/sepet');
      await tap(v, '.satirlar .cikar');
      await v.pause(1_600);
      await tap(v, '.geri-al button');
      await v.pause(1_200);
      await tap(v, '.garanti', 2, 900);
      await v.settle(1_800);
    },
  },
  {
    name: 'mistypes the phone, orders with a company invoice and confirms at the bank',
    page: '/ödeme',
    path: CHECKOUT,
    isLast: true,
    act: async (v) => {
      await openCheckout(v);
      await fillAddress(v, '53255');
      await tap(v, '.devam-adres');
      await v.pause(1_600);
      await clear(v, 'telefon', 14);
      await v.page.keyboard.type('5325550141', { delay: 80 });
      await tap(v, '.devam-adres');
      await v.pause(1_500);
      await tap(v, '.ant-radio-wrapper >> nth=1');
      await v.pause(700);
      await write(v, 'unvan', 'Yıldırım Mimarlık Ltd. Şti.');
      await write(v, 'vkn', '9870123456');
      await tap(v, '.devam-fatura');
      await v.pause(1_500);
      await fillCard(v, '4355084355084358');
      await tap(v, '.siparis');
      await confirmAtBank(v);
      await v.page.locator('.onay-sayfa').waitFor({ timeout: 20_000 });
      await v.settle(2_500);
    },
  },
  {
    name: 'taps days that are fully booked and reads so',
    page: '/montaj',
    act: async (v) => {
      await begin(v);
      await tap(v, '.gun >> nth=2');
      await v.pause(1_600);
      await tap(v, '.gun >> nth=3');
      await v.settle(2_500);
    },
  },
  {
    name: 'drags and zooms the map and opens a shop from the list',
    page: '/mağazalar',
    path: '/ma%C4%9Fazalar',
    act: async (v) => {
      await begin(v);
      await v.page.locator('#harita canvas').first().waitFor({ timeout: 20_000 });
      const box = await v.page.locator('#harita').boundingBox();
      if (box) {
        const [x, y] = [box.x + box.width * 0.3, box.y + box.height * 0.7];
        await v.drag({ x, y }, { x: x + 90, y: y - 40 });
        await v.pause(900);
      }
      await tap(v, '.ol-zoom-in', 2, 700);
      await v.pause(1_200);
      await tap(v, '.magazalar li button >> nth=2');
      await v.settle(2_500);
    },
  },
  {
    name: 'is not located and filters the shops by city instead',
    page: '/mağazalar',
    path: '/ma%C4%9Fazalar',
    act: async (v) => {
      await begin(v);
      await tap(v, '.konum');
      await v.pause(2_000);
      await tap(v, '[name=sehir]');
      await v.page.keyboard.type('ığd', { delay: 120 });
      await v.pause(1_500);
      await v.key('Backspace', 3);
      await v.page.keyboard.type('izm', { delay: 120 });
      await v.settle(2_000);
    },
  },
  {
    name: 'forgets the prefix of the service number, then sees the state of the repair',
    page: '/servis/takip',
    act: async (v) => {
      await begin(v);
      await write(v, 'servis-no', '4410982');
      await tap(v, '.sorgula');
      await v.pause(1_800);
      await clear(v, 'servis-no', 8);
      await v.page.keyboard.type('SR-4410982', { delay: 90 });
      await tap(v, '.sorgula');
      await v.settle(3_000);
    },
  },
  {
    name: 'mistypes the password, signs in and downloads an invoice',
    page: '/hesap/siparişler',
    path: '/hesap/sipari%C5%9Fler',
    act: async (v) => {
      await begin(v);
      if (await isShown(v, '[name=giris-eposta]')) {
        await write(v, 'giris-eposta', 'gulsah@posta.example');
        await write(v, 'giris-sifre', 'yaz2026');
        await tap(v, '.giris-yap');
        await v.pause(2_200);
        await clear(v, 'giris-sifre', 8);
        await v.page.keyboard.type('Yaz2026', { delay: 100 });
        await tap(v, '.giris-yap');
        await v.page.locator('.siparisler').waitFor({ timeout: 15_000 });
        await v.pause(1_200);
      }
      await tap(v, '.ayrinti >> nth=1');
      await v.pause(1_300);
      await tap(v, '.fatura >> nth=1');
      await v.settle(2_500);
    },
  },
];
