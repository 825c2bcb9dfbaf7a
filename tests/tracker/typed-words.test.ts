import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { textAt } from '../../web/tracker/page/text.ts';
import { maskCss } from '../../web/tracker/privacy/mask-css.ts';
import { maskUrl } from '../../web/tracker/privacy/mask-url.ts';
import { SHOWN } from '../../web/tracker/privacy/text-policy.ts';
import { TypedFinder } from '../../web/tracker/privacy/typed-finder.ts';
import {
  forgetTyped,
  maskTyped,
  rememberText,
  rememberTyped,
  setVocabulary,
} from '../../web/tracker/privacy/typed-words.ts';
import { rememberPageFields } from '../../web/tracker/privacy/typing.ts';
import { processorTimeOf } from '../processor-time.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  forgetTyped();
  vi.useRealTimers();
});
const field = {};

test('after an error while typed text is stored, texts are masked or not recorded', () => {
  const count = vi.spyOn(TypedFinder.prototype, 'count').mockImplementationOnce(() => {
    throw new Error('replaced by the page');
  });
  rememberTyped(field, 'wolfbane');
  expect(() => maskTyped('Results for wolfbane')).toThrow();
  expect(maskTyped('Results for wolfbane')).toBe('Results for *****');
  count.mockRestore();
});

test('typed text is found in upper and lower case, longer texts before their parts', () => {
  rememberTyped({}, 'wolf');
  rememberTyped({}, ' Wolf bane ');
  expect(maskTyped('Results for WOLF BANE, wolf and Wolfgang')).toBe(
    'Results for *****, ***** and *****gang',
  );
});

test.each([
  ['Hi, Jo here, jo@mugs.example'],
  ['Jo, card 4111 1111 1111 1111, ok'],
  ['王小明4111111111111111'],
])('%s is masked as a whole, although a part of it would be masked anyway', (typed) => {
  rememberTyped(field, typed);
  expect(textAt(`You: ${typed}`, SHOWN)).toBe('You: *****');
  expect(maskUrl(`/say/${typed.replaceAll(' ', '+')}`)).toBe('/say/*****');
  expect(maskCss(`p::after { content: "${typed}" }`)).toContain('"*****"');
});

test.each([
  ['İstanbul Sokak', 'Results for İSTANBUL SOKAK, near İzmir'],
  ['Οδυσσεύς', 'Results for ΟΔΥΣΣΕΎΣ, near İzmir'],
])('%s is found although its letters change their form in another case', (value, text) => {
  rememberTyped(field, value);
  expect(maskTyped(text)).toBe('Results for *****, near İzmir');
});

test.each([
  ['٠٥٠١٢٣٤٥٦٧', 'الرمز إلى 0501234567', 'الرمز إلى *****'],
  ['0501234567', 'الرمز إلى ٠٥٠ ١٢٣ ٤٥٦٧', 'الرمز إلى *****'],
  ['۰۹۱۲۳۴۵۶۷۸۹', 'کد به 0912-345-6789', 'کد به *****'],
  ['٩٨٧٦٥٤٣٢١٠', 'नंबर ९८७६५४३२१०', 'नंबर *****'],
  ['４８２５０７５', 'Total 4,825,075', 'Total *****'],
  ['4825075', 'CHF 4’825’075.–', 'CHF *****.–'],
  ['4825075', 'المبلغ ٤٬٨٢٥٬٠٧٥', 'المبلغ *****'],
])('the number %s is found in other digits or with other separators', (value, text, masked) => {
  rememberTyped(field, value);
  expect(maskTyped(text)).toBe(masked);
});

