/** Scripts of the apps that the shop installed, each of them unaware of the theme and of the others. */
export const widgets = `
const isCheckout = location.pathname.startsWith('/checkout');

// Currency converter: renders every price again whenever it polls its rates.
if (!isCheckout) {
  let polls = 0;
  const convert = () => {
    polls += 1;
    const rate = 1 + (polls % 3) * 0.004;
    for (const money of document.querySelectorAll('.money')) {
      money.dataset.base ??= money.textContent.replace('$', '');
      money.innerHTML = '<span class="cc-money">$' + (Number(money.dataset.base) * rate).toFixed(2) + '</span>';
    }
  };
  setInterval(convert, 2600);
}

// Countdown to today's dispatch.
for (const clock of document.querySelectorAll('.dispatch-clock')) {
  let left = 9240;
  const two = (number) => String(number).padStart(2, '0');
  setInterval(() => {
    left -= 1;
    clock.innerHTML = 'Dispatched today if ordered within <b>' + two(Math.floor(left / 3600)) + ':' + two(Math.floor(left / 60) % 60) + ':' + two(left % 60) + '</b>';
  }, 1000);
}

// Cookie bar.
if (!isCheckout && !localStorage.getItem('cookie-choice')) {
  const bar = document.createElement('div');
  bar.className = 'cookie-bar';
  bar.innerHTML = '<span>We use cookies to remember your cart.</span> <button class="cookie-ok">Accept</button> <button class="cookie-no">Decline</button>';
  bar.addEventListener('click', (event) => {
    if (!event.target.closest('button')) return;
    localStorage.setItem('cookie-choice', event.target.className);
    bar.classList.add('leaving');
    setTimeout(() => bar.remove(), 400);
  });
  document.body.append(bar);
}

// Chat bubble: everything happens inside a frame of another origin, which asks for its size.
if (!isCheckout) {
  const chat = document.createElement('iframe');
  chat.className = 'chat-frame';
  chat.title = 'Chat';
  chat.src = '//chat.localhost:' + location.port + '/widgets/chat';
  addEventListener('message', ({ data }) => {
    if (data?.chat) chat.classList.toggle('large', data.chat === 'open');
  });
  document.body.append(chat);
}

// Reviews: stars and a list in a shadow root.
customElements.define('review-stars', class extends HTMLElement {
  connectedCallback() {
    const root = this.attachShadow({ mode: 'open' });
    const review = (n) => '<li><b>5 of 5</b> Burns evenly, review ' + n + '</li>';
    root.innerHTML = '<style>ul{padding:0;list-style:none;min-height:150px}b{color:#b8862d}button{font:inherit;padding:6px 12px}</style><p><b>4.7 of 5</b> from 38 reviews</p><ul>' + review(1) + review(2) + '</ul><button class="more-reviews">More reviews</button>';
    let shown = 2;
    root.querySelector('button').addEventListener('click', () => setTimeout(() => {
      shown += 1;
      root.querySelector('ul').insertAdjacentHTML('beforeend', review(shown));
    }, 180));
  }
});

// Wishlist hearts, delegated because sections are replaced.
document.addEventListener('click', (event) => {
  const heart = event.target.closest('.heart');
  if (!heart) return;
  const isOn = heart.getAttribute('aria-pressed') === 'true';
  heart.setAttribute('aria-pressed', String(!isOn));
  fetch('/api/204/wishlist', { method: 'POST' });
});

// Upsell carousel.
for (const row of document.querySelectorAll('.upsell')) {
  const track = row.querySelector('.upsell-track');
  let at = 0;
  row.addEventListener('click', (event) => {
    const arrow = event.target.closest('.arrow');
    if (!arrow) return;
    at = (at + Number(arrow.dataset.by) + 6) % 6;
    track.style.transform = 'translateX(' + at * -180 + 'px)';
  });
}

// Burn guide: a panel that slides in from the right.
for (const opener of document.querySelectorAll('.guide-open')) {
  const panel = document.createElement('div');
  panel.className = 'guide-panel';
  panel.innerHTML = '<h2>Burn guide</h2><p>Trim the wick to five millimetres before every use.</p>';
  document.body.append(panel);
  opener.addEventListener('click', () => panel.classList.toggle('is-open'));
}
`;
