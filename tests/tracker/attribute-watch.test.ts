import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PageMirror } from '../../lambdas/contract/replay/page-mirror.ts';
import { STORM_CHANGES, UNWATCHED_RECORDINGS } from '../../web/tracker/limits.ts';
import { pageRecorder } from '../../web/tracker/page/index.ts';
import { recordPage } from './differential/record-page.ts';

let recorded: string[];
let stop: () => number;
let mirror: PageMirror;

/** Whether the observer of the page reports attributes now. */
const watched = () => vi.mocked(MutationObserver.prototype.observe).mock.lastCall?.[1]?.attributes;
const newest = () => {
  recorded = [];
  pageRecorder.flush();
  return recorded.join();
};
/** More changed attributes than a page of this size has elements. */
const animate = () => {
  for (let frame = 0; frame <= STORM_CHANGES; frame++) document.body.dataset.frame = `${frame}`;
  pageRecorder.flush();
};

beforeEach(() => {
  document.head.innerHTML = '<link rel="preload" href="/later.css">';
  document.body.innerHTML =
    '<main class="calm"><p title="before">text</p><ul><li>row</li></ul><aside></aside></main>';
  vi.spyOn(MutationObserver.prototype, 'observe');
  recorded = [];
  mirror = new PageMirror();
  ({ stop } = recordPage((event) => {
    mirror.apply(structuredClone(event));
    recorded.push(JSON.stringify(event));
  }));
  animate();
});
afterEach(() => {
  expect(stop()).toBe(0);
  vi.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete document.body.dataset.frame;
});
const find = (selector: string) => document.querySelector(selector) as HTMLElement;

test('a page that changes more attributes than it has elements is compared instead of observed', () => {
  expect(watched()).toBe(false);
});

test('a calm page is still observed', () => {
  stop();
  ({ stop } = recordPage((event) => recorded.push(JSON.stringify(event))));
  find('main').className = 'other';
  expect(newest()).toContain('other');
  expect(watched()).toBe(true);
});

test('a page that is rebuilt is still observed', () => {
  stop();
  ({ stop } = recordPage((event) => recorded.push(JSON.stringify(event))));
  for (let row = 0; row <= STORM_CHANGES; row++) find('ul').innerHTML = `<li>row ${row}</li>`;
  expect(newest()).toContain(`row ${STORM_CHANGES}`);
  expect(watched()).toBe(true);
});

test('comparing finds attributes that changed, came and went, and nothing else', () => {
  find('main').className = 'busy';
  find('p').removeAttribute('title');
  find('aside').setAttribute('lang', 'en');
  const changes = newest();
  expect(changes).toContain('{"class":"busy"}');
  expect(changes).toContain('{"title":null}');
  expect(changes).toContain('{"lang":"en"}');
  expect(newest()).toBe('');
});

test('an element marked private while attributes are not observed is masked from then on', () => {
  find('ul').setAttribute('data-reveille-mask', '');
  find('li').append(' of secrets');
  find('aside').setAttribute('contenteditable', '');
  find('aside').append('a draft');
  const changes = newest();
  expect(changes).not.toMatch(/secrets|draft/);
  expect(changes).toContain('****');
});

test('an element that moves and changes its attributes meanwhile is recorded in its final state', () => {
  find('p').setAttribute('title', 'after');
  find('aside').append(find('p'));
  expect(newest()).toContain('after');
});

test('a style sheet that comes into use is recorded', () => {
  find('link').setAttribute('rel', 'stylesheet');
  expect(newest()).toContain('later.css');
});

test('attributes inside shadow trees are still observed', () => {
  const root = find('aside').attachShadow({ mode: 'open' });
  root.innerHTML = '<b></b>';
  pageRecorder.flush();
  root.querySelector('b')?.setAttribute('class', 'inside');
  expect(newest()).toContain('inside');
});

test('an element that leaves a shadow tree and changes its attributes outside is recorded in its final state', () => {
  const root = find('aside').attachShadow({ mode: 'open' });
  root.innerHTML = '<i><b></b></i>';
  pageRecorder.flush();
  const moved = root.querySelector('b') as HTMLElement;
  find('li').append(moved);
  moved.className = 'outside';
  expect(newest()).toContain('outside');
});

test('attributes are observed again after some recordings, and nothing is lost in between', () => {
  for (let recording = 1; recording <= UNWATCHED_RECORDINGS; recording++) {
    find('main').className = `n${recording}`;
    expect(newest()).toContain(`n${recording}"`);
  }
  expect(watched()).toBe(true);
  find('main').className = 'reported';
  expect(newest()).toContain('reported');
});

test('recording continues by itself while attributes are compared', async () => {
  recorded = [];
  find('main').className = 'unreported';
  await vi.waitFor(() => expect(recorded.join()).toContain('unreported'));
});
