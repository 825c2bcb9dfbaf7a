interface Item {
  readonly id: number;
  readonly name: string;
  readonly cat: string;
  readonly price: number;
  readonly text: string;
  readonly tags: readonly string[];
}

const names: Readonly<Record<string, readonly string[]>> = {
  bread: [
    'Country sourdough',
    'Seeded rye',
    'Spelt tin loaf',
    'Oat porridge loaf',
    'Malted granary',
    'Potato and rosemary loaf',
    'Olive ciabatta',
    'White farmhouse',
    'Walnut batard',
    'Honey challah',
    'Baguette',
    'Soda bread',
    'Buckwheat boule',
    'Milk rolls, six',
  ],
  pastry: [
    'Butter croissant',
    'Almond croissant',
    'Cinnamon knot',
    'Cardamom bun',
    'Pear danish',
    'Rhubarb danish',
    'Pain au chocolat',
    'Apple turnover',
    'Custard tart',
    'Eccles cake',
    'Raisin swirl',
    'Plain scone',
    'Cheese scone',
    'Hazelnut twist',
  ],
  savoury: [
    'Leek and cheddar pasty',
    'Mushroom roll',
    'Pork and sage roll',
    'Spinach and feta slice',
    'Onion tart',
    'Ham and mustard croissant',
    'Tomato focaccia',
    'Potato focaccia',
    'Lentil pasty',
    'Courgette quiche',
    'Smoked haddock pie',
    'Cheese straw, four',
  ],
  cake: [
    'Lemon drizzle',
    'Carrot and pecan cake',
    'Ginger parkin',
    'Victoria sponge',
    'Chocolate stout cake',
    'Plum frangipane',
    'Bakewell slice',
    'Orange polenta cake',
    'Flapjack',
    'Brownie, four',
  ],
};

const start: Readonly<Record<string, number>> = {
  bread: 420,
  pastry: 240,
  savoury: 380,
  cake: 460,
};
const words: Readonly<Record<string, string>> = {
  bread: 'Mixed in the afternoon, shaped by hand and baked on stone before four in the morning.',
  pastry: 'Folded with butter from two farms up the valley and baked in small batches until nine.',
  savoury: 'Filled in the morning, best warm. We note on the bag how to heat it at home.',
  cake: 'Baked the evening before, cut to order and packed so that it survives a bicycle ride.',
};

export const items: readonly Item[] = Object.entries(names).flatMap(([cat, list], group) =>
  list.map((name, index) => ({
    id: 101 + index + group * 20,
    name,
    cat,
    price: (start[cat] ?? 300) + ((index * 35) % 190),
    text: words[cat] ?? '',
    tags: [
      ...(cat === 'bread' || index % 4 === 1 ? ['vegan'] : []),
      ...(/almond|walnut|pecan|hazel|frangi|bakewell/i.test(name) ? [] : ['no nuts']),
    ],
  })),
);

export const shops = [
  {
    id: 1,
    name: 'Mill Street',
    street: '14 Mill Street',
    page: '/shops/1',
    hours: ['Monday to Friday 6.30 to 18.00', 'Saturday 7.00 to 16.00', 'Sunday 8.00 to 12.00'],
    closures: [{ from: '2031-12-25', to: '2031-12-27' }],
    open: true,
  },
  {
    id: 2,
    name: 'Harbour Row',
    street: '3 Harbour Row',
    hours: ['Monday to Saturday 7.00 to 17.00', 'Sunday closed'],
    open: true,
  },
  {
    id: 3,
    name: 'Station Arcade',
    street: 'Unit 9, Station Arcade',
    page: '/shops/3',
    hours: ['Monday to Friday 6.00 to 19.00', 'Saturday 7.00 to 18.00', 'Sunday 8.00 to 14.00'],
    closures: [{ from: '2031-12-25', to: '2031-12-26' }],
    open: true,
  },
];

export const orders = [
  { id: 1052, day: 'Tomorrow', shop: 'Mill Street', total: 1180, state: 'Received', count: 4 },
  { id: 1041, day: 'Today', shop: 'Mill Street', total: 960, state: 'Baking', count: 3 },
  {
    id: 1036,
    day: 'Last Saturday',
    shop: 'Station Arcade',
    total: 1425,
    state: 'Collected',
    count: 5,
  },
  { id: 1031, day: 'Two weeks ago', shop: 'Mill Street', total: 730, state: 'Collected', count: 2 },
  { id: 1027, day: 'Last month', shop: 'Bridge kiosk', total: 540, state: 'Collected', count: 2 },
];

export const answers = [
  [
    'Until when can I order for tomorrow?',
    'Until 6 pm. What comes later goes into the batch after.',
  ],
  ['Can I change an order?', 'Until 6 pm you can cancel it and place a new one.'],
  ['How long do you keep my bag?', 'Until the shop closes on the day of your order.'],
  ['Do you slice bread?', 'Yes, choose it on the page of the loaf or at the counter.'],
  ['Which flour do you use?', 'Stoneground flour of three mills within forty miles.'],
  ['Can I freeze the sourdough?', 'Yes. Slice it first and use it within two months.'],
  ['Do you deliver?', 'Only to offices with a standing order of thirty rolls or more.'],
  ['How do stamps work?', 'One stamp for each five pounds. Ten stamps are a free loaf.'],
  ['Can I pay with cash?', 'Yes, at all three shops when you collect.'],
  ['What if something is missing in my bag?', 'Call the shop and we put it right the same day.'],
  ['Do you have vouchers?', 'Yes, as a card at the counter or sent by mail.'],
  ['Can I bring back bags?', 'Yes, clean linen bags go back into use.'],
].map(([question, answer], id) => ({ id, question, answer }));

export const posts = [
  ['The new oven at Station Arcade', 'It took nine people and a very patient crane driver.'],
  ['Why our rye rests for a day', 'Young rye crumbles. After a night it cuts clean.'],
  ['A morning with the pastry shift', 'They start at one and finish when you wake up.'],
  ['Plums from the Aldersons', 'Forty crates came in on Tuesday, most are jam by now.'],
  ['Meet the Saturday team', 'Seven students, two grandmothers and a cellist.'],
  ['Less salt, same taste', 'We went down to 1.6 per cent, and customers still like it.'],
].map(([title, text], id) => ({ id: id + 1, title, text, likes: 12 + id * 7 }));
