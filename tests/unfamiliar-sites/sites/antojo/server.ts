import { jsonReply, type SiteRequest, type SiteSocket } from '../../site.ts';

const names = [
  'Tacos El Paisa',
  'Sushi Itto Roma',
  'La Casa de Toño',
  'Burger Bar Joint',
  'Pizzería del Perro Negro',
  'El Pollo Feliz',
  'Quesadillas La Abuela',
  'Café Avellaneda',
  'Mariscos La Docena',
  'Chilaquiles Don Beto',
];
const place = (at: number) => ({
  id: 101 + at,
  name: `${names[at % names.length]}${at >= names.length ? ` ${Math.floor(at / names.length) + 1}` : ''}`,
  stars: (4.2 + ((at * 3) % 8) / 10).toFixed(1),
  minutes: `${20 + ((at * 5) % 25)}–${35 + ((at * 5) % 25)}`,
  fee: at % 4 === 1 ? 0 : 19 + (at % 3) * 5,
  closed: at === 8,
  surge: at % 5 === 3,
});
const places = Array.from({ length: 60 }, (_, at) => place(at));

const dishes = [
  'Gringa de pastor',
  'Orden de suadero',
  'Queso fundido',
  'Volcán de bistec',
  'Campechano',
];
const courses = ['Populares', 'Tacos', 'Quesadillas', 'Tortas', 'Bebidas', 'Postres'];
const menu = courses.flatMap((section, at) =>
  dishes.map((name, index) => ({
    id: at * 10 + index,
    section,
    name:
      at < 4
        ? name
        : at === 4
          ? `Agua de ${['horchata', 'jamaica', 'limón', 'tamarindo', 'pepino'][index]}`
          : `Flan de ${['vainilla', 'cajeta', 'café', 'coco', 'elote'][index]}`,
    text: 'Con cebolla, cilantro y piña. Incluye limones y dos salsas.',
    price: 45 + ((at * 7 + index * 13) % 80),
    custom: at === 0,
    sold: index === 3,
  })),
);

