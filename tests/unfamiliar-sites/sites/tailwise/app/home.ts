export const home = `
import { Dialog } from '@kobalte/core/dialog'
import { useNavigate } from '@solidjs/router'
import { createSignal, For, onCleanup, onMount } from 'solid-js'
import { toast } from 'solid-sonner'
import { call } from '$lib/api.js'
import { setQuote } from '$lib/state.js'
import { Button, Field } from '$lib/ui.jsx'

const voices = [
  ['Maya and Biscuit', 'The claim was paid before we were home from the clinic.'],
  ['Theo and Miso', 'One price for both cats, and no forms on paper.'],
  ['Priya and Waffle', 'They answered the chat on a Sunday.'],
  ['Jonas and Pepper', 'The plan covers her allergies, which two others refused.'],
]

function Voices() {
  const [index, setIndex] = createSignal(0)
  const move = (by) => setIndex((index() + by + voices.length) % voices.length)
  return <section class="voices" aria-roledescription="carousel">
    <div class="track" style={{ transform: 'translateX(-' + index() * 100 + '%)' }}>
      <For each={voices}>{([name, text]) => <blockquote><p>{text}</p><cite>{name}</cite></blockquote>}</For>
    </div>
    <button id="voice-back" aria-label="Earlier review" onClick={() => move(-1)}>‹</button>
    <button id="voice-next" aria-label="Next review" onClick={() => move(1)}>›</button>
    <span>{index() + 1} / {voices.length}</span>
  </section>
}

function Film() {
  return <Dialog>
    <Dialog.Trigger class="button ghost" id="film">How it works (1:20)</Dialog.Trigger>
    <Dialog.Portal><Dialog.Overlay class="overlay" /><Dialog.Content class="dialog">
      <Dialog.Title>How Tailwise works</Dialog.Title><div class="screen">▶</div>
      <Dialog.CloseButton class="button ghost" id="film-close">Close</Dialog.CloseButton>
    </Dialog.Content></Dialog.Portal>
  </Dialog>
}

function Newsletter() {
  const [busy, setBusy] = createSignal(false)
  const [email, setEmail] = createSignal('')
  const [error, setError] = createSignal('')
  const submit = async (event) => {
    event.preventDefault()
    if (!/.+@.+[.].+/.test(email())) return setError('Enter an email address, like dana@mail.com')
    setError(''); setBusy(true)
    await call('/newsletter', { method: 'POST', body: { email: email() } })
    setBusy(false); setEmail('')
    toast.success('Welcome to the pack. Check your inbox.')
  }
  return <form class="card" onSubmit={submit} novalidate><h2>Tips from our vets</h2>
    <Field label="Email" name="email" value={email()} onInput={(event) => setEmail(event.currentTarget.value)} error={error()} />
    <Button type="submit" id="subscribe" busy={busy()}>Subscribe</Button></form>
}

export function Home() {
  const navigate = useNavigate()
  const [postcode, setPostcode] = createSignal('')
  let hero
  onMount(() => {
    const observer = new ResizeObserver(() => { hero.style.setProperty('--width', hero.clientWidth + 'px') })
    observer.observe(hero)
    onCleanup(() => observer.disconnect())
  })
  const start = (event) => { event.preventDefault(); setQuote({ postcode: postcode() }); navigate('/quote/pet') }
  return <>
    <section class="hero" ref={hero}>
      <h1>Insurance for the ones who cannot hold a pen</h1>
      <p id="intro">Tailwise pays up to ninety percent of the bill, at any licensed vet, usually within two days of your claim.</p>
      <form class="start" onSubmit={start}>
        <Field label="ZIP code" name="postcode" inputmode="numeric" value={postcode()} onInput={(event) => setPostcode(event.currentTarget.value)} />
        <Button type="submit" id="start">See my price</Button>
      </form>
      <Film />
    </section>
    <Voices />
    <section class="grid"><For each={['Accidents', 'Illness', 'Dental', 'Behavior']}>{(name) => <div class="card"><h3>{name}</h3><p>Included in the plans Plus and Complete, without a limit per visit.</p></div>}</For></section>
    <Newsletter />
  </>
}
`;
