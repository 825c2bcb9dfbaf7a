import { component, top } from './page.ts';

const menu = component(
  'MenuPage',
  `<ion-page>${top('Menu')}<ion-header class="flat"><ion-toolbar><ion-searchbar id="search" :debounce="350" placeholder="Search bread and cakes" :value="words" @ionInput="search"></ion-searchbar><ion-buttons slot="end"><ion-button id="filter" @click="isFilterOpen = true"><ion-icon slot="start" :icon="$i.optionsOutline"></ion-icon>Filter</ion-button></ion-buttons></ion-toolbar>
  <ion-toolbar><ion-segment :value="cat" scrollable @ionChange="choose"><ion-segment-button v-for="[value, label] in cats" :key="value" :value="value" :id="'cat-' + value"><ion-label>{{ label }}</ion-label></ion-segment-button></ion-segment></ion-toolbar></ion-header>
  <ion-content ref="content"><ion-refresher slot="fixed" @ionRefresh="refresh"><ion-refresher-content></ion-refresher-content></ion-refresher>
  <div class="wide"><p class="count" aria-live="polite">{{ isLoading ? 'Loading…' : total + ' things to eat' }}</p>
  <ion-list v-if="isLoading"><ion-item v-for="n in 8" :key="n"><ion-thumbnail slot="start"><ion-skeleton-text animated></ion-skeleton-text></ion-thumbnail><ion-label><ion-skeleton-text animated style="width:60%"></ion-skeleton-text><ion-skeleton-text animated style="width:90%"></ion-skeleton-text></ion-label></ion-item></ion-list>
  <ion-list v-else id="dishes"><ion-item v-for="item in list" :key="item.id"><ion-thumbnail slot="start"><img :src="$image(item.id)" alt="" width="56" height="56"></ion-thumbnail>
    <ion-label><router-link class="name" :to="'/item/' + item.id">{{ item.name }}</router-link><p>{{ item.text }}</p><p><ion-badge v-for="tag in item.tags" :key="tag" color="light">{{ tag }}</ion-badge></p></ion-label>
    <ion-note slot="end">{{ $money(item.price) }}</ion-note><ion-button slot="end" fill="outline" :id="'add-' + item.id" :aria-label="'Add ' + item.name" @click="add(item)"><ion-icon slot="icon-only" :icon="$i.add"></ion-icon></ion-button></ion-item>
    <ion-item v-if="!list.length"><ion-label>Nothing matches. Try a shorter word.</ion-label></ion-item></ion-list>
  <ion-infinite-scroll :disabled="!hasMore" @ionInfinite="more"><ion-infinite-scroll-content loading-text="More from the shelf…"></ion-infinite-scroll-content></ion-infinite-scroll>
  <p v-if="!hasMore && !isLoading" class="count">That is all for tomorrow.</p></div></ion-content>
  <ion-modal :is-open="isFilterOpen" :initial-breakpoint="0.5" :breakpoints="[0, 0.5, 0.9]" @didDismiss="isFilterOpen = false">
    <ion-header><ion-toolbar><ion-title>Filter</ion-title></ion-toolbar></ion-header><ion-content class="ion-padding"><ion-list>
    <ion-item><ion-checkbox value="vegan" :checked="tags.includes('vegan')" @ionChange="tick('vegan', $event)">Vegan</ion-checkbox></ion-item>
    <ion-item><ion-checkbox value="no nuts" :checked="tags.includes('no nuts')" @ionChange="tick('no nuts', $event)">Without nuts</ion-checkbox></ion-item></ion-list>
    <ion-button expand="block" id="apply-filter" @click="isFilterOpen = false">Show results</ion-button></ion-content></ion-modal></ion-page>`,
  `setup() {
    const list = ref([]), total = ref(0), hasMore = ref(true), isLoading = ref(true);
    const cat = ref('all'), words = ref(''), tags = ref([]), isFilterOpen = ref(false), content = ref(null);
    let page = 0, asked = 0;
    const address = () => '/menu?' + new URLSearchParams({ cat: cat.value, q: words.value, page, tags: tags.value.join(',') });
    async function load() {
      page = 0;
      asked += 1;
      const mine = asked;
      isLoading.value = true;
      const found = await api(address());
      if (mine !== asked) return;
      list.value = found.list; total.value = found.total; hasMore.value = found.hasMore; isLoading.value = false;
      elementOf(content)?.scrollToTop?.(0);
    }
    onMounted(load);
    return {
      list, total, hasMore, isLoading, cat, words, tags, isFilterOpen, content,
      cats: [['all', 'All'], ['bread', 'Bread'], ['pastry', 'Pastry'], ['savoury', 'Savoury'], ['cake', 'Cake']],
      search(event) { words.value = event.detail.value ?? ''; load(); },
      choose(event) { cat.value = event.detail.value; load(); },
      tick(tag, event) { tags.value = event.detail.checked ? [...tags.value, tag] : tags.value.filter((each) => each !== tag); load(); },
      async refresh(event) { await load(); event.target.complete(); },
      async more(event) {
        const mine = asked;
        page += 1;
        const found = await api(address());
        if (mine === asked) { list.value.push(...found.list); hasMore.value = found.hasMore; }
        event.target.complete();
      },
      add(item) { addToBasket(item); toast(item.name + ' is in your basket'); },
    };
  }`,
);

