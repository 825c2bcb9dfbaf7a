const nav = `<header><b>Harbor Street Practice</b> <nav aria-label="Main">${[
  ['/', 'Home'],
  ['/appointments', 'Appointments'],
  ['/prescriptions', 'Prescriptions'],
  ['/login', 'Sign in'],
  ['/portal', 'My record'],
  ['/messages', 'Letters'],
  ['/results', 'Results'],
  ['/prices', 'Prices'],
  ['/team', 'Team'],
  ['/travel', 'Travel vaccines'],
  ['/forms', 'Forms'],
  ['/register', 'New patients'],
  ['/video', 'Video visits'],
  ['/symptoms', 'Symptoms'],
  ['/emergency', 'Out of hours'],
  ['/contact', 'Contact'],
]
  .map(([path, label]) => `<a href="${path}">${label}</a>`)
  .join(' ')} <a href="/waiting-times" data-turbo="false">Waiting times</a></nav></header>`;

const page = (body: string) =>
  `${nav}<main>${body}</main><div id="toasts" data-turbo-permanent></div><footer>Harbor Street Practice, 9 Harbor Street</footer>`;

const slots = (week: number) =>
  `<turbo-frame id="slots"><h2>Week ${week}</h2><p><a href="/slots/${Math.max(1, week - 1)}">‹ Earlier</a> <a href="/slots/${week + 1}">Later ›</a></p>
  <p>Dr. Amari ${['08:20', '08:40', '09:00'].map((time, index) => `<a class="slot" data-turbo-frame="_top" href="/confirm/${week}${index}">${time}</a>`).join('')}</p>
  <p>Dr. Lind (locum) ${['14:10', '14:30', '14:50'].map((time, index) => `<a class="slot" href="/confirm/${week}${index + 5}">${time}</a>`).join('')}</p></turbo-frame>`;

const treatments = [
  'Consultation, ten minutes',
  'Blood test, full count',
  'Ultrasound of the abdomen',
  'Removal of stitches',
  'Electrocardiogram',
  'Vaccination, standard',
  'Certificate for work',
  'Home visit by day',
];

const priceTables = Array.from(
  { length: 6 },
  (_, part) =>
    `<h2>Schedule ${'ABCDEF'[part]}</h2><table>${treatments
      .map(
        (name, row) =>
          `<tr><td>${name}, class ${part + 1}</td><td data-prices-target="amount" data-base="${12 + row * 7 + part}">${(12 + row * 7 + part).toFixed(2)} €</td></tr>`,
      )
      .join('')}</table>`,
).join('');

const doctors = [
  'Dr. Amari, general practice',
  'Dr. Quist, children',
  'Dr. Roth, heart',
  'Nurse Bell',
  'Nurse Okoye',
];

export const fragments: Readonly<Record<string, string>> = {
  ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((week) => [`/slots/${week}`, slots(week)])),
  '/suggest':
    '<li role="option" data-autocomplete-value="Appointments">Appointments</li><li role="option" data-autocomplete-value="Allergy test">Allergy test</li>',
  '/countries':
    '<li role="option">Kenya</li><li role="option">Kyrgyzstan</li><li role="option">South Korea</li>',
  '/callback': page('<h1>We will call you</h1><p>Between two and four in the afternoon.</p>'),
  '/times': `<div><p style="font-size:24px">${'Without an appointment you wait about forty minutes today. '.repeat(14)}</p></div>`,
  '/opening': '<p>Open until six today.</p>',
};

