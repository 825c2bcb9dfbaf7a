import { type Cart, price, sareeOf, totalOf } from '../catalog.ts';

const line = ([id, count]: readonly [number, number]) => `
<form class="goods" method="post" action="/jhola/badlo" up-target="#lines, #total"><input type="hidden" name="id" value="${id}"><b>${sareeOf(id)?.name}</b><span>${price(sareeOf(id)?.price ?? 0)}</span>
<span class="steps"><button class="ui mini button fewer" name="kitne" value="${count - 1}" aria-label="कम">−</button><output>${count}</output><button class="ui mini button more" name="kitne" value="${count + 1}" aria-label="ज़्यादा">+</button></span>
<button class="ui mini basic button remove" name="kitne" value="0">हटाएँ</button></form>`;

/** The message of a rejected coupon stands outside of the part that its form updates. */
export const cartView = (cart: Cart, message = '') => `<h1>झोला</h1>
<div id="lines">${cart.size === 0 ? '<p>आपका झोला ख़ाली है।</p>' : [...cart].map(line).join('')}</div>
<p id="message" role="alert">${message}</p>
<form class="ui form" id="coupon" method="post" action="/jhola/coupon" up-target="#total"><div class="ui action input"><input name="coupon" placeholder="कूपन" aria-label="कूपन"><button class="ui button" id="apply">लागू करें</button></div></form>
<div class="ui toggle checkbox" id="wrap"><input type="checkbox" name="uphaar"><label>उपहार की तरह बाँधें</label></div>
<div class="ui form" id="wish" hidden><textarea name="sandesh" rows="2" maxlength="80" aria-label="संदेश"></textarea><small>० / 80</small></div>
<p id="total">कुल: <b>${price(totalOf(cart))}</b></p><a class="ui red button" href="/bhugtan">आगे बढ़ें</a>`;

const steps = ['पता', 'तारीख़', 'भुगतान'];
const head = (at: number) =>
  `<h1>भुगतान</h1><div class="ui mini steps">${steps.map((step, index) => `<div class="${index === at ? 'active ' : ''}step">${step}</div>`).join('')}</div>`;

export const addressView = () => `${head(0)}
<form class="ui form" id="address" method="post" action="/bhugtan" up-target="main" up-history="false"><input type="hidden" name="kadam" value="1">
<div class="field"><label>पूरा नाम</label><input name="naam"></div><div class="field"><label>मोबाइल</label><input name="mobile" inputmode="tel"></div>
<div class="field"><label>पिनकोड</label><input name="pincode" inputmode="numeric"></div><div class="field"><label>पता</label><textarea name="pata" rows="2"></textarea></div>
<button class="ui red button" id="to-date">आगे</button></form>`;

export const dateView = () => `${head(1)}
<form class="ui form" id="delivery" method="post" action="/bhugtan" up-target="main" up-history="false"><input type="hidden" name="kadam" value="2">
<div class="field"><label>किस दिन पहुँचाएँ?</label><div class="ui calendar"><div class="ui input left icon"><i class="calendar icon"></i><input name="din" placeholder="तारीख़ चुनें"></div></div></div>
<button class="ui red button" id="to-pay">आगे</button></form>`;

export const payView = (cart: Cart) => `${head(2)}<p>कुल ${price(totalOf(cart))}</p>
<div class="ui form" id="payment"><div class="field"><div class="ui radio checkbox"><input type="radio" name="tarika" value="upi" checked><label>यूपीआई</label></div></div>
<div class="field"><div class="ui radio checkbox"><input type="radio" name="tarika" value="card"><label>कार्ड</label></div></div>
<div class="field"><div class="ui checkbox" id="terms"><input type="checkbox" name="shartein"><label>मुझे शर्तें मंज़ूर हैं</label></div></div>
<p class="warning" role="alert"></p><button type="button" class="ui red button" id="pay">अभी भुगतान करें</button></div>`;