const item = component(
  'ItemPage',
  `<ion-page>${top("{{ item ? item.name : '' }}", `<ion-button id="heart" :aria-label="isLiked ? 'Remove from favourites' : 'Add to favourites'" @click="like"><ion-icon slot="icon-only" :icon="isLiked ? $i.heart : $i.heartOutline"></ion-icon></ion-button>`)}<ion-content><div class="wide">
  <div v-if="!item"><ion-skeleton-text animated style="height:240px"></ion-skeleton-text><ion-skeleton-text animated style="width:50%;height:28px"></ion-skeleton-text><ion-skeleton-text animated></ion-skeleton-text></div>
  <template v-else><img class="cover" :src="$image(item.id)" :alt="item.name" width="640" height="400"><h1>{{ item.name }}</h1><p>{{ item.text }}</p>
  <p class="row"><b class="price">{{ $money(item.price) }}</b><span class="stepper"><ion-button fill="outline" id="less" aria-label="One less" :disabled="count === 1" @click="count -= 1">−</ion-button><b id="count">{{ count }}</b><ion-button fill="outline" id="more" aria-label="One more" @click="count += 1">+</ion-button></span></p>
  <ion-list><ion-item><ion-toggle id="sliced" :checked="isSliced" @ionChange="isSliced = $event.detail.checked">Slice it for me</ion-toggle></ion-item></ion-list>
  <ion-button expand="block" id="add" @click="add">Add to basket</ion-button>
  <ion-accordion-group><ion-accordion v-for="[key, label, text] in facts" :key="key" :value="key"><ion-item slot="header" :id="'fact-' + key"><ion-label>{{ label }}</ion-label></ion-item><div class="ion-padding" slot="content">{{ text }}</div></ion-accordion></ion-accordion-group></template>
  </div></ion-content></ion-page>`,
  `setup() {
    const route = useRoute();
    const item = ref(null), count = ref(1), isSliced = ref(false);
    const isLiked = computed(() => favourites.some((each) => each.id === item.value?.id));
    const { id } = route.params;
    onMounted(async () => { item.value = await api('/items/' + id); });
    return {
      item, count, isSliced, isLiked,
      facts: [
        ['flour', 'Ingredients', 'Wheat flour, water, salt and what the name says. The full list hangs at each counter.'],
        ['keep', 'How to keep it', 'In paper for two days, in a linen bag for four. Toasts well after that.'],
        ['energy', 'Nutrition', 'About 240 kcal for each hundred grams.'],
      ],
      like() {
        const at = favourites.findIndex((each) => each.id === item.value.id);
        if (at >= 0) favourites.splice(at, 1); else favourites.push({ id: item.value.id, name: item.value.name });
        toast(at >= 0 ? 'Removed from your favourites' : 'Added to your favourites');
      },
      add() { addToBasket(item.value, count.value); toast(count.value + ' × ' + item.value.name + ' in your basket'); count.value = 1; },
    };
  }`,
);

export const menuPages = `${menu}\n${item}`;
