import { jsonReply, type Site } from '../../site.ts';
import { chatFrame, chatLoader } from './app/shell.ts';

const articles = [
  ['file-a-claim', 'How do I file a claim?'],
  ['waiting-periods', 'How long are the waiting periods?'],
  ['cancel', 'Can I cancel at any time?'],
  ['multi-pet', 'Is there a discount for several pets?'],
];
const pets = [
  { id: 31, name: 'Biscuit', breed: 'Beagle', age: 4, vet: { name: 'Harbor Animal Clinic' } },
  { id: 32, name: 'Miso', breed: 'Siamese', age: 1, vet: null },
];
const coverage = Array.from(
  { length: 9 },
  (_, index) =>
    `${index + 1}. Accidents, illness, surgery, hospital stays, prescribed medicine, imaging and laboratory work are covered from the first day after the waiting period ends.`,
);
/** The proxy in front of the API accepts no larger body. */
const LARGEST_UPLOAD = 400_000;

const prices = (deductible: number) => {
  const rebate = deductible / 100;
  return [
    { id: 'basic', name: 'Basic', month: 24 - rebate },
    { id: 'plus', name: 'Plus', month: 41 - rebate },
    { id: 'complete', name: 'Complete', month: 66 - rebate },
  ];
};

/** The API, and the files of the company that provides the chat. */
export const reply: Site['reply'] = ({ method, path, query, form = '' }) => {
  if (path === '/widget/v2/loader.js')
    return { body: chatLoader, type: 'text/javascript', afterMs: 120 };
  if (path === '/widget/v2/frame') return { body: chatFrame, afterMs: 150 };
  if (!path.startsWith('/api/') || path.startsWith('/api/once/')) return undefined;
  const route = `${method} ${path.slice('/api'.length)}`;
  switch (route) {
    case 'GET /prices':
      return jsonReply(prices(Number(query.get('deductible'))), { afterMs: 420 });
    case 'GET /pets':
      return jsonReply(pets, { afterMs: 350 });
    case 'GET /claims':
      return jsonReply({ detail: 'upstream request timeout' }, { status: 504, afterMs: 3_000 });
    case 'GET /claims/7041':
      return jsonReply({ clinic: 'Harbor Animal Clinic', amount: 312 }, { afterMs: 300 });
    case 'POST /claims/7041/receipts':
      return form.length > LARGEST_UPLOAD
        ? { body: '<h1>413 Request Entity Too Large</h1>', status: 413, afterMs: 500 }
        : jsonReply({}, { status: 201, afterMs: 700 });
    case 'GET /content/coverage':
      return jsonReply(coverage, { afterMs: 6_000 });
    case 'GET /help': {
      const text = query.get('q')?.toLowerCase() ?? '';
      const found = articles.filter(([, title]) => title?.toLowerCase().includes(text));
      return jsonReply(found, { afterMs: 380 });
    }
    case 'GET /invoices/118':
      return { body: 'date,amount\n2026-03-01,38.50', type: 'text/csv', afterMs: 350 };
    case 'POST /promo':
      return form.includes('PAWS10')
        ? jsonReply({ discount: 3.85 }, { afterMs: 400 })
        : jsonReply({ detail: 'This code has expired' }, { status: 422, afterMs: 400 });
    case 'POST /policies':
      return jsonReply(
        { detail: 'payment provider did not respond' },
        { status: 502, afterMs: 900 },
      );
    case 'POST /login':
      return form.includes('"biscuit"')
        ? jsonReply({}, { afterMs: 600 })
        : jsonReply({ detail: 'Email or password is wrong' }, { status: 401, afterMs: 600 });
    case 'POST /certificate':
      return jsonReply({}, { afterMs: 3_800 });
    case 'POST /help/rate':
      return { body: '', status: 204, afterMs: 250 };
    default:
      return jsonReply({ id: 'TW-204' }, { status: 201, afterMs: 700 });
  }
};
