const home = /* html */ `
<section class="vitrin">
  @if (isClient()) { <nz-carousel nzAutoPlay [nzAutoPlaySpeed]="6000" nzEnableSwipe>@for (banner of data().banners; track banner.slug) { <div nz-carousel-content class="afis"><div class="afis-ic" [style.background]="banner.tone"><h2>{{ banner.title }}</h2><p>{{ banner.text }}</p><a nz-button nzType="primary" routerLink="/kampanyalar"><span>Kampanyayı incele</span></a></div></div> }</nz-carousel> }
  @else { <div class="afis"><div class="afis-ic" style="background:#23395d"><h2>Süper Kasım</h2><p>Beyaz eşyada 6.000 TL’ye varan indirim</p></div></div> }
</section>
<ul class="vaatler"><li>Ücretsiz montaj</li><li>12 aya varan taksit</li><li>81 ilde servis</li><li>14 gün koşulsuz iade</li></ul>
<section class="bolum"><header><h2>Günün fırsatları</h2><p>Kalan süre <app-sayac [saat]="9" /></p></header><div class="izgara">@for (item of data().deals; track item.slug) { <app-urun-kart [urun]="item" /> }</div></section>
<section class="bolum"><h2>Çok satanlar</h2><div class="izgara">@for (item of data().popular; track item.slug) { <app-urun-kart [urun]="item" /> }</div></section>
<section class="bolum yazi"><h2>Anadolu Elektro’da alışveriş</h2><p>1987’den bu yana Türkiye’nin dört bir yanında beyaz eşya, ısıtma ve küçük ev aletleri satıyoruz. Yetkili montaj ekiplerimiz cihazınızı evinizde kurar, eski cihazınızı ücretsiz geri alır. Kredi kartına 12 aya varan taksit ve peşin fiyatına 3 taksit seçenekleriyle bütçenize uygun ödeme yapabilirsiniz.</p></section>`;

const filters = /* html */ `
<div class="suz"><h3>Fiyat aralığı</h3><nz-slider nzRange [nzMin]="0" [nzMax]="40000" [nzStep]="500" [nzTipFormatter]="format" [ngModel]="price()" (ngModelChange)="setPrice($event)" /><p class="aralik">{{ format(price()[0]) }} – {{ format(price()[1]) }}</p></div>
<div class="suz"><h3>Marka</h3>@for (brand of brands(); track brand.name) { <label nz-checkbox [ngModel]="chosen().has(brand.name)" (ngModelChange)="toggleBrand(brand.name)" [attr.data-marka]="brand.name">{{ brand.name }} <small>({{ brand.count }})</small></label> }</div>
<button type="button" nz-button class="temizle" (click)="clear()"><span>Filtreleri temizle</span></button>`;

const category = /* html */ `
<nz-breadcrumb><nz-breadcrumb-item><a routerLink="/">Ana sayfa</a></nz-breadcrumb-item><nz-breadcrumb-item>Beyaz Eşya</nz-breadcrumb-item><nz-breadcrumb-item>{{ title() }}</nz-breadcrumb-item></nz-breadcrumb>
<header class="liste-bas"><h1>{{ title() || ' ' }}</h1><span class="adet">@if (total()) { {{ total() }} ürün }</span>
<button type="button" nz-button class="suz-ac" (click)="showsFilters.set(true)"><nz-icon nzType="filter" /><span>Filtrele</span></button>
@if (isClient()) { <nz-select class="sirala" [ngModel]="sort()" (ngModelChange)="setSort($event)" aria-label="Sırala">@for (item of sorts; track item[0]) { <nz-option [nzValue]="item[0]" [nzLabel]="item[1]" /> }</nz-select> }</header>
<ng-template #suzgec>${filters}</ng-template>
<div class="liste"><aside class="yan" aria-label="Filtreler">@if (isClient()) { <ng-container [ngTemplateOutlet]="suzgec" /> }</aside>
<div class="izgara" infiniteScroll [infiniteScrollDistance]="1" [infiniteScrollThrottle]="200" (scrolled)="more()">
  @for (item of items(); track item.slug) { <app-urun-kart [urun]="item" /> }
  @if (isLoading()) { @for (at of [1, 2, 3, 4, 5, 6]; track at) { <div class="kart iskelet"><nz-skeleton [nzActive]="true" [nzParagraph]="{ rows: 5 }" /></div> } }
  @else if (!items().length) { <p class="bos">Seçtiğiniz kriterlere uygun ürün bulunamadı.</p> }
</div></div>
@if (isClient()) { <nz-drawer [nzVisible]="showsFilters()" nzPlacement="bottom" nzHeight="82%" nzTitle="Filtrele" [nzFooter]="altlik" (nzOnClose)="showsFilters.set(false)"><ng-container *nzDrawerContent><ng-container [ngTemplateOutlet]="suzgec" /></ng-container></nz-drawer> }
<ng-template #altlik><button type="button" nz-button nzType="primary" nzBlock class="uygula" (click)="showsFilters.set(false)"><span>{{ total() }} ürünü göster</span></button></ng-template>`;

