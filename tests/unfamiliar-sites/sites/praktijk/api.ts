import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';

const vestigingen = (
  [
    ['Utrecht', 'Maliesingel 18', '3581 BE', 180, 150],
    ['Amersfoort', 'Kamp 44', '3811 AR', 290, 90],
    ['Zeist', 'Slotlaan 101', '3701 GD', 235, 175],
    ['Nieuwegein', 'Passage 6', '3431 LL', 150, 215],
    ['Hilversum', 'Groest 72', '1211 EE', 215, 50],
    ['Soest', 'Van Weedestraat 9', '3761 CA', 260, 60],
    ['Woerden', 'Voorstraat 33', '3441 CK', 80, 180],
    ['Houten', 'Het Rond 14', '3995 DL', 200, 235],
  ] as const
).map(([naam, straat, postcode, x, y], index) => ({
  id: 301 + index,
  naam,
  straat,
  postcode,
  x,
  y,
  telefoon: `030 555 01 ${80 + index}`,
  open: index % 3 !== 2,
  diensten: index % 2 ? ['Fysiotherapie'] : ['Fysiotherapie', 'Mondzorg'],
}));

const behandelingen = (
  [
    ['fysio', 'Eerste onderzoek', 'Gesprek, onderzoek en een plan', 52.5, 40],
    ['fysio', 'Vervolgbehandeling', 'Behandeling in de praktijk', 42.5, 25],
    ['fysio', 'Manuele therapie', 'Voor nek, rug en gewrichten', 54, 30],
    ['fysio', 'Shockwavetherapie', 'Bij peesklachten', 48, 20],
    ['mond', 'Periodieke controle', 'Controle van tanden en tandvlees', 27.8, 15],
    ['mond', 'Gebitsreiniging', 'Door de mondhygienist', 63.4, 30],
    ['mond', 'Vulling', 'Een vlak, met verdoving', 71.2, 30],
    ['mond', 'Spoedconsult', 'Bij pijn of een ongeluk', 58, 20],
    ['fysio', 'Dry needling', 'Voor verkrampte spieren', 46, 25],
    ['fysio', 'Echografie', 'Beeld van pezen en spieren', 65, 30],
    ['fysio', 'Looptraining', 'Met video op de loopband', 49.5, 45],
    ['fysio', 'Oefenzaal', 'Een maand begeleid trainen', 39, 60],
    ['mond', 'Wortelkanaal', 'Per kanaal', 168, 60],
    ['mond', 'Kroon', 'Van porselein', 610, 60],
    ['mond', 'Bleken', 'Thuis met een bitje', 240, 30],
  ] as const
).map(([soort, naam, uitleg, prijs, minuten], index) => ({
  id: 201 + index,
  soort,
  naam,
  uitleg,
  prijs,
  minuten,
}));

const vakken = [
  'Manuele therapie',
  'Sportfysiotherapie',
  'Bekkenfysiotherapie',
  'Kinderfysiotherapie',
  'Tandarts',
  'Mondhygiene',
];
const klachten = [
  'Nek, schouder en hoofdpijn',
  'Knie, enkel en liesblessures',
  'Herstel na zwangerschap',
  'Motoriek en houding bij kinderen',
  'Controles en vullingen',
  'Tandvlees en gevoelige tanden',
];
const namen =
  'Femke Bos,Ruben Vos,Noor Dekker,Thijs Mulder,Amira Haddad,Lotte Smit,Daan Peters,Eva Kok,Sem Jacobs,Iris Maas,Jasper Blom,Yara Willems,Koen Prins,Merel Schouten,Bram Hoekstra,Sofie Verbeek,Lars Kuiper,Nina Post,Hugo Brand,Fleur Timmer,Mats Visser,Roos Evers,Tygo Bakker,Saar Molenaar'.split(
    ',',
  );
const therapeuten = namen.map((naam, index) => ({
  id: 401 + index,
  naam,
  vak: vakken[index % 6] as string,
  klachten: klachten[index % 6] as string,
  vestiging: 301 + ((index * 3) % 8),
  plaats: vestigingen[(index * 3) % 8]?.naam,
  vrij: index % 3 !== 1,
  favoriet: false,
  sinds: 2009 + (index % 14),
  big: `4903${7120 + index * 13}${10 + index}`,
}));

