import type { Site } from '../../site.ts';
import { script } from './app.ts';
import { decoys } from './decoys.ts';
import { plants } from './plants.ts';

// A browser without a locale reports "en-US@posix", which Intl rejects; browsers of people do not.
const locale =
  "if (!/^[a-z-]+$/i.test(navigator.language)) Object.defineProperty(navigator, 'language', { value: 'en-US' })";

export const tickets: Site = {
  name: 'Lantern Hall',
  style: 'single page, Solid with Kobalte, TanStack Query and Embla',
  goal: 'checkout',
  about: 'A concert hall that sells its own tickets. A good visit ends with a paid order.',
  script,
  styles: `*{box-sizing:border-box}body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#fbf9f4;color:#221c35}[hidden]{display:none!important}
header,footer{padding:10px 14px;background:#221c35;color:#fff}nav{display:flex;flex-wrap:wrap;gap:4px 14px}nav a{color:#ffd98a}main{padding:14px;max-width:760px;margin:auto}
button,input,textarea{font:inherit;padding:8px 12px;max-width:100%}button{background:#5b3cc4;color:#fff;border:0;border-radius:8px;cursor:pointer}button:disabled{opacity:.5;cursor:not-allowed}label{display:block;margin:8px 0}
.cookies{position:fixed;left:0;right:0;bottom:0;padding:10px;background:#ffd98a;z-index:3}.embla{overflow:hidden}.rail{display:flex}.slide{flex:0 0 100%;height:160px;background:linear-gradient(120deg,#5b3cc4,#221c35);color:#fff;font-size:24px;padding:40px}
.hits{margin:0;padding:0;list-style:none}.hits li{padding:10px;background:#fff;border-bottom:1px solid #ddd;cursor:pointer}.chips{display:flex;flex-wrap:wrap;gap:8px;margin:8px 0}.chip{padding:8px 14px;border-radius:20px;background:#e6e0f6;color:#221c35;cursor:pointer}
.chip[data-pressed],.chip[data-selected],.chip[aria-checked=true]{background:#5b3cc4;color:#fff}.chip:focus-visible{outline:3px solid #f90}.list{padding:0;list-style:none}.list li{padding:10px 0;border-bottom:1px solid #ddd}.big{font-size:26px}
.heart{background:none;color:#c2185b}.slider{width:300px;margin:12px 0}.track{position:relative;height:8px;background:#ddd;border-radius:4px;margin:14px 0}.fill{position:absolute;height:100%;background:#5b3cc4}.thumb{width:22px;height:22px;border-radius:50%;background:#5b3cc4;top:-7px}
.bones i{display:block;height:30px;margin:8px 0;background:linear-gradient(90deg,#eee,#ddd,#eee);background-size:200%;animation:shine 1s infinite linear}@keyframes shine{to{background-position:-200%}}
.hall{position:relative;width:340px;max-width:100%;height:300px;overflow:hidden;background:#fff}.fade{position:absolute;left:0;right:0;top:192px;bottom:0;background:linear-gradient(transparent,#fbf9f488)}circle{cursor:pointer}.free{fill:#8fc9a3}.mine{fill:#5b3cc4}.sold{fill:#bbb}
.days{display:grid;grid-template-columns:repeat(6,1fr);gap:4px}.day{background:#e6e0f6;color:#221c35}.day[aria-pressed=true]{background:#5b3cc4;color:#fff}.map{width:300px;height:180px;overflow:hidden;cursor:zoom-in;touch-action:manipulation}
.toasts{position:fixed;right:10px;bottom:10px;margin:0;padding:0;list-style:none;z-index:9}.toast{background:#221c35;color:#fff;padding:12px;border-radius:8px}.select{min-width:180px}.popup{background:#fff;border:1px solid #bbb;padding:4px}.popup ul{margin:0;padding:0;list-style:none}.option{padding:8px 14px;cursor:pointer}.option[data-highlighted]{background:#e6e0f6}
.card{padding:20px;background:#ffd98a}.switch{display:inline-flex;gap:10px;align-items:center}.rail-small{width:44px;height:24px;border-radius:12px;background:#bbb;cursor:pointer}.rail-small[data-checked]{background:#2e7d4f}.knob{display:block;width:20px;height:20px;margin:2px;border-radius:50%;background:#fff;transition:.2s}.knob[data-checked]{transform:translateX(20px)}
.help{position:relative;min-height:520px}.scrim{position:absolute;inset:0;z-index:4}.sheet{position:absolute;left:10%;top:80px;width:80%;background:#fff;padding:24px;box-shadow:0 4px 30px #0005;z-index:5}.question{width:100%;text-align:left;background:#e6e0f6;color:#221c35}.chat{min-height:200px;background:#fff;padding:10px}.code{font-size:22px;min-height:60px}`,
  pages: `<script>${locale}</script><div id="root"></div>`,
  plants,
  decoys,
};