export const pages: Readonly<Record<string, string>> = {
  '/': page(`<h1>Your family practice by the harbor</h1>
    <div data-controller="notice" role="note">The flu vaccine is here. <button id="notice" data-action="notice#dismiss">Got it</button></div>
    <p><button id="languages" popovertarget="langs">Languages</button></p><div id="langs" popover><a href="#de">Deutsch</a> <a href="#tr">Türkçe</a> <a href="#pl">Polski</a></div>
    <auto-complete src="/suggest" for="hits"><label>What are you looking for? <input type="search" name="q" autocomplete="off"></label><ul id="hits"></ul><div id="hits-feedback"></div></auto-complete>
    <include-fragment src="/opening?ms=400"><p>Checking our hours …</p></include-fragment>
    <p id="intro">We have looked after families in this street for thirty years, from the first cough to the last prescription.</p>
    <p>News from <relative-time datetime="2026-11-20T08:00:00Z">20 November</relative-time>: a new entrance on the left.</p>
    ${['Care for children', 'Care at home', 'Care before you travel'].map((title) => `<h2>${title}</h2><p style="min-height:260px">Ask at the desk, or write to us.</p>`).join('')}`),
  '/appointments':
    page(`<h1>Appointments</h1><tab-container><button id="t1" type="button" role="tab" aria-selected="true">In the practice</button>
    <button id="t2" type="button" role="tab" tabindex="-1">By telephone</button><button id="t3" type="button" role="tab" tabindex="-1">At home</button>
    <div role="tabpanel" aria-labelledby="t1"><p>Bring your card.</p></div><div role="tabpanel" aria-labelledby="t2" hidden><p>We call you at the time you chose.</p></div><div role="tabpanel" aria-labelledby="t3" hidden><p>Within two miles only.</p></div></tab-container>
    <label>From <input type="date" name="from" min="2026-11-26"></label><label>Reason <select name="reason"><option>Check-up</option><option>Acute illness</option><option>Vaccination</option></select></label>
    <turbo-frame id="slots" src="/slots/1"><p>Looking for free times …</p></turbo-frame>`),
  '/confirm/:id': page(
    '<h1>Your appointment</h1><p>We have kept this time for you. <a href="/appointments">Change it</a></p>',
  ),
  '/prescriptions':
    page(`<h1>Repeat prescription</h1><form method="post" action="/api/500" data-controller="rows" id="repeat">
    <ol data-rows-target="list"><li><input name="medicine" aria-label="Medicine"></li></ol><template data-rows-target="template"><li><input name="more" aria-label="Another medicine"> <button type="button" data-action="rows#remove">Remove</button></li></template>
    <p><button type="button" id="add" data-action="rows#add">Add another</button></p><label>Pick-up <select name="pickup"><option>At the desk</option><option>Pharmacy on the quay</option></select></label>
    <button id="request">Request prescription</button></form>
    <h2>Ask the pharmacist</h2><form method="post" action="/question"><label>Postcode <input name="postcode" required data-controller="postcode" data-action="input->postcode#check"></label><label>Question <input name="question" required></label><button id="ask">Ask</button></form>`),
  '/login':
    page(`<h1>Patient portal</h1><form method="post" action="/portal" id="login"><label>Card number <input name="card" required autocomplete="off" data-controller="card-number" data-action="change->card-number#check"></label>
    <div data-controller="password"><label>Password <input type="password" name="secret" required data-password-target="field"></label><button type="button" id="reveal" data-password-target="button" data-action="password#toggle">Show</button></div><button id="signin">Sign in</button></form>`),
  '/portal':
    page(`<h1>My record</h1><p data-controller="queue">You are number 15 on the telephone</p><div data-controller="setting">
    <p><button id="reminders" role="switch" aria-checked="false" data-first="once/503" data-action="setting#toggle">Text reminders</button> <button id="recall" role="switch" aria-checked="true" data-action="setting#toggle">Yearly check-up letter</button></p><p data-setting-target="state"></p></div>
    <h2>Call me back</h2><form method="post" action="/callback"><label>Your number <input name="phone"></label><button id="callback">Request a call</button></form>`),
  '/messages':
    page(`<h1>Letters</h1><ul data-controller="letters">${['Referral to Dr. Roth', 'Bill of October', 'Vaccination record'].map((title) => `<li>${title} <button data-action="letters#remove">Delete</button></li>`).join('')}</ul>
    <form method="post" action="/messages?ms=700" data-controller="draft"><label>Write to us <textarea name="letter" rows="3" data-action="input->draft#save"></textarea></label><p data-draft-target="state"></p><button id="send">Send letter</button></form>`),
  '/sent': page(
    '<h1>Thank you</h1><p>We answer within a day. <a href="/messages">Back to your letters</a></p>',
  ),
  '/results':
    page(`<h1>Results</h1><p>Blood test of 12 November. Your doctor has commented on it.</p><svg data-controller="results" width="300" height="160" role="img" aria-label="Blood values"></svg>
    <details><summary>What does this mean?</summary><p>Values outside of the band are not always a reason to worry.</p></details>`),
  '/prices':
    page(`<div data-controller="prices"><h1>Prices</h1><fieldset><legend>I am</legend><label><input type="radio" name="kind" value="insured" checked data-action="prices#show"> insured</label><label><input type="radio" name="kind" value="private" data-action="prices#show"> private</label></fieldset>
    <p>Transfer to <code>DE02 1203 0000 0000 2020 51</code> <button id="copy" data-action="prices#copy" data-prices-text-param="DE02 1203 0000 0000 2020 51">Copy</button></p><p><button id="print" data-action="prices#print">Print this list</button></p>
    ${['Who pays for a certificate?', 'Can I pay by card?', 'When is the bill sent?'].map((q) => `<details name="faq"><summary>${q}</summary><p>Ask at the desk: most insurers pay.</p></details>`).join('')}${priceTables}</div>`),
  '/team':
    page(`<h1>Team</h1><div data-controller="strip"><p><button id="previous" data-action="strip#previous" aria-label="Previous">‹</button> <button id="next" data-action="strip#next" aria-label="Next">›</button></p><div class="track" data-strip-target="track">${doctors.map((name) => `<div>${name}</div>`).join('')}</div></div>
    <div data-controller="sheet"><p><button id="hours" data-action="sheet#open">Office hours of Dr. Quist</button></p><dialog data-sheet-target="dialog" closedby="any"><h2>Dr. Quist</h2><p>Monday to Thursday, eight to one.</p><button id="shut" data-action="sheet#close">Close</button></dialog></div>
    <p><a href="/team/7">Dr. Amari</a></p><p><a href="/team/8">Dr. Quist</a></p>`),
  '/team/:id': page(
    `<h1>Dr. Amari</h1><p style="min-height:300px">Studied in Lyon, speaks French and Arabic, and runs in the hills.</p><p><a id="book" href="/book/7" data-turbo="false">Book with Dr. Amari</a></p>`,
  ),
  '/book/:id': `<script>document.documentElement.classList.add('curtain')</script>${page('<h1>Book with Dr. Amari</h1><p>Pick a day.</p>').replace('<header>', '<header hidden>').replace('<footer>', '<footer hidden>')}
    <script>window.experiments.ready(() => document.documentElement.classList.remove('curtain'))</script>`,
  '/travel':
    page(`<div data-controller="vaccines"><h1>Travel vaccines</h1><auto-complete src="/countries" for="countries" data-action="auto-complete-change->vaccines#chosen"><label>Country <input type="text" name="country" autocomplete="off"></label><ul id="countries"></ul></auto-complete><p data-vaccines-target="advice"></p></div>
    <div data-controller="dates"><label>You leave on <input type="date" name="leave" data-dates-target="from"></label><ul data-dates-target="list"></ul><p style="min-height:420px">Come six weeks before you travel, and bring your vaccination card.</p><p><button id="check" data-action="dates#show">Check dates</button></p></div>
    <a class="call" href="tel:+494315550190" aria-label="Call us"><span>Call us: 0431 555 0190</span></a>`),
  '/forms':
    page(`<h1>Forms</h1><p><a href="/consent.pdf" download>Consent form (PDF)</a></p><div data-controller="signature"><h2>Sign here</h2><canvas width="300" height="140" data-signature-target="canvas" aria-label="Signature"></canvas><p data-signature-target="state">Not signed</p><button id="clear" data-action="signature#clear">Clear</button></div>
    <div data-controller="upload"><h2>Send us a document</h2><file-attachment data-action="file-attachment-accepted->upload#send"><label>File <input type="file" name="file"></label></file-attachment><progress max="100" value="0" data-upload-target="bar"></progress><ul data-upload-target="list"></ul></div>
    <label>Mobile <input name="mobile" inputmode="tel" data-controller="mask"></label>`),
  '/register': page(
    `<h1>New patients</h1><form method="post" action="/register" id="register"><label>Full name <input name="full" required></label><label>Address <input name="address" required></label><label>Date of birth <input type="date" name="born" required min="1950-01-01" max="2026-11-26"></label><label>Insurer <input name="insurer" required></label><button id="enroll">Register</button></form>`,
  ),
  '/registered': page('<h1>Welcome</h1><p>We will write to you.</p>'),
  '/video': page(
    `<h1>Video visits</h1><div data-controller="tone"><p><button id="tone" data-action="tone#play">Play a tone</button> <button id="camera" data-action="tone#camera">Check my camera</button></p><meter min="0" max="100" value="0" data-tone-target="level"></meter><p data-tone-target="state"></p></div><video width="300" height="170" controls muted poster="/picture.svg"></video>`,
  ),
  '/symptoms': page(
    `<h1>Describe your symptoms</h1><form method="post" action="/question"><label>Since when? <input name="since"></label><label>Your symptoms <textarea name="symptoms" rows="4" data-controller="notes" data-action="keydown->notes#indent"></textarea></label><label>Temperature <input type="number" name="temperature" min="34" max="43" step="0.1"></label><button id="tell">Send to the nurse</button></form>`,
  ),
  '/emergency': page(
    `<h1>Out of hours</h1><p>In danger of life, call 112.</p><p><a href="/jobs">Doctor on duty tonight</a></p><p><a href="/pharmacy">Pharmacy on duty tonight</a></p>`,
  ),
  '/jobs': page('<h1>Work with us</h1><p>We are looking for a medical assistant.</p>'),
  '/pharmacy': page(
    '<h1>Pharmacy on duty</h1><p>Anchor Pharmacy, 2 Quay Road, until eight in the morning.</p>',
  ),
  '/contact': page(
    `<h1>Contact</h1><form method="post" action="/question" data-controller="counter"><label>Your question <textarea name="words" maxlength="300" required data-action="input->counter#count"></textarea></label><p data-counter-target="left">300 characters left</p><button id="write">Send question</button></form><h2>How to find us</h2><div class="plan" data-controller="plan" data-action="pointerdown->plan#start pointermove->plan#move pointerup->plan#end"><div data-plan-target="layer"></div></div><p>Call <a href="tel:+494315550190">0431 555 0190</a></p>`,
  ),
  '/waiting-times': page(
    '<h1>Waiting times</h1><include-fragment src="/times?ms=5400"></include-fragment>',
  ),
};