const product = /* html */ `
@if (product(); as urun) {
<nz-breadcrumb><nz-breadcrumb-item><a routerLink="/">Ana sayfa</a></nz-breadcrumb-item><nz-breadcrumb-item><a [routerLink]="['/beyaz-eşya', urun.category]">{{ urun.categoryName }}</a></nz-breadcrumb-item><nz-breadcrumb-item>{{ urun.name }}</nz-breadcrumb-item></nz-breadcrumb>
<div class="urun"><div class="galeri"><div class="buyuk"><img width="520" height="420" [src]="'/görsel/' + urun.slug + '.svg?aci=' + shot()" [alt]="urun.name"><button type="button" class="onceki" aria-label="Önceki görsel" [disabled]="shot() === 0" (click)="shot.set(shot() - 1)"><nz-icon nzType="left" /></button><button type="button" class="sonraki" aria-label="Sonraki görsel" [disabled]="shot() === 4" (click)="shot.set(shot() + 1)"><nz-icon nzType="right" /></button></div>
<div class="kucukler">@for (at of [0, 1, 2, 3, 4]; track at) { <button type="button" [class.secili]="shot() === at" [attr.aria-label]="'Görsel ' + (at + 1)" (click)="shot.set(at)"><img width="64" height="52" [src]="'/görsel/' + urun.slug + '.svg?aci=' + at" alt=""></button> }</div></div>
<div class="bilgi"><p class="marka">{{ urun.brand }}</p><h1>{{ urun.name }}</h1>
<p class="puan"><nz-rate [ngModel]="urun.stars" nzDisabled nzAllowHalf /> <small>{{ urun.reviews }} değerlendirme</small></p>
<p class="kod">Ürün kodu: <span>{{ urun.code }}</span> <button type="button" class="link kopyala" (click)="copy()"><nz-icon nzType="copy" /> Kopyala</button></p>
<p class="fiyat buyuk-fiyat">@if (urun.before) { <s>{{ money(urun.before) }}</s> } <b>{{ money(urun.price) }}</b></p>
<div class="renkler" role="radiogroup" aria-label="Renk">@for (renk of urun.colors; track renk) { <button type="button" role="radio" [attr.aria-checked]="color() === renk" [class.secili]="color() === renk" (click)="color.set(renk)">{{ renk }}</button> }</div>
@if (urun.isSoldOut) { <div class="tukendi"><b>Bu ürün geçici olarak tükendi</b><form (submit)="$event.preventDefault(); notify()" novalidate><input nz-input type="email" name="haber" aria-label="E-posta adresiniz" placeholder="E-posta adresiniz" [formControl]="alertMail"><button nz-button nzType="primary" class="haber-ver"><span>Gelince haber ver</span></button></form><p role="status" class="haber-not">{{ alertState() }}</p></div> }
@else { <button type="button" nz-button nzType="primary" nzSize="large" class="sepete-ekle" (click)="add()"><nz-icon nzType="shopping-cart" /><span>Sepete ekle</span></button> }
<label class="kiyas"><input type="checkbox" name="urun-kiyas" (change)="lists.toggleCompared(urun)"> Karşılaştırma listesine ekle</label>
<p class="teslim">Bugün sipariş verin, <b>2 iş günü</b> içinde kapınızda. <a routerLink="/montaj">Montaj randevusu</a></p></div></div>
@if (urun.video) { <section class="bolum"><h2>Ürün tanıtım videosu</h2><div class="video"><video id="tanitim" width="640" height="360" playsinline poster="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=="></video>@if (videoState() !== 'plays') { <button type="button" class="oynat" aria-label="Videoyu oynat" (click)="play()"><nz-icon nzType="play-circle" nzTheme="fill" /></button> }</div></section> }
<nz-tabs class="sekmeler"><nz-tab nzTitle="Özellikler"><table class="ozellik"><tbody>@for (row of urun.rows; track row[0]) { <tr><th>{{ row[0] }}</th><td>{{ row[1] }}</td></tr> }</tbody></table></nz-tab>
<nz-tab nzTitle="Taksit seçenekleri"><nz-radio-group [ngModel]="bank()" (ngModelChange)="bank.set($event)" nzButtonStyle="solid">@for (item of banks; track item) { <label nz-radio-button [nzValue]="item">{{ item }}</label> }</nz-radio-group>
<table class="taksitler"><thead><tr><th>Taksit</th><th>Aylık</th><th>Toplam</th></tr></thead><tbody>@for (row of installments(); track row.month) { <tr><td>{{ row.month === 1 ? 'Tek çekim' : row.month + ' ay' }}</td><td>{{ money(row.total / row.month) }}</td><td>{{ money(row.total) }}</td></tr> }</tbody></table></nz-tab>
<nz-tab nzTitle="Değerlendirmeler"><ul class="yorumlar">@for (yorum of urun.comments; track yorum.who) { <li><b>{{ yorum.who }}</b><p>{{ yorum.text }}</p><button type="button" class="link" (click)="helpful.set(helpful() + 1)">Faydalı ({{ yorum.votes + helpful() }})</button></li> }</ul></nz-tab></nz-tabs>
<section class="bolum"><h2>Fiyat geçmişi</h2><div class="donem">@for (ay of [3, 6]; track ay) { <button type="button" nz-button [class.secili]="period() === ay" (click)="setPeriod(ay)"><span>Son {{ ay }} ay</span></button> }</div><div class="grafik"><canvas id="fiyat-grafik" role="img" aria-label="Fiyat geçmişi grafiği"></canvas></div></section>
} @else { <nz-skeleton [nzActive]="true" [nzParagraph]="{ rows: 8 }" /> }`;

