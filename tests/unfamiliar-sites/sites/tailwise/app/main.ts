/** Routes and shared modules. */
export const main = `
import { Route, Router } from '@solidjs/router'
import { render } from 'solid-js/web'
import 'solid-sonner/styles.css'
import { AccountLayout, Documents, Overview } from '$lib/account.jsx'
import { Billing } from '$lib/billing.jsx'
import { Checkout } from '$lib/checkout.jsx'
import { Claim, Claims, NewClaim } from '$lib/claims.jsx'
import { About, Contact, Coverage, Login, Missing, Vets } from '$lib/company.jsx'
import { Article, Help } from '$lib/help.jsx'
import { Home } from '$lib/home.jsx'
import { NewPet, Pet, Pets } from '$lib/pets.jsx'
import { Plans } from '$lib/plans.jsx'
import { Breed, Health, QuoteLayout, Species, You } from '$lib/quote.jsx'
import { Settings } from '$lib/settings.jsx'
import { Shell } from '$lib/shell.jsx'

render(() => <Router root={Shell}>
  <Route path="/" component={Home} />
  <Route path="/quote" component={QuoteLayout}>
    <Route path="/pet" component={Species} />
    <Route path="/breed" component={Breed} />
    <Route path="/health" component={Health} />
    <Route path="/you" component={You} />
  </Route>
  <Route path="/plans" component={Plans} />
  <Route path="/checkout" component={Checkout} />
  <Route path="/account" component={AccountLayout}>
    <Route path="/" component={Overview} />
    <Route path="/pets" component={Pets} />
    <Route path="/pets/new" component={NewPet} />
    <Route path="/pets/:id" component={Pet} />
    <Route path="/claims" component={Claims} />
    <Route path="/claims/new" component={NewClaim} />
    <Route path="/claims/:id" component={Claim} />
    <Route path="/billing" component={Billing} />
    <Route path="/documents" component={Documents} />
    <Route path="/settings" component={Settings} />
  </Route>
  <Route path="/coverage" component={Coverage} />
  <Route path="/vets" component={Vets} />
  <Route path="/help" component={Help} />
  <Route path="/help/:slug" component={Article} />
  <Route path="/about" component={About} />
  <Route path="/contact" component={Contact} />
  <Route path="/login" component={Login} />
  <Route path="*" component={Missing} />
</Router>, document.getElementById('app'))
`;

export const api = `
export class ApiError extends Error {
  constructor(status, detail) { super('Request failed with status ' + status); this.status = status; this.detail = detail }
}

export async function call(path, { method = 'GET', body, signal } = {}) {
  const response = await fetch('/api' + path, {
    method, signal,
    headers: body ? { 'content-type': 'application/json' } : undefined,
    body: body ? JSON.stringify(body) : undefined,
  })
  const data = response.status === 204 ? null : await response.json().catch(() => null)
  if (!response.ok) throw new ApiError(response.status, data && data.detail)
  return data
}

/** Retries once, because the preferences service restarts often. */
export async function callAgain(path, options) {
  try { return await call(path, options) } catch (error) {
    await new Promise((done) => setTimeout(done, 600))
    return call(path, options)
  }
}

export function track(name, data) {
  fetch('http://stats.localhost:20009/collect', { method: 'POST', mode: 'no-cors', body: JSON.stringify({ name, data }) }).catch(() => {})
}
`;

export const state = `
import { createStore } from 'solid-js/store'

const saved = JSON.parse(sessionStorage.getItem('quote') || 'null')
const [quote, set] = createStore(saved || { species: '', name: '', breed: null, age: 2, sex: 'female', earlier: 'no', conditions: [], waiting: 0, postcode: '' })

export { quote }
export function setQuote(change) {
  set(change)
  sessionStorage.setItem('quote', JSON.stringify(quote))
}
`;

export const ui = `
import { Show, splitProps } from 'solid-js'

export function Button(props) {
  const [own, rest] = splitProps(props, ['busy', 'kind', 'children', 'disabled'])
  return <button type="button" class={'button ' + (own.kind || 'primary')} disabled={own.disabled || own.busy} aria-busy={own.busy || undefined} {...rest}>
    <Show when={own.busy}><span class="spinner" aria-hidden="true" /></Show>{own.children}
  </button>
}

export function Field(props) {
  const [own, rest] = splitProps(props, ['label', 'error', 'hint'])
  return <label class="field"><span>{own.label}</span>
    <input {...rest} aria-invalid={own.error ? 'true' : undefined} />
    <Show when={own.hint}><small>{own.hint}</small></Show>
    <Show when={own.error}><em role="alert">{own.error}</em></Show>
  </label>
}

export const Skeleton = (props) => <div class="skeletons" aria-hidden="true">{Array.from({ length: props.lines || 3 }, () => <div class="skeleton" />)}</div>

export const money = (amount) => new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(amount)
`;
