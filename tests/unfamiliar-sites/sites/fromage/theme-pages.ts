/** Cart page, checkout, account, recipes and the other pages. */
export const themePages = String.raw`
define('cart-items', class extends HTMLElement {});
define('cart-note', class extends HTMLElement {
  connectedCallback() {
    const field = one('[name=note]');
    field.addEventListener('input', () => { one('small', this).textContent = 180 - field.value.length + ' caractères restants'; });
  }
});

define('delivery-date', class extends HTMLElement {
  connectedCallback() {
    flatpickr(one('input', this), {
      locale: French,
      altInput: true,
      altFormat: 'l j F',
      minDate: new Date(Date.now() + 2 * 864e5),
      maxDate: new Date(Date.now() + 75 * 864e5),
      disable: [(day: Date) => day.getDay() < 2],
      disableMobile: true,
      onChange: (_: any, text: string) => say('Livraison le ' + text),
    });
  }
});

define('discount-code', class extends HTMLElement {
  connectedCallback() {
    const [form, button] = [one('form', this), one('#appliquer', this)];
    form.addEventListener('submit', async (event: any) => {
      event.preventDefault();
      button.setAttribute('aria-busy', 'true');
      try {
        await this.send(form.code.value);
        form.reset();
      } catch {
        button.removeAttribute('aria-busy');
      }
      button.removeAttribute('aria-busy');
    });
    one('#copier-code', this).addEventListener('click', async (event: any) => {
      const button = event.currentTarget;
      await navigator.clipboard?.writeText('BIENVENUE').catch(() => {});
      button.textContent = 'Copié';
      setTimeout(() => { button.textContent = 'Copier'; }, 1800);
    });
    document.addEventListener('click', (event: any) => { if (event.target.id === 'retirer-code') this.send(''); });
  }
  async send(code: string) {
    const response = await fetch('/discount?code=' + encodeURIComponent(code), { method: 'POST' });
    if (!response.ok) throw new Error('discount');
    renderCart(await response.json());
  }
} as any);

define('checkout-address', class extends HTMLElement {
  connectedCallback() {
    const form = one('form', this);
    const rules: any = {
      courriel: /^\S+@\S+\.\S+$/, prenom: /./, nom: /./, rue: /./, cp: /^\d{5}$/, ville: /./, telephone: /^0\d{9}$/,
    };
    form.addEventListener('submit', (event: any) => {
      event.preventDefault();
      const isRight = Object.keys(rules).every((name) => rules[name].test(form.elements[name].value));
      const message = one('#adresse-erreur', this);
      message.hidden = isRight;
      message.textContent = 'Veuillez vérifier votre saisie.';
      if (isRight) location.href = '/checkout/livraison';
    });
  }
});

define('checkout-delivery', class extends HTMLElement {
  connectedCallback() {
    const [form, relays] = [one('form', this), one('#relais', this)];
    form.addEventListener('change', async (event: any) => {
      if (event.target.name !== 'mode') return;
      const cents = Number(event.target.dataset.cents);
      one('#frais').textContent = cents ? euros(cents) : 'Offert';
      one('#total').textContent = euros(Number(one('#total').dataset.total) + cents);
      relays.textContent = '';
      if (event.target.value !== 'relais') return;
      relays.innerHTML = '<p><span class="roue"></span> Recherche des points relais autour de chez vous, quelques secondes…</p>';
      const list = await (await fetch('/apps/relais')).json();
      if (form.mode.value !== 'relais') return;
      relays.innerHTML = list.map((name: string, index: number) => '<label class="case"><input type="radio" name="relais" value="' + index + '"> ' + name + '</label>').join('');
    });
    one('#vers-paiement', this).addEventListener('click', () => { location.href = '/checkout/paiement'; });
  }
});

define('checkout-payment', class extends HTMLElement {
  connectedCallback() {
    const form = one('form', this);
    const frame = document.createElement('iframe');
    frame.title = 'Champs de carte bancaire';
    frame.src = location.protocol + '//paiement.localhost:' + location.port + '/apps/carte';
    one('[data-cadre]', this).append(frame);
    window.addEventListener('message', (event) => { if (event.source === frame.contentWindow) this.isComplete = event.data.carte; });
    form.addEventListener('change', () => { one('[data-cadre]', this).hidden = form.moyen.value !== 'carte'; });
    form.addEventListener('submit', (event: any) => {
      event.preventDefault();
      const print = (window as any).Antifraude.empreinte();
      fetch('/checkout/commande?empreinte=' + print, { method: 'POST' }).then(() => { location.href = '/account'; });
    });
  }
} as any);

define('contact-form', class extends HTMLElement {
  connectedCallback() {
    const [form, button, status] = [one('form', this), one('#envoyer', this), one('.message', this)];
    const texts: any = { 'votre-nom': 'Indiquez votre nom.', 'votre-mail': 'Indiquez un e-mail complet.', 'votre-message': 'Écrivez votre message.' };
    const check = (field: any) => {
      const isRight = field.name === 'votre-mail' ? /\S+@\S+\.\S+/.test(field.value) : field.value.trim() !== '';
      field.setAttribute('aria-invalid', String(!isRight));
      one('.erreur', field.parentNode)?.remove();
      if (!isRight) field.insertAdjacentHTML('afterend', '<span class="erreur" role="alert">' + texts[field.name] + '</span>');
      return isRight;
    };
    form.addEventListener('input', (event: any) => { if (event.target.getAttribute('aria-invalid') === 'true') check(event.target); });
    form.addEventListener('submit', async (event: any) => {
      event.preventDefault();
      const wrong = Object.keys(texts).map((name) => form.elements[name]).filter((field) => !check(field));
      if (wrong.length) return wrong[0].focus();
      button.disabled = true;
      button.textContent = 'Envoi…';
      await fetch('/contact', { method: 'POST' });
      button.textContent = 'Envoyer';
      button.disabled = false;
      form.reset();
      status.textContent = 'Merci, votre message est parti. Réponse sous un jour ouvré.';
    });
  }
});

define('faq-search', class extends HTMLElement {
  connectedCallback() {
    const [field, status] = [one('input', this), one('[role=status]', this)];
    field.addEventListener('input', () => {
      const words = field.value.toLowerCase();
      let count = 0;
      for (const item of all('.question', this)) {
        item.hidden = !item.textContent.toLowerCase().includes(words);
        if (!item.hidden) count += 1;
      }
      status.textContent = words ? count + ' questions trouvées' : '';
    });
  }
});

define('recipe-portions', class extends HTMLElement {
  connectedCallback() {
    const [output, copy] = [one('output', this), one('#copier-liste', this)];
    const set = (n: number) => {
      const portions = Math.max(1, Math.min(12, n));
      output.textContent = portions;
      for (const amount of all('[data-quantite]', this)) amount.textContent = String(Math.round((Number(amount.dataset.quantite) * portions) / 4 * 10) / 10).replace('.', ',');
    };
    one('#plus', this).addEventListener('click', () => set(Number(output.textContent) + 1));
    one('#moins', this).addEventListener('click', () => set(Number(output.textContent) - 1));
    copy.addEventListener('click', async () => {
      await navigator.clipboard?.writeText(one('.ingredients', this).innerText).catch(() => {});
      copy.textContent = 'Liste copiée';
      setTimeout(() => { copy.textContent = 'Copier la liste'; }, 2000);
    });
  }
});

define('login-form', class extends HTMLElement {
  connectedCallback() {
    const [form, message, button] = [one('form', this), one('.message', this), one('#se-connecter', this)];
    let tries = 0;
    one('#montrer', this).addEventListener('change', (event: any) => { form.secret.type = event.target.checked ? 'text' : 'password'; });
    form.addEventListener('submit', async (event: any) => {
      event.preventDefault();
      tries += 1;
      button.setAttribute('aria-busy', 'true');
      button.textContent = 'Connexion…';
      const response = await fetch('/account/session?essai=' + tries, { method: 'POST' });
      if (response.ok) { location.href = '/account'; return; }
      button.removeAttribute('aria-busy');
      button.textContent = 'Se connecter';
      message.hidden = false;
      message.textContent = 'E-mail ou mot de passe incorrect.';
      form.secret.select();
    });
  }
});

define('account-page', class extends HTMLElement {
  connectedCallback() {
    const [button, state, bar] = [one('#export', this), one('#export-etat', this), one('#export-barre', this)];
    button.addEventListener('click', async () => {
      button.disabled = true;
      bar.hidden = false;
      state.textContent = 'Préparation de votre export, environ cinq secondes…';
      const timer = setInterval(() => { bar.value += 7; }, 300);
      await fetch('/apps/export');
      clearInterval(timer);
      bar.hidden = true;
      bar.value = 0;
      button.disabled = false;
      state.textContent = 'Votre export vous a été envoyé par e-mail.';
    });
    for (const id of ['pref-lettre', 'pref-sms']) one('#' + id, this).addEventListener('change', async () => {
      one('#pref-etat', this).textContent = 'Enregistrement…';
      await fetch('/lettre', { method: 'POST' });
      one('#pref-etat', this).textContent = 'Préférences enregistrées';
    });
  }
});
`;
