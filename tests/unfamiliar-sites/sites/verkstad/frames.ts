const head = (title: string) =>
  `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>${title}</title><style>body{margin:0;padding:14px;font:15px/1.4 Verdana,sans-serif;color:#193e4f}button{font:inherit;padding:9px 16px;border:0;border-radius:4px;background:#193e4f;color:#fff}button.ljus{background:#e4eaed;color:#193e4f}label{display:block;margin:8px 0}input{font:inherit;padding:8px;width:100%;box-sizing:border-box}input[type=range]{padding:0}.snurr{width:34px;height:34px;border:4px solid #d5dfe3;border-top-color:#193e4f;border-radius:50%;animation:s 1s linear infinite}@keyframes s{to{transform:rotate(1turn)}}</style></head><body>`;

/** Signing in with an app on a phone: the frame asks the bank until it has an answer. */
export const bankFrame = `${head('Legitimera dig')}<div id="ruta"><p>Legitimera dig med e-legitimation.</p><button id="starta">Starta på den här enheten</button> <button id="avbryt" class="ljus">Avbryt</button></div>
<script>
const ruta = document.getElementById('ruta');
const forsta = ruta.innerHTML;
let tries = 0;
document.addEventListener('click', (event) => {
  if (event.target.id === 'avbryt') { tries = 0; ruta.innerHTML = forsta; parent.postMessage({ bankid: 'avbruten' }, '*'); }
  if (event.target.id !== 'starta') return;
  ruta.innerHTML = '<div class="snurr"></div><p id="lage">Öppna appen och skriv din säkerhetskod.</p><button id="avbryt" class="ljus">Avbryt</button>';
  tries = 1;
  ask();
});
async function ask() {
  if (!tries) return;
  const answer = await fetch('/collect-order?n=' + tries).then((r) => r.json());
  if (!tries) return;
  tries += 1;
  if (answer.status === 'complete') { ruta.innerHTML = '<p>Klart.</p>'; parent.postMessage({ bankid: 'klar' }, '*'); tries = 0; return; }
  document.getElementById('lage').textContent = answer.hint;
  setTimeout(ask, 900);
}
</script></body></html>`;

/** The fields of a card, on the origin of the payment service. */
export const cardFrame = `${head('Kortbetalning')}<div id="ruta"><label>Kortnummer<input id="nummer" inputmode="numeric" autocomplete="cc-number"></label><label>Giltigt t.o.m.<input id="datum" placeholder="MM/ÅÅ"></label><label>CVC<input id="cvc" inputmode="numeric" maxlength="4"></label><button id="betala">Betala 495 kr</button></div>
<script>
betala.onclick = () => {
  const digits = nummer.value.replace(/\\D/g, '');
  if (digits.length < 16) { nummer.focus(); nummer.style.outline = '2px solid #b00'; return; }
  const ruta = document.getElementById('ruta');
  ruta.innerHTML = '<div class="snurr"></div>';
  setTimeout(() => {
    const declined = digits.endsWith('0002');
    ruta.innerHTML = declined ? '' : '<p>Betalningen är godkänd.</p>';
    parent.postMessage({ betalning: declined ? 'nekad' : 'klar' }, '*');
  }, 1800);
};
</script></body></html>`;

/** The calculator, an older page on the same origin. */
export const calculator = `${head('Räkna på delbetalning')}<label>Belopp <b id="visaBelopp">12 000 kr</b><input type="range" id="belopp" min="2000" max="40000" step="500" value="12000"></label><label>Månader <select id="manader"><option>6</option><option selected>12</option><option>24</option><option>36</option></select></label><label><input type="checkbox" id="ranta" style="width:auto"> Räntefritt för medlemmar</label><p>Att betala per månad: <b id="resultat">1 055 kr</b></p><button id="rakna" type="button">Räkna om</button>
<script>
const kr = (n) => Math.round(n).toString().replace(/\\B(?=(\\d{3})+$)/g, ' ') + ' kr';
const show = () => { visaBelopp.textContent = kr(+belopp.value); resultat.textContent = kr(+belopp.value * (ranta.checked ? 1 : 1.055) / +manader.value); };
belopp.oninput = show; manader.onchange = show; ranta.onchange = show;
rakna.onclick = () => { resultat.textContent = '…'; setTimeout(show, 600); };
</script></body></html>`;
