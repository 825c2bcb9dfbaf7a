/** Pages of other companies: the bank of the card payments and the table booking of the restaurant. */
const frame = (title: string, style: string, body: string, script: string) => `<!doctype html>
<html lang="it"><head><meta charset="utf-8"><title>${title}</title><link rel="icon" href="data:,">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>*{box-sizing:border-box}body{margin:0;font:15px/1.5 system-ui,sans-serif;color:#1c2733}${style}</style></head>
<body>${body}<script>${script}</script></body></html>`;

export const bank = (amount: string, back: string): string =>
  frame(
    'Banca Euganea – Pagamento sicuro',
    'body{background:#eef2f7}main{max-width:420px;margin:40px auto;background:#fff;padding:28px;border-top:5px solid #0b4f8a}label{display:block;margin:12px 0 4px}input{width:100%;padding:10px;border:1px solid #9ab}button{margin-top:20px;width:100%;padding:13px;border:0;background:#0b4f8a;color:#fff;font-size:16px}a{display:block;text-align:center;margin-top:14px}',
    `<main><h1>Pagamento sicuro</h1><p>Esercente: <b>Terme di Montebagno S.r.l.</b></p><p>Importo: <b>${amount} €</b></p>
<form id="carta"><label for="pan">Numero della carta</label><input id="pan" name="pan" inputmode="numeric" autocomplete="cc-number">
<label for="scadenza">Scadenza</label><input id="scadenza" name="scadenza" placeholder="MM/AA"><label for="cvv">CVV</label><input id="cvv" name="cvv">
<button id="paga">Conferma il pagamento</button></form><a id="annulla" href="${back}?esito=annullato">Annulla e torna al sito</a></main>`,
    `document.getElementById('carta').addEventListener('submit', function (event) {
  event.preventDefault();
  var button = document.getElementById('paga');
  button.disabled = true;
  button.textContent = 'Autorizzazione in corso…';
  var isDeclined = document.getElementById('pan').value.slice(-4) === '0002';
  setTimeout(function () { location.href = '${back}?esito=' + (isDeclined ? 'ko' : 'ok'); }, 1800);
});`,
  );

export const tables = frame(
  'TavoloSubito',
  'body{background:#fff;padding:16px}.ore{display:flex;flex-wrap:wrap;gap:8px;margin:12px 0}.ore button{padding:10px 14px;border:1px solid #b9793b;background:#fff;border-radius:6px}.ore button[aria-pressed=true]{background:#b9793b;color:#fff}#prenota{padding:12px 20px;background:#2d2a26;color:#fff;border:0;border-radius:6px}',
  `<h3>Prenota un tavolo</h3><label>Persone <select id="persone"><option>2</option><option>3</option><option>4</option><option>6</option></select></label>
<div class="ore">${['19.00', '19.30', '20.00', '20.30', '21.00'].map((ora) => `<button type="button" aria-pressed="false">${ora}</button>`).join('')}</div>
<button id="prenota" type="button">Prenota il tavolo</button><p id="esito" role="status"></p>`,
  `var ora = '';
document.querySelectorAll('.ore button').forEach(function (button) {
  button.addEventListener('click', function () {
    ora = button.textContent;
    document.querySelectorAll('.ore button').forEach(function (each) { each.setAttribute('aria-pressed', String(each === button)); });
  });
});
document.getElementById('prenota').addEventListener('click', function () {
  var esito = document.getElementById('esito');
  if (!ora) { esito.textContent = 'Scelga prima un orario.'; return; }
  esito.textContent = 'Un attimo…';
  setTimeout(function () { esito.textContent = 'Tavolo confermato per le ' + ora + '. A presto!'; }, 900);
});`,
);
