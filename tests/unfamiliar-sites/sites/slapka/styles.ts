export const styles = `
body{font-family:system-ui,sans-serif;color:#1f2a2c}
h1{font-size:28px;line-height:1.2;margin:0 0 16px}h2{font-size:20px;line-height:1.3;margin:24px 0 8px}
.q-page{max-width:900px}
.logo{color:#fff;text-decoration:none;font-weight:700}
.tiles,.cards,.filters{display:flex;flex-wrap:wrap;gap:12px}
.tile,.card{box-sizing:border-box;width:200px;padding:12px;border:1px solid #cdd6d8;border-radius:8px;color:inherit}
.tile{text-decoration:none;font-weight:600;color:#0b5d66}
.card a{display:block;min-height:44px;color:#0b5d66}
.price-range{max-width:420px;padding:8px 16px}
.compared{padding:8px 0}
.two{display:grid;grid-template-columns:1fr 1fr;gap:20px}
.price{font-size:20px}
.hint{cursor:pointer;color:#0b5d66;margin-left:8px}
.swatches{display:flex;gap:10px}
.swatches button{width:36px;height:36px;border-radius:50%;border:2px solid #fff;outline:1px solid #9ab;cursor:pointer}
.swatches [aria-checked=true],.swatches [aria-pressed=true]{outline:3px solid #0b5d66}
.line{display:flex;flex-wrap:wrap;gap:12px;align-items:center;padding:10px 0;border-bottom:1px solid #cdd6d8}
.line b{flex:1 1 200px}
.line-leave-active{transition:opacity .25s}.line-leave-to{opacity:0}
.fade-enter-active,.fade-leave-active{transition:opacity .15s}.fade-enter-from,.fade-leave-to{opacity:0}
.drop-leave-active{transition:opacity .3s}.drop-leave-to{opacity:0}
.inline-block{display:inline-block}
.preview{position:fixed;inset:0;z-index:3000;background:rgba(0,0,0,.5);display:grid;place-items:center;transition:opacity .25s}
.preview.shut{opacity:0}.preview.shut .sheet{visibility:hidden}
.sheet{position:relative;width:260px;padding:36px 20px;background:#fff;border-radius:10px;text-align:center}
#close-preview{position:absolute;top:6px;right:6px;width:36px;height:36px;border:0;background:none;font-size:22px;cursor:pointer}
.bike{touch-action:none;cursor:grab;border:1px solid #cdd6d8;border-radius:8px;background:#fafcfc}
.wishes{padding-left:20px}.wishes li{padding:8px;background:#f2f6f6;margin:6px 0}
.handle{cursor:grab;touch-action:none}
.map{height:260px;margin:12px 0;background:#dfe9e2}
.trips{max-height:300px;border:1px solid #cdd6d8}
.film{width:320px;max-width:100%;background:#000}
.star{cursor:pointer;font-size:24px;color:#b8860b;padding:0 2px}
@media(max-width:600px){.two{grid-template-columns:1fr}.card,.tile{width:100%}}
`;
