import { reais, type Session, subtotalOf } from './data.ts';
import { appIn, attribute, init, page } from './layout.ts';

export function cart(session: Session): string {
  if (session.lines.length === 0)
    return page('Carrinho de compras', '<p class="cart-empty">Seu carrinho está vazio.</p>');
  const rows = session.lines
    .map(
      ({ item, product, options, qty }) =>
        `<tr class="item-info"><td><a href="/${product.slug}.html">${product.name}</a> ${options}</td><td>${reais(product.price)}</td><td><input class="qty" name="cart[${item}]" value="${qty}" aria-label="Quantidade de ${product.name}"></td><td><button class="action-delete" name="remove" value="${item}">Remover</button></td></tr>`,
    )
    .join('');
  const off = session.coupon ? subtotalOf(session) * 0.1 : 0;
  return page(
    'Carrinho de compras',
    `<div class="cart-container" ${attribute({ 'Magento_Checkout/js/cart': {} })}><form method="post" action="/checkout/cart/updatePost/"><table class="cart-table"><thead><tr><th>Item</th><th>Preço</th><th>Qtd</th><th></th></tr></thead><tbody>${rows}</tbody></table><button class="action update" name="update" value="1">Atualizar carrinho</button></form>
<div class="cart-blocks"><div class="title">Calcular frete</div><div><label>CEP <input name="estimate_postcode"></label> <button type="button" class="estimate">Calcular</button><div class="estimate-result" role="status"></div></div><div class="title">Cupom de desconto</div><div><form method="post" action="/checkout/cart/couponPost/"><label>Código <input name="coupon_code" value="${session.coupon}"></label> <button class="apply-coupon">Aplicar desconto</button></form></div></div>
<p class="totals">Subtotal ${reais(subtotalOf(session))}${off ? ` · Desconto −${reais(off)}` : ''} · <b>Total ${reais(subtotalOf(session) - off)}</b></p><a class="action primary" href="/checkout/">Finalizar compra</a></div>`,
  );
}

export const checkoutPage = (session: Session) =>
  page(
    'Finalizar compra',
    appIn('checkout', 'Magento_Checkout/js/view/checkout', 'checkout', {
      subtotal: subtotalOf(session),
    }),
  );

export const success = () =>
  page(
    'Obrigado pela sua compra!',
    `<div class="pix" ${attribute({ 'Jatoba_Pix/js/success': {} })}><p>Pedido nº <b>000048127</b>. Pague com PIX em até 30 minutos.</p><textarea class="pix-code" readonly rows="3">00020126580014br.gov.bcb.pix0136jatoba-000048127520400005303986540</textarea><button type="button" class="pix-copy">Copiar código PIX</button> <button type="button" class="pix-help">Como pagar</button><div class="pix-steps" style="display:none"><ol><li>Abra o aplicativo do seu banco.</li><li>Escolha PIX copia e cola.</li><li>Confira o nome Casa Jatobá e confirme.</li></ol></div></div>`,
  );

export const login = () =>
  page(
    'Acesso do cliente',
    `<script src="/recaptcha/api.js?render=explicit" async></script><form class="form-login" method="post" action="/customer/account/loginPost/" ${attribute({ 'Jatoba_ReCaptcha/js/login': { key: '6Lf0' } })}><label>E-mail <input name="login[username]" type="email" required autocomplete="username"></label><label>Senha <input name="login[password]" type="password" required autocomplete="current-password"></label><button type="button" class="show-password">Mostrar senha</button><button class="action login primary">Entrar</button> <a href="/customer/address/new/">Novo cliente? Cadastre seu endereço</a></form>`,
  );

export const addressForm = () =>
  page(
    'Adicionar endereço',
    `<form class="form-address" method="post" action="/customer/address/formPost/">${[
      ['firstname', 'Nome'],
      ['lastname', 'Sobrenome'],
      ['telephone', 'Celular'],
      ['postcode', 'CEP'],
      ['street', 'Rua e número'],
      ['city', 'Cidade'],
    ]
      .map(([name, label]) => `<label>${label} <input name="${name}" required></label>`)
      .join(
        '',
      )}<label>Estado <select name="region_id" required><option value="">Selecione um estado.</option></select></label><label>País <select name="country_id"><option value="BR">Brasil</option></select></label><button class="action save primary">Salvar endereço</button></form>${init(
      { '.form-address': { 'Magento_Directory/js/region-updater': { directory: [] } } },
    )}`,
  );

