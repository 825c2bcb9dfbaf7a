/** Snacks, vouchers and the membership. */
export const shop = `
customElements.define('pal-stepper', class extends Pal {
  view() {
    return '<style>:host{display:inline-block}b{display:inline-block;width:2em;text-align:center}</style><button id="less" aria-label="Fewer">−</button><b>1</b><button id="more" aria-label="More">+</button>';
  }
  start() {
    const count = this.$('b');
    const by = (n) => () => {
      count.firstChild.data = String(Math.max(1, Number(count.textContent) + n));
      this.dispatchEvent(new CustomEvent('pal-change', { bubbles: true, composed: true }));
    };
    this.on('#less', 'click', by(-1));
    this.on('#more', 'click', by(1));
  }
});

customElements.define('pal-snacks', class extends Pal {
  view() {
    return '<style>li{display:flex;gap:16px;align-items:center;padding:14px 0}li b{flex:1}#bar{position:fixed;inset:auto 0 0 0;background:#f3f6f1;padding:14px;border-top:1px solid #999}' +
      '#toast{position:fixed;inset:auto 0 0 0;width:100%;box-sizing:border-box;margin:0;padding:22px;border:0;background:#1c3d2b;color:#fff;border-radius:0}</style><ul>' +
      ['Popcorn', 'Nachos', 'Lemonade', 'Ice cream'].map((name) => '<li><b>' + name + '</b><pal-stepper></pal-stepper><button class="add" data-name="' + name + '">Add ' + name + '</button></li>').join('') +
      '</ul><p id="total" role="status"></p><div id="bar"><button id="collect" class="main">Collect at the counter</button> <span id="ready"></span></div><div id="toast" popover="manual" role="status"></div>';
  }
  start() {
    const toast = this.$('#toast');
    let items = 0;
    this.on('.add', 'click', ({ currentTarget }) => {
      items += 1;
      this.$('#total').textContent = items + ' in your order';
      clearTimeout(this.timer);
      toast.textContent = currentTarget.dataset.name + ' added to your order';
      if (toast.matches(':popover-open')) return;
      toast.showPopover();
      this.timer = setTimeout(() => toast.hidePopover(), 2500);
    });
    this.on('#collect', 'click', () => {
      this.$('#ready').textContent = 'Ready in ten minutes, number ' + (40 + items);
    });
  }
});

customElements.define('pal-voucher', class extends Pal {
  view() {
    return '<label>Voucher code <input name="code" autocomplete="off"></label> <button id="redeem" class="main">Redeem</button><p id="worth"></p>' +
      '<p>Students get 20% off with <code>STUDENT20</code> <button id="copy">Copy code</button></p>';
  }
  start() {
    this.on('#redeem', 'click', async () => {
      const result = await (await post('/api/vouchers', { code: this.$('input').value })).json();
      if (result.ok) this.$('#worth').textContent = 'Worth ' + result.worth;
    });
    this.on('#copy', 'click', async ({ currentTarget }) => {
      await navigator.clipboard.writeText('STUDENT20').catch(() => {});
      currentTarget.textContent = 'Copied';
      setTimeout(() => { currentTarget.textContent = 'Copy code'; }, 2000);
    });
  }
});

// A field of a form without anything in it that the browser could focus when it is empty.
customElements.define('pal-birthday', class extends Pal {
  static formAssociated = true;
  constructor() {
    super();
    this.internals = this.attachInternals();
  }
  view() {
    const options = (from, to) => Array.from({ length: to - from + 1 }, (_, n) => '<option>' + (from + n) + '</option>').join('');
    return '<style>select{width:90px}</style><span>Date of birth</span> <select aria-label="Day"><option></option>' + options(1, 31) + '</select> <select aria-label="Month"><option></option>' + options(1, 12) +
      '</select> <select aria-label="Year"><option></option>' + options(1940, 2015) + '</select>';
  }
  start() {
    const check = () => {
      const parts = [...this.root.querySelectorAll('select')].map(({ value }) => value);
      const full = parts.every((part) => part !== '');
      this.internals.setFormValue(full ? parts.join('-') : null);
      this.internals.setValidity(full ? {} : { valueMissing: true }, full ? '' : 'Tell us your date of birth');
    };
    this.on('select', 'change', check);
    check();
  }
});

customElements.define('pal-password', class extends Pal {
  view() {
    return '<label>Password <input type="password" name="password"></label> <button type="button" id="show" aria-pressed="false">Show</button>';
  }
  start() {
    this.on('#show', 'click', ({ currentTarget }) => {
      const input = this.$('input');
      input.type = input.type === 'password' ? 'text' : 'password';
      currentTarget.ariaPressed = String(input.type === 'text');
    });
  }
});
`;