const uren =
  '08:00,08:30,09:10,09:40,10:20,11:00,11:30,13:00,13:40,14:10,14:50,15:30,16:00,16:40,17:10,18:30,19:00,19:30'.split(
    ',',
  );
const tijden = (therapeut: number, dag: number) =>
  uren.map((uur, index) => ({
    id: therapeut * 1_000 + dag * 100 + index,
    uur,
    vrij: (index * 7 + dag * 3 + therapeut) % 5 !== 0,
  }));

const dagen = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'];
const rooster = dagen.map((dag, index) => ({
  dag,
  tijd: index < 5 ? '08:00 tot 18:00' : 'gesloten',
  wie: index < 5 ? namen[index * 2] : '',
}));

const oordelen = [
  'Ik werd op tijd geholpen en kreeg een duidelijke uitleg.',
  'De oefeningen helpen, na drie weken kan ik weer fietsen.',
  'Prettige praktijk, al is parkeren lastig.',
  'Mijn zoon was bang voor de tandarts, nu niet meer.',
  'Online een plek kiezen ging snel.',
  'Men neemt de tijd voor je en denkt mee.',
];
const ervaringen = (pagina: number) => ({
  volgende: pagina < 5 ? pagina + 1 : null,
  items: Array.from({ length: 8 }, (_, index) => ({
    id: pagina * 100 + index,
    naam: namen[(pagina * 5 + index) % 24]?.replace(/^(\w)\w+/, '$1.'),
    sterren: 3 + ((pagina + index) % 3),
    tekst: oordelen[(pagina + index) % 6],
    datum: `${1 + ((index * 3) % 27)} oktober`,
  })),
});

const afspraken = [
  [501, 'Maandag 7 december, 09:10', 'Manuele therapie', 'Femke Bos', 'Utrecht', 401],
  [502, 'Donderdag 10 december, 14:50', 'Vervolgbehandeling', 'Ruben Vos', 'Zeist', 402],
  [503, 'Dinsdag 15 december, 11:00', 'Gebitsreiniging', 'Lotte Smit', 'Utrecht', 406],
  [504, 'Maandag 4 januari, 08:30', 'Periodieke controle', 'Amira Haddad', 'Utrecht', 405],
].map(([id, wanneer, wat, bij, waar, therapeut]) => ({ id, wanneer, wat, bij, waar, therapeut }));
/** The cancelled appointments of each session. */
const geannuleerd = new Map<string, Set<number>>();
const sessieVan = (cookie = '') => /sessie=(\w+)/.exec(cookie)?.[1] ?? '';

const facturen = Array.from({ length: 34 }, (_, index) => ({
  nummer: `F${2_600_400 - index * 7}`,
  datum: `2026-${String(11 - Math.floor(index / 4)).padStart(2, '0')}-${String(28 - (index % 4) * 6).padStart(2, '0')}`,
  wat: behandelingen[(index * 4) % 15]?.naam ?? '',
  bedrag: behandelingen[(index * 4) % 15]?.prijs ?? 0,
  status: index === 1 || index === 2 ? 'open' : 'betaald',
}));
function factuurPagina(query: URLSearchParams) {
  const kolom = (query.get('kolom') ?? 'datum') as keyof (typeof facturen)[number];
  const teken = query.get('richting') === 'op' ? 1 : -1;
  const start = (Number(query.get('pagina')) - 1) * 8;
  const gesorteerd = facturen.toSorted((a, b) => (a[kolom] > b[kolom] ? teken : -teken));
  return { totaal: facturen.length, items: gesorteerd.slice(start, start + 8) };
}

const berichten = [
  'Goedemorgen, ik heb nog last van mijn schouder na de oefeningen.',
  'Dank voor uw bericht. Doe de oefening met het elastiek een paar dagen niet.',
  'Dat ga ik doen. Kan ik wel gewoon zwemmen?',
  'Rustig zwemmen mag, liever geen borstcrawl.',
].map((tekst, index) => ({
  id: 700 + index,
  tekst,
  vanMij: index % 2 === 0,
  wanneer: `${20 + index} november`,
}));

