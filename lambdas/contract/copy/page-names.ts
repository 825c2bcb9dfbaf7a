import { digits } from './digits.ts';

/** Names of pages and elements, if their path or role shows what they are. */
interface PageName {
  readonly name: string;
  readonly place: string;
  readonly form?: string;
}

const page = (name: string, place: string, form?: string): PageName => ({
  name,
  place,
  ...(form && { form }),
});

const checkout = page('checkout', 'at checkout', 'the checkout form');
const payment = page('the payment page', 'on the payment page', 'the payment form');
const cart = page('the cart', 'in the cart');
const thanks = page('the thank-you page', 'on the thank-you page');
const signUp = page('sign-up', 'at sign-up', 'the sign-up form');
const login = page('the login page', 'on the login page', 'the login form');
const contact = page('the contact page', 'on the contact page', 'the contact form');

export const pageNames: {
  readonly home: string;
  readonly known: Readonly<Record<string, PageName>>;
  readonly spelled: Readonly<Record<string, string>>;
  readonly titled: (title: string) => string;
  readonly on: (page: string) => string;
  readonly formOn: (place: string) => string;
  /** Of a problem on several pages. */
  readonly andOthers: (place: string, others: number) => string;
  readonly several: (pages: number) => string;
  readonly orOthers: (name: string, others: number) => string;
} = {
  home: 'the home page',
  known: {
    checkout,
    payment,
    pay: payment,
    cart,
    basket: page('the basket', 'in the basket'),
    bag: page('the bag', 'in the bag'),
    'thank-you': thanks,
    thanks,
    signup: signUp,
    'sign-up': signUp,
    register: page('registration', 'at registration', 'the registration form'),
    login,
    'log-in': login,
    signin: login,
    contact,
    'contact-us': contact,
    booking: page('the booking page', 'on the booking page', 'the booking form'),
  },
  spelled: { faq: 'FAQ', faqs: 'FAQ', api: 'API', 'about-us': 'About us' },
  titled: (title) => `the ${title} page`,
  on: (name) => `on ${name}`,
  formOn: (place) => `the form ${place}`,
  andOthers: (place, others) =>
    `${place} and on ${others === 1 ? 'one other page' : `${digits(others)} other pages`}`,
  several: (pages) => `on ${digits(pages)} pages`,
  orOthers: (name, others) =>
    `${name} or the ${others === 1 ? 'other page' : `${digits(others)} other pages`} with it`,
};

export const elementNouns: {
  readonly spot: string;
  readonly calendar: string;
  readonly roles: Readonly<Record<string, string>>;
} = {
  spot: 'one spot',
  calendar: 'the calendar',
  roles: {
    button: 'button',
    link: 'link',
    img: 'image',
    image: 'image',
    textbox: 'field',
    input: 'field',
    searchbox: 'search box',
    checkbox: 'checkbox',
    radio: 'option',
    switch: 'switch',
    combobox: 'menu',
    select: 'menu',
    tab: 'tab',
    menuitem: 'menu item',
    form: 'form',
    layer: 'covering layer',
    editor: 'text editor',
  },
};
