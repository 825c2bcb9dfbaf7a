import { preactComponents } from './components-preact.ts';
import { vueComponents } from './components-vue.ts';
import { page } from './layout.ts';
import { readPages } from './pages-read.ts';
import { stayPages } from './pages-stay.ts';
import { travelPages } from './pages-travel.ts';

// Renders a page and the islands in it. The page of the vessels waits for the service with their positions.

const pages = { ...travelPages, ...stayPages, ...readPages };
const missing = page(
  'Lost at sea',
  '<p>This page does not exist. <a href="/">Back to the quay</a>.</p>',
);

export const server = `${preactComponents}
${vueComponents}
import { renderToString } from 'vue/server-renderer';
const pages = ${JSON.stringify(pages)};
const missing = ${JSON.stringify(missing)};
${String.raw`
const escaped = (text) => String(text).replace(/[&<>"]/g, (sign) => '&#' + sign.charCodeAt(0) + ';');
const empty = new Set(['input', 'br', 'img', 'hr']);
function htmlOf(node) {
  if (node === null || node === undefined || typeof node === 'boolean') return '';
  if (Array.isArray(node)) return node.map(htmlOf).join('');
  if (typeof node !== 'object') return escaped(node);
  const { type, props } = node;
  if (typeof type === 'function') {
    const component = new type(props);
    return htmlOf(component.render(props, component.state ?? {}));
  }
  const attributes = Object.entries(props)
    .filter(([name, value]) => name !== 'children' && !name.startsWith('on') && value !== false && value !== null && value !== undefined)
    .map(([name, value]) => (value === true ? ' ' + name : ' ' + name + '="' + escaped(value) + '"'))
    .join('');
  return '<' + type + attributes + '>' + (empty.has(type) ? '' : htmlOf(props.children) + '</' + type + '>');
}
const unescaped = (text) => text.replace(/&quot;/g, '"').replace(/&amp;/g, '&');
const islands = /<hb-island component="(\w+)"[^>]* props="([^"]*)"[^>]*>%%SSR%%/g;
async function htmlOfIsland(name, props) {
  if (preactComponents[name]) return htmlOf(h(preactComponents[name], props));
  return renderToString(createSSRApp(vueComponents[name], props));
}
export async function render(address, load) {
  const { pathname } = new URL(address, 'http://site');
  let html = pages[pathname] ?? missing;
  if (html.includes('%%VESSELS%%')) {
    const { vessels } = await load('/api/vessels');
    html = html.replace('%%VESSELS%%', '<ul>' + vessels.map(([name, text]) => '<li><b>' + name + '</b> ' + text + '</li>').join('') + '</ul>');
  }
  for (const [whole, name, props] of html.matchAll(islands)) {
    const inner = await htmlOfIsland(name, JSON.parse(unescaped(props)));
    html = html.replace(whole, () => whole.replace('%%SSR%%', inner));
  }
  return html;
}
`}`;