const compare = /* html */ `
<h1>Ürün karşılaştırma</h1>
<div class="kiyas-arac"><label><nz-switch [ngModel]="onlyDifferences()" (ngModelChange)="onlyDifferences.set($event)" /> Sadece farkları göster</label><button type="button" nz-button class="urun-ekle" (click)="open()"><nz-icon nzType="plus" /><span>Ürün ekle</span></button></div>
@if (removed()) { <div class="geri-al" role="status">{{ removed().name }} listeden çıkarıldı. <button type="button" class="link" (click)="undo()">Geri al</button></div> }
@if (lists.compared().length) { <div class="kaydir"><table class="kiyas-tablo"><thead><tr><th>Özellik</th>@for (urun of lists.compared(); track urun.slug) { <th><a [routerLink]="['/ürün', urun.slug]">{{ urun.name }}</a><br>{{ money(urun.price) }}<br><button type="button" class="link cikar" (click)="remove(urun)">Çıkar</button></th> }</tr></thead>
<tbody>@for (key of keys(); track key) { <tr><th>{{ key }}</th>@for (urun of lists.compared(); track urun.slug) { <td>{{ urun.specs[key] ?? '–' }}</td> }</tr> }</tbody></table></div> }
@else { <p class="bos">Karşılaştırma listeniz boş. “Ürün ekle” ile başlayın.</p> }
@if (isPicking()) { <div class="perde"><div class="secici" role="dialog" aria-modal="true" aria-label="Ürün seçin" (keydown)="trap($event)"><header><h2>Ürün seçin</h2><span class="secici-kapat" (click)="isPicking.set(false)">✕</span></header><input name="secici-ara" aria-label="Ürün ara" placeholder="Ürün adı yazın" [ngModel]="query()" (ngModelChange)="find($event)"><div class="secici-liste">@for (urun of offers(); track urun.slug) { <div class="secici-satir" (click)="pick(urun)"><b>{{ urun.name }}</b><span>{{ money(urun.price) }}</span></div> }</div></div></div> }`;

const search = /* html */ `
<h1>“{{ query() }}” için sonuçlar</h1>
@if (items(); as list) { @if (list.length) { <div class="izgara">@for (item of list; track item.slug) { <app-urun-kart [urun]="item" /> }</div> } @else { <p class="bos">Aramanızla eşleşen ürün bulunamadı. Yazımı kontrol edin veya kategorilere göz atın.</p> } }
@else { <nz-skeleton [nzActive]="true" /> }`;

export const shopTemplates = { home, category, product, compare, search };
