export const styles = `
body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#22282b}
main{display:block;padding:16px;max-width:900px;min-height:70vh}
footer{padding:24px 16px;border-top:1px solid #d5dadd;color:#566}
.logo{font-weight:700;color:#8a1c2b;text-decoration:none;flex:1;margin-left:8px}
.basket{margin-right:16px;color:#8a1c2b}
.cookies{background:#f5efe6;border-radius:10px;padding:12px 16px;margin-bottom:16px}
.carousel{position:relative;overflow:hidden;border-radius:12px;background:#f3dfe2;margin:16px 0}
.track{display:flex;transition:transform .35s}
.slide{flex:0 0 100%;box-sizing:border-box;padding:24px 64px;min-height:130px}
.carousel button{position:absolute;top:45px;width:40px;height:40px;border:0;border-radius:50%;background:#fff;font-size:22px;cursor:pointer}
#prev{left:10px}#next{right:10px}
.row,.grid{display:flex;flex-wrap:wrap;gap:12px}
.tile,.card{box-sizing:border-box;width:200px;padding:12px;border:1px solid #d5dadd;border-radius:10px}
.tile{color:inherit;text-decoration:none}
.card a{display:block;min-height:48px;color:#8a1c2b}
.skeleton{height:190px;background:linear-gradient(90deg,#edf0f1,#f8f9fa,#edf0f1);background-size:200% 100%;animation:shine 1.4s infinite linear}
.tile.skeleton{height:72px}
@keyframes shine{to{background-position:-200% 0}}
.filters{display:flex;flex-wrap:wrap;gap:24px;margin-bottom:16px}
#end{min-height:40px}
.line{display:flex;flex-wrap:wrap;gap:16px;align-items:center;padding:12px 0;border-bottom:1px solid #d5dadd}
.line b{flex:1 1 220px}
button.link{border:0;background:none;color:#8a1c2b;text-decoration:underline;font:inherit;cursor:pointer;padding:0}
button.main{font:inherit;padding:10px 20px;border:0;border-radius:8px;background:#8a1c2b;color:#fff;cursor:pointer}
.chip{font:inherit;border:1px solid #8a1c2b;border-radius:16px;background:#fff;padding:4px 12px;cursor:pointer}
.chip[aria-pressed=true]{background:#8a1c2b;color:#fff}
#articles{height:420px}
.entry{padding:10px 0;border-bottom:1px solid #e4e8ea}
.text{margin:0 0 10px;line-height:1.6}
.scratch{position:relative;width:280px;height:120px;border:1px solid #d5dadd;border-radius:10px;overflow:hidden}
.scratch p{margin:45px 0;text-align:center}
.scratch canvas{position:absolute;inset:0;touch-action:none;cursor:crosshair}
.flip{position:relative;width:280px;height:110px;margin-top:20px;border-radius:10px;background:#8a1c2b;color:#fff;cursor:pointer;transform-style:preserve-3d;transition:transform .4s}
.flip.turned{transform:rotateY(180deg)}
.flip span{position:absolute;inset:0;display:grid;place-items:center;backface-visibility:hidden}
.flip .back{transform:rotateY(180deg)}
#map{height:280px;margin-top:16px;background:#e8efe4}
.looks-like-link{color:#8a1c2b;text-decoration:underline;cursor:pointer}
.act{color:#8a1c2b;cursor:pointer;border-bottom:1px dashed}
.chat{position:fixed;right:0;bottom:0;width:96px;height:88px;border:0}
.chat.open{width:300px;height:340px;background:#fff;border:1px solid #d5dadd}
@media(max-width:600px){
  .sendbar{position:fixed;left:0;right:0;bottom:0;padding:12px 16px;background:#fff;border-top:1px solid #d5dadd}
  .sendbar vaadin-button{width:100%}
  .chat{width:320px;height:150px}
  .card,.tile{width:100%}
}
`;
