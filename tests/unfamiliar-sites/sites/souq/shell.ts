/** The frame around every page and the pieces that pages share. */
export const shell: Readonly<Record<string, string>> = {
  'App.svelte': `
<script>
  import { fade } from 'svelte/transition'
  import { Toaster } from 'svelte-sonner'
  import { router } from '$lib/router.svelte.js'
  import Header from '$lib/Header.svelte'
  import Footer from '$lib/Footer.svelte'
  import CartBar from '$lib/CartBar.svelte'
  import Prompts from '$lib/Prompts.svelte'
</script>
<div class="progress" class:busy={router.busy}></div>
{#if router.view && !router.view.bare}<Header />{/if}
{#if router.view}
  {#key router.view.key}
    {@const { component: Page, lazy, data, params, bare } = router.view}
    <main class:bare in:fade={{ duration: 160 }}>
      {#if lazy}
        {#await lazy() then { default: Lazy }}<Lazy {data} {params} />{/await}
      {:else}<Page {data} {params} />{/if}
    </main>
  {/key}
{/if}
{#if router.view && !router.view.bare}{#if !router.view.endless}<Footer />{/if}<CartBar /><Prompts />{/if}
<div class="visually-hidden" aria-live="assertive">{router.message}</div>
<Toaster dir="rtl" position="bottom-left" offset="90px" mobileOffset="90px" richColors duration={3200} />
`,
  'Header.svelte': `
<script>
  import { DropdownMenu } from 'bits-ui'
  import { cart } from '$lib/cart.svelte.js'
  import { digits } from '$lib/format.js'
  import { router } from '$lib/router.svelte.js'
  import { load } from '$lib/api.js'
  const cities = ['الرياض', 'جدة', 'الدمام', 'المدينة المنورة']
  let city = $state(localStorage.city ?? cities[0])
  let shoppers = $state(27)
  const links = [['/', 'الرئيسية'], ['/ar/categories/' + encodeURIComponent('خضروات'), 'خضروات'], ['/ar/offers', 'العروض'], ['/ar/again', 'اطلب مرة أخرى'],
    ['/ar/lists', 'قوائمي'], ['/ar/orders', 'طلباتي'], ['/ar/search', 'البحث'], ['/ar/wallet', 'المحفظة'], ['/ar/account', 'الإعدادات'], ['/ar/cart', 'السلة']]
  $effect(() => {
    const timer = setInterval(async () => { shoppers = (await load('/api/shoppers')).count }, 5000)
    return () => clearInterval(timer)
  })
</script>
<header class="top">
  <div class="brandline">
    <a class="brand" href="/">سلّتي</a>
    <DropdownMenu.Root dir="rtl">
      <DropdownMenu.Trigger class="city">التوصيل إلى: {city}</DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <DropdownMenu.Content class="menu" sideOffset={6}>
          {#each cities as each (each)}
            <DropdownMenu.Item class="menu-item" onSelect={() => { city = each; localStorage.city = each }}>{each}</DropdownMenu.Item>
          {/each}
        </DropdownMenu.Content>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
    <small class="shoppers">{digits(shoppers)} يتسوّقون الآن</small>
    <a class="lang" href="/ar/login">دخول</a>
  </div>
  <nav aria-label="الأقسام الرئيسية">
    {#each links as [href, label] (href)}
      <a {href} aria-current={router.view.url.pathname === href ? 'page' : undefined}>{label}{#if href === '/ar/cart' && cart.count}&nbsp;<b class="count">{digits(cart.count)}</b>{/if}</a>
    {/each}
  </nav>
</header>
`,
  'Footer.svelte': `
<footer>
  <p><b>سلّتي</b> — مقاضيك من المزرعة إلى بابك في الرياض وجدة والدمام.</p>
  <p><a href="/ar/help">المساعدة والإرجاع</a> · <a href="/ar/register">حساب جديد</a> · <a href="/ar/checkout">إتمام الطلب</a> · <a href="/ar/login">تسجيل الدخول</a></p>
  <p>سجل تجاري ١٠١٠٤٥٦٧٨٩ · الرقم الضريبي ٣٠٠١٢٣٤٥٦٧</p>
</footer>
`,
  'CartBar.svelte': `
<script>
  import { fly } from 'svelte/transition'
  import { cart } from '$lib/cart.svelte.js'
  import { router } from '$lib/router.svelte.js'
  import { digits, money } from '$lib/format.js'
  const shown = $derived(cart.count > 0 && /categories|products|again/.test(router.view.url.pathname))
</script>
{#if shown}
  <aside class="cartbar" transition:fly={{ y: 80, duration: 220 }}>
    <span>{digits(cart.count)} منتجات · <b>{money(cart.subtotal)}</b></span>
    <small>{cart.saving ? 'جارٍ الحفظ…' : 'محفوظة'}</small>
    <a href="/ar/cart">عرض السلة</a>
  </aside>
{/if}
`,
  'Prompts.svelte': `
<script>
  import { fly, slide } from 'svelte/transition'
  import { router } from '$lib/router.svelte.js'
  let cookies = $state(!localStorage.cookies)
  let bell = $state(false)
  let chat = $state(false)
  const isHome = $derived(router.view.url.pathname === '/')
  $effect(() => {
    if (localStorage.bell) return
    const timer = setTimeout(() => { bell = true }, 2600)
    return () => clearTimeout(timer)
  })
  const later = () => { bell = false; localStorage.bell = 'later' }
</script>
{#if bell && isHome}
  <div class="bell" role="dialog" aria-label="الإشعارات" transition:slide={{ duration: 240 }}>
    <p>نخبرك متى يصل المندوب؟</p>
    <button class="soft" onclick={later}>لاحقًا</button><button onclick={later}>فعّل الإشعارات</button>
  </div>
{/if}
{#if cookies && isHome}
  <div class="cookies" transition:fly={{ y: 120, duration: 260 }}>
    <p>نستخدم ملفات تعريف الارتباط لتحسين تجربتك.</p>
    <button onclick={() => { cookies = false; localStorage.cookies = 'yes' }}>أوافق</button>
  </div>
{/if}
{#if chat}<div class="chat" transition:fly={{ y: 30, duration: 180 }}><p>مرحبًا، كيف نخدمك؟</p><a href="/ar/help">الأسئلة الشائعة</a></div>{/if}
<button class="chat-button" aria-label="محادثة" aria-expanded={chat} onclick={() => { chat = !chat }}><svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true"><path fill="#1f7a45" d="M4 4h16v12H10l-5 4v-4H4z" /></svg></button>
`,
  'Stepper.svelte': `
<script>
  import { scale } from 'svelte/transition'
  import { cart } from '$lib/cart.svelte.js'
  import { digits } from '$lib/format.js'
  let { product } = $props()
  const quantity = $derived(cart.quantityOf(product.id))
</script>
{#if quantity}
  <div class="stepper" in:scale={{ duration: 140, start: 0.8 }}>
    <button aria-label={'زيادة كمية ' + product.name} onclick={() => cart.set(product, quantity + 1)}>+</button>
    {#key quantity}<b in:scale={{ duration: 120, start: 0.6 }}>{digits(quantity)}</b>{/key}
    <button aria-label={'إنقاص كمية ' + product.name} onclick={() => cart.set(product, quantity - 1)}>−</button>
  </div>
{:else}
  <button class="add" aria-label={'أضف ' + product.name + ' إلى السلة'} onclick={() => cart.set(product, 1)}>أضف +</button>
{/if}
`,
  'Card.svelte': `
<script>
  import { money } from '$lib/format.js'
  import Stepper from '$lib/Stepper.svelte'
  let { product } = $props()
</script>
<article class="card" data-id={product.id}>
  <a href={'/ar/products/' + product.id}><img loading="lazy" src={'/img/' + product.id + '.svg'} width="200" height="140" alt="" /><span>{product.name}</span></a>
  <small>{product.unit}{#if product.isOrganic} · <i>عضوي</i>{/if}</small>
  <div class="buy"><b>{money(product.price)}</b><Stepper {product} /></div>
</article>
`,
  'Sheet.svelte': `
<script>
  let { open = $bindable(false), title, children } = $props()
  let panel = $state()
  let y = $state(0)
  let speed = 1
  let grabbed

  export function close() { open = false }
  // The sheet leaves as fast as it was thrown.
  function leave(node) {
    node.parentElement.classList.add('leaving')
    return { duration: Math.max(220, panel.offsetHeight / speed) }
  }
  const grab = (event) => {
    if (event.target.closest('[data-no-drag]')) return
    grabbed = { from: event.clientY, at: event.timeStamp }
    speed = 0
  }
  const drag = (event) => {
    if (!grabbed) return
    y = Math.max(0, event.clientY - grabbed.from)
    if (y > 8 && !panel.hasPointerCapture(event.pointerId)) panel.setPointerCapture(event.pointerId)
    if (y > 8) speed = Math.max(0.6, y / Math.max(1, event.timeStamp - grabbed.at))
  }
  const release = () => {
    if (grabbed && y > 90) open = false
    else y = 0
    grabbed = undefined
  }
  const onkeydown = (event) => { if (event.key === 'Escape' && open) { speed = 1; open = false } }
  $effect(() => { if (open) { y = 0; speed = 1 } })
</script>
<svelte:window {onkeydown} />
{#if open}
  <div class="sheet-layer">
    <div class="scrim" role="presentation" onclick={close}></div>
    <div class="sheet" role="dialog" aria-modal="true" aria-label={title} tabindex="-1" bind:this={panel} out:leave style:--y={y + 'px'}
      onpointerdown={grab} onpointermove={drag} onpointerup={release} onpointercancel={release}>
      <div class="handle"></div>
      <header data-no-drag><h2>{title}</h2><button class="icon" aria-label="إغلاق" onclick={close}>×</button></header>
      {@render children()}
    </div>
  </div>
{/if}
`,
};
