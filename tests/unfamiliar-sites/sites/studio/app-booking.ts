/** Booking in four steps. */
export const bookingScript = `
const booking = { step: 'class', classId: '', spot: '', hold: '' }
const stepNames = ['class', 'spot', 'details', 'pay']
const showStep = (name) => {
  booking.step = name
  $$('.step').forEach((each) => { each.hidden = each.dataset.step !== name })
  $$('.steps li').forEach((each, i) => each.classList.toggle('now', i === stepNames.indexOf(name)))
  gsap.fromTo('[data-step=' + name + ']', { opacity: 0, x: 30 }, { opacity: 1, x: 0, duration: 0.3 })
  lenis.scrollTo(0)
}
const resetConfirm = () => {
  const button = $('.confirm')
  if (!button) return
  button.classList.remove('busy')
  button.textContent = 'Confirm booking'
}

pageModules.book = () => {
  const box = $('#booking')
  Object.assign(booking, { classId: box.dataset.class, spot: '', hold: '' })
  showStep(booking.classId ? 'spot' : 'class')
  $$('.pick').forEach((pick) => on(pick, 'click', () => {
    booking.classId = pick.dataset.class
    $$('.pick').forEach((each) => each.setAttribute('aria-pressed', String(each === pick)))
    showStep('spot')
  }))
  $$('.spot').forEach((spot) => on(spot, 'click', async () => {
    $$('.spot').forEach((each) => each.classList.toggle('mine', each === spot))
    $('.booking-error').textContent = ''
    booking.spot = spot.dataset.spot
    $('.spot-text').textContent = 'Spot ' + booking.spot + ' is held for you.'
    gsap.fromTo(spot, { scale: 0.8 }, { scale: 1, duration: 0.25 })
    const { hold } = await fetch('/api/holds?spot=' + booking.spot, { method: 'POST' }).then((response) => response.json())
    booking.hold = hold
    $('.to-details').disabled = false
  }))
  on($('.to-details'), 'click', () => showStep('details'))
  on($('#details-form'), 'submit', (event) => {
    event.preventDefault()
    const { fullname, mail } = event.target.elements
    fullname.closest('label').nextElementSibling.textContent = fullname.value ? '' : 'Please enter your name.'
    mail.closest('label').nextElementSibling.textContent = mail.value.includes('@') ? '' : 'Please enter your email address.'
    if (!fullname.value || !mail.value.includes('@')) return
    $('.summary').textContent = $('.pick[data-class="' + booking.classId + '"] b').textContent + ', spot ' + booking.spot
    showStep('pay')
  })
  document.addEventListener('submit', async (event) => {
    if (event.target.id !== 'pay-form') return
    event.preventDefault()
    const button = $('.confirm')
    button.classList.add('busy')
    button.textContent = 'Confirming…'
    const response = await fetch('/api/bookings?hold=' + booking.hold, { method: 'POST' })
    // An answer that comes after the visitor has left this step is of no use.
    if (booking.step !== 'pay' || !$('#pay-form')) return
    resetConfirm()
    if (response.ok) { booking.step = 'done'; swup.navigate('/book/thanks'); return }
    const taken = $('.spot[data-spot="' + booking.spot + '"]')
    taken.classList.replace('mine', 'sold')
    taken.disabled = true
    $('.to-details').disabled = true
    $('.spot-text').textContent = 'Choose a free spot.'
    $('.booking-error').textContent = 'Sorry, spot ' + booking.spot + ' has just been taken. Please choose another one.'
    showStep('spot')
  })
}
pageModules.thanks = () => breathe(true)
`;
