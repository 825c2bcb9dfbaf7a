export const styles = `
body{margin:0;font:16px/1.5 Hammer,system-ui,sans-serif;color:#1c1f26;background:#fbfaf8}
header{position:sticky;top:0;z-index:5;display:flex;align-items:center;gap:16px;padding:10px 18px;background:#fff;border-bottom:1px solid #e6e2dc}
.logo{font-weight:800;font-size:20px;color:#c2410c;text-decoration:none}nav.wide{display:flex;flex-wrap:wrap;gap:4px 14px;flex:1}nav a{color:#374151;text-decoration:none}nav a.router-link-active{color:#c2410c}
#commands,#menu{font:inherit;border:1px solid #d6d3d1;background:#fff;border-radius:6px;padding:4px 10px;cursor:pointer}#menu{display:none}
main{max-width:1040px;margin:0 auto;padding:18px 18px 140px}section{margin-bottom:26px}.narrow{max-width:460px}
.hero{padding:34px 0}.hero h1{font-size:38px;line-height:1.15;margin:0 0 10px}.cta{display:inline-block;padding:11px 20px;border-radius:8px;background:#c2410c;color:#fff;text-decoration:none}
.stats{display:flex;flex-wrap:wrap;gap:18px}.stat{width:200px;min-height:54px}.stat b{display:block;font-size:24px}
.cards,.chips,.tools,.slots{display:flex;flex-wrap:wrap;gap:12px;align-items:center;margin:12px 0}
.card{box-sizing:border-box;width:190px;padding:14px;border:1px solid #ddd6cc;border-radius:10px;background:#fff;cursor:pointer}.card.plain{cursor:default}.card.chosen{border-color:#c2410c;box-shadow:0 0 0 1px #c2410c}
.short{max-width:240px}.row{display:flex;align-items:center;gap:12px;margin:10px 0}.big{font-size:26px;font-weight:700}.faint{color:#78716c;font-size:14px}.wrong{color:#b91c1c;font-size:14px;min-height:1px}.fine{color:#15803d;font-size:14px}
label{display:block;margin:8px 0}.dialog{max-width:420px}.player{display:flex;flex-wrap:wrap;gap:12px;align-items:center;max-width:420px}.player .n-slider{flex:1 1 160px}.player button{cursor:pointer}
.quotes{max-width:520px;background:#fff;border:1px solid #e6e2dc;border-radius:10px}.quotes blockquote{margin:0;padding:24px 60px;min-height:110px}
.compare{border-collapse:collapse;margin:12px 0}.compare td,.compare th{border:1px solid #e6e2dc;padding:6px 14px}
.columns{display:flex;gap:12px;overflow-x:auto}.column{flex:0 0 230px;background:#f1eee9;border-radius:10px;padding:10px}.column h2{font-size:16px;margin:0 0 8px}.column ul{list-style:none;margin:0;padding:0;min-height:90px}
.ticket{display:flex;flex-direction:column;gap:2px;background:#fff;border:1px solid #ddd6cc;border-radius:8px;padding:10px;margin-bottom:8px;cursor:grab}.ticket span{font-size:14px}.foot{display:flex;justify-content:space-between;margin-top:6px}.ghost{opacity:.4}
.list{list-style:none;margin:0;padding:0}.list li{padding:8px 0;border-bottom:1px solid #eee}.crew{cursor:pointer}.pending{opacity:.55}
.sketch{border:1px solid #ddd6cc;background:#fff;max-width:520px;touch-action:none}.grid{height:360px;width:100%}
.editor{border:1px solid #ddd6cc;border-radius:8px;background:#fff;max-width:640px}.bar{display:flex;gap:6px;padding:8px;border-bottom:1px solid #eee}.format{cursor:pointer;font:inherit;border:1px solid #ddd6cc;background:#fff;border-radius:4px}.format[aria-pressed=true]{background:#fde7d8}.tiptap{padding:10px 14px;min-height:90px;outline:none}
.tiptap p.is-editor-empty:first-child::before{content:attr(data-placeholder);color:#a8a29e;float:left;height:0}
.line{display:flex;flex-wrap:wrap;gap:14px;align-items:center;padding:10px 0;border-bottom:1px solid #eee}.line b{flex:0 0 140px}.line>span:nth-child(2){flex:1 1 180px}.role{position:relative}.picker{cursor:pointer;border:1px solid #ddd6cc;border-radius:6px;padding:3px 10px}.options{position:absolute;z-index:3;list-style:none;margin:4px 0 0;padding:4px;background:#fff;border:1px solid #ddd6cc;border-radius:6px}.option{padding:4px 10px;cursor:pointer}
.map{height:320px;z-index:0}.pin{background:#c2410c;color:#fff;border-radius:50%;display:grid;place-content:center;font-weight:700}.wall{padding:20px;font-size:28px}.chart{max-width:520px;width:100%}
.palette{background:#fff;border-radius:10px;padding:12px;width:min(440px,90vw)}.palette ul{list-style:none;margin:8px 0 0;padding:0}.palette li{padding:8px;cursor:pointer}.palette li:hover{background:#f5f0ea}
.cookies{display:flex;flex-wrap:wrap;gap:10px;align-items:center;padding:10px 18px;background:#fdf1e7}.cookies p{margin:0}
.slide-leave-active{transition:opacity .25s,transform .25s}.slide-leave-to{opacity:0;transform:translateY(12px)}
#chat{position:fixed;right:8px;bottom:8px;width:90px;height:60px;border:0;z-index:950}#chat.is-open{width:290px;height:330px}
.block{display:block;padding:8px 0;color:#374151}.row .n-slider{max-width:320px}
@media(max-width:700px){nav.wide,#commands{display:none}#menu{display:block;margin-left:auto}.card{width:100%}.hero h1{font-size:28px}}
`;
