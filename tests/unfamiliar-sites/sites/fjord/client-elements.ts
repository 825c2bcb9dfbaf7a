// The islands without a framework: each takes over the element that the server has rendered.

export const elements = String.raw`
const $ = (root, selector) => root.querySelector(selector);
const all = (root, selector) => [...root.querySelectorAll(selector)];

function TripSearch(root) {
  const [from, to] = all(root, 'select');
  $(root, '.swap').addEventListener('click', () => { [from.value, to.value] = [to.value, from.value]; });
}

function BoatCarousel(root) {
  const track = $(root, '.track');
  const move = (by) => track.scrollBy({ left: by * 320, behavior: 'smooth' });
  $(root, '.prev').addEventListener('click', () => move(-1));
  $(root, '.next').addEventListener('click', () => move(1));
}

function Newsletter(root) {
  const hint = $(root, '.hint');
  $(root, 'form').addEventListener('submit', async (event) => {
    event.preventDefault();
    const { value } = event.target.elements.email;
    if (!/^\S+@\S+\.\w+$/.test(value)) { hint.textContent = 'This does not look like an e-mail address.'; return; }
    hint.textContent = 'One moment…';
    await fetch('/api/newsletter', { method: 'POST' });
    hint.textContent = 'Takk! Please confirm the message in your inbox.';
    event.target.reset();
  });
}

function GuestPicker(root) {
  const open = $(root, '.guest-open'), panel = $(root, '.guest-panel');
  const close = () => { panel.hidden = true; open.setAttribute('aria-expanded', 'false'); };
  const label = () => { open.textContent = all(panel, 'output').reduce((sum, each) => sum + Number(each.textContent), 0) + ' guests'; };
  open.addEventListener('click', () => { panel.hidden = false; open.setAttribute('aria-expanded', 'true'); $(panel, 'button').focus(); });
  all(panel, 'p').forEach((line) => {
    const output = $(line, 'output');
    const step = (by) => { output.textContent = String(Math.max(0, Math.min(8, Number(output.textContent) + by))); label(); };
    $(line, '.less').addEventListener('click', () => step(-1));
    $(line, '.more').addEventListener('click', () => step(1));
  });
  $(panel, '.guest-done').addEventListener('click', close);
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Tab') return;
    event.preventDefault();
    const stops = all(panel, 'button');
    stops[(stops.indexOf(document.activeElement) + (event.shiftKey ? stops.length - 1 : 1)) % stops.length].focus();
  });
}

function CabinPhotos(root) {
  const stage = $(root, '.stage'), position = $(root, '.position');
  let at = 0;
  const show = (next) => {
    at = (next + 6) % 6;
    stage.alt = 'Photo ' + (at + 1) + ' of 6';
    stage.style.filter = 'hue-rotate(' + at * 50 + 'deg)';
    position.textContent = at + 1 + ' / 6';
  };
  $(root, '.earlier').addEventListener('click', () => show(at - 1));
  $(root, '.later').addEventListener('click', () => show(at + 1));
  $(root, '.rail').addEventListener('keydown', ({ key }) => { if (key === 'ArrowRight') show(at + 1); if (key === 'ArrowLeft') show(at - 1); });
  $(root, '.all-photos').addEventListener('click', () => {
    const veil = document.createElement('div');
    veil.className = 'veil';
    const box = document.createElement('div');
    box.className = 'lightbox';
    box.innerHTML = '<img src="/picture.svg" width="300" height="180" alt=""><button type="button" class="lightbox-close">Close photos</button>';
    document.body.append(veil, box);
    $(box, '.lightbox-close').addEventListener('click', async () => {
      stage.style.viewTransitionName = 'cabin-photo';
      $(box, 'img').style.viewTransitionName = 'cabin-photo';
      veil.classList.add('is-leaving');
      const transition = document.startViewTransition(() => box.remove());
      await transition.ready;
      await transition.finished;
      veil.remove();
    });
  });
}

const seatsOf = (deck) => Array.from({ length: 60 }, (_, n) => {
  const row = Math.floor(n / 6), column = n % 6;
  return { id: deck + '-' + (row + 1) + 'ABCDEF'[column], x: 60 + column * 90 + (column > 2 ? 60 : 0), y: 24 + row * 49, isTaken: (n * 7 + deck) % 5 === 0 };
});
function SeatMap(root) {
  const canvas = $(root, 'canvas'), summary = $(root, '.seat-summary'), paper = canvas.getContext('2d');
  let deck = 5, zoom = 1, seats = seatsOf(deck), chosen = [];
  const free = new Set(seats.filter(({ isTaken }) => !isTaken).map(({ id }) => id));
  const draw = (hovered) => {
    paper.setTransform(1, 0, 0, 1, 0, 0);
    paper.clearRect(0, 0, 720, 520);
    paper.setTransform(zoom, 0, 0, zoom, 0, 0);
    for (const seat of seats) {
      paper.fillStyle = seat.isTaken ? '#b9c2c9' : chosen.includes(seat.id) ? '#c8452f' : seat === hovered ? '#7fb6c9' : '#3c8aa6';
      paper.fillRect(seat.x, seat.y, 52, 38);
      paper.fillStyle = '#fff';
      paper.fillText(seat.id, seat.x + 12, seat.y + 23);
    }
  };
  const seatAt = ({ offsetX, offsetY }) => {
    const scale = canvas.width / canvas.clientWidth / zoom;
    const [x, y] = [offsetX * scale, offsetY * scale];
    return seats.find((seat) => x >= seat.x && x <= seat.x + 52 && y >= seat.y && y <= seat.y + 38);
  };
  canvas.addEventListener('mousemove', (event) => draw(seatAt(event)));
  canvas.addEventListener('click', (event) => {
    const seat = seatAt(event);
    if (!seat || !free.has(seat.id)) return;
    chosen = chosen.includes(seat.id) ? chosen.filter((id) => id !== seat.id) : [...chosen, seat.id];
    summary.textContent = chosen.length ? 'Your seats: ' + chosen.join(', ') : 'No seats chosen yet';
    draw(seat);
  });
  all(root, '[data-deck]').forEach((button) => button.addEventListener('click', () => {
    deck = Number(button.dataset.deck);
    seats = seatsOf(deck);
    all(root, '[data-deck]').forEach((each) => each.setAttribute('aria-pressed', String(each === button)));
    draw();
  }));
  $(root, '.zoom-in').addEventListener('click', () => { zoom = Math.min(2, zoom + 0.25); draw(); });
  $(root, '.zoom-out').addEventListener('click', () => { zoom = Math.max(0.75, zoom - 0.25); draw(); });
  draw();
}

async function PortMap(root) {
  const map = L.map($(root, '.port-map'), { scrollWheelZoom: false }).setView([67.8, 14], 7);
  L.tileLayer('/tiles/{z}/{x}/{y}.svg', { attribution: 'Havbris' }).addTo(map);
  const ports = await (await fetch('/api/ports')).json();
  const markers = ports.map(({ name, geo }) => L.circleMarker([geo.lat, geo.lng]).bindPopup(name).addTo(map));
  $(root, '.port-list').innerHTML = markers.map((_, index) => '<li>' + ports[index].name + '</li>').join('');
}

function ReadingTools(root) {
  const bar = $(root, 'progress'), copy = $(root, '.copy-link');
  addEventListener('scroll', () => { bar.value = (scrollY / (document.documentElement.scrollHeight - innerHeight)) * 100; }, { passive: true });
  copy.addEventListener('click', async () => {
    await navigator.clipboard?.writeText(location.href).catch(() => undefined);
    copy.textContent = 'Copied';
    setTimeout(() => { copy.textContent = 'Copy link'; }, 1800);
  });
  let size = 1;
  $(root, '.bigger').addEventListener('click', () => { size = size > 1.3 ? 1 : size + 0.1; $(document, '.story').style.fontSize = size + 'rem'; });
}

const plainComponents = { TripSearch, BoatCarousel, Newsletter, GuestPicker, CabinPhotos, SeatMap, PortMap, ReadingTools };
`;
