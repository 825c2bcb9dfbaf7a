/** Orders, lists, settings and help. */
export const mine: Readonly<Record<string, string>> = {
  'Orders.svelte': `
<script>
  import { digits, money } from '$lib/format.js'
  let { data } = $props()
</script>
<h1>طلباتي</h1>
<ul class="lines">{#each data as order (order.id)}
  <li><span>طلب {digits(order.id)}<small>{order.status} · {digits(order.items)} منتجًا · {money(order.total)}</small></span><a class="button" href={'/ar/orders/' + order.id}>تتبّع الطلب {digits(order.id)}</a></li>
{/each}</ul>
`,
  'Tracking.svelte': `
<script>
  import { fade } from 'svelte/transition'
  import { load } from '$lib/api.js'
  import { digits } from '$lib/format.js'
  let { data } = $props()
  let tick = $state(0)
  let live = $state.raw({ stage: data.status, minutes: 14 })
  let details = $state(false)
  const phone = $derived(data.courier.phone)
  const initial = $derived(data.courier.name.slice(0, 1))
  $effect(() => {
    const timer = setInterval(async () => {
      tick += 1
      live = await load('/api/orders/' + data.id + '?tick=' + tick)
    }, 2500)
    return () => clearInterval(timer)
  })
</script>
<div class="tracking">
  <div class="map live"><i class="road a"></i><i class="road b"></i><i class="road c"></i><span class="rider" style:left={20 + Math.min(tick, 8) * 34 + 'px'}><svg viewBox="0 0 34 30" aria-hidden="true"><path fill="currentColor" d="M2 8h12v10H2zm14 10h6l3-9h4l3 9v3H16z" /><circle cx="9" cy="24" r="5" /><circle cx="27" cy="24" r="5" /></svg></span></div>
  <div class="panel">
    <h1>طلب {digits(data.id)}</h1>
    {#key live.stage}<p id="stage" in:fade>{live.stage}</p>{/key}
    <p>يصل خلال <b>{digits(live.minutes)}</b> دقائق</p>
    <p><span class="avatar">{initial}</span> {data.courier.name} <a href={'tel:' + phone}>اتصال</a></p>
    <button class="soft" id="details" onclick={() => { details = !details }}>{details ? 'إخفاء التفاصيل' : 'تفاصيل الطلب'}</button>
    {#if details}<ul in:fade><li>عدد المنتجات: {digits(data.items)}</li><li>الدفع: نقدًا</li></ul>{/if}
    <p><a href="/ar/orders">رجوع إلى طلباتي</a></p>
  </div>
</div>
`,
  'ListItem.svelte': `
<script>
  import { call } from '$lib/api.js'
  let { item, onremoved } = $props()
  const { id } = item
  async function remove() {
    const response = await call('/api/lists/' + id, 'DELETE')
    if (response.ok) onremoved(id)
  }
</script>
<li><label class="check"><input type="checkbox" bind:checked={item.isDone} /> <span class:done={item.isDone}>{item.name}</span></label>
  <button class="soft remove" aria-label={'حذف ' + item.name} onclick={remove}>حذف</button></li>
`,
  'Lists.svelte': `
<script>
  import { dndzone } from 'svelte-dnd-action'
  import { flip } from 'svelte/animate'
  import { slide } from 'svelte/transition'
  import ListItem from '$lib/ListItem.svelte'
  let items = $state(['حليب طازج', 'خبز عربي', 'بيض بلدي', 'طماطم', 'قهوة عربية', 'أرز بسمتي'].map((name, index) => ({ id: 501 + index, name, isDone: false })))
  let aisles = $state.raw(['خضروات', 'مخبوزات', 'ألبان', 'تنظيف'].map((name, index) => ({ id: index + 1, name })))
  let fresh = $state('')
  let next = 600
  const left = $derived(items.filter((item) => !item.isDone).length)
  const sort = ({ detail }) => { aisles = detail.items }
  function add(event) {
    event.preventDefault()
    if (!fresh.trim()) return
    items.push({ id: next++, name: fresh.trim(), isDone: false })
    fresh = ''
  }
</script>
<h1>قائمة الأسبوع</h1>
<p id="left">بقي {new Intl.NumberFormat('ar-SA-u-nu-arab').format(left)} من المشتريات</p>
<ul class="lines" id="list">{#each items as item}<ListItem {item} onremoved={(id) => { items = items.filter((each) => each.id !== id) }} />{/each}</ul>
<form class="promo" onsubmit={add}><input name="fresh" aria-label="منتج جديد" placeholder="أضف منتجًا إلى القائمة" bind:value={fresh} /><button id="add-item">أضف</button></form>
<h2>رتّب الممرات حسب طريقك</h2>
<ul class="lines aisles" use:dndzone={{ items: aisles, flipDurationMs: 200, dropTargetStyle: {} }} onconsider={sort} onfinalize={sort}>
  {#each aisles as aisle (aisle.id)}<li animate:flip={{ duration: 200 }} data-aisle={aisle.id}><span>≡ {aisle.name}</span></li>{/each}
</ul>
`,
  'Again.svelte': `
<script>
  import { flip } from 'svelte/animate'
  import { fade } from 'svelte/transition'
  import { toast } from 'svelte-sonner'
  import { cart } from '$lib/cart.svelte.js'
  import { digits, money } from '$lib/format.js'
  let rows = $state([
    { id: 1301, name: 'حليب طازج', unit: 'عبوة', price: 7.25, times: 5 },
    { id: 1101, name: 'موز', unit: 'كيلو', price: 6.5, times: 3, isSoldOut: true },
    { id: 1302, name: 'لبن', unit: 'عبوة', price: 5.25, times: 3 },
    { id: 1308, name: 'بيض بلدي', unit: 'طبق', price: 18, times: 1 },
    { id: 1204, name: 'توست بر', unit: 'عبوة', price: 6, times: 1 },
  ])
  let expanded = $state(false)
  const sorted = $derived(rows.toSorted((a, b) => b.times - a.times))
  function change(row, by) {
    if (row.isSoldOut) return
    row.times = Math.max(0, row.times + by)
  }
  function addAll() {
    for (const row of rows) if (!row.isSoldOut && row.times) cart.set(row, row.times)
    toast.success('أضفنا مشترياتك المعتادة إلى السلة')
  }
</script>
<h1>اطلب مرة أخرى</h1>
<p>مشترياتك المعتادة، الأكثر أولًا.</p>
<ul class="lines again">{#each sorted as row (row.id)}
  <li animate:flip={{ duration: 260 }} data-row={row.id}><span>{row.name}<small>{row.isSoldOut ? 'نفد اليوم' : money(row.price)}</small></span>
    <div class="stepper"><button aria-label={'زيادة ' + row.name} onclick={() => change(row, 1)}>+</button><b>{digits(row.times)}</b><button aria-label={'إنقاص ' + row.name} onclick={() => change(row, -1)}>−</button></div></li>
{/each}</ul>
<button class="wide" id="add-all" onclick={addAll}>أضف الكل إلى السلة</button>
<button class="soft" id="receipts" onclick={() => { expanded = !expanded }}>{expanded ? 'إخفاء الفواتير' : 'الفواتير السابقة'}</button>
{#if expanded}<ul in:fade><li>١٢ نوفمبر: {money(186.25)}</li><li>٥ نوفمبر: {money(74.5)}</li></ul>{/if}
`,
  'Account.svelte': `
<script>
  import { Switch } from 'bits-ui'
  import { toast } from 'svelte-sonner'
  import { call } from '$lib/api.js'
  let { data } = $props()
  const { version } = data
  let values = $state({ offers: data.offers, substitutes: data.substitutes, bags: data.bags })
  let size = $state('normal')
  let timer
  const rows = [['offers', 'رسائل العروض'], ['substitutes', 'البدائل التلقائية'], ['bags', 'تغليف بلا بلاستيك']]
  function change(key, value) {
    values[key] = value
    clearTimeout(timer)
    timer = setTimeout(async () => {
      const response = await call('/api/preferences?version=' + version + '&' + key + '=' + value, 'PUT')
      if (response.ok) toast.success('حفظنا إعداداتك')
      else values[key] = !value
    }, 650)
  }
</script>
<div class:large={size === 'large'}>
<h1>الإعدادات</h1>
{#each rows as [key, label] (key)}
  <p class="setting"><span id={'label-' + key}>{label}</span>
    <Switch.Root class="switch" id={key} aria-labelledby={'label-' + key} bind:checked={() => values[key], (value) => change(key, value)}><Switch.Thumb class="knob" /></Switch.Root></p>
{/each}
<h2>حجم الخط</h2>
<div class="chips">{#each [['normal', 'عادي'], ['large', 'كبير']] as [value, label] (value)}<button class="chip size" aria-pressed={size === value} onclick={() => { size = value }}>{label}</button>{/each}</div>
<p>تظهر الأسعار والأوقات بالأرقام العربية في كل الصفحات.</p>
</div>
`,
  'Wallet.svelte': `
<script>
  import { fade } from 'svelte/transition'
  import { load } from '$lib/api.js'
  import { money } from '$lib/format.js'
  let balance = $state(45)
  let busy = $state(false)
  let copied = $state(false)
  async function topUp() {
    busy = true
    balance = (await load('/api/topup')).balance
    busy = false
  }
  async function copy() {
    await navigator.clipboard?.writeText('NOURA25').catch(() => {})
    copied = true
    setTimeout(() => { copied = false }, 2200)
  }
</script>
<h1>المحفظة</h1>
{#key balance}<p class="balance" id="balance" in:fade>{money(balance)}</p>{/key}
<button id="top-up" disabled={busy} onclick={topUp}>{busy ? 'جارٍ الشحن…' : 'اشحن ٥٠ ر.س'}</button>
{#if busy}<div class="bones"><i></i></div>{/if}
<h2>ادعُ صديقًا</h2>
<p>رمزك: <code>NOURA25</code> <button class="soft" id="copy" onclick={copy}>{copied ? 'تم النسخ' : 'نسخ الرمز'}</button></p>
`,
  'Recipes.svelte': `
<script>
  import { onMount } from 'svelte'
  import { load } from '$lib/api.js'
  let recipe = $state.raw(null)
  // Each step needs the one before it: the week, its menu, the dish, its ingredients.
  onMount(async () => {
    const week = await load('/api/recipes/week')
    const menu = await load('/api/recipes/' + week.id)
    const dish = await load('/api/recipes/' + menu.id + '-dish')
    recipe = await load('/api/recipes/' + dish.id + '-ingredients')
  })
</script>
<h1>وصفة الأسبوع</h1>
{#if recipe}
  <article class="recipe"><img src="/picture.svg" width="300" height="180" alt="" /><h2>{recipe.title}</h2>
    {#each [1, 2, 3] as n (n)}<p>اغسل الأرز وانقعه نصف ساعة، ثم حمّر البصل مع البهارات وأضف الدجاج والطماطم، واتركه على نار هادئة حتى ينضج، ثم أضف الأرز وغطّه بالمرق وانتظر حتى يتشرّب الماء ويُقدّم ساخنًا مع الزبيب واللوز المحمّص.</p>{/each}</article>
{:else}<div class="bones tall"><i></i><i></i><i></i></div>{/if}
`,
  'Help.svelte': `
<script>
  import { Accordion } from 'bits-ui'
  import { slide } from 'svelte/transition'
  const questions = [['كيف أرجع منتجًا؟', 'أعطه للمندوب عند التسليم أو خلال ٢٤ ساعة.'], ['ما أوقات التوصيل؟', 'من ٨ صباحًا حتى منتصف الليل.'], ['كم رسوم التوصيل؟', '١٢ ر.س، ومجانًا فوق ١٠٠ ر.س.'], ['هل أدفع نقدًا؟', 'نعم، نقدًا أو بالبطاقة.']]
</script>
<h1>كيف نساعدك؟</h1>
<Accordion.Root type="multiple" class="faq">
  {#each questions as [question, answer], index (question)}
    <Accordion.Item value={String(index)}><Accordion.Header><Accordion.Trigger class="question">{question}</Accordion.Trigger></Accordion.Header>
      <Accordion.Content forceMount>{#snippet child({ props, open })}{#if open}<div {...props} transition:slide={{ duration: 200 }}><p>{answer}</p></div>{/if}{/snippet}</Accordion.Content></Accordion.Item>
  {/each}
</Accordion.Root>
<p id="hours">خدمة العملاء متاحة كل يوم من الثامنة صباحًا حتى منتصف الليل على الرقم ٩٢٠٠٠١٢٣٤.</p>
`,
  'Missing.svelte': `<h1>الصفحة غير موجودة</h1><p><a href="/">العودة إلى الرئيسية</a></p>`,
};
