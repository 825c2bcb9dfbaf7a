/** Cinemas, the archive, questions and the account. */
export const service = `
customElements.define('pal-cinemas', class extends Pal {
  view() {
    return '<style>li{padding:16px;margin:8px 0;background:#eef3ec;border-radius:10px;cursor:pointer}</style><ul>' +
      ['Harbour', 'Old Town', 'Riverside'].map((name, n) => '<li data-cinema="' + n + '"><b>Palisade ' + name + '</b><br>' + (3 + n) + ' screens, step-free</li>').join('') + '</ul>';
  }
});
// Outside of the element the target of the event is the element itself, never one of its cards.
document.addEventListener('click', ({ target }) => {
  const cinema = target.dataset?.cinema;
  if (cinema === undefined) return;
  document.querySelector('#cinema').textContent = 'Your cinema is number ' + cinema;
});

customElements.define('pal-archive', class extends Pal {
  view() {
    return '<style>table{width:100%;border-collapse:collapse}td,th{padding:14px 8px;text-align:left;border-bottom:1px solid #ddd}th button{padding:2px 8px}</style>' +
      '<table><thead><tr><th aria-sort="none"><button data-by="0">Film</button></th><th aria-sort="none"><button data-by="1">Year</button></th></tr></thead><tbody></tbody></table><p id="end">Loading more…</p>';
  }
  start() {
    let page = 0;
    let loading = false;
    const body = this.$('tbody');
    const more = async () => {
      if (loading) return;
      loading = true;
      page += 1;
      const response = await fetch('/api/archive?page=' + page);
      if (!response.ok) return;
      const { films } = await response.json();
      body.insertAdjacentHTML('beforeend', films.map((film) => '<tr><td>' + film.title + '</td><td>' + film.year + '</td></tr>').join(''));
      loading = false;
    };
    new IntersectionObserver(([entry]) => entry.isIntersecting && more(), { rootMargin: '200px' }).observe(this.$('#end'));
    this.on('th button', 'click', ({ currentTarget }) => {
      const head = currentTarget.closest('th');
      const down = head.ariaSort === 'ascending';
      head.ariaSort = down ? 'descending' : 'ascending';
      const by = Number(currentTarget.dataset.by);
      const rows = [...body.rows].sort((a, b) => a.cells[by].textContent.localeCompare(b.cells[by].textContent) * (down ? -1 : 1));
      transit(() => body.append(...rows));
    });
  }
});

customElements.define('pal-find', class extends Pal {
  view() {
    return '<input type="search" aria-label="Find on this page"> <button id="next">Next match</button>';
  }
  start() {
    let ranges = [];
    let current = -1;
    const find = () => {
      const word = this.$('input').value.toLowerCase();
      ranges = [];
      current = -1;
      const walker = document.createTreeWalker(document.querySelector('main'), NodeFilter.SHOW_TEXT);
      while (word && walker.nextNode()) {
        const at = walker.currentNode.data.toLowerCase().indexOf(word);
        if (at < 0) continue;
        const range = new Range();
        range.setStart(walker.currentNode, at);
        range.setEnd(walker.currentNode, at + word.length);
        ranges.push(range);
      }
      CSS.highlights.set('found', new Highlight(...ranges));
    };
    this.on('input', 'input', find);
    this.on('#next', 'click', () => {
      if (ranges.length === 0) return;
      current = (current + 1) % ranges.length;
      CSS.highlights.set('current', new Highlight(ranges[current]));
      ranges[current].startContainer.parentElement.scrollIntoView({ block: 'center', behavior: 'smooth' });
    });
  }
});

customElements.define('pal-switch', class extends Pal {
  static formAssociated = true;
  constructor() {
    super();
    this.internals = this.attachInternals();
    this.internals.role = 'switch';
  }
  view() {
    return '<style>button{border:0;background:none;display:flex;gap:10px;align-items:center}i{width:38px;height:22px;border-radius:11px;background:#bbb;transition:.15s}:host(:state(on)) i{background:#272;box-shadow:inset -18px 0 0 #fff}</style><button type="button"><i></i><slot></slot></button>';
  }
  start() {
    this.on('button', 'click', () => {
      const on = !this.internals.states.delete('on');
      if (on) this.internals.states.add('on');
      this.internals.ariaChecked = String(on);
      fetch('/api/204', { method: 'PUT', keepalive: true, body: String(on) });
    });
  }
});

customElements.define('pal-booking', class extends Pal {
  view() {
    return '<slot></slot><p><button id="print">Print ticket</button> <button id="calendar">Add to calendar</button></p>';
  }
  start() {
    this.on('#print', 'click', () => print());
    this.on('#calendar', 'click', () => {
      const link = document.createElement('a');
      link.href = URL.createObjectURL(new Blob(['BEGIN:VCALENDAR'], { type: 'text/calendar' }));
      link.download = 'the-ferry.ics';
      link.click();
      URL.revokeObjectURL(link.href);
    });
  }
});
`;
