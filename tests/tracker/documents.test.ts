import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { Documents } from '../../web/tracker/documents.ts';
import { Lifetime } from '../../web/tracker/lifetime.ts';

let life: Lifetime;
let documents: Documents;
let events: string[];
const record = (name: string) => () => void events.push(name);

beforeEach(() => {
  life = new Lifetime();
  documents = new Documents(life);
  events = [];
});
afterEach(() => life.end());

const framed = () => {
  const { contentWindow } = document.body.appendChild(document.createElement('iframe'));
  return contentWindow as Window & typeof globalThis;
};

test('every listener of the page also observes each of its frames, once', () => {
  const inner = framed().document;
  const seen: Document[] = [];
  documents.each((page) => void seen.push(page));
  expect(seen).toEqual([document]);
  for (const page of [inner, document, inner]) documents.add(page);
  expect(seen).toEqual([document, inner]);
});

test('events of a frame and of its window are handled like those of the page, until recording ends', () => {
  const inner = framed();
  documents.listen('click', record('click'));
  documents.listen('resize', record('resize'));
  documents.add(inner.document);
  const dispatchEvents = (view: Window & typeof globalThis) => {
    view.document.dispatchEvent(new view.Event('click'));
    view.dispatchEvent(new view.Event('resize'));
  };
  dispatchEvents(inner);
  dispatchEvents(window);
  expect(events).toEqual(['click', 'resize', 'click', 'resize']);
  life.end();
  dispatchEvents(inner);
  dispatchEvents(window);
  expect(events).toHaveLength(4);
});

test('an event reaches the recorder although a listener of the page on its document stops it', () => {
  const inner = framed();
  for (const view of [window, inner]) {
    const stop = (event: Event) => event.stopImmediatePropagation();
    view.document.addEventListener('click', stop, true);
    onTestFinished(() => view.document.removeEventListener('click', stop, true));
  }
  documents.listen('click', record('click'));
  documents.add(inner.document);
  for (const view of [window, inner]) view.document.body.dispatchEvent(new view.Event('click'));
  expect(events).toEqual(['click', 'click']);
});

test('an event of a window that got another document is handled once', () => {
  const inner = framed();
  documents.listen('click', record('click'));
  documents.add(inner.document);
  const later = document.implementation.createHTMLDocument();
  Object.defineProperty(later, 'defaultView', { value: inner });
  documents.add(later);
  inner.document.dispatchEvent(new inner.Event('click'));
  expect(events).toEqual(['click']);
});

test('a frame whose document.open() removed the listeners is observed again', () => {
  const { document: page } = framed();
  documents.each((each) => void (each === page && events.push('observed')));
  documents.add(page);
  page.replaceChildren(page.createElement('html'));
  documents.add(page);
  documents.add(page);
  page.replaceChildren();
  documents.add(page);
  expect(events).toEqual(['observed', 'observed', 'observed']);
});

test('several types are listened to at once', () => {
  documents.listen('click keydown', ({ type }) => events.push(type));
  for (const type of ['keydown', 'click', 'keyup']) window.dispatchEvent(new Event(type));
  expect(events).toEqual(['keydown', 'click']);
});

test('a document without a window or an observer that fails does not stop the others', () => {
  documents.listen('resize', record('resize'));
  documents.each((page) => {
    if (page !== document) throw new Error('denied');
  });
  documents.each(record('watched'));
  documents.add(document.implementation.createHTMLDocument());
  expect(events).toEqual(['watched', 'watched']);
  expect(life.errors).toBe(1);
});

test('the page gets one listener per type, which calls every handler in order, also after one fails', () => {
  const added = vi.spyOn(window, 'addEventListener');
  onTestFinished(() => added.mockRestore());
  documents.listen('keydown input', ({ type }) => {
    events.push(`first ${type}`);
    throw new Error('broken');
  });
  documents.listen('keydown', record('second'));
  for (const type of ['keydown', 'input']) window.dispatchEvent(new Event(type));
  expect(events).toEqual(['first keydown', 'second', 'first input']);
  expect(added.mock.calls.map(([type]) => type)).toEqual(['keydown', 'input']);
  expect(life.errors).toBe(2);
});

test('two sets of frames share the listener of the page, and each handles its own frames only', () => {
  const added = vi.spyOn(window, 'addEventListener');
  onTestFinished(() => added.mockRestore());
  const [recorded, unrecorded] = [framed(), framed()];
  const everywhere = new Documents(life, documents);
  documents.each((page) => everywhere.add(page));
  everywhere.listen('keydown', record('everywhere'));
  documents.listen('keydown', record('recorded'));
  documents.listen('keydown', record('page only'), true);
  documents.add(recorded.document);
  everywhere.add(unrecorded.document);
  for (const view of [window, recorded, unrecorded]) view.dispatchEvent(new Event('keydown'));
  const onPage = ['everywhere', 'recorded', 'page only'];
  const inRecorded = ['everywhere', 'recorded'];
  expect(events).toEqual([...onPage, ...inRecorded, 'everywhere']);
  expect(added).toHaveBeenCalledTimes(1);
});
