export const checkoutPage = `
import { useNavigate, useSearchParams } from '@solidjs/router'
import { createSignal, Show } from 'solid-js'
import { createStore } from 'solid-js/store'
import { call } from '$lib/api.js'
import { Button, Field, money } from '$lib/ui.jsx'

export function Checkout() {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const [card, setCard] = createStore({ holder: '', number: '', expiry: '', cvc: '' })
  const [promo, setPromo] = createSignal('')
  const [promoError, setPromoError] = createSignal('')
  const [discount, setDiscount] = createSignal(0)
  const [busy, setBusy] = createSignal(false)
  const [checking, setChecking] = createSignal(false)
  const total = () => 38.5 - discount()
  const apply = async () => {
    setChecking(true); setPromoError('')
    try { setDiscount((await call('/promo', { method: 'POST', body: { code: promo() } })).discount) } catch (error) { setPromoError(error.detail || 'Try again later') }
    setChecking(false)
  }
  const pay = async (event) => {
    event.preventDefault()
    setBusy(true)
    try {
      const policy = await call('/policies', { method: 'POST', body: { plan: search.plan, token: 'tok_' + Date.now() } })
      navigate('/account?welcome=' + policy.id)
    } catch (error) {
      console.error('checkout', error)
    } finally {
      setBusy(false)
    }
  }
  const text = (name) => ({ name, value: card[name], onInput: (event) => setCard(name, event.currentTarget.value) })
  return <div class="columns"><form class="card" onSubmit={pay}>
      <h1>Payment</h1>
      <Field label="Name on card" autocomplete="cc-name" {...text('holder')} />
      <Field label="Card number" inputmode="numeric" autocomplete="cc-number" {...text('number')} />
      <Field label="Expiry" placeholder="MM/YY" {...text('expiry')} />
      <Field label="CVC" inputmode="numeric" {...text('cvc')} />
      <Button type="submit" id="pay" busy={busy()}>{busy() ? 'Processing…' : 'Pay and start cover'}</Button>
    </form>
    <aside class="card"><h2>Your plan</h2><p>Plus, monthly</p><p>Today <b>{money(total())}</b></p>
      <Field label="Promo code" name="promo" value={promo()} onInput={(event) => setPromo(event.currentTarget.value)} error={promoError()} />
      <Button kind="ghost" id="apply" busy={checking()} onClick={apply}>Apply code</Button>
      <Show when={discount()}><p>{money(discount())} off every month</p></Show></aside></div>
}
`;
