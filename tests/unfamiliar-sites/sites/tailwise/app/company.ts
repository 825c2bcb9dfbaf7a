export const companyPages = `
import { useNavigate } from '@solidjs/router'
import { createResource, createSignal, For, lazy, Show } from 'solid-js'
import { call } from '$lib/api.js'
import { Button, Field } from '$lib/ui.jsx'

// Loads the map only where it is needed. The name of the file changes with each release.
const chunk = '/assets/vet-finder-5c1e09.js'
export const Vets = lazy(() => import(chunk))

export function Coverage() {
  const [content] = createResource(() => call('/content/coverage'))
  return <Show when={!content.loading} fallback={<div class="center"><span class="spinner dark" /></div>}>
    <h1>What we cover</h1><For each={content()}>{(text) => <p class="large">{text}</p>}</For></Show>
}

export function About() {
  return <><h1>About us</h1><For each={[1, 2, 3, 4, 5, 6, 7]}>{(n) => <p class="tall">Chapter {n}. We are a team of vets, actuaries and engineers who live with eleven dogs, nine cats and a very old rabbit.</p>}</For></>
}

export function Contact() {
  const [sent, setSent] = createSignal(false)
  const [text, setText] = createSignal('')
  const submit = async (event) => { event.preventDefault(); await call('/contact', { method: 'POST', body: { text: text() } }); setSent(true) }
  return <><h1>Contact</h1><p>Call <a href="tel:+15550100" id="phone">555-0100</a> on weekdays.</p>
    <Show when={!sent()} fallback={<p>Thank you. We answer within a day.</p>}><form onSubmit={submit}>
      <label class="field"><span>Message</span><textarea name="message" rows="4" value={text()} onInput={(event) => setText(event.currentTarget.value)} /></label>
      <Button type="submit" id="send-message">Send message</Button></form></Show></>
}

export function Login() {
  const navigate = useNavigate()
  const [user, setUser] = createSignal('')
  const [secret, setSecret] = createSignal('')
  const [error, setError] = createSignal('')
  const [busy, setBusy] = createSignal(false)
  const submit = async (event) => {
    event.preventDefault()
    setBusy(true); setError('')
    try { await call('/login', { method: 'POST', body: { user: user(), secret: secret() } }); navigate('/account') } catch (problem) { setError(problem.detail) }
    setBusy(false)
  }
  return <form class="card" onSubmit={submit}><h1>Log in</h1>
    <Field label="Email" name="user" value={user()} onInput={(event) => setUser(event.currentTarget.value)} />
    <Field label="Password" name="secret" type="password" value={secret()} onInput={(event) => setSecret(event.currentTarget.value)} error={error()} />
    <Button type="submit" id="log-in" busy={busy()}>Log in</Button></form>
}

export const Missing = () => <><h1>This page ran away</h1><p>We could not find what you were looking for.</p></>
`;
