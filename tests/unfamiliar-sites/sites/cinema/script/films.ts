/** Films: the strip and the days of the front page, the endless list, and one film. */
export const films = `
customElements.define('pal-strip', class extends Pal {
  view() {
    return '<style>div{display:flex;overflow-x:auto;scroll-snap-type:x mandatory;gap:12px;scroll-behavior:smooth}::slotted(*){flex:0 0 260px;scroll-snap-align:start}</style>' +
      '<div part="track"><slot></slot></div><button id="previous" aria-label="Previous films" disabled>‹</button> <button id="next" aria-label="Next films">›</button>';
  }
  start() {
    const track = this.$('div');
    const buttons = () => {
      this.$('#previous').disabled = track.scrollLeft < 8;
      this.$('#next').disabled = track.scrollLeft + track.clientWidth > track.scrollWidth - 8;
    };
    track.addEventListener('scrollend', buttons);
    this.on('#next', 'click', () => track.scrollBy({ left: 272 }));
    this.on('#previous', 'click', () => track.scrollBy({ left: -272 }));
  }
});

customElements.define('pal-days', class extends Pal {
  view() {
    return '<div role="tablist">' + ['Today', 'Tomorrow', 'Saturday', 'Sunday'].map((day, n) =>
      '<button role="tab" data-day="' + n + '" aria-selected="' + (n === 0) + '">' + day + '</button>').join(' ') +
      '</div><ul id="times"></ul>';
  }
  start() {
    const show = (day) => {
      for (const tab of this.root.querySelectorAll('[role=tab]')) tab.ariaSelected = String(tab.dataset.day === String(day));
      this.$('#times').innerHTML = [14, 17, 20].map((hour, n) => '<li>' + (hour + day % 2) + ':30 ' + ['Paper Moons', 'The Ferry', 'Nine Doors'][(n + day) % 3] + '</li>').join('');
    };
    show(0);
    this.on('[role=tab]', 'click', ({ currentTarget }) => document.startViewTransition(() => show(Number(currentTarget.dataset.day))));
  }
});

customElements.define('pal-film-list', class extends Pal {
  view() {
    return '<style>select,::picker(select){appearance:base-select}#films{display:block}#films article{display:flex;gap:12px;margin:12px 0;min-height:96px}' +
      'fieldset:has([value=grid]:checked)~#films{display:grid;grid-template-columns:1fr 1fr}fieldset:has([value=grid]:checked)~#films article{display:block}' +
      'fieldset{border:0;padding:8px 0}label{margin-right:14px}</style>' +
      '<fieldset><label><input type="radio" name="view" value="list" checked> List</label><label><input type="radio" name="view" value="grid"> Grid</label></fieldset>' +
      '<select aria-label="Genre"><button><selectedcontent></selectedcontent></button><option value="">All genres</option><option value="drama">Drama</option><option value="comedy">Comedy</option></select> ' +
      '<button id="surprise">Surprise me</button><p id="pick" role="status"></p><div id="films"></div><p id="end">Loading…</p>';
  }
  start() {
    let page = 0;
    let genre = '';
    const add = async () => {
      page += 1;
      const response = await fetch('/api/films?page=' + page + '&genre=' + genre);
      const { films } = await response.json();
      this.$('#films').insertAdjacentHTML('beforeend', films.map((film) =>
        '<article><img loading="lazy" width="120" height="72" src="/picture.svg?film=' + film.id + '" alt=""><div><h3>' + film.title + '</h3><p>' + film.about + '</p></div></article>').join(''));
      if (films.length === 0) {
        observer.disconnect();
        this.$('#end').textContent = 'That is all for this season.';
      }
    };
    const observer = new IntersectionObserver(([entry]) => entry.isIntersecting && add(), { rootMargin: '150px' });
    observer.observe(this.$('#end'));
    this.on('select', 'change', (event) => {
      genre = event.target.value;
      page = 0;
      this.$('#films').replaceChildren();
      add();
    });
    // The picture is frozen until the callback has its answer.
    this.on('#surprise', 'click', () => {
      document.startViewTransition(async () => {
        const film = await (await fetch('/api/surprise')).json();
        this.$('#pick').textContent = 'How about ' + film.title + '?';
      });
    });
  }
});

customElements.define('pal-film', class extends Pal {
  view() {
    return '<style>#age{border-radius:50%}dialog{width:min(560px,80vw)}dialog img{width:100%}</style>' +
      '<slot></slot><p><button id="age" popovertarget="why" popovertargetaction="toggle" aria-label="Age rating">12</button><span id="why" popover="hint">Moderate threat, mild language</span></p>' +
      '<p><button id="trailer" commandfor="player" command="show-modal" class="main">Watch trailer</button> <button id="share">Share</button></p>' +
      '<dialog id="player" closedby="any"><h2>Trailer</h2><img src="/picture.svg" alt="A ferry in the fog"><button commandfor="player" command="close">Close</button></dialog>';
  }
  start() {
    this.on('#share', 'click', async () => {
      await navigator.share({ title: document.title, url: location.href });
    });
  }
});

customElements.define('pal-stars', class extends Pal {
  static formAssociated = true;
  constructor() {
    super();
    this.internals = this.attachInternals();
  }
  view() {
    return '<style>' +
      [1, 2, 3, 4, 5].map((n) => ':host(:state(s' + n + ')) button:nth-child(-n+' + n + '){background:#c60}').join('') +
      '</style><div>' + [1, 2, 3, 4, 5].map((n) => '<button type="button" value="' + n + '" aria-label="' + n + ' stars">' + n + '</button>').join('') + '</div>';
  }
  start() {
    this.on('button', 'click', ({ currentTarget }) => {
      this.internals.states.clear();
      this.internals.states.add('s' + currentTarget.value);
      this.internals.setFormValue(currentTarget.value);
    });
  }
});

customElements.define('pal-times', class extends Pal {
  view() {
    return '<div id="all"><p>Loading the times…</p></div>';
  }
  async start() {
    const { times } = await (await fetch('/api/times')).json();
    this.$('#all').innerHTML = '<p style="font-size:24px">' + times.join('. ') + '</p>';
  }
});
`;
