/** The frame of the store: routes, header, search, consent, experiments, cart, chat. */
export const shell = /* tsx */ `
import 'rsuite/dist/rsuite.min.css'
import { Component, Suspense, useEffect, useMemo, useRef, useState, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, Link, NavLink, Outlet, redirect, RouterProvider, ScrollRestoration, useLoaderData, useLocation, useNavigate, useNavigation, useParams, useSearchParams } from 'react-router'
import { Accordion, Badge, Breadcrumb, Button, ButtonToolbar, Carousel, CheckboxGroup, Checkbox, CheckPicker, CustomProvider, DatePicker, Divider, Drawer, Form, IconButton, Input, InputGroup, InputNumber, Loader, Message, Modal, Notification, Panel, Placeholder, Popover, Progress, Radio, RadioGroup, RadioTile, RadioTileGroup, Rate, SelectPicker, Steps, Tabs, Tag, Toggle, Tooltip, Uploader, Whisper, useToaster } from 'rsuite'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import * as THREE from 'three'

// ---- analytics, consent, experiments, flags
const sent = []
const dataLayer = (window.dataLayer = window.dataLayer || [])
function track(event, props) {
  dataLayer.push({ event, ...props })
  sent.push(event)
  if (navigator.sendBeacon) navigator.sendBeacon('/collect', JSON.stringify({ event, props, t: Date.now() }))
}
window.addEventListener('scroll', (() => {
  const seen = new Set()
  return () => {
    const depth = Math.floor((scrollY + innerHeight) / document.documentElement.scrollHeight * 4) * 25
    if (depth && !seen.has(depth)) { seen.add(depth); track('scroll_depth', { depth }) }
  }
})(), { passive: true })

const money = (cents) => '$' + Number(cents).toFixed(2)
class ApiError extends Error {
  constructor(status, body) { super(body.message || 'Request failed'); this.status = status; this.body = body }
}
async function api(path, init) {
  const response = await fetch('/api' + path, init && { ...init, headers: { 'content-type': 'application/json' } })
  const body = response.status === 204 ? {} : await response.json().catch(() => ({}))
  if (!response.ok) throw new ApiError(response.status, body)
  return body
}
const post = (path, body) => api(path, { method: 'POST', body: JSON.stringify(body) })
const sleep = (ms) => new Promise((done) => setTimeout(done, ms))

const useFlags = create(() => ({ isReady: false, bopis: true, chat: true, hero: 'A' }))
const prehide = document.createElement('style')
prehide.textContent = '.exp-hide{opacity:0 !important}'
document.head.append(prehide)
document.documentElement.classList.add('exp-hide')
const show = () => document.documentElement.classList.remove('exp-hide')
setTimeout(show, 900)
api('/flags').then((flags) => { useFlags.setState({ ...flags, isReady: true }); setTimeout(show, 60) }).catch(show)

const useCart = create(persist((set, get) => ({
  lines: [], isOpen: false, coupon: null, isLoaded: false,
  async load() {
    if (get().isLoaded) return
    const { lines } = await api('/cart').catch(() => ({ lines: [] }))
    if (!get().isLoaded) set({ lines, isLoaded: true })
  },
  open: (isOpen) => set({ isOpen }),
  /** Optimistic: the line is in the cart before the server has agreed. */
  async add(line) {
    const key = 'l' + Date.now()
    set({ lines: [...get().lines, { key, quantity: 1, ...line }] })
    track('add_to_cart', { value: line.price })
    try {
      await post('/cart/lines', line)
      set({ isOpen: true })
      return true
    } catch (error) {
      set({ lines: get().lines.filter((each) => each.key !== key) })
      track('cart_rollback', { code: error.body && error.body.code })
      return false
    }
  },
  setQuantity: (key, quantity) => set({ lines: get().lines.map((line) => line.key === key ? { ...line, quantity } : line) }),
  remove: (key) => set({ lines: get().lines.filter((line) => line.key !== key) }),
  restore: (line, at) => { const lines = [...get().lines]; lines.splice(at, 0, line); set({ lines }) },
  applyCoupon: (coupon) => set({ coupon }),
}), { name: 'cl-cart', partialize: ({ lines, coupon, isLoaded }) => ({ lines, coupon, isLoaded }) }))

const useWishlist = create((set, get) => ({
  ids: [],
  async toggle(id) {
    const before = get().ids
    set({ ids: before.includes(id) ? before.filter((each) => each !== id) : [...before, id] })
    await post('/wishlist', { id }).catch(() => set({ ids: before }))
  },
}))

const useDebounced = (value, ms) => {
  const [late, setLate] = useState(value)
  useEffect(() => { const timer = setTimeout(() => setLate(value), ms); return () => clearTimeout(timer) }, [value, ms])
  return late
}

function Picture({ color = '7a4a21', title = '', alt, ...rest }) {
  const [isLoaded, setLoaded] = useState(false)
  return <span className={'pic' + (isLoaded ? ' pic-in' : '')}><img loading="lazy" decoding="async" width="320" height="200" src={'/img/frame.svg?c=' + color.replace('#', '') + '&t=' + encodeURIComponent(title)} alt={alt} onLoad={() => setLoaded(true)} {...rest} /></span>
}

// ---- header
const links = [['/eyeglasses', 'Eyeglasses'], ['/contacts', 'Contacts'], ['/try-on', 'Virtual try-on'], ['/eyecare', 'Eye exams'], ['/stores', 'Stores'], ['/insurance', 'Insurance'], ['/offers', 'Offers']]

function Search() {
  const [text, setText] = useState('')
  const [hits, setHits] = useState(null)
  const query = useDebounced(text, 280)
  const navigate = useNavigate()
  useEffect(() => {
    if (query.length < 2) { setHits(null); return }
    let isCurrent = true
    api('/suggest?q=' + encodeURIComponent(query)).then((found) => { if (isCurrent) setHits(found) }, () => {})
    return () => { isCurrent = false }
  }, [query])
  const choose = (frame) => { setText(''); setHits(null); navigate('/frames/' + frame.id) }
  return <div className="search" role="combobox" aria-expanded={!!hits} aria-haspopup="listbox">
    <input type="search" name="q" placeholder="Search frames" aria-label="Search frames" autoComplete="off" value={text} onChange={(event) => setText(event.target.value)} onBlur={() => setTimeout(() => setHits(null), 200)} />
    {hits && <ul role="listbox">{hits.length === 0 && <li className="muted">No frames match “{query}”.</li>}{hits.map((frame) => <li key={frame.id} role="option" aria-selected="false" onMouseDown={(event) => { event.preventDefault(); choose(frame) }}>{frame.name} <span className="muted">{money(frame.price)}</span></li>)}</ul>}
  </div>
}

function Header() {
  const count = useCart((state) => state.lines.reduce((sum, line) => sum + line.quantity, 0))
  const open = useCart((state) => state.open)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const { pathname } = useLocation()
  useEffect(() => setMenuOpen(false), [pathname])
  return <header className="top">
    <div className="promo">Free shipping and 30-day returns on every order</div>
    <div className="bar">
      <button className="burger" aria-label="Menu" onClick={() => setMenuOpen(true)}>☰</button>
      <Link to="/" className="logo">Clearline</Link>
      <nav aria-label="Main">{links.map(([to, label]) => <NavLink key={to} to={to}>{label}</NavLink>)}</nav>
      <Search />
      <Link to="/account" className="icon" aria-label="Account"><svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true"><path d="M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM4 21c1-5 15-5 16 0" /></svg></Link>
      <button className="icon" id="bag" aria-label={'Cart, ' + count + ' items'} onClick={() => open(true)}><svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true"><path d="M5 8h14l1 12H4zM9 8a3 3 0 0 1 6 0" /></svg><b>{count}</b></button>
    </div>
    <Drawer open={isMenuOpen} onClose={() => setMenuOpen(false)} placement="left" size="xs"><Drawer.Header><Drawer.Title>Menu</Drawer.Title></Drawer.Header><Drawer.Body>{links.map(([to, label]) => <p key={to}><Link to={to}>{label}</Link></p>)}<p><Link to="/track">Track an order</Link></p><p><Link to="/help">Help</Link></p></Drawer.Body></Drawer>
  </header>
}

const totalOf = ({ lines, coupon }) => lines.reduce((sum, line) => sum + line.price * line.quantity, 0) * (1 - (coupon ? coupon.percent : 0) / 100)

function CartDrawer() {
  const cart = useCart()
  const toaster = useToaster()
  const [code, setCode] = useState('')
  const [message, setMessage] = useState('')
  const [isApplying, setApplying] = useState(false)
  const navigate = useNavigate()
  const remove = (line, index) => {
    cart.remove(line.key)
    const id = 'undo' + line.key
    toaster.push(<Message showIcon type="info" closable>{line.name} removed. <Button size="xs" appearance="link" className="undo" onClick={() => { cart.restore(line, index); toaster.clear() }}>Undo</Button></Message>, { placement: 'bottomStart', duration: 6000 })
  }
  const apply = async () => {
    setApplying(true); setMessage('')
    try { cart.applyCoupon({ code, ...(await post('/coupons', { code: code.trim().toUpperCase() })) }) } catch (error) { setMessage(error.message) }
    setApplying(false)
  }
  return <Drawer open={cart.isOpen} onClose={() => cart.open(false)} size="xs" className="cart">
    <Drawer.Header><Drawer.Title>Your cart</Drawer.Title></Drawer.Header>
    <Drawer.Body>
      {cart.lines.length === 0 && <p>Your cart is empty. <Link to="/eyeglasses" onClick={() => cart.open(false)}>Shop eyeglasses</Link></p>}
      {cart.lines.map((line, index) => <div className="line" key={line.key}><Picture title={line.name} alt="" /><div><b>{line.name}</b><br /><span className="muted">{line.detail}</span><div className="qty"><button aria-label="Fewer" disabled={line.quantity < 2} onClick={() => cart.setQuantity(line.key, line.quantity - 1)}>−</button><span aria-live="polite">{line.quantity}</span><button aria-label="More" className="more" onClick={() => cart.setQuantity(line.key, line.quantity + 1)}>+</button><Button size="xs" appearance="subtle" className="remove" onClick={() => remove(line, index)}>Remove</Button></div></div><span>{money(line.price * line.quantity)}</span></div>)}
      <InputGroup className="coupon"><Input name="coupon" placeholder="Promo code" value={code} onChange={setCode} /><InputGroup.Button id="apply-code" loading={isApplying} onClick={apply}>Apply</InputGroup.Button></InputGroup>
      {message && <p role="alert" className="error">{message}</p>}
      {cart.coupon && <p className="ok">{cart.coupon.code.toUpperCase()}: {cart.coupon.percent}% off</p>}
      <p className="total">Total <b>{money(totalOf(cart))}</b></p>
      <Button appearance="primary" block id="to-checkout" disabled={cart.lines.length === 0} onClick={() => { cart.open(false); navigate('/checkout') }}>Check out</Button>
      <p className="muted">Accepts FSA and HSA cards</p>
    </Drawer.Body>
  </Drawer>
}

function Chat() {
  const isOn = useFlags((state) => state.chat && state.isReady)
  const [isOpen, setOpen] = useState(false)
  const [text, setText] = useState('')
  const [messages, setMessages] = useState([{ who: 'bot', text: 'Hi, I’m Iris. Ask me about lenses, orders or insurance.' }])
  const [isTyping, setTyping] = useState(false)
  const send = async (event) => {
    event.preventDefault()
    if (!text.trim()) return
    setMessages((all) => [...all, { who: 'me', text }]); setText(''); setTyping(true)
    const answer = await post('/chat', {}).catch(() => ({ text: 'Sorry, I can’t answer right now.' }))
    setTyping(false); setMessages((all) => [...all, { who: 'bot', text: answer.text }])
  }
  if (!isOn) return null
  return <div className="chat">
    {isOpen && <section aria-label="Chat"><div className="chat-log" role="log">{messages.map((message, index) => <p key={index} className={message.who}>{message.text}</p>)}{isTyping && <p className="bot typing">…</p>}</div><form onSubmit={send}><input name="chat" aria-label="Message" placeholder="Type a message" value={text} onChange={(event) => setText(event.target.value)} /><button id="chat-send">Send</button></form></section>}
    <button className="bubble" id="bubble" aria-expanded={isOpen} aria-label={isOpen ? 'Close chat' : 'Chat with us'} onClick={() => setOpen(!isOpen)}>{isOpen ? '×' : <svg width="20" height="20" viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true"><path d="M4 5h16v11H10l-5 4v-4H4z" /></svg>}</button>
  </div>
}

function Consent() {
  const { pathname } = useLocation()
  const [isOpen, setOpen] = useState(() => !localStorage.getItem('cl-consent'))
  const [isDetailed, setDetailed] = useState(false)
  const close = (value) => { localStorage.setItem('cl-consent', value); setOpen(false); track('consent_' + value) }
  useEffect(() => { if (pathname !== '/') close('implied') }, [pathname])
  if (!isOpen || pathname !== '/') return null
  return <aside className="consent" role="region" aria-label="Cookie notice"><p>We use cookies to improve your visit and measure ads. <button className="linkish" id="privacy-choices" onClick={() => setDetailed(!isDetailed)}>Your privacy choices</button></p>
    {isDetailed && <p><Toggle defaultChecked className="sale" aria-label="Sale or sharing of my data" /> Allow sale or sharing of my data<br /><Toggle defaultChecked className="ads" aria-label="Targeted ads" /> Targeted ads</p>}
    <Button size="xs" appearance="primary" id="consent-ok" onClick={() => close('saved')}>{isDetailed ? 'Save choices' : 'OK'}</Button></aside>
}

function Layout() {
  const navigation = useNavigation()
  const location = useLocation()
  const load = useCart((state) => state.load)
  useEffect(() => { load() }, [])
  useEffect(() => { track('page_view', { path: location.pathname }) }, [location.pathname])
  return <>
    <div className={'pending' + (navigation.state === 'loading' ? ' is-on' : '')} />
    <Header />
    <main key={location.pathname} className="enter"><Outlet /></main>
    <footer><div><b>Clearline Optical</b><br />Vision care from Seattle since 2011</div><div><Link to="/track">Track an order</Link><br /><Link to="/help">Help and returns</Link><br /><Link to="/prescription">Add a prescription</Link><br /><Link to="/prescription/upload">Upload a prescription</Link></div><div>© 2026 Clearline Optical, Inc. · Privacy · Terms</div></footer>
    <CartDrawer /><Chat /><Consent /><ScrollRestoration />
  </>
}

const Skeleton = () => <main><Placeholder.Paragraph rows={5} active /><br /><Placeholder.Grid rows={4} columns={4} active /></main>
`;
