import { jsonReply, type Reply, type SiteRequest } from '../../site.ts';
import { categories, goods, picture } from './goods.ts';

const PER_PAGE = 10;
const LAST_PAGE = 5;

/** Every answer of the backend has status 200; `code` says whether it succeeded. */
const done = (data: unknown, afterMs = 350) => jsonReply({ code: 0, msg: 'ok', data }, { afterMs });
const rejected = (code: number, msg: string, afterMs = 600) =>
  jsonReply({ code, msg, data: null }, { afterMs });

const card = ({ id, name, price, sold, tags }: (typeof goods)[number]) => ({
  id,
  name,
  price,
  sold,
  tags,
});

function listOf(query: URLSearchParams): Reply {
  const page = Number(query.get('page') ?? 1);
  const category = Number(query.get('cate') ?? 0);
  const sign = query.get('up') === 'false' ? -1 : 1;
  const found = goods
    .filter((each) => category === 0 || each.category === ((category - 1) % categories) + 1)
    .sort((a, b) => (query.get('sort') === 'price' ? sign * (a.price - b.price) : 0));
  const first = ((page - 1) * PER_PAGE) % found.length;
  const list = [...found, ...found].slice(first, first + PER_PAGE).map(card);
  return done({ list, last: page >= LAST_PAGE }, 450);
}

const coupons = [
  { id: 11, value: 10, over: 99, name: '全场通用券', percent: 62, left: 40, scope: 'all' },
  { id: 12, value: 30, over: 299, name: '绿茶品类券', percent: 81, left: 20, scope: 'category' },
  { id: 13, value: 50, over: 399, name: '宜兴紫砂品牌券', percent: 37, left: 90, scope: 'brand' },
  { id: 14, value: 100, over: 599, name: '会员日大额券', percent: 100, left: 0, scope: 'all' },
].map((each) => ({ ...each, until: '12月31日', shop: null, taken: false, busy: false }));

const orders = [
  { no: '20261129880231', state: '待收货', goods: 1002, name: '勐海古树普洱生茶', price: 468 },
  { no: '20261127510774', state: '待发货', goods: 1005, name: '安吉白茶礼盒', price: 358 },
  { no: '20261120114429', state: '待评价', goods: 1009, name: '汝窑开片公道杯', price: 168 },
];

const story = {
  picture: 1001,
  title: '狮峰山上的第一捧新芽',
  author: { name: '许青禾' },
  date: '3月28日',
  reads: 10_482,
  likes: 326,
  text: [
    '清明前的狮峰山，露水还没有散。采茶的阿婆们天不亮就上了山，指尖一提，一芽一叶便落进竹篓。',
    '炒茶师傅老周守着一口铁锅，抓、抖、搭、拓，十几个手法来回变换，手心里全是老茧。',
    '新茶出锅，豆香里带着一点兰花气。他说，茶要趁鲜，话要趁热。',
  ],
  comments: [
    { by: '半盏清欢', text: '去年喝过，回甘很好。' },
    { by: '老茶客', text: '手工炒制的确实不一样。' },
  ],
  next: { id: 8, title: '一把西施壶的三十年' },
};

const steps = [
  { text: '【杭州市】派件中，快递员王师傅正在为您派送', at: '11月30日 09:12' },
  { text: '【杭州市】快件已到达西湖文三路营业点', at: '11月30日 06:40' },
  { text: '【昆明市】快件已揽收', at: '11月28日 17:05' },
];

const home = {
  notice: '满99元包邮，武汉、成都仓已恢复次日达；春茶预售将于每日10点放量，敬请关注。',
  banners: [
    {
      id: 1,
      title: '明前龙井，鲜到枝头',
      text: '狮峰核心产区，限量500份',
      color: '#4d8a67',
      to: '/goods/1001',
    },
    {
      id: 2,
      title: '一器一世界',
      text: '景德镇手工茶器八折起',
      color: '#8a6a4d',
      to: '/goods?cate=3',
    },
    { id: 3, title: '会员日', text: '积分翻倍，领¥68礼包', color: '#a3473f', to: '/member' },
  ],
  flash: [1003, 1004, 1006, 1008, 1011].map((id, at) => ({
    id,
    name: goods.find((each) => each.id === id)?.name.slice(0, 8) ?? '',
    price: 39 + at * 20,
    old: 69 + at * 30,
  })),
};

