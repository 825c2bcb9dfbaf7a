import { clicks, clicksEach, deadClicks, fills, scrolls } from '../../unfamiliar-sites/actions.ts';
import { noResponse, react, signal, storyOf, vue } from '../story.ts';

// Interface patterns of component libraries: accordions, comboboxes, date pickers, toasts, skeletons, virtual lists.

const inReact = storyOf('React');
const inVue = storyOf('Vue');
const vuetify =
  "import { createVuetify } from 'vuetify'; import * as components from 'vuetify/components'; import * as directives from 'vuetify/directives'; import 'vuetify/styles';";
const useVuetify = 'app.use(createVuetify({ components, directives }));';
const radix = (name: string) => `import { ${name} } from 'radix-ui';`;
const virtual = "import { useVirtualizer } from '@tanstack/react-virtual';";
const rows = `const box = useRef(null); const list = useVirtualizer({ count: 400, getScrollElement: () => box.current, estimateSize: () => 60 }); const [open, set] = useState(-1);
return <><h1>Orders</h1><p>{open < 0 ? 'Choose one' : 'Order ' + open + ' is on its way'}</p><div ref={box} style={{ height: 600, overflow: 'auto' }}><div style={{ height: list.getTotalSize(), position: 'relative' }}>{list.getVirtualItems().map((row) => <div key={row.key} role="button" tabIndex={0} onClick={() => set(row.index)} style={{ position: 'absolute', top: 0, height: 60, width: '100%', transform: 'translateY(' + row.start + 'px)' }}>Order {row.index}</div>)}</div></div></>`;

const skeleton =
  '<v-app><h1>Account</h1><v-btn @click="open">Show invoices</v-btn><div v-if="tab && !rows"><v-skeleton-loader type="table" /></div><p v-for="x in rows">Invoice {{ x }}</p></v-app>';

export const reactPatterns = [
  inReact(
    'opens and closes sections of an accordion of Radix',
    react(
      'return <><h1>Help</h1><Accordion.Root type="single" collapsible>{["Delivery", "Returns"].map((name) => <Accordion.Item key={name} value={name}><Accordion.Header><Accordion.Trigger>{name}</Accordion.Trigger></Accordion.Header><Accordion.Content>Within two days.</Accordion.Content></Accordion.Item>)}</Accordion.Root></>',
      radix('Accordion'),
    ),
    async (v) => {
      await v.click('button:has-text("Delivery")', 3, 400);
      await clicksEach('button:has-text("Returns")', 'button:has-text("Delivery")')(v);
    },
  ),
  inReact(
    'narrows down a combobox of Headless UI and takes a town',
    react(
      'const [q, setQ] = useState(""); const [town, set] = useState(""); return <><h1>Town</h1><Combobox value={town} onChange={set}><ComboboxInput aria-label="Town" onChange={(e) => setQ(e.target.value)} /><ComboboxOptions>{["Kiel", "Husum", "Heide"].filter((x) => x.startsWith(q)).map((x) => <ComboboxOption key={x} value={x}>{x}</ComboboxOption>)}</ComboboxOptions></Combobox><p>{town}</p></>',
      "import { Combobox, ComboboxInput, ComboboxOption, ComboboxOptions } from '@headlessui/react';",
    ),
    async (v) => {
      await v.type('input', 'H');
      await v.pause(700);
      await v.click('[role=option]:has-text("Husum")');
      await v.settle(2_500);
    },
  ),
  inReact(
    'likes a picture at once, and the server takes it back',
    react(
      'const [n, set] = useState(7); const like = async () => { set(8); const r = await fetch("/api/500?ms=600", { method: "POST" }); if (!r.ok) set(7); }; return <><h1>Photo</h1><p>{n} likes</p><button onClick={like}>Like photo</button></>',
    ),
    clicks('button', 1, 0, 8_000),
    [{ kinds: ['error-click'], page: '/', element: /Like photo/ }, optional('failed-request')],
  ),
  inReact(
    'likes several pictures at once, and the server agrees later',
    react(
      'const [n, set] = useState(7); return <><h1>Photo</h1><p>{n} likes</p><button onClick={() => { set(n + 1); fetch("/api/200?ms=900", { method: "POST" }); }}>Like photo</button></>',
    ),
    clicks('button', 4, 350, 8_000),
  ),
  inReact(
    'saves three times, and only a toast of Sonner says so',
    react(
      'return <><h1>Profile</h1><button onClick={() => toast("Saved")}>Save profile</button><Toaster /></>',
      "import { Toaster, toast } from 'sonner';",
    ),
    clicks('text=Save profile', 3, 700, 8_000),
  ),
  inReact(
    'takes something back in a toast of Sonner, and that throws',
    react(
      'return <><h1>Mail</h1><button onClick={() => toast("Archived", { duration: 9000, action: { label: "Undo", onClick: () => { const mail = undefined; mail.restore(); } } })}>Archive mail</button><Toaster /></>',
      "import { Toaster, toast } from 'sonner';",
    ),
    async (v) => {
      await v.click('text=Archive mail');
      await v.pause(1_200);
      await v.click('text=Undo');
      await v.settle(3_000);
    },
    [{ kinds: ['error-click'], page: '/', element: /Undo/ }, optional('javascript-error')],
  ),
  inReact('opens an order far down in a virtual list', react(rows, virtual), async (v) => {
    await v.page.mouse.move(300, 400);
    await scrolls(900, 900, 900)(v);
    await v.click('text=Order 48');
    await v.settle(8_000);
  }),
  inReact(
    'searches a virtual list up and down',
    react(rows, virtual),
    async (v) => {
      await v.page.mouse.move(300, 400);
      await scrolls(900, -800, 900, -800, 900, -800)(v);
    },
    [signal('excessive-scroll')],
  ),
  inReact(
    'types a code of four digits that is sent by itself',
    react(
      'const [ok, set] = useState(false); const boxes = useRef([]); const typed = (i) => (e) => { if (e.target.value && i < 3) boxes.current[i + 1].focus(); if (boxes.current.every((b) => b.value)) { fetch("/api/200?ms=300", { method: "POST" }).then(() => set(true)); } }; return ok ? <h1>Welcome back</h1> : <><h1>Code</h1>{[0, 1, 2, 3].map((i) => <input key={i} ref={(b) => { boxes.current[i] = b; }} maxLength={1} aria-label={"Digit " + (i + 1)} onInput={typed(i)} />)}</>',
    ),
    async (v) => {
      await v.click('input');
      await v.page.keyboard.type('1974', { delay: 900 });
      await v.settle(3_000);
    },
  ),
  inReact('goes through three steps of an order to the end', react(wizard('3')), async (v) => {
    await v.type('[name=street]', 'Deich 4');
    await v.type('[name=town]', 'Husum');
    await v.click('text=Next step');
    await v.pause(700);
    await v.type('[name=card]', 'Gift card');
    await v.type('[name=greeting]', 'For Bo');
    await v.click('text=Next step');
    await v.pause(900);
    await v.click('text=Order now');
    await v.settle(3_000);
  }),
  inReact(
    'leaves an order in its second step',
    react(wizard('3')),
    async (v) => {
      await v.type('[name=street]', 'Deich 4');
      await v.type('[name=town]', 'Husum');
      await v.click('text=Next step');
      await v.pause(700);
      await v.type('[name=card]', 'Gift card');
      await v.type('[name=greeting]', 'For Bo');
      await v.settle(3_000);
    },
    [signal('form-abandonment')],
  ),
  inReact(
    'clicks a dead button of MUI',
    react(
      'return <><h1>List</h1><Button variant="contained">Print list</Button></>',
      "import { Button } from '@mui/material';",
    ),
    deadClicks('text=Print list', 4),
    [noResponse(/Print list/)],
  ),
];

