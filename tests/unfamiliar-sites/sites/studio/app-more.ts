/** Service pages: questions, trial, membership, workshops, journal, contact, account, retreat. */
export const moreScript = `
pageModules.faq = () => {
  $$('.fold > button').forEach((button) => on(button, 'click', () => {
    const isOpen = button.getAttribute('aria-expanded') === 'false'
    button.setAttribute('aria-expanded', String(isOpen))
    gsap.to(button.nextElementSibling, { height: isOpen ? 'auto' : 0, duration: 0.3, overwrite: true })
  }))
  const copy = $('.copy')
  on(copy, 'click', () => {
    navigator.clipboard?.writeText('FRIEND10').catch(() => {})
    copy.textContent = 'Copied'
    setTimeout(() => { copy.textContent = 'Copy code' }, 2000)
  })
  const clips = $('.lazy-clips')
  setTimeout(async () => { clips.innerHTML = await fetch(clips.dataset.src).then((response) => response.text()) }, 700)
}

pageModules.trial = () => {
  const box = $('#trial-box')
  on(box, 'submit', async (event) => {
    event.preventDefault()
    await fetch('/api/200/trial?ms=500', { method: 'POST' })
    box.innerHTML = '<p role="status">Thank you. We confirm your trial class by email.</p>'
  })
  // Keeps the number of free places current.
  every(9000, async () => { box.innerHTML = await fetch(box.dataset.src).then((response) => response.text()) })
}

pageModules.membership = () => {
  const wanted = { visits: 4, months: 6 }
  const price = () => {
    const sum = Math.round(wanted.visits * 17.5 * (1 - wanted.months / 60))
    $('.calc-sum b').textContent = sum
  }
  for (const [name, max] of [['visits', 20], ['months', 24]]) {
    const slider = noUiSlider.create($('#' + name), { start: wanted[name], step: 1, connect: 'lower', range: { min: 1, max } })
    slider.on('update', ([value]) => { wanted[name] = Number(value); $('b.' + name).textContent = Math.round(value); price() })
  }
  const texts = { flow: 'Flow: one studio, cancel monthly.', core: 'Core: all studios, cancel monthly.', unlimited: 'Unlimited: every class, every day.' }
  $$('.plan').forEach((plan) => on(plan, 'click', () => {
    $$('.plan').forEach((each) => each.setAttribute('aria-checked', String(each === plan)))
    $('.plan-text').textContent = texts[plan.id.slice(5)]
  }))
}

pageModules.workshops = () => {
  const box = $('.embed')
  const frame = document.createElement('iframe')
  frame.title = 'Enquiry form'
  frame.height = '300'
  frame.src = 'http://127.0.0.1:' + location.port + '/embed/enquiry'
  box.append(frame)
}

pageModules.journal = () => requestAnimationFrame(() => {
  new Typed('.journal-headline span', { strings: ['slow reads', 'good food', 'long breaths'], typeSpeed: 60 })
  $$('.topics .chip').forEach((chip) => on(chip, 'click', () => $$('.topics .chip').forEach((each) => each.setAttribute('aria-pressed', String(each === chip)))))
  on($('.load-more'), 'click', async () => {
    const { items } = await fetch('/api/200/stories').then((response) => response.json())
    $('.stories').insertAdjacentHTML('beforeend', items.map((each) => '<article class="tile"><h2>' + each + '</h2></article>').join(''))
  })
})

pageModules.contact = () => on($('.contact-form'), 'submit', async (event) => {
  event.preventDefault()
  await fetch('/api/200/contact?ms=400', { method: 'POST' })
  $('.contact-status').textContent = 'Thank you, we answer within a day.'
})

pageModules.login = () => on($('.login-form'), 'submit', async (event) => {
  event.preventDefault()
  const form = event.target
  const button = $('button', form)
  button.textContent = 'One moment…'
  const isRight = form.elements.pass.value.length > 7
  const response = await fetch(isRight ? '/api/200/session?ms=600' : '/api/401/session?ms=400', { method: 'POST' })
  button.textContent = 'Log in'
  if (response.ok) { swup.navigate('/bookings'); return }
  $('.error', form).textContent = 'Email and password do not match. Please try again.'
  form.elements.pass.value = ''
  form.elements.pass.focus()
})

pageModules.bookings = () => {
  $$('.booking').forEach((row) => on($('.cancel', row), 'click', async () => {
    gsap.to(row, { opacity: 0, height: 0, duration: 0.3 })
    const response = await fetch('/api/cancel?id=' + row.dataset.id, { method: 'POST' })
    if (!response.ok) gsap.to(row, { opacity: 1, height: 'auto', duration: 0.2 })
  }))
  const wait = $('.wait')
  on(wait, 'click', () => {
    const isIn = wait.getAttribute('aria-pressed') === 'false'
    wait.setAttribute('aria-pressed', String(isIn))
    wait.textContent = isIn ? 'On the waiting list, place 3' : 'Join waiting list'
    fetch('/api/200/waiting?ms=700', { method: 'POST' }).then(() => notyf.success(isIn ? 'You are on the list.' : 'You left the list.'))
  })
  $$('.switch input').forEach((box) => on(box, 'change', async () => {
    $('.saved').textContent = 'Saving…'
    await fetch('/api/200/reminders?ms=300', { method: 'POST' })
    $('.saved').textContent = 'Saved'
  }))
}

pageModules.retreat = () => {
  const picture = $('.wide-picture')
  const shown = { value: 0 }
  const count = gsap.to(shown, { value: 96, duration: 5, ease: 'power1.out', onUpdate: () => { $('.preloader b').textContent = Math.round(shown.value) } })
  const reveal = () => { count.kill(); $('.preloader').remove(); $('.held').style.display = 'block'; AOS.refreshHard() }
  if (picture.complete && picture.naturalWidth) reveal(); else on(picture, 'load', reveal)
}
`;
