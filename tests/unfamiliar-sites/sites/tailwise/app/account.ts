export const accountPages = `
import { Tabs } from '@kobalte/core/tabs'
import { A } from '@solidjs/router'
import { createSignal, For, Show } from 'solid-js'
import { toast } from 'solid-sonner'
import { call } from '$lib/api.js'
import { Button } from '$lib/ui.jsx'

const links = [['/account', 'Overview'], ['/account/pets', 'Pets'], ['/account/claims', 'Claims'], ['/account/claims/new', 'New claim'], ['/account/billing', 'Billing'], ['/account/documents', 'Documents'], ['/account/settings', 'Settings']]

export function AccountLayout(props) {
  return <div class="columns"><aside class="side"><For each={links}>{([path, label]) => <A href={path} end class="link" activeClass="active">{label}</A>}</For></aside><section>{props.children}</section></div>
}

export function Overview() {
  const copy = () => {
    navigator.clipboard?.writeText('TW-204-7781').catch(() => {})
    toast('Policy number copied')
  }
  return <><h1>Hello Dana</h1>
    <p>Policy <b>TW-204-7781</b> <button class="info" id="copy" aria-label="Copy policy number" onClick={copy}>⧉</button></p>
    <Tabs class="tabs"><Tabs.List><Tabs.Trigger value="cover" id="tab-cover">Cover</Tabs.Trigger><Tabs.Trigger value="history" id="tab-history">History</Tabs.Trigger></Tabs.List>
      <Tabs.Content value="cover"><p>Plus plan for Biscuit and Miso, renewed each March.</p></Tabs.Content>
      <Tabs.Content value="history"><p>Two claims paid in the last policy year.</p></Tabs.Content></Tabs></>
}

export function Documents() {
  const [state, setState] = createSignal('idle')
  const [percent, setPercent] = createSignal(0)
  const create = async () => {
    setState('busy')
    const timer = setInterval(() => setPercent(Math.min(95, percent() + 9)), 350)
    await call('/certificate', { method: 'POST', body: { pet: 31 } })
    clearInterval(timer)
    setState('done')
  }
  return <><h1>Documents</h1>
    <p><a href="/files/policy.pdf" target="_blank" rel="noopener" id="policy">Policy wording (PDF)</a></p>
    <Button id="certificate" busy={state() === 'busy'} onClick={create}>Create certificate</Button>
    <Show when={state() === 'busy'}><p>Creating your certificate, {percent()} %</p></Show>
    <Show when={state() === 'done'}><p>Your certificate is ready: <a href="/files/certificate.pdf" download>Download</a></p></Show></>
}
`;
