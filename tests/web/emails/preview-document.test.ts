import { expect, test } from 'vitest';
import { previewDocument } from '../../../web/app/emails/preview-document.ts';

const parsed = (html: string) =>
  new DOMParser().parseFromString(previewDocument(html), 'text/html');

test('the policy comes before anything that could load, and allows pictures from inside the mail alone', () => {
  for (const html of ['<html><head><style>p{}</style></head><p>x</p></html>', '<p>x</p>', '']) {
    const [first] = parsed(html).head.children;
    expect(first?.getAttribute('http-equiv')).toBe('Content-Security-Policy');
    expect(first?.getAttribute('content')).toContain("default-src 'none'");
    expect(first?.getAttribute('content')).toContain('img-src data:');
  }
});

test('no address is left that a click or a key could follow, and the words stay', () => {
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
