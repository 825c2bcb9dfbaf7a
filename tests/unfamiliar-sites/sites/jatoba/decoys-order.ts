import type { Decoy } from '../../site.ts';
import { bring, fillAddress, fillEmpty, press, toPayment, write } from './steps.ts';

export const orderDecoys: readonly Decoy[] = [
  {
    name: 'changes the quantity in the cart, the page loads again',
    page: '/checkout/cart/',
    act: async (v) => {
      await write(v, '.cart-table .qty', '2');
      await v.pause(500);
      await press(v, '.action.update');
      await v.page.locator('text=O carrinho foi atualizado').waitFor({ timeout: 15_000 });
      await v.settle(2_000);
    },
  },
  {
    name: 'mistypes a coupon, corrects it and estimates the freight',
    page: '/checkout/cart/',
    act: async (v) => {
      for (const code of ['CASA20', 'CASA10']) {
        await press(v, 'text="Cupom de desconto"');
        await v.pause(600);
        await write(v, '[name=coupon_code]', code);
        await press(v, '.apply-coupon');
        await v.page.locator(`.page-messages >> text=${code}`).waitFor({ timeout: 15_000 });
        await v.pause(1_500);
      }
      await press(v, 'text="Calcular frete"');
      await v.pause(600);
      await write(v, '[name=estimate_postcode]', '04101-300');
      await press(v, '.estimate');
      await v.settle(3_000);
    },
  },
  {
    name: 'continues too early, reads the errors and completes the address',
    page: '/checkout/',
    act: async (v) => {
      await v.page.locator('.opc').waitFor({ timeout: 15_000 });
      if (!(await v.page.locator('.continue').isVisible())) return v.settle(1_000);
      await press(v, '.continue');
      await v.page.locator('.field-error >> visible=true').first().waitFor();
      await v.pause(1_800);
      await fillAddress(v);
      await v.settle(2_000);
    },
  },
  {
    name: 'compares deliveries, payments and totals',
    page: '/checkout/',
    act: async (v) => {
      await v.page.locator('.opc').waitFor({ timeout: 15_000 });
      if (await v.page.locator('.continue').isVisible()) {
        await fillAddress(v);
        for (const n of [1, 2, 0]) {
          await press(v, `.checkout-shipping .rate >> nth=${n}`);
          await v.pause(700);
        }
      }
      await toPayment(v);
      for (const method of ['pix', 'boleto', 'pix', 'boleto']) {
        await press(v, `[value=${method}]`);
        await v.pause(650);
      }
      await v.settle(2_000);
    },
  },
  {
    name: 'copies the PIX code, reads how to pay and waits for the payment',
    page: '/checkout/onepage/success/',
    act: async (v) => {
      await press(v, '.pix-copy');
      await v.pause(3_200);
      await press(v, '.pix-help', 2, 900);
      await v.pause(700);
      await press(v, '.pix-copy');
      await v.settle(4_000);
    },
  },
  {
    name: 'opens orders, waits for the carrier and downloads the invoice',
    page: '/sales/order/history/',
    act: async (v) => {
      await press(v, '.order-toggle >> nth=0', 2, 700);
      await v.pause(500);
      await press(v, '.order-track >> nth=0');
      await v.page.locator('text=Cajamar').waitFor({ timeout: 15_000 });
      await v.pause(1_200);
      await press(v, 'a[download]');
      await v.settle(2_500);
    },
  },
  {
    name: 'asks for an exchange with photographs and a date',
    page: '/trocas-e-devolucoes',
    act: async (v) => {
      await fillEmpty(v, { pedido: '000048101' });
      await press(v, '.rma-send');
      await v.pause(1_500);
      await bring(v, '[name=motivo]');
      await v.choose('[name=motivo]', 'cor');
      await press(v, '[name=retirada]');
      await v.click('.ui-datepicker-next');
      await v.pause(500);
      await v.click('.ui-datepicker-calendar a >> nth=9');
      await v.pause(500);
      const [chooser] = await Promise.all([
        v.page.waitForEvent('filechooser'),
        press(v, '.file-button'),
      ]);
      await v.pause(2_000);
      await chooser.setFiles({
        name: 'sofa.jpg',
        mimeType: 'image/jpeg',
        buffer: Buffer.from('sofa'),
      });
      await v.pause(700);
      await press(v, '.rma-send');
      await v.page.locator('text=Pedido de troca 55012').waitFor({ timeout: 15_000 });
      await v.settle(2_000);
    },
  },
  {
    name: 'opens and closes answers, by keyboard on a computer',
    page: '/perguntas-frequentes',
    act: async (v) => {
      await v.page.locator('.faq h3[role=tab]').first().waitFor({ timeout: 15_000 });
      if (v.device === 'computer') {
        await v.page.locator('.faq h3').first().focus();
        for (const name of ['Enter', 'ArrowDown', 'Enter', 'ArrowDown', 'Enter', 'Enter']) {
          await v.key(name);
          await v.pause(500);
        }
      } else {
        for (const n of [0, 1, 2, 2]) {
          await press(v, `.faq h3 >> nth=${n}`);
          await v.pause(700);
        }
      }
      await v.settle(2_000);
    },
  },
];
