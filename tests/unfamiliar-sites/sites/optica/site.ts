import type { Site } from '../../site.ts';
import { reply } from './api.ts';
import { decoys } from './decoys.ts';
import { plants } from './plants.ts';
import { rx } from './rx.ts';
import { service } from './service.ts';
import { shell } from './shell.ts';
import { shop } from './shop.ts';

export const optica: Site = {
  name: 'Clearline Optical',
  style: 'React 19 with React Router loaders, rsuite, zustand and three.js',
  goal: 'checkout',
  about:
    'An online optician with stores in Seattle. A good visit ends with an order, a prescription or an appointment.',
  script: shell + shop + rx + service,
  styles: `:root{--rs-primary-500:#1f5f5b;--rs-btn-primary-bg:#1f5f5b;--rs-btn-primary-hover-bg:#174a47}*{box-sizing:border-box}body{margin:0;font:16px/1.5 'Inter',system-ui,sans-serif;color:#222;background:#fff}
main{max-width:1080px;margin:auto;padding:18px 16px 120px;min-height:70vh}h1{font:600 30px/1.2 Georgia,serif}h2{font-size:20px;line-height:1.3;margin:18px 0 8px}.muted{color:#767676}.error{color:#b3261e}.ok{color:#19703a}a{color:#1f5f5b}
.top{position:sticky;top:0;z-index:20;background:#fff;border-bottom:1px solid #e6e2da}.promo{background:#1f5f5b;color:#fff;text-align:center;font-size:13px;padding:3px}.bar{display:flex;align-items:center;gap:14px;max-width:1080px;margin:auto;padding:8px 16px}.bar nav{display:flex;gap:12px;font-size:14px}.bar nav a{color:#222;white-space:nowrap}.bar nav a.active{border-bottom:2px solid #1f5f5b}.logo{font:600 22px Georgia,serif;text-decoration:none;color:#1f5f5b}.icon,.burger{background:none;border:0;font-size:18px;cursor:pointer;text-decoration:none}.burger{display:none}
.search{position:relative;margin-left:auto}.search input{width:130px;padding:6px 10px;border:1px solid #ccc;border-radius:20px}.search ul{position:absolute;right:0;top:36px;width:240px;margin:0;padding:6px;list-style:none;background:#fff;border:1px solid #ddd;border-radius:8px;box-shadow:0 6px 20px #0002}.search li{padding:6px 8px;cursor:pointer}
@media(max-width:760px){.bar nav{display:none}.burger{display:block}.search{flex:1}.search input{width:100%}.product{display:block!important}.grid{grid-template-columns:1fr 1fr!important}}
.pending{position:fixed;inset:0 auto auto 0;height:3px;width:0;background:#d98324;z-index:30}.pending.is-on{width:70%;transition:width 4s ease-out}.enter{animation:enter .25s}@keyframes enter{from{opacity:0}}
.hero{padding:44px 26px;background:#f4f1ec;border-radius:12px}.hero h1{font-size:40px;min-height:48px}.cta{display:inline-block;background:#1f5f5b;color:#fff;padding:11px 20px;border-radius:24px;text-decoration:none}.cta.quiet{background:#fff;color:#1f5f5b;border:1px solid}
.slides{height:190px!important;margin-top:18px}.slide{background:#dfe8e3;padding:50px}.s1{background:#e8e2d4}.s2{background:#dce3ec}.band button{font-size:18px;border:1px solid #ccc;background:#fff;border-radius:50%;width:34px;height:34px}
.grid{display:grid;grid-template-columns:repeat(4,1fr);gap:18px;margin-top:18px}.dim{opacity:.5}.card{position:relative;color:#222;text-decoration:none}.card a{color:#222;text-decoration:none}.pic{display:block;background:#f4f1ec;border-radius:8px;overflow:hidden}.pic img{width:100%;height:auto;display:block;opacity:0;transition:opacity .3s}.pic-in img{opacity:1}.heart{position:absolute;right:8px;top:8px;background:#fff;border:0;border-radius:50%;width:34px;height:34px;font-size:18px;cursor:pointer}.heart.on{color:#b3261e}
.swatches{display:flex;gap:6px;margin:6px 0}.swatches button{width:22px;height:22px;border-radius:50%;border:2px solid #fff;outline:1px solid #ccc;cursor:pointer}.swatches button[aria-pressed=true]{outline:2px solid #1f5f5b}.swatches.big button{width:34px;height:34px}.filters{display:flex;flex-wrap:wrap;gap:10px;align-items:center}
.product{display:grid;grid-template-columns:1fr 1fr;gap:28px;margin-top:10px}.viewer canvas{max-width:100%;touch-action:none;cursor:grab;border-radius:8px;outline-offset:2px}.price{font-size:22px}.photos{display:flex;gap:8px}.photos button{width:110px;padding:0;border:0;background:none;cursor:pointer}.reviews article{border-bottom:1px solid #eee;padding:10px 0}.linkish{background:none;border:0;color:#1f5f5b;text-decoration:underline;cursor:pointer;padding:4px 0}
.tiles{max-width:900px}.sum{position:sticky;bottom:0;background:#fff;padding:14px 0;border-top:1px solid #ddd;display:flex;gap:18px;align-items:center;margin-top:18px}
.eye{display:grid;grid-template-columns:repeat(3,minmax(0,1fr));gap:12px;border:1px solid #ddd;border-radius:8px;margin:12px 0;padding:12px}.rx fieldset{border:1px solid #ddd;border-radius:8px}.upload,.insurance,.pay{max-width:460px;display:grid;gap:10px}select{padding:8px;border:1px solid #ccc;border-radius:6px;background:#fff}input[name=zip],input[name=account],input[name=order],.news input{padding:8px 10px;border:1px solid #ccc;border-radius:6px}.times{display:flex;flex-wrap:wrap;gap:8px;margin:10px 0}.time,.thumb,.step{padding:8px 14px;border:1px solid #bbb;background:#fff;border-radius:8px;cursor:pointer}.time[aria-pressed=true],.thumb[aria-pressed=true]{border-color:#1f5f5b;background:#e6f0ee}.stage{display:flex;gap:12px}.stage video{background:#222;border-radius:8px;max-width:48%}.stage .pic{width:48%}.strip{display:flex;gap:8px;margin-top:14px}.powers{display:grid;grid-template-columns:1fr 1fr;gap:12px;max-width:460px}
.line{display:grid;grid-template-columns:72px 1fr auto;gap:10px;padding:8px 0;border-bottom:1px solid #eee}.qty{display:flex;align-items:center;gap:8px}.qty button:not(.rs-btn){width:28px;height:28px;border:1px solid #bbb;background:#fff;border-radius:6px}.total{display:flex;justify-content:space-between;font-size:18px;padding:10px 0}.coupon{margin:12px 0}.wallets iframe{border:0;width:100%;max-width:460px;display:block}.veil{position:fixed;inset:0;background:#ffffffd0;display:grid;place-items:center;z-index:40}.offer{border:1px solid #ddd;border-radius:10px;padding:14px;margin:12px 0}
.chat{position:fixed;right:14px;bottom:14px;z-index:15}.bubble{width:46px;height:46px;border-radius:50%;border:0;background:#1f5f5b;color:#fff;font-size:20px;float:right;cursor:pointer}.chat section{width:290px;background:#fff;border:1px solid #ccc;border-radius:12px;padding:10px;margin-bottom:8px;box-shadow:0 8px 30px #0003}.chat-log{height:200px;overflow:auto}.chat .me{text-align:right}.chat form{display:flex;gap:6px}.chat input{flex:1;min-width:0;padding:6px}
.consent{position:fixed;left:14px;bottom:14px;width:300px;z-index:16;background:#fff;border:1px solid #ccc;border-radius:10px;padding:12px;font-size:13px;box-shadow:0 6px 20px #0002}footer{display:flex;flex-wrap:wrap;gap:30px;justify-content:space-between;max-width:1080px;margin:auto;padding:24px 16px 80px;border-top:1px solid #e6e2da;font-size:14px}`,
  pages: '<noscript>Please turn on JavaScript to shop.</noscript><div id="root"></div>',
  reply,
  plants,
  decoys,
};
