import { clicks, clicksEach } from '../../actions.ts';
import type { Decoy } from '../../site.ts';
import { uploads } from './steps.ts';

export const accountDecoys: readonly Decoy[] = [
  {
    name: 'copies the policy number and looks at the history',
    page: '/account',
    act: clicksEach('#copy', '#tab-history', '#tab-cover', '#tab-cover'),
  },
  {
    name: 'switches a preference, which is saved at the second attempt',
    page: '/account/settings',
    act: clicks('#switch-offers', 1, 300, 3_500),
  },
  {
    name: 'waits for a certificate that shows its progress',
    page: '/account/documents',
    act: clicks('#certificate', 1, 300, 6_000),
  },
  {
    name: 'removes a pet and undoes it',
    page: '/account/pets',
    act: async (v) => {
      await v.click('#remove-31');
      await v.pause(1_400);
      await v.click('[data-sonner-toast] button[data-button]');
      await v.settle(2_000);
    },
  },
  {
    name: 'uploads a receipt',
    page: '/account/claims/:id',
    path: '/account/claims/7041',
    act: uploads('#add-receipt', 'bill.jpg', 20_000, 2_500),
  },
];
