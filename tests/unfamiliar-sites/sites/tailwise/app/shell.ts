export const shell = `
import { DropdownMenu } from '@kobalte/core/dropdown-menu'
import { A, useLocation, useNavigate } from '@solidjs/router'
import { createEffect, createSignal, For, on, onMount, Show, Suspense } from 'solid-js'
import { Toaster } from 'solid-sonner'
import { track } from '$lib/api.js'

const pages = [['/quote/pet', 'Get a quote'], ['/plans', 'Plans'], ['/coverage', 'What we cover'], ['/vets', 'Find a vet'], ['/help', 'Help']]
const company = [['/about', 'About us'], ['/contact', 'Contact'], ['/login', 'Log in'], ['/account', 'My account']]

function CookieBar() {
  const [isOpen, setOpen] = createSignal(!localStorage.getItem('cookies'))
  const answer = (value) => { localStorage.setItem('cookies', value); setOpen(false) }
  return <Show when={isOpen()}>
    <div class="cookies" role="region" aria-label="Cookies">We use cookies to keep quotes and measure our campaigns.
      <button id="cookies-accept" onClick={() => answer('all')}>Accept</button>
      <button id="cookies-reject" onClick={() => answer('none')}>Only necessary</button>
    </div>
  </Show>
}

function AccountMenu() {
  const navigate = useNavigate()
  return <DropdownMenu modal={false}>
    <DropdownMenu.Trigger class="menu-trigger" id="account-menu">Dana ▾</DropdownMenu.Trigger>
    <DropdownMenu.Portal><DropdownMenu.Content class="menu">
      <DropdownMenu.Item class="item" onSelect={() => navigate('/account')}>Overview</DropdownMenu.Item>
      <DropdownMenu.Item class="item" onSelect={() => navigate('/account/documents')}>Documents</DropdownMenu.Item>
    </DropdownMenu.Content></DropdownMenu.Portal>
  </DropdownMenu>
}

function loadChat() {
  setTimeout(() => {
    const script = document.createElement('script')
    script.src = location.protocol + '//chatly.localhost:' + location.port + '/widget/v2/loader.js'
    document.head.append(script)
  }, 2000)
}

export function Shell(props) {
  const here = useLocation()
  createEffect(on(() => here.pathname, (path) => { window.scrollTo(0, 0); track('page', { path }) }))
  onMount(loadChat)
  return <>
    <CookieBar />
    <header class="top">
      <A href="/" class="brand" id="brand">Tailwise</A>
      <nav class="wide"><For each={pages}>{([path, label]) => <A href={path} class="link" activeClass="active">{label}</A>}</For></nav>
      <AccountMenu />
    </header>
    <main><Suspense fallback={<p class="loading">Loading…</p>}>{props.children}</Suspense></main>
    <footer><div><For each={[...pages, ...company]}>{([path, label]) => <A href={path} class="link">{label}</A>}</For></div>
      <p>Tailwise Insurance Services, Inc. Policies are underwritten by Harbor Mutual.</p></footer>
    <Toaster position="top-center" />
  </>
}
`;

/** The script of the company that provides the chat, served from its host. */
export const chatLoader = `(() => {
  const origin = new URL(document.currentScript.src).origin
  const host = document.createElement('div')
  host.id = 'chatly'
  const root = host.attachShadow({ mode: 'open' })
  root.innerHTML = '<style>button{position:fixed;right:14px;bottom:14px;width:52px;height:52px;border-radius:50%;border:0;background:#5b3df5;color:#fff;font-size:13px;cursor:pointer;z-index:90}iframe{position:fixed;right:14px;bottom:78px;width:300px;height:340px;border:1px solid #ccc;border-radius:12px;background:#fff;z-index:90}iframe[hidden]{display:none}</style><iframe title="Chat" hidden src="' + origin + '/widget/v2/frame"></iframe><button aria-label="Open chat">Chat</button>'
  document.body.append(host)
  const frame = root.querySelector('iframe')
  const button = root.querySelector('button')
  button.onclick = () => {
    frame.hidden = !frame.hidden
    button.setAttribute('aria-label', frame.hidden ? 'Open chat' : 'Close chat')
    if (frame.hidden) setTimeout(() => { root.querySelector('.unread').textContent = '0' }, 40)
  }
})()`;

export const chatFrame = `<!doctype html><html><body style="font:14px system-ui;margin:0;padding:10px"><b>Tailwise team</b><div id="log" style="height:230px;overflow:auto"><p>Hi, how can we help?</p></div>
<form><input name="say" placeholder="Write a message" style="width:200px;padding:6px"><button>Send</button></form><script>
document.querySelector('form').onsubmit = (event) => { event.preventDefault(); const input = event.target.elements.say; const p = document.createElement('p'); p.textContent = input.value; log.append(p); input.value = '';
  setTimeout(() => { const a = document.createElement('p'); a.textContent = 'Thanks, a colleague will answer soon.'; log.append(a) }, 900) }
</script></body></html>`;
