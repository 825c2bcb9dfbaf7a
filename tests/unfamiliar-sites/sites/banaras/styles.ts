export const styles = `
:not(i.icon){font-family:Hindi,system-ui,sans-serif!important}main:focus{outline:none}
body.pushable>.pusher{background:#fffaf5}header.ui.menu{border-radius:0;margin:0}.narrow{display:none!important}header button.item{background:none;border:0;color:#fff;cursor:pointer}
.wide{display:flex;flex-wrap:wrap;flex:1}.wide .item{padding:12px 8px!important;font-size:13px}
main{padding:20px 12px 120px}footer.ui.segment{margin:0;border-radius:0;padding-bottom:90px}
.hero{height:170px}.hero .keen-slider__slide{display:grid;place-content:center;text-align:center;background:#f3dcc6;font-size:22px}
.tiles{display:flex;flex-wrap:wrap;gap:12px}.tile{width:210px;padding:16px;border:1px solid #dcc3a5;border-radius:8px;color:inherit;background:#fff}
.filters{max-width:340px}.filters .checkbox{margin:4px 18px 4px 0}#price{margin:16px 12px}.filters form{margin-bottom:16px}
.ui.card .image{display:block}.heart{border:0;background:none;font-size:20px;color:#a3182b;cursor:pointer}
.product{display:flex;flex-wrap:wrap;gap:24px}.photo{cursor:zoom-in;margin-right:8px}.box{max-width:420px}
.swatch{display:inline-block;width:30px;height:30px;border-radius:50%;margin-right:8px;border:2px solid #fff}.swatch.chosen{box-shadow:0 0 0 2px #333}#nap{border:0;padding:0}#pin{margin:14px 0}
.goods{display:flex;flex-wrap:wrap;gap:14px;align-items:center;padding:12px 0;border-bottom:1px solid #dcc3a5}.goods b{flex:1 1 180px}.steps output{display:inline-block;width:28px;text-align:center}
#coupon{margin:14px 0}#wish{max-width:320px;margin-top:8px}#message:empty{display:none}.warning{color:#a3182b}
.board{display:flex;flex-wrap:wrap;gap:24px}.board>div{flex:1 1 260px}.board ul{list-style:none;padding:8px;min-height:60px;background:#f7ede2}.board li{background:#fff;padding:10px;margin:6px 0}.handle{cursor:grab;touch-action:none}
#map{height:300px;background:#eee3d6;z-index:0}.pin{color:#a3182b;font-size:22px;line-height:24px;text-align:center}
#rows{height:320px;overflow:auto;border:1px solid #dcc3a5;max-width:420px}.space{position:relative}.row{position:absolute;left:0;right:0;height:36px;line-height:36px;padding:0 10px;cursor:pointer}
.player{display:flex;gap:10px;align-items:center}up-cover-viewport{background:#fff}up-cover-box{min-height:100vh}.look{padding:30px;text-align:center;min-height:300px}
.scratch{position:relative;width:280px;height:120px}.scratch p{position:absolute;inset:40px 0 0;text-align:center}#card{position:absolute;inset:0;touch-action:none;cursor:pointer}
.sizes{display:flex;flex-wrap:wrap;gap:10px}.size{width:46px;height:46px;display:grid;place-content:center;border:1px solid #b98;border-radius:50%;cursor:pointer}.size.chosen{background:#8e1b2d;color:#fff}
.sort,#phone{border:0;background:none;font:inherit;cursor:pointer;font-weight:700}#phone[data-copied]:after{content:' ✓ कॉपी हुआ';color:#1d6b45}
#write{position:relative}.vine{display:none}
.cookies{display:flex;flex-wrap:wrap;gap:12px;align-items:center;padding:10px 16px;background:#fdf1d8}.cookies p{margin:0;flex:1 0 100%;height:40px;overflow:hidden}#trending{min-height:330px}
#chat{position:fixed;right:8px;bottom:8px;width:110px;height:52px;border:0;z-index:900}#chat.is-open{width:280px;height:320px}
@media(max-width:800px){.wide{display:none}.narrow{display:block!important}
.vine{display:block;position:absolute;left:0;right:0;bottom:-30px;height:84px;border-bottom:4px double #dcc3a5}}
`;
