export const styles = `
*{box-sizing:border-box}body{font:16px/1.5 Georgia,serif;margin:0;color:#2b2a26;padding-bottom:190px}
a{color:#5b4a1f}button,input,select,textarea{font:inherit;padding:8px 14px}button{background:#fff;border:1px solid #777;cursor:pointer}
button[type=submit],.button{background:#2b2a26;color:#fff;border:0;padding:10px 22px}[aria-busy]{opacity:.5}
announcement-bar{display:block;height:36px;background:#2b2a26;color:#fff;text-align:center;overflow:hidden;position:relative}
announcement-bar p{position:absolute;inset:0;margin:0;line-height:36px;opacity:0;transition:opacity .4s;font-size:14px}announcement-bar p.shown{opacity:1}
sticky-header{display:block;position:sticky;top:0;background:#fbf8f1;z-index:5;border-bottom:1px solid #ddd}
sticky-header.scrolled{box-shadow:0 2px 8px #0002}review-stars{display:block;min-height:300px}
.bar{display:flex;gap:18px;align-items:center;padding:10px 20px;flex-wrap:wrap}.bar nav{display:flex;gap:14px;flex-wrap:wrap}
.menu{display:none}.menu:not([open])>div{display:none}.bubble{background:#b8862d;color:#fff;border-radius:9px;padding:0 7px;font-size:13px}
predictive-search{position:relative}predictive-search input{width:190px}.results{position:absolute;top:44px;left:0;width:280px;background:#fff;border:1px solid #ccc;padding:10px;z-index:6}
main{padding:20px;max-width:1080px;margin:0 auto;min-height:520px}
slide-show{display:block;overflow:hidden;height:250px;position:relative;background:#e9e1cf}.track{display:flex;transition:transform .5s;height:200px}.track>div{flex:0 0 100%;padding:40px;font-size:26px}
.dot{padding:0;width:34px;height:34px;border-radius:17px;margin:4px}.dots{text-align:center}.dot[aria-current=true]{background:#b8862d}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(200px,1fr));gap:16px;min-height:420px}.grid.loading{opacity:.4}
.card{border:1px solid #e2dccd;padding:10px;position:relative}.card img{width:100%;height:120px;object-fit:cover}.heart{position:absolute;top:14px;right:14px;border-radius:20px;width:44px;height:44px;padding:0}
.heart svg{fill:#fff;stroke:#a3201d;stroke-width:2;vertical-align:middle}.heart[aria-pressed=true] svg{fill:#a3201d}.money{display:inline-block;min-width:70px}
fieldset{border:0;padding:0;margin:12px 0}.pill{display:inline-block;margin:8px 0}.pill input{position:absolute;opacity:0}.pill span{display:inline-block;border:1px solid #777;padding:8px 16px;margin-right:8px;cursor:pointer}.pill input:checked+span{background:#2b2a26;color:#fff}
.product{display:grid;grid-template-columns:1fr 1fr;gap:30px}media-gallery img{width:100%;height:300px;object-fit:cover}.zoom{padding:0;border:0;width:100%;cursor:zoom-in}
quantity-input{display:inline-flex}quantity-input input{width:64px;text-align:center}
cart-drawer .scrim{display:none;position:fixed;inset:0;background:#0007;z-index:20}cart-drawer aside{position:fixed;top:0;right:0;bottom:0;width:min(340px,88vw);background:#fff;padding:20px;z-index:21;transform:translateX(100%);visibility:hidden;transition:transform .25s}
cart-drawer.open .scrim{display:block}cart-drawer.open aside{transform:none;visibility:visible}
.guide-panel{position:fixed;top:0;right:-420px!important;bottom:0;width:360px;background:#fff;padding:24px;z-index:21;transition:right .3s}.guide-panel.is-open{right:0}
.cookie-bar{position:fixed;left:16px;bottom:16px;width:280px;background:#fff;border:1px solid #bbb;padding:8px;font-size:14px;z-index:15;transition:opacity .35s}.cookie-bar.leaving{opacity:0}
.chat-frame{position:fixed;right:12px;bottom:12px;width:72px;height:72px;border:0;z-index:16}.chat-frame.large{width:300px;height:380px}
.upsell{overflow:hidden;height:150px;position:relative;border-top:1px solid #ddd}.upsell p{text-align:right;margin:8px 0}.upsell-track{display:flex;transition:transform .3s}.upsell-track div{flex:0 0 170px;margin-right:10px;background:#f3eee4;height:80px;padding:12px}
.dispatch-clock{height:26px}.error{color:#a3201d;display:block;min-height:24px}label{display:block;margin:8px 0}.row{display:flex;gap:12px;flex-wrap:wrap;align-items:center}
.hotspots{position:relative;height:320px;background:#cdbf9f}.hotspot{position:absolute;background:#fff;border-radius:20px;padding:8px 16px;cursor:pointer;box-shadow:0 1px 6px #0004}.hotspot:hover{background:#ffe9b8}.panel{min-height:40px;padding:12px}
.tiles{display:flex;gap:12px;flex-wrap:wrap}.tile{border:1px solid #777;padding:22px 30px;cursor:pointer}.tile:focus{outline:3px solid #b8862d}
footer{background:#f3eee4;padding:24px 20px;min-height:300px}footer .links a{display:inline-block;margin:6px 14px 6px 0}country-selector ul{list-style:none;padding:0;margin:6px 0}.lede{font-size:22px;line-height:1.6}
code-input{display:flex;gap:8px}code-input input{width:46px;text-align:center}.policy p{min-height:360px}
@media (max-width:700px){sticky-header{position:static}.bar nav{display:none}.menu{display:block}.product{grid-template-columns:1fr}predictive-search input{width:150px}}
`;
