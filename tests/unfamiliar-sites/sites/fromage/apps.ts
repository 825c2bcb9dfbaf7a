import { cardFrame, chatFrame } from './frames.ts';

// Scripts of installed apps, each loaded by its own tag and written without knowledge of the theme.

const countdown = `(function () {
  var time = document.querySelector('.annonce__temps');
  if (!time) return;
  function two(n) { return (n < 10 ? '0' : '') + n; }
  function tick() {
    var now = new Date(), end = new Date(now);
    end.setHours(now.getHours() < 14 ? 14 : 38, 0, 0, 0);
    var s = Math.floor((end - now) / 1000);
    time.textContent = two(Math.floor(s / 3600)) + ':' + two(Math.floor(s / 60) % 60) + ':' + two(s % 60);
  }
  tick();
  setInterval(tick, 1000);
})();`;

const wishes = `(function () {
  var KEY = 'envies:v2';
  function read() { try { return JSON.parse(localStorage.getItem(KEY)) || []; } catch (error) { return []; } }
  function paint() {
    var list = read(), bubble = document.querySelector('[data-envies]');
    if (bubble) { bubble.textContent = list.length; bubble.hidden = list.length === 0; }
    document.querySelectorAll('[data-envie]').forEach(function (button) {
      var on = list.indexOf(button.dataset.envie) >= 0;
      if (button.getAttribute('aria-pressed') !== String(on)) button.setAttribute('aria-pressed', String(on));
      if (button.classList.contains('lien')) {
        var text = on ? 'Dans ma liste d’envies' : 'Ajouter à ma liste d’envies';
        if (button.textContent !== text) button.textContent = text;
      }
    });
  }
  function paintPage() {
    var list = read(), page = document.getElementById('liste-envies');
    if (page && list.length) page.innerHTML = '<ul class="produits">' + list.map(function (handle) {
      return '<li class="carte"><a href="/products/' + handle + '"><img src="/cdn/' + handle + '.svg" width="260" height="260" alt=""></a><button type="button" class="lien" data-envie="' + handle + '" aria-pressed="true">Dans ma liste d’envies</button></li>';
    }).join('') + '</ul>';
  }
  document.addEventListener('click', function (event) {
    var button = event.target.closest('[data-envie]');
    if (!button) return;
    var list = read(), at = list.indexOf(button.dataset.envie);
    if (at >= 0) list.splice(at, 1); else list.push(button.dataset.envie);
    localStorage.setItem(KEY, JSON.stringify(list));
    paint();
    paintPage();
  });
  new MutationObserver(paint).observe(document.getElementById('contenu') || document.body, { childList: true, subtree: true });
  paintPage();
  paint();
})();`;

const chat = `(function () {
  var frame = document.createElement('iframe');
  frame.className = 'messagerie';
  frame.title = 'Messagerie';
  frame.src = location.protocol + '//messagerie.localhost:' + location.port + '/apps/messagerie';
  setTimeout(function () { document.body.appendChild(frame); }, 700);
  window.addEventListener('message', function (event) {
    if (event.source !== frame.contentWindow) return;
    frame.classList.toggle('est-ouverte', event.data.ouverte === true);
  });
})();`;

const quickAdd = `(function () {
  document.querySelectorAll('[data-ajout-rapide]').forEach(function (button) {
    button.addEventListener('click', function () {
      if (button.dataset.envoi) return;
      button.dataset.envoi = '1';
      button.textContent = 'Ajout…';
      fetch('/cart/add?id=' + button.dataset.ajoutRapide + '&quantity=1', { method: 'POST' })
        .then(function (response) { return response.json(); })
        .then(function (state) {
          document.dispatchEvent(new CustomEvent('cart:updated', { detail: state }));
          button.textContent = 'Ajouté ✓';
          setTimeout(function () { button.textContent = 'Ajout rapide'; delete button.dataset.envoi; }, 1800);
        });
    });
  });
})();`;

const sales = `(function () {
  var names = ['Odile de Nantes', 'Karim de Lille', 'Solange de Paris', 'Yann de Brest', 'Inès de Pau'];
  var goods = ['un comté 18 mois', 'un coffret raclette', 'un crottin', 'un roquefort'];
  var box = document.createElement('div');
  box.className = 'achat-recent';
  document.body.appendChild(box);
  var n = 0;
  function show() {
    box.innerHTML = '<b>' + names[n % names.length] + '</b> vient d’acheter ' + goods[n % goods.length] + '<small>il y a ' + (3 + n * 4) + ' minutes</small>';
    n += 1;
    box.classList.add('est-visible');
    setTimeout(function () { box.classList.remove('est-visible'); }, 3800);
    setTimeout(show, 11000);
  }
  setTimeout(show, 5000);
})();`;

