import type { Site } from '../../site.ts';
import { accountPages } from './app/account.ts';
import { billingPage } from './app/billing.ts';
import { checkoutPage } from './app/checkout.ts';
import { claimPages } from './app/claims.ts';
import { companyPages } from './app/company.ts';
import { helpPages } from './app/help.ts';
import { home } from './app/home.ts';
import { api, main, state, ui } from './app/main.ts';
import { petPages } from './app/pets.ts';
import { plansPage } from './app/plans.ts';
import { quoteSteps } from './app/quote.ts';
import { settingsPage } from './app/settings.ts';
import { shell } from './app/shell.ts';
import { decoys } from './decoys.ts';
import { accountDecoys } from './decoys-account.ts';
import { plants } from './plants.ts';
import { reply } from './server.ts';
import { styles } from './styles.ts';

// Compiled as Solid compiles it: cloned templates, events delegated to the document, fine-grained updates.

export const tailwise: Site = {
  name: 'Tailwise',
  style:
    'a single-page app of a start-up with Solid, Kobalte, Modular Forms and a chat of a third party',
  goal: 'checkout',
  about: 'Insurance for pets. A good visit ends with a policy that is paid.',
  script: `import '$lib/main.jsx'`,
  compiler: 'solid',
  modules: {
    'main.jsx': main,
    'api.js': api,
    'state.js': state,
    'ui.jsx': ui,
    'shell.jsx': shell,
    'home.jsx': home,
    'quote.jsx': quoteSteps,
    'plans.jsx': plansPage,
    'checkout.jsx': checkoutPage,
    'account.jsx': accountPages,
    'pets.jsx': petPages,
    'claims.jsx': claimPages,
    'billing.jsx': billingPage,
    'settings.jsx': settingsPage,
    'help.jsx': helpPages,
    'company.jsx': companyPages,
  },
  styles,
  pages: '<div id="app"></div>',
  reply,
  plants,
  decoys: [...decoys, ...accountDecoys],
};
