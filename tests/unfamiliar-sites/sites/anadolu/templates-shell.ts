const card = /* html */ `
<article class="kart" [attr.data-slug]="urun.slug">
  <button type="button" class="favori" [attr.aria-pressed]="isFavorite()" [attr.aria-label]="isFavorite() ? 'Favorilerden çıkar' : 'Favorilere ekle'" (click)="toggle()"><nz-icon nzType="heart" [nzTheme]="isFavorite() ? 'fill' : 'outline'" /></button>
  <a class="kart-gorsel" [routerLink]="['/ürün', urun.slug]"><img class="lazyload" width="220" height="180" [attr.data-src]="'/görsel/' + urun.slug + '.svg'" src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" [alt]="urun.name"></a>
  @if (urun.before) { <span class="rozet">Kasım fırsatı</span> }
  <h3><a [routerLink]="['/ürün', urun.slug]">{{ urun.name }}</a></h3>
  <p class="puan"><nz-icon nzType="star" nzTheme="fill" /> {{ urun.stars.toFixed(1).replace('.', ',') }} <small>({{ urun.reviews }})</small></p>
  <p class="fiyat">@if (urun.before) { <s>{{ money(urun.before) }}</s> } <b>{{ money(urun.price) }}</b></p>
  <p class="taksit-not">{{ money(urun.price / 12) }} x 12 ay</p>
  <label class="kiyas"><input type="checkbox" [checked]="isCompared()" (change)="lists.toggleCompared(urun)"> Karşılaştır</label>
</article>`;

