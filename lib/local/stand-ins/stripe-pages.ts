import type { StripeState } from './stripe-api.ts';

/** The hosted pages of the stand-in: checkout, invoice and portal, each a form without scripts. */
export function page(path: string, state: StripeState): string | undefined {
  const [, kind, id = ''] = path.split('/');
  const checkout = kind === 'pay' ? state.checkouts[id] : undefined;
  if (checkout?.status === 'open') {
    return frame(
      'Checkout',
      `<p>Subscribe to <code>${checkout.price}</code>. No card is charged: this page stands in for the payment provider.</p>`,
      [
        ['pay', 'Pay and subscribe'],
        ['back', 'Cancel and go back'],
      ],
    );
  }
  const invoice = kind === 'invoice' && state.invoices.find((each) => each.id === id);
  if (invoice) {
    const { total, status, invoice_pdf } = invoice;
    return frame(
      'Invoice',
      `<p>$${total / 100}, ${status}</p><p><a href="${invoice_pdf}">Download the PDF</a></p>`,
      [],
    );
  }
  const portal = kind === 'portal' ? state.portals[id] : undefined;
  if (!portal) return undefined;
  const current = Object.values(state.subscriptions).find(
    ({ customer, status }) => customer === portal.customer && status !== 'canceled',
  );
  const price = current?.items.data[0]?.price.id;
  const ends = current?.cancel_at_period_end ? ', ends with the paid period' : '';
  return frame(
    'Billing portal',
    `<p>Subscription: ${price ?? 'none'} (${current?.status ?? 'none'}${ends})</p>`,
    [
      ...(current
        ? ([
            ['price:price_starter', 'Switch to price_starter'],
            ['price:price_growth', 'Switch to price_growth'],
            ['cancel', 'Cancel at the end of the period'],
            ['resume', 'Keep the subscription'],
            ['payment-fails', 'Let the next payment fail'],
            ['payment-succeeds', 'Let the payment succeed'],
            ['end-now', 'End now'],
          ] as const)
        : []),
      ['', 'Return'],
    ],
  );
}

const frame = (
  title: string,
  body: string,
  actions: readonly (readonly [string, string])[],
) => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title} (stand-in)</title>
<style>body{font:16px/1.5 system-ui;max-width:30rem;margin:3rem auto;padding:0 1rem}form{margin:.5rem 0}button{font:inherit;padding:.5rem 1rem;cursor:pointer}</style>
<h1>${title}</h1>${body}
${actions
  .map(([value, label]) => {
    const [action = '', price = ''] = value.split(':');
    return `<form method="post"><input type="hidden" name="action" value="${action}"><input type="hidden" name="price" value="${price}"><button>${label}</button></form>`;
  })
  .join('\n')}
</html>`;
