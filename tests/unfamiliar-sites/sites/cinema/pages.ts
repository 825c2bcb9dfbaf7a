const links = [
  ['/', 'Home'],
  ['/films', 'Films'],
  ['/times', 'Times'],
  ['/cinemas', 'Cinemas'],
  ['/snacks', 'Snacks'],
  ['/membership', 'Membership'],
  ['/vouchers', 'Vouchers'],
  ['/archive', 'Archive'],
  ['/faq', 'Questions'],
  ['/contact', 'Contact'],
  ['/account', 'Account'],
] as const;

/** The shadow root arrives with the page, so the header is visible before any script runs. */
const header = `<pal-header><template shadowrootmode="open"><style>
:host{display:block}div.bar{display:flex;gap:14px;align-items:center;padding:10px 16px}nav{flex:1;overflow-x:auto;white-space:nowrap}b{color:#fff}button{font:inherit;padding:6px 10px}
[popover]{margin:0;inset:56px 8px auto auto;max-width:220px;padding:14px;border-radius:8px;border:1px solid #999}
</style><div class="bar"><b>Palisade</b><nav><slot></slot></nav><button id="more" popovertarget="menu">More</button></div>
<div id="menu" popover><p>Follow us on the radio every Friday.</p><p>Box office 020 7946 0011</p></div></template>
${links.map(([path, label]) => `<a href="${path}">${label}</a>`).join(' ')}</pal-header>`;

const page = (main: string) => `${header}<main>${main}</main>`;

const paragraphs = (count: number) =>
  Array.from(
    { length: count },
    (_, index) =>
      `<section style="min-height:360px"><h2>Season ${index + 1}</h2><p>Eight films that we never tire of, shown on the large screen with the organ before every Sunday matinee.</p></section>`,
  ).join('');

const questions = ['Tickets', 'Late arrivals', 'Refunds', 'Access', 'Babies', 'Parking'] as const;

export const pages: Readonly<Record<string, string>> = {
  '/': page(
    `<pal-cookies></pal-cookies><div class="hero"><h1>Tonight on the large screen</h1><p id="intro">Three cinemas on the river, run by their projectionists since 1961.</p></div>
     <h2>New this week</h2><pal-strip>${['Paper Moons', 'The Ferry', 'Nine Doors', 'Low Tide', 'Salt', 'Her Atlas'].map((title) => `<div class="poster"><h3>${title}</h3><p>From Friday</p></div>`).join('')}</pal-strip>
     <h2>Times at Harbour</h2><pal-days></pal-days><p><a href="/kids">Kids club</a> · <a href="/films/7">The Ferry</a> · <a href="/showings/41">Seats for The Ferry</a></p>${paragraphs(2)}`,
  ),
  '/films': page('<h1>All films</h1><pal-film-list></pal-film-list>'),
  '/films/:id': page(
    `<pal-film><template shadowrootmode="open"></template><h1>The Ferry</h1><p>Two sisters, one crossing, and a storm that will not let them land. 118 minutes.</p></pal-film>
     <h2>Your rating</h2><pal-stars></pal-stars><p><a href="/showings/41">Choose seats</a></p>`,
  ),
  '/showings/:id': page(
    `<h1>The Ferry, Friday 20:30</h1><pal-seats></pal-seats>
     <dialog id="order"><h2>Your seats</h2><p>Held for ten minutes.</p><a href="/checkout">Go to payment</a></dialog>`,
  ),
  '/checkout': page(
    `<h1>Payment</h1><p>The Ferry, two seats</p><form action="/bank"><p><label>Name on the ticket <input name="holder" required></label></p><p><label>Postcode <input name="postcode" required></label></p><pal-pay></pal-pay></form>`,
  ),
  '/bank': '<main><h1>Northern Bank</h1><p>Approve this payment in your banking app.</p></main>',
  '/times': page('<h1>All times</h1><pal-times></pal-times>'),
  '/cinemas': page(
    `<h1>Our cinemas</h1><pal-cinemas></pal-cinemas><p id="cinema"></p><h2>Getting here</h2>${['By tram', 'By bicycle', 'By car'].map((way) => `<details name="way"><summary>${way}</summary><p>Five minutes from the old bridge, with racks beside the door.</p></details>`).join('')}`,
  ),
  '/snacks': page('<h1>Order snacks</h1><pal-snacks></pal-snacks>'),
  '/vouchers': page('<h1>Vouchers</h1><pal-voucher></pal-voucher>'),
  '/membership': page(
    `<h1>Palisade Plus</h1><form id="join" action="/joined"><p><label>Full name <input name="fullname" required></label></p><p><label>Town <input name="town"></label></p>
     <p><pal-birthday name="birthday"></pal-birthday></p><p>Plan <label><input type="radio" name="plan" value="month" checked> Monthly</label> <label><input type="radio" name="plan" value="year"> Yearly</label></p>
     <p><pal-password></pal-password></p><div class="terms"><h2>Terms</h2><p>You can leave at the end of any month.</p></div><button id="become">Become a member</button></form>`,
  ),
  '/joined': page('<h1>Welcome</h1><p>Your card is on its way.</p>'),
  '/archive': page('<h1>Everything since 1961</h1><pal-archive></pal-archive>'),
  '/faq': page(
    `<h1>Questions</h1><pal-find></pal-find><ul>${questions.map((each, n) => `<li><a href="#q${n}">${each}</a></li>`).join('')}</ul>
     ${questions.map((each, n) => `<section class="answer"><h2 id="q${n}">${each}</h2><p>${each} are handled by the box office of your cinema, which opens one hour before the first film.</p></section>`).join('')}`,
  ),
  '/contact': page(
    `<h1>Write to us</h1><form method="post" action="/contact"><p><label>Subject <input name="subject" required></label></p><p><label>Message <textarea name="message" required></textarea></label></p><button id="send">Send message</button></form>`,
  ),
  '/account': page(
    `<h1>Your account</h1><pal-switch id="news">Newsletter</pal-switch><pal-switch id="texts">Text reminders</pal-switch><h2>Bookings</h2><pal-booking><p>The Ferry, Friday 20:30, C4 and C5</p></pal-booking>`,
  ),
  '/kids': page(
    '<h1>Kids club</h1><p>Every Saturday at ten.</p><pal-kidsclub><p>Paper hats, juice and a short film.</p></pal-kidsclub>',
  ),
};

export const sent = page('<h1>Thank you</h1><p>We answer within two days.</p>');
