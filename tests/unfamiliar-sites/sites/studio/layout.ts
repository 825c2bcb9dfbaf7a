/** The frame around every page: only what is inside of #swup is replaced by a page transition. */

const main = [
  ['/timetable', 'Timetable'],
  ['/passes', 'Passes'],
  ['/membership', 'Membership'],
  ['/teachers', 'Teachers'],
  ['/locations', 'Studios'],
  ['/workshops', 'Workshops'],
  ['/faq', 'FAQ'],
] as const;
const more = [
  ['/', 'Home'],
  ...main,
  ['/book', 'Book a class'],
  ['/trial', 'Free trial'],
  ['/vouchers', 'Gift vouchers'],
  ['/journal', 'Journal'],
  ['/about', 'About'],
  ['/contact', 'Contact'],
  ['/login', 'Log in'],
  ['/bookings', 'My bookings'],
  ['/privacy', 'Privacy'],
] as const;
const links = (list: readonly (readonly [string, string])[]) =>
  list.map(([path, label]) => `<a href="${path}">${label}</a>`).join('');

const header = `<div class="cookies" id="cookies"><span>We use cookies to keep you signed in and to count visits.</span> <button class="accept">Accept</button> <button class="decline ghost">Only necessary</button></div>
<div class="announce"><button class="prev" aria-label="Previous message">‹</button><p aria-live="polite">New: Reformer Jump at the Mill studio</p><button class="next" aria-label="Next message">›</button></div>
<header class="top"><a class="logo" href="/">Stillwater</a><nav class="wide">${links(main)}</nav>
<div class="tools"><button class="search-open" aria-label="Search">⌕</button><button class="bag-open" aria-label="Open bag">Bag <b class="bag-count">0</b></button><a class="cta" href="/book">Book</a><button class="burger" aria-label="Menu" aria-expanded="false"><i></i><i></i></button></div></header>
<div class="menu" hidden><nav>${links(main.slice(0, 4))}</nav></div>
<div class="search-layer" hidden role="dialog" aria-label="Search"><input type="search" name="q" placeholder="Search classes, teachers" aria-label="Search classes"><ul class="hits"></ul><button class="search-close">Close</button></div>
<div class="bag" aria-hidden="true"><div class="bag-scrim"></div><aside aria-label="Your bag"><button class="bag-close" aria-label="Close bag">✕</button><h2>Your bag</h2><ul class="lines"></ul><p class="bag-total">Total €0</p><a class="cta" href="/passes">Keep browsing</a></aside></div>
<div class="exit-pop" hidden role="dialog" aria-label="Before you go"><div><h2>Before you go</h2><p>Take a free trial class with you.</p><button class="exit-close">No, thanks</button></div></div>
<button class="chat" aria-label="Chat with us">💬</button><div class="chat-box" hidden><p>Hi! We reply within a few minutes.</p><button class="chat-close">Close chat</button></div>
<div class="curtain" aria-hidden="true"></div>`;

const footer = `<footer><nav>${links(more)}</nav><form class="letter" novalidate><label>Studio letter <input name="letter" type="email" placeholder="Your email address"></label><button>Subscribe</button><p class="letter-status" role="status"></p></form>
<p>Stillwater Studio · Harbour, Mill and Old Town · <a href="tel:+49431555010">0431 555010</a></p></footer>`;

export const shell = (page: string, body: string): string =>
  `${header}<div id="swup" class="page" data-page="${page}"><main>${body}</main>${footer}</div>`;

/** A reading text, long enough to scroll. */
export const text = (count: number): string =>
  Array.from(
    { length: count },
    (_, index) =>
      `<p data-aos="fade-up">${
        [
          'Every class begins with three quiet minutes on the mat. Your teacher walks through the room, learns your name and asks what your body needs today.',
          'We keep groups small, so there is always room for a hand on the shoulder and for a question. Props are laid out before you arrive.',
          'After class there is tea at the long table. Stay as long as you like; most of us do.',
        ][index % 3]
      }</p>`,
  ).join('');
