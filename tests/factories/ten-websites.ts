interface Sample {
  readonly domain: string;
  readonly html: string;
}
const nav = (...pages: string[]) =>
  `<nav>${pages.map((page) => `<a href="/${page.toLowerCase().replace(/\W+/g, '-')}">${page}</a>`).join('')}</nav>`;
const lorem =
  '<p>We have done this for a long time, and we still enjoy the small things about it every single day of the week, rain or shine, with people we like.</p>';

/** Ten home pages of typical owners, each with the real markers of its platform. */
export const tenWebsites: Readonly<Record<string, Sample>> = {
  'a shop on Shopify': {
    domain: 'harborlanecandles.com',
    html: `<!doctype html><html lang="en"><head><title>Harbor Lane Candles – Soy candles and making kits</title>
<meta name="description" content="Soy candles and candle-making kits, poured by hand in small batches in Portland, Maine.">
<meta property="og:site_name" content="Harbor Lane Candles"><link rel="stylesheet" href="//harborlanecandles.com/cdn/shop/t/4/assets/base.css">
<script src="https://cdn.shopify.com/s/trekkie.js"></script></head><body><header>${nav('Candles', 'Making kits', 'Gift cards', 'About us', 'Cart')}</header>
<h1>Candles for slow evenings</h1><h2>Sea Salt &amp; Driftwood</h2><p>$24.00</p><button>Add to cart</button><h2>Blackberry Porch</h2><p>$24.00</p><h2>Making Kit for Two</h2><p>$48.00</p>${lorem}
<h2>Subscribe to our newsletter</h2><form><input type="email" name="email"></form></body></html>`,
  },
  'an online service on Next.js': {
    domain: 'ledgerly.app',
    html: `<!doctype html><html lang="en"><head><title>Ledgerly | Bookkeeping for freelancers</title>
<meta name="description" content="Ledgerly turns receipts into books. Snap, check, send to your accountant.">
<script src="/_next/static/chunks/main.js"></script></head><body><div id="__next"><header>${nav('Features', 'Pricing', 'Customers', 'Log in')}<a class="btn" href="/signup">Start free trial</a></header>
<h1>Books that keep themselves</h1><h2>Receipt capture</h2><h2>Tax estimates</h2><h2>Why Ledgerly?</h2>${lorem}</div></body></html>`,
  },
  'a restaurant on Squarespace': {
    domain: 'osteria-lume.com',
    html: `<!doctype html><html lang="en"><head><title>Osteria Lume</title><meta property="og:description" content="Handmade pasta and natural wine by the river">
<script src="https://static1.squarespace.com/static/x.js"></script><script type="application/ld+json">{"@context":"https://schema.org","@type":"Restaurant","name":"Osteria Lume","servesCuisine":"Italian"}</script></head>
<body>${nav('Menu', 'Wine', 'Private dining', 'Gift vouchers')}<h1>Dinner by the river</h1><a class="sqs-button" href="/reserve">Reserve a table</a>${lorem}<h2>Opening hours</h2></body></html>`,
  },
  'a law firm on WordPress': {
    domain: 'brandtkeller.de',
    html: `<!doctype html><html lang="de"><head><title>Startseite - Brandt &amp; Keller Rechtsanwälte</title><meta name="generator" content="WordPress 6.9">
<meta name="description" content="Kanzlei für Arbeitsrecht und Mietrecht in Leipzig. Wir beraten Arbeitnehmer und Mieter.">
<link rel="stylesheet" href="/wp-content/themes/kanzlei/style.css"></head><body>${nav('Arbeitsrecht', 'Mietrecht', 'Team', 'Kontakt', 'Impressum', 'Datenschutz')}
<h1>Ihr gutes Recht</h1><h2>Arbeitsrecht</h2><h2>Mietrecht</h2><p>${'Wir vertreten Sie gerne vor Gericht und außerhalb. '.repeat(6)}</p><form><input name="name"><input type="email" name="mail"><textarea name="nachricht"></textarea><button>Absenden</button></form></body></html>`,
  },
  'a hotel on Wix': {
    domain: 'pension-seeblick.at',
    html: `<!doctype html><html lang="en"><head><title>Pension Seeblick</title><meta name="generator" content="Wix.com Website Builder"><meta name="description" content="Twelve quiet rooms above Lake Mondsee, breakfast included">
<script type="application/ld+json">{"@graph":[{"@type":"BedAndBreakfast","name":"Pension Seeblick"}]}</script><script src="https://static.parastorage.com/x.js"></script></head>
<body>${nav('Rooms', 'Breakfast', 'Surroundings', 'Book now')}<h1>Wake up above the lake</h1>${lorem}<form><input type="date" name="arrival"><input type="date" name="departure"><button>Check availability</button></form></body></html>`,
  },
  'a portfolio on Webflow': {
    domain: 'idanorberg.studio',
    html: `<!doctype html><html lang="en" data-wf-site="65" data-wf-page="66"><head><title>Ida Norberg, illustrator</title><meta name="description" content="Illustration for books, magazines and the odd tram"></head>
<body>${nav('Work', 'About', 'Contact')}<h1>Pictures that wait for you</h1><h2>Tram Line 7</h2><h2>The Moth Book</h2><h2>Slow News</h2>${lorem}<a class="button" href="/contact">Get in touch</a></body></html>`,
  },
  'a local business without a platform': {
    domain: 'rossiplumbing.com',
    html: `<html><head><title>Rossi Plumbing - 24 hour plumber in Reading</title></head><body><ul><li><a href="/services.html">Services</a><li><a href="/areas.html">Areas we cover</a><li><a href="/contact.html">Contact us</a></ul>
<h1>Burst pipe? We come at night too.</h1><h2>Boiler repair</h2><h2>Leak detection</h2><h2>Bathroom fitting</h2>${lorem}<a class="btn" href="/contact.html">Request a quote</a></body></html>`,
  },
  'a magazine': {
    domain: 'thequietkitchen.net',
    html: `<!doctype html><html lang="en"><head><title>The Quiet Kitchen</title><meta name="description" content="Recipes without stories, tested twice."><script type="application/ld+json">{"@type":"Blog","name":"The Quiet Kitchen"}</script></head>
<body>${nav('Soups', 'Bread', 'Weeknights', 'Search')}<h1>The Quiet Kitchen</h1><h2>Lentils with lemon</h2><h2>Overnight rye</h2><h2>Five-minute greens</h2>${lorem.repeat(2)}</body></html>`,
  },
  'an application that a browser puts together': {
    domain: 'fieldnotes.io',
    html: '<!doctype html><html lang="en"><head><title>Fieldnotes</title><script type="module" src="/assets/index-4f2a.js"></script></head><body><div id="root"></div><noscript>You need to enable JavaScript to run this app.</noscript></body></html>',
  },
  'a charity': {
    domain: 'riverkeepers.org',
    html: `<!doctype html><html lang="en"><head><title>Home | Riverkeepers of the Tamar</title><meta property="og:site_name" content="Riverkeepers of the Tamar"><meta name="description" content="Volunteers who clean, measure and defend one river">
<script type="application/ld+json">{"@type":"NGO","name":"Riverkeepers of the Tamar","event":[{"@type":"Event","name":"Spring clean-up"},{"@type":"Event","name":"Night walk for otters"}]}</script></head>
<body>${nav('Our river', 'Events', 'Donate', 'Join')}<h1>One river, many hands</h1><h2>Water quality</h2>${lorem}<a class="btn" href="/join">Join us</a></body></html>`,
  },
};
