import { boats, slots, taken } from '../data.ts';
import { field, page } from '../layout.ts';
import {
  fragment,
  hasToken,
  newToken,
  nextCaptcha,
  type Page,
  redirect,
  tokenField,
  type Visit,
} from '../session.ts';

/** A new sum after each attempt; the form itself comes from the fragment cache with the sum of its first display. */
function contact(visit: Visit) {
  const { session, method, form } = visit;
  if (method === 'POST') {
    const [a, b] = session.captcha;
    const isRight = Number(form.get('captcha')) === a + b;
    session.captcha = nextCaptcha(session.captcha);
    const values = Object.fromEntries(form);
    const errors: Record<string, string> = {};
    if ((values.message ?? '').length < 30)
      errors.message = 'Please write at least 30 characters, so that we understand you.';
    if (!isRight) errors.captcha = 'The answer to the security question is wrong.';
    session.errors = errors;
    session.old = { ...values, captcha: '' };
    if (Object.keys(errors).length > 0) return redirect('/contact', 360);
    session.old = {};
    session.captcha = session.shownCaptcha;
    session.flash = { tone: 'good', text: 'Thank you. We answer within three days.' };
    return redirect('/contact', 700);
  }
  const [a, b] = session.shownCaptcha;
  const error = session.errors.message;
  const shown = page(
    visit,
    'Contact',
    `<div class="wrap"><div class="columns wide-left"><form method="post" action="/contact" class="card" id="contact-form">${tokenField(visit)}${field(visit, 'name', 'Your name', 'required')}${field(visit, 'mail', 'Email', 'type="email" required')}
<p class="field${error ? ' has-error' : ''}"><label for="f-message">Message</label><textarea id="f-message" name="message" rows="5" required>${session.old.message ?? ''}</textarea>${error ? `<span class="error">${error}</span>` : ''}</p>
${field(visit, 'captcha', `What is <span id="sum">${a} + ${b}</span>?`, 'inputmode="numeric" size="4" required')}<button class="btn" id="send-message">Send message</button></form>
<aside><div class="card"><h3>Office</h3><p>Greta Lind<br>Tuesday and Thursday, 4 to 6 pm</p><p><a href="tel:+12075550133">(207) 555-0133</a></p></div></aside></div></div>`,
  );
  session.errors = {};
  session.old = {};
  return shown;
}

function login(visit: Visit) {
  const { session, method, form, query } = visit;
  const next = query.get('next') ?? '/members';
  if (method === 'POST') {
    if (form.get('password') !== 'oarlock-22') {
      session.old = { mail: form.get('mail') ?? '' };
      session.flash = { tone: 'bad', text: 'Email or password is wrong. Please try again.' };
      return redirect(`/members/login?next=${encodeURIComponent(next)}`, 420);
    }
    session.member = true;
    session.old = {};
    session.token = newToken();
    session.flash = { tone: 'good', text: 'Welcome back, Nora.' };
    return redirect(next, 480);
  }
  return page(
    visit,
    'Member login',
    `<div class="wrap narrow"><form method="post" class="card" action="/members/login?next=${encodeURIComponent(next)}">${tokenField(visit)}${field(visit, 'mail', 'Email', 'type="email" required')}<p class="field" x-data="{ seen: false }"><label for="f-password">Password</label><input id="f-password" name="password" :type="seen ? 'text' : 'password'" type="password" required><button type="button" class="link" id="see-password" @click="seen = !seen" x-text="seen ? 'Hide' : 'Show'">Show</button></p><button class="btn" id="log-in">Log in</button> <a href="/members/forgot" id="forgot">Forgot your password?</a></form></div>`,
  );
}

