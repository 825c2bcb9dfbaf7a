/** Router, cart and formats of the app. */
export const core: Readonly<Record<string, string>> = {
  'format.js': `
const rial = new Intl.NumberFormat('ar-SA-u-nu-arab', { style: 'currency', currency: 'SAR', minimumFractionDigits: 2 })
const plain = new Intl.NumberFormat('ar-SA-u-nu-arab', { useGrouping: false })
export const money = (value) => rial.format(value)
export const digits = (value) => plain.format(value)
export const two = (value) => digits(Math.floor(value / 10)) + digits(value % 10)
`,
  'api.js': `
export const guest = localStorage.guest ??= crypto.randomUUID()
export const call = (path, method = 'GET') => fetch(path + (path.includes('?') ? '&' : '?') + 'guest=' + guest, { method })
export const load = async (path) => (await call(path)).json()
`,
  'router.svelte.js': `
import { tick } from 'svelte'
import { load } from '$lib/api.js'
class Router {
  view = $state.raw(null)
  busy = $state(false)
  message = $state('')
}
export const router = new Router()
let routes = []
let token = 0
const scrolls = new Map()
let index = history.state?.index ?? 0

const match = (path) => {
  for (const route of routes) {
    const found = route.pattern.exec(path)
    if (found) return { route, params: found.groups ?? {} }
  }
}
async function show(url, restore) {
  const found = match(url.pathname)
  const mine = ++token
  router.busy = true
  const data = found.route.load ? await load(found.route.load(found.params, url)) : undefined
  if (mine !== token) return false
  router.busy = false
  router.view = { component: found.route.component, lazy: found.route.lazy, bare: found.route.bare, endless: found.route.endless, data, params: found.params, url, key: url.pathname }
  await tick()
  document.title = found.route.title + ' | سلّتي'
  router.message = found.route.title
  scrollTo(0, restore ?? 0)
  return true
}
export async function goto(href) {
  const url = new URL(href, location.href)
  scrolls.set(index, scrollY)
  index += 1
  history.pushState({ index }, '', url)
  await show(url)
}
export function start(table) {
  routes = table
  history.scrollRestoration = 'manual'
  history.replaceState({ index }, '')
  addEventListener('popstate', ({ state }) => {
    scrolls.set(index, scrollY)
    index = state?.index ?? 0
    show(new URL(location.href), scrolls.get(index))
  })
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button || event.metaKey || event.ctrlKey) return
    const link = event.target.closest?.('a[href]')
    if (!link || link.origin !== location.origin || link.target || link.hasAttribute('download')) return
    event.preventDefault()
    if (link.href === location.href) return scrollTo({ top: 0, behavior: 'smooth' })
    goto(link.href)
  })
  return show(new URL(location.href))
}
`,
  'cart.svelte.js': `
import { call } from '$lib/api.js'
const seeded = [
  { id: 1201, name: 'خبز عربي', unit: 'عبوة', price: 4.5, quantity: 2 },
  { id: 1301, name: 'حليب طازج', unit: 'عبوة', price: 7.25, quantity: 1 },
  { id: 1099, name: 'أفوكادو', unit: 'حبة', price: 5.75, quantity: 3, isSoldOut: true },
  { id: 1105, name: 'تين', unit: 'كيلو', price: 19.5, quantity: 1 },
]
class Cart {
  lines = $state(JSON.parse(localStorage.basket ?? 'null') ?? seeded)
  saving = $state(0)
  percent = $state(0)
  count = $derived(this.lines.reduce((sum, line) => sum + line.quantity, 0))
  subtotal = $derived(this.lines.reduce((sum, line) => sum + (line.isSoldOut ? 0 : line.quantity * line.price), 0))
  total = $derived(this.subtotal * (1 - this.percent / 100))
  #timers = new Map()
  quantityOf(id) { return this.lines.find((line) => line.id === id)?.quantity ?? 0 }
  keep() { localStorage.basket = JSON.stringify(this.lines) }
  set(product, quantity) {
    const line = this.lines.find((each) => each.id === product.id)
    if (line && quantity > 0) line.quantity = quantity
    else if (line) this.lines = this.lines.filter((each) => each !== line)
    else if (quantity > 0) this.lines.push({ id: product.id, name: product.name, unit: product.unit, price: product.price, quantity })
    this.keep()
    clearTimeout(this.#timers.get(product.id))
    this.#timers.set(product.id, setTimeout(() => this.save(product.id, quantity), 600))
  }
  async save(id, quantity) {
    this.saving += 1
    await call('/api/cart/' + id + '?quantity=' + quantity, quantity ? 'PUT' : 'DELETE')
    this.saving -= 1
  }
  remove(line) {
    const at = this.lines.indexOf(line)
    this.set(line, 0)
    return () => { this.lines.splice(at, 0, $state.snapshot(line)); this.set(line, line.quantity || 1) }
  }
}
export const cart = new Cart()
`,
  'main.js': String.raw`
import { mount } from 'svelte'
import { start } from '$lib/router.svelte.js'
import App from '$lib/App.svelte'
import Home from '$lib/Home.svelte'
import Section from '$lib/Section.svelte'
import Product from '$lib/Product.svelte'
import Search from '$lib/Search.svelte'
import Cart from '$lib/Cart.svelte'
import Checkout from '$lib/Checkout.svelte'
import Thanks from '$lib/Thanks.svelte'
import Login from '$lib/Login.svelte'
import Register from '$lib/Register.svelte'
import Orders from '$lib/Orders.svelte'
import Lists from '$lib/Lists.svelte'
import Again from '$lib/Again.svelte'
import Account from '$lib/Account.svelte'
import Wallet from '$lib/Wallet.svelte'
import Recipes from '$lib/Recipes.svelte'
import Offers from '$lib/Offers.svelte'
import Help from '$lib/Help.svelte'
import Missing from '$lib/Missing.svelte'

const at = (path, component, title, rest = {}) => ({ pattern: new RegExp('^' + path + '/?$'), component, title, ...rest })
start([
  at('/', Home, 'مقاضي البيت خلال ساعة', { load: () => '/api/products?section=' + encodeURIComponent('فواكه') }),
  at('/ar/categories/(?<slug>[^/]+)', Section, 'الأقسام', { endless: true }),
  at('/ar/products/(?<id>\\d+)', Product, 'المنتج', { load: ({ id }) => '/api/products/' + id }),
  at('/ar/search', Search, 'البحث'),
  at('/ar/cart', Cart, 'السلة'),
  at('/ar/checkout', Checkout, 'إتمام الطلب'),
  at('/ar/checkout/thanks', Thanks, 'شكرًا لك'),
  at('/ar/login', Login, 'تسجيل الدخول'),
  at('/ar/register', Register, 'حساب جديد'),
  at('/ar/orders', Orders, 'طلباتي', { load: () => '/api/orders' }),
  at('/ar/orders/(?<id>\\d+)', null, 'تتبّع الطلب', { lazy: () => import('$lib/Tracking.svelte'), load: ({ id }) => '/api/orders/' + id, bare: true }),
  at('/ar/lists', Lists, 'قوائمي'),
  at('/ar/again', Again, 'اطلب مرة أخرى'),
  at('/ar/account', Account, 'الإعدادات', { load: () => '/api/preferences' }),
  at('/ar/wallet', Wallet, 'المحفظة'),
  at('/ar/recipes', Recipes, 'وصفات'),
  at('/ar/offers', Offers, 'العروض'),
  at('/ar/help', Help, 'المساعدة'),
  at('.*', Missing, 'الصفحة غير موجودة'),
])
mount(App, { target: document.getElementById('app') })
setInterval(() => navigator.sendBeacon('/api/events?type=heartbeat'), 6000)
`,
};
