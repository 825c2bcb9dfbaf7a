export const demo = /* js */ `
import { computed, reactive, ref } from 'vue';
import { useMessage } from 'naive-ui';
import { useInfiniteScroll, refDebounced } from '@vueuse/core';
import { useInfiniteQuery } from '@tanstack/vue-query';
import { api } from '$lib/core.js';

const PHONE = /^\\([0-9]{3}\\) [0-9]{3}-[0-9]{4}$/;

export const Demo = {
  template: \`
    <section class="narrow"><h1>Book a demo</h1><template v-if="!booked"><label>Day</label><n-date-picker v-model:formatted-value="day" value-format="yyyy-MM-dd" type="date" id="day" :is-date-disabled="(at) => at < now" @update:formatted-value="load" />
      <div v-if="loading"><n-skeleton text :repeat="2" /></div><div v-else class="slots"><n-button v-for="slot in slots" :key="slot.hour" class="slot" :type="slot.hour === hour ? 'primary' : 'default'" @click="pick(slot)">{{ slot.hour }}</n-button></div>
      <form novalidate @submit.prevent="book"><label>Name<n-input v-model:value="form.name" placeholder="" :input-props="{ name: 'contact' }" /><span class="wrong">{{ errors.name }}</span></label><label>Phone<n-input v-model:value="form.phone" placeholder="" :input-props="{ name: 'phone', type: 'tel' }" /><span class="wrong">{{ errors.phone }}</span></label><p class="wrong" role="alert">{{ errors.hour }}</p><n-button type="primary" attr-type="submit" id="book" :loading="busy">Book my demo</n-button></form></template>
      <template v-else><h2>You are booked</h2><p>{{ day }} at {{ hour }}. The invitation is in your inbox.</p></template></section>\`,
  setup() {
    const message = useMessage();
    const [day, hour, slots, loading, busy, booked] = [ref(null), ref(''), ref([]), ref(false), ref(false), ref(false)];
    const form = reactive({ name: '', phone: '' });
    const errors = reactive({ name: '', phone: '', hour: '' });
    return {
      day, hour, slots, loading, busy, booked, form, errors,
      now: Date.now(),
      async load(date) {
        hour.value = '';
        loading.value = true;
        slots.value = (await api('GET', '/slots?day=' + date)).items;
        loading.value = false;
      },
      pick(slot) {
        if (slot.full) { message.warning(slot.hour + ' was just taken'); return; }
        hour.value = slot.hour;
      },
      async book() {
        errors.hour = hour.value ? '' : 'Choose a day and a time first.';
        errors.name = form.name ? '' : 'Enter your name';
        errors.phone = PHONE.test(form.phone) ? '' : 'Enter a valid phone number';
        if (errors.hour || errors.name || errors.phone) return;
        busy.value = true;
        await api('POST', '/demos', form);
        booked.value = true;
      },
    };
  },
};

const kinds = ['Accounting', 'Payments', 'Suppliers', 'Marketing', 'Phones'];

export const Integrations = {
  template: \`
    <section><h1>Integrations</h1><n-input v-model:value="typed" clearable placeholder="Search 120 integrations" class="short" :input-props="{ name: 'find', 'aria-label': 'Search' }" />
      <div class="chips"><n-tag v-for="kind in kinds" :key="kind" checkable :checked="chosen.includes(kind)" class="kind" @update:checked="choose(kind, $event)">{{ kind }}</n-tag></div>
      <div v-if="query.isLoading.value" class="cards"><n-skeleton v-for="at in 6" :key="at" height="96px" width="190px" /></div>
      <p v-else-if="items.length === 0">Nothing matches “{{ term }}”. <n-button text id="clear" @click="typed = ''">Clear search</n-button></p>
      <div v-else class="cards"><article v-for="item in items" :key="item.id" class="card plain"><h3>{{ item.name }}</h3><p>{{ item.kind }}</p><n-button size="small" class="connect" :loading="item.id === connecting" @click="connect(item)">{{ connected.includes(item.id) ? 'Connected' : 'Connect' }}</n-button></article></div>
      <n-spin v-if="query.isFetchingNextPage.value" size="small" /></section>\`,
  setup() {
    const message = useMessage();
    const typed = ref('');
    const term = refDebounced(typed, 350);
    const [chosen, connecting, connected] = [ref([]), ref(0), ref([])];
    const query = useInfiniteQuery({
      queryKey: ['integrations', term, chosen],
      queryFn: ({ pageParam }) => api('GET', '/integrations?page=' + pageParam + '&q=' + encodeURIComponent(term.value) + '&kinds=' + chosen.value.join(',')),
      initialPageParam: 0,
      getNextPageParam: (last, all) => (last.last ? undefined : all.length),
      placeholderData: (before) => before,
    });
    useInfiniteScroll(window, () => { if (query.hasNextPage.value && !query.isFetchingNextPage.value) query.fetchNextPage(); }, { distance: 240 });
    return {
      typed, term, kinds, chosen, query, connecting, connected,
      items: computed(() => query.data.value?.pages.flatMap((page) => page.items) ?? []),
      choose(kind, on) { chosen.value = on ? [...chosen.value, kind] : chosen.value.filter((each) => each !== kind); },
      async connect(item) {
        connecting.value = item.id;
        await api('POST', '/integrations/' + item.id);
        connecting.value = 0;
        connected.value = [...connected.value, item.id];
        message.success(item.name + ' is connected');
      },
    };
  },
};
`;
