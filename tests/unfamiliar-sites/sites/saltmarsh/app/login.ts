export const login = /* js */ `
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { OTPInput } from 'input-otp';
import { Button, Field, Input, Spinner } from '@fluentui/react-components';
import { send } from '$lib/core.tsx';

const WAIT_S = 30;
const Slot = ({ char, isActive }) => <span className={'slot' + (isActive ? ' on' : '')}>{char}</span>;

export function Login() {
  const navigate = useNavigate();
  const [email, setEmail] = useState('');
  const [error, setError] = useState('');
  const [asked, setAsked] = useState(0);
  const [code, setCode] = useState('');
  const [busy, setBusy] = useState(false);
  const request = async (event) => {
    event.preventDefault();
    if (!/.@./.test(email)) return setError('Enter your email address');
    setError('');
    await send('POST', '/codes', {});
    setAsked(Date.now());
  };
  const again = async () => {
    if (asked + WAIT_S * 1000 > performance.now()) return;
    await send('POST', '/codes', {});
    setAsked(Date.now());
  };
  const check = async (entered) => {
    setBusy(true);
    const { ok } = await send('POST', '/sessions', { code: entered });
    setBusy(false);
    if (ok) return navigate('/account');
    setError('That code isn’t right. Please check it.');
    setCode('');
  };
  if (!asked) return <section className="short"><h1>Sign in</h1><form noValidate onSubmit={request}><Field label="Email" validationMessage={error}><Input name="login" type="email" value={email} onChange={(_, { value }) => setEmail(value)} /></Field><Button appearance="primary" type="submit" id="send-code">Email me a code</Button></form></section>;
  return <section className="short"><h1>Enter the code</h1><p>We sent six digits to {email}.</p><OTPInput maxLength={6} value={code} onChange={setCode} onComplete={check} data-code render={({ slots }) => <div className="slots">{slots.map((slot, at) => <Slot key={at} {...slot} />)}</div>} /><p className="wrong" role="alert">{error}</p>{busy && <Spinner size="tiny" label="Checking" />}<button type="button" id="again" className="plain" onClick={again}>Send a new code</button></section>;
}
`;
