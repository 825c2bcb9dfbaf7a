export const styles = `
@view-transition { navigation: auto; }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.6 Georgia, serif; color: #17323f; background: #f7f5f0; }
h1, h2, h3 { font-family: Verdana, sans-serif; line-height: 1.2; color: #0f4459; }
main { max-width: 960px; margin: 0 auto; padding: 1rem 1.25rem 5rem; view-transition-name: main; }
hb-island, .pass-through { display: contents; }
[hidden] { display: none !important; }
.consent { display: flex; flex-wrap: wrap; gap: .6rem; align-items: center; padding: .6rem 1.25rem; background: #ffe9b8; font-size: .9rem; }
.consent p { margin: 0; flex: 1 1 300px; }
.top { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; padding: .8rem 1.25rem; background: #0f4459; color: #fff; view-transition-name: top; }
.top a { color: #fff; text-decoration: none; }
.brand { font: 700 1.3rem Verdana, sans-serif; }
.brand small { font-weight: 400; font-size: .7rem; }
.top ul, .bottom ul { display: flex; flex-wrap: wrap; gap: .2rem 1rem; list-style: none; margin: 0; padding: 0; }
.bottom { background: #e4e0d5; padding: 1.5rem 1.25rem 6rem; }
.bottom a { color: #0f4459; }
button, select, input, textarea { font: inherit; padding: .45rem .8rem; border: 1px solid #7b98a3; border-radius: 6px; background: #fff; color: inherit; }
button { cursor: pointer; }
button[aria-pressed=true] { background: #0f4459; color: #fff; }
button:disabled { opacity: .5; cursor: default; }
.primary { background: #c8452f; border-color: #c8452f; color: #fff; }
label { display: block; margin: .5rem 0; }
.hero { padding: 2rem 1rem; background: linear-gradient(#9fc6d6, #dbe9ec); border-radius: 12px; }
.trip { display: flex; flex-wrap: wrap; gap: .8rem; align-items: end; }
.carousel { display: flex; gap: .6rem; align-items: center; }
.track { display: flex; gap: 20px; overflow-x: auto; scroll-snap-type: x mandatory; }
.track article { flex: 0 0 300px; scroll-snap-align: start; }
.chips, .currencies, .filters, .day-tools, .seat-tools { display: flex; flex-wrap: wrap; gap: .5rem; margin: .7rem 0; }
.departures { list-style: none; padding: 0; }
.departures li, .fare-list li { display: flex; flex-wrap: wrap; gap: 1rem; align-items: center; padding: .5rem 0; border-bottom: 1px solid #d5d0c2; }
.departures p { flex-basis: 100%; margin: 0; }
.board.busy .departures { opacity: .5; }
.fare-list { list-style: none; padding: 0; }
.fare-list span { flex: 1; }
table { width: 100%; border-collapse: collapse; }
td, th { text-align: left; padding: .5rem; border-bottom: 1px solid #d5d0c2; vertical-align: top; }
.row-toggle, .sort-fare, .question { border: 0; background: none; padding: .2rem 0; text-align: left; text-decoration: underline; }
.cards { display: grid; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); gap: 1rem; list-style: none; padding: 0; }
.cards > * { background: #fff; border-radius: 10px; padding: 1rem; }
.guest-picker { position: relative; }
.guest-panel { margin-top: .4rem; padding: .8rem; background: #fff; border: 1px solid #7b98a3; border-radius: 8px; max-width: 320px; }
.guest-done { color: #c8452f; cursor: pointer; }
.veil { position: fixed; inset: 0; z-index: 50; background: rgb(8 28 38 / .8); transition: opacity .2s; }
.veil.is-leaving { opacity: 0; }
.lightbox { position: fixed; z-index: 60; inset: 15% 10%; background: #fff; border-radius: 10px; padding: 1rem; text-align: center; }
.seat-canvas { display: block; width: 100%; max-width: 720px; background: #fff; border-radius: 10px; cursor: pointer; touch-action: manipulation; }
.port-map { height: 320px; border-radius: 10px; }
.story { max-width: 640px; font-size: 1.1rem; line-height: 1.8; }
.story p { margin: 0 0 1.6rem; }
.reading { position: sticky; top: 0; display: flex; gap: .6rem; align-items: center; background: #f7f5f0; padding: .4rem 0; }
.error { color: #b02a15; }
.hint { min-height: 1.6em; }
.length-slider { margin: 2rem 1rem; max-width: 500px; }
.chat { position: fixed; right: 12px; bottom: 12px; z-index: 20; text-align: right; }
.chat-box { width: 280px; background: #fff; border-radius: 10px; padding: .7rem; box-shadow: 0 6px 30px rgb(0 0 0 / .25); text-align: left; margin-bottom: .5rem; }
.chat-box ul { list-style: none; margin: 0; padding: 0; max-height: 200px; overflow: auto; }
.chat-box .you { text-align: right; color: #c8452f; }
.chat-box input { width: 70%; }
.passengers fieldset { margin: .8rem 0; border-radius: 8px; border: 1px solid #b6c5cb; }
.group-form input, .group-form textarea, .claim textarea { display: block; width: 100%; max-width: 480px; }
`;
