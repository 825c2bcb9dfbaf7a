/** The frame's script: page transitions, smooth scrolling, and everything outside of the replaced container. */
export const frameScript = `
import Swup from 'swup'
import gsap from 'gsap'
import { ScrollTrigger } from 'gsap/ScrollTrigger'
import Lenis from 'lenis'
import Typed from 'typed.js'
import AOS from 'aos'
import { CountUp } from 'countup.js'
import lottie from 'lottie-web/build/player/lottie_light'
import Swiper from 'swiper'
import { Autoplay } from 'swiper/modules'
import EmblaCarousel from 'embla-carousel'
import MicroModal from 'micromodal'
import noUiSlider from 'nouislider'
import L from 'leaflet'
import { Notyf } from 'notyf'
import 'lenis/dist/lenis.css'
import 'aos/dist/aos.css'
import 'swiper/css'
import 'nouislider/dist/nouislider.css'
import 'leaflet/dist/leaflet.css'
import 'notyf/notyf.min.css'

gsap.registerPlugin(ScrollTrigger)
const $ = (selector, root = document) => root.querySelector(selector)
const $$ = (selector, root = document) => [...root.querySelectorAll(selector)]
const on = (target, name, handler) => target && target.addEventListener(name, handler)
const notyf = new Notyf({ duration: 3000, position: { x: 'left', y: 'bottom' } })
const pageModules = {}
const timers = new Set()
const every = (ms, run) => timers.add(setInterval(run, ms))

const lenis = new Lenis({ lerp: 0.14, anchors: false })
lenis.on('scroll', ScrollTrigger.update)
gsap.ticker.add((time) => lenis.raf(time * 1000))
gsap.ticker.lagSmoothing(0)

const swup = new Swup({ containers: ['#swup'], animationSelector: false })
const curtain = $('.curtain')
swup.hooks.replace('animation:out:await', () => gsap.fromTo(curtain, { autoAlpha: 1, yPercent: 100 }, { yPercent: 0, duration: 0.4, ease: 'power2.inOut' }).then())
swup.hooks.replace('animation:in:await', () => gsap.to(curtain, { yPercent: -100, duration: 0.4, ease: 'power2.inOut', onComplete: () => gsap.set(curtain, { autoAlpha: 0 }) }).then())
swup.hooks.replace('scroll:top', () => { lenis.scrollTo(0, { immediate: true, force: true }); return true })

// Smooth anchors. Measured once, because reading a layout while scrolling is slow.
let anchors = {}
const measureAnchors = () => {
  anchors = {}
  for (const section of $$('main section[id]')) anchors['#' + section.id] = section.getBoundingClientRect().top + scrollY - 80
}
swup.hooks.replace('scroll:anchor', (visit, { hash }) => { lenis.scrollTo(anchors[hash] ?? hash); return true })

const track = (name) => navigator.sendBeacon('/api/204/collect?e=' + name)

// The bag
const bag = $('.bag')
const drawer = $('aside', bag)
const lines = new Map()
const closeBag = () => {
  gsap.to(drawer, { xPercent: 100, duration: 0.35, onComplete: () => gsap.set(bag, { autoAlpha: 0 }) })
  bag.setAttribute('aria-hidden', 'true')
}
const openBag = () => {
  lenis.stop()
  gsap.set(bag, { autoAlpha: 1 })
  gsap.fromTo(drawer, { xPercent: 100 }, { xPercent: 0, duration: 0.35 })
  bag.setAttribute('aria-hidden', 'false')
}
const drawBag = () => {
  const all = [...lines.values()]
  $('.lines', bag).innerHTML = all.map((line) => line.gone
    ? '<li data-id="' + line.id + '">Removed ' + line.name + ' <button class="undo">Undo</button></li>'
    : '<li data-id="' + line.id + '"><b>' + line.name + '</b> <button class="less" aria-label="One less">−</button> <span>' + line.count + '</span> <button class="plus" aria-label="One more">+</button> <button class="remove">Remove</button></li>').join('') || '<li>Nothing in here yet</li>'
  const held = all.filter((line) => !line.gone)
  $('.bag-total').textContent = 'Total €' + held.reduce((sum, line) => sum + line.price * line.count, 0)
  $('.bag-count').textContent = held.reduce((sum, line) => sum + line.count, 0)
}
const addToBag = (id, name, price) => {
  const line = lines.get(id)
  lines.set(id, { id, name, price, count: line && !line.gone ? line.count + 1 : 1, gone: false })
  drawBag()
  openBag()
}
on($('.bag-open'), 'click', openBag)
on($('.bag-close'), 'click', () => { closeBag(); lenis.start() })
on($('.bag-scrim'), 'click', closeBag)
on($('.lines'), 'click', ({ target }) => {
  const line = lines.get(target.closest('li').dataset.id)
  if (!line) return
  if (target.matches('.plus')) line.count += 1
  if (target.matches('.less')) line.count = Math.max(1, line.count - 1)
  if (target.matches('.remove')) line.gone = true
  if (target.matches('.undo')) line.gone = false
  drawBag()
})

// Header
const messages = ['New: Reformer Jump at the Mill studio', 'First class free in all three studios', 'Open on all holidays']
let message = 0
const turn = (by) => {
  message = (message + by + messages.length) % messages.length
  const line = $('.announce p')
  gsap.fromTo(line, { autoAlpha: 0 }, { autoAlpha: 1, duration: 0.3 })
  line.textContent = messages[message]
}
on($('.announce .next'), 'click', () => turn(1))
on($('.announce .prev'), 'click', () => turn(-1))
setInterval(() => turn(1), 5000)
on($('#cookies'), 'click', ({ target }) => { if (target.matches('button')) { $('#cookies').remove(); measureAnchors() } })
const menu = $('.menu')
on($('.burger'), 'click', () => {
  menu.hidden = !menu.hidden
  $('.burger').setAttribute('aria-expanded', String(!menu.hidden))
  if (!menu.hidden) gsap.from('.menu a', { y: 20, opacity: 0, stagger: 0.05 })
})
on(window, 'scroll', () => $('.top').classList.toggle('small', scrollY > 80), { passive: true })

const catalog = ['Morning Flow', 'Reformer Basics', 'Slow Yin', 'Barre Burn', 'Power Vinyasa', 'Mat Pilates', 'Noa Lind', 'Marta Reyes']
const layer = $('.search-layer')
const closeSearch = () => { layer.hidden = true }
on($('.search-open'), 'click', () => { layer.hidden = false; gsap.from(layer, { opacity: 0, y: -20, duration: 0.25 }); $('input', layer).focus() })
on($('.search-close'), 'click', closeSearch)
on(layer, 'keydown', (event) => { if (event.key === 'Escape') closeSearch() })
on($('input', layer), 'input', ({ target }) => {
  const found = catalog.filter((each) => each.toLowerCase().includes(target.value.toLowerCase()))
  $('.hits').innerHTML = found.map((each) => '<li>' + each + '</li>').join('') || '<li>Nothing found</li>'
})

const pop = $('.exit-pop')
on(document, 'mouseout', (event) => {
  if (event.relatedTarget || event.clientY > 0 || sessionStorage.exitSeen) return
  sessionStorage.exitSeen = '1'
  pop.hidden = false
  gsap.from($('div', pop), { scale: 0.9, opacity: 0, duration: 0.3 })
})
on($('.exit-close'), 'click', () => { pop.hidden = true })
on($('.chat'), 'click', () => { $('.chat-box').hidden = false })
on($('.chat-close'), 'click', () => { $('.chat-box').hidden = true })

on(document, 'submit', async (event) => {
  const form = event.target
  if (!form.matches('.letter')) return
  event.preventDefault()
  const status = $('.letter-status', form)
  if (!form.elements.letter.value.includes('@')) { status.textContent = 'Please enter a complete email address.'; return }
  status.textContent = 'One moment…'
  await fetch('/api/200/letter?ms=600', { method: 'POST' })
  status.textContent = 'Thank you. Please confirm the email that we sent you.'
})

const initPage = () => {
  const { page } = $('#swup').dataset
  AOS.refreshHard()
  measureAnchors()
  lenis.start()
  track(page)
  if (pageModules[page]) pageModules[page]()
}
swup.hooks.on('visit:start', () => { closeBag(); closeSearch(); menu.hidden = true })
swup.hooks.before('content:replace', () => { timers.forEach(clearInterval); timers.clear() })
swup.hooks.on('page:view', initPage)
// Triggers of the page before must not watch elements that are gone.
swup.hooks.on('page:view', () => ScrollTrigger.getAll().forEach((trigger) => trigger.kill()))

const boot = () => {
  gsap.set([bag, curtain], { autoAlpha: 0 })
  AOS.init({ once: true, duration: 500, offset: 40 })
  drawBag()
  MicroModal.init({ disableScroll: false })
  $$('[data-book]').forEach((button) => button.addEventListener('click', () => MicroModal.show('spot-modal')))
  initPage()
  setInterval(() => track('alive'), 15000)
  try { JSON.parse(localStorage.getItem('studio-consent') ?? '{') } catch (error) { console.warn('no stored consent', error.message) }
}
`;
