export const store = /* js */ `
import { defineStore } from 'pinia';
import { http, keep, read } from '$lib/core.js';

export const useCart = defineStore('cart', {
  state: () => ({
    lines: read('cart', [
      { id: 1, goods: 1001, name: '明前狮峰龙井', sku: '50克／罐装', price: 268, count: 1, checked: true },
      { id: 2, goods: 1007, name: '紫砂西施壶', sku: '底槽清·180毫升', price: 1280, count: 1, checked: true },
      { id: 3, goods: 1012, name: '油滴建盏', sku: '口径9厘米', price: 399, count: 1, checked: false },
    ]),
  }),
  getters: {
    total: ({ lines }) => lines.filter((line) => line.checked).reduce((sum, line) => sum + line.price * line.count, 0),
    count: ({ lines }) => lines.reduce((sum, line) => sum + line.count, 0),
    all: ({ lines }) => lines.length > 0 && lines.every((line) => line.checked),
  },
  actions: {
    add(line) {
      const same = this.lines.find((each) => each.goods === line.goods && each.sku === line.sku);
      if (same) same.count += line.count;
      else this.lines.unshift({ ...line, id: Date.now(), checked: true });
      return http.post('/cart', line);
    },
    async remove(line) {
      const at = this.lines.indexOf(line);
      this.lines.splice(at, 1);
      try {
        await http.delete('/cart/' + line.id);
      } catch {
        this.lines.splice(at, 0, line);
      }
    },
    checkAll(checked) { for (const line of this.lines) line.checked = checked; },
    sync() {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => http.put('/cart', this.lines), 500);
    },
  },
});

export const useUser = defineStore('user', {
  state: () => ({ name: read('user', ''), points: 1860, signed: false, liked: read('liked', []) }),
  actions: {
    like(id) {
      this.liked = this.liked.includes(id) ? this.liked.filter((each) => each !== id) : [...this.liked, id];
      keep('liked', this.liked);
      return http.post('/like/' + id);
    },
  },
});

export const useAddresses = defineStore('addresses', {
  state: () => ({
    chosen: 1,
    list: read('addresses', [
      { id: 1, name: '林晚舟', tel: '138****6621', area: '浙江省杭州市西湖区', detail: '龙井路1号茶山集体验店旁', isDefault: true },
      { id: 2, name: '林晚舟', tel: '138****6621', area: '福建省福州市鼓楼区', detail: '三坊七巷南后街88号', isDefault: false },
    ]),
  }),
  getters: { current: ({ list, chosen }) => list.find(({ id }) => id === chosen) ?? list[0] },
});
`;
