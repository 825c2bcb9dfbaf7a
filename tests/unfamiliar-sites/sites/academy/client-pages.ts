/** Swaps pages without loading documents, and keeps the pages seen for the way back. */
export const clientPages = String.raw`
const token = Math.random().toString(36).slice(2, 14);
const seen = new Map();
const underway = new Map();
NProgress.configure({ showSpinner: false, minimum: 0.15 });

function loadPage(url) {
  const known = underway.get(url);
  if (known) return known;
  const loading = fetch(url, { headers: { 'x-livewire-navigate': '' } }).then((response) => response.text());
  underway.set(url, loading);
  loading.catch(() => undefined).finally(() => setTimeout(() => underway.delete(url), 2000));
  return loading;
}
function showPage(text) {
  const body = new DOMParser().parseFromString(text, 'text/html').body;
  for (const script of body.querySelectorAll('script')) script.remove();
  window.dispatchEvent(new CustomEvent('livewire:navigating'));
  document.body.replaceWith(document.adoptNode(body));
  document.title = titleOf();
  window.dispatchEvent(new CustomEvent('livewire:navigated'));
}
const titleOf = () =>
  [document.querySelector('#app')?.dataset.title, 'Thyme and Tannin Academy'].filter(Boolean).join(' | ');

async function visitPage(url) {
  const bar = setTimeout(() => NProgress.start(), 150);
  try {
    const text = await loadPage(url);
    history.replaceState({ top: scrollY }, '');
    history.pushState({ top: 0 }, '', url);
    seen.set(location.href, text);
    showPage(text);
    scrollTo(0, 0);
  } catch {
    location.href = url;
  } finally {
    clearTimeout(bar);
    NProgress.done();
  }
}

const linkOf = (event) => event.target.closest?.('a[wire\\:navigate]');
document.addEventListener('mousedown', (event) => {
  const link = linkOf(event);
  if (link && event.button === 0) loadPage(link.href);
});
document.addEventListener('click', (event) => {
  const link = linkOf(event);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (link.href !== location.href) visitPage(link.href);
});
addEventListener('popstate', async (event) => {
  const url = location.href;
  const text = seen.get(url) ?? (await loadPage(url));
  seen.set(url, text);
  if (location.href !== url) return;
  showPage(text);
  scrollTo(0, event.state?.top ?? 0);
});
`;
