/** How many categories have goods of their own; the others repeat them. */
export const categories = 3;

const kinds = [
  { names: ['明前狮峰龙井', '安吉白茶礼盒', '碧螺春头采', '太平猴魁'], category: 1 },
  { names: ['勐海古树普洱生茶', '7581熟普砖茶', '小青柑宫廷普洱', '老班章春茶饼'], category: 2 },
  { names: ['紫砂西施壶', '汝窑开片公道杯', '油滴建盏', '白瓷三才盖碗'], category: 3 },
];
const makers = ['茶山集', '老周手作', '宜和堂', '云上'];

export const goods = Array.from({ length: 24 }, (_, at) => {
  const kind = kinds[at % kinds.length];
  const name = kind?.names[Math.floor(at / 3) % 4] ?? '';
  const price = 58 + ((at * 47) % 420);
  return {
    id: 1_001 + at,
    category: kind?.category ?? 1,
    name: `${makers[at % 4]}${name}春季新品现货`,
    intro: '核心产区直供，手工制作，顺丰冷链发货，支持七天无理由退换。',
    price,
    old: price + 80,
    sold: 120 + at * 37,
    tags: at % 3 === 0 ? ['包邮', '满减'] : ['正品'],
    specs: [
      { name: '单件装', price, stock: 60 },
      { name: '礼盒装', price: price + 60, stock: 30 },
      { name: '整提七件装', price: price * 6, stock: 0 },
    ],
    years: ['2026年', '2025年'],
    facts: [
      ['产地', '浙江杭州'],
      ['净含量', '200克'],
      ['保质期', '18个月'],
      ['储存方法', '密封、避光、防潮'],
    ],
    story: [
      '一山一味，采自海拔八百米以上的生态茶园，全程不施农药。',
      '冲泡建议：85度水，150毫升盖碗投茶5克，首泡15秒出汤。',
    ],
    reviews: [
      { by: '茶友_2281', stars: 5, text: '包装很用心，茶汤清亮，回甘持久，会回购。' },
      { by: '匿名用户', stars: 4, text: '物流很快，味道比去年淡一点。' },
    ],
  };
});

const colors = ['#dfe8dc', '#e9e0d2', '#dbe3e8', '#efe3dd'];
const pot =
  '<path d="M70 120h110v40a40 40 0 0 1-40 40h-30a40 40 0 0 1-40-40z" fill="#8a5a3c"/><path d="M180 130q40-6 44 24M70 134q-30 0-34 30t40 20" stroke="#8a5a3c" stroke-width="12" fill="none"/><ellipse cx="125" cy="116" rx="46" ry="12" fill="#a06a48"/>';
const cake =
  '<circle cx="125" cy="130" r="80" fill="#5f4a33"/><circle cx="125" cy="130" r="66" fill="#75603f"/><circle cx="125" cy="130" r="10" fill="#4b3a28"/>';
const leaf =
  '<path d="M60 190q10-110 130-120-4 116-130 120z" fill="#4d8a67"/><path d="M60 190q60-50 110-104" stroke="#2f6b4f" stroke-width="5" fill="none"/>';

/** A drawing of the goods instead of a photo. */
export const picture = (id: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 250 250"><rect width="250" height="250" fill="${colors[id % 4] ?? '#eee'}"/>${[leaf, cake, pot][(id - 1_001) % 3] ?? ''}</svg>`;
