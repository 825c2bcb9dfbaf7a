/** Account, journal, help, shops and the forms for messages. */
export const serviceScript = `
import InfiniteScroll from 'infinite-scroll';
import MicroModal from 'micromodal';

if (kind === 'login') $('#login-form').addEventListener('submit', async (event) => {
  event.preventDefault();
  const button = $('#sign-in');
  button.textContent = 'Signing in…';
  const response = await post('/api/session?key=' + encodeURIComponent($('[name=login-password]').value));
  if (response.ok) { location.reload(); return; }
  button.textContent = 'Sign in';
  $('#login-note').textContent = (await response.json()).message;
});

if (kind === 'account' || kind === 'addresses') $('#sign-out').addEventListener('click', () => { Cookies.remove('hv-member'); location.href = '/account'; });

if (kind === 'account') {
  for (const head of $$('.order-head')) head.addEventListener('click', () => {
    const isOpen = head.getAttribute('aria-expanded') !== 'true';
    head.setAttribute('aria-expanded', isOpen);
    head.nextElementSibling.hidden = !isOpen;
  });
  for (const again of $$('.again')) again.addEventListener('click', () => addToBasket(again, again.dataset));
  for (const box of $$('.switch input')) box.addEventListener('change', async () => {
    $('#saved-note').textContent = 'Saving…';
    await post('/api/reminders');
    $('#saved-note').textContent = 'Saved at ' + new Date().toLocaleTimeString('en-GB');
  });
}

if (kind === 'addresses') {
  for (const button of $$('.make-default')) button.addEventListener('click', () => {
    for (const each of $$('.make-default')) { each.setAttribute('aria-pressed', each === button); each.textContent = each === button ? 'Your default' : 'Use as default'; }
  });
  $('#add-address').addEventListener('click', () => MicroModal.show('address-modal', { disableScroll: true }));
  $('#address-form').addEventListener('keydown', (event) => { if (event.key === 'Escape') { event.stopPropagation(); $('#lookup').innerHTML = ''; } });
  const postcode = $('[name=address-postcode]');
  let timer = 0;
  postcode.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(async () => {
      const { addresses } = await (await fetch('/api/lookup')).json();
      $('#lookup').innerHTML = addresses.map((text) => '<div class="lookup-row">' + text + '</div>').join('');
    }, 400);
  });
  $('#lookup').addEventListener('mousedown', (event) => {
    const row = event.target.closest('.lookup-row');
    if (!row) return;
    for (const each of $$('.lookup-row')) each.classList.toggle('chosen', each === row);
    $('#save-address').disabled = false;
  });
  $('#address-form').addEventListener('submit', (event) => { event.preventDefault(); MicroModal.close('address-modal'); notyf.success('Address saved'); });
}

if (kind === 'journal') {
  const posts = new InfiniteScroll('#posts', { path() { return this.loadCount < 4 ? '/journal?part=' + (this.loadCount + 1) : undefined; }, append: '.post', status: '.page-load-status', history: false, scrollThreshold: 300 });
  posts.on('append', () => { lazy.update(); AOS.refreshHard(); });
}

if (kind === 'weddings') {
  const pixel = document.createElement('script');
  pixel.src = '//static.localhost:' + location.port + '/pixel.js';
  document.head.append(pixel);
  const form = $('#wedding-form');
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const token = await grecaptcha.execute('6Lf-wedding', { action: 'inquiry' });
    await post('/api/messages?token=' + token);
    form.reset();
    $('#wedding-note').textContent = 'Thank you. We write back within two days.';
  });
}

if (kind === 'shops') {
  $('#near-me').addEventListener('click', () => {
    $('#near-note').textContent = 'Looking for you…';
    navigator.geolocation.getCurrentPosition(() => { $('#near-note').textContent = 'Sorted by distance.'; }, () => { $('#near-note').textContent = 'We could not find you. Type your town instead.'; }, { timeout: 4000 });
  });
  $('#town-filter').addEventListener('input', (event) => {
    const word = event.target.value.toLowerCase();
    for (const shop of $$('.shop')) shop.hidden = !shop.dataset.name.toLowerCase().includes(word);
  });
  for (const button of $$('.hours')) button.addEventListener('click', () => {
    const table = button.nextElementSibling;
    table.hidden = !table.hidden;
    button.textContent = table.hidden ? 'Opening hours' : 'Hide hours';
  });
  const map = $('#plan-map');
  const inner = $('#plan-inner');
  let [x, y, start] = [0, 0, null];
  map.addEventListener('pointerdown', (event) => { start = [event.clientX - x, event.clientY - y]; map.setPointerCapture(event.pointerId); });
  map.addEventListener('pointermove', (event) => {
    if (!start) return;
    [x, y] = [event.clientX - start[0], event.clientY - start[1]];
    inner.style.transform = 'translate(' + x + 'px,' + y + 'px)';
  });
  map.addEventListener('pointerup', () => { start = null; });
  map.addEventListener('pointercancel', () => { start = null; });
  setInterval(async () => {
    const response = await fetch('/api/open-now').catch(() => undefined);
    if (response?.ok) for (const line of $$('.open')) line.textContent = 'Open now';
  }, 4000);
}

if (kind === 'help') for (const vote of $$('.vote')) vote.addEventListener('click', () => {
  for (const each of $$('.vote')) each.setAttribute('aria-pressed', each === vote);
  $('#vote-note').textContent = 'Thank you for telling us.';
});

if (kind === 'delivery') $('#help-search').addEventListener('input', (event) => {
  const word = event.target.value.trim().toLowerCase();
  const found = $$('.chapter').filter((chapter) => chapter.textContent.toLowerCase().includes(word)).length;
  $('#help-note').textContent = word === '' ? '' : found > 0 ? found + ' chapters mention this' : 'No chapter mentions this';
});

if (kind === 'contact') {
  const topic = new Choices('#topic', { searchEnabled: true, itemSelectText: '', shouldSort: false, allowHTML: false });
  tippy('#phone-tip', { content: 'Monday to Saturday, 9 to 17', theme: 'dark' });
  validator('#contact-form')
    .addField('#c-email', [required('Please enter your email.'), { rule: 'email', errorMessage: 'This is not an email address.' }])
    .addField('#c-text', [required('Please write a message.')])
    .onSuccess(async (event) => {
      event?.preventDefault();
      const button = $('#send-contact');
      button.disabled = true;
      button.textContent = 'Sending…';
      await post('/api/messages');
      $('#contact-form').innerHTML = '<h2>Thank you</h2><p>We answer within a day.</p>';
      topic.destroy();
    });
}
`;
