import fc from 'fast-check';
import { expect, test } from 'vitest';
import { exactPath, normalizePath } from '../../../lambdas/recordings/analysis/path.ts';
import { tries } from '../../sample.ts';

test.each([
  ['/', '/'],
  ['https://shop.example/Products/Blue-Mug/?q=1#top', '/Products/Blue-Mug'],
  ['/orders/48151623', '/orders/:id'],
  ['/orders/7', '/orders/:id'],
  ['/p/550e8400-e29b-41d4-a716-446655440000/edit', '/p/:id/edit'],
  ['/p/507f1f77bcf86cd799439011', '/p/:id'],
  ['/u/V1StGXR8_Z5jdHi6B-myT', '/u/:id'],
  ['/watch/dQw4w9WgXcQ', '/watch/:id'],
  ['/u/aBcD1eFg-hIjK2lM', '/u/:id'],
  ['/u/aBcD1eFg-hIjK2l', '/u/aBcD1eFg-hIjK2l'],
  ['/item/01ARZ3NDEKTSV4RRFFQ69G5FAV', '/item/:id'],
  ['/blog/2024/05/how-to-brew', '/blog/:id/:id/how-to-brew'],
  ['/blog/2024-05-17/how-to-brew', '/blog/:id/how-to-brew'],
  ['/products/blue-mug-48151623', '/products/blue-mug-:id'],
  ['/product-550e8400-e29b-41d4-a716-446655440000', '/product-:id'],
  ['/cart;jsessionid=0A1B2C3D4E', '/cart'],
  // Angular's parameters of a part.
  ['/heroes;id=15;sort=name/team;size=3?x=1', '/heroes/team'],
  ['/#/heroes;id=15', '/#/heroes'],
  ['/app#!/heroes;id=15/7;tab=a?q=_', '/app#!/heroes/:id'],
  ['/#id=15;/heroes', '/'],
  ['/#/id=15;a', '/'],
  ['/assets/index-B2hp7-0b.js', '/assets/index-:id.js'],
  ['/assets/HomePage-DrAkkkkI.css?v=_', '/assets/HomePage-:id.css'],
  ['/js/swiper-elements.js', '/js/swiper-elements.js'],
  ['/js/app-checkout.js', '/js/app-checkout.js'],
  ['/_next/static/chunks/2-urkx3cuhmdn.js', '/_next/static/chunks/:id.js'],
  ['/de/_next/static/chunks/1attaky7thwr-.css?dpl=7', '/de/_next/static/chunks/:id.css'],
  ['/_next/static/chunks/turbopack-15z--psofj5qp.js', '/_next/static/chunks/:id.js'],
  ['/_next/static/chunks/pages/about-us.js', '/_next/static/chunks/pages/about-us.js'],
  // Words are not folded.
  ['/checkout/step-2', '/checkout/step-2'],
  ['/top-10-mugs', '/top-10-mugs'],
  ['/iphone15/specs', '/iphone15/specs'],
  ['/iPhone15Pro', '/iPhone15Pro'],
  ['/api/v2/docs', '/api/v2/docs'],
  ['/covid19', '/covid19'],
  ['/de-AT/über-uns', '/de-AT/über-uns'],
  ['/caf%C3%A9/menu', '/café/menu'],
  ['/facade/decade/accede', '/facade/decade/accede'],
  ['/internationalization-and-localization', '/internationalization-and-localization'],
  ['/50%-off', '/50_-off'],
  // An unassigned Unicode tag character, and a filler in the letter category.
  ['/pay\u{e0000}\u{3164}now', '/pay__now'],
  // Shops whose parameter names the page.
  ['/index.php?route=checkout/cart', '/checkout/cart'],
  [
    'https://a.example/shop/index.php?language=_&route=checkout/cart|add&id=_#top',
    '/shop/checkout/cart/add',
  ],
  ['/?dispatch=checkout.complete', '/checkout/complete'],
  ['/index.php?controller=order-confirmation', '/order-confirmation'],
  ['/?controller=ProjectOverviewController&action=_', '/ProjectOverviewController'],
  ['/wiki/InstallationAndConfigurationGuide', '/wiki/InstallationAndConfigurationGuide'],
  ['/reset/kJhGfDsAqWeRtYuIoPzXcV', '/reset/:id'],
  ['/reset/QkxvbWpRYnZaGmnbTrewYuio', '/reset/:id'],
  ['/index.php?rt=checkout/fast_checkout', '/checkout/fast_checkout'],
  ['/index.php?main_page=shopping_cart&cPath=_', '/shopping_cart'],
  ['/index.php?main_page=_', '/index.php'],
  ['/index.php?route=_&product_id=_', '/index.php'],
  ['/search?route=_&q=a', '/search'],
  // Shops whose parameters without a value name the page.
  ['/shop/index.php?Products&Description&Id=_', '/shop/Products/Description'],
  ['/index.php?Account&LogIn#top', '/Account/LogIn'],
  ['/index.php?Cart', '/Cart'],
  ['/index.php?cPath=_&Cart', '/index.php'],
  ['/index.php?_&Cart', '/index.php'],
  ['/?preview', '/'],
  ['/search.php?advanced', '/search.php'],
  // Routes in the fragment are pages, places on a page are not.
  ['https://a.example/#/orders/1042?tab=open', '/#/orders/:id'],
  ['/app/#/orders/', '/app#/orders'],
  ['/app.html#!/cart', '/app.html#!/cart'],
  ['/?route=checkout/cart#/pay', '/checkout/cart#/pay'],
  ['/#/', '/'],
  ['/app#!/', '/app'],
  ['/#', '/'],
  ['/mugs#reviews', '/mugs'],
  ['/mugs#reviews/latest', '/mugs'],
  // Shops name the chosen size and color of a product in the fragment.
  ['/men/shirt.html#/1-size-s/8-color-white', '/men/shirt.html'],
  ['/men/shirt.html#/%31-size-s', '/men/shirt.html'],
  ['/#/2026-11-29', '/#/:id'],
  ['/#/access_token=abc&expires=1', '/'],
  ['/#/callback?code=_#access_token=abc', '/'],
  ['/#/callback/id_token%3Dabc', '/'],
  [`/#/${'a'.repeat(120)}`, `/#/${'a'.repeat(117)}`],
  [`/${'a'.repeat(118)}#/orders`, `/${'a'.repeat(118)}`],
  ['', '/'],
])('folds what varies and keeps the words: %s', (address, page) => {
  expect(normalizePath(address)).toBe(page);
});

