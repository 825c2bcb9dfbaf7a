import { boxes, fixed, palettes, widths, words } from './utility-tables.ts';

/** Writes the rules of the utility classes that a source uses, like the usual CSS framework does at build time. */

const shades = ['50', '100', '200', '300', '400', '500', '600', '700', '800', '900'];

function color(name: string): string | undefined {
  const [base = '', opacity] = name.split('/');
  const [hue = '', shade = ''] = base.split('-');
  const plain: Readonly<Record<string, string>> = {
    white: '#fff',
    black: '#000',
    transparent: 'transparent',
  };
  const hex = palettes[hue]?.[shades.indexOf(shade)];
  const value = plain[base] ?? (hex && `#${hex}`);
  if (!value) return undefined;
  return opacity ? `color-mix(in srgb, ${value} ${opacity}%, transparent)` : value;
}

function length(text: string): string | undefined {
  if (text.startsWith('[')) return text.slice(1, -1).replaceAll('_', ' ');
  if (/^\d+\/\d+$/.test(text)) return `calc(100% * ${text})`;
  return words[text] ?? (/^[\d.]+$/.test(text) ? `${Number(text) * 0.25}rem` : undefined);
}

function declarations(utility: string): string | undefined {
  if (fixed[utility]) return fixed[utility];
  const columns = /^grid-cols-(\d+)$/.exec(utility);
  if (columns) return `grid-template-columns:repeat(${columns[1]},minmax(0,1fr))`;
  const span = /^col-span-(\d+)$/.exec(utility);
  if (span) return `grid-column:span ${span[1]}`;
  const [, minus, name = '', value = ''] =
    /^(-?)([a-z]+(?:-[a-z]+)?)-(\[.+\]|[\w./]+(?:-\d+)?(?:\/\d+)?)$/.exec(utility) ?? [];
  const size =
    (name === 'max-w' ? widths[value] : undefined) ??
    (name === 'w' && value === 'screen' ? '100vw' : length(value));
  if (boxes[name] && size)
    return boxes[name].map((each) => `${each}:${minus ? '-' : ''}${size}`).join(';');
  if (name === 'space-y' && size) return `&>*+*{margin-top:${size}}`;
  if (name === 'space-x' && size) return `&>*+*{margin-left:${size}}`;
  const painted = /^(bg|text|border|accent|fill)-(.+)$/.exec(utility);
  const paint = painted?.[2] && color(painted[2]);
  if (painted && paint)
    return `${{ bg: 'background-color', text: 'color', border: 'border-color', accent: 'accent-color', fill: 'fill' }[painted[1] as 'bg']}:${paint}`;
  if (name === 'opacity') return `opacity:${Number(value) / 100}`;
  if (name === 'z') return `z-index:${value.replace(/[[\]]/g, '')}`;
  if (name === 'order') return `order:${value}`;
  return undefined;
}

const screens: Readonly<Record<string, string>> = { sm: '40rem', md: '48rem', lg: '64rem' };

function rule(token: string): string | undefined {
  const parts = token.match(/(?:\[[^\]]*\]|[^:[])+/g) ?? [];
  const body = declarations(parts.at(-1) ?? '');
  if (!body) return undefined;
  let selector = `.${token.replace(/[^\w-]/g, '\\$&')}`;
  let media = '';
  for (const variant of parts.slice(0, -1)) {
    if (screens[variant]) media = `(min-width:${screens[variant]})`;
    else if (variant === 'max-md') media = '(max-width:47.99rem)';
    else if (variant === 'group-hover') selector = `.group:hover ${selector}`;
    else if (variant.startsWith('data-'))
      selector += variant.slice(5).replace(/^\[(\w+)=(\w+)\]$/, '[data-$1="$2"]');
    else if (variant === 'aria-invalid') selector += '[aria-invalid="true"]';
    else selector += `:${variant}`;
  }
  const text = `${selector}{${body}}`;
  return media ? `@media ${media}{${text}}` : text;
}

const preflight = `*,::before,::after{box-sizing:border-box;border:0 solid #e2e8f0}html{font:16px/1.5 Inter,ui-sans-serif,system-ui,sans-serif;-webkit-text-size-adjust:100%}
body{margin:0;color:#0f172a;background:#fff}h1,h2,h3,h4,p,ul,ol,dl,dd,figure,blockquote,pre{margin:0;padding:0}h1,h2,h3,h4{font-size:inherit;font-weight:inherit}ul,ol{list-style:none}
a{color:inherit;text-decoration:inherit}button,input,select,textarea{font:inherit;color:inherit;background:transparent;padding:0;margin:0}button{cursor:pointer}
table{border-collapse:collapse}img,svg,iframe{display:block;max-width:100%}:focus-visible{outline:2px solid #8b5cf6;outline-offset:2px}
@keyframes pulse{50%{opacity:.5}}@keyframes spin{to{rotate:360deg}}@keyframes enter{from{opacity:0;scale:.97}}@keyframes leave{to{opacity:0;scale:.97}}@keyframes marquee{to{transform:translateX(-50%)}}@keyframes slide{from{translate:100% 0}}`;

export function utilityStyles(source: string): string {
  const tokens = new Set(source.match(/(?<=["'\s])[-\w:[\]=.%/&]+(?=["'\s])/g) ?? []);
  const rules = [...tokens].flatMap((token) => rule(token) ?? []);
  const isMedia = (text: string) => text.startsWith('@media');
  return [
    preflight,
    ...rules.filter((text) => !(isMedia(text) || /[\])]?:(hover|disabled)|data-/.test(text))),
    ...rules.filter((text) => !isMedia(text) && /:(hover|disabled)|data-/.test(text)),
    ...rules.filter(isMedia),
  ].join('\n');
}
