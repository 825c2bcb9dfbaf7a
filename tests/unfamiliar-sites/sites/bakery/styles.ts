export const styles = `:root{--ion-color-primary:#8a4b1f;--ion-color-primary-rgb:138,75,31;--ion-color-primary-contrast:#fff;--ion-color-primary-contrast-rgb:255,255,255;--ion-color-primary-shade:#79421b;--ion-color-primary-tint:#965d35;
--ion-background-color:#fffaf2;--ion-background-color-rgb:255,250,242;--ion-text-color:#2c2118;--ion-text-color-rgb:44,33,24;--ion-font-family:system-ui,sans-serif}
.wide{max-width:860px;margin:0 auto;padding:12px 16px 24px}
ion-toolbar .wide{padding:6px 16px}
.wide h1{font-size:26px;margin:12px 0}.wide h2{font-size:19px;margin:22px 0 8px}
.strip{display:flex;gap:8px;align-items:center;background:#f4dfc0;border-radius:8px;padding:10px 14px;font-variant-numeric:tabular-nums}
.strip ion-icon{font-size:20px;flex:none}
.row{display:flex;flex-wrap:wrap;gap:10px;align-items:center}
.between{display:flex;justify-content:space-between;align-items:center}
.note{display:flex;justify-content:space-between;align-items:center;background:#eef3e6;border-radius:8px;padding:4px 14px}
.rail{display:flex;overflow-x:auto;scroll-snap-type:x mandatory;padding-bottom:6px}
.rail-card{flex:0 0 220px;margin:4px 16px 4px 0;scroll-snap-align:start}
.rail-card img,.cards img,.wide ion-card>img{width:100%;object-fit:cover}
.promo,.tile{display:block;text-decoration:none;color:inherit;border-radius:10px;padding:14px 16px;background:#f7ead6}
.promo{background:#e9c98f;margin-top:14px}.promo span,.tile span{display:block;font-size:14px}
.tiles{display:grid;grid-template-columns:repeat(auto-fill,minmax(170px,1fr));gap:12px}
.cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(240px,1fr))}
.cards img{height:150px}.more{color:#8a4b1f;font-weight:600}
.plain{list-style:none;padding:0}.plain li{display:flex;justify-content:space-between;border-bottom:1px solid #eadcc6;padding:8px 0}
.foot{margin-top:30px;border-top:1px solid #eadcc6;font-size:14px}.foot a{margin-right:14px}
.step p{min-height:40px}
.side{display:flex;flex-direction:column;padding:8px 0}
.side a{padding:10px 18px;color:inherit;text-decoration:none}.side a.router-link-exact-active{background:#f4dfc0;font-weight:600}
#bottom-bar{display:none}
.basket-button{position:relative}.basket-count{position:absolute;right:0;top:0;font-size:11px}
.flat{box-shadow:none}.count,.hint{color:#75614c;font-size:14px}.limit{color:#a33}
.name{color:inherit;font-weight:600;text-decoration:none}.name:hover{text-decoration:underline}
#dishes ion-badge{margin-right:4px;font-weight:400}
.cover{width:100%;height:240px;object-fit:cover;border-radius:10px}.price{font-size:22px}
.stepper{display:inline-flex;align-items:center;gap:8px}.stepper b{min-width:22px;text-align:center}
.sum{display:grid;grid-template-columns:1fr auto;gap:6px}.sum dd{margin:0}
.slots{display:grid;grid-template-columns:repeat(auto-fill,minmax(84px,1fr));gap:8px}
.slot{font:inherit;padding:12px 4px;border:1px solid #b98;border-radius:8px;background:#fff;color:inherit;cursor:pointer}
.slot.full{opacity:.55}.slot.chosen{background:#8a4b1f;color:#fff}.slot small{display:block}
.error{color:#a3231b}.done{color:#2f6b2f;font-weight:600}.large{font-size:21px;line-height:1.5}
.stamps{display:grid;grid-template-columns:repeat(5,1fr);gap:10px;max-width:360px}
.stamps span{aspect-ratio:1;border-radius:50%;border:2px dashed #b98;display:grid;place-items:center}.stamps .full{background:#8a4b1f;color:#fff;border-style:solid}
.allergen{border-bottom:1px solid #eadcc6;padding:6px 0}.allergen h3{font-size:16px;margin:4px 0}.allergen p{margin:4px 0}
.date-modal{--width:350px;--height:auto;--border-radius:12px}
@media (min-width:992px){.menu-button{display:none}}
@media (max-width:991px){ion-split-pane{bottom:58px}
#bottom-bar{position:absolute;left:0;right:0;bottom:0;height:58px;display:flex;background:#fff;border-top:1px solid #eadcc6;z-index:5}
#bottom-bar a,#bottom-bar button{flex:1;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:2px;font:inherit;font-size:12px;color:#5d4a38;text-decoration:none;background:none;border:0}
#bottom-bar ion-icon{font-size:22px}#bottom-bar .router-link-exact-active{color:#8a4b1f;font-weight:600}}
`;
