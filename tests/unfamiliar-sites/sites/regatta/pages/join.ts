import { field, page } from '../layout.ts';
import { hasToken, type Page, redirect, tokenField, type Visit } from '../session.ts';

const names = ['Category', 'About you', 'Experience', 'Confirm'];
const progress = (at: number) =>
  `<ol class="steps">${names.map((name, index) => `<li class="${index === at ? 'now' : index < at ? 'done' : ''}">${name}</li>`).join('')}</ol>`;

const form = (visit: Visit, at: number, action: string, body: string, back?: string) =>
  `<div class="wrap narrow">${progress(at)}<form method="post" action="${action}" class="card" novalidate>${tokenField(visit)}${body}
<p class="buttons">${back ? `<a class="btn ghost" href="${back}" id="step-back">Back</a>` : ''}<button class="btn" id="step-next">${at === 3 ? 'Send application' : 'Continue'}</button></p></form></div>`;

const fees = { adult: 32, family: 58, student: 18, supporting: 8 } as const;

function choose(visit: Visit) {
  const { session, method, form: sent } = visit;
  if (method === 'POST') {
    const category = sent.get('category');
    if (!category) {
      session.errors = { category: 'Please choose a category.' };
      return redirect('/join');
    }
    session.join = { ...session.join, category, people: sent.get('people') ?? '2' };
    session.errors = {};
    return redirect('/join/details');
  }
  const error = session.errors.category;
  session.errors = {};
  return page(
    visit,
    'Apply for membership',
    form(
      visit,
      0,
      '/join',
      `<div x-data="{ category: '${session.join.category ?? ''}', people: ${session.join.people ?? 2}, fees: { adult: 32, family: 58, student: 18, supporting: 8 } }">
${error ? `<p class="error" role="alert">${error}</p>` : ''}<fieldset><legend>Which membership do you want?</legend>${Object.entries(
        fees,
      )
        .map(
          ([key, fee]) =>
            `<label class="radio"><input type="radio" name="category" value="${key}" x-model="category"> ${key[0]?.toUpperCase()}${key.slice(1)}, $${fee} a month</label>`,
        )
        .join('')}</fieldset>
<div x-show="category === 'family'" x-cloak class="stepper">People in your family <button type="button" class="round" id="people-less" @click="people = Math.max(2, people - 1)">−</button> <output x-text="people">2</output> <button type="button" class="round" id="people-more" @click="people++">+</button></div><input type="hidden" name="people" :value="people">
<p class="estimate" x-show="category" x-cloak>You pay <b x-text="'$' + fees[category] * 12"></b> in the first year, plus the joining fee.</p></div>`,
    ),
  );
}

/** The telephone must have ten digits and nothing else; its message has the name of a field that the theme lacks. */
function check(sent: URLSearchParams): Record<string, string> {
  const errors: Record<string, string> = {};
  if (!sent.get('first')) errors.first = 'Please tell us your first name.';
  if (!sent.get('last')) errors.last = 'Please tell us your last name.';
  if (!/^\S+@\S+\.\S+$/.test(sent.get('mail') ?? ''))
    errors.mail = 'This email address is not complete.';
  if (!/^\d{5}$/.test(sent.get('zip') ?? '')) errors.zip = 'A ZIP code has five digits.';
  if (!/^\d{10}$/.test(sent.get('mobile') ?? '')) errors.telephone = 'Invalid format.';
  return errors;
}

function details(visit: Visit) {
  const { session, method, form: sent } = visit;
  if (!session.join.category) return redirect('/join', 60);
  if (method === 'POST') {
    const errors = hasToken(visit)
      ? check(sent)
      : { mail: 'The form expired. Please send it again.' };
    const values = Object.fromEntries(sent);
    if (Object.keys(errors).length > 0) {
      session.errors = errors;
      session.old = { ...values, birth: '' };
      session.flash = { tone: 'bad', text: 'Please check your entries.' };
      return redirect('/join/details', 340);
    }
    session.join = { ...session.join, ...values };
    session.errors = {};
    session.old = {};
    return redirect('/join/experience', 300);
  }
  const value = (name: string) => session.old[name] ?? session.join[name] ?? '';
  const shown = page(
    visit,
    'Apply for membership',
    form(
      visit,
      1,
      '/join/details',
      `<div class="pair">${field(visit, 'first', 'First name', 'autocomplete="given-name"', value('first'))}${field(visit, 'last', 'Last name', 'autocomplete="family-name"', value('last'))}</div>
${field(visit, 'birth', 'Date of birth', 'placeholder="MM/DD/YYYY"', value('birth'))}${field(visit, 'street', 'Street', 'autocomplete="street-address"', value('street'))}
<div class="pair">${field(visit, 'zip', 'ZIP code', 'inputmode="numeric"', value('zip'))}${field(visit, 'town', 'Town', '', value('town'))}</div>
${field(visit, 'mail', 'Email', 'type="email"', value('mail'))}${field(visit, 'mobile', 'Mobile', 'type="tel" placeholder="+1 (207) 555-0100"', value('mobile'))}`,
      '/join',
    ),
  );
  session.errors = {};
  session.old = {};
  return shown;
}

export const join: Page = (visit) => {
  const { session, method, path, form: sent } = visit;
  if (path === '/join') return choose(visit);
  if (path === '/join/details') return details(visit);
  if (!path.startsWith('/join/')) return undefined;
  if (!session.join.mail && path !== '/join/thanks') return redirect('/join', 60);
  if (path === '/join/experience') {
    if (method === 'POST') {
      session.join = { ...session.join, ...Object.fromEntries(sent) };
      return redirect('/join/confirm');
    }
    return page(
      visit,
      'Apply for membership',
      form(
        visit,
        2,
        path,
        `<label class="radio"><input type="radio" name="level" value="new" checked> I am new to the water</label><label class="radio"><input type="radio" name="level" value="some"> I have rowed or sailed before</label><label class="radio"><input type="radio" name="level" value="licensed"> I hold a license</label>
<p class="field"><label for="f-about">Anything we should know?</label><textarea id="f-about" name="about" rows="4">${session.join.about ?? ''}</textarea></p>
<label class="radio"><input type="checkbox" name="swim" value="yes" ${session.join.swim ? 'checked' : ''}> I can swim 200 meters in clothes</label>`,
        '/join/details',
      ),
    );
  }
  if (path === '/join/confirm') {
    if (method === 'POST') {
      if (!sent.get('terms')) {
        session.flash = {
          tone: 'bad',
          text: 'Please accept the statutes, then send the application.',
        };
        return redirect(path);
      }
      session.join = {};
      return redirect('/join/thanks', 900);
    }
    const { category = '', first = '', last = '', mail = '' } = session.join;
    return page(
      visit,
      'Apply for membership',
      form(
        visit,
        3,
        path,
        `<h2>Is everything right?</h2><dl><dt>Category</dt><dd>${category}</dd><dt>Name</dt><dd>${first} ${last}</dd><dt>Email</dt><dd>${mail}</dd></dl><label class="radio"><input type="checkbox" name="terms" value="yes" id="terms"> I accept the <a href="/files/statutes.pdf" download>statutes</a> and the house rules</label>`,
        '/join/experience',
      ),
    );
  }
  if (path === '/join/thanks')
    return page(
      visit,
      'Thank you',
      '<div class="wrap narrow"><div class="card"><p id="applied">We received your application. Greta from the office calls you within a week.</p><p><a href="/courses">Look at the courses</a></p></div></div>',
    );
  return undefined;
};