const colors = ['#e9b44c', '#c8553d', '#8fb996', '#d9a48f', '#b08968'];
const picture = (seed: number, height = 300) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="${height}" viewBox="0 0 480 ${height}"><rect width="480" height="${height}" fill="${colors[seed % 5]}"/><circle cx="${120 + ((seed * 37) % 240)}" cy="${height / 2}" r="90" fill="#fff9"/><circle cx="${120 + ((seed * 37) % 240)}" cy="${height / 2}" r="60" fill="${colors[(seed + 2) % 5]}"/></svg>`;

const CARD_FIELDS = `<!doctype html><html lang="es"><meta charset="utf-8"><style>body{font:15px Arial;margin:14px}input{display:block;width:100%;box-sizing:border-box;padding:10px;margin:4px 0 10px;border:1px solid #ccc;border-radius:8px}p{display:flex;gap:10px;margin:0}</style><label>Número de tarjeta<input name="numero" inputmode="numeric" autocomplete="cc-number"></label><p><label>Vencimiento<input name="vence" placeholder="MM/AA"></label><label>CVV<input name="cvv"></label></p><script>addEventListener('message',e=>{if(e.data==='tokenizar')setTimeout(()=>e.source.postMessage({token:'tok_1'},e.origin),350)})</script></html>`;

const PARAGRAPH =
  'Antojo Tecnologías, S.A.P.I. de C.V. actúa como intermediario entre el usuario, el restaurante y el repartidor independiente. Los precios incluyen IVA. El tiempo estimado de entrega puede variar por tráfico, lluvia o alta demanda en tu zona, y no constituye una garantía.';

const fails = (status: number, afterMs: number) =>
  jsonReply({ error: 'internal_error' }, { status, afterMs });

/** The server of the delivery service. */
export function reply({ method, path, query, form }: SiteRequest) {
  const seed = [...path].reduce((sum, letter) => sum + letter.charCodeAt(0), 0);
  if (path.startsWith('/foto/menu'))
    return { body: picture(seed, 320), type: 'image/svg+xml', afterMs: 2_400 };
  if (path.startsWith('/foto/') || path.startsWith('/mosaico/'))
    return { body: picture(seed), type: 'image/svg+xml', afterMs: 40 + (seed % 120) };
  if (path === '/sw.js')
    return {
      body: "self.addEventListener('install',()=>self.skipWaiting());self.addEventListener('activate',e=>e.waitUntil(self.clients.claim()));self.addEventListener('push',()=>{});",
      type: 'text/javascript',
    };
  if (path === '/psp/campos') return { body: CARD_FIELDS, afterMs: 250 };
  if (path === '/api/direcciones')
    return jsonReply(
      {
        items: [
          'Av. Álvaro Obregón 151, Roma Norte',
          'Av. Álvaro Obregón 286, Hipódromo',
          'Álvaro Obregón 12, San Ángel',
        ],
      },
      { afterMs: 220 },
    );
  if (path === '/api/inicio') return jsonReply({ items: places.slice(0, 6) }, { afterMs: 420 });
  if (path === '/api/favoritos')
    return jsonReply({ items: [102, 103] }, { afterMs: method === 'POST' ? 650 : 160 });
  if (path === '/api/favoritos/lista')
    return jsonReply({ items: places.slice(1, 5) }, { afterMs: 380 });
  if (path === '/api/restaurantes') {
    const page = Number(query.get('pagina') ?? 0);
    return jsonReply(
      { items: places.slice(page * 12, page * 12 + 12), next: page < 4 },
      { afterMs: 480 },
    );
  }
  if (path === '/api/buscar')
    return jsonReply(
      { items: /pastr|xq/.test(query.get('q') ?? '') ? [] : places.slice(0, 5) },
      { afterMs: 360 },
    );
  if (path.startsWith('/api/restaurante/')) {
    const found = places.find(({ id }) => id === Number(path.split('/')[3])) ?? place(0);
    return jsonReply({ ...found, fee: 29, menu }, { afterMs: 520 });
  }
  if (path === '/api/promos')
    return jsonReply(
      {
        items: [
          '2x1 en tacos al pastor todos los martes',
          'Envío gratis en pedidos desde $199',
          '50% en tu segunda pizza grande',
        ],
      },
      { afterMs: 6_400 },
    );
  if (path === '/api/menu-del-dia')
    return jsonReply(
      { items: ['Pollo en mole poblano', 'Chile relleno de queso', 'Milanesa con papas'] },
      { afterMs: 300 },
    );
  if (path === '/api/carrito') return jsonReply(CART, { afterMs: 450 });
  if (path === '/api/cupon')
    return form?.includes('ANTOJO50') ? jsonReply({ off: 50 }, { afterMs: 420 }) : fails(404, 420);
  if (path === '/api/pagos')
    return form?.includes('token')
      ? jsonReply({ error: 'card_declined' }, { status: 402, afterMs: 1_500 })
      : jsonReply({ id: 77121 }, { status: 201, afterMs: 900 });
  if (path === '/api/pedidos') return jsonReply({ items: ORDERS }, { afterMs: 400 });
  if (path === '/api/pedidos/repetir') return jsonReply({ ok: true }, { afterMs: 800 });
  if (path === '/api/pedidos/77120/ubicacion') return fails(500, 420);
  if (path.endsWith('/ubicacion'))
    return jsonReply({ position: [19.414, -99.163] }, { afterMs: 420 });
  if (path === '/api/chat/temas')
    return jsonReply(
      { answer: 'Tu pedido sale del restaurante en 5 minutos. ¿Algo más?' },
      { afterMs: 900 },
    );
  if (path === '/api/chat/mensajes') return fails(503, 900);
  if (path === '/api/ingresar' || path === '/api/verificar')
    return form?.includes('true') ? jsonReply({ ok: true }, { afterMs: 500 }) : fails(401, 500);
  if (path === '/api/articulos/reembolsos') return fails(404, 260);
  if (path.startsWith('/api/articulos/'))
    return jsonReply(
      {
        title: path.endsWith('terminos') ? 'Términos y condiciones' : 'Aviso de privacidad',
        text: Array.from({ length: 12 }, () => PARAGRAPH),
      },
      { afterMs: 320 },
    );
  if (path === '/api/negocios') return jsonReply({ folio: 'R-20418' }, { afterMs: 700 });
  if (path.startsWith('/api/')) return jsonReply({ ok: true }, { afterMs: 380 });
  return undefined;
}

const CART = {
  items: [
    { id: 1, name: 'Gringa de pastor', price: 89, quantity: 2 },
    { id: 3, name: 'Orden de suadero', price: 96, quantity: 1 },
  ],
  // The drink has been removed from the cart; its price change has not.
  changes: [
    { id: 1, more: 6 },
    { id: 44, more: 4 },
  ],
};

const ORDERS = [
  {
    id: 77120,
    name: 'Tacos El Paisa',
    date: 'Hoy, 14:02',
    total: 342,
    state: 'En camino',
    live: true,
  },
  { id: 77098, name: 'Sushi Itto Roma', date: '27 nov 2026', total: 312, state: 'Entregado' },
  { id: 76950, name: 'La Casa de Toño', date: '21 nov 2026', total: 268.5, state: 'Entregado' },
];

/** Sends the position of the courier; the server of the first order has lost it. */
export function sockets(socket: SiteSocket, { query }: SiteRequest) {
  if (query.get('pedido') === '77120') return socket.close();
  let step = 0;
  const send = () => {
    step += 1;
    socket.send(JSON.stringify({ at: [19.4155 + step * 0.0003, -99.1656 + step * 0.0004] }));
  };
  const timer = setInterval(send, 2_000);
  socket.onClose(() => clearInterval(timer));
  send();
}