export const orders = () =>
  page(
    'Meus pedidos',
    `<table class="orders" ${attribute({ 'Jatoba_Sales/js/orders': {} })}>${[48_101, 47_230, 45_919]
      .map(
        (id) =>
          `<tr><td>0000${id}</td><td>Enviado</td><td><button type="button" class="order-toggle" aria-expanded="false">Ver itens</button> <button type="button" class="order-track">Rastrear</button></td></tr><tr class="order-details" style="display:none"><td colspan="3">2 × Vaso Sertão · <span class="tracking"></span> <a href="/sales/order/nota-${id}.pdf" download>Baixar nota fiscal</a></td></tr>`,
      )
      .join('')}</table>`,
  );

export const returns = () =>
  page(
    'Trocas e devoluções',
    `<p>Você tem 30 dias para trocar. Envie fotos do produto e da embalagem.</p><form class="rma" ${attribute({ 'Jatoba_Rma/js/form': {} })}><label>Pedido <input name="pedido" required></label><label>Motivo <select name="motivo" required><option value="">Escolha</option><option value="defeito">Defeito</option><option value="cor">Cor diferente</option></select></label><label>Data da retirada <input name="retirada" required autocomplete="off"></label><input type="file" name="fotos" multiple hidden><button type="button" class="file-button">Escolher fotos</button><span class="file-names"></span><button class="rma-send">Enviar pedido de troca</button></form>`,
  );

export const faq = () =>
  page(
    'Perguntas frequentes',
    `<div class="faq" ${attribute({ 'Jatoba_Faq/js/faq': {} })}>${[
      ['Qual é o prazo de entrega?', 'De 5 a 20 dias úteis, conforme a região.'],
      ['A montagem está incluída?', 'Na Grande São Paulo, sim.'],
      ['Posso pagar em dois cartões?', 'Ainda não.'],
      ['Como limpo o linho?', 'Com pano úmido e sabão neutro.'],
    ]
      .map(([question, answer]) => `<h3>${question}</h3><div><p>${answer}</p></div>`)
      .join('')}</div>`,
  );

export const stores = () =>
  page(
    'Nossas lojas',
    `<div class="stores" ${attribute({ 'Jatoba_Lojas/js/lojas': {} })}><label>Estado <select name="uf"><option value="">Todos</option><option value="SP">São Paulo</option><option value="MG">Minas Gerais</option><option value="PR">Paraná</option></select></label><ul class="store-list"><li><b>Pinheiros</b><br>Rua dos Pinheiros, 900</li><li><b>Savassi</b><br>Rua Pernambuco, 120</li></ul></div>`,
  );

export const wedding = () =>
  page(
    'Lista de casamento',
    `<p>Encontre a lista pelo nome dos noivos.</p><div id="lista-casamento"><label>Nome dos noivos <input name="noivos"></label> <button type="button" class="buscar-lista">Buscar lista</button><div class="lista-resultado"><div class="skeleton"></div><div class="skeleton"></div></div></div>${init(
      { '#lista-casamento': { 'Jatoba_Casamento/js/busca': { pageSize: 12 } } },
    )}`,
  );

const paragraph = (n: number) =>
  `<h2>${n}. Passo ${n}</h2><p>Separe as peças ${n}A e ${n}B sobre uma superfície macia. Encaixe as cavilhas sem forçar e confira o esquadro antes de apertar os parafusos. Repita do outro lado e espere a cola secar por vinte minutos. Se uma peça não encaixar, confira a letra gravada na lateral.</p><div class="drawing"></div>`;

export const manual = () =>
  page(
    'Manuais de montagem',
    `<p>Todos os móveis em um só manual. Procure o seu pelo nome.</p>${Array.from({ length: 14 }, (_, at) => paragraph(at + 1)).join('')}`,
  );

export const blog = () =>
  page(
    'Como cuidar da madeira maciça',
    `<article>${Array.from(
      { length: 8 },
      (_, at) =>
        `<p id="p${at}">A madeira trabalha com a umidade: no verão ela incha, no inverno encolhe. Um móvel bem feito deixa folga para esse movimento. Passe óleo de peroba a cada seis meses, sempre no sentido do veio, e tire o excesso com um pano seco. Evite o sol direto da tarde, que clareia o tampo de forma desigual.</p>`,
    ).join('')}</article>`,
  );

export const results = (q: string) =>
  page(
    `Resultados da busca por "${q.replace(/[<>&"]/g, '')}"`,
    '<p>Sua busca não retornou resultados.</p>',
  );
