/** Cart, checkout and sign-in. */
export const buying: Readonly<Record<string, string>> = {
  'Cart.svelte': `
<script>
  import { flip } from 'svelte/animate'
  import { fly, slide } from 'svelte/transition'
  import { toast } from 'svelte-sonner'
  import { call } from '$lib/api.js'
  import { cart } from '$lib/cart.svelte.js'
  import { money } from '$lib/format.js'
  import { goto } from '$lib/router.svelte.js'
  import Stepper from '$lib/Stepper.svelte'
  import Sheet from '$lib/Sheet.svelte'
  let code = $state('')
  let problem = $state('')
  let applying = $state(false)
  let choosing = $state(false)
  let preference = $state(localStorage.preference ?? 'استبدله بأقرب منتج')
  const soldOut = $derived(cart.lines.filter((line) => line.isSoldOut))
  const blocked = cart.lines.some((line) => line.isSoldOut)

  async function apply(event) {
    event.preventDefault()
    applying = true
    problem = ''
    const response = await call('/api/promo?code=' + encodeURIComponent(code.trim()), 'POST')
    const body = await response.json()
    applying = false
    if (!response.ok) problem = body.message
    else cart.percent = body.percent
  }
  function remove(line) {
    const undo = cart.remove(line)
    toast('حُذف ' + line.name, { action: { label: 'تراجع', onClick: undo }, duration: 5000 })
  }
  function proceed() {
    if (blocked) return
    goto('/ar/checkout')
  }
</script>
<h1>السلة</h1>
{#if soldOut.length}<p class="notice" transition:slide>{soldOut.map((line) => line.name).join('، ')}: نفدت الكمية. احذف المنتج لإتمام الطلب.</p>{/if}
<ul class="lines">
  {#each cart.lines as line (line.id)}
    <li animate:flip={{ duration: 260 }} out:fly={{ x: 80, duration: 200 }} class:sold-out={line.isSoldOut}>
      <img src={'/img/' + line.id + '.svg'} width="64" height="45" alt="" />
      <span>{line.name}<small>{line.isSoldOut ? 'نفدت الكمية' : money(line.price * line.quantity)}</small></span>
      {#if !line.isSoldOut}<Stepper product={line} />{/if}
      <button class="soft remove" aria-label={'حذف ' + line.name} onclick={() => remove(line)}>حذف</button>
    </li>
  {:else}<li>سلتك فارغة</li>{/each}
</ul>
<p>إذا لم يتوفر منتج: <b id="preference">{preference}</b> <button class="soft" id="substitutes" onclick={() => { choosing = true }}>تغيير</button></p>
<form class="promo" onsubmit={apply}>
  <input name="code" aria-label="رمز الخصم" placeholder="رمز الخصم" bind:value={code} dir="ltr" />
  <button id="apply" disabled={applying || !code}>{applying ? 'لحظة…' : 'تطبيق'}</button>
  {#if problem}<p class="error" role="alert" transition:slide>{problem}</p>{/if}
  {#if cart.percent}<p class="fine" transition:slide>تم خصم ١٠٪ من طلبك.</p>{/if}
</form>
<div class="total"><span>المجموع <b>{money(cart.total)}</b></span>
  <button id="proceed" class="wide" class:muted={soldOut.length} onclick={proceed}>متابعة الدفع</button></div>
<Sheet bind:open={choosing} title="عند عدم التوفر">
  {#each ['استبدله بأقرب منتج', 'اتصل بي أولًا', 'احذفه من الطلب'] as option (option)}
    <label class="check" data-no-drag><input type="radio" name="preference" value={option} bind:group={preference} onchange={() => { localStorage.preference = option; choosing = false; toast.success('تم حفظ اختيارك') }} /> {option}</label>
  {/each}
</Sheet>
`,
  'Checkout.svelte': `
<script>
  import { fade, slide } from 'svelte/transition'
  import { call, load } from '$lib/api.js'
  import { cart } from '$lib/cart.svelte.js'
  import { money } from '$lib/format.js'
  import { goto } from '$lib/router.svelte.js'
  const PAY = location.protocol + '//pay-' + location.host
  const days = ['اليوم', 'غدًا', 'الخميس', 'الجمعة']
  let day = $state(0)
  let slots = $state.raw([])
  let street = $state('شارع العليا')
  let locating = $state(false)
  let pin = $state({ x: 160, y: 90 })
  let method = $state('cash')
  let placing = $state(false)
  let frame = $state()
  let order = $state({ slot: '', address: 'شارع العليا', total: cart.total, lines: cart.lines.map(({ id, quantity }) => ({ id, quantity })) })

  $effect(() => {
    const asked = day
    slots = []
    load('/api/slots?day=' + asked).then((found) => { if (asked === day) { slots = found; order.slot = found[0] } })
  })
  $effect(() => {
    const done = ({ data, origin }) => { if (origin === PAY && data?.type === 'paid') goto('/ar/checkout/thanks?order=' + data.id) }
    addEventListener('message', done)
    return () => removeEventListener('message', done)
  })
  let moving = false
  let waiting
  function place(event) {
    const box = event.currentTarget.getBoundingClientRect()
    pin = { x: event.clientX - box.left, y: event.clientY - box.top }
  }
  function settle() {
    if (!moving) return
    moving = false
    locating = true
    clearTimeout(waiting)
    waiting = setTimeout(async () => {
      street = (await load('/api/geocode?x=' + Math.round(pin.x) + '&y=' + Math.round(pin.y))).street
      order.address = street
      locating = false
    }, 300)
  }
  async function placeCash() {
    placing = true
    const { id } = await (await call('/api/orders?slot=' + encodeURIComponent(order.slot), 'POST')).json()
    placing = false
    goto('/ar/checkout/thanks?order=' + id)
  }
  function payByCard() {
    frame.contentWindow.postMessage({ type: 'pay', order }, PAY)
    placing = true
  }
</script>
<h1>إتمام الطلب</h1>
<section class="step"><h2>١. العنوان</h2>
  <div class="map" id="map" role="application" aria-label="حدّد موقعك على الخريطة"
    onpointerdown={(event) => { moving = true; event.currentTarget.setPointerCapture(event.pointerId); place(event) }}
    onpointermove={(event) => { if (moving) place(event) }} onpointerup={settle} onpointercancel={settle}>
    <i class="road a"></i><i class="road b"></i><i class="road c"></i><span class="pin" style:left={pin.x + 'px'} style:top={pin.y + 'px'}><svg viewBox="0 0 24 30" aria-hidden="true"><path fill="currentColor" d="M12 0a11 11 0 0 1 11 11c0 8-11 19-11 19S1 19 1 11A11 11 0 0 1 12 0m0 7a4 4 0 1 0 0 8 4 4 0 0 0 0-8" /></svg></span>
  </div>
  <p id="street">{locating ? 'جارٍ تحديد العنوان…' : street + '، الرياض'}</p>
</section>
<section class="step"><h2>٢. موعد التوصيل</h2>
  <div class="chips">{#each days as label, index (label)}<button class="chip day" aria-pressed={day === index} onclick={() => { day = index }}>{label}</button>{/each}</div>
  <div class="slots">{#each slots as slot (slot)}<button class="slot" in:fade={{ duration: 150 }} aria-pressed={order.slot === slot} onclick={() => { order.slot = slot }}>{slot}</button>{:else}<div class="bones"><i></i></div>{/each}</div>
</section>
<section class="step"><h2>٣. الدفع</h2>
  <label class="check"><input type="radio" value="cash" bind:group={method} /> نقدًا عند الاستلام</label>
  <label class="check"><input type="radio" value="card" bind:group={method} /> بطاقة مدى أو ائتمانية</label>
  {#if method === 'card'}<iframe transition:slide title="بيانات البطاقة" id="card" src={PAY + '/pay/frame'} bind:this={frame}></iframe>{/if}
</section>
<div class="total"><span>الإجمالي <b>{money(cart.total)}</b></span>
  {#if method === 'card'}<button class="wide" id="pay" disabled={placing} onclick={payByCard}>ادفع الآن</button>
  {:else}<button class="wide" id="place" disabled={placing} onclick={placeCash}>{placing ? 'جارٍ تأكيد الطلب…' : 'تأكيد الطلب'}</button>{/if}</div>
`,
  'Thanks.svelte': `
<script>
  import { digits } from '$lib/format.js'
  const id = Number(new URLSearchParams(location.search).get('order'))
</script>
<h1>شكرًا لك! استلمنا طلبك</h1>
<p>رقم الطلب {digits(id)}. نجهّزه الآن ويصلك في موعدك.</p>
<p><a href="/ar/orders">طلباتي</a></p>
`,
  'Login.svelte': `
<script>
  import { PinInput } from 'bits-ui'
  import { fly } from 'svelte/transition'
  import { toast } from 'svelte-sonner'
  import { call, load } from '$lib/api.js'
  import { digits } from '$lib/format.js'
  let phone = $state('')
  let step = $state('phone')
  let code = $state('')
  let busy = $state(false)
  let seconds = $state(0)
  let problem = $state('')
  const latin = (text) => text.replace(/[٠-٩]/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.indexOf(digit))
  $effect(() => {
    if (step !== 'code') return
    const timer = setInterval(() => { if (seconds > 0) seconds -= 1 }, 1000)
    return () => clearInterval(timer)
  })
  async function send(event) {
    event?.preventDefault()
    if (latin(phone).length < 9) { problem = 'أدخل رقم الجوال كاملًا'; return }
    problem = ''
    busy = true
    seconds = (await load('/api/login/code')).seconds
    busy = false
    step = 'code'
  }
  async function verify() {
    busy = true
    const response = await call('/api/login/verify?code=' + latin(code), 'POST')
    busy = false
    if (!response.ok) { problem = 'الرمز غير صحيح، حاول مرة أخرى'; code = ''; return }
    step = 'in'
    toast.success('أهلًا نورة')
  }
</script>
<h1>تسجيل الدخول</h1>
{#if step === 'phone'}
  <form onsubmit={send} out:fly={{ x: 60, duration: 180 }}><label>رقم الجوال <input name="mobile" type="tel" inputmode="tel" dir="ltr" placeholder="05xxxxxxxx" bind:value={phone} /></label>
    {#if problem}<p class="error" role="alert">{problem}</p>{/if}
    <button id="send" disabled={busy}>{busy ? 'جارٍ الإرسال…' : 'أرسل الرمز'}</button></form>
{:else if step === 'code'}
  <div in:fly={{ x: -60, duration: 180, delay: 180 }}><p>أرسلنا رمزًا من ٤ أرقام إلى {phone}</p>
    <PinInput.Root maxlength={4} bind:value={code} onComplete={verify} class="pins" inputmode="numeric" id="code" pattern="[0-9٠-٩]*">
      {#snippet children({ cells })}{#each cells as cell, index (index)}<PinInput.Cell {cell} class="cell">{cell.char ?? ''}</PinInput.Cell>{/each}{/snippet}
    </PinInput.Root>
    {#if busy}<p>جارٍ التحقق…</p>{/if}{#if problem}<p class="error" role="alert">{problem}</p>{/if}
    <p>{#if seconds}إعادة الإرسال بعد {digits(seconds)} ثانية{:else}<button class="soft" onclick={() => send()}>إعادة إرسال الرمز</button>{/if}</p></div>
{:else}<p in:fly={{ y: 20 }}>مرحبًا بعودتك يا نورة. رصيد نقاطك {digits(240)} نقطة.</p>{/if}
<p>ليس لديك حساب؟ <a href="/ar/register">سجّل الآن</a></p>
`,
  'Register.svelte': String.raw`
<script>
  import { z } from 'zod'
  import { slide } from 'svelte/transition'
  import { call } from '$lib/api.js'
  import { goto } from '$lib/router.svelte.js'
  const schema = z.object({
    name: z.string().trim().min(2, 'اكتب اسمك'),
    city: z.string().trim().min(2, 'اكتب مدينتك'),
    phone: z.string().trim().regex(/^05\d{8}$/, 'رقم الجوال غير صحيح'),
  })
  let form = $state({ name: '', city: '', phone: '' })
  let errors = $state({})
  async function submit(event) {
    event.preventDefault()
    const result = schema.safeParse($state.snapshot(form))
    errors = result.success ? {} : z.flattenError(result.error).fieldErrors
    if (!result.success) return
    await call('/api/login/code', 'POST')
    goto('/ar/login')
  }
</script>
<h1>حساب جديد</h1>
<form onsubmit={submit} novalidate>
  <label>الاسم <input name="name" autocomplete="name" bind:value={form.name} /></label>{#if errors.name}<p class="error" transition:slide>{errors.name[0]}</p>{/if}
  <label>المدينة <input name="city" bind:value={form.city} /></label>{#if errors.city}<p class="error" transition:slide>{errors.city[0]}</p>{/if}
  <label>رقم الجوال <input name="phone" type="tel" dir="ltr" bind:value={form.phone} /></label>{#if errors.phone}<p class="error" role="alert" transition:slide>{errors.phone[0]}</p>{/if}
  <button id="register">إنشاء الحساب</button>
</form>
`,
};
