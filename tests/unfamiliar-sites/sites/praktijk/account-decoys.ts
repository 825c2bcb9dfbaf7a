import type { Decoy } from '../../site.ts';
import { signIn } from './steps.ts';

export const accountDecoys: readonly Decoy[] = [
  {
    name: 'cancels an appointment and takes it back',
    page: '/mijn',
    act: async (v) => {
      await signIn(v);
      await v.click('#annuleer-502');
      await v.pause(1_200);
      await v.click('#ja-502');
      await v.pause(1_600);
      await v.click('text=Ongedaan maken');
      await v.settle(2_000);
    },
  },
  {
    name: 'sorts and turns the pages of the invoices',
    page: '/mijn/facturen',
    act: async (v) => {
      await signIn(v);
      await v.click('#sorteer-datum', 3, 600);
      await v.pause(900);
      await v.click('#pagina-verder', 3, 450);
      await v.pause(700);
      await v.click('#pagina-terug', 2, 450);
      await v.settle(1_500);
    },
  },
  {
    name: 'walks around in a dialog with the keyboard and leaves it',
    page: '/mijn',
    only: 'computer',
    act: async (v) => {
      await signIn(v);
      await v.page.locator('#annuleer-503').focus();
      await v.pause(400);
      await v.key('Enter');
      await v.pause(900);
      await v.key('Tab', 5);
      await v.key('Escape');
      await v.settle(1_500);
    },
  },
];
