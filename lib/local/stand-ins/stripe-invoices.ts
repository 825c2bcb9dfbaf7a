import { GROWTH, STARTER } from '../../../lambdas/contract/plans.ts';
import { monthsLater, newId } from './stripe-wire.ts';

export interface StripeInvoice {
  readonly id: string;
  readonly object: 'invoice';
  readonly customer: string;
  status: 'open' | 'paid';
  readonly created: number;
  readonly total: number;
  readonly currency: 'usd';
  readonly hosted_invoice_url: string;
  readonly invoice_pdf: string;
}

const CENTS = 100;
/** In dollars. An unknown price counts as the smaller plan's. */
const prices: Record<string, number> = { price_growth: GROWTH.price };

interface Charged {
  readonly customer: string;
  readonly price: string;
  readonly status?: StripeInvoice['status'];
  /** When the current month was paid. Default: now. */
  readonly startedAt?: Date;
  /** Months before that. */
  readonly monthsAgo?: number;
}

export function newInvoice(
  origin: string,
  { customer, price, status = 'paid', startedAt = new Date(), monthsAgo = 0 }: Charged,
): StripeInvoice {
  const id = newId('in');
  return {
    ...{ id, object: 'invoice', customer, status, currency: 'usd' },
    created: monthsLater(Math.floor(startedAt.getTime() / 1000), -monthsAgo),
    total: CENTS * (prices[price] ?? STARTER.price),
    hosted_invoice_url: `${origin}/invoice/${id}`,
    invoice_pdf: `${origin}/invoice/${id}/pdf`,
  };
}

/** A PDF with one line of text. */
export function pdfOf({ id, total, status }: StripeInvoice): Buffer {
  const line = `BT /F 16 Tf 72 720 Td (Invoice ${id}: $${total / 100}, ${status} \\(stand-in\\)) Tj ET`;
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>',
    `<</Length ${line.length}>>stream\n${line}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
  ];
  let body = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = body.length;
    body += `${index + 1} 0 obj${object}endobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 6\n0000000000 65535 f \n${places.join('')}`;
  return Buffer.from(
    `${body}${table}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${body.length}\n%%EOF`,
  );
}
