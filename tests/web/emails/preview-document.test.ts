import { expect, test } from 'vitest';
import { previewDocument } from '../../../web/app/emails/detail/preview-document.ts';
import { hostileMails } from '../../factories/hostile-mails.ts';

const parsed = (html: string) =>
  new DOMParser().parseFromString(previewDocument(html), 'text/html');

test('the policy comes before anything that could load, and allows embedded pictures only', () => {
  for (const html of ['<html><head><style>p{}</style></head><p>x</p></html>', '<p>x</p>', '']) {
    const [first] = parsed(html).head.children;
    expect(first?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
    const directives = first?.getAttribute('content')?.split('; ');
    expect(directives).toEqual([
      "default-src 'none'",
      "style-src 'unsafe-inline'",
      'img-src data:',
      "base-uri 'none'",
      "form-action 'none'",
    ]);
  }
});

test('no link can be opened by click or key, and the text stays', () => {
  const page = parsed(`
    <base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example">
    <link rel="stylesheet" href="https://evil.example/x.css">
    <a href="https://evil.example/a" ping="https://evil.example/p">the full report</a>
    <form action="https://evil.example/f"><button formaction="https://evil.example/g">Send</button></form>
    <map><area href="https://evil.example/m"></map>
    <svg><a xlink:href="https://evil.example/s"><text>picture</text></a></svg>
    <iframe src="https://evil.example/i"></iframe><script>alert(1)</script>
    <p onclick="alert(1)">kept</p>`);
  expect(page.documentElement.outerHTML).not.toMatch(/evil\.example|alert/);
  expect(page.body.textContent).toContain('the full report');
  expect(page.body.textContent).toContain('kept');
});

const some = hostileMails.filter((_, place) => place % 8 === 0);

test.each([
  ['a declared shadow tree', '<div><template shadowrootmode="open">HOSTILE</template></div>'],
  [
    'a table in formulas',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;HOSTILE">',
  ],
  ['forms in formulas', '<form><math><mtext></form><form><mglyph><style></math>HOSTILE'],
  ['a title of a picture', '<svg></p><style><a id="</style>HOSTILE">'],
])('%s hides nothing that the frame would load when it parses the document again', (_, around) => {
  for (const hostile of ['<iframe src=https://evil.example></iframe>', ...some]) {
    const escaped = hostile
      .replaceAll('<', '&lt;')
      .replaceAll('>', '&gt;')
      .replaceAll('"', '&quot;');
    for (const inside of [hostile, escaped]) {
      const shown = previewDocument(around.replace('HOSTILE', () => inside));
      const page = new DOMParser().parseFromString(shown, 'text/html');
      const active = page.querySelectorAll('template, iframe, frame, object, embed, script, link');
      expect([...active].map(({ tagName }) => tagName)).toEqual([]);
      expect(page.querySelectorAll('meta[http-equiv]')).toHaveLength(1);
    }
  }
});

test('markup that sanitizing never stabilizes is shown as text', () => {
  const deep = Array.from({ length: 12 }).reduce<string>(
    (inside) =>
      `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;${inside.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')}">`,
    '<iframe src=https://evil.example></iframe>',
  );
  const shown = previewDocument(`<p>kept</p>${deep}`);
  expect(new DOMParser().parseFromString(shown, 'text/html').querySelector('iframe')).toBeNull();
  expect(shown).toContain('kept');
});
