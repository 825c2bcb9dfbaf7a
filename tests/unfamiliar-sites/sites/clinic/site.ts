import type { Site } from '../../site.ts';
import { script } from './app.ts';
import { decoys } from './decoys.ts';
import { fragments, pages } from './pages.ts';
import { plants } from './plants.ts';

export const clinic: Site = {
  name: 'Harbor Street Practice',
  style: 'server-rendered, with Turbo, Stimulus and native controls',
  goal: 'booking',
  about: 'A family practice. A good visit ends with an appointment or a prescription.',
  script,
  styles: `*{box-sizing:border-box}body{font:17px/1.55 system-ui,sans-serif;margin:0;color:#183038}
header,footer{padding:10px 16px;background:#e4f1f2}nav{display:flex;flex-wrap:wrap;gap:4px 14px}nav a{color:#0b5563}
main{padding:16px;max-width:820px;margin:auto}button,input,select,textarea{font:inherit;padding:8px 12px;max-width:100%}
label{display:block;margin:8px 0}button{background:#0b5563;color:#fff;border:0;border-radius:6px;cursor:pointer}button[disabled]{opacity:.5}
.slot{display:inline-block;padding:10px 16px;margin:4px;border:1px solid #0b5563;border-radius:6px;text-decoration:none}
[role=tab]{background:#e4f1f2;color:#183038}[role=tab][aria-selected=true]{background:#0b5563;color:#fff}
[role=switch]{background:#99a}[role=switch][aria-checked=true]{background:#2a7d4f}
[role=option]{padding:8px;cursor:pointer}[role=option]:hover,[role=option][aria-selected=true]{background:#e4f1f2}auto-complete{display:block}auto-complete ul{margin:0;padding:0;list-style:none;border:1px solid #ccd;max-width:320px}
.track{display:flex;gap:10px;overflow-x:auto;scroll-snap-type:x mandatory}.track>*{flex:0 0 220px;scroll-snap-align:start;background:#e4f1f2;padding:16px;border-radius:8px}
canvas{border:1px dashed #678;touch-action:none}table{border-collapse:collapse;width:100%}td,th{text-align:left;padding:8px;border-bottom:1px solid #cde}
#toasts{position:fixed;right:12px;bottom:12px}#toasts p{background:#183038;color:#fff;padding:10px 14px;border-radius:6px}
.plan{width:300px;height:200px;overflow:hidden;touch-action:none;cursor:grab;background:#cde}.plan div{width:600px;height:400px;background:repeating-linear-gradient(45deg,#cde,#cde 20px,#bcd 20px,#bcd 40px);pointer-events:none}
.call{display:none}@media(max-width:600px){.call{display:block;position:fixed;left:0;right:0;bottom:0;height:190px;z-index:5}.call span{position:absolute;left:0;right:0;bottom:0;padding:10px;background:#0b5563;color:#fff;text-align:center}}
.curtain main{visibility:hidden}dialog{border:0;border-radius:10px;max-width:90vw}[popover]{border:1px solid #9bc;border-radius:8px}`,
  pages,
  fragments,
  redirects: {
    '/messages': '/sent',
    '/portal': '/portal',
    '/register': '/registered',
    '/question': '/sent',
  },
  plants,
  decoys,
};
