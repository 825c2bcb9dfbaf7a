export const styles = `
body{font-family:Museum,system-ui,sans-serif;color:#1d2733}
header{display:flex;flex-wrap:wrap;gap:12px;align-items:center;padding:12px 16px;background:#123a63;color:#fff}
header a,#menu{color:#fff;margin-right:10px}#menu{background:none;border:0;cursor:pointer;margin-left:auto}
.logo{font-size:22px;font-weight:700}.badge{background:#c8442e;border-radius:12px;padding:2px 9px}
.page{padding:20px 16px 120px}
.cards,.filters,.tiles,.hours{display:flex;flex-wrap:wrap;gap:12px}
.card,.tile{box-sizing:border-box;width:190px;padding:12px;border:1px solid #cfd8e2;border-radius:8px;color:inherit}
.bone{min-height:60px;background:#e8edf2;animation:pulse 1.2s infinite alternate}@keyframes pulse{to{opacity:.5}}
.slide{background:#dbe7f3;display:grid;place-content:center;text-align:center}
.chip{padding:6px 14px;border:1px solid #9fb2c6;border-radius:18px;background:#fff;cursor:pointer}.chip[aria-pressed=true]{background:#123a63;color:#fff}
.heart{border:0;background:none;font-size:22px;color:#c8442e;cursor:pointer}
.hour{margin-top:10px}.hour.uk-active{background:#123a63;color:#fff}.hour[aria-disabled=true]{opacity:.45}
.counter{display:flex;gap:12px;align-items:center;margin:10px 0}.counter span{width:90px}
.steps{display:flex;gap:30px;padding-left:18px}
.line{display:flex;flex-wrap:wrap;gap:14px;align-items:center;padding:10px 0;border-bottom:1px solid #cfd8e2}.line b{flex:1 1 160px}
.cancel{color:#c8442e;cursor:pointer}.sort{border:0;background:none;font:inherit;cursor:pointer;color:inherit}
.handle{cursor:grab;touch-action:none}#route li{background:#f3f6f9;padding:10px;margin:6px 0}
.shelf{height:260px;overflow:auto;border:1px solid #cfd8e2}.row{height:34px;line-height:34px;padding:0 10px;cursor:pointer;white-space:nowrap}.row.is-open{background:#dbe7f3}
.map{height:280px;margin-top:12px;background:#eef2f6;z-index:0}
.uk-hidden-visually{position:absolute;opacity:0;width:1px;height:1px}
.switch{display:inline-flex;gap:10px;align-items:center;cursor:pointer}.knob{width:36px;height:20px;border-radius:10px;background:#b9c6d3;position:relative}
.knob:after{content:'';position:absolute;left:2px;top:2px;width:16px;height:16px;border-radius:50%;background:#fff;transition:transform .15s}
input:checked+.knob{background:#123a63}input:checked+.knob:after,#yinele:checked+label .knob:after{transform:translateX(16px)}#yinele:checked+label .knob{background:#123a63}
#amount-slider{margin:30px 12px}.amount{font-size:22px}
.cookies{display:flex;flex-wrap:wrap;gap:12px;align-items:center;padding:10px 16px;background:#fdf6e3}.cookies p{margin:0}
#chat{position:fixed;right:8px;bottom:8px;width:90px;height:60px;border:0;z-index:950}#chat.is-open{width:290px;height:330px}
.plyr__controls button{min-width:30px}.more,.fewer,.remove{border:1px solid #9fb2c6;background:#fff;cursor:pointer;min-width:28px;min-height:28px}
@media(max-width:600px){.card,.tile{width:100%}}
`;
