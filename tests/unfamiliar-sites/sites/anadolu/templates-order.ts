const cart = /* html */ `
<h1>Sepetim @if (cart.count()) { <small>({{ cart.count() }} ürün)</small> }</h1>
@if (removed()) { <div class="geri-al" role="status">{{ removed().name }} sepetten çıkarıldı. <button type="button" class="link" (click)="undo()">Geri al</button></div> }
@if (cart.lines().length) { <div class="sepet"><ul class="satirlar">@for (line of cart.lines(); track line.slug) { <li [attr.data-slug]="line.slug"><img width="96" height="80" [src]="'/görsel/' + line.slug + '.svg'" [alt]="line.name"><div><a [routerLink]="['/ürün', line.slug]">{{ line.name }}</a><p class="renk">Renk: {{ line.renk }}</p><button type="button" class="link cikar" (click)="remove(line)"><nz-icon nzType="delete" /> Sil</button></div>
<div class="miktar" role="group" aria-label="Adet"><button type="button" aria-label="Adedi azalt" [disabled]="line.adet === 1" (click)="change(line, line.adet - 1)">−</button><output>{{ line.adet }}</output><button type="button" aria-label="Adedi artır" class="artir" (click)="change(line, line.adet + 1)">+</button></div><b class="tutar">{{ money(line.price * line.adet) }}</b></li> }</ul>
<aside class="ozet"><h2>Sipariş özeti</h2><p><span>Ara toplam</span><span>{{ money(cart.total()) }}</span></p><p><span>Montaj</span><span>Ücretsiz</span></p>
<label nz-checkbox class="garanti" [ngModel]="warranty()" (ngModelChange)="warranty.set($event)">+2 yıl ek garanti (1.290,00 TL)</label>
<form class="kupon" (submit)="$event.preventDefault(); apply()"><input nz-input name="kupon" aria-label="Kupon kodu" placeholder="Kupon kodu" [formControl]="code"><button nz-button class="kupon-uygula" [nzLoading]="isApplying()"><span>Uygula</span></button></form>
@if (codeState(); as state) { <p role="status" class="kupon-not" [class.hata]="state.isError">{{ state.text }}</p> }
<p class="toplam"><span>Toplam</span><b>{{ money(sum()) }}</b></p><a nz-button nzType="primary" nzSize="large" class="onayla" routerLink="/ödeme"><span>Sepeti onayla</span></a></aside></div> }
@else { <div class="bos"><p>Sepetiniz şu an boş.</p><a nz-button routerLink="/kampanyalar"><span>Kampanyalara göz at</span></a></div> }`;

const field = (group: string, name: string, label: string, error: string, extra = '') =>
  /* html */ `<div class="alan"><label for="f-${name}">${label}</label><input nz-input id="f-${name}" name="${name}" formControlName="${name}" ${extra} [attr.aria-invalid]="!!error('${group}', '${name}', 'x')"><p class="hata" role="alert">{{ error('${group}', '${name}', '${error}') }}</p></div>`;

const place = (name: string, label: string, list: string) =>
  /* html */ `<div class="alan" data-alan="${name}"><label>${label}</label><nz-select formControlName="${name}" nzShowSearch nzPlaceHolder="${label} seçin" [nzLoading]="isLoadingPlaces()" [nzDisabled]="!${list}().length">@for (item of ${list}(); track item) { <nz-option [nzValue]="item" [nzLabel]="item" /> }</nz-select><p class="hata">{{ error('address', '${name}', '${label} seçin.') }}</p></div>`;

