export const helpPages = `
import { A, useParams } from '@solidjs/router'
import { createSignal, For, onCleanup, Show } from 'solid-js'
import { call } from '$lib/api.js'
import { Field } from '$lib/ui.jsx'

const articles = [['file-a-claim', 'How do I file a claim?'], ['waiting-periods', 'How long are the waiting periods?'], ['cancel', 'Can I cancel at any time?'], ['multi-pet', 'Is there a discount for several pets?']]

export function Help() {
  const [text, setText] = createSignal('')
  const [found, setFound] = createSignal()
  let last
  const search = async (value) => {
    setText(value)
    last?.abort()
    if (!value) return setFound()
    const controller = last = new AbortController()
    try { setFound(await call('/help?q=' + encodeURIComponent(value), { signal: controller.signal })) } catch (error) { if (error.name !== 'AbortError') throw error }
  }
  onCleanup(() => last?.abort())
  return <><h1>Help center</h1>
    <Field label="Search" name="search" type="search" value={text()} onInput={(event) => search(event.currentTarget.value)} />
    <ul id="articles"><For each={found() || articles}>{([slug, title]) => <li><A class="link" href={'/help/' + slug}>{title}</A></li>}</For></ul>
    <Show when={found() && found().length === 0}><p>We found nothing for “{text()}”.</p></Show></>
}

export function Article() {
  const params = useParams()
  const [rated, setRated] = createSignal('')
  const title = () => articles.find(([slug]) => slug === params.slug)?.[1]
  const rate = async (value) => { setRated(value); await call('/help/rate', { method: 'POST', body: { value } }) }
  return <article><h1>{title()}</h1>
    <For each={[1, 2, 3, 4, 5, 6]}>{(n) => <p class="tall">Part {n}. Open your account, choose the pet, add the bill of your vet and send the claim. Most claims are paid within two days.</p>}</For>
    <Show when={!rated()} fallback={<p>Thanks for your answer.</p>}><p>Was this useful? <button id="rate-yes" onClick={() => rate('yes')}>👍</button> <button id="rate-no" onClick={() => rate('no')}>👎</button></p></Show>
    <A class="link" href="/help">All articles</A></article>
}
`;