const fixed: Readonly<Record<string, Reply>> = {
  'GET /api/home': done(home, 600),
  'GET /api/coupons': done({ list: coupons }, 500),
  'GET /api/orders': done({ list: orders }, 6_300),
  'POST /api/cart': done({}, 500),
  'PUT /api/cart': done({}, 250),
  'DELETE /api/cart/3': { body: '<h1>500 Internal Server Error</h1>', status: 500, afterMs: 800 },
  'POST /api/promo': rejected(40_022, '该优惠码已过期'),
  'POST /api/order': done({ no: '20261130660018' }, 700),
  'POST /api/order/cancel': done({}, 600),
  'POST /api/address': done({ id: 3 }, 700),
  'POST /api/address/remove': done({}, 300),
  'POST /api/coupon/take': done({}, 500),
  'POST /api/card': done({}, 800),
  'POST /api/sign': done({}, 500),
  'POST /api/sms/send': jsonReply({ error: 'channel unavailable' }, { status: 503, afterMs: 900 }),
  'POST /api/rate': done({}),
  'POST /api/story/like': done({}),
  'POST /api/comment': done({}),
  'POST /api/booking': done({}, 800),
  'POST /api/feedback': done({}, 700),
  'POST /api/im': done({ reply: '好的，您稍等，我帮您查一下库存。' }, 1_600),
  'GET /api/im/poll': { body: '', status: 204, afterMs: 8_000 },
  'GET /api/activity/spring': jsonReply({ error: 'not found' }, { status: 404, afterMs: 300 }),
  'GET /media/gongfu.mp4': { body: 'NoSuchKey', type: 'text/plain', status: 404, afterMs: 200 },
  'GET /hm.gif': {
    body: '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>',
    type: 'image/svg+xml',
  },
};

function pay(form: string): Reply {
  const { method, pin } = JSON.parse(form);
  if (method === 'balance') return rejected(50_012, 'insufficient balance', 900);
  return pin === '888888'
    ? done({}, 1_000)
    : rejected(40_003, '支付密码错误，您还可以输入4次', 800);
}

export function reply({ method, path, query, form = '' }: SiteRequest): Reply | undefined {
  const known = fixed[`${method} ${path}`];
  if (known) return known;
  const id = Number(/\/(\d+)(?:\.svg)?$/.exec(path)?.[1]);
  if (path.startsWith('/img/')) return { body: picture(id), type: 'image/svg+xml', afterMs: 120 };
  if (path === '/api/goods') return listOf(query);
  if (path.startsWith('/api/goods/'))
    return done(
      goods.find((each) => each.id === id),
      500,
    );
  if (path === '/api/pay') return pay(form);
  if (path === '/api/login')
    return JSON.parse(form).secret === 'qingming-2026'
      ? done({ name: '林晚舟' }, 700)
      : rejected(40_101, '账号或密码错误');
  if (path.startsWith('/api/story/'))
    return done(id === 7 ? story : { ...story, author: null, title: story.next.title }, 600);
  if (path.startsWith('/api/track/')) return done({ steps }, 700);
  if (path === '/api/suggest' || path === '/api/search') {
    const word = query.get('q') ?? '';
    const found = goods.filter(({ name }) => name.includes(word));
    return done({
      list: path === '/api/search' ? found.map(card) : found.slice(0, 6).map(({ name }) => name),
    });
  }
  return /^\/api\/(cart|like|remind)\//.test(path) ? done({}, 300) : undefined;
}
