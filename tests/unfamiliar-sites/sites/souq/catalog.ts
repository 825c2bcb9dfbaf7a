/** What the shop sells, by section. */
interface Product {
  readonly id: number;
  readonly name: string;
  readonly unit: string;
  readonly price: number;
  readonly section: string;
  readonly isOrganic: boolean;
}

// biome-ignore format: one section per line
const goods: Readonly<Record<string, readonly string[]>> = {
  خضروات: [
    'خيار بلدي', 'طماطم', 'بطاطس', 'جزر', 'كوسا', 'باذنجان', 'فلفل أخضر', 'خس', 'بقدونس', 'نعناع', 'بصل أحمر', 'ثوم',
    'بامية', 'ملوخية', 'سبانخ', 'قرنبيط', 'بروكلي', 'ملفوف', 'شمندر', 'فجل', 'كرفس', 'ذرة', 'فاصوليا خضراء', 'بازلاء',
    'قرع', 'جرجير', 'كزبرة', 'شبت', 'فطر', 'هليون', 'لفت', 'كراث', 'زنجبيل', 'بطاطا حلوة', 'خرشوف', 'سلق',
  ],
  فواكه: ['موز', 'تفاح أحمر', 'برتقال', 'عنب', 'رمان', 'تين', 'مانجو', 'فراولة', 'بطيخ', 'ليمون', 'كيوي', 'خوخ'],
  مخبوزات: ['خبز عربي', 'صامولي', 'توست بر', 'كرواسون', 'فطيرة زعتر', 'كعك بالسمسم', 'معمول', 'خبز تنور'],
  ألبان: ['حليب طازج', 'لبن', 'زبادي', 'جبنة بيضاء', 'لبنة', 'قشطة', 'زبدة', 'بيض بلدي'],
};

const sections = Object.keys(goods);

export const products: readonly Product[] = sections.flatMap((section, part) =>
  (goods[section] ?? []).map((name, index) => ({
    id: 1001 + part * 100 + index,
    name,
    unit: index % 3 === 0 ? 'كيلو' : index % 3 === 1 ? 'حبة' : 'عبوة',
    price: 3.5 + ((index * 7 + part * 5) % 19) * 0.75,
    section,
    isOrganic: index % 3 === 0,
  })),
);
