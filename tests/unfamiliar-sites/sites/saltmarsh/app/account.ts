export const account = /* js */ `
import { useEffect, useRef, useState } from 'react';
import { Link, useLoaderData } from 'react-router';
import { AnimatePresence, motion } from 'motion/react';
import { DayPicker } from 'react-day-picker';
import { toast } from 'sonner';
import { Button, Field, Input, Radio, RadioGroup, Switch } from '@fluentui/react-components';
import { send } from '$lib/core.tsx';

function Issue({ issue }) {
  const [skipped, setSkipped] = useState(false);
  const skip = (next) => {
    setSkipped(next);
    send('PUT', '/deliveries/' + issue.id, { skipped: next });
    if (next) toast(issue.name + ' skipped', { action: { label: 'Undo', onClick: () => skip(false) } });
  };
  return <li className={'line' + (skipped ? ' pending' : '')}><span><b>{issue.name}</b> {skipped ? 'skipped' : issue.date}</span><Switch className="skip" label="Skip" checked={skipped} onChange={(_, { checked }) => skip(checked)} /></li>;
}

function Phone() {
  const [phone, setPhone] = useState('01328 700 112');
  const [state, setState] = useState('');
  const first = useRef(true);
  useEffect(() => {
    if (first.current) { first.current = false; return; }
    setState('Saving…');
    const timer = setTimeout(async () => { await send('PUT', '/profile', { phone }); setState('Saved'); }, 700);
    return () => clearTimeout(timer);
  }, [phone]);
  return <Field label="Phone for the courier" hint={state}><Input name="phone" value={phone} onChange={(_, { value }) => setPhone(value)} /></Field>;
}

function Hold({ onClose }) {
  const [range, setRange] = useState();
  const [note, setNote] = useState('');
  const save = async () => {
    if (!(range?.from && range?.to)) return setNote('Choose the first and the last day.');
    await send('PUT', '/hold', {});
    toast.success('We’ll hold your post');
    onClose();
  };
  return <div className="panel"><DayPicker mode="range" min={1} selected={range} onSelect={setRange} disabled={{ before: new Date() }} /><p className="wrong" role="alert">{note}</p><Button id="save-hold" appearance="primary" onClick={save}>Hold my post</Button> <Button id="no-hold" onClick={onClose}>Never mind</Button></div>;
}

export function Account() {
  const { items } = useLoaderData();
  const [hold, setHold] = useState(false);
  return <section><h1>Your subscription</h1><p>Print, four issues a year.</p><h2>Next deliveries</h2><ul className="rows">{items.map((issue) => <Issue key={issue.id} issue={issue} />)}</ul>
    <h2>Away from home?</h2><div className="tile" id="hold" role="button" tabIndex={0} onClick={() => setHold(true)}>Hold deliveries while you’re away</div><AnimatePresence initial={false}>{hold && <motion.div key="hold" initial={{ height: 0 }} animate={{ height: 'auto' }} exit={{ height: 0 }} style={{ overflow: 'hidden' }}><Hold onClose={() => setHold(false)} /></motion.div>}</AnimatePresence>
    <div className="short"><Phone /></div><p><Link to="/account/cancel">Cancel my subscription</Link></p></section>;
}

const reasons = ['Too expensive', 'No time to read', 'I’m moving abroad', 'Something else'];

export function Cancel() {
  const [step, setStep] = useState(0);
  const [reason, setReason] = useState('');
  const [error, setError] = useState('');
  const [offer, setOffer] = useState(false);
  const [done, setDone] = useState('');
  const accept = async () => { await send('POST', '/offers', {}); setOffer(false); setDone('Good to have you back. The next two issues are half price.'); };
  const cancel = async () => { await send('DELETE', '/subscription'); setDone('Your subscription ends in March. Thank you for reading.'); };
  if (done) return <section><h1>All done</h1><p role="status">{done}</p></section>;
  return <section className="short"><h1>Before you go</h1>
    {step === 0 ? <><RadioGroup value={reason} onChange={(_, { value }) => { setReason(value); setError(''); }}>{reasons.map((each) => <Radio key={each} value={each} label={each} className="reason" />)}</RadioGroup><p className="wrong" role="alert">{error}</p><Button id="go" onClick={() => (reason ? (setStep(1), setOffer(true)) : setError('Tell us why, it helps.'))}>Continue</Button></> : <><p>You’ll lose access to 38 years of stories and your crossword streak of 14.</p><Link to="/account">Keep my subscription</Link> <Button id="confirm" onClick={cancel}>Confirm cancellation</Button></>}
    {step === 1 && <motion.div className="veil" initial={{ opacity: 0 }} animate={{ opacity: offer ? 1 : 0 }}><motion.div className="offer" animate={{ scale: offer ? 1 : 0.9 }}><h2>Half price for two issues?</h2><p>{reason === 'Too expensive' ? 'We’d rather keep you than your £8.' : 'Stay a little longer.'}</p><Button appearance="primary" id="accept-offer" onClick={accept}>Yes, please</Button> <Button id="decline-offer" onClick={() => setOffer(false)}>No, thank you</Button></motion.div></motion.div>}</section>;
}
`;
