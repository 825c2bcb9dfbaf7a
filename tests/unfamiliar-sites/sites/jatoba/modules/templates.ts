/** Knockout templates, by name. */
export const templates: Readonly<Record<string, string>> = {
  minicart: `<div class="minicart-wrapper" data-bind="css: { active: isOpen }">
<button type="button" class="action showcart" data-bind="click: toggle, attr: { 'aria-expanded': isOpen }"><span>Carrinho</span> <span class="counter" data-bind="text: count, visible: count() > 0"></span></button>
<div class="block-minicart" data-bind="visible: isOpen"><button type="button" class="minicart-close" aria-label="Fechar o carrinho" data-bind="click: close">×</button>
<!-- ko if: items().length --><p class="subtotal">Subtotal: <b data-bind="text: subtotal"></b></p>
<ol class="minicart-items" data-bind="foreach: items"><li class="product-item"><a data-bind="text: product_name, attr: { href: product_url }"></a><small data-bind="text: options"></small><span data-bind="text: product_price"></span>
<label>Qtd <input type="number" min="1" class="cart-item-qty" data-bind="value: qty, event: { input: $parent.changed }"></label> <button type="button" class="update-cart-item" style="display:none" data-bind="click: $parent.update">Atualizar</button> <button type="button" class="delete" data-bind="click: $parent.remove">Remover</button></li></ol>
<a class="action primary" href="/checkout/">Finalizar compra</a> <a class="viewcart" href="/checkout/cart/">Ver e editar o carrinho</a><!-- /ko -->
<!-- ko ifnot: items().length --><p>Você não tem itens no carrinho.</p><!-- /ko --></div></div>`,
  frete: `<div class="frete"><label for="frete-cep">Calcule o frete e o prazo</label><div class="frete-row"><input id="frete-cep" inputmode="numeric" placeholder="00000-000" autocomplete="postal-code" data-bind="value: cep, valueUpdate: 'input', event: { input: mask }"><button type="button" class="frete-calcular" data-bind="click: calculate, text: label, disable: isLoading"></button></div>
<!-- ko if: fretes().length --><table class="frete-table"><tbody data-bind="foreach: fretes"><tr><td data-bind="text: title"></td><td data-bind="text: price"></td><td data-bind="text: days"></td></tr></tbody></table><!-- /ko --></div>`,
  checkout: `<ul class="opc-progress-bar"><li data-bind="css: { _active: step() === 'shipping' }"><button type="button" data-bind="click: back">1 Entrega</button></li><li data-bind="css: { _active: step() === 'payment' }"><span>2 Pagamento</span></li></ul>
<div class="loading-mask" data-bind="visible: isBusy"><span class="spinner"></span></div>
<div class="opc"><div class="opc-main"><section class="checkout-shipping" data-bind="visible: step() === 'shipping'"><h2>Endereço de entrega</h2>
${[
  ['email', 'E-mail', 'email'],
  ['cep', 'CEP', 'postal-code'],
  ['firstname', 'Nome', 'given-name'],
  ['lastname', 'Sobrenome', 'family-name'],
  ['telephone', 'Celular', 'tel'],
  ['street', 'Rua', 'address-line1'],
  ['number', 'Número', 'off'],
  ['district', 'Bairro', 'address-level3'],
  ['city', 'Cidade', 'address-level2'],
  ['region', 'UF', 'address-level1'],
]
  .map(
    ([name, label, autocomplete]) =>
      `<div class="field" data-bind="css: { _error: errors.${name} }"><label for="co-${name}">${label} *</label><input id="co-${name}" name="${name}" autocomplete="${autocomplete}" data-bind="value: address.${name}, valueUpdate: 'input'${name === 'cep' ? ', event: { input: mask }' : ''}">${name === 'cep' ? '<small data-bind="visible: isCepLoading">Buscando o endereço…</small>' : ''}<div class="field-error" data-bind="text: errors.${name}, visible: errors.${name}"></div></div>`,
  )
  .join('')}
<h2>Formas de entrega</h2><div class="rates"><p data-bind="visible: areRatesLoading">Consultando as transportadoras…</p><!-- ko foreach: rates --><label class="rate"><input type="radio" name="shipping_method" data-bind="checkedValue: code, checked: $parent.rate, value: code"> <span data-bind="text: title"></span> <b data-bind="text: price"></b></label><!-- /ko --><div class="field-error" data-bind="text: rateError, visible: rateError"></div></div>
<button type="button" class="action primary continue" data-bind="click: next">Continuar para o pagamento</button></section>
<section class="checkout-payment" data-bind="visible: step() === 'payment'"><h2>Forma de pagamento</h2>
<label class="rate"><input type="radio" name="payment[method]" value="pix" data-bind="checked: method"> PIX com 5% de desconto</label>
<p class="method-note" data-bind="visible: method() === 'pix'">O código PIX aparece depois da confirmação e vale por 30 minutos.</p>
<label class="rate"><input type="radio" name="payment[method]" value="boleto" data-bind="checked: method"> Boleto bancário</label>
<p class="method-note" data-bind="visible: method() === 'boleto'">O boleto vence em 3 dias úteis.</p>
<label class="rate"><input type="radio" name="payment[method]" value="card" data-bind="checked: method"> Cartão de crédito em até 10x</label>
<div class="card-form" data-bind="visible: method() === 'card', with: card"><div class="field"><label for="cc-n">Número do cartão</label><input id="cc-n" name="cc_number" inputmode="numeric" autocomplete="cc-number" data-bind="value: number"></div><div class="field"><label for="cc-h">Nome no cartão</label><input id="cc-h" name="cc_holder" autocomplete="cc-name" data-bind="value: holder"></div><div class="field"><label for="cc-e">Validade</label><input id="cc-e" name="cc_exp" autocomplete="cc-exp" placeholder="MM/AA" data-bind="value: expiry"></div><div class="field"><label for="cc-v">Código de segurança</label><input id="cc-v" name="cc_cvv" inputmode="numeric" autocomplete="cc-csc" data-bind="value: cvv"></div><div class="field"><label for="cc-c">CPF do titular</label><input id="cc-c" name="cc_cpf" inputmode="numeric" data-bind="value: cpf"></div></div>
<button type="button" class="action primary checkout-place" data-bind="click: place, enable: canPlace">Finalizar compra</button></section></div>
<aside class="opc-summary"><h2>Resumo do pedido</h2><p>Total: <b data-bind="text: total"></b></p></aside></div>`,
};
