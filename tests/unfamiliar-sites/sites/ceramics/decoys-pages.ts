import type { Decoy } from '../../site.ts';
import { fillAll, press, write } from './steps.ts';

export const pageDecoys: readonly Decoy[] = [
  {
    name: 'accepts the cookies',
    page: '/',
    act: async (v) => {
      await v.click('.cky-btn-accept');
      await v.settle(1_500);
    },
  },
  {
    name: 'turns the slides quickly',
    page: '/',
    act: async (v) => {
      await v.scroll(80);
      await v.pause(800);
      await v.click('.hero-slider .slick-next', 4, 620);
      await v.pause(400);
      await v.click('.hero-slider .slick-prev', 2, 620);
      await v.settle(1_500);
    },
  },
  {
    name: 'searches while typing, erases and tries another word',
    page: '/',
    act: async (v) => {
      await v.scroll(-3_000);
      await v.type('.dgwt-search input', 'tazz', 110);
      await v.page.locator('.dgwt-results a').first().waitFor();
      await v.pause(900);
      await v.key('Backspace', 4);
      await v.page.keyboard.type('vaso', { delay: 110 });
      await v.page.locator('.dgwt-results >> text=Vaso Luna').waitFor();
      await v.pause(1_000);
      await v.key('Escape');
      await v.settle(1_200);
    },
  },
  {
    name: 'moves towards the tabs and closes the offer that appears',
    page: '/',
    only: 'computer',
    act: async (v) => {
      await v.page.mouse.move(640, 420, { steps: 5 });
      await v.pause(1_200);
      await v.page.mouse.move(640, 3, { steps: 12 });
      await v.page.locator('#popup-newsletter').waitFor();
      await v.pause(1_400);
      await v.click('.dialog-close-button');
      await v.settle(1_500);
    },
  },
  {
    name: 'mistypes the password once and signs in',
    page: '/mio-account/',
    isLast: true,
    act: async (v) => {
      await fillAll(v, { username: 'chiara', password: 'vasellame' });
      await press(v, '[name=login]');
      await v.page.locator('.woocommerce-error').waitFor();
      await v.pause(1_500);
      await fillAll(v, { username: 'chiara' });
      await write(v, '[name=password]', 'vasellame58');
      await press(v, '.show-password-input');
      await v.pause(500);
      await press(v, '[name=login]');
      await v.page.locator('text=Ciao Chiara').waitFor();
      await v.settle(2_000);
    },
  },
  {
    name: 'sends an incomplete message, completes it and sends it',
    page: '/contatti/',
    act: async (v) => {
      await fillAll(v, { 'your-name': 'Ilaria Conti' });
      await press(v, '.wpcf7-submit');
      await v.page.locator('.wpcf7-not-valid-tip').first().waitFor();
      await v.pause(1_500);
      await fillAll(v, {
        'your-email': 'ilaria@posta.example',
        'your-message': 'Siete aperti domenica mattina?',
      });
      await press(v, '.wpcf7-submit');
      await v.page.locator('.wpcf7-form.sent').waitFor();
      await v.settle(2_500);
    },
  },
  {
    name: 'opens and closes answers and copies the code',
    page: '/domande-frequenti/',
    act: async (v) => {
      if (v.device === 'computer') {
        await v.page.locator('#tab-title-1').focus();
        for (const name of ['Enter', 'Tab', 'Enter', 'Tab', 'Enter']) {
          await v.key(name);
          await v.pause(450);
        }
      } else {
        for (const n of [1, 2, 3]) {
          await press(v, `#tab-title-${n}`);
          await v.pause(500);
        }
      }
      await press(v, '#tab-title-4', 3, 550);
      await v.pause(600);
      await press(v, '.copy-code');
      await v.settle(2_600);
    },
  },
  {
    name: 'waits for news from the carrier',
    page: '/traccia-ordine/',
    act: async (v) => {
      await write(v, '[name=orderid]', '4512');
      await press(v, 'text="Traccia"');
      await v.page.locator('.tracking-card').waitFor({ timeout: 15_000 });
      await v.settle(2_000);
    },
  },
  {
    name: 'reads the journal, whose photo feed does not answer',
    page: '/diario/',
    act: async (v) => {
      for (let time = 0; time < 5; time += 1) {
        await v.scroll(420);
        await v.pause(700);
      }
      await v.settle(1_200);
    },
  },
  {
    name: 'marks a sentence, opens the chat twice and returns to the top',
    page: '/chi-siamo/',
    act: async (v) => {
      if (v.device === 'computer') {
        await v.page.locator('#storia').click({ clickCount: 3, delay: 40 });
        await v.pause(900);
      }
      await v.click('.wa-bubble', 2, 900);
      await v.pause(600);
      await v.scroll(1_200);
      await v.pause(500);
      await v.click('.back-to-top');
      await v.settle(2_200);
    },
  },
];
