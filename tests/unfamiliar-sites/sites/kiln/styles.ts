export const styles = `
body{margin:0;font:16px/1.55 system-ui,sans-serif;color:#2c2622;background:#fbf8f4}
a{color:#8a3f1d}
main{max-width:1000px;margin:0 auto;padding:20px 16px 60px;min-height:420px}
.cookie-bar{display:flex;gap:12px;align-items:center;padding:8px 16px;background:#efe3d6;font-size:14px}
.top{display:flex;gap:16px;align-items:center;padding:10px 16px;background:#fff;border-bottom:1px solid #e7ddd2}
.top ul,footer ul{list-style:none;margin:0;padding:0;display:flex;gap:14px;flex-wrap:wrap}
.top a{text-decoration:none}.logo{font:700 20px Georgia,serif}.cart-link{margin-left:auto}
.badge{background:#8a3f1d;color:#fff;border-radius:10px;padding:1px 7px;font-size:13px}
.burger{display:none;background:none;border:0;padding:8px;cursor:pointer}.burger span{display:block;width:22px;height:2px;margin:4px 0;background:#2c2622}
footer{padding:24px 16px;background:#efe8df;display:grid;gap:14px}
footer ul a{display:inline-block;padding:6px 0}
.button{display:inline-block;background:#8a3f1d;color:#fff;border:0;border-radius:6px;padding:10px 16px;font:inherit;text-decoration:none;cursor:pointer}
.button:disabled{opacity:.6}.button.ghost{background:#fff;color:#8a3f1d;box-shadow:inset 0 0 0 1px #8a3f1d}.button.small{padding:5px 10px;font-size:14px}
.link{background:none;border:0;color:#8a3f1d;text-decoration:underline;font:inherit;cursor:pointer}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(230px,1fr));gap:16px}
.card h3 a,figcaption a{display:block}
.card{background:#fff;border-radius:8px;padding:12px}.card img{width:100%;height:auto}
.split{display:grid;grid-template-columns:1fr 1fr;gap:20px}.split img{width:100%;height:auto}
.field{margin:0 0 12px}.field label{display:block;font-weight:600}.field input,.field textarea{font:inherit;padding:8px;width:100%;max-width:380px;box-sizing:border-box}
.has-error input{outline:2px solid #b3261e}.error,.alert{color:#b3261e;margin:4px 0}.ok{color:#2f6b3a}
.filters{display:flex;gap:16px;flex-wrap:wrap}.filters .field{width:220px}
.stepper{display:inline-flex;gap:4px;align-items:center}.stepper button{width:36px;height:36px;font-size:18px;cursor:pointer}.stepper input{width:44px;text-align:center;font:inherit;padding:6px}
.line{display:flex;gap:14px;align-items:center;flex-wrap:wrap;padding:10px 0;border-bottom:1px solid #e7ddd2}.line .name{min-width:180px}
.chips{display:flex;gap:8px;flex-wrap:wrap}.chip{border:1px solid #c9b8a8;border-radius:20px;padding:6px 14px;background:#fff;font:inherit;text-decoration:none;cursor:pointer}.chip.is-active{background:#8a3f1d;color:#fff}
.figures{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:12px}figure{margin:0}.thumb{border:0;padding:0;background:none;cursor:zoom-in}.thumb img{width:100%;height:auto;display:block}
dialog img{max-width:100%;height:auto}
#toasts{position:fixed;right:16px;bottom:16px;display:grid;gap:8px;z-index:20}.toast{background:#2c2622;color:#fff;padding:12px 16px;border-radius:6px}.toast a{color:#ffd9b8}
.tabs{display:flex;gap:4px;border-bottom:1px solid #c9b8a8;margin-top:16px}[role=tab]{padding:10px 16px;cursor:pointer}[role=tab][aria-selected=true]{border-bottom:3px solid #8a3f1d}
.hero{padding:30px 0}.swiper-slide blockquote{margin:0 60px;padding:24px;background:#fff;border-radius:8px}
.swiper-button-prev,.swiper-button-next{background:none;border:0;cursor:pointer}
.notice{min-height:430px;background:#f3dfc9;padding:16px;border-radius:8px;margin-bottom:16px}
.answer{min-height:160px}.post{max-width:680px}
.preloader{position:fixed;inset:0;background:#fff;z-index:50}
.turbo-progress-bar{background:#8a3f1d}
@media(max-width:700px){.burger{display:block}.top nav{display:none}.top nav.is-open{display:block;position:absolute;top:100%;left:0;right:0;background:#fff;z-index:10;padding:12px}.top{position:relative}.split{grid-template-columns:1fr}}
`;