test.each([
  ['Wilhelmina Harker', 'Dear Wil\u00adhel\u00admina Har\u00adker!', 'Dear *****!'],
  ['Wilhelmina', 'Dear Wil\u200bhelmina Har\u00adker!', 'Dear ***** Harker!'],
  ['Wil\u200bhelmina', 'Dear Wilhelmina!', 'Dear *****!'],
  ['50%20off', 'Code 50%20off', 'Code *****'],
  ['Wilhelmina', 'Dear W\u2060il\u200chel\ufeffmina!', 'Dear *****!'],
  ['Ann Lee', 'Dear Ann\u00a0Lee, Ann\u202fLee!', 'Dear *****, *****!'],
  ['Ann\u00a0Lee', 'Dear Ann Lee!', 'Dear *****!'],
  // ApexCharts replaces spaces in the names of its rows.
  ['Mina Harker', 'MinaxHarker', '*****'],
])('%j is found where a page or the visitor writes breaks or encodes it', (value, text, masked) => {
  rememberTyped(field, value);
  expect(maskTyped(text)).toBe(masked);
});

test('a page that repeats an earlier value of a field late is masked, but not forever', () => {
  rememberTyped(field, 'wolfb');
  rememberTyped(field, 'wolfbane');
  expect(maskTyped('Searching wolfb…')).toBe('Searching *****…');
  vi.advanceTimersByTime(5_000);
  expect(maskTyped('Searching wolfb…')).toBe('Searching wolfb…');
  expect(maskTyped('wolfbane')).toBe('*****');
});

test('a value that was deleted letter by letter is masked from then on', () => {
  const value = 'Westenra';
  for (let end = 1; end <= value.length; end++) rememberTyped(field, value.slice(0, end));
  for (let end = value.length - 1; end >= 0; end--) rememberTyped(field, value.slice(0, end));
  vi.advanceTimersByTime(60_000);
  expect(maskTyped('Draft: Westenra')).toBe('Draft: *****');
});

test('the first of many messages stays masked', () => {
  rememberTyped(field, 'wolfbane');
  for (let n = 0; n < 500; n++) rememberTyped(field, `message ${n}`);
  expect(maskTyped('You: wolfbane')).toBe('You: *****');
});

test('of more than a thousand values, the one that was typed longest ago is forgotten', () => {
  const values = ['wolfbane', 'belladonna', ...Array.from({ length: 998 }, (_, n) => `note ${n}`)];
  for (const value of [...values, 'wolfbane']) rememberText(value);
  expect(maskTyped('wolfbane, belladonna')).toBe('*****, *****');
  rememberText('one more');
  expect(maskTyped('wolfbane, belladonna')).toBe('*****, belladonna');
});

test('the first letters of a search are masked, but not the page’s own words', () => {
  setVocabulary(new Set(['the', 'other', 'mugs']));
  rememberTyped(field, 'the');
  expect(maskTyped('the other mugs')).toBe('the other mugs');
  rememberTyped(field, 'zq');
  expect(maskTyped('No results for “zq” among the mugs')).toBe(
    'No results for “*****” among the mugs',
  );
});