const cell = (visit: Visit, day: number, boat: number, slot: number) => {
  const key = `${boat}-${slot}`;
  const other = day === 0 ? taken[key] : undefined;
  if (other)
    return `<button class="slot taken" disabled title="Booked by ${other}">${other}</button>`;
  const isOurs = visit.session.bookings.has(`${day}/${key}`);
  const action = isOurs ? 'cancel' : 'book';
  return `<form hx-post="/members/boats/${action}" hx-target="closest td"${isOurs ? ' hx-confirm="Cancel this booking?"' : ''}>${tokenField(visit)}<input type="hidden" name="slot" value="${day}/${key}"><button class="slot ${isOurs ? 'ours' : 'free'}" id="slot-${day}-${key}" aria-label="${isOurs ? 'Cancel' : 'Book'} ${boats[boat]} at ${slots[slot]}">${isOurs ? 'Yours ×' : 'Free'}</button></form>`;
};

const days = ['Saturday', 'Sunday', 'Monday', 'Tuesday'];

/** Each booking replaces the token of the session, and the cell that it returns has the new one. The other cells keep the old one. */
function boatGrid(visit: Visit) {
  const { session, path, method, form, query } = visit;
  if (method === 'POST') {
    if (!hasToken(visit))
      return fragment('<h1>419</h1><p>Page expired</p>', { status: 419, afterMs: 160 });
    session.token = newToken();
    const wanted = form.get('slot') ?? '';
    if (path.endsWith('/cancel')) session.bookings.delete(wanted);
    else session.bookings.add(wanted);
    const [day, boat, slot] = wanted.split(/[/-]/).map(Number);
    return fragment(cell(visit, day ?? 0, boat ?? 0, slot ?? 0), { afterMs: 330 });
  }
  const day = Math.min(3, Number(query.get('day') ?? 0));
  return page(
    visit,
    'Book a boat',
    `<div class="wrap"><p class="bar">${days.map((name, index) => `<a class="chip${index === day ? ' here' : ''}" id="day-${index}" href="/members/boats?day=${index}">${name}</a>`).join('')}</p>
<div class="scroller"><table class="grid booking"><thead><tr><th>Boat</th>${slots.map((slot) => `<th>${slot}</th>`).join('')}</tr></thead><tbody>${boats
      .map(
        (boat, row) =>
          `<tr><th>${boat}</th>${slots.map((_, slot) => `<td>${cell(visit, day, row, slot)}</td>`).join('')}</tr>`,
      )
      .join(
        '',
      )}</tbody></table></div><p class="muted">Two hours per slot. Please cancel what you do not use.</p></div>`,
  );
}

export const members: Page = (visit) => {
  const { session, path, method } = visit;
  if (path === '/contact') return contact(visit);
  if (path === '/members/login') return login(visit);
  if (path === '/members/forgot') {
    if (method === 'POST') {
      session.flash = {
        tone: 'note',
        text: 'If this address belongs to a member, you get a link within a few minutes.',
      };
      return redirect('/members/login', 900);
    }
    return page(
      visit,
      'Forgotten password',
      `<div class="wrap narrow"><form method="post" class="card" action="/members/forgot">${tokenField(visit)}${field(visit, 'mail', 'Email', 'type="email" required', '')}<button class="btn" id="send-link">Send me a link</button></form><p><a href="/members/login">Back to the login</a></p></div>`,
    );
  }
  if (!path.startsWith('/members')) return undefined;
  if (!session.member) return redirect(`/members/login?next=${encodeURIComponent(path)}`, 80);
  if (path === '/members/logout') {
    session.member = false;
    session.flash = { tone: 'note', text: 'You are signed out.' };
    return redirect('/', 120);
  }
  if (path === '/members')
    return page(
      visit,
      'My club',
      `<div class="wrap"><div class="cards"><article class="card"><h3><a href="/members/boats">Book a boat</a></h3><p>${session.bookings.size} bookings this week</p></article><article class="card"><h3><a href="/members/forum">Forum</a></h3><p>3 topics today</p></article><article class="card"><h3>Invoices</h3><p><a href="/files/invoice-2026.pdf" download>Membership 2026 (PDF)</a></p></article></div></div>`,
    );
  if (path.startsWith('/members/boats')) return boatGrid(visit);
  return undefined;
};
