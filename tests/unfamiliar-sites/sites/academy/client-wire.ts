/** The client of the components: sends what visitors do, and morphs the answer into the page. */
export const clientWire = String.raw`
class Component {
  constructor(el) {
    this.el = el;
    this.name = el.getAttribute('wire:name');
    this.data = JSON.parse(el.getAttribute('wire:snapshot') || '{}');
    el.removeAttribute('wire:snapshot');
    this.updates = {};
    this.calls = [];
    this.current = null;
    this.timer = 0;
  }
  get(prop) {
    return prop in this.updates ? this.updates[prop] : this.data[prop];
  }
  set(prop, value, isLive) {
    this.updates[prop] = value;
    if (isLive) this.commit();
  }
  call(method, ...params) {
    this.calls.push({ method, params });
    this.commit();
  }
  commit() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.send(), 5);
  }
  async send() {
    if (this.current) {
      if (this.current.calls.length > 0) return;
      Object.assign(this.updates, { ...this.current.updates, ...this.updates });
      this.current.abort.abort();
    }
    if (!this.el.isConnected) return;
    const message = { calls: this.calls, updates: this.updates, abort: new AbortController() };
    this.calls = [];
    this.updates = {};
    this.current = message;
    const payload = { name: this.name, data: this.data, updates: message.updates, calls: message.calls };
    const targets = [...message.calls.map((call) => call.method), ...Object.keys(message.updates)];
    const stop = showLoading(this.el, targets);
    try {
      const text = JSON.stringify(payload);
      const response = await fetch('/livewire/update?payload=' + encodeURIComponent(text), {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-livewire': '' },
        body: JSON.stringify({ _token: token, components: [payload] }),
        signal: message.abort.signal,
      });
      if (this.current === message) this.current = null;
      stop();
      if (response.status === 419) {
        if (confirm('This page has expired. Refresh it?')) location.reload();
        return;
      }
      if (response.ok) this.apply(await response.json(), message);
    } catch (error) {
      stop();
      if (this.current === message) this.current = null;
      if (error.name !== 'AbortError' && !(error instanceof TypeError)) throw error;
    }
    if (this.calls.length > 0 || Object.keys(this.updates).some((prop) => this.isLive(prop))) this.send();
  }
  isLive(prop) {
    return [...this.el.querySelectorAll('*')].some((el) =>
      [...el.attributes].some(({ name, value }) => name.startsWith('wire:model.live') && value === prop));
  }
  apply({ data, html, flashes }, message) {
    if (!this.el.isConnected) return;
    const sent = { ...this.data, ...message.updates };
    this.data = data;
    Alpine.morph(this.el, html, {
      key: (el) => el.getAttribute('wire:key') || el.id || undefined,
      updating: (from, to, childrenOnly, skip) => {
        if (from.nodeType === 1 && from.hasAttribute('wire:ignore')) skip();
      },
    });
    for (const field of this.el.querySelectorAll('input,select,textarea')) {
      const prop = modelOf(field)?.value;
      if (prop && data[prop] !== sent[prop] && !(prop in this.updates)) writeField(field, data[prop]);
    }
    for (const text of flashes) window.dispatchEvent(new CustomEvent('flash', { detail: text }));
  }
}

function modelOf(el) {
  return [...el.attributes].find(({ name }) => name.startsWith('wire:model'));
}
function writeField(el, value) {
  if (el.type === 'checkbox') el.checked = !!value;
  else if (el.type === 'radio') el.checked = String(value) === el.value;
  else el.value = value ?? '';
}
function readField(el) {
  if (el.type === 'checkbox') return el.checked;
  if (el.type === 'range' || el.type === 'number') return Number(el.value);
  return el.value;
}

function showLoading(root, targets) {
  const undo = [];
  for (const el of [root, ...root.querySelectorAll('*')]) {
    for (const { name, value } of [...el.attributes]) {
      if (!name.startsWith('wire:loading')) continue;
      const only = el.getAttribute('wire:target');
      if (only && !only.split(',').some((part) => targets.includes(part.trim()))) continue;
      const modifiers = name.split('.').slice(1);
      const start = () => {
        if (modifiers.includes('attr')) {
          el.setAttribute(value, '');
          undo.push(() => el.removeAttribute(value));
        } else if (modifiers.includes('class')) {
          el.classList.add(value);
          undo.push(() => el.classList.remove(value));
        } else {
          el.style.display = modifiers.includes('remove') ? 'none' : 'inline-block';
          undo.push(() => { el.style.display = ''; });
        }
      };
      if (!modifiers.includes('delay')) start();
      else {
        const timer = setTimeout(start, 200);
        undo.push(() => clearTimeout(timer));
      }
    }
  }
  return () => undo.forEach((each) => each());
}

function componentOf(el) {
  return el.closest('[wire\\:id]')?.__component;
}
function run(el, expression) {
  const call = expression.includes('(') ? expression : expression + '()';
  Alpine.evaluate(el, '$wire.' + call);
}

const handlers = {
  click(el, modifiers, expression) {
    el.addEventListener('click', (event) => {
      if (modifiers.includes('prevent')) event.preventDefault();
      if (modifiers.includes('stop')) event.stopPropagation();
      const question = el.getAttribute('wire:confirm');
      if (question && !confirm(question)) return;
      run(el, el.getAttribute(expression));
    });
  },
  submit(el, modifiers, expression) {
    el.addEventListener('submit', (event) => {
      event.preventDefault();
      run(el, el.getAttribute(expression));
    });
  },
  model(el, modifiers, attribute) {
    const prop = el.getAttribute(attribute);
    const wait = Number(modifiers.find((each) => each.endsWith('ms'))?.replace('ms', '') ?? 150);
    const isText = !['checkbox', 'radio'].includes(el.type) && el.tagName !== 'SELECT';
    writeField(el, componentOf(el)?.get(prop));
    let timer;
    el.addEventListener(isText ? 'input' : 'change', () => {
      const component = componentOf(el);
      component.set(prop, readField(el), false);
      if (!modifiers.includes('live')) return;
      clearTimeout(timer);
      timer = setTimeout(() => component.commit(), isText ? wait : 0);
    });
  },
  poll(el, modifiers, attribute) {
    const seconds = Number(modifiers.find((each) => /^\d+s$/.test(each))?.replace('s', '') ?? 3);
    const timer = setInterval(() => {
      if (!el.isConnected || !el.hasAttribute(attribute)) return clearInterval(timer);
      const component = componentOf(el);
      if (!document.hidden && component && !component.current) component.call(el.getAttribute(attribute) || '$refresh');
    }, seconds * 1000);
  },
  init(el, modifiers, attribute) {
    run(el, el.getAttribute(attribute));
  },
};

Alpine.magic('wire', (el) => {
  const component = componentOf(el);
  return new Proxy({}, {
    get: (_, prop) => {
      if (prop === 'set') return (name, value) => component.set(name, value, true);
      if (component && prop in component.data) return component.get(prop);
      return (...params) => component.call(prop, ...params);
    },
  });
});
Alpine.addRootSelector(() => '[wire\\:id]');
Alpine.interceptInit((el) => {
  if (el.hasAttribute('wire:id') && !el.__component) el.__component = new Component(el);
  for (const { name } of [...el.attributes]) {
    if (!name.startsWith('wire:')) continue;
    const [directive, ...modifiers] = name.slice(5).split('.');
    const handler = handlers[directive];
    if (handler && !el['__' + name]) {
      el['__' + name] = true;
      handler(el, modifiers, name);
    }
  }
});
`;
