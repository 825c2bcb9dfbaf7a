export interface Product {
  readonly id: number;
  readonly name: string;
  readonly brand: string;
  readonly kind: string;
  readonly price: number;
}

const productKinds = ['토너', '세럼', '크림', '선크림', '립', '쿠션'] as const;
const brands = ['달빛', '온새미', '물결', '서리꽃'];
const plants = ['쑥', '동백', '녹차', '연꽃', '쌀겨', '매화', '감초'];

export const products: readonly Product[] = Array.from({ length: 60 }, (_, index) => {
  const kind = productKinds[index % productKinds.length] ?? '토너';
  return {
    id: index + 1,
    kind,
    brand: brands[index % brands.length] ?? '달빛',
    name: `${plants[index % plants.length]} ${kind}`,
    price: 9_800 + ((index * 3_700) % 42_000),
  };
});
