export const account = `
const Gate = {
  setup() { return { account: useAccount() }; },
  template: \`<div class="block gate"><h1>Log in to see this page</h1><p class="soft">It takes one code and no password.</p><el-button id="gate-login" type="primary" @click="account.isLoginOpen = true">Log in</el-button></div>\`,
};

const Trips = {
  components: { Gate },
  setup() {
    const account = useAccount(), money = useMoney();
    const tab = ref('upcoming'), trips = ref(null), cancelling = ref(null), busy = ref(false);
    const load = async () => { trips.value = await api('/trips'); };
    watch(() => account.user, (user) => user && load(), { immediate: true });
    const of = (state) => (trips.value ?? []).filter((trip) => trip.state === state);
    const cancel = async () => {
      busy.value = true; await post('/trips/' + cancelling.value.id + '/cancel'); busy.value = false;
      cancelling.value.state = 'cancelled'; cancelling.value = null; ElMessage.success('Cancelled. The refund is on its way.');
    };
    const calendar = (trip) => {
      const text = ['BEGIN:VCALENDAR', 'BEGIN:VEVENT', 'SUMMARY:' + trip.van.model, 'DTSTART:' + trip.from.replaceAll('-', ''), 'END:VEVENT', 'END:VCALENDAR'].join('\\r\\n');
      const link = Object.assign(document.createElement('a'), { href: URL.createObjectURL(new Blob([text], { type: 'text/calendar' })), download: 'haulbay-' + trip.id + '.ics' });
      link.click();
      ElMessage.success('Saved to your downloads');
    };
    return { account, money, tab, trips, of, nice, cancelling, cancel, busy, calendar };
  },
  template: \`
    <main class="narrow-page"><gate v-if="!account.user" /><template v-else><h1>Your trips</h1>
      <el-tabs v-model="tab"><el-tab-pane v-for="[name, label] in [['upcoming', 'Upcoming'], ['past', 'Past'], ['cancelled', 'Cancelled']]" :key="name" :name="name" :label="label">
        <el-skeleton v-if="!trips" :rows="5" animated />
        <article v-for="trip in of(name)" :key="trip.id" class="trip"><img :src="'/img/van-' + trip.van.id + '-1.svg'" :alt="trip.van.model" loading="lazy" width="120" height="78">
          <div><h3>{{ trip.van.model }}</h3><p class="soft">{{ nice(trip.from) }} to {{ nice(trip.to) }} · {{ trip.van.city }} · {{ money.format(trip.total) }}</p>
            <p class="trip-actions"><template v-if="name === 'upcoming'"><el-button size="small" class="to-calendar" @click="calendar(trip)">Add to calendar</el-button><el-button size="small" class="cancel-trip" @click="cancelling = trip">Cancel</el-button></template><router-link v-else :to="'/account/trips/' + trip.id + '/receipt'" class="receipt-link">Receipt</router-link></p></div></article>
        <el-empty v-if="trips && !of(name).length" description="Nothing here" /></el-tab-pane></el-tabs>
      <el-dialog :model-value="!!cancelling" title="Cancel this trip?" width="min(420px, 92vw)" append-to-body @close="cancelling = null"><p>You get everything back until 48 hours before pick-up.</p><template #footer><el-button id="keep-trip" @click="cancelling = null">Keep my booking</el-button><el-button id="really-cancel" type="danger" :loading="busy" @click="cancel">Cancel trip</el-button></template></el-dialog>
    </template></main>\`,
};

const ReceiptBody = {
  props: { trip: Object },
  setup() { return { money: useMoney(), nice, print: () => window.print() }; },
  template: \`
    <article class="receipt"><p class="row"><b>haulbay</b><span>Receipt HB-{{ trip.id }}</span></p><h1>{{ trip.van.model }}</h1><p>{{ nice(trip.from) }} to {{ nice(trip.to) }}</p>
      <table><tbody><tr v-for="line in trip.lines" :key="line.label"><td>{{ line.label }}</td><td>{{ money.format(line.amount) }}</td></tr><tr v-for="line in trip.refund.lines" :key="line.label"><td>{{ line.label }}</td><td>−{{ money.format(line.amount) }}</td></tr></tbody></table>
      <p><el-button @click="print" id="print">Print</el-button> <router-link to="/account/trips">Back to trips</router-link></p></article>\`,
};
const Receipt = {
  components: { ReceiptBody },
  setup() {
    const route = useRoute(), trip = ref(null);
    onMounted(async () => { trip.value = await api('/trips/' + route.params.id + '/receipt'); });
    return { trip };
  },
  template: \`<receipt-body v-if="trip" :trip="trip" />\`,
};

const Favorites = {
  components: { VanCard },
  setup() {
    const favorites = useFavorites(), vans = ref(null);
    onMounted(async () => { vans.value = await Promise.all(favorites.ids.map((id) => api('/vans/' + id))); });
    return { favorites, vans };
  },
  template: \`
    <main class="narrow-page"><h1>Saved vans</h1><el-skeleton v-if="!vans" :rows="4" animated />
      <div v-else class="grid"><van-card v-for="van in vans" :key="van.id" :van="van" /></div>
      <el-empty v-if="vans && !vans.length" description="Tap the heart on a van to save it here."><router-link to="/search">Find a van</router-link></el-empty></main>\`,
};
`;
