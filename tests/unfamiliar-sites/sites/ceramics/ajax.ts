import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';
import { card, errorList, miniCart } from './layout.ts';
import { orderReview, payment, required } from './pages-cart.ts';
import { quickViewOf } from './pages-shop.ts';
import {
  addLine,
  byId,
  countOf,
  inCategory,
  keeping,
  money,
  photo,
  products,
  type Session,
} from './shop.ts';

const fragmentsOf = (session: Session) => ({
  fragments: {
    'div.widget_shopping_cart_content': miniCart(session),
    'span.cart-count': `<span class="cart-count">${countOf(session)}</span>`,
  },
  cart_hash: `${session.cart.map(({ id, count }) => `${id}x${count}`).join('-')}`,
});

const CRITICAL =
  '<p>Si è verificato un errore critico sul tuo sito web.</p><p><a href="https://wordpress.org/documentation/article/faq-troubleshooting/">Scopri di più sulla risoluzione dei problemi.</a></p>';

/** The endpoints of `/?wc-ajax=…`. */
export function shopEndpoint({ query, cookie }: SiteRequest, session: Session): Reply {
  const id = Number(query.get('product_id'));
  switch (query.get('wc-ajax')) {
    case 'add_to_cart':
      addLine(session, id, Number(query.get('quantity') ?? 1));
      return jsonReply(fragmentsOf(session), { afterMs: 620, headers: keeping(session) });
    case 'remove_from_cart':
      session.cart = session.cart.filter((line) => line.id !== id);
      return jsonReply(fragmentsOf(session), { afterMs: 480, headers: keeping(session) });
    case 'get_refreshed_fragments':
      return jsonReply(fragmentsOf(session), { afterMs: 340 });
    case 'apply_coupon':
      // The page comes from the cache, and its nonce is older than a day.
      return { body: '-1', status: 403, afterMs: 430 };
    case 'update_order_review': {
      const method = query.get('shipping_method') ?? 'corriere';
      session.province = query.get('state') ?? session.province;
      return jsonReply(
        {
          result: 'success',
          messages: '',
          reload: false,
          fragments: {
            '.woocommerce-checkout-review-order-table': orderReview(session, method),
            '.woocommerce-checkout-payment': payment(query.get('payment_method') ?? 'bacs'),
          },
        },
        { afterMs: 780, headers: keeping(session) },
      );
    }
    case 'checkout': {
      const missing = (query.get('missing') ?? '').split(',').filter(Boolean);
      if (missing.length === 0) return { body: CRITICAL, status: 500, afterMs: 880 };
      const texts = missing.map((name) =>
        name === 'terms'
          ? 'Leggi e accetta i termini e condizioni per procedere con l’ordine.'
          : `<strong>${required[name] ?? name}</strong> è un campo obbligatorio.`,
      );
      return jsonReply(
        { result: 'failure', messages: errorList(...texts), refresh: false, reload: false },
        { afterMs: 820 },
      );
    }
    default:
      return { body: cookie ? '0' : '-1', status: 400 };
  }
}

/** The actions of `/wp-admin/admin-ajax.php`. */
export function adminAction({ query }: SiteRequest, session: Session): Reply {
  const id = Number(query.get('product_id'));
  switch (query.get('action')) {
    case 'dgwt_search': {
      const words = (query.get('s') ?? '').toLowerCase();
      const found = products.filter(({ name }) => name.toLowerCase().includes(words)).slice(0, 5);
      return jsonReply(
        found.map(({ name, slug, price, id: found_id }) => ({
          html: `<a href="/prodotto/${slug}/"><img src="${photo(found_id)}" width="40" height="40" alt=""><span>${name}</span>${money(price)}</a>`,
        })),
        { afterMs: 380 },
      );
    }
    case 'filter_products': {
      const cats = (query.get('cats') ?? '').split(',').filter(Boolean);
      const low = Number(query.get('from') ?? 0);
      const high = Number(query.get('to') ?? 999);
      const found = (cats.length ? cats.flatMap(inCategory) : products).filter(
        ({ price }) => price >= low && price <= high,
      );
      const shown = found.slice(0, 8);
      return jsonReply(
        {
          html: shown.map((each) => card(each)).join(''),
          count: shown.length,
          total: found.length,
        },
        { afterMs: 560 },
      );
    }
    case 'load_more': {
      const start = Number(query.get('page')) * 8;
      return jsonReply(
        {
          html: products
            .slice(start, start + 8)
            .map((each) => card(each))
            .join(''),
          isLast: start + 8 >= products.length,
        },
        { afterMs: 690 },
      );
    }
    case 'quick_view': {
      const item = byId(id);
      return { body: item ? quickViewOf(item) : '0', afterMs: 520 };
    }
    case 'wishlist': {
      const has = session.wishes.includes(id);
      session.wishes = has ? session.wishes.filter((each) => each !== id) : [...session.wishes, id];
      return jsonReply(
        { isIn: !has, count: session.wishes.length },
        { afterMs: 330, headers: keeping(session) },
      );
    }
    case 'track_order':
      return jsonReply(
        {
          html: '<div class="tracking-card"><b>In consegna domani</b><ol><li>Ritirato a Faenza</li><li>Partito da Bologna</li></ol></div>',
        },
        { afterMs: 6_400 },
      );
    case 'newsletter':
      return jsonReply({ message: 'Grazie! Controlla la posta.' }, { afterMs: 600 });
    case 'heartbeat':
      return jsonReply({ server_time: 1_795_766_400, 'wp-auth-check': true }, { afterMs: 210 });
    default:
      return { body: '0', status: 400 };
  }
}

const isPhone = (text: string) => /^\(\d{3}\) \d{3}-\d{4}$/.test(text);

/** The feedback of Contact Form 7; the fields left empty come in the query. */
export function feedback({ path, query }: SiteRequest): Reply {
  const empty = (query.get('empty') ?? '').split(',').filter(Boolean);
  const tel = query.get('tel');
  const invalid = empty.map((field) => ({ field, message: 'Il campo è obbligatorio.' }));
  if (tel && !isPhone(tel))
    invalid.push({ field: 'telefono', message: 'Il numero di telefono non è valido.' });
  const status = invalid.length ? 'validation_failed' : 'mail_sent';
  return jsonReply(
    {
      contact_form_id: Number(path.split('/')[5]),
      status,
      message: invalid.length
        ? 'Uno o più campi hanno degli errori. Controlla e riprova.'
        : 'Grazie per il tuo messaggio. È stato inviato.',
      invalid_fields: invalid,
    },
    { afterMs: 740 },
  );
}
