export const plansPage = `
import { Accordion } from '@kobalte/core/accordion'
import { Popover } from '@kobalte/core/popover'
import { ToggleGroup } from '@kobalte/core/toggle-group'
import { Tooltip } from '@kobalte/core/tooltip'
import { useNavigate } from '@solidjs/router'
import { createResource, createSignal, For, Show } from 'solid-js'
import { toast } from 'solid-sonner'
import { call } from '$lib/api.js'
import { Button, Field, money, Skeleton } from '$lib/ui.jsx'

const terms = [
  ['reimbursement', 'Reimbursement', 'The share of the bill that we pay back.', ['70 %', '80 %', '90 %']],
  ['limit', 'Annual limit', 'The most that we pay in one policy year.', ['5,000', '10,000', 'None']],
  ['waiting', 'Waiting period', 'The days before cover for illness starts.', ['30 days', '14 days', '5 days']],
]
const questions = [['Can I change plans later?', 'Yes, once a year, at the renewal of the policy.'], ['Is dental included?', 'In Plus and Complete.'], ['Which vets can I visit?', 'All licensed vets in the country.']]

function Term(props) {
  return <tr><th scope="row">{props.label} <Tooltip openDelay={150}>
      <Tooltip.Trigger class="info" id={'info-' + props.id} aria-label={'About ' + props.label.toLowerCase()}>i</Tooltip.Trigger>
      <Tooltip.Portal><Tooltip.Content class="tooltip">{props.text}</Tooltip.Content></Tooltip.Portal>
    </Tooltip></th><For each={props.values}>{(value) => <td>{value}</td>}</For></tr>
}

function SendQuote() {
  const [isOpen, setOpen] = createSignal(false)
  const [mail, setMail] = createSignal('')
  const send = async (event) => {
    event.preventDefault()
    await call('/quotes/send', { method: 'POST', body: { mail: mail() } })
    setOpen(false)
    toast.success('Sent')
  }
  return <Popover open={isOpen()} onOpenChange={setOpen}>
    <Popover.Trigger class="button ghost" id="send-quote">Email me this quote</Popover.Trigger>
    <Popover.Portal><Popover.Content class="menu padded"><form onSubmit={send}>
      <Field label="Email" name="send-to" value={mail()} onInput={(event) => setMail(event.currentTarget.value)} /><Button type="submit">Send</Button>
    </form></Popover.Content></Popover.Portal>
  </Popover>
}

export function Plans() {
  const navigate = useNavigate()
  const [period, setPeriod] = createSignal('month')
  const [deductible, setDeductible] = createSignal(250)
  const [prices] = createResource(deductible, (amount) => call('/prices?deductible=' + amount))
  const shown = () => prices.latest
  const priceOf = (plan) => period() === 'month' ? money(plan.month) + ' a month' : money(plan.month * 11) + ' a year'
  return <><h1>Choose a plan</h1>
    <ToggleGroup class="toggles" value={period()} onChange={(value) => value && setPeriod(value)}>
      <ToggleGroup.Item value="month" id="monthly">Monthly</ToggleGroup.Item><ToggleGroup.Item value="year" id="yearly">Yearly</ToggleGroup.Item>
    </ToggleGroup>
    <div class="chips" role="group" aria-label="Deductible"><span>Deductible</span>
      <For each={[100, 250, 500, 750]}>{(amount) => <button id={'deductible-' + amount} classList={{ chosen: deductible() === amount }} onClick={() => setDeductible(amount)}>{'$' + amount}</button>}</For></div>
    <Show when={shown()} fallback={<Skeleton lines={4} />}>
      <div class="plans" classList={{ stale: prices.loading }}><For each={shown()}>{(plan) => <div class="card"><h2>{plan.name}</h2><p class="price">{priceOf(plan)}</p>
        <Button id={'choose-' + plan.id} onClick={() => navigate('/checkout?plan=' + plan.id)}>Choose {plan.name}</Button></div>}</For></div>
    </Show>
    <table class="compare"><tbody><For each={terms}>{([id, label, text, values]) => <Term id={id} label={label} text={text} values={values} />}</For></tbody></table>
    <SendQuote />
    <Accordion class="accordion" collapsible><For each={questions}>{([title, text], index) => <Accordion.Item value={title}>
      <Accordion.Header><Accordion.Trigger id={'question-' + index()}>{title}</Accordion.Trigger></Accordion.Header><Accordion.Content><p>{text}</p></Accordion.Content>
    </Accordion.Item>}</For></Accordion></>
}
`;
