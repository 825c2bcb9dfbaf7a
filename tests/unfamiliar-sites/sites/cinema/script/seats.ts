/** The seat map, which is drawn in a shadow root, and the dialog of the order, which is not. */
export const seats = `
customElements.define('pal-seats', class extends Pal {
  view() {
    const seat = (row, n) => {
      const taken = (row * 7 + n * 3) % 11 === 0;
      return '<g role="button" tabindex="0" class="seat" data-seat="' + 'ABCDEF'[row] + n + '" aria-label="Seat ' + 'ABCDEF'[row] + n + '"' +
        (taken ? ' aria-disabled="true"' : '') + ' aria-pressed="false"><rect x="' + (n * 30) + '" y="' + (row * 34 + 10) + '" width="24" height="24" rx="5"/></g>';
    };
    return '<style>#frame{overflow:hidden;border:1px solid #999;height:260px;touch-action:none;cursor:grab}svg{transform-origin:0 0;transform:translate(var(--x,0px),var(--y,0px)) scale(var(--zoom,1))}' +
      '.seat{cursor:pointer;fill:#7a9}.seat[aria-pressed=true]{fill:#c60}.seat[aria-disabled]{fill:#ccc;cursor:not-allowed}#note{position:fixed;inset:auto auto 20px 20px;margin:0}</style>' +
      '<p><button id="in" aria-label="Zoom in">+</button> <button id="out" aria-label="Zoom out">−</button></p>' +
      '<div id="frame"><svg width="330" height="240" role="group" aria-label="Seats">' + [0, 1, 2, 3, 4, 5].map((row) => [1, 2, 3, 4, 5, 6, 7, 8, 9].map((n) => seat(row, n)).join('')).join('') + '</svg></div>' +
      '<p id="chosen">No seats yet</p><div id="note" popover="manual" role="status"></div>' +
      '<button id="reserve" class="main" commandfor="order" command="show-modal">Reserve seats</button>';
  }
  start() {
    const frame = this.$('#frame');
    const chosen = new Set();
    let zoom = 1;
    const magnify = (by) => {
      zoom = Math.min(2.2, Math.max(0.6, zoom + by));
      this.style.setProperty('--zoom', zoom);
    };
    this.on('#in', 'click', () => magnify(0.2));
    this.on('#out', 'click', () => magnify(-0.2));
    const note = (text) => {
      const box = this.$('#note');
      box.textContent = text;
      box.showPopover();
      clearTimeout(this.timer);
      this.timer = setTimeout(() => box.hidePopover(), 2200);
    };
    this.on('.seat', 'click', ({ currentTarget: seat }) => {
      const name = seat.dataset.seat;
      if (seat.ariaDisabled) return note('Seat ' + name + ' is taken');
      if (!chosen.delete(name)) chosen.add(name);
      seat.ariaPressed = String(chosen.has(name));
      this.$('#chosen').textContent = chosen.size ? [...chosen].join(', ') : 'No seats yet';
    });
    let from = null;
    let x = 0;
    let y = 0;
    frame.addEventListener('pointerdown', (event) => {
      if (event.target.closest('.seat')) return;
      from = { x: event.clientX - x, y: event.clientY - y };
      frame.setPointerCapture(event.pointerId);
    });
    frame.addEventListener('pointermove', (event) => {
      if (!from) return;
      x = event.clientX - from.x;
      y = event.clientY - from.y;
      this.style.setProperty('--x', x + 'px');
      this.style.setProperty('--y', y + 'px');
    });
    frame.addEventListener('pointerup', () => {
      from = null;
    });
  }
});

// Presses on "Pay" must not pay twice, also not after a reload.
customElements.define('pal-pay', class extends Pal {
  view() {
    return '<button id="pay" class="main" type="button">Pay £18.40</button>';
  }
  start() {
    const button = this.$('#pay');
    const wait = () => {
      button.disabled = true;
      button.textContent = 'Contacting your bank…';
    };
    if (sessionStorage.getItem('paying')) return wait();
    button.addEventListener('click', () => {
      const form = this.closest('form');
      if (!form.reportValidity()) return;
      sessionStorage.setItem('paying', '1');
      wait();
      form.submit();
    });
  }
});
`;
