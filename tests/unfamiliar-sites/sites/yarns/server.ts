import { jsonReply as json, type Reply, type SiteRequest } from '../../site.ts';
import { money, olderYarns, pictureOf, yarns } from './catalog.ts';
import { salePage } from './pages-more.ts';
import { paymentBox, reviewTable } from './pages-order.ts';
import { addedNotice, archive, product, secondPage } from './pages-shop.ts';

const notice = (kind: 'message' | 'error', items: readonly string[]) =>
  kind === 'message'
    ? `<div class="woocommerce-message" role="alert">${items.join('')}</div>`
    : `<ul class="woocommerce-error" role="alert">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;

const miniCart = `<ul><li>Shetland 4 ply – Fern × 1 ${money(7.7)}</li><li>Mitten kit × 1 ${money(29)}</li></ul><p>Subtotal: <span class="mini-subtotal">${money(36.7)}</span></p>`;

/** The endpoints that the shop plugin answers below `?wc-ajax=`. */
function shopEndpoint(name: string, query: URLSearchParams): Reply {
  const country = query.get('country') ?? 'GB';
  const missing = (query.get('missing') ?? '').split(',').filter(Boolean);
  const isKnownCoupon = query.get('coupon')?.toLowerCase() === 'wool10';
  switch (name) {
    case 'get_refreshed_fragments':
      return json(
        { fragments: { 'div.widget_shopping_cart_content': miniCart } },
        { afterMs: 250 },
      );
    case 'add_to_cart':
      return json(
        { fragments: { 'div.widget_shopping_cart_content': miniCart } },
        { afterMs: 900 },
      );
    case 'apply_coupon':
      return {
        body: isKnownCoupon
          ? notice('message', ['Coupon code applied successfully.'])
          : notice('error', [`Coupon "${query.get('coupon')}" does not exist!`]),
        afterMs: 700,
      };
    case 'update_order_review':
      return json(
        {
          '.woocommerce-checkout-review-order-table': reviewTable(
            country,
            query.get('postcode') ?? '',
          ),
          ...(country === 'GB' ? {} : { '.woocommerce-checkout-payment': paymentBox(country) }),
        },
        { afterMs: 900 },
      );
    case 'checkout':
      return missing.length > 0
        ? json(
            {
              result: 'failure',
              messages: notice(
                'error',
                missing.map((label) => `<b>Billing ${label}</b> is a required field.`),
              ),
            },
            { afterMs: 800 },
          )
        : json(
            { result: 'success', redirect: '/checkout/order-received/1083' },
            { afterMs: 1_400 },
          );
    default:
      return json({}, { status: 400 });
  }
}

/** The actions of `admin-ajax.php` that the theme and other plugins use. */
function adminAjax(query: URLSearchParams): Reply {
  switch (query.get('action')) {
    case 'sticky_add_to_cart':
      return query.get('product') === 'fisherman-aran'
        ? json({
            success: false,
            notices: notice('error', [
              'You cannot add that amount to the cart — we have 4 in stock and you already have 4 in your cart.',
            ]),
          })
        : json({ success: true, notices: notice('message', ['Added to your cart.']) });
    // The page is cached for longer than its nonce is valid.
    case 'wishlist_load':
      return { body: '-1', status: 403, afterMs: 300 };
    case 'suggest':
      return json(
        yarns
          .filter(({ name }) => name.toLowerCase().includes(query.get('s') ?? ''))
          .map(({ name }) => name),
        { afterMs: 250 },
      );
    case 'book':
      return json({ success: true }, { afterMs: 2_600 });
    default:
      return json({ success: false }, { status: 400 });
  }
}

function contactForm(form: string, query: URLSearchParams): Reply {
  const isWholesale = form === '88';
  const required = isWholesale ? ['shop', 'email', 'eori'] : ['name', 'email', 'message'];
  const invalid = required.filter((field) => !query.get(field));
  return invalid.length > 0
    ? json(
        {
          status: 'validation_failed',
          message: 'One or more fields have an error. Please check and try again.',
          invalid_fields: invalid,
        },
        { afterMs: 500 },
      )
    : json(
        { status: 'mail_sent', message: 'Thank you for your message. It has been sent.' },
        { afterMs: 900 },
      );
}

/** The PHP behind the pages. */
export function reply({ path, query }: SiteRequest): Reply | undefined {
  const picture = pictureOf(path);
  if (picture) return { body: picture, type: 'image/svg+xml' };
  const endpoint = query.get('wc-ajax');
  if (path === '/' && endpoint) return shopEndpoint(endpoint, query);
  if (path === '/wp-admin/admin-ajax.php') return adminAjax(query);
  const form = /^\/wp-json\/contact-form-7\/v1\/contact-forms\/(\d+)\/feedback$/.exec(path)?.[1];
  if (form) return contactForm(form, query);
  if (path === '/cart' && query.has('update_cart')) return { body: '', afterMs: 900 };
  // A shipping plugin that has no zone for the country brings PHP down.
  if (path === '/cart' && query.has('calc_shipping'))
    return {
      body: '<p>There has been a critical error on this website.</p>',
      status: 500,
      afterMs: 600,
    };
  if (path === '/shop')
    return { body: archive(query), isPage: true, afterMs: query.size ? 500 : 0 };
  if (path === '/shop/page/2') return { body: secondPage, isPage: true, afterMs: 1_300 };
  const yarn = [...yarns, ...olderYarns].find(({ slug }) => path === `/product/${slug}`);
  if (yarn && query.has('added')) return { body: product(yarn, addedNotice(yarn)), isPage: true };
  // Prices of the sale are computed for each visit, past every cache.
  if (path === '/product-category/sale') return { body: salePage, isPage: true, afterMs: 5_200 };
  return undefined;
}
