const assembly = /* html */ `
<h1>Montaj randevusu</h1><p class="giris">Yetkili ekiplerimiz cihazınızı evinizde kurar. Size uygun günü ve saati seçin.</p>
@if (isBooked()) { <nz-alert nzType="success" nzMessage="Randevunuz oluşturuldu. SMS ile bilgilendirileceksiniz." /> }
@else { <div class="form genis"><div class="alan"><label for="m-siparis">Sipariş numarası</label><input nz-input id="m-siparis" name="siparis-no" placeholder="AE-00000000" [formControl]="order"></div>
<h2>Gün seçin</h2><div class="gunler">@for (gun of days; track gun.at) { <button type="button" class="gun" [class.secili]="day() === gun" [class.dolu]="gun.isFull" (click)="choose(gun)"><small>{{ gun.name }}</small><b>{{ gun.label }}</b></button> }</div>
@if (fullNote()) { <p class="hata" role="status">{{ fullNote() }}</p> }
@if (day()) { <h2>Saat seçin</h2>@if (isLoading()) { <div class="saatler"><nz-skeleton [nzActive]="true" [nzTitle]="false" [nzParagraph]="{ rows: 2 }" /></div> } @else { <div class="saatler">@for (saat of slots(); track saat) { <button type="button" nz-button [class.secili]="slot() === saat" (click)="slot.set(saat)"><span>{{ saat }}</span></button> }</div> } }
<div class="alan"><label for="m-not">Montaj ekibine not</label><input nz-input id="m-not" name="montaj-not" [formControl]="note"></div>
<button type="button" nz-button nzType="primary" nzSize="large" class="randevu" [disabled]="!slot()" (click)="book()"><span>Randevuyu onayla</span></button></div> }`;

const service = /* html */ `
<h1>Servis talebi oluştur</h1><p class="giris">Arızayı anlatın, mümkünse birkaç fotoğraf ekleyin. 24 saat içinde sizi arayalım.</p>
@if (sent()) { <nz-alert nzType="success" [nzMessage]="'Talebiniz alındı: ' + sent()" /> }
@else { <form class="form" [formGroup]="form" (ngSubmit)="send()" novalidate>
<div class="alan" data-alan="cihaz"><label>Cihaz</label><nz-select formControlName="cihaz" nzPlaceHolder="Cihaz seçin">@for (item of devices; track item) { <nz-option [nzValue]="item" [nzLabel]="item" /> }</nz-select><p class="hata">{{ error('cihaz', 'Cihaz seçin.') }}</p></div>
<div class="alan"><label for="s-seri">Seri numarası (isteğe bağlı)</label><input nz-input id="s-seri" name="seri" formControlName="seri"></div>
<div class="alan"><label for="s-ariza">Arıza tarifi</label><textarea nz-input rows="4" id="s-ariza" name="ariza" formControlName="ariza"></textarea><p class="hata">{{ error('ariza', 'Arızayı en az 10 karakterle anlatın.') }}</p></div>
<div class="alan"><label for="s-telefon">Cep telefonu</label><input nz-input id="s-telefon" name="servis-telefon" formControlName="telefon" mask="(000) 000 00 00" inputmode="tel"><p class="hata">{{ error('telefon', 'Telefonunuzu yazın.') }}</p></div>
<div class="alan"><label>Fotoğraflar</label><nz-upload nzAction="/api/servis/foto" nzListType="picture-card" nzAccept="image/*" [nzFileList]="files()" [nzShowButton]="files().length < 4" (nzChange)="changed($event)"><div class="foto-ekle"><nz-icon nzType="plus" /><div>Fotoğraf ekle</div></div></nz-upload></div>
<button nz-button nzType="primary" nzSize="large" class="talep" [disabled]="hasPending()" [nzLoading]="isSending()"><span>Talebi gönder</span></button></form> }`;

const tracking = /* html */ `
<h1>Servis takip</h1><form class="form satir" (submit)="$event.preventDefault(); find()"><div class="alan"><label for="t-no">Servis numarası</label><input nz-input id="t-no" name="servis-no" placeholder="SR-0000000" [formControl]="number"></div><button nz-button nzType="primary" class="sorgula" [nzLoading]="isLoading()"><span>Sorgula</span></button></form>
@if (note()) { <p class="hata" role="status">{{ note() }}</p> }
@if (state(); as durum) { <nz-steps [nzCurrent]="durum.step" nzDirection="vertical">@for (step of durum.steps; track step) { <nz-step [nzTitle]="step" /> }</nz-steps> }`;

const shops = /* html */ `
<h1>Mağazalarımız</h1>
<div class="magaza-arac"><input nz-input name="sehir" aria-label="İl ara" placeholder="İl yazın (ör. Eskişehir)" [ngModel]="city()" (ngModelChange)="city.set($event)"><button type="button" nz-button class="konum" (click)="locate()"><nz-icon nzType="environment" /><span>Konumumu kullan</span></button></div>
@if (isHere()) { <p role="status" class="konum-not">{{ isHere() }}</p> }
<div class="magazalar"><div id="harita" class="harita" aria-label="Mağaza haritası"></div><ul>@for (shop of shown(); track shop.name) { <li [class.secili]="open() === shop"><b>{{ shop.name }}</b><p>{{ shop.city }} · {{ shop.phone }}</p><button type="button" class="link" (click)="show(shop)">Haritada göster</button></li> } @empty { <li>Bu ilde mağazamız yok.</li> }</ul></div>
@if (open(); as shop) { <aside class="magaza-kart" role="status"><b>{{ shop.name }}</b><p>Her gün 10:00–21:00 · {{ shop.phone }}</p></aside> }
<section class="bolum"><h2>Mağaza broşürü</h2><p>Mağazalarımızdaki özel fiyatları dijital broşürde bulabilirsiniz.</p><a class="brosur" routerLink="/broşür/kasım">Kasım broşürünü aç</a></section>`;