test('a page has one name: folding a folded path changes nothing', () => {
  const whole = { withQueryParameters: true, withFragments: true };
  const route = fc.tuple(fc.webPath(), fc.constantFrom('#/', '#!/'), fc.webPath(), fc.string());
  const addresses = fc.oneof(
    fc.webUrl(whole),
    fc.webPath(),
    fc.string(),
    route.map((parts) => parts.join('')),
  );
  fc.assert(
    fc.property(addresses, (address) => {
      const page = normalizePath(address);
      expect(normalizePath(page)).toBe(page);
      expect(page).toMatch(/^\/[^\s<>?#]*(#!?\/[^\s<>?#=&]+)?$/u);
      expect(page.length).toBeLessThanOrEqual(120);
    }),
    { numRuns: tries(500) },
  );
});

test('two product paths fold to one page', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.uuid(), fc.uuid(), (one, other, id, another) => {
      expect(normalizePath(`/p/${one}/${id}`)).toBe(normalizePath(`/p/${other}/${another}`));
    }),
  );
});

test.each([
  ['https://a.example/heroes;id=15?x=1', 'https://a.example/heroes'],
  ['https://a.example/#/heroes;id=15', 'https://a.example/#/heroes'],
  ['https://a.example/heroes/15', 'https://a.example/heroes/15'],
  ['https://a.example/shirt.html#/1-size-s', 'https://a.example/shirt.html'],
])('the address %s is the item %s of a list', (address, item) => {
  expect(exactPath(address)).toBe(item);
});