const cookies = `(function () {
  if (localStorage.getItem('temoins')) return;
  var box = document.createElement('div');
  box.className = 'temoins';
  box.setAttribute('role', 'region');
  box.setAttribute('aria-label', 'Cookies');
  function first() {
    box.innerHTML = '<p>Nous utilisons des cookies pour mesurer la visite et retenir votre panier.</p><div><button type="button" class="lien" id="temoins-choix">Personnaliser</button><button type="button" class="bouton bouton--petit" id="temoins-refus">Refuser</button><button type="button" class="bouton bouton--petit" id="temoins-accord">Tout accepter</button></div>';
  }
  function choices() {
    box.innerHTML = '<p>Vos choix</p>' + ['Nécessaires', 'Mesure', 'Publicité'].map(function (label, index) {
      return '<label class="case"><input type="checkbox" name="temoin-' + index + '"' + (index === 0 ? ' checked disabled' : '') + '> ' + label + '</label>';
    }).join('') + '<div><button type="button" class="bouton bouton--petit" id="temoins-enregistrer">Enregistrer</button></div>';
  }
  box.addEventListener('click', function (event) {
    var id = event.target.id;
    if (id === 'temoins-choix') return choices();
    if (id !== 'temoins-accord' && id !== 'temoins-refus' && id !== 'temoins-enregistrer') return;
    localStorage.setItem('temoins', id);
    box.classList.add('est-partie');
    setTimeout(function () { box.remove(); }, 300);
  });
  first();
  setTimeout(function () { document.body.appendChild(box); }, 500);
  window.addEventListener('pagehide', function () { localStorage.setItem('temoins', 'navigation'); });
})();`;

const popup = `(function () {
  var key = 'lettre:' + location.pathname;
  if (localStorage.getItem(key)) return;
  var shown = false;
  function show() {
    if (shown) return;
    shown = true;
    var layer = document.createElement('div');
    layer.className = 'fenetre-lettre';
    layer.innerHTML = '<div class="fenetre-lettre__boite" role="dialog" aria-label="La lettre de la cave"><button type="button" class="icone" id="fenetre-fermer" aria-label="Fermer">×</button><h2>−10 % sur la première commande</h2><p>Une lettre par mois, des recettes et les arrivages.</p><form><input type="email" name="fenetre-mail" aria-label="Votre e-mail" placeholder="Votre e-mail"><button class="bouton bouton--fort" type="submit" id="fenetre-envoi">Recevoir mon code</button><p class="message" role="status"></p></form></div>';
    document.getElementById('contenu').appendChild(layer);
    requestAnimationFrame(function () { requestAnimationFrame(function () { layer.classList.add('est-visible'); }); });
    function close() {
      localStorage.setItem(key, '1');
      layer.querySelector('.fenetre-lettre__boite').remove();
      layer.classList.remove('est-visible');
      layer.addEventListener('transitionend', function () { layer.remove(); });
    }
    layer.querySelector('#fenetre-fermer').addEventListener('click', close);
    layer.querySelector('form').addEventListener('submit', function (event) {
      event.preventDefault();
      var status = layer.querySelector('.message');
      if (!/.+@.+[.].+/.test(layer.querySelector('input').value)) { status.textContent = 'Cette adresse semble incomplète.'; return; }
      status.textContent = 'Envoi…';
      fetch('/lettre', { method: 'POST' }).then(function () {
        status.textContent = 'Merci ! Votre code : CAVE10';
        setTimeout(close, 1600);
      });
    });
  }
  setTimeout(show, 3000);
  document.documentElement.addEventListener('mouseleave', function (event) { if (event.clientY < 0) show(); });
})();`;