test.each([
  ['4825075', 'You earn 4,825,075 a year', 'You earn ***** a year'],
  ['DE89370400440532013000', 'IBAN DE89 3704 0044 0532 0130 00', 'IBAN *****'],
  ['GB29NWBK60161331926819', 'IBAN GB29 NWBK 6016 1331 9268 19', 'IBAN *****'],
  ['sw1a1aa', 'London SW1A 1AA', 'London *****'],
  ['06 12 34 56 78', 'Tel +33612345678', 'Tel +33*****'],
  ['(201) 555-0123', 'Tel +12015550123', 'Tel +1*****'],
  ['00353874917263', 'Tel 087 491 7263', 'Tel 0*****'],
  ['4825075.00', 'Pay $4,825,075', 'Pay $*****'],
  ['4.825.075,50', 'Pay 4825075.5', 'Pay *****.5'],
  ['0612', 'Order 33612', 'Order 33612'],
  ['1984-03-07', 'Born 3/7/1984', 'Born *****'],
  ['1984-03-07', 'Born 07. 03. 1984', 'Born *****'],
  ['1984-03-07', '1984年3月7日', '*****日'],
  ['07.03.1984', 'Born 1984-03-07', 'Born *****'],
  ['07.03.1984', 'Born 08.04.1984', 'Born 08.04.*****'],
  ['call 06649876543 today', 'Tel +43 664 987-6543', 'Tel +43 *****'],
  ['０９０１２３４５６７８', 'Tel 090-1234-5678', 'Tel *****'],
  ['Anna Großmann', 'DEAR GROSSMANN', 'DEAR *****'],
  ['IŞIK AĞAOĞLU', 'Merhaba Işık Ağaoğlu', 'Merhaba *****'],
  ['Zoë Müller', 'Hi Zoë Müller'.normalize('NFD'), 'Hi *****'],
  ['Zoë Müller'.normalize('NFD'), 'Hi Zoë Müller', 'Hi *****'],
  ['田淵 太郎', '田淵様、ようこそ', '*****様、ようこそ'],
  ['김철준', '김철준님 환영합니다', '*****님 환영합니다'],
  ['王晓萌', '您好王晓萌先生', '您好*****先生'],
  ['นภา', 'สวัสดีคุณนภาครับ', 'สวัสดีคุณ*****ครับ'],
  ['02079460958', 'Call (020) 7946-0958', 'Call (*****'],
  ['Ann & Bob Lee', 'ann-bob-lee', '*****'],
  ['Zoë Müller', 'zoe-muller', '*****'],
  ['Jörg Müller', 'joerg.mueller', '*****'],
  ['José', 'Hola Jose', 'Hola *****'],
  ['Łukasz Kołodziej', '@lukasz', '@*****'],
  ['Søren Kjær', 'soeren-kjaer', '*****'],
  ['Åse Ågård', 'Hi @aase.aagaard', 'Hi @*****'],
  ['Müßig', 'Hallo Muessig', 'Hallo *****'],
  ['Œuvres complètes', 'oeuvres-completes', '*****'],
  ['राजेश कुमार', 'नमस्ते राजेश', 'नमस्ते *****'],
  ['Özgür Yılmaz', 'Link: /s?q=%C3%96zg%C3%BCr+Y%C4%B1lmaz', 'Link: /s?q=*****'],
  ['Iwan Іваненко', '%D0%86%D0%B2%D0%B0%D0%BD%D0%B5%D0%BD%D0%BA%D0%BE', '*****'],
  ['12 Elm St, Apt 4', 'Link: /s?q=12+Elm+St%2C+Apt+4', 'Link: /s?q=*****'],
  ['🦔', 'You: 🦔', 'You: *****'],
  ['one street\ntwo houses', '<p>two houses</p>', '<p>*****</p>'],
  ['Renfield Holmwood', 'Dear Renfield,', 'Dear *****,'],
])('%s is found in “%s”', (value, text, masked) => {
  rememberTyped(field, value);
  expect(maskTyped(text)).toBe(masked);
});

test('only the first 2,000 characters of a value are searched for', () => {
  rememberTyped(field, `${'wolf '.repeat(400)}Wilhelmina`);
  expect(maskTyped('Wilhelmina')).toBe('Wilhelmina');
});

test.each([
  ['/find/wolf%20bane', '/find/*****'],
  ['/find/wolf-bane/2#/find/wolf-bane', '/find/*****/2#/find/*****'],
  ['/find/wolf+bane', '/find/*****'],
])('typed text is masked in the URL %s however spaces are encoded', (address, masked) => {
  rememberTyped(field, 'wolf bane');
  expect(maskUrl(address)).toBe(masked);
});

test.each([
  ['0A1B2C3D4E5F', 'Device 0A:1B:2C:3D:4E:5F', 'Device *****'],
  ['Q4X9ZTB7K', 'Order Q4X 9ZT B7K', 'Order *****'],
  ['QXZ4T9BDKWPLM7R2NVCX', 'Key QXZ4T-9BDKW-PLM7R-2NVCX', 'Key *****'],
])('the code %s is found in groups of any size', (value, text, masked) => {
  rememberTyped(field, value);
  expect(maskTyped(text)).toBe(masked);
});