const app = /* html */ `
@if (isMoving()) { <div class="ilerleme" role="progressbar" aria-label="Sayfa yükleniyor"></div> }
<div class="serit">Kasım Fırsatları’nın bitimine <app-sayac [saat]="31" /> · 1.500 TL üzeri ücretsiz montaj</div>
<header class="ust">
  <button type="button" class="menu-ac" aria-label="Menü" [attr.aria-expanded]="isMenuOpen()" (click)="isMenuOpen.set(!isMenuOpen())"><nz-icon nzType="menu" /></button>
  <a class="logo" routerLink="/">anadolu<span>elektro</span></a>
  <form class="arama" role="search" (submit)="search($event)">
    <input name="ara" aria-label="Ürün, kategori veya marka ara" placeholder="Ürün, kategori veya marka ara" autocomplete="off" [ngModel]="query()" [ngModelOptions]="{standalone: true}" (ngModelChange)="suggest($event)" (blur)="hideSoon()">
    <button type="submit" aria-label="Ara"><nz-icon nzType="search" /></button>
    @if (suggestions().length) { <ul class="oneriler" role="listbox">@for (item of suggestions(); track item.slug) { <li role="option"><a [routerLink]="['/ürün', item.slug]" (click)="suggestions.set([])"><b>{{ item.name }}</b><span>{{ money(item.price) }}</span></a></li> }</ul> }
  </form>
  <nav class="araclar">
    <a routerLink="/hesap/siparişler" class="arac"><nz-icon nzType="user" /><span>Hesabım</span></a>
    <a routerLink="/karşılaştır" class="arac"><nz-icon nzType="swap" /><span>Karşılaştır @if (lists.compared().length) { ({{ lists.compared().length }}) }</span></a>
    <a routerLink="/sepet" class="arac"><nz-badge [nzCount]="cart.count()" nzSize="small"><nz-icon nzType="shopping-cart" /></nz-badge><span>Sepetim</span></a>
  </nav>
</header>
<nav class="kategoriler" aria-label="Kategoriler" [class.acik]="isMenuOpen()">
  <button type="button" class="mega-ac" [attr.aria-expanded]="isMegaOpen()" (click)="isMegaOpen.set(!isMegaOpen())">Tüm kategoriler <nz-icon nzType="down" /></button>
  @for (item of menu; track item[0]) { <a [routerLink]="item[0]" routerLinkActive="secili" (click)="isMenuOpen.set(false)">{{ item[1] }}</a> }
  @if (isMegaOpen()) { <div class="mega">
    @for (group of mega; track group.title) { <section><h4>{{ group.title }}</h4>@for (item of group.items; track item[1]) { <a [routerLink]="item[0]" (click)="isMegaOpen.set(false)">{{ item[1] }}</a> }</section> }
  </div> }
</nav>
<main><router-outlet /></main>
<footer class="alt">
  <section><h4>Alışveriş</h4><a routerLink="/kampanyalar">Kampanyalar</a><a routerLink="/beyaz-eşya/buzdolapları">Buzdolapları</a><a routerLink="/karşılaştır">Ürün karşılaştır</a></section>
  <section><h4>Hizmetler</h4><a routerLink="/montaj">Montaj randevusu</a><a routerLink="/servis">Servis talebi</a><a routerLink="/servis/takip">Servis takip</a><a routerLink="/mağazalar">Mağazalar</a></section>
  <section><h4>Yardım</h4><a routerLink="/yardım">Sıkça sorulan sorular</a><a routerLink="/iletişim">İletişim</a><button type="button" class="link" (click)="openConsent()">Çerez tercihleri</button></section>
  <section><h4>E-bülten</h4><p>Fırsatları ilk siz öğrenin.</p><form class="bulten" (submit)="join($event)"><input type="email" name="bulten" aria-label="E-posta adresiniz" placeholder="E-posta adresiniz"><button nz-button><span>Kaydol</span></button></form></section>
  <p class="kunye">Anadolu Elektro Tic. A.Ş. · Mersis 0068 0555 1234 0017 · © 2011–2026</p>
</footer>
<div class="sohbet">
  @if (greets()) { <div class="sohbet-selam" [class.soluk]="hasFaded()"><p>Merhaba, ben Ayşe 👋 Size nasıl yardımcı olabilirim?</p></div> }
  @if (isChatOpen()) { <section class="sohbet-pencere" aria-label="Canlı destek"><header><b>Canlı destek</b><button type="button" class="sohbet-kapat" aria-label="Sohbeti kapat" (click)="isChatOpen.set(false)"><nz-icon nzType="close" /></button></header>
    <div class="mesajlar" aria-live="polite">@for (line of chat(); track $index) { <p [class.ben]="line.mine">{{ line.text }}</p> } @if (isTyping()) { <p class="yaziyor">Ayşe yazıyor…</p> }</div>
    <form (submit)="say($event)"><input name="mesaj" aria-label="Mesajınız" placeholder="Mesajınızı yazın" autocomplete="off"><button aria-label="Gönder"><nz-icon nzType="right" /></button></form></section> }
  <button type="button" class="sohbet-ac" aria-label="Canlı destek" [attr.aria-expanded]="isChatOpen()" (click)="toggleChat()"><nz-icon nzType="message" /></button>
</div>
@if (consent() === 'ask') { <section class="kvkk" role="dialog" aria-label="Çerez bildirimi"><p>Size daha iyi bir deneyim sunmak için 6698 sayılı KVKK kapsamında çerezler kullanıyoruz. Ayrıntılar için <a routerLink="/yardım">Çerez Politikası</a>.</p>
  @if (showsPreferences()) { <div class="kvkk-tercih"><label><input type="checkbox" checked disabled> Zorunlu</label><label><input type="checkbox" name="istatistik" [(ngModel)]="allowsStatistics" [ngModelOptions]="{standalone: true}"> İstatistik</label><label><input type="checkbox" name="pazarlama"> Pazarlama</label></div> }
  <div class="kvkk-dugme"><button type="button" nz-button class="kvkk-ayar" (click)="showsPreferences.set(!showsPreferences())"><span>Tercihleri yönet</span></button><button type="button" nz-button class="kvkk-red" (click)="decide('no')"><span>Reddet</span></button><button type="button" nz-button nzType="primary" class="kvkk-kabul" (click)="decide('yes')"><span>Tümünü kabul et</span></button></div></section> }`;

export const shell = { card, app };
