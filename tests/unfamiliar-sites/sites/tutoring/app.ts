/** Angular compiles its templates in the browser. */
export const script = /* ts */ `
import '@angular/compiler';
import './node_modules/@angular/material/prebuilt-themes/azure-blue.css';
import { Component, signal, computed, inject } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { provideRouter, RouterOutlet, RouterLink } from '@angular/router';
import { FormControl, FormGroup, ReactiveFormsModule, Validators } from '@angular/forms';
import { provideNativeDateAdapter } from '@angular/material/core';
import { CdkDropList, CdkDrag, moveItemInArray, transferArrayItem } from '@angular/cdk/drag-drop';
import { MatAutocompleteModule } from '@angular/material/autocomplete';
import { MatButtonModule } from '@angular/material/button';
import { MatCheckboxModule } from '@angular/material/checkbox';
import { MatChipsModule } from '@angular/material/chips';
import { MatDatepickerModule } from '@angular/material/datepicker';
import { MatDialog, MatDialogModule } from '@angular/material/dialog';
import { MatExpansionModule } from '@angular/material/expansion';
import { MatFormFieldModule } from '@angular/material/form-field';
import { MatInputModule } from '@angular/material/input';
import { MatPaginatorModule } from '@angular/material/paginator';
import { MatRadioModule } from '@angular/material/radio';
import { MatSelectModule } from '@angular/material/select';
import { MatSlideToggleModule } from '@angular/material/slide-toggle';
import { MatSnackBar, MatSnackBarModule } from '@angular/material/snack-bar';
import { MatStepperModule } from '@angular/material/stepper';
import { MatTabsModule } from '@angular/material/tabs';

const imports = [RouterLink, ReactiveFormsModule, CdkDropList, CdkDrag, MatAutocompleteModule, MatButtonModule, MatCheckboxModule, MatChipsModule, MatDatepickerModule, MatDialogModule, MatExpansionModule, MatFormFieldModule, MatInputModule, MatPaginatorModule, MatRadioModule, MatSelectModule, MatSlideToggleModule, MatSnackBarModule, MatStepperModule, MatTabsModule];
const send = (path) => fetch(path, { method: 'POST', body: '{}' });
const page = (template, body = class {}) => Component({ selector: 'a-page', imports, template })(body) ?? body;

const Home = page(\`<h1>Lantern Tutors</h1><p class="text" id="pitch">Find someone who explains it until it makes sense. The first half hour is free.</p>
  <p><mat-slide-toggle id="dark" [checked]="dark()" (change)="flip()">Dark colors</mat-slide-toggle></p>
  <mat-accordion>@for (q of questions; track q) {<mat-expansion-panel><mat-expansion-panel-header>{{ q }}</mat-expansion-panel-header><p>Yes. You can change it up to a day before the lesson.</p></mat-expansion-panel>}</mat-accordion>\`,
class { dark = signal(false); questions = ['Can I move a lesson?', 'Can I change my tutor?', 'Is there a refund?']; flip() { this.dark.update((on) => !on); document.body.classList.toggle('dark', this.dark()); } });

const names = Array.from({ length: 60 }, (_, n) => ['Maths', 'Physics', 'French', 'Piano'][n % 4] + ' with ' + ['Ada', 'Bo', 'Cleo', 'Dan', 'Eve'][n % 5] + ' ' + (n + 1));
const Tutors = page(\`<h1>Tutors</h1><mat-form-field><mat-label>Subject or name</mat-label><input matInput name="who" [formControl]="who" [matAutocomplete]="auto"><mat-autocomplete #auto="matAutocomplete">@for (hit of hits(); track hit) {<mat-option [value]="hit">{{ hit }}</mat-option>}</mat-autocomplete></mat-form-field>
  <mat-form-field><mat-label>Sort</mat-label><mat-select id="sort" [value]="order()" (selectionChange)="order.set($event.value)"><mat-option value="up">By name</mat-option><mat-option value="down">By name, from Z</mat-option></mat-select></mat-form-field>
  <mat-chip-listbox aria-label="Where"><mat-chip-option (click)="near()">Near me</mat-chip-option></mat-chip-listbox>
  <ul class="tutors">@for (name of shown(); track name) {<li>{{ name }}, 25 an hour</li>}</ul>
  <mat-paginator [length]="60" [pageSize]="10" [hidePageSize]="true" [pageIndex]="at()" (page)="at.set($event.pageIndex)"></mat-paginator>\`,
class {
  who = new FormControl(''); text = signal(''); order = signal('up'); at = signal(0); list = signal(names);
  constructor() { this.who.valueChanges.subscribe((text) => this.text.set(text ?? '')); }
  hits = computed(() => names.filter((name) => this.text() && name.toLowerCase().includes(this.text().toLowerCase())).slice(0, 6));
  shown = computed(() => { const all = this.list().toSorted(); if (this.order() === 'down') all.reverse(); return all.slice(this.at() * 10, this.at() * 10 + 10); });
  async near() { const answer = await fetch('/api/500?ms=200'); if (answer.ok) this.list.set((await answer.json()).items); }
});

const Tutor = page(\`<h1>Cleo, maths</h1><button mat-stroked-button id="heart" [attr.aria-pressed]="liked()" (click)="like()">{{ liked() ? '♥ Saved' : '♡ Save' }}</button>
  <mat-tab-group><mat-tab label="About"><p class="text">I have taught algebra for nine years. {{ more() ? 'Before that I built bridges, which helps when you ask me what it is good for.' : '' }}</p><button mat-button id="bio" (click)="more.set(!more())">{{ more() ? 'Read less' : 'Read more' }}</button></mat-tab><mat-tab label="Ratings"><p>4.9 from 31 students</p></mat-tab></mat-tab-group>
  <h2>Write to Cleo</h2><ul>@for (each of messages(); track $index) {<li>{{ each }}</li>}</ul><mat-form-field><mat-label>Message</mat-label><input matInput name="message" [formControl]="message"></mat-form-field> <button mat-flat-button id="send" (click)="write()">Send message</button>\`,
class {
  liked = signal(false); more = signal(false); messages = signal([]); message = new FormControl('');
  like() { this.liked.update((on) => !on); fetch('/api/204?ms=300', { method: 'PUT' }); }
  async write() { const text = this.message.value; if (!text) return; this.messages.update((all) => [...all, text]); this.message.reset(); const answer = await send('/api/503?ms=600'); if (!answer.ok) this.messages.update((all) => all.slice(0, -1)); }
});

const Book = page(\`<h1>Book a lesson</h1><mat-stepper #steps><mat-step label="Day"><mat-form-field><mat-label>Day</mat-label><input matInput [matDatepicker]="days" name="day"><mat-datepicker-toggle matIconSuffix [for]="days"></mat-datepicker-toggle><mat-datepicker #days></mat-datepicker></mat-form-field><p><button mat-flat-button id="to-time" matStepperNext>Choose a time</button></p></mat-step>
  <mat-step label="Time"><mat-radio-group aria-label="Time">@for (time of times; track time) {<mat-radio-button [value]="time">{{ time }}</mat-radio-button>}</mat-radio-group><p><button mat-button id="to-day" matStepperPrevious>Back to the day</button> <button mat-flat-button id="to-confirm" matStepperNext>Next</button></p></mat-step>
  <mat-step label="Confirm"><p>Algebra with Cleo, 45 minutes</p><button mat-flat-button id="confirm" (click)="confirm()">Confirm lesson</button> {{ done() }}</mat-step></mat-stepper>\`,
class { times = ['9:00', '11:30', '16:00']; done = signal(''); async confirm() { const answer = await send('/api/409?ms=180'); if (answer.ok) this.done.set('See you then'); } });

const Signup = page(\`<h1>Create an account</h1><form [formGroup]="form" (ngSubmit)="create()"><mat-form-field><mat-label>Name</mat-label><input matInput name="name" formControlName="name"></mat-form-field> <mat-form-field><mat-label>Email</mat-label><input matInput name="email" formControlName="email"></mat-form-field> <mat-form-field><mat-label>Age</mat-label><input matInput name="age" formControlName="age"></mat-form-field><p><button mat-flat-button id="create">Create account</button></p></form>\`,
class {
  form = new FormGroup({ name: new FormControl(''), email: new FormControl(''), age: new FormControl(''), guardian: new FormControl('') }, (form) => (Number(form.value.age) < 18 && !form.value.guardian ? { guardian: true } : null));
  create() { if (this.form.invalid) return; location.assign('/'); }
});

const Terms = page('<h2 mat-dialog-title>Terms</h2><mat-dialog-content>Lessons can be moved until the evening before. After that they are paid.</mat-dialog-content>');
const Pay = page(\`<h1>Pay</h1><p>Four lessons: 45.00 <button mat-button id="terms" (click)="terms()">Terms</button></p><iframe title="Card" srcdoc="<body style='font:16px system-ui'><input aria-label='Card number' placeholder='1234 1234 1234 1234'></body>"></iframe>
  <p><mat-form-field><mat-label>Promo code</mat-label><input matInput name="promo" [formControl]="promo"></mat-form-field> <button mat-stroked-button id="redeem" (click)="redeem()">Redeem</button> <span role="alert" class="bad">{{ problem() }}</span></p>
  <button mat-flat-button id="pay" (click)="pay()">{{ busy() ? 'Processing…' : 'Pay 45.00' }}</button>\`,
class {
  dialog = inject(MatDialog); promo = new FormControl(''); problem = signal(''); busy = signal(false);
  terms() { this.dialog.open(Terms); }
  async redeem() { const answer = await send('/api/422?ms=250'); this.problem.set(answer.ok ? '' : 'This code has expired.'); }
  async pay() { if (this.busy()) return; this.busy.set(true); const answer = await send('/api/504?ms=6000'); if (answer.ok) location.assign('/'); this.busy.set(false); }
});

const Courses = page(\`<h1>Courses</h1>@for (course of list(); track $index) {<p class="text">{{ course }}: twelve evenings in a group of five, with exercises that someone reads and corrects.</p>} @empty {<p>Loading…</p>}\`,
class { list = signal([]); constructor() { fetch('/api/200/courses?ms=4800').then((r) => r.json()).then(({ items }) => this.list.set([...items, ...items, ...items, ...items])); } });

const Lesson = page(\`<h1>Your lesson at 16:00</h1><p>Check your microphone before you start.</p><button mat-flat-button id="join" (click)="joined.set(true)">Join lesson</button> <p>{{ joined() ? 'Connecting you to Cleo' : '' }}</p>
  @if (shade()) {<div class="shade"></div>} @if (chat()) {<aside class="chat"><b>Need help?</b> <button mat-button id="chat-close" aria-label="Close chat" (click)="chat.set(false)">×</button><p>We answer in a minute.</p></aside>}\`,
class { joined = signal(false); chat = signal(true); shade = signal(true); });

const Homework = page(\`<h1>Homework</h1><p>Exercises 4 to 9, due on Friday</p><input type="file" hidden #file (change)="pick($event)"><button mat-stroked-button id="choose" (click)="file.click()">Choose a file</button> <b>{{ name() }}</b><p><button mat-flat-button id="hand-in" (click)="handIn()">Hand in</button></p><p>{{ done() }}</p>\`,
class { name = signal(''); done = signal(''); pick({ target }) { const [file] = target.files; if (!file || file.size > 1_000_000) return; this.name.set(file.name); } async handIn() { if (!this.name()) return; await send('/api/200?ms=300'); this.done.set('Handed in. Cleo will look at it tomorrow.'); } });

const Calendar = page(\`<h1>Calendar</h1><p><label>Search lessons <input name="lessons"></label></p><p>Time zone</p><div class="zone" tabindex="0" role="combobox" aria-label="Time zone" [attr.aria-expanded]="open()" (click)="open.set(!open())">Berlin</div>@if (open()) {<ul class="zones"><li>Lisbon</li><li>Berlin</li><li>Athens</li></ul>}<p>Monday 16:00, Thursday 11:30</p>\`, class { open = signal(false); });
const Plans = page('<h1>Plans</h1><p>Single, Family and School.</p><a routerLink="/press" id="compare">Compare all plans</a>');
const Press = page('<h1>Press</h1><p>Logos and photos for journalists.</p>');
const Reviews = page(\`<h1>Reviews</h1><p class="text">“He waits until I find it.”</p><p class="text">“From a four to a two in one term.”</p><button mat-stroked-button id="more" (click)="more()">Show more reviews</button>@for (each of list(); track $index) {<p>{{ each }}</p>}\`, class { list = signal([]); next; more() { this.list.set(this.next.items); } });
const Progress = page(\`<h1>Progress</h1><p>Words this week: 40 of 60</p><p>Exercises: 7 of 9</p><button class="save" id="save" (click)="saved.set('Goals saved')">Save goals</button><p>{{ saved() }}</p><div class="bar"><a routerLink="/">Home</a><span></span><a routerLink="/plans">Plans</a></div>\`, class { saved = signal(''); });

const cards = ['la pluie', 'le pont', 'la gare', 'le seuil', 'la clé', 'le vent', 'la mer', 'le pain'];
const Cards = page(\`<h1>Flashcards</h1><div class="card" [class.turned]="turned()" (click)="turned.set(!turned())"><span class="front">{{ word() }}</span><span class="back">{{ at() + 1 }} · meaning</span></div><button mat-button id="previous" (click)="step(-1)">Previous</button> <button mat-button id="next" (click)="step(1)">Next</button>\`,
class { at = signal(0); turned = signal(false); word = computed(() => cards[this.at()]); step(by) { this.turned.set(false); this.at.update((n) => (n + by + cards.length) % cards.length); } });
const Planner = page(\`<h1>Planner</h1><div class="columns"><div cdkDropList #todo="cdkDropList" [cdkDropListData]="open" [cdkDropListConnectedTo]="[done]" (cdkDropListDropped)="drop($event)" class="column" id="todo">@for (task of open; track task) {<div cdkDrag class="task">{{ task }}</div>}</div><div cdkDropList #done="cdkDropList" [cdkDropListData]="ready" (cdkDropListDropped)="drop($event)" class="column" id="done">@for (task of ready; track task) {<div cdkDrag class="task">{{ task }}</div>}</div></div>
  @for (each of checks; track each) {<p><mat-checkbox [id]="each">{{ each }}</mat-checkbox></p>}\`,
class { open = ['Read chapter 3', 'Learn ten words', 'Repeat verbs']; ready = ['Buy a notebook']; checks = ['monday', 'tuesday', 'wednesday']; drop({ previousContainer, container, previousIndex, currentIndex }) { if (previousContainer === container) moveItemInArray(container.data, previousIndex, currentIndex); else transferArrayItem(previousContainer.data, container.data, previousIndex, currentIndex); } });
const Notes = page(\`<h1>Notes</h1><textarea name="notes" rows="6" cols="32" aria-label="Notes" (input)="typed()"></textarea><p id="state">{{ state() }}</p>\`,
class { state = signal('All changes saved'); timer; typed() { clearTimeout(this.timer); this.state.set('Saving…'); this.timer = setTimeout(async () => { await fetch('/api/204?ms=200', { method: 'PUT' }); this.state.set('All changes saved'); }, 800); } });
const Board = page(\`<h1>Whiteboard</h1><canvas id="board" width="320" height="240" (pointerdown)="dot($event)"></canvas><p><button mat-button id="wipe" (click)="wipe()">Wipe</button></p>\`,
class { dot({ target, offsetX, offsetY }) { const pen = target.getContext('2d'); pen.fillStyle = '#246'; pen.beginPath(); pen.arc(offsetX, offsetY, 6, 0, 7); pen.fill(); } wipe() { document.querySelector('#board').getContext('2d').clearRect(0, 0, 320, 240); } });
const Contact = page(\`<h1>Contact</h1><form (submit)="send($event)"><p><label>Email <input name="from"></label></p><p><label>Question <textarea name="question"></textarea></label></p><button mat-flat-button id="contact-send" [disabled]="busy()">Send</button></form>\`,
class { bar = inject(MatSnackBar); busy = signal(false); async send(event) { event.preventDefault(); if (this.busy()) return; this.busy.set(true); const { target } = event; await send('/api/200?ms=400'); target.reset(); this.bar.open('Thanks, we answer within a day', 'OK', { duration: 4000 }); this.busy.set(false); } });
const Drafts = page(\`<h1>Drafts</h1><p class="offline" role="status">{{ state() }}</p><p class="text">Essay about the sea, second version, 412 words.</p><button mat-flat-button id="keep" (click)="keep()">Keep a copy</button>\`,
class { state = signal(''); async keep() { try { await send('/api/200?ms=200'); this.state.set('Copy kept'); } catch { this.state.set('You are offline. The copy is kept on this device.'); } } });

const routes = { '': Home, tutors: Tutors, 'tutors/:id': Tutor, book: Book, signup: Signup, pay: Pay, courses: Courses, lesson: Lesson, homework: Homework, calendar: Calendar, plans: Plans, press: Press, reviews: Reviews, progress: Progress, cards: Cards, planner: Planner, notes: Notes, board: Board, contact: Contact, drafts: Drafts };
const App = class { links = ['tutors', 'book', 'signup', 'pay', 'lesson', 'homework', 'calendar', 'plans', 'reviews', 'progress', 'cards', 'planner', 'notes', 'board', 'contact', 'drafts']; };
Component({ selector: 'app-root', imports: [RouterOutlet, RouterLink], template: \`<header><nav><a routerLink="/">Lantern</a>@for (link of links; track link) { <a [routerLink]="'/' + link">{{ link }}</a>}</nav></header><main><router-outlet></router-outlet></main>\` })(App);
bootstrapApplication(App, { providers: [provideRouter(Object.entries(routes).map(([path, component]) => ({ path, component }))), provideNativeDateAdapter()] });
`;