test('words that a URL joins are masked in it, unless the site joins them too', () => {
  rememberTyped(field, 'wolf bane');
  expect(maskUrl('/users/wolfbane/edit')).toBe('/users/*****/edit');
  setVocabulary(new Set(['wolfbane']));
  expect(maskUrl('/users/wolfbane/edit')).toBe('/users/wolfbane/edit');
});

test('three digits are masked as a whole word, one or two are not', () => {
  rememberTyped(field, '737');
  expect(maskTyped('Code 737 of 7370')).toBe('Code ***** of 7370');
  rememberTyped(field, '73');
  vi.advanceTimersByTime(5_000);
  expect(maskTyped('73 results')).toBe('73 results');
});

test('a path stays readable if the site used the typed word before', () => {
  rememberTyped(field, 'contact');
  expect(maskUrl('/contact')).toBe('/*****');
  setVocabulary(new Set(['contact']));
  expect(maskUrl('/contact')).toBe('/contact');
});

test('a style contains nothing that was typed and still looks the same', () => {
  rememberTyped(field, 'none');
  const drawing = `url("data:image/svg+xml,%3Csvg transform='rotate(4)'%3E person@example.com %3C/svg%3E")`;
  const masked = maskCss(`.a{display:none;content:"none";background:${drawing}}.b{color:red}`);
  expect(decodeURIComponent(masked)).toBe(
    decodeURIComponent(
      `.a{display:none;content:"*****";background:${drawing.replace('person@example.com', '******************')}}.b{color:red}`,
    ),
  );
  expect(maskCss('.a{background:url("/i.png?token=x)y&w=2")}')).toBe(
    '.a{background:url("/i.png?token=_&w=2")}',
  );
});

test('overlapping repeats are masked completely', () => {
  rememberTyped({}, 'wolfbane');
  rememberTyped({}, 'baneberry');
  expect(maskTyped('a wolfbaneberry, a wolfbane')).toBe('a *****, a *****');
});

test('the value of a field is found in a text as long as any field contains it', () => {
  const other = {};
  rememberTyped(field, 'wolfbane');
  rememberTyped(other, 'wolfbane');
  rememberTyped(other, '');
  rememberTyped(field, 'wolfban');
  vi.advanceTimersByTime(5_000);
  expect(maskTyped('wolfbane')).toBe('*****');
  forgetTyped();
  rememberTyped(field, 'wolfban');
  expect(maskTyped('wolfbane')).toBe('*****e');
});

test('typing a letter is cheap, however long the text before it', () => {
  let letter = 'Dear Sir or Madam, '.repeat(80);
  const type = () => {
    for (let count = 0; count < 100; count++) {
      letter += 'wolf bane '.charAt(count % 10);
      rememberTyped(field, letter);
      maskTyped(`${count} letters`);
    }
  };
  expect(processorTimeOf(type, 1_000)).toBeLessThan(1_000);
});

test.each([
  ['quotes', '"'.repeat(100_000)],
  ['quotes that do not end', '"abcd '.repeat(17_000)],
  ['addresses that do not end', 'url("?'.repeat(17_000)],
  ['addresses', 'url(?)'.repeat(17_000)],
  ['drawings', 'url("data:image/svg+xml,")'.repeat(4_000)],
  ['almost the typed text', 'wolf ban'.repeat(12_500)],
  ['the typed text', 'wolf bane'.repeat(11_000)],
])('takes linear time for 100 kB of %s', (_, text) => {
  rememberTyped(field, 'wolf bane');
  const mask = () => {
    maskCss(text);
    maskTyped(text);
  };
  expect(processorTimeOf(mask, 300)).toBeLessThan(300);
});

test('a field’s later values are masked, even if a library writes them into the attribute', () => {
  document.body.innerHTML = '<input value="lantern">';
  rememberPageFields();
  for (const name of ['value', 'defaultValue'])
    Reflect.set(document.querySelector('input') ?? {}, name, 'wolfbane');
  rememberPageFields();
  expect(maskTyped('lantern, wolfbane')).toBe('lantern, *****');
});
