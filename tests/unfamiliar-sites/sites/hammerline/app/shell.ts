export const shell = /* js */ `
import { createApp, computed, ref } from 'vue';
import { createRouter, createWebHistory, useRoute, useRouter } from 'vue-router';
import { VueQueryPlugin } from '@tanstack/vue-query';
import { onKeyStroke } from '@vueuse/core';
import {
  create, NAlert, NAvatar, NBadge, NButton, NCarousel, NCheckbox, NCollapse, NCollapseItem, NColorPicker, NConfigProvider,
  NDataTable, NDatePicker, NDialogProvider, NDrawer, NDrawerContent, NDropdown, NForm, NFormItem, NInput, NInputNumber,
  NInputOtp, NLoadingBarProvider, NMessageProvider, NModal, NNotificationProvider, NPopconfirm, NPopover, NProgress, NRadioButton,
  NRadioGroup, NSelect, NSkeleton, NSlider, NSpin, NStep, NSteps, NSwitch, NTabPane, NTabs, NTag, NTimePicker, NTooltip, NUpload, useLoadingBar,
} from 'naive-ui';
import face from '@fontsource/noto-sans-jp/files/noto-sans-jp-latin-400-normal.woff2';
import { session, track } from '$lib/core.js';
import { Home, Missing } from '$lib/home.js';
import { Pricing } from '$lib/pricing.js';
import { Login, Signup } from '$lib/access.js';
import { Demo, Integrations } from '$lib/demo.js';
import { Board } from '$lib/board.js';
import { CalendarPage } from '$lib/calendar.js';
import { Job } from '$lib/job.js';
import { Customers } from '$lib/customers.js';
import { PriceBook } from '$lib/pricebook.js';
import { Proposal } from '$lib/proposal.js';
import { Invoices } from '$lib/invoices.js';
import { Team } from '$lib/team.js';
import { Settings } from '$lib/settings.js';
import { Billing, History, Reports } from '$lib/billing.js';
import { MapPage, fullScreen } from '$lib/map.js';

const site = [['/pricing', 'Pricing'], ['/integrations', 'Integrations'], ['/book-demo', 'Book a demo'], ['/login', 'Log in'], ['/signup', 'Start free trial']];
const tools = [['/app/board', 'Dispatch'], ['/app/calendar', 'Calendar'], ['/app/customers', 'Customers'], ['/app/pricebook', 'Price book'], ['/app/invoices', 'Invoices'], ['/app/map', 'Map'], ['/app/reports', 'Reports'], ['/app/team', 'Team'], ['/app/settings', 'Settings'], ['/app/billing', 'Billing']];

const Palette = {
  props: ['show'],
  emits: ['update:show'],
  template: \`<n-modal :show="show" @update:show="$emit('update:show', $event)" transform-origin="center"><div class="palette" role="dialog" aria-label="Commands">
    <n-input v-model:value="query" placeholder="Type a command" autofocus :input-props="{ name: 'command', 'aria-label': 'Command' }" @keydown.enter="run(found[0])" />
    <ul><li v-for="item in found" :key="item[0]" @click="run(item)">{{ item[1] }}</li><li v-if="found.length === 0" class="faint">No such command</li></ul></div></n-modal>\`,
  setup(props, { emit }) {
    const router = useRouter();
    const query = ref('');
    const found = computed(() => tools.filter(([, label]) => label.toLowerCase().includes(query.value.toLowerCase())));
    const run = (item) => {
      if (!item) return;
      emit('update:show', false);
      query.value = '';
      router.push(item[0]);
    };
    return { found, query, run };
  },
};

const Bar = { template: '<i hidden></i>', setup() {
  const bar = useLoadingBar();
  router.beforeEach((to, from) => { if (to.path !== from.path) bar.start(); });
  router.afterEach(() => bar.finish());
} };

const Layout = {
  components: { Bar, Palette },
  template: \`<n-config-provider :theme-overrides="theme"><n-loading-bar-provider><n-message-provider placement="bottom"><n-notification-provider><n-dialog-provider><Bar />
    <template v-if="!fullScreen">
    <header><router-link class="logo" :to="inApp ? '/app/board' : '/'">Hammerline</router-link>
      <nav class="wide"><router-link v-for="[to, label] in links" :key="to" :to="to">{{ label }}</router-link></nav>
      <button v-if="inApp" type="button" id="commands" @click="palette = true">Search <kbd>Ctrl K</kbd></button>
      <n-badge v-if="inApp" :value="3"><n-avatar round size="small">DW</n-avatar></n-badge>
      <button type="button" id="menu" aria-label="Menu" @click="menu = true">☰</button></header>
    <n-drawer v-model:show="menu" :width="240" placement="right"><n-drawer-content title="Menu" closable><router-link class="block" v-for="[to, label] in links" :key="to" :to="to" @click="menu = false">{{ label }}</router-link></n-drawer-content></n-drawer>
    </template>
    <transition name="slide"><div v-if="!consent" class="cookies" role="region" aria-label="Cookies"><p>We use cookies to understand how Hammerline is used.</p><n-button type="primary" id="accept" @click="decide('all')">Accept all</n-button><n-button quaternary id="reject" @click="decide('none')">Only necessary</n-button></div></transition>
    <main><router-view :key="$route.path" /></main>
    <Palette v-model:show="palette" />
  </n-dialog-provider></n-notification-provider></n-message-provider></n-loading-bar-provider></n-config-provider>\`,
  setup() {
    const route = useRoute();
    const inApp = computed(() => route.path.startsWith('/app'));
    const consent = ref(localStorage.getItem('hl.consent'));
    const palette = ref(false);
    onKeyStroke('k', (event) => {
      if (!(event.ctrlKey || event.metaKey) || !inApp.value) return;
      event.preventDefault();
      palette.value = true;
    });
    return {
      inApp, consent, palette, session, fullScreen,
      menu: ref(false),
      links: computed(() => (inApp.value ? tools : site)),
      theme: { common: { primaryColor: '#c2410c', primaryColorHover: '#ea580c', primaryColorPressed: '#9a3412', primaryColorSuppl: '#ea580c', fontFamily: 'Hammer, system-ui, sans-serif' } },
      decide(choice) {
        localStorage.setItem('hl.consent', choice);
        consent.value = choice;
      },
    };
  },
};

const routes = [
  ['/', Home], ['/pricing', Pricing], ['/signup', Signup], ['/login', Login], ['/book-demo', Demo], ['/integrations', Integrations],
  ['/app/board', Board], ['/app/calendar', CalendarPage], ['/app/jobs/:id', Job], ['/app/customers', Customers], ['/app/pricebook', PriceBook],
  ['/app/proposals/:id', Proposal], ['/app/invoices', Invoices], ['/app/team', Team], ['/app/settings', Settings], ['/app/billing', Billing],
  ['/app/billing/history', History], ['/app/reports', Reports], ['/app/map', MapPage], ['/:rest(.*)', Missing],
].map(([path, component]) => ({ path, component }));
const router = createRouter({ history: createWebHistory(), routes, scrollBehavior: () => ({ top: 0 }) });
router.afterEach((to) => {
  document.title = 'Hammerline';
  track(to.path);
});

const naive = create({ components: [NAlert, NAvatar, NBadge, NButton, NCarousel, NCheckbox, NCollapse, NCollapseItem, NColorPicker, NConfigProvider, NDataTable, NDatePicker, NDialogProvider, NDrawer, NDrawerContent, NDropdown, NForm, NFormItem, NInput, NInputNumber, NInputOtp, NLoadingBarProvider, NMessageProvider, NModal, NNotificationProvider, NPopconfirm, NPopover, NProgress, NRadioButton, NRadioGroup, NSelect, NSkeleton, NSlider, NSpin, NStep, NSteps, NSwitch, NTabPane, NTabs, NTag, NTimePicker, NTooltip, NUpload] });
createApp(Layout).use(router).use(VueQueryPlugin).use(naive).mount('#app');

// The brand font arrives after the first paint.
setTimeout(() => new FontFace('Hammer', 'url(' + face + '?ms=600)').load().then((font) => document.fonts.add(font)), 700);

// The chat of another company lives in a frame that grows when it is opened.
const frame = Object.assign(document.createElement('iframe'), { id: 'chat', src: '/messenger', title: 'Chat' });
addEventListener('message', ({ source, data }) => { if (source === frame.contentWindow) frame.classList.toggle('is-open', data === 'open'); });
setTimeout(() => document.body.append(frame), 1300);
`;
