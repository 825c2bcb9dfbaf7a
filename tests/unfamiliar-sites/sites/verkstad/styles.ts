export const styles = `
body{font-family:Verdana,Arial,sans-serif;font-size:14px;color:#2b3a42;background:#eef1f2}
#topp{background:#193e4f;color:#cfdde3;font-size:12px;padding:6px 0}#topp a{color:#fff}#topp ul{margin:0}
#huvudmeny{border-radius:0;border:0;border-bottom:4px solid #f0a020;background:#fff;margin-bottom:18px}
.navbar-brand{font-size:20px;color:#193e4f!important}.navbar-brand b{color:#d3541b}
.navbar-right{display:flex;align-items:center;gap:12px;padding-right:15px}.navbar-right .update-panel{display:inline-block}
.navbar-nav>li>a{padding-left:9px;padding-right:9px}
.ikon-korg{display:inline-block;width:14px;height:14px;border-radius:50%;border:4px solid #193e4f}
#innehall{background:#fff;padding:18px 24px 40px;min-height:420px;border:1px solid #dde3e6}
h1{font-size:26px;color:#193e4f;margin-top:6px}h2{font-size:20px;color:#193e4f}h3{font-size:16px}
footer{background:#12303d;color:#b8c9d0;margin-top:26px;padding:22px 0;font-size:13px}footer a{color:#fff}footer h4{color:#fff}
.bildspel{margin-bottom:20px;position:relative}.bild{height:230px;background:#193e4f center/cover;padding:44px 60px;color:#fff}.bild h2{color:#fff;font-size:28px}
.slick-prev,.slick-next{position:absolute;top:95px;z-index:2;width:40px;height:40px;border:0;border-radius:50%;background:#ffffffcc;font-size:22px;line-height:1}.slick-prev{left:10px}.slick-next{right:10px}
.slick-dots{list-style:none;display:flex;gap:6px;justify-content:center;padding:8px}.slick-dots button{width:10px;height:10px;padding:0;border:0;border-radius:50%;background:#b6c4ca;font-size:0}.slick-dots .slick-active button{background:#d3541b}
.ruta{border:1px solid #d6dee1;background:#f7f9fa;padding:14px 18px;margin-bottom:18px;border-radius:3px}.ruta-bla{background:#e2eef3}
.skylt{display:inline-flex;border:2px solid #222;border-radius:4px;overflow:hidden;background:#fff}.skylt i{background:#003da5;color:#fd0;font-style:normal;padding:8px 6px;font-weight:bold}.skylt input{border:0;width:150px;text-transform:uppercase;font-weight:bold;letter-spacing:2px}
.svar{min-height:14px;margin-top:12px}.kampanj{background:#fff3dc}.kort .thumbnail{min-height:330px}.kort img,.thumbnail img{background:#dfe6e9;width:100%;height:auto;aspect-ratio:9/5}
.omdomen blockquote{font-size:14px;margin:8px}.orter{margin-top:12px}
.moms{padding:10px 0 4px}.upp{font-size:12px;font-weight:normal}.fraga{display:inline-block;width:17px;height:17px;line-height:17px;text-align:center;border-radius:50%;background:#c5d3d9;font-size:11px;cursor:help}
.sidor{padding:8px 0}.sidor a,.sidor span{padding:4px 9px;border:1px solid #cfd8dc}.sidor span{background:#193e4f;color:#fff}
.galleri a{display:inline-block;margin:0 6px 6px 0}.galleri img{border:1px solid #ddd;max-width:100%}.antal{margin:12px 0}.antal b{display:inline-block;width:34px;text-align:center}.flikar{margin-top:24px}.tab-content{padding:12px 0}
.hylla{border:1px solid #c8d3d8;border-radius:3px;padding:12px 14px;margin-bottom:8px;cursor:pointer;display:flex;justify-content:space-between}.hylla.vald{border-color:#d3541b;background:#fdf1ea}
.steg{list-style:none;display:flex;gap:18px;padding:0;color:#90a0a8}.steg .nu{color:#d3541b;font-weight:bold}
.tidbok{display:flex;gap:10px;min-height:200px;margin:14px 0;overflow-x:auto}.dag{flex:1;min-width:84px;background:#f5f7f8;padding:6px}.dag h4{font-size:13px}.dag small{display:block}.tid{display:block;width:100%;margin-bottom:5px;border:1px solid #b9c6cc;background:#fff;padding:6px}.tid.vald{background:#2e7d4f;color:#fff}.tid:disabled{opacity:.45;text-decoration:line-through}
.skelett .dag{background:linear-gradient(90deg,#eef1f2,#f8fafb,#eef1f2)}.lanetyp{margin-bottom:14px}.summa{font-size:22px;color:#193e4f}
#karta{height:460px;background:#e6ede0}.nal span{display:block;width:20px;height:20px;border-radius:50% 50% 50% 0;transform:rotate(-45deg);background:#d3541b;border:2px solid #fff}
.verkstad{border-top:1px solid #e0e6e9;padding:6px 0 12px}.filter{margin-top:16px}
.kalkyl{width:100%;height:270px;border:1px solid #d6dee1}.ram{width:100%;height:270px;border:1px solid #cdd7db;background:#fff}
.stjarna{color:#c22}.input-validation-error{border-color:#c22}.field-validation-valid,.field-validation-error{display:block;min-height:20px}
#bilder li{display:flex;align-items:center;gap:10px;margin-top:8px}#bilder img{width:56px;height:42px;background:#dde4e7;object-fit:cover}#bilder .progress{width:120px;margin:0}#bilder .fel em{color:#a22}
.aspNetDisabled{opacity:.6}.avbokad td{text-decoration:line-through;color:#999}
/* The calendar must not cover the sticky header (2014). */
.ui-datepicker{z-index:20!important}
.ui-dialog{z-index:1200}.ui-widget-overlay{z-index:1150}
.chatt{position:fixed;right:18px;bottom:0;width:270px;z-index:900;font-size:13px}.chatt>button{width:100%;border:0;background:#d3541b;color:#fff;padding:10px;border-radius:4px 4px 0 0}.chattruta{display:none;background:#fff;border:1px solid #ccc;padding:8px}.chatt.oppen .chattruta{display:block}#chattlogg{height:150px;overflow:auto}#chattlogg .min{text-align:right;color:#193e4f}.chattruta input{width:100%;padding:6px}
#upProgress{position:fixed;top:10px;left:50%;margin-left:-70px;background:#fff3dc;border:1px solid #f0a020;padding:8px 18px;z-index:1300}.snurra{display:inline-block;width:14px;height:14px;border:2px solid #f0a020;border-top-color:transparent;border-radius:50%;animation:snurra 1s linear infinite}@keyframes snurra{to{transform:rotate(1turn)}}
#CybotDialog{position:fixed;left:0;right:0;bottom:0;background:#fff;box-shadow:0 -4px 24px #0004;z-index:2000;padding:18px;transition:transform .3s}#CybotDialog.borta{transform:translateY(110%)}.cookieinre{display:flex;gap:24px;max-width:1140px;margin:0 auto;justify-content:space-between}#CybotDialog h2{font-size:16px;margin:0 0 6px}.cookieknappar{display:flex;flex-direction:column;gap:6px;min-width:170px}.cookieknappar button{border:1px solid #193e4f;background:#fff;padding:8px}#ckAlla{background:#193e4f;color:#fff}.cookieval{display:inline-block;margin-right:14px;font-weight:normal}
@media(max-width:767px){.cookieinre{flex-direction:column;gap:10px}.bild{padding:30px 56px;height:250px}#innehall{padding:12px 15px 30px}#karta{height:300px}}
`;
