const head =
  '<!doctype html><html lang="fr"><head><meta charset="utf-8"><title>Cadre</title><style>';

/** The chat, in a frame that grows when it opens. */
export const chatFrame = `${head}body{margin:0;font:14px/1.4 system-ui,sans-serif}#bulle{position:fixed;inset:auto 4px 4px auto;width:52px;height:52px;border-radius:50%;border:0;background:#7a3b2e;color:#fff;font-size:22px;cursor:pointer}
#boite{display:none;height:100vh;flex-direction:column;background:#fff;border:1px solid #ccc;box-sizing:border-box}.ouverte #boite{display:flex}.ouverte #bulle{display:none}
#fil{flex:1;overflow:auto;padding:10px}#fil p{background:#f1ece4;border-radius:8px;padding:8px;margin:0 0 8px}#fil .moi{background:#7a3b2e;color:#fff;margin-left:40px}
header{display:flex;justify-content:space-between;background:#7a3b2e;color:#fff;padding:8px 12px}header button{background:none;border:0;color:#fff;font-size:20px}form{display:flex;gap:6px;padding:8px}input{flex:1;font:inherit;padding:8px}</style></head>
<body><button id="bulle" aria-label="Ouvrir la messagerie"><svg width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" aria-hidden="true"><path d="M4 5h16v11H9l-5 4z"/></svg></button><div id="boite"><header>Une question ?<button id="fermer" aria-label="Fermer la messagerie">×</button></header><div id="fil"><p>Bonjour, comment vous aider ?</p></div><form><input id="texte" aria-label="Votre message" autocomplete="off"><button>Envoyer</button></form></div>
<script>
const set = (open) => { document.body.classList.toggle('ouverte', open); parent.postMessage({ ouverte: open }, '*'); };
bulle.onclick = () => set(true);
fermer.onclick = () => set(false);
const say = (text, mine) => { const p = document.createElement('p'); p.textContent = text; if (mine) p.className = 'moi'; fil.append(p); fil.scrollTop = 9999; return p; };
document.querySelector('form').onsubmit = (event) => {
  event.preventDefault();
  if (!texte.value) return;
  say(texte.value, true);
  texte.value = '';
  const typing = say('Élise écrit…');
  setTimeout(() => { typing.textContent = 'Oui, nous coupons à la demande. Autre chose ?'; }, 1500);
};
</script></body></html>`;

/** The card fields of the payment provider. */
export const cardFrame = `${head}body{margin:0;font:15px/1.4 system-ui,sans-serif}label{display:block;font-size:13px;margin-bottom:8px}input{display:block;width:100%;box-sizing:border-box;font:inherit;padding:10px;border:1px solid #bbb;border-radius:6px}div{display:grid;grid-template-columns:1fr 1fr;gap:10px}</style></head>
<body><label>Numéro de carte<input id="numero" inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234"></label><div><label>Expiration<input id="fin" inputmode="numeric" placeholder="MM / AA"></label><label>Cryptogramme<input id="code" inputmode="numeric" maxlength="4"></label></div>
<script>
const digits = (field) => field.value.replace(/\\D/g, '');
numero.oninput = () => { numero.value = digits(numero).slice(0, 16).replace(/(.{4})(?=.)/g, '$1 '); tell(); };
fin.oninput = () => { const d = digits(fin).slice(0, 4); fin.value = d.length > 2 ? d.slice(0, 2) + ' / ' + d.slice(2) : d; tell(); };
code.oninput = () => tell();
const tell = () => parent.postMessage({ carte: digits(numero).length === 16 && digits(fin).length === 4 && code.value.length > 2 }, '*');
parent.postMessage({ pret: true }, '*');
</script></body></html>`;
