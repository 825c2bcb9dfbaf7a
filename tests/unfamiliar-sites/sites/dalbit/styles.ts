export const styles = `
:root{--f7-font-family:Dalbit,system-ui,sans-serif;--f7-theme-color:#43388a}body,input,textarea,button,select{font-family:Dalbit,system-ui,sans-serif}
.page-content{padding-bottom:150px!important}.page-content.no-bars{padding:24px!important;background:#fff}
.links{display:flex;flex-wrap:wrap;gap:10px 16px;font-size:13px}.links p{flex:1 0 100%}.row{display:flex;gap:12px;align-items:center}.gone{display:none}
.search{position:relative;padding:10px 16px}.search input{width:100%;box-sizing:border-box;padding:10px;border:1px solid #bbc;border-radius:8px;background:#fff}
.found{position:absolute;z-index:60;left:16px;right:16px;top:56px;margin:0;padding:6px 12px;list-style:none;background:#fff;border:1px solid #bbc}.found a{display:block;padding:9px 0}
.hero{height:150px}.hero swiper-slide{display:grid;place-content:center;background:#e4e0f8;font-size:20px}
.tiles{display:flex;flex-wrap:wrap;gap:10px;padding:8px 16px}.tiles a{flex:1 1 130px;padding:14px;border:1px solid #ccd;border-radius:10px;background:#fff}.picks{min-height:70px}.picks .skeleton-block{flex:1 1 130px;height:48px}
.goods{display:flex;flex-wrap:wrap;gap:12px;padding:0 16px}.good{position:relative;width:160px;min-height:190px}.good a{display:block;color:inherit}.good b,.good em,.good span{display:block;font-style:normal}
.heart{position:absolute;right:14px;top:80px;border:0;background:none;font-size:13px;color:#b2284f;width:44px;cursor:pointer}.tall{height:260px}
.photos{display:flex;gap:8px;padding:12px 16px;overflow:auto}.photo{cursor:zoom-in}.tabs-row{display:flex;border-bottom:1px solid #ccd;padding:0 16px}.tabs-row button{border:0;background:none;padding:12px;width:auto;font:inherit;cursor:pointer}.tabs-row [aria-selected=true]{border-bottom:2px solid #43388a}.tab-text{min-height:60px}
.buy-bar{position:absolute;z-index:450;left:0;right:0;bottom:80px;display:flex;gap:12px;align-items:center;justify-content:space-between;padding:8px 120px 8px 16px;background:#fff;border-top:1px solid #ccd}.buy-bar .button{width:160px}
.size{display:block;padding:10px 0}.again{display:inline-block;width:auto;border:1px solid #ccd;background:none;font:inherit;cursor:pointer}.hint,.error{color:#b2284f;min-height:20px}.sheet-modal .block{padding-bottom:40px}.most{margin:14px}
.more,.fewer{display:inline-block;width:34px;height:30px;border:1px solid #ccd;background:#fff;cursor:pointer}.list .pick{appearance:auto;width:18px;height:18px}#code{border:1px solid #bbc;padding:8px;width:150px}
#delivery input{border-bottom:1px solid #ccd}#juso,#talk{width:100%;height:440px;border:0}.talk{background:#f7e34a;color:#222}.on{font-weight:700}
.plain{display:inline;width:auto;border:0;background:none;color:#43388a;font:inherit;text-decoration:underline;cursor:pointer}
.chips{display:flex;flex-wrap:wrap;gap:8px}.chip{display:inline-flex;width:auto;cursor:pointer;border:0;color:inherit}.chip.color-primary{background:#43388a;color:#fff}.helped{display:inline;width:auto;border:1px solid #ccd;background:none;font:inherit;cursor:pointer;padding:4px 8px}.opinion{height:84px}
.star{display:inline-block;width:40px;border:0;background:none;font-size:28px;color:#c79a1e;cursor:pointer}textarea{width:100%;box-sizing:border-box;border:1px solid #bbc!important;padding:8px!important}.attach{position:relative}.attach input{position:absolute;opacity:0;inset:0;width:100%}
.stage{height:320px}.stage cropper-canvas{height:300px}
.tone{padding:12px 16px;border:1px solid #bbc;border-radius:20px;cursor:pointer}.tone.is-chosen{background:#43388a;color:#fff}#oil{width:100%;appearance:auto}
.stamps{display:grid;grid-template-columns:repeat(7,1fr);gap:8px;padding:16px}.stamp{aspect-ratio:1;border:1px solid #bbc;border-radius:50%;background:#fff;cursor:pointer;padding:0}.stamp.is-stamped{background:#f3d26b}.wheel{width:140px;height:140px;border-radius:50%;background:conic-gradient(#43388a 0 90deg,#f3d26b 0 180deg,#e07a9b 0 270deg,#8fd0c4 0);transition:transform 2.4s ease-out;margin-bottom:12px}
video{background:#224}.lines{min-height:240px}.lines p{margin:4px 0}#say input{border:1px solid #bbc;padding:8px}
#map{height:260px}.pin{color:#b2284f;font-size:22px;line-height:24px;text-align:center}.store{border:0;background:none;padding:12px 16px;font:inherit;text-align:start;cursor:pointer}.store.is-chosen{font-weight:700}
#ask input{width:100%;border:1px solid #bbc;padding:8px;box-sizing:border-box}.send-box{position:relative}.install{display:none}
.cookies{position:fixed;z-index:12000;left:0;right:0;top:0;height:60px;box-sizing:border-box;display:flex;gap:10px;align-items:center;padding:10px 16px;background:#fdf3d0;transition:opacity .25s}.cookies.is-leaving{opacity:0}.cookies p{flex:1;margin:0}.cookies button{padding:6px 12px;width:auto}body:has(.cookies) #app{top:60px;height:calc(100% - 60px)}
#chat{position:fixed;right:8px;bottom:88px;width:96px;height:48px;border:0;z-index:10500}#chat.is-open{width:260px;height:300px}
@media(max-width:700px){.install{display:block;position:absolute;left:0;right:0;top:-14px;height:80px;z-index:5}}
`;
