export const donate = /* js */ `
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { zodResolver } from '@hookform/resolvers/zod';
import { z } from 'zod';
import { Button, Checkbox, Field, Input, Slider, Tab, TabList } from '@fluentui/react-components';
import { money, send } from '$lib/core.tsx';

const amounts = [5, 15, 40];
const Form = z.object({
  donor: z.string().min(2, 'Enter your full name'),
  mail: z.string().email('Enter your email address'),
  giftAid: z.boolean(),
  postcode: z.string().optional(),
}).superRefine(({ giftAid, postcode }, context) => {
  if (giftAid && !/^[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}$/.test(postcode ?? '')) context.addIssue({ code: 'custom', path: ['postcode'], message: 'Enter a valid postcode' });
});

export function Donate() {
  const [amount, setAmount] = useState(15);
  const [often, setOften] = useState('once');
  const { register, handleSubmit, watch, setValue, formState: { errors, isSubmitting } } = useForm({ resolver: zodResolver(Form), defaultValues: { donor: '', mail: '', giftAid: false, postcode: '' } });
  const giftAid = watch('giftAid');
  const pay = async () => { const { url } = await send('POST', '/donations', { amount }); location.assign(url); };
  return <section className="short"><h1>Look after the marsh</h1><TabList selectedValue={often} onTabSelect={(_, { value }) => setOften(value)} id="often"><Tab value="once">Once</Tab><Tab value="monthly">Monthly</Tab></TabList>
    <div className="cards">{amounts.map((each) => <button type="button" key={each} className={'card amount' + (amount === each ? ' on' : '')} aria-pressed={amount === each} onClick={() => setAmount(each)}>{money(each)}</button>)}</div>
    <label>Another amount <Slider id="amount" min={2} max={200} value={amount} onChange={(_, { value }) => setAmount(value)} /></label><p className="big" aria-live="polite">{money(giftAid ? amount * 1.25 : amount)} {often === 'monthly' ? 'a month' : ''}{giftAid ? ' with Gift Aid' : ''}</p>
    <form noValidate onSubmit={handleSubmit(pay)}><Field label="Full name" validationMessage={errors.donor?.message}><Input {...register('donor')} /></Field><Field label="Email" validationMessage={errors.mail?.message}><Input {...register('mail')} /></Field>
      <Checkbox id="gift-aid" label="I pay tax in the UK: add Gift Aid" checked={giftAid} onChange={(_, { checked }) => setValue('giftAid', checked)} />
      {giftAid && <Field label="Postcode" validationMessage={errors.postcode?.message}><Input {...register('postcode')} /></Field>}
      <p><Button appearance="primary" type="submit" id="donate" disabled={isSubmitting}>Donate {money(amount)}</Button></p></form></section>;
}
`;
