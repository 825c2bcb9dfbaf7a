export const subscribe = /* js */ `
import { useEffect, useRef, useState } from 'react';
import { AnimatePresence, motion } from 'motion/react';
import { Button, Field, Input, Switch } from '@fluentui/react-components';
import { get, money, send } from '$lib/core.tsx';

const questions = [['Where do you read?', ['On paper', 'On a screen', 'Both']], ['What brings you here?', ['Wildlife', 'Walking', 'People and places']], ['How far is the sea?', ['I can hear it', 'An hour away', 'Too far']]];
const plans = [['print', 'Print', 8], ['digital', 'Digital', 5], ['both', 'Print and digital', 10]];

function Quiz({ onDone }) {
  const [at, setAt] = useState(0);
  const pick = () => (at < questions.length - 1 ? setAt(at + 1) : onDone());
  useEffect(() => {
    const press = ({ key }) => { if (['a', 'b', 'c'].includes(key)) pick(); };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  });
  const [text, answers] = questions[at];
  return <div className="quiz"><div className="track"><i style={{ width: ((at + 1) / questions.length) * 100 + '%' }} /></div><AnimatePresence mode="wait"><motion.div key={at} initial={{ opacity: 0, y: 30 }} animate={{ opacity: 1, y: 0 }} exit={{ opacity: 0, y: -30 }} transition={{ duration: 0.25 }}><h2>{text}</h2>
    <ul className="answers">{answers.map((answer, index) => <li key={answer} className="answer" role="button" tabIndex={0} onClick={pick}><kbd>{'ABC'[index]}</kbd> {answer}</li>)}</ul></motion.div></AnimatePresence>
    {at > 0 && <button type="button" id="previous" onClick={() => setAt(at - 1)}>Previous question</button>} <button type="button" id="skip" onClick={onDone}>Skip the questions</button></div>;
}

function Plan({ order, set, next, problem }) {
  const [code, setCode] = useState('');
  const [note, setNote] = useState('');
  const [yearly, setYearly] = useState(true);
  const apply = async () => {
    const { ok, message } = await send('POST', '/promotions', { code });
    setNote(ok ? '10 % off your first year' : message);
  };
  return <div><h2>Choose your edition</h2><p role="alert" className="wrong">{problem}</p><div className="cards">{plans.map(([key, name, price]) => <label key={key} className={'card plan' + (order.plan === key ? ' on' : '')}><input type="radio" name="plan" checked={order.plan === key} onChange={() => set({ plan: key })} /> <b>{name}</b><span>{yearly ? money(price * 4) + ' a year' : money(price) + ' an issue'}</span></label>)}</div>
    <Switch label="Pay once a year" id="yearly" checked={yearly} onChange={(_, { checked }) => setYearly(checked)} />
    <div className="short"><Field label="Promotion code" validationMessage={note} validationState={note.startsWith('10') ? 'success' : note ? 'error' : 'none'}><Input name="code" value={code} onChange={(_, { value }) => setCode(value)} /></Field><Button id="apply" onClick={apply}>Apply</Button></div>
    <p><Button appearance="primary" id="to-address" onClick={next}>Continue</Button></p></div>;
}

function Address({ order, set, next, back }) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState();
  const [errors, setErrors] = useState({});
  useEffect(() => {
    if (query.length < 3) return setFound(undefined);
    const timer = setTimeout(async () => setFound((await get('/addresses?q=' + encodeURIComponent(query))).items), 350);
    return () => clearTimeout(timer);
  }, [query]);
  const check = () => {
    const wrong = {};
    if (!order.name) wrong.name = 'Enter your name';
    if (!/.@./.test(order.email)) wrong.email = 'Enter your email address';
    if (!order.address) wrong.address = 'Find your address or enter it by hand';
    setErrors(wrong);
    if (Object.keys(wrong).length === 0) next();
  };
  return <div className="short"><h2>Where shall we post it?</h2><Field label="Name" validationMessage={errors.name}><Input name="name" autoComplete="name" value={order.name} onChange={(_, { value }) => set({ name: value })} /></Field><Field label="Email" validationMessage={errors.email}><Input name="email" value={order.email} onChange={(_, { value }) => set({ email: value })} /></Field>
    {order.address ? <p className="chosen">{order.address} <button type="button" id="another" onClick={() => set({ address: '' })}>Change</button></p> : <div className="lookup"><Field label="Start typing your address or postcode" validationMessage={errors.address}><Input name="lookup" autoComplete="off" value={query} onChange={(_, { value }) => setQuery(value)} /></Field>{found && <ul className="options">{found.map((each) => <li key={each} className="option" onMouseDown={(event) => event.preventDefault()} onClick={() => set({ address: each })}>{each}</li>)}{found.length === 0 && <li className="faint">We can’t find that. Try the postcode.</li>}</ul>}</div>}
    <p><Button id="back" onClick={back}>Back</Button> <Button appearance="primary" id="to-payment" onClick={check}>Continue</Button></p></div>;
}

function Payment({ order, back, onDecline }) {
  const frame = useRef(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState('');
  const [host, setHost] = useState('');
  useEffect(() => setHost('//127.0.0.1:' + location.port), []);
  useEffect(() => {
    const receive = async ({ source, data }) => {
      if (source !== frame.current?.contentWindow) return;
      if (data.error) { setBusy(false); return setError(data.error); }
      const { ok, message, url } = await send('POST', '/subscriptions', { plan: order.plan, token: data.token });
      setBusy(false);
      if (ok) location.assign(url);
      else onDecline(message);
    };
    addEventListener('message', receive);
    return () => removeEventListener('message', receive);
  }, [order]);
  const pay = () => { setBusy(true); setError(''); frame.current.contentWindow.postMessage('tokenize', '*'); };
  return <div className="short"><h2>Payment</h2><p>{plans.find(([key]) => key === order.plan)[1]}, posted to {order.address}.</p>{host && <iframe id="card" ref={frame} title="Secure card details" src={host + '/elements/card'} />}<p role="alert" className="wrong">{error}</p>
    <Button id="back-2" onClick={back}>Back</Button> <Button appearance="primary" id="pay" disabled={busy} onClick={pay}>{busy ? 'Processing…' : 'Start my subscription'}</Button><p className="faint">You can cancel at any time.</p></div>;
}

export function Subscribe() {
  const [step, setStep] = useState(0);
  const [order, setOrder] = useState({ plan: 'print', name: '', email: '', address: '' });
  const [problem, setProblem] = useState('');
  const set = (part) => setOrder((all) => ({ ...all, ...part }));
  return <section><h1>Subscribe</h1>{step === 0 && <Quiz onDone={() => setStep(1)} />}{step === 1 && <Plan order={order} set={set} problem={problem} next={() => setStep(2)} />}{step === 2 && <Address order={order} set={set} next={() => setStep(3)} back={() => setStep(1)} />}{step === 3 && <Payment order={order} back={() => setStep(2)} onDecline={setProblem} />}</section>;
}

export const Welcome = () => <section><h1>Welcome aboard</h1><p>Your first issue leaves Norfolk on Thursday.</p></section>;
`;