const reviews = `(function () {
  var section = document.querySelector('[data-app="avis"]');
  if (!section) return;
  var body = section.querySelector('.avis__corps');
  var star = '<svg width="22" height="22" viewBox="0 0 20 20" fill="currentColor" aria-hidden="true"><path d="M10 1l2.8 6 6.2.7-4.6 4.4 1.3 6.4L10 15.2l-5.7 3.3 1.3-6.4L1 7.7 7.2 7z"/></svg>';
  function stars(n) { return new Array(n + 1).join(star); }
  fetch('/apps/avis?produit=' + section.dataset.produit).then(function (response) { return response.json(); }).then(function (data) {
    var average = data.summary.average.toFixed(1).replace('.', ',');
    body.removeAttribute('aria-busy');
    body.innerHTML = '<p><b>' + average + '</b> sur 5</p><button type="button" class="bouton" id="ecrire-avis" aria-expanded="false">Écrire un avis</button><form id="form-avis" hidden><div class="notes" role="radiogroup" aria-label="Note">' + [1, 2, 3, 4, 5].map(function (n) {
      return '<button type="button" role="radio" aria-checked="false" aria-label="' + n + ' sur 5" data-note="' + n + '">' + star + '</button>';
    }).join('') + '</div><label class="champ">Votre avis<textarea name="avis-texte" rows="3"></textarea></label><button type="button" class="lien" id="avis-annuler">Annuler</button> <button class="bouton" type="submit" id="avis-envoi">Publier</button><p class="message" role="status"></p></form><ul>' + data.items.map(function (item) {
      return '<li><span class="etoiles">' + stars(item.stars) + '</span> <b>' + item.name + '</b><p>' + item.text + '</p></li>';
    }).join('') + '</ul>';
  });
  section.addEventListener('click', function (event) {
    var form = document.getElementById('form-avis'), opener = document.getElementById('ecrire-avis');
    var note = event.target.closest('[data-note]');
    if (event.target === opener || event.target.id === 'avis-annuler') {
      form.hidden = !form.hidden;
      opener.setAttribute('aria-expanded', String(!form.hidden));
    }
    if (note) section.querySelectorAll('[data-note]').forEach(function (each) {
      each.classList.toggle('est-pleine', each.dataset.note <= note.dataset.note);
      each.setAttribute('aria-checked', String(each === note));
    });
  });
  section.addEventListener('submit', function (event) {
    event.preventDefault();
    var status = event.target.querySelector('.message');
    status.textContent = section.querySelector('[aria-checked="true"]') ? 'Merci, votre avis sera relu avant publication.' : 'Choisissez d’abord une note.';
  });
})();`;

const upsell = `document.addEventListener('click', function (event) {
  var button = event.target.closest('[data-upsell]');
  if (!button || button.disabled) return;
  button.disabled = true;
  button.textContent = 'Ajout…';
  fetch('/cart/add?id=' + button.dataset.upsell + '&quantity=1', { method: 'POST' })
    .then(function (response) { return response.json(); })
    .then(function (state) { document.dispatchEvent(new CustomEvent('cart:updated', { detail: state })); });
});`;

const shopList = `(function () {
  var box = document.querySelector('[data-app="boutiques"]');
  var list = box.querySelector('.boutiques__liste');
  function load(place) {
    return fetch('/apps/boutiques?lieu=' + encodeURIComponent(place)).then(function (response) {
      if (!response.ok) return;
      return response.json().then(function (shops) {
        list.innerHTML = shops.map(function (shop) { return '<p>' + shop.name + '</p>'; }).join('');
      });
    });
  }
  box.querySelector('form').addEventListener('submit', function (event) { event.preventDefault(); load(event.target.lieu.value); });
  load('');
})();`;

const remote = (host: string, path: string) =>
  `var s = document.createElement('script'); s.async = true; s.src = location.protocol + '//${host}.localhost:' + location.port + '${path}'; document.head.appendChild(s);`;

export const apps: Readonly<Record<string, string>> = {
  'compte-a-rebours': countdown,
  envies: wishes,
  messagerie: chat,
  'ajout-rapide': quickAdd,
  achats: sales,
  temoins: cookies,
  'fenetre-lettre': popup,
  avis: reviews,
  upsell,
  boutiques: shopList,
  essais: 'window.essaisPrets && window.essaisPrets();',
  mesure: `(function () {
  function send(name) {
    fetch(location.protocol + '//mesure.localhost:' + location.port + '/apps/mesure?e=' + name, { method: 'POST' }).catch(function () {});
  }
  send('page');
  setTimeout(function () { send('lecture'); }, 4000);
})();`,
  antifraude: 'window.Antifraude = { empreinte: function () { return String(Math.random()); } };',
  parrainage: remote('parrainage', '/apps/parrainage-cadre.js'),
  'parrainage-cadre':
    'setTimeout(function () { var slot = document.querySelector("#parrainage-carte"); slot.appendChild(document.createElement("p")); }, 900);',
  'cadre-messagerie': chatFrame,
  'cadre-carte': cardFrame,
};
