export const address = /* js */ `
import { areaList } from '@vant/area-data';
import { showConfirmDialog, showToast } from 'vant';
import { Back } from '$lib/cards.js';
import { define, http, keep, warn } from '$lib/core.js';
import { useAddresses } from '$lib/store.js';

export const Addresses = define('Addresses', {
  components: { Back },
  setup: () => ({ store: useAddresses() }),
  methods: {
    choose(address) { this.store.chosen = address.id; showToast('已选择该地址'); },
    async remove(address) {
      try { await showConfirmDialog({ title: '提示', message: '确定要删除该收货地址吗？' }); } catch { return; }
      this.store.list = this.store.list.filter((each) => each !== address);
      keep('addresses', this.store.list);
      http.post('/address/remove', { id: address.id }).then(() => showToast('删除成功'));
    },
  },
  template: \`
    <div class="addresses"><Back title="收货地址" />
      <van-swipe-cell v-for="each of store.list" :key="each.id"><div class="address-row" @click="choose(each)"><van-icon :name="store.chosen === each.id ? 'checked' : 'circle'" size="20" color="#2f6b4f" /><div><b>{{ each.name }}</b> {{ each.tel }} <van-tag v-if="each.isDefault" type="primary">默认</van-tag><p>{{ each.area }}{{ each.detail }}</p></div></div><template #right><van-button square type="danger" text="删除" class="drop" @click="remove(each)" /></template></van-swipe-cell>
      <div class="foot"><van-button block round type="primary" to="/address/edit" class="new-address">新增收货地址</van-button></div>
    </div>\`,
});

export const AddressEdit = define('AddressEdit', {
  components: { Back },
  data: () => ({ areaList, form: { name: '', tel: '', area: '', detail: '', isDefault: false }, picking: false, saving: false }),
  methods: {
    isPhone: (value) => /^1[34578]\\d{9}$/.test(value),
    picked({ selectedOptions }) { this.picking = false; this.form.area = selectedOptions.map(({ text }) => text).join('／'); },
    async save() {
      this.saving = true;
      try {
        const { id } = await http.post('/address', this.form);
        const store = useAddresses();
        store.list = [...store.list, { ...this.form, tel: this.form.tel.replace(/(\\d{3})\\d{4}/, '$1****'), id }];
        keep('addresses', store.list);
        showToast({ type: 'success', message: '保存成功' });
        this.$router.replace('/address');
      } catch (error) { warn(error); }
      this.saving = false;
    },
  },
  template: \`
    <div class="address-edit"><Back title="新增收货地址" />
      <van-form scroll-to-error validate-trigger="onSubmit" @submit="save"><van-cell-group inset>
        <van-field v-model="form.name" name="consignee" label="收货人" placeholder="请填写收货人姓名" :rules="[{ required: true, message: '请填写收货人姓名' }]" />
        <van-field v-model="form.tel" name="mobile" type="tel" label="手机号" placeholder="请填写收货人手机号" :rules="[{ required: true, message: '请填写手机号' }, { validator: isPhone, message: '手机号格式不正确' }]" />
        <van-field v-model="form.area" name="area" label="地区" is-link readonly placeholder="省／市／区" :rules="[{ required: true, message: '请选择地区' }]" @click="picking = true" />
        <van-field v-model="form.detail" name="detail" label="详细地址" type="textarea" rows="2" autosize placeholder="街道门牌、楼层房间号等信息" :rules="[{ required: true, message: '请填写详细地址' }]" />
        <van-cell center title="设为默认地址"><template #right-icon><van-switch v-model="form.isDefault" size="22" aria-label="设为默认地址" /></template></van-cell>
      </van-cell-group><div class="foot"><van-button block round type="primary" native-type="submit" class="save" :loading="saving" loading-text="保存中…">保存并使用</van-button></div></van-form>
      <van-popup v-model:show="picking" round position="bottom"><van-area title="选择地区" :area-list="areaList" value="330106" @confirm="picked" @cancel="picking = false" /></van-popup>
    </div>\`,
});
`;
