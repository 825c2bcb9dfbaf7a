import type { Site } from './site.ts';
import { academy } from './sites/academy/site.ts';
import { anadolu } from './sites/anadolu/site.ts';
import { antojo } from './sites/antojo/site.ts';
import { apteka } from './sites/apteka/site.ts';
import { attic } from './sites/attic/site.ts';
import { auctions } from './sites/auctions/site.ts';
import { bakery } from './sites/bakery/site.ts';
import { banaras } from './sites/banaras/site.ts';
import { billow } from './sites/billow/site.ts';
import { booking } from './sites/booking/site.ts';
import { bookshop } from './sites/bookshop/site.ts';
import { camper } from './sites/camper/site.ts';
import { candles } from './sites/candles/site.ts';
import { ceramics } from './sites/ceramics/site.ts';
import { chashan } from './sites/chashan/site.ts';
import { cinema } from './sites/cinema/site.ts';
import { cini } from './sites/cini/site.ts';
import { clinic } from './sites/clinic/site.ts';
import { coffee } from './sites/coffee/site.ts';
import { crew } from './sites/crew/site.ts';
import { dalbit } from './sites/dalbit/site.ts';
import { dashboard } from './sites/dashboard/site.ts';
import { druckwerk } from './sites/druckwerk/site.ts';
import { fjord } from './sites/fjord/site.ts';
import { florist } from './sites/florist/site.ts';
import { flowdeck } from './sites/flowdeck/site.ts';
import { fromage } from './sites/fromage/site.ts';
import { garten } from './sites/garten/site.ts';
import { gym } from './sites/gym/site.ts';
import { hammerline } from './sites/hammerline/site.ts';
import { hardware } from './sites/hardware/site.ts';
import { haulbay } from './sites/haulbay/site.ts';
import { helpdesk } from './sites/helpdesk/site.ts';
import { huts } from './sites/huts/site.ts';
import { invoices } from './sites/invoices/site.ts';
import { jatoba } from './sites/jatoba/site.ts';
import { kiln } from './sites/kiln/site.ts';
import { ktima } from './sites/ktima/site.ts';
import { landing } from './sites/landing/site.ts';
import { nadlan } from './sites/nadlan/site.ts';
import { optica } from './sites/optica/site.ts';
import { praktijk } from './sites/praktijk/site.ts';
import { recipes } from './sites/recipes/site.ts';
import { regatta } from './sites/regatta/site.ts';
import { restaurant } from './sites/restaurant/site.ts';
import { ryokan } from './sites/ryokan/site.ts';
import { saltmarsh } from './sites/saltmarsh/site.ts';
import { slapka } from './sites/slapka/site.ts';
import { souq } from './sites/souq/site.ts';
import { studio } from './sites/studio/site.ts';
import { tailwise } from './sites/tailwise/site.ts';
import { terme } from './sites/terme/site.ts';
import { tickets } from './sites/tickets/site.ts';
import { tutoring } from './sites/tutoring/site.ts';
import { verkstad } from './sites/verkstad/site.ts';
import { yarnShop } from './sites/yarns/site.ts';

/** By their name in the host of the URL. */
export const sites: Readonly<Record<string, Site>> = {
  bookshop,
  booking,
  coffee,
  dashboard,
  hardware,
  huts,
  invoices,
  landing,
  recipes,
  restaurant,
  studio,
  tutoring,
  clinic,
  tickets,
  candles,
  crew,
  yarns: yarnShop,
  attic,
  garten,
  souq,
  ryokan,
  auctions,
  camper,
  bakery,
  fromage,
  helpdesk,
  billow,
  ceramics,
  academy,
  praktijk,
  florist,
  haulbay,
  regatta,
  jatoba,
  fjord,
  gym,
  kiln,
  tailwise,
  cinema,
  apteka,
  slapka,
  cini,
  banaras,
  hammerline,
  dalbit,
  saltmarsh,
  chashan,
  anadolu,
  terme,
  optica,
  verkstad,
  nadlan,
  flowdeck,
  antojo,
  druckwerk,
  ktima,
};
