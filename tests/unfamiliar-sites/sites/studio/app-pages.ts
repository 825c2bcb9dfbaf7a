/** What the marketing pages do once they are shown. */
export const pagesScript = `
const breathing = {
  v: '5.7.0', fr: 30, ip: 0, op: 120, w: 120, h: 120, nm: 'breath', ddd: 0, assets: [],
  layers: [{ ddd: 0, ind: 1, ty: 4, nm: 'circle', sr: 1, ip: 0, op: 120, st: 0, bm: 0,
    ks: { o: { a: 0, k: 100 }, r: { a: 0, k: 0 }, p: { a: 0, k: [60, 60, 0] }, a: { a: 0, k: [0, 0, 0] },
      s: { a: 1, k: [60, 100, 60].map((s, i) => ({ t: i * 60, s: [s, s, 100], i: { x: [0.5, 0.5, 0.5], y: [1, 1, 1] }, o: { x: [0.5, 0.5, 0.5], y: [0, 0, 0] } })) } },
    shapes: [{ ty: 'gr', it: [
      { ty: 'el', p: { a: 0, k: [0, 0] }, s: { a: 0, k: [80, 80] } },
      { ty: 'fl', c: { a: 0, k: [0.36, 0.55, 0.48, 1] }, o: { a: 0, k: 100 }, r: 1 },
      { ty: 'tr', p: { a: 0, k: [0, 0] }, a: { a: 0, k: [0, 0] }, s: { a: 0, k: [100, 100] }, r: { a: 0, k: 0 }, o: { a: 0, k: 100 } }] }] }],
}
const breathe = (autoplay) => lottie.loadAnimation({ container: $('.lottie'), renderer: 'svg', loop: true, autoplay, animationData: structuredClone(breathing) })

let isPlaying = true
const playVideo = (should) => {
  isPlaying = should
  const video = $('.video')
  if (!video) return
  video.classList.toggle('paused', !should)
  $('.video-toggle').textContent = should ? 'Pause video' : 'Play video'
}
let hasVideoKeys = false
pageModules.home = () => {
  new Typed('.typed', { strings: ['balance', 'strength', 'breath', 'people'], typeSpeed: 70, backSpeed: 40, backDelay: 1500, loop: true })
  $$('[data-count]').forEach((each) => new CountUp(each, Number(each.dataset.count), { duration: 2, autoAnimate: true, autoAnimateOnce: true, enableScrollSpy: true, scrollSpyOnce: true }))
  gsap.to('.breath', { yPercent: 40, scrollTrigger: { trigger: '.hero', scrub: true } })
  gsap.to('.marquee > div', { xPercent: -50, duration: 30, ease: 'none', repeat: -1 })
  const voices = new Swiper('.voices', { modules: [Autoplay], loop: true, speed: 400, autoplay: { delay: 4000 } })
  on($('.voice-prev'), 'click', () => voices.slidePrev())
  on($('.voice-next'), 'click', () => voices.slideNext())
  isPlaying = true
  on($('.video-toggle'), 'click', () => playVideo(!isPlaying))
  if (hasVideoKeys) return
  hasVideoKeys = true
  document.addEventListener('keydown', (event) => {
    if (event.code !== 'Space' || event.target.tagName === 'INPUT' || event.target.tagName === 'BUTTON') return
    event.preventDefault()
    playVideo(!isPlaying)
  })
}

pageModules.timetable = () => {
  let day = 0
  let week = 0
  const list = $('.rows')
  const filter = () => {
    const wanted = $$('.chip[aria-pressed=true]').map((chip) => chip.dataset.filter)
    const rows = $$('.row', list)
    const fits = ({ dataset }) => {
      const kinds = wanted.filter((each) => each === each.toLowerCase())
      const places = wanted.filter((each) => each !== each.toLowerCase())
      return (!kinds.length || kinds.includes(dataset.kind)) && (!places.length || places.includes(dataset.studio))
    }
    rows.forEach((row) => { row.hidden = !fits(row) })
    const shown = rows.filter(fits)
    gsap.fromTo(shown, { opacity: 0, y: 12 }, { opacity: 1, y: 0, duration: 0.3, stagger: 0.04, overwrite: true })
    $('.none').hidden = shown.length > 0
  }
  const load = async (wait) => {
    const asked = [day, week].join()
    if (wait > 500) list.classList.add('loading')
    const html = await fetch('/api/timetable?day=' + day + '&week=' + week + '&wait=' + wait).then((response) => response.text())
    if (asked !== [day, week].join()) return
    list.classList.remove('loading')
    list.innerHTML = html
    filter()
  }
  $$('.days button').forEach((tab) => on(tab, 'click', () => {
    day = Number(tab.dataset.day)
    $$('.days button').forEach((each) => each.setAttribute('aria-selected', String(each === tab)))
    load(120)
  }))
  $$('.chip').forEach((chip) => on(chip, 'click', () => {
    chip.setAttribute('aria-pressed', String(chip.getAttribute('aria-pressed') === 'false'))
    filter()
  }))
  const names = ['30 Nov – 6 Dec', '7 – 13 Dec', '14 – 20 Dec', '21 – 27 Dec']
  const go = (by) => {
    week = Math.max(0, Math.min(3, week + by))
    $('.week-name').textContent = names[week]
    load(1100)
  }
  on($('.week-next'), 'click', () => go(1))
  on($('.week-prev'), 'click', () => go(-1))
  every(3200, () => { $('.viewing').textContent = 9 + Math.floor(Math.random() * 8) })
}

pageModules.class = () => {
  const heart = $('.heart')
  on(heart, 'click', () => {
    const isSaved = heart.getAttribute('aria-pressed') === 'false'
    heart.setAttribute('aria-pressed', String(isSaved))
    heart.textContent = isSaved ? '♥ Saved' : '♡ Save'
    gsap.fromTo(heart, { scale: 1.2 }, { scale: 1, duration: 0.3 })
    fetch('/api/200/favourites', { method: 'POST' })
  })
  on($('.dates'), 'click', () => {
    const all = $('.all-dates')
    all.hidden = !all.hidden
    $('.dates').textContent = all.hidden ? 'Show all dates' : 'Show fewer dates'
  })
}

pageModules.passes = () => {
  $$('.add').forEach((button) => on(button, 'click', () => addToBag(button.dataset.id, button.dataset.name, Number(button.dataset.price))))
}

pageModules.vouchers = () => {
  const designs = ['Linen', 'Moss', 'Dusk', 'Salt']
  const rail = EmblaCarousel($('.embla'), { loop: true })
  rail.on('select', () => { $('.design-name').textContent = designs[rail.selectedScrollSnap()] })
  on($('.design-prev'), 'click', () => rail.scrollPrev())
  on($('.design-next'), 'click', () => rail.scrollNext())
  let amount = 50
  $$('.amount').forEach((button) => on(button, 'click', () => {
    amount = Number(button.dataset.amount)
    $$('.amount').forEach((each) => each.setAttribute('aria-pressed', String(each === button)))
    $('.voucher-sum b').textContent = $('.preview-sum').textContent = '€' + amount
    gsap.fromTo('.voucher-sum b', { scale: 1.3 }, { scale: 1, duration: 0.25 })
  }))
  const form = $('.voucher-form')
  on($('.preview-open'), 'click', () => {
    $('.preview-name').textContent = form.elements.receiver.value || 'you'
    gsap.fromTo('.preview', { display: 'flex', opacity: 0 }, { opacity: 1, duration: 0.3 })
  })
  on($('.preview-close'), 'click', () => gsap.to('.preview', { opacity: 0, duration: 0.3 }))
  on(form, 'submit', (event) => { event.preventDefault(); addToBag('voucher', 'Voucher ' + designs[rail.selectedScrollSnap()], amount) })
}

pageModules.teachers = () => {
  $$('.reveal').forEach((each) => gsap.from(each, { opacity: 0, y: 40, duration: 0.6, scrollTrigger: { trigger: each, start: 'top 90%' } }))
}

pageModules.teacher = () => {
  const film = breathe(true)
  let runs = true
  const button = $('.breathe')
  on(button, 'click', () => {
    runs = !runs
    if (runs) film.play(); else film.pause()
    $('.lottie').classList.toggle('still', !runs)
  })
  on($('.more'), 'click', () => {
    const bio = $('.bio')
    bio.hidden = !bio.hidden
    $('.more').setAttribute('aria-expanded', String(!bio.hidden))
    $('.more').textContent = bio.hidden ? 'Read more' : 'Read less'
  })
  const lists = { calm: 'Nils Frahm, Hania Rani, Ólafur Arnalds', strong: 'Bonobo, Four Tet, Moderat' }
  $$('[data-tab]').forEach((tab) => on(tab, 'click', () => {
    $$('[data-tab]').forEach((each) => each.setAttribute('aria-selected', String(each === tab)))
    $('.tab-text').textContent = lists[tab.dataset.tab]
  }))
}

pageModules.locations = () => {
  const places = [[54.3213, 10.1349, 'Harbour'], [54.3301, 10.1222, 'Mill'], [54.3252, 10.1411, 'Old Town']]
  const map = L.map('map', { scrollWheelZoom: false }).setView([54.3255, 10.133], 13)
  L.tileLayer('/tiles/{z}/{x}/{y}.svg', { maxZoom: 18, attribution: 'City of Kiel' }).addTo(map)
  const pins = places.map(([lat, lng, name]) => L.marker([lat, lng], { icon: L.divIcon({ className: 'pin', html: name[0], iconSize: [34, 34] }), title: name })
    .addTo(map).bindPopup(name + ' studio, open today until nine'))
  $$('.place').forEach((button, i) => on(button, 'click', () => {
    $$('.place').forEach((each) => each.setAttribute('aria-pressed', String(each === button)))
    map.flyTo(pins[i].getLatLng(), 15, { duration: 0.8 })
    pins[i].openPopup()
  }))
}
`;
