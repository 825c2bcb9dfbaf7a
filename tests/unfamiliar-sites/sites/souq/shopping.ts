/** Finding and choosing products. */
export const shopping: Readonly<Record<string, string>> = {
  'Home.svelte': `
<script>
  import emblaCarouselSvelte from 'embla-carousel-svelte'
  import Autoplay from 'embla-carousel-autoplay'
  import { flip } from 'svelte/animate'
  import { fade } from 'svelte/transition'
  import { two, digits } from '$lib/format.js'
  import Card from '$lib/Card.svelte'
  let { data } = $props()
  const slides = ['خضار المزرعة خلال ساعة', 'عروض نهاية الأسبوع', 'توصيل مجاني فوق ١٠٠ ر.س', 'فواكه الموسم']
  const chips = ['الكل', 'خضروات', 'فواكه', 'مخبوزات', 'ألبان', 'لحوم', 'مجمدات', 'معلبات', 'تنظيف', 'عناية شخصية', 'أطفال']
  const ideas = [['سلطة صيفية', 'خضروات'], ['عصير رمان', 'فواكه'], ['فطور الجمعة', 'مخبوزات'], ['لبنة بالزعتر', 'ألبان'], ['شوربة عدس', 'معلبات'], ['سلة فواكه', 'فواكه'], ['مشاوي', 'لحوم'], ['شوربة خضار', 'خضروات']]
  let hero
  let slide = $state(0)
  let chip = $state('الكل')
  let seconds = $state(5_400)
  const shown = $derived(ideas.filter(([, kind]) => chip === 'الكل' || kind === chip))
  const setup = ({ detail }) => { hero = detail; hero.on('select', () => { slide = hero.selectedScrollSnap() }) }
  $effect(() => { const timer = setInterval(() => { seconds -= 1 }, 1000); return () => clearInterval(timer) })

  let rail = $state()
  const STEP = 420
  function move(direction) {
    const end = rail.scrollWidth - rail.clientWidth
    const left = Math.min(Math.max(rail.scrollLeft + direction * STEP, 0), end)
    rail.scrollTo({ left, behavior: 'smooth' })
  }
</script>
<h1 class="visually-hidden">سلّتي</h1>
<section class="hero" aria-label="العروض الرئيسية">
  <div class="embla" use:emblaCarouselSvelte={{ options: { direction: 'rtl', loop: true }, plugins: [Autoplay({ delay: 4500 })] }} onemblaInit={setup}>
    <div class="embla-track">{#each slides as text, index (text)}<div class="slide" style:--hue={index * 70 + 90}>{text}</div>{/each}</div>
  </div>
  <div class="arrows">
    <button aria-label="الشريحة السابقة" onclick={() => hero.scrollPrev()}>›</button>
    <span>{digits(slide + 1)} / {digits(slides.length)}</span>
    <button aria-label="الشريحة التالية" onclick={() => hero.scrollNext()}>‹</button>
  </div>
</section>
<div class="chips" id="ideas">{#each chips as each (each)}<button class="chip" aria-pressed={chip === each} onclick={() => { chip = each }}>{each}</button>{/each}</div>
<ul class="ideas">{#each shown as [name] (name)}<li animate:flip={{ duration: 260 }} in:fade={{ duration: 180 }}>{name}</li>{:else}<li in:fade>لا أفكار في هذا القسم بعد</li>{/each}</ul>
<section class="deals">
  <header><h2>صفقات اليوم</h2><span class="clock">تنتهي خلال {two(Math.floor(seconds / 3600))}:{two(Math.floor(seconds / 60) % 60)}:{two(seconds % 60)}</span>
    <span class="arrows"><button aria-label="المنتجات السابقة" onclick={() => move(-1)}>›</button><button aria-label="المنتجات التالية" onclick={() => move(1)}>‹</button></span></header>
  <div class="rail" bind:this={rail}>{#each data.items as product (product.id)}<Card {product} />{/each}</div>
</section>
{#each ['لماذا سلّتي؟', 'من المزرعة مباشرة', 'مندوبون في كل حي', 'أسعار السوق اليومية'] as heading (heading)}
  <section class="story"><h2>{heading}</h2><img loading="lazy" src="/picture.svg?ms=150" width="300" height="180" alt="" /><p>نختار الخضار والفواكه فجر كل يوم من سوق العزيزية، ونوصلها مبرّدة إلى باب بيتك في الموعد الذي تختاره.</p></section>
{/each}
`,
  'Section.svelte': `
<script>
  import { flip } from 'svelte/animate'
  import { load } from '$lib/api.js'
  import { digits } from '$lib/format.js'
  import Card from '$lib/Card.svelte'
  import Sheet from '$lib/Sheet.svelte'
  let { params } = $props()
  let items = $state.raw([])
  let total = $state(0)
  let at = $state(0)
  let loading = $state(true)
  let sort = $state('best')
  let organic = $state(false)
  let filters = $state(false)
  let sheet = $state()
  let end = $state()
  const title = $derived(decodeURIComponent(params.slug))
  const sorts = [['best', 'الأكثر طلبًا'], ['cheap', 'الأرخص'], ['name', 'أبجديًا']]

  async function fetchPage(page) {
    loading = true
    const found = await load('/api/products?section=' + encodeURIComponent(title) + '&page=' + page + '&sort=' + sort + (organic ? '&organic=1' : ''))
    items = page ? [...items, ...found.items] : found.items
    total = found.total
    at = page
    loading = false
  }
  fetchPage(0)
  const resort = (value) => { sort = value; fetchPage(0) }
  $effect(() => {
    const watcher = new IntersectionObserver(([entry]) => { if (entry.isIntersecting && !loading && items.length < total) fetchPage(at + 1) }, { rootMargin: '200px' })
    watcher.observe(end)
    return () => watcher.disconnect()
  })
</script>
<h1>{title}</h1>
<div class="toolbar">
  <button class="soft" id="open-filters" onclick={() => { filters = true }}>تصفية {organic ? '(١)' : ''}</button>
  {#each sorts as [value, label] (value)}<button class="chip" aria-pressed={sort === value} onclick={() => resort(value)}>{label}</button>{/each}
  <small>{digits(total)} منتجًا</small>
</div>
{#if !loading && total === 0}<p class="empty">لا توجد منتجات في هذا القسم حاليًا.</p>{/if}
<div class="grid">{#each items as product (product.id)}<div animate:flip={{ duration: 280 }}><Card {product} /></div>{/each}</div>
<div class="end" bind:this={end}>{#if loading}<div class="bones"><i></i><i></i><i></i></div>{/if}</div>
<Sheet bind:open={filters} bind:this={sheet} title="تصفية المنتجات">
  <label class="check" data-no-drag><input type="checkbox" id="organic" bind:checked={organic} onchange={() => fetchPage(0)} /> عضوي فقط</label>
  <label class="check" data-no-drag><input type="checkbox" /> متوفر اليوم</label>
  <button class="wide" id="show" onclick={() => sheet.close()}>عرض النتائج</button>
</Sheet>
`,
  'Product.svelte': `
<script>
  import emblaCarouselSvelte from 'embla-carousel-svelte'
  import { RatingGroup } from 'bits-ui'
  import { fade } from 'svelte/transition'
  import { toast } from 'svelte-sonner'
  import { money } from '$lib/format.js'
  import Stepper from '$lib/Stepper.svelte'
  import Sheet from '$lib/Sheet.svelte'
  let { data } = $props()
  const product = $derived(data)
  let gallery
  let view = $state(0)
  let stars = $state(0)
  let choosing = $state(false)
  let swap = $state('اتصل بي')
  const setup = ({ detail }) => { gallery = detail; gallery.on('select', () => { view = gallery.selectedScrollSnap() }) }

  // Keeps the focus inside the dialog.
  function trap(node) {
    const inside = () => [...node.querySelectorAll('button, input')]
    document.addEventListener('keydown', (event) => {
      if (event.key !== 'Tab') return
      const all = inside()
      event.preventDefault()
      const next = all.indexOf(document.activeElement) + (event.shiftKey ? -1 : 1)
      all.at(next % all.length)?.focus()
    })
    inside()[0]?.focus()
  }
</script>
<div class="product">
  <div>
    <div class="embla" use:emblaCarouselSvelte={{ options: { direction: 'rtl' } }} onemblaInit={setup}>
      <div class="embla-track">{#each [0, 1, 2, 3] as n (n)}<div class="slide photo"><img src={'/img/' + (product.id + n * 3) + '.svg'} width="320" height="224" alt={product.name + ' ' + (n + 1)} /></div>{/each}</div>
    </div>
    <div class="thumbs">{#each [0, 1, 2, 3] as n (n)}<button class="thumb" aria-label={'الصورة ' + (n + 1)} aria-current={view === n} onclick={() => gallery.scrollTo(n)}><img src={'/img/' + (product.id + n * 3) + '.svg'} width="50" height="35" alt="" /></button>{/each}</div>
  </div>
  <div>
    <h1>{product.name}</h1>
    <p class="price">{money(product.price)} / {product.unit}</p>
    <div id="buy"><Stepper {product} /></div>
    <p>إذا لم يتوفر: <b>{swap}</b> <button class="soft" id="swap" onclick={() => { choosing = true }}>تغيير البديل</button></p>
    <h2>قيّم المنتج</h2>
    <RatingGroup.Root bind:value={stars} max={5} class="stars" aria-label="التقييم" onValueChange={() => toast.success('شكرًا على تقييمك')}>
      {#snippet children({ items })}
        {#each items as item (item.index)}<RatingGroup.Item index={item.index} class="star"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="m12 2 3 7 7 .6-5.3 4.7 1.7 7.200-6.400-4-6.400 4 1.7-7.200L2 9.6 9 9z" /></svg></RatingGroup.Item>{/each}
      {/snippet}
    </RatingGroup.Root>
    {#if stars}<p in:fade>تقييمك: {['', 'ضعيف', 'مقبول', 'جيد', 'جيد جدًا', 'ممتاز'][stars]}</p>{/if}
    <p><label>ملاحظة للمتسوّق <input name="note" /></label> <a href="/ar/help">سياسة الإرجاع</a></p>
  </div>
</div>
<Sheet bind:open={choosing} title="اختر البديل">
  <div {@attach trap}>
    {#each ['اتصل بي', 'أقرب منتج', 'بدون بديل'] as option (option)}
      <label class="check" data-no-drag><input type="radio" name="swap" value={option} bind:group={swap} /> {option}</label>
    {/each}
  </div>
</Sheet>
`,
  'Search.svelte': `
<script>
  import { fade } from 'svelte/transition'
  import { load } from '$lib/api.js'
  import { money } from '$lib/format.js'
  let term = $state('')
  let found = $state.raw([])
  let waiting = $state(false)
  let answered = $state('')
  $effect(() => {
    const asked = term.trim()
    if (asked.length < 2) { found = []; answered = ''; waiting = false; return }
    waiting = true
    const timer = setTimeout(async () => {
      const { items } = await load('/api/search?q=' + encodeURIComponent(asked))
      if (asked !== term.trim()) return
      found = items
      answered = asked
      waiting = false
    }, 220)
    return () => clearTimeout(timer)
  })
</script>
<h1>ابحث عن منتج</h1>
<div class="searchbox"><input type="search" name="q" aria-label="ابحث في سلّتي" placeholder="طماطم، حليب، خبز…" autocomplete="off" bind:value={term} />
  {#if term}<button class="icon" id="clear" aria-label="مسح البحث" onclick={() => { term = '' }}>×</button>{/if}</div>
{#if waiting}<p>جارٍ البحث…</p>{/if}
<ul class="hits">{#each found as product (product.id)}<li in:fade={{ duration: 120 }}><a href={'/ar/products/' + product.id}><span>{product.name}</span><b>{money(product.price)}</b></a></li>{/each}</ul>
{#if answered && !found.length}<p>لا نتائج لـ «{answered}»، جرّب كلمة أخرى.</p>{/if}
<p class="hint">الأكثر بحثًا: حليب · خبز · موز · بيض</p>
`,
  'Offers.svelte': `
<script>
  import { slide } from 'svelte/transition'
  const slug = (name) => encodeURIComponent(name)
  const base = '/ar/categories/'
  const offers = [
    { title: 'عروض الفواكه', text: 'خصم حتى ٣٠٪ على فواكه الموسم', href: base + slug('فواكه') },
    { title: 'عروض المخبوزات', text: 'اشترِ ٢ واحصل على الثالث مجانًا', href: base + encodeURIComponent(slug('مخبوزات')) },
    { title: 'عروض الألبان', text: 'حليب ولبن بأسعار الجملة', href: base + slug('ألبان') },
  ]
  let terms = $state(false)
</script>
<h1>العروض</h1>
<div class="offers">{#each offers as { title, text, href } (title)}<a class="offer" {href}><b>{title}</b><span>{text}</span></a>{/each}</div>
<button class="soft caret" id="terms" aria-expanded={terms} onclick={() => { terms = !terms }}>شروط العروض</button>
{#if terms}<p transition:slide={{ duration: 220 }}>تسري العروض حتى نفاد الكمية، ولا تُجمع مع رموز الخصم. الأسعار شاملة ضريبة القيمة المضافة.</p>{/if}
<p class="story">تتجدّد العروض كل خميس عند الساعة ٩ مساءً.</p>
`,
};
