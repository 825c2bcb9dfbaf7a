/** The blocks of React: store of the shop and checkout. */
export const checkout = `
import apiFetch from '@wordpress/api-fetch';
import {
  Button, Card, CardBody, CardHeader, CheckboxControl, Flex, Modal, Notice, Panel, PanelBody, PanelRow, RadioControl, RangeControl,
  SelectControl, SnackbarList, Spinner, TextControl, TextareaControl, ToggleControl, __experimentalNumberControl as NumberControl,
} from '@wordpress/components';
import '@wordpress/components/build-style/style.css';
import { combineReducers, createReduxStore, dispatch, register, select, useDispatch, useSelect } from '@wordpress/data';
import { createRoot, Fragment, useEffect, useRef, useState } from '@wordpress/element';
import { gift, Icon, starFilled as glass } from '@wordpress/icons';
import { store as noticesStore } from '@wordpress/notices';

apiFetch.use(apiFetch.createRootURLMiddleware('/wp-json/'));
apiFetch.use(apiFetch.createNonceMiddleware('a91f3c'));
const money = (amount) => amount.toFixed(2).replace('.', ',') + ' €';

const shop = createReduxStore('ktima/cart', {
  reducer(state = { cart: undefined, discount: 0, shipping: 'courier', busy: false }, action) {
    if (action.type === 'CART') return { ...state, cart: action.cart };
    if (action.type === 'DISCOUNT') return { ...state, discount: action.discount };
    if (action.type === 'SHIPPING') return { ...state, shipping: action.shipping };
    if (action.type === 'BUSY') return { ...state, busy: action.busy };
    return state;
  },
  actions: {
    setCart: (cart) => ({ type: 'CART', cart }),
    setDiscount: (discount) => ({ type: 'DISCOUNT', discount }),
    setBusy: (busy) => ({ type: 'BUSY', busy }),
    chooseShipping: (shipping) => async ({ dispatch }) => {
      dispatch({ type: 'SHIPPING', shipping });
      dispatch.setBusy(true);
      await apiFetch({ path: 'wc/store/v1/cart/shipping?rate=' + shipping, method: 'POST', data: { shipping } });
      dispatch.setBusy(false);
    },
  },
  selectors: {
    getCart: (state) => state.cart,
    getDiscount: (state) => state.discount,
    getShipping: (state) => state.shipping,
    isBusy: (state) => state.busy,
  },
  resolvers: {
    getCart: () => async ({ dispatch }) => dispatch.setCart(await apiFetch({ path: 'wc/store/v1/cart' })),
  },
});
register(shop);

function Summary() {
  const { cart, discount, shipping, busy } = useSelect((get) => ({
    cart: get(shop).getCart(), discount: get(shop).getDiscount(), shipping: get(shop).getShipping(), busy: get(shop).isBusy(),
  }), []);
  const { setDiscount } = useDispatch(shop);
  const [code, setCode] = useState('');
  const [answer, setAnswer] = useState();
  const apply = async () => {
    setAnswer(undefined);
    try {
      const { discount } = await apiFetch({ path: 'wc/store/v1/cart/coupon?code=' + encodeURIComponent(code), method: 'POST' });
      setDiscount(discount);
      setAnswer({ status: 'success', text: 'Ο κωδικός εφαρμόστηκε.' });
    } catch (error) { setAnswer({ status: 'error', text: error.message }); }
  };
  if (!cart) return <Spinner />;
  const post = shipping === 'courier' ? 7.5 : 0;
  return (
    <Card>
      <CardHeader><h2>Η παραγγελία σου</h2></CardHeader>
      <CardBody>
        <ul>{cart.items.map((item) => <li key={item.key}>{item.name} × {item.quantity}: {item.total}</li>)}</ul>
        <p>Μεταφορικά: {busy ? <Spinner /> : money(post)}</p>
        {discount > 0 && <p>Έκπτωση: −{money(discount)}</p>}
        <p aria-live="polite">Σύνολο: <b id="synolo">{money(cart.sum + post - discount)}</b></p>
        <Panel>
          <PanelBody title="Έχεις κωδικό έκπτωσης;" initialOpen={false} className="kouponi">
            <TextControl __next40pxDefaultSize __nextHasNoMarginBottom label="Κωδικός" name="kouponi" value={code} onChange={setCode} />
            <Button id="kouponi-efarmogi" variant="secondary" onClick={apply}>Εφαρμογή</Button>
            {answer && <Notice status={answer.status} isDismissible={false}>{answer.text}</Notice>}
          </PanelBody>
        </Panel>
      </CardBody>
    </Card>
  );
}

function Checkout() {
  const shipping = useSelect((get) => get(shop).getShipping(), []);
  const { chooseShipping } = useDispatch(shop);
  const { createErrorNotice } = useDispatch(noticesStore);
  const [method, setMethod] = useState('card');
  const [values, setValues] = useState({ onoma: '', odos: '', tk_tameiou: '', email_tameiou: '' });
  const [same, setSame] = useState(true);
  const [errors, setErrors] = useState({});
  const [paying, setPaying] = useState(false);
  const [done, setDone] = useState();
  const field = (name, label) => (
    <TextControl __next40pxDefaultSize __nextHasNoMarginBottom label={label} name={name} value={values[name]} onChange={(value) => setValues((before) => ({ ...before, [name]: value }))}
      help={errors[name]} className={errors[name] ? 'has-error' : ''} aria-invalid={Boolean(errors[name])} />
  );
  const pay = async () => {
    const missing = Object.fromEntries(Object.keys(values).filter((name) => !values[name]).map((name) => [name, 'Συμπλήρωσε αυτό το πεδίο.']));
    setErrors(missing);
    if (Object.keys(missing).length > 0) return;
    setPaying(true);
    try {
      const { order } = await apiFetch({ path: 'wc/store/v1/checkout', method: 'POST', data: { payment_method: method, billing: values } });
      setDone(order);
    } catch (error) {
      createErrorNotice(error.message, { context: 'wc/checkout/payments' });
    }
    setPaying(false);
  };
  if (done) return <Notice status="success" isDismissible={false}>Ευχαριστούμε! Η παραγγελία {done} καταχωρίστηκε.</Notice>;
  return (
    <div className="columns">
      <Summary />
      <div>
        <h2>Στοιχεία αποστολής</h2>
        {field('onoma', 'Ονοματεπώνυμο')}{field('odos', 'Οδός και αριθμός')}{field('tk_tameiou', 'Ταχυδρομικός κώδικας')}{field('email_tameiou', 'Email')}
        <CheckboxControl __nextHasNoMarginBottom id="idia-diefthynsi" label="Ίδια διεύθυνση χρέωσης" checked={same} onChange={setSame} />
        {!same && <TextControl __next40pxDefaultSize __nextHasNoMarginBottom label="Διεύθυνση χρέωσης" name="xreosi" value={values.xreosi ?? ''} onChange={(value) => setValues((before) => ({ ...before, xreosi: value }))} />}
        <RadioControl label="Αποστολή" selected={shipping} onChange={chooseShipping} options={[{ label: 'Courier, 7,50 €', value: 'courier' }, { label: 'Παραλαβή από το κτήμα', value: 'pickup' }]} />
        <RadioControl label="Πληρωμή" selected={method} onChange={setMethod} options={[{ label: 'Κάρτα', value: 'card' }, { label: 'Κατάθεση σε τράπεζα', value: 'bacs' }, { label: 'Αντικαταβολή', value: 'cod' }]} />
        {method === 'card' ? <iframe id="karta" title="Στοιχεία κάρτας" src="/pliromi/karta" /> : <p id="odigies">Θα σου στείλουμε οδηγίες με email.</p>}
        <Button id="pliromi" __next40pxDefaultSize variant="primary" isBusy={paying} disabled={paying} onClick={pay}>Ολοκλήρωση παραγγελίας</Button>
      </div>
    </div>
  );
}
`;