const wachttijden = {
  uitleg:
    'Bij een nieuwe klacht kunt u bij de meeste vestigingen binnen drie werkdagen terecht. Voor manuele therapie, bekkenfysiotherapie en een controle bij de tandarts is de wachttijd op dit moment langer. Staat uw behandelaar er niet bij, bel dan de balie, dan zoeken wij samen een plek. '.repeat(
      3,
    ),
  rijen: vestigingen.map(({ naam }, index) => ({
    naam,
    fysio: `${2 + (index % 3)} dagen`,
    mond: `${1 + (index % 4)} weken`,
  })),
};

const fixed: Readonly<Record<string, readonly [json: unknown, afterMs: number, status?: number]>> =
  {
    'GET /vestigingen': [vestigingen, 320],
    'GET /behandelingen': [behandelingen, 380],
    'GET /therapeuten': [therapeuten, 620],
    'GET /wachttijden': [wachttijden, 5_400],
    'GET /mijn/berichten': [berichten, 300],
    'GET /mijn/gegevens': [
      { straat: 'Lange Nieuwstraat 12', postcode: '3512 PH', plaats: 'Utrecht' },
      260,
    ],
    'GET /mijn/behandelplan': [
      { stappen: ['Pijn verminderen', 'Kracht opbouwen', 'Weer hardlopen'] },
      7_400,
    ],
    'GET /vestigingen/302/rooster': [{ melding: 'Rooster niet beschikbaar' }, 450, 503],
    'POST /afspraken': [{ melding: 'slot_lock_missing' }, 850, 500],
    'POST /intake': [{ id: 88 }, 600],
    'PUT /intake/concept': [{ bewaard: true }, 220],
    'POST /contact': [{ id: 91 }, 700],
    'POST /verzekering': [{ keren: 9, eigenRisico: 385 }, 4_900],
    'POST /mijn/berichten': [{ id: 720 }, 60_000],
    'PUT /mijn/gegevens': [
      { detail: [{ loc: ['body', 'land'], msg: 'Dit veld is verplicht', type: 'missing' }] },
      480,
      422,
    ],
  };

const ok = (json: unknown, afterMs: number) => jsonReply(json, { afterMs });

export function reply({ method, path, query, cookie }: SiteRequest): Reply | undefined {
  if (!path.startsWith('/api/')) return undefined;
  const route = path.slice(4);
  const answer = fixed[`${method} ${route}`];
  if (answer) return jsonReply(answer[0], { afterMs: answer[1], status: answer[2] ?? 200 });
  const id = Number(route.match(/\d+/)?.[0]);
  if (route === '/inloggen') {
    const sessie = Math.random().toString(36).slice(2);
    return jsonReply(
      { naam: 'De Wit' },
      { afterMs: 550, headers: { 'set-cookie': `sessie=${sessie}; Path=/` } },
    );
  }
  if (route === '/mijn/afspraken') {
    const weg = geannuleerd.get(sessieVan(cookie));
    return ok(
      afspraken.map((each) => ({
        ...each,
        status: weg?.has(Number(each.id)) ? 'geannuleerd' : 'gepland',
      })),
      340,
    );
  }
  if (route.startsWith('/mijn/afspraken/')) {
    const weg = geannuleerd.get(sessieVan(cookie)) ?? new Set();
    geannuleerd.set(sessieVan(cookie), weg);
    if (route.endsWith('/annuleren')) weg.add(id);
    else weg.delete(id);
    return ok({ id }, 420);
  }
  if (route === '/mijn/facturen') return ok(factuurPagina(query), 330);
  if (route === '/mijn/berichten/nieuw') return { body: '', status: 204, afterMs: 120 };
  if (route === '/ervaringen') return ok(ervaringen(Number(query.get('pagina'))), 600);
  if (route === '/tijden')
    return ok(tijden(Number(query.get('therapeut')), Number(query.get('dag'))), 450);
  if (route.endsWith('/vasthouden')) return ok({ minuten: 8 }, 380);
  if (route.startsWith('/favorieten/')) {
    const isUnlucky = id === 403 && query.get('poging') === '0';
    return jsonReply({ id }, { afterMs: 240, status: isUnlucky ? 503 : 200 });
  }
  if (route.endsWith('/rooster')) return ok(rooster, 380);
  if (route.startsWith('/vestigingen/'))
    return ok(
      vestigingen.find((each) => each.id === id),
      250,
    );
  if (route.startsWith('/therapeuten/'))
    return ok(
      therapeuten.find((each) => each.id === id),
      280,
    );
  return undefined;
}