export const vuePatterns = [
  inVue(
    'chooses a day of Vuetify three months on',
    vue(
      '<v-app><h1>Arrival</h1><v-date-picker v-model="day" /><p>{{ day }}</p></v-app>',
      'return { day: ref(null) }',
      vuetify,
      useVuetify,
    ),
    async (v) => {
      await v.click('[data-testid=next-month], [aria-label="Next month"]', 3, 350);
      await v.pause(500);
      await v.click('.v-date-picker-month__day-btn >> nth=12');
      await v.settle(2_500);
    },
  ),
  inVue(
    'opens a tab whose skeleton makes way after three seconds',
    vue(
      skeleton,
      'const tab = ref(0), rows = ref(0); return { tab, rows, open() { tab.value = 1; setTimeout(() => { rows.value = 5; }, 3000); } }',
      vuetify,
      useVuetify,
    ),
    clicks('text=Show invoices', 1, 0, 9_000),
  ),
  inVue(
    'opens a tab whose skeleton never makes way',
    vue(
      skeleton,
      'const tab = ref(0), rows = ref(0); return { tab, rows, open() { tab.value = 1; } }',
      vuetify,
      useVuetify,
    ),
    clicks('text=Show invoices', 1, 0, 9_500),
    [noResponse(/Show invoices/)],
  ),
  inVue(
    'scrolls through an endless list of Vuetify',
    vue(
      '<v-app><h1>Feed</h1><v-infinite-scroll :items="items" :onLoad="load" height="520"><template v-for="x in items" :key="x"><div style="min-height:70px">Entry {{ x }}</div></template></v-infinite-scroll></v-app>',
      'const items = reactive([...Array(12).keys()]); return { items, load: async ({ done }) => { await wait(400); items.push(...[...Array(12).keys()].map((x) => x + items.length)); done("ok"); } }',
      vuetify,
      useVuetify,
    ),
    async (v) => {
      await v.page.mouse.move(300, 350);
      await scrolls(700, -400, 700, -400, 700, -400, 700)(v);
    },
  ),
  inVue(
    'clicks a dead button of Vuetify',
    vue('<v-app><h1>List</h1><v-btn>Print list</v-btn></v-app>', 'return {}', vuetify, useVuetify),
    deadClicks('text=Print list', 4),
    [noResponse(/Print list/)],
    'phone',
  ),
  inVue(
    'shows and hides a password while signing in',
    vue(
      '<h1 v-if="done">Welcome back</h1><form v-else @submit.prevent="done = true"><label>Name <input name="name"></label><label>Password <input name="pass" :type="shown ? \'text\' : \'password\'"></label><button type="button" @click="shown = !shown" aria-label="Show password">◉</button><button>Sign in</button></form>',
      'return { shown: ref(false), done: ref(false) }',
    ),
    async (v) => {
      await fills({ name: 'Iris', pass: 'harbour' })(v);
      await v.click('[aria-label="Show password"]', 3, 600);
      await v.pause(500);
      await v.click('text=Sign in');
      await v.settle(3_000);
    },
  ),
];

function optional(kind: string) {
  return { kinds: [kind], page: '/', isOptional: true };
}

function wizard(last: string) {
  return `const [n, set] = useState(1); if (n > ${last}) return <h1>Thank you</h1>; return <><h1>Order, step {n}</h1><form onSubmit={(e) => { e.preventDefault(); set(n + 1); }}>{n === 1 && <><label>Street <input name="street" /></label><label>Town <input name="town" /></label></>}{n === 2 && <><label>Gift card <input name="card" /></label><label>Greeting <input name="greeting" /></label></>}{n === 3 && <p>One parcel to Husum</p>}<button>{n === 3 ? 'Order now' : 'Next step'}</button></form></>`;
}