const campaigns = /* html */ `
<h1>Kampanyalar</h1><div class="kampanyalar">@for (item of all(); track item.slug) { <article class="kampanya"><h2>{{ item.title }}</h2><p>{{ item.text }}</p><p class="kalan">Bitimine <app-sayac [saat]="item.hours" /></p><a class="dugme" [routerLink]="['/kampanya', item.slug]">Kampanyaya git</a></article> }</div>`;

const campaign = /* html */ `
@if (data(); as k) { <h1>{{ k.title }}</h1><p class="giris">{{ k.text }} · Bitimine <app-sayac [saat]="k.hours" /></p><div class="izgara">@for (item of k.items; track item.slug) { <app-urun-kart [urun]="item" /> }</div> } @else { <nz-skeleton [nzActive]="true" [nzParagraph]="{ rows: 6 }" /> }`;

const orders = /* html */ `
@if (!isMember()) { <h1>Üye girişi</h1><form class="form dar" [formGroup]="login" (ngSubmit)="enter()" novalidate><div class="alan"><label for="g-eposta">E-posta</label><input nz-input id="g-eposta" name="giris-eposta" type="email" formControlName="eposta"></div><div class="alan"><label for="g-sifre">Şifre</label><input nz-input id="g-sifre" name="giris-sifre" type="password" formControlName="sifre"></div><p class="hata" role="alert">{{ failure() }}</p><button nz-button nzType="primary" nzBlock class="giris-yap" [nzLoading]="isChecking()"><span>Giriş yap</span></button></form> }
@else { <h1>Siparişlerim</h1><ul class="siparisler">@for (order of orders; track order.no) { <li><header><b>{{ order.no }}</b><span>{{ order.when }}</span><nz-tag>{{ order.state }}</nz-tag><b>{{ money(order.total) }}</b></header><button type="button" class="link ayrinti" [attr.aria-expanded]="open() === order.no" (click)="open.set(open() === order.no ? '' : order.no)">Sipariş ayrıntısı</button>@if (open() === order.no) { <p class="ayrinti-metin">{{ order.items }}</p> } <a class="fatura" [href]="'/fatura/' + order.no + '-şubat.pdf'" download>E-arşiv fatura (PDF)</a></li> }</ul> }`;

const help = /* html */ `
<h1>Sıkça sorulan sorular</h1><nz-collapse nzAccordion>@for (item of questions; track item[0]) { <nz-collapse-panel [nzHeader]="item[0]"><p>{{ item[1] }}</p><p class="oy">@if (thanks().has(item[0])) { Geri bildiriminiz için teşekkürler. } @else { Yardımcı oldu mu? <button type="button" class="link evet" (click)="vote(item[0])">Evet</button> <button type="button" class="link hayir" (click)="vote(item[0])">Hayır</button> }</p></nz-collapse-panel> }</nz-collapse>
<section class="bolum yazi"><h2>Teslimat, iade ve garanti koşulları</h2><p>Ürünler anlaşmalı kargo ve kendi araçlarımızla 81 ile teslim edilir. Büyük beyaz eşyada teslimat randevu ile yapılır; teslimat sırasında ambalaj hasarını tutanakla bildirmenizi öneririz. Garanti süresi fatura tarihinden başlar ve üretici servisleri tarafından yürütülür.</p><p>Tüketici, malı teslim aldığı tarihten itibaren on dört gün içinde herhangi bir gerekçe göstermeksizin cayma hakkına sahiptir.</p></section>`;

const contact = /* html */ `
<h1>İletişim</h1><form class="form" [formGroup]="form" (ngSubmit)="send()" novalidate><div class="alan"><label for="i-ad">Ad soyad</label><input nz-input id="i-ad" name="iletisim-ad" formControlName="ad"><p class="hata">{{ error('ad', 'Adınızı yazın.') }}</p></div><div class="alan"><label for="i-eposta">E-posta</label><input nz-input id="i-eposta" name="iletisim-eposta" type="email" formControlName="eposta"><p class="hata">{{ error('eposta', 'Geçerli bir e-posta adresi yazın.') }}</p></div><div class="alan"><label for="i-mesaj">Mesajınız</label><textarea nz-input rows="4" id="i-mesaj" name="mesaj-metni" formControlName="mesaj"></textarea><p class="hata">{{ error('mesaj', 'Mesajınızı en az 10 karakterle yazın.') }}</p></div><button nz-button nzType="primary" nzSize="large" class="mesaj-gonder" [nzLoading]="isSending()"><span>Gönder</span></button></form>
<section class="bolum"><h2>Çağrı merkezi</h2><p>0850 555 19 87 · Her gün 08:00–23:00</p></section>`;

export const serviceTemplates = {
  assembly,
  service,
  tracking,
  shops,
  campaigns,
  campaign,
  orders,
  help,
  contact,
};
