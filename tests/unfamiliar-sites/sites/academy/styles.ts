export const styles = String.raw`
:root{--ink:#2c2a26;--paper:#fbf8f2;--leaf:#4b6b3c;--wine:#7a2740;--line:#e2dacb;--pale:#f0eadd}
*{box-sizing:border-box}
body{margin:0;font:16px/1.55 "Helvetica Neue",Arial,sans-serif;color:var(--ink);background:var(--paper)}
[x-cloak],[wire\:loading],[wire\:loading\.delay]{display:none}
[x-cloak]{display:none!important}
h1,h2,h3{font-family:Georgia,serif;line-height:1.2;margin:0 0 .5em}
h1{font-size:34px}h2{font-size:23px}h3{font-size:18px}
main{max-width:1120px;margin:0 auto;padding:24px 20px 60px;min-height:560px}
section{margin:34px 0}
img{max-width:100%;height:auto;border-radius:6px;display:block}
button,input,select,textarea{font:inherit;color:inherit}
button{cursor:pointer;border:1px solid var(--line);background:#fff;border-radius:6px;padding:7px 13px}
input:not([type=radio],[type=checkbox],[type=range]),select,textarea{border:1px solid #b9af9c;border-radius:6px;padding:8px 10px;background:#fff;width:100%}
label{display:block;margin:0 0 12px}
a{color:var(--wine)}
fieldset{border:0;padding:0;margin:0 0 14px}
.bar{background:var(--wine);color:#fff;text-align:center;padding:6px 44px;font-size:14px;position:relative}
.bar button{position:absolute;right:8px;top:2px;background:none;border:0;color:#fff}
.top{display:flex;align-items:center;gap:24px;padding:14px 24px;border-bottom:1px solid var(--line);background:#fff}
.brand{font:700 22px Georgia,serif;color:var(--leaf);text-decoration:none}
.top nav{display:flex;gap:14px;align-items:center}
.links{display:flex;gap:16px;list-style:none;margin:0;padding:0}
.burger{display:none;margin-left:auto}
.dropdown{position:relative}
.dropdown>ul,.sheet{position:absolute;z-index:20;top:100%;left:0;margin:6px 0 0;padding:10px 16px;list-style:none;background:#fff;border:1px solid var(--line);border-radius:8px;box-shadow:0 8px 24px #0002;min-width:190px}
.primary,.secondary{display:inline-block;border-radius:6px;padding:9px 16px;text-decoration:none;cursor:pointer}
.primary{background:var(--leaf);border:1px solid var(--leaf);color:#fff}
.primary[disabled],.is-off{opacity:.55}
.secondary{background:#fff;border:1px solid var(--leaf);color:var(--leaf)}
.plain{border:0;background:none;padding:4px 6px;color:var(--wine);text-decoration:underline}
.hero{display:flex;gap:32px;align-items:center;justify-content:space-between;margin-top:8px}
.ticker{background:var(--pale);border-radius:8px;padding:6px 16px;margin:20px 0}
.window{overflow:hidden}.track{display:flex;gap:16px;transition:transform .35s ease}
.slide{flex:0 0 260px;display:block;text-decoration:none;color:inherit}.slide b,.slide span{display:block}
.controls{display:flex;gap:12px;align-items:center}
.steps{display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:14px;list-style:none;padding:0}
.steps b{font:700 26px Georgia,serif;color:var(--wine);margin-right:8px}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(260px,1fr));gap:20px}
.card{background:#fff;border:1px solid var(--line);border-radius:10px;padding:14px;position:relative}
.card-link{color:inherit;text-decoration:none}.card h3{margin-top:10px}
.tags{display:flex;gap:6px;margin:0}.tag{background:var(--pale);border-radius:20px;padding:1px 10px;font-size:13px}
.meta{display:flex;justify-content:space-between;font-size:14px;gap:8px}
.heart.is-on{color:var(--wine);border-color:var(--wine)}
.filters{display:flex;flex-wrap:wrap;gap:18px;align-items:end;margin:18px 0}
.filters label{margin:0}.levels label{display:inline-block;margin-right:12px}
.levels input{width:auto}
.spinner{width:18px;height:18px;border:3px solid var(--line);border-top-color:var(--leaf);border-radius:50%;animation:turn .8s linear infinite}
@keyframes turn{to{transform:rotate(360deg)}}
.is-dim{opacity:.45}.is-busy{opacity:.7}
.more{text-align:center;margin-top:26px}
.small,.crumbs{font-size:14px;color:#6b6458}
.voice{min-height:110px;position:relative}.voice blockquote{margin:0;font:italic 19px Georgia,serif;position:absolute;inset:0}
.letter{background:var(--pale);border-radius:10px;padding:20px}.letter form{max-width:460px}
.problem{color:#a3211f;font-size:14px;margin:4px 0 8px}.done{color:var(--leaf);font-weight:600}
.split{display:grid;grid-template-columns:minmax(0,1fr) 300px;gap:36px}
.split>*{min-width:0}
.price{background:#fff;border:1px solid var(--line);border-radius:10px;padding:18px;align-self:start;display:grid;gap:10px;justify-items:start}
.price .sheet{left:auto;right:0;min-width:250px}
.gallery{display:flex;gap:8px;flex-wrap:wrap;margin-bottom:20px}.thumb{padding:3px;cursor:zoom-in}
.modal{position:fixed;inset:0;z-index:60;background:#000a;display:grid;place-items:center;padding:16px}
.modal figure,.dialog{background:#fff;border-radius:10px;padding:16px;margin:0;max-width:640px;outline:0}
[role=tablist]{display:flex;gap:4px;border-bottom:1px solid var(--line);margin-bottom:14px}
[role=tab]{border:0;border-radius:6px 6px 0 0}[role=tab].is-on{background:var(--leaf);color:#fff}
.ticks{list-style:"✓ ";padding-left:20px}
.reviews,.posts,.rows,.dates,.switches,.progress{list-style:none;padding:0}
.reviews li,.posts li{border-top:1px solid var(--line);padding:12px 0}.stars{color:#b5791b}
.date{display:grid;grid-template-columns:150px 1fr auto;gap:18px;align-items:center;border-top:1px solid var(--line);padding:14px 0}
.when span,.what span{display:block;font-size:14px}.few{color:#a3211f}
.act{display:flex;gap:14px;align-items:center;flex-wrap:wrap}.hint{flex-basis:100%;margin:0;font-size:14px}
.stepper{display:inline-flex;align-items:center;gap:8px}output{min-width:22px;text-align:center}
.player{margin:0 0 24px;border:1px solid var(--line);border-radius:10px;overflow:hidden;background:#fff}
.screen{position:relative;background:#222;aspect-ratio:16/8;cursor:pointer}.screen.is-wide{aspect-ratio:16/10}
.screen video{width:100%;height:100%;object-fit:cover;display:block}
.caption{position:absolute;left:0;right:0;bottom:12px;text-align:center;color:#fff;text-shadow:0 1px 4px #000;margin:0}
.big{position:absolute;left:50%;top:50%;margin:-32px;font-size:44px;color:#fff}
.player figcaption{display:flex;flex-wrap:wrap;gap:8px;align-items:center;padding:10px}
.player figcaption input{flex:1 1 130px}.player select{width:auto}.clock{font-variant-numeric:tabular-nums;font-size:14px}
.chapters{min-height:240px}.chapters ol{list-style:none;padding:0}
.chapter{padding:9px 10px;border-radius:6px;cursor:pointer;color:var(--wine)}.chapter:hover{background:var(--pale);text-decoration:underline}
.chapter span{color:#6b6458;font-size:14px;margin-right:8px}
.bones{height:22px;background:var(--pale);border-radius:6px}
.panel{background:#fff;border:1px solid var(--line);border-radius:10px;padding:20px;margin-bottom:16px}
.option{border:1px solid var(--line);border-radius:8px;padding:10px 14px;margin:8px 0;cursor:pointer}.option.is-on{border-color:var(--leaf);background:#f3f7ef}.option.is-right{border-color:var(--leaf);font-weight:600}
.chip.is-on,.letters .is-on{background:var(--leaf);color:#fff}.chips button{margin-right:6px}
.designs{display:flex;gap:12px;flex-wrap:wrap}.designs label{border:2px solid var(--line);border-radius:8px;padding:8px}.designs .is-on{border-color:var(--leaf)}
.row{display:flex;gap:12px;align-items:center}
.backdrop{display:none;position:fixed;inset:0;z-index:40;background:#000;transition:opacity .25s}
.backdrop.is-entered{display:block;opacity:.5}.backdrop.is-left{display:block;opacity:0}
.sheet-wide{position:fixed;z-index:50;left:50%;top:80px;transform:translateX(-50%);width:min(420px,92vw);background:#fff;border-radius:10px;padding:20px}
.pair{display:grid;grid-template-columns:1fr 1fr;gap:0 32px}
.progress li,.rows li{display:flex;gap:16px;align-items:center;border-top:1px solid var(--line);padding:10px 0;flex-wrap:wrap}.progress b,.rows b{flex:1 1 220px}
.switches li{display:flex;gap:12px;align-items:center;padding:6px 0}
.switch{width:46px;height:26px;border-radius:20px;padding:0;background:#cfc6b4;position:relative}.switch i{position:absolute;left:3px;top:3px;width:18px;height:18px;border-radius:50%;background:#fff;transition:left .2s}.switch.is-on{background:var(--leaf)}.switch.is-on i{left:23px}
table{border-collapse:collapse;width:100%}th,td{text-align:left;padding:9px 8px;border-top:1px solid var(--line)}
.fold{border-top:1px solid var(--line);padding:6px 0}
.folds .fold>button{width:100%;text-align:left;border:0;background:none;font-weight:600}
.dishes{padding:0;list-style:none;max-width:420px}.dishes li{background:#fff;border:1px solid var(--line);border-radius:8px;padding:12px;margin:8px 0;cursor:grab;touch-action:none;user-select:none}
.letters{display:flex;flex-wrap:wrap;gap:4px}.words>div{border-top:1px solid var(--line);padding:8px 0}dt{font-weight:600}dd{margin:0}
.drop{border:2px dashed #b9af9c;border-radius:10px;padding:20px;margin-bottom:16px}.fields{max-width:520px}
.sr-only{position:absolute!important;width:1px!important;height:1px;overflow:hidden;clip-path:inset(50%)}
.face{width:76px;height:76px;border-radius:50%;background:var(--pale);font:700 22px Georgia,serif}
.popover{position:absolute;z-index:10;left:14px;right:14px;top:96px;margin:0;background:var(--ink);color:#fff;border-radius:8px;padding:12px}
.rule{margin:46px 0;min-height:330px}.empty-space{min-height:700px}
#nprogress .bar{background:#d8a531!important;height:3px!important}#nprogress .peg{display:none!important}
footer{background:#2f2b25;color:#e9e2d3;padding:34px 24px}footer a{color:#e9e2d3}footer ul{list-style:none;padding:0}
.columns{display:grid;grid-template-columns:repeat(4,1fr);gap:24px;max-width:1080px;margin:0 auto}.columns section{margin:0}.columns h2{font-size:17px}.columns li{padding:5px 0}
.toasts{position:fixed;right:16px;bottom:16px;z-index:80;pointer-events:none}.toast{background:var(--ink);color:#fff;border-radius:8px;padding:12px 18px;margin:8px 0 0}
@media(max-width:800px){
h1{font-size:27px}.hero{display:block}.split,.pair{grid-template-columns:1fr}.burger{display:block}
.top{flex-wrap:wrap}.top nav{display:none;flex-basis:100%;flex-direction:column;align-items:start}.top nav.is-open{display:flex}.links{flex-direction:column;gap:8px}
.dropdown>ul{position:static}.columns{grid-template-columns:1fr 1fr}.date{grid-template-columns:1fr}.price .sheet{right:auto;left:0}}
`;
