import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';

const names = [
  'Garbí',
  'Llevant',
  'Mestral',
  'Migjorn',
  'Ponent',
  'Xaloc',
  'Tramontana',
  'Gregal',
  'Posidonia',
  'Almadraba',
  'Caleta',
  'Mistral',
  'Salina',
  'Marjal',
  'Albufera',
];
const models = ['Volkswagen Crafter', 'Fiat Ducato', 'Citroën Jumper', 'Volkswagen T6'];
const vans = names.map((name, index) => ({
  id: index + 1,
  name,
  model: models[index % models.length],
  year: 2019 + (index % 6),
  beds: 2 + (index % 3),
  seats: 2 + (index % 4),
  shower: index % 2 === 0,
  stars: (4.3 + (index % 7) / 10).toFixed(1),
  price: 76 + ((index * 13) % 90),
  text: `${name} es una furgo tranquila y fácil de conducir. Lleva cocina de dos fuegos, nevera de 65 litros, calefacción estática y una cama fija que no hay que montar cada noche. Se aparca como un turismo grande y entra en los garajes de hasta dos metros diez.`,
}));

const stations = [
  [1, 'Valencia Norte', 'Carrer del Far 12', 39.489, -0.361, 5],
  [2, 'Castellón', 'Avinguda de la Mar 80', 39.986, -0.037, 3],
  [3, 'Dénia', 'Carretera de les Marines 4', 38.842, 0.112, 3],
  [4, 'Alicante', 'Calle del Muelle 7', undefined, undefined, 2],
  [5, 'Peñíscola', 'Avenida del Papa Luna 31', 40.371, 0.4, 1],
  [6, 'Gandia', 'Carrer de la Platja 9', 39.001, -0.162, 1],
].map(([id, name, address, lat, lng, count]) => ({ id, name, address, lat, lng, vans: count }));

const routes = [
  'Del Delta del Ebro a Peñíscola',
  'Las calas de la Marina Alta',
  'Sierra de Espadán',
  'Albufera y Montgó',
  'Salinas de Santa Pola',
  'Ports de Morella',
].map((name, index) => ({ id: index + 1, name, days: 3 + (index % 3), km: 180 + index * 45 }));

const routeOf = (id: number) => ({
  ...routes[(id - 1) % routes.length],
  text: 'Un recorrido sin prisas, con áreas donde se duerme bien y agua para llenar el depósito.',
  stages: [1, 2, 3].map((day) => ({
    day,
    text: `Salimos temprano y llegamos a comer. Por la tarde, baño y paseo. Son unos ${40 + day * 20} kilómetros.`,
    stop: id === 3 && day === 2 ? undefined : { name: `el área municipal ${day}` },
  })),
});

const voices = [
  'Volvimos con arena hasta en la guantera. La furgo, impecable.',
  'La recogida con el móvil fue facilísima, a las seis de la mañana.',
  'Íbamos con dos críos y no faltó de nada.',
].map((text, index) => ({ text, stars: 5, who: ['Nuria', 'Andoni', 'Carme'][index] }));

const questions = [
  '¿Qué carnet necesito?',
  '¿Cuánto es la fianza?',
  '¿Puedo llevar a mi perro?',
  '¿Se puede salir de España?',
  '¿Dónde puedo dormir?',
  '¿Qué pasa si llueve?',
  '¿Puedo cancelar la reserva?',
  '¿La furgo lleva cadenas?',
].map((q) => ({
  q,
  a: 'Con el carnet B de coche puedes conducir todas nuestras furgos. Si tienes otra duda, llámanos o escríbenos y te ayudamos enseguida.',
}));

const offers = [
  ['BRISA10', 'Sal esta semana', 'Un 10 % menos en cualquier furgo.'],
  ['TRESNOCHES', 'Tres noches por dos', 'De domingo a jueves.'],
  ['AMIGOS', 'Viaja con amigos', 'Dos furgos, un 15 % menos.'],
  ['MADRUGA', 'Reserva con tiempo', 'Un 12 % si reservas con dos meses.'],
].map(([code, title, text]) => ({ code, title, text }));

const points = Array.from({ length: 38 }, (_, index) => ({
  id: index + 1,
  date: `${String((index % 28) + 1).padStart(2, '0')}/0${(index % 9) + 1}/2025`,
  reason: ['Viaje', 'Opinión publicada', 'Regalo de cumpleaños', 'Amigo invitado'][index % 4],
  points: 10 + ((index * 7) % 60),
}));

const reviews = {
  featured:
    'Alquilamos la Tramontana diez días para bajar de Valencia a Cabo de Gata con los niños y fue el mejor viaje que hemos hecho juntos. Nos explicaron todo con calma, la cama es cómoda de verdad y la nevera aguanta sin enchufe. '.repeat(
      4,
    ),
  items: Array.from({ length: 24 }, (_, index) => ({
    id: index,
    stars: 4 + (index % 2),
    who: `Cliente ${index + 1}`,
    text: 'Todo como en las fotos. La furgo estaba limpia, con el depósito lleno y un mapa con sitios para dormir.',
  })),
};

