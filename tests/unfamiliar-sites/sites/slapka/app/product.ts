export const product = /* js */ `
import { onBeforeUnmount, onMounted, reactive, ref } from 'vue';
import { useRoute, useRouter } from 'vue-router';
import { addToCart, http, measure, notify, price } from '$lib/core.js';

export const Product = {
  setup() {
    const route = useRoute(), router = useRouter();
    const bike = ref(null), photo = ref(1), isFull = ref(false), tab = ref('popis'), count = ref(1), busy = ref(false), watching = ref(4);
    const choice = reactive({ size: 'M', color: 'petrolejová', price: 0, stock: '' });
    let timer;
    onMounted(async () => {
      bike.value = await http('/kola/' + route.params.id);
      choice.price = bike.value.price;
      choice.stock = 'Skladem, u vás ve čtvrtek';
      timer = setInterval(() => { watching.value = 3 + ((watching.value * 7 + 2) % 5); }, 4500);
    });
    onBeforeUnmount(() => clearInterval(timer));
    const pickSize = (size) => {
      const variant = bike.value.variants.find((each) => each.size === size);
      measure('velikost ' + variant.sku);
      choice.size = size;
      choice.price = variant.price;
      choice.stock = variant.stock > 0 ? 'Skladem, u vás ve čtvrtek' : 'Na objednávku, do tří týdnů';
    };
    const buy = async () => {
      busy.value = true;
      await http('/kosik', 'POST', { id: bike.value.id, size: choice.size, count: count.value });
      addToCart({ ...bike.value, price: choice.price }, count.value);
      busy.value = false;
      notify('Kolo je v košíku', [{ label: 'Zobrazit', color: 'white', handler: () => router.push('/kosik') }]);
    };
    const sizes = ['S', 'M', 'L', 'XL'];
    const colors = [['petrolejová', '#0b5d66'], ['písková', '#d8c49a'], ['černá', '#222']];
    return { bike, photo, isFull, tab, count, busy, watching, choice, sizes, colors, pickSize, buy, price };
  },
  template: \`
    <q-page padding><template v-if="bike"><h1>{{ bike.name }}</h1>
      <div class="two"><q-carousel id="photos" v-model="photo" v-model:fullscreen="isFull" thumbnails swipeable animated infinite height="300px" class="bg-grey-3">
        <q-carousel-slide v-for="n in 4" :key="n" :name="n" img-src="/picture.svg" />
        <template #control><q-carousel-control position="top-right" :offset="[12, 12]"><q-btn id="full" push round dense color="white" text-color="teal-9" :icon="isFull ? 'fullscreen_exit' : 'fullscreen'" :aria-label="isFull ? 'Zmenšit' : 'Zvětšit'" @click="isFull = !isFull" /></q-carousel-control></template></q-carousel>
      <div><p class="price"><b>{{ price(choice.price) }}</b></p><p>{{ choice.stock }}</p><p class="text-grey-8">Právě si prohlíží {{ watching }} lidí</p>
        <p>Velikost rámu <span class="hint">Jak měřit? <q-icon name="help_outline" /><q-tooltip max-width="240px">Změřte si délku vnitřní strany nohy od země a vynásobte 0,66. Vyjde výška rámu v centimetrech.</q-tooltip></span></p>
        <q-btn-group id="sizes" unelevated><q-btn v-for="size in sizes" :key="size" :label="size" :color="choice.size === size ? 'teal-9' : 'grey-3'" :text-color="choice.size === size ? 'white' : 'black'" :aria-pressed="choice.size === size" @click="pickSize(size)" /></q-btn-group>
        <p>Barva: {{ choice.color }}</p><div class="swatches" role="radiogroup" aria-label="Barva"><button v-for="[name, value] in colors" :key="name" role="radio" :aria-checked="choice.color === name" :aria-label="name" :style="{ background: value }" @click="choice.color = name"></button></div>
        <div class="row items-center q-gutter-sm q-mt-md"><q-btn round flat dense icon="remove" aria-label="Méně" :disable="count < 2" @click="count -= 1" /><b>{{ count }}</b><q-btn round flat dense icon="add" aria-label="Více" :disable="count > 2" id="more" @click="count += 1" /><q-btn id="buy" color="teal-9" no-caps icon="add_shopping_cart" label="Do košíku" :loading="busy" @click="buy" /></div></div></div>
      <q-tabs v-model="tab" class="q-mt-lg" align="left" no-caps active-color="teal-9"><q-tab name="popis" label="Popis" /><q-tab name="geometrie" label="Geometrie" /><q-tab name="hodnoceni" label="Hodnocení" /></q-tabs>
      <q-tab-panels v-model="tab" animated><q-tab-panel name="popis"><p class="text">Ocelový rám z Vysočiny, karbonová vidlice a pláště široké 45 mm. Na silnici rychlé, na polní cestě v klidu.</p><p class="text">Hmotnost 10,4 kg, nosnost 130 kg, záruka na rám patnáct let.</p></q-tab-panel>
        <q-tab-panel name="geometrie"><q-markup-table flat dense><thead><tr><th>Velikost</th><th>Stack</th><th>Reach</th></tr></thead><tbody><tr><td>S</td><td>542</td><td>372</td></tr><tr><td>M</td><td>565</td><td>381</td></tr><tr><td>L</td><td>590</td><td>390</td></tr></tbody></q-markup-table></q-tab-panel>
        <q-tab-panel name="hodnoceni"><q-rating :model-value="4.5" readonly icon-half="star_half" size="24px" color="amber-8" /><p>„Jezdí jako po kolejích.“ Petr, Tábor</p></q-tab-panel></q-tab-panels></template>
      <template v-else><q-skeleton type="text" width="60%" height="60px" /><q-skeleton height="300px" /></template></q-page>\`,
};
`;