const checkout = /* html */ `
<h1>Güvenli ödeme</h1>
<nz-steps [nzCurrent]="step()" nzSize="small"><nz-step nzTitle="Teslimat adresi" /><nz-step nzTitle="Fatura" /><nz-step nzTitle="Ödeme" /></nz-steps>
<div class="sepet odeme"><div class="adim">
@switch (step()) {
@case (0) { <form class="form" [formGroup]="address" (ngSubmit)="next('address')" novalidate><h2>Teslimat adresi</h2>
${field('address', 'ad', 'Ad soyad', 'Adınızı ve soyadınızı yazın.', 'autocomplete="name"')}
${field('address', 'telefon', 'Cep telefonu', '5 ile başlayan 10 haneli numaranızı yazın.', 'mask="(000) 000 00 00" inputmode="tel" placeholder="(5__) ___ __ __"')}
${field('address', 'eposta', 'E-posta', 'Geçerli bir e-posta adresi yazın.', 'type="email"')}
<div class="uclu">${place('il', 'İl', 'cities')}${place('ilçe', 'İlçe', 'districts')}${place('mahalle', 'Mahalle', 'quarters')}</div>
${field('address', 'adres', 'Açık adres', 'Cadde, sokak ve kapı numarasını yazın.', 'placeholder="Cadde, sokak, kapı no, daire"')}
<button nz-button nzType="primary" nzSize="large" class="devam-adres"><span>Fatura bilgilerine geç</span></button></form> }
@case (1) { <form class="form" [formGroup]="invoice" (ngSubmit)="next('invoice')" novalidate><h2>Fatura bilgileri</h2>
<nz-radio-group [ngModel]="kind()" (ngModelChange)="setKind($event)" [ngModelOptions]="{standalone: true}"><label nz-radio nzValue="bireysel">Bireysel</label><label nz-radio nzValue="kurumsal">Kurumsal</label></nz-radio-group>
@if (kind() === 'bireysel') { ${field('invoice', 'tckn', 'T.C. kimlik numarası', 'Geçerli bir T.C. kimlik numarası girin.', 'mask="00000000000" inputmode="numeric" autocomplete="off"')} <p class="ipucu">E-arşiv fatura için yasal olarak zorunludur.</p> }
@else { ${field('invoice', 'unvan', 'Firma ünvanı', 'Firma ünvanını yazın.')}${field('invoice', 'daire', 'Vergi dairesi', '')}${field('invoice', 'vkn', 'Vergi numarası', '10 haneli vergi numarasını yazın.', 'mask="0000000000" inputmode="numeric"')} }
<div class="dugmeler"><button type="button" nz-button nzSize="large" (click)="step.set(0)"><span>Geri</span></button><button nz-button nzType="primary" nzSize="large" class="devam-fatura"><span>Ödemeye geç</span></button></div></form> }
@case (2) { <form class="form" [formGroup]="card" (ngSubmit)="pay()" novalidate><h2>Kart bilgileri</h2>
${field('card', 'kart', 'Kart numarası', '16 haneli kart numarasını yazın.', 'mask="0000 0000 0000 0000" inputmode="numeric" autocomplete="cc-number"')}
${field('card', 'isim', 'Kart üzerindeki isim', 'Kart üzerindeki ismi yazın.', 'autocomplete="cc-name"')}
<div class="uclu">${field('card', 'skt', 'Son kullanma (AA/YY)', 'Tarihi AA/YY olarak yazın.', 'mask="00/00" inputmode="numeric"')}${field('card', 'cvv', 'Güvenlik kodu', '3 haneli kodu yazın.', 'mask="000" inputmode="numeric" autocomplete="cc-csc"')}</div>
<fieldset class="taksit-sec"><legend>Taksit seçenekleri</legend>@for (ay of months; track ay) { <label><input type="radio" name="taksit" [value]="ay" [checked]="month() === ay" (change)="month.set(ay)"> {{ ay === 1 ? 'Tek çekim' : ay + ' taksit' }} <span>{{ money(cart.total() / ay) }} x {{ ay }}</span></label> }</fieldset>
<label nz-checkbox formControlName="onay" class="onay">Ön bilgilendirme formunu ve mesafeli satış sözleşmesini okudum, onaylıyorum.</label><p class="hata">{{ error('card', 'onay', 'Devam etmek için sözleşmeyi onaylayın.') }}</p>
<div class="dugmeler"><button type="button" nz-button nzSize="large" (click)="step.set(1)"><span>Geri</span></button><button nz-button nzType="primary" nzSize="large" class="siparis" [nzLoading]="isPaying()"><span>Siparişi tamamla</span></button></div></form> }
}</div>
<aside class="ozet"><h2>Sipariş özeti</h2>@for (line of cart.lines(); track line.slug) { <p><span>{{ line.adet }} x {{ line.name }}</span><span>{{ money(line.price * line.adet) }}</span></p> }<p class="toplam"><span>Toplam</span><b>{{ money(cart.total()) }}</b></p></aside></div>
<nz-modal [nzVisible]="!!frame()" nzTitle="3D Secure doğrulama" [nzFooter]="null" [nzMaskClosable]="false" (nzOnCancel)="fromBank({ kaynak: '3d', sonuc: 'iptal' })"><ng-container *nzModalContent>@if (frame()) { <iframe class="banka" title="3D Secure" [src]="frame()"></iframe> }</ng-container></nz-modal>`;

const thanks = /* html */ `
<div class="onay-sayfa"><h1>Siparişiniz alındı</h1><p>Sipariş numaranız <b>{{ number }}</b>. Montaj ekibimiz teslimattan önce sizi arayacak.</p><a nz-button routerLink="/montaj"><span>Montaj randevusu al</span></a> <a nz-button routerLink="/"><span>Alışverişe devam et</span></a></div>`;

export const orderTemplates = { cart, checkout, thanks };

/** The bank's page, which another origin serves inside a frame. */
export const bankPage = (
  bank: string,
): string => `<!doctype html><html lang="tr"><meta charset="utf-8"><title>3D Secure</title>
<style>body{font:14px/1.5 Arial,sans-serif;margin:18px;color:#222}input{font-size:18px;padding:8px;width:140px;letter-spacing:4px}button{padding:9px 16px;margin-right:8px;border:0;border-radius:4px;background:#0a3d7c;color:#fff}button.bos{background:#ddd;color:#222}</style>
<p><b>${bank === 'bogaz' ? 'Boğaz Bankası' : 'Akasya Bank'}</b> · Verified by Troy</p><p>5** *** ** 41 numaralı telefonunuza gönderilen kodu girin.</p>
<form><p><input name="kod" inputmode="numeric" maxlength="6" aria-label="SMS kodu" autocomplete="one-time-code"></p><p><button id="onayla">Onayla</button><button type="button" class="bos" id="iptal">İptal</button></p><p id="not" role="status"></p></form>
<script>
const send = (sonuc) => parent.postMessage({ kaynak: '3d', banka: '${bank}', sonuc }, '*');
document.querySelector('form').addEventListener('submit', (event) => {
  event.preventDefault();
  if (document.querySelector('input').value.length < 6) { document.querySelector('#not').textContent = 'Kod 6 haneli olmalıdır.'; return; }
  document.querySelector('#not').textContent = 'Doğrulanıyor…';
  setTimeout(() => send('tamam'), 1100);
});
document.querySelector('#iptal').addEventListener('click', () => send('iptal'));
</script></html>`;