const sheets: Record<string, string[][]> = {
  equipamiento: [
    ['Cocina', 'Dos fuegos de gas'],
    ['Nevera', '65 litros, de compresor'],
    ['Calefacción', 'Estática, de gasóleo'],
    ['Ducha', 'Exterior, con agua caliente'],
    ['Toldo', 'De tres metros'],
  ],
  medidas: [
    ['Largo', '5,99 m'],
    ['Ancho', '2,05 m'],
    ['Alto', '2,62 m'],
    ['Cama', '1,90 × 1,40 m'],
  ],
  comentarios: voices.map(({ who, text }) => [String(who), text]),
};

const colours = ['#2f7d7a', '#c4572b', '#d9a441', '#4b6a88', '#7a8f4e', '#a0616a'];
function picture(path: string) {
  const [van = 0, shot = 0] = (path.match(/\d+/g) ?? []).map(Number);
  const colour = colours[(van + shot) % colours.length];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1000" height="420" viewBox="0 0 1000 420"><rect width="1000" height="420" fill="#dfeaf0"/><rect y="${270 + shot * 12}" width="1000" height="160" fill="#e6d6b0"/><rect x="${180 + shot * 60}" y="130" width="480" height="180" rx="36" fill="${colour}"/><rect x="${500 + shot * 60}" y="155" width="130" height="70" rx="14" fill="#f5fbff"/><circle cx="${290 + shot * 60}" cy="312" r="44" fill="#222"/><circle cx="${560 + shot * 60}" cy="312" r="44" fill="#222"/></svg>`;
}

const tile = (path: string) => {
  const [z = 0, x = 0, y = 0] = (path.match(/\d+/g) ?? []).map(Number);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><rect width="256" height="256" fill="${(x + y + z) % 2 ? '#e8f0e4' : '#dfeaf2'}"/><path d="M0 ${(x * 37) % 256} Q128 ${(y * 53) % 256} 256 ${((x + 1) * 37) % 256}" stroke="#c9b98a" stroke-width="5" fill="none"/></svg>`;
};

/** Between 120 and 850 ms, always the same for one address. */
const latencyOf = (path: string) =>
  120 + ([...path].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7) % 730);

function fleetFor(query: URLSearchParams) {
  const wanted = (query.get('con') ?? '').split(',').filter(Boolean);
  const seats = (query.get('plazas') ?? '').split(',').filter(Boolean).map(Number);
  const found = vans.filter(
    ({ id, price, seats: count }) =>
      price >= Number(query.get('min') ?? 0) &&
      price <= Number(query.get('max') ?? 999) &&
      (seats.length === 0 || seats.includes(count)) &&
      wanted.every((_, index) => (id + index) % 3 !== 0),
  );
  const order = query.get('orden');
  if (order === 'precio') found.sort((a, b) => a.price - b.price);
  if (order === 'nuevas') found.sort((a, b) => b.year - a.year);
  return found;
}

function dataFor(path: string, query: URLSearchParams): unknown {
  const id = Number(query.get('id') ?? 0);
  if (path === '/furgos') return fleetFor(query);
  if (path === '/furgo') return vans[id - 1];
  if (path === '/destacadas') return [vans[6], vans[0], vans[11]];
  if (path === '/lugares')
    return stations.filter(({ name }) =>
      String(name)
        .toLowerCase()
        .includes((query.get('q') ?? '').toLowerCase()),
    );
  if (path === '/estaciones') return stations;
  if (path === '/rutas') return routes;
  if (path === '/ruta') return routeOf(id);
  if (path === '/voces') return voices;
  if (path === '/preguntas') return questions;
  if (path === '/ofertas') return offers;
  if (path === '/puntos') return points;
  if (path === '/opiniones') return reviews;
  if (path === '/ficha') return sheets[query.get('parte') ?? ''];
  if (path === '/disponibilidad') return { taken: [5, 6, 7, 8, 14, 15, 22, 23, 24] };
  if (path === '/viendo') return { count: 2 + (Math.floor(Date.now() / 4_000) % 5) };
  if (path === '/ferry') return { price: 184, company: 'Línea Blanca' };
  if (path === '/cupon')
    return { valid: query.get('codigo')?.toUpperCase() === 'BRISA10', discount: 40 };
  return { ok: true };
}

const special: Readonly<Record<string, { status?: number; afterMs: number }>> = {
  '/reservas': { status: 503, afterMs: 420 },
  '/sesion': { status: 401, afterMs: 260 },
  '/opiniones': { afterMs: 5_300 },
  '/ferry': { afterMs: 7_200 },
  '/mensaje': { afterMs: 4_600 },
  '/cupon': { afterMs: 450 },
};

export function reply({ path, query }: SiteRequest): Reply | undefined {
  if (path.startsWith('/fotos/'))
    return { body: picture(path), type: 'image/svg+xml', afterMs: latencyOf(path) / 3 };
  if (path.startsWith('/teselas/'))
    return { body: tile(path), type: 'image/svg+xml', afterMs: latencyOf(path) / 4 };
  if (!path.startsWith('/api/')) return undefined;
  const name = path.slice('/api'.length);
  if (name === '/furgos' && query.get('con')?.includes('ducha'))
    return jsonReply({ error: 'Error interno' }, { status: 500, afterMs: 330 });
  const data = dataFor(name, query);
  if (data === undefined) return jsonReply({ error: 'No existe' }, { status: 404, afterMs: 200 });
  return jsonReply(data, { afterMs: latencyOf(name), ...special[name] });
}
