export const billingPage = `
import { createSignal, For, Show } from 'solid-js'
import { Portal } from 'solid-js/web'
import { toast } from 'solid-sonner'
import { Button } from '$lib/ui.jsx'

/** Stays mounted until the overlay has faded out. */
function Sheet(props) {
  const [closing, setClosing] = createSignal(false)
  const onAnimationEnd = (event) => {
    if (event.animationName === 'overlay-fade-out') { setClosing(false); props.onClosed() }
  }
  return <Portal><div class="sheet-overlay" classList={{ closing: closing() }} onAnimationEnd={onAnimationEnd}>
    <Show when={!closing()}><div class="sheet" role="dialog" aria-label="Payment date">{props.children(() => setClosing(true))}</div></Show>
  </div></Portal>
}

export function Billing() {
  const [isOpen, setOpen] = createSignal(false)
  const [day, setDay] = createSignal(1)
  const download = async (id) => {
    const blob = await (await fetch('/api/invoices/' + id)).blob()
    const link = document.createElement('a')
    link.href = URL.createObjectURL(blob)
    link.download = 'invoice-' + id + '.csv'
    link.click()
    toast('Invoice ' + id + ' downloaded')
  }
  return <><h1>Billing</h1>
    <p>We charge your card on day {day()} of each month. <Button kind="ghost" id="change-date" onClick={() => setOpen(true)}>Change payment date</Button></p>
    <For each={[118, 117]}>{(id) => <div class="card row"><span>Invoice {id}</span><Button kind="ghost" id={'invoice-' + id} onClick={() => download(id)}>Download invoice</Button></div>}</For>
    <Show when={isOpen()}><Sheet onClosed={() => setOpen(false)}>{(close) => <>
      <h2>Payment date</h2><div class="chips"><For each={[1, 10, 20]}>{(value) => <button id={'day-' + value} classList={{ chosen: day() === value }} onClick={() => setDay(value)}>Day {value}</button>}</For></div>
      <Button id="sheet-done" onClick={close}>Done</Button></>}</Sheet></Show></>
}
`;
