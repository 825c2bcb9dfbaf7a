/**
 * Words in the addresses of pages, in the languages of most websites: English and shop platforms, German, French, Spanish
 * and Portuguese, Italian, Dutch and Scandinavian, Slavic, Turkish, other scripts, Greek, other languages of Europe, Vietnamese
 * and Indonesian. Separated by spaces.
 */

export const CHECKOUT = `
  checkout checkouts checkout-shipping checkout-payment checkout-confirmation payment pay
  kasse zur-kasse bezahlen bezahlung zahlung
  paiement caisse commande commander passer-commande
  pago pagos pagar finalizar-compra tramitar-pedido pagamento finalizar-pedido
  cassa pagamenti concludi-ordine
  kassa afrekenen betalen betaling betalning maksu
  płatność platba pokladna oplata oformlenie-zakaza оформление-заказа оплата
  ödeme
  الدفع إتمام-الطلب お支払い レジ ご購入手続き 结账 結帳 付款 결제
  ταμείο tameio πληρωμή pliromi ολοκλήρωση-παραγγελίας ολοκλήρωση-αγοράς oloklirosi-paraggelias oloklirosi-agoras
  pénztár fizetés finalizare-comandă finalizarea-comenzii blagajna plaćanje naplata plačilo zaključek-nakupa
  oformlennia-zamovlennia оформлення-замовлення плащане tilauksen-tiedot tasumine maksmine apmaksa atsiskaitymas apmokėjimas
  thanh-toán pembayaran תשלום קופה ชำระเงิน پرداخت تسویه-حساب`;

export const CART = `
  cart basket bag
  warenkorb einkaufswagen
  panier
  carrito cesta carrinho sacola
  carrello
  winkelwagen winkelmand winkelmandje varukorg kurv handlekurv ostoskori
  koszyk košík korzina корзина
  sepet sepetim
  السلة سلة-التسوق カート 购物车 購物車 장바구니
  καλάθι καλάθι-αγορών kalathi kalathi-agoron
  kosár coș-de-cumpărături coșul-meu košarica nakupovalna-košarica korpa koshyk кошик количка ostukorv grozs krepšelis
  kundvagn indkøbskurv handlevogn giỏ-hàng keranjang עגלה עגלת-קניות סל-קניות ตะกร้า ตะกร้าสินค้า سبد-خرید`;

/** The part of an address before the name of a product, an article or another item of a list. */
export const ITEMS = `
  products product items item prod p dp listings listing articles article posts post blog news stories story
  recipes recipe events event books book courses course
  rentals rental properties property apartments hotels hotel rooms room tours tour trips trip jobs job cars vehicles
  games movies speakers speaker talks sessions projects portfolio
  download downloads topic topics thread threads discussion discussions lesson lessons workshop workshops
  produkte produkt artikel beitrag rezepte zimmer wohnungen immobilien reisen fahrzeuge stellen projekte
  produits produit fiche-produit recettes actualites
  productos producto articulos articulo noticias produtos produto artigos
  prodotti prodotto articoli articolo ricette notizie
  producten nieuws produkter tuotteet tuote
  produkty produkt-szczegoly tovar tovary товар товары новости
  urun urunler haber`;

export const ORDER = `
  order quick-order
  bestellen bestellung
  pedido encomenda
  ordine ordina
  bestelling beställning bestilling
  zamówienie objednávka comandă zakaz заказ
  sipariş
  الطلب ご注文 注文 订单
  παραγγελία paraggelia parangelia
  rendelés megrendelés narudžba porudžbina naročilo zamovlennia замовлення поръчка tilaus tellimus pasūtījums užsakymas
  đặt-hàng đơn-hàng הזמנה สั่งซื้อ`;

/** Where orders are found later, and the page of an order may be its confirmation. */
export const ORDERS = `
  order orders purchase purchases receipt receipts
  bestellung bestellungen commande commandes pedido pedidos compra compras ordine ordini bestellingen zamowienia siparisler
  παραγγελία παραγγελίες paraggelia paraggelies`;

export const BOOKING = `
  booking book reserve reservation reservations appointment
  buchen buchung reservieren reservierung termin termin-buchen
  réserver rendez-vous prendre-rendez-vous
  reservar reserva reservas cita agendar marcar
  prenota prenotazione prenotazioni
  boeken reserveren afspraak boka bestill bestil varaa
  rezerwacja rezervace bronirovanie бронирование запись
  rezervasyon randevu
  حجز الحجز 予約 ご予約 预订 预约 예약
  κράτηση κρατήσεις kratisi kratiseis ραντεβού rantevou
  foglalás időpontfoglalás programare rezervare rezervacija бронювання резервация varaus ajanvaraus bokning tidsbokning
  broneerimine rezervācija đặt-phòng đặt-bàn đặt-lịch הזמנת-תור จอง`;

export const SIGN_UP = `
  register sign-up signup create-account join subscribe
  registrieren registrierung abonnieren
  inscription s-inscrire abonnement
  registro registrarse registrar cadastro suscribirse suscripción assinar
  registrati iscriviti iscrizione abbonati
  registreren aanmelden abonneren registrera registrering opret-konto
  rejestracja registrace registratsiya регистрация
  kayıt üye-ol kayıt-ol
  تسجيل اشتراك 新規登録 会員登録 注册 회원가입
  εγγραφή eggrafi engrafi
  regisztráció înregistrare registracija reiestratsiia реєстрація rekisteröidy tilmeld registreeru reģistrācija
  đăng-ký daftar pendaftaran הרשמה สมัครสมาชิก ลงทะเบียน ثبت-نام`;

export const CONTACT = `
  contact contact-us quote
  kontakt kontaktieren-sie-uns angebot anfrage
  contactez-nous nous-contacter devis
  contacto contactenos contactanos contacte-nos presupuesto contato orçamento
  contatti contattaci preventivo
  offerte offert tilbud yhteystiedot
  kontakty wycena контакты
  iletişim teklif
  اتصل-بنا تواصل-معنا お問い合わせ 联系我们 문의
  επικοινωνία epikoinonia
  kapcsolat ajánlatkérés контакти ota-yhteyttä kontakt-oss kontakt-os kontakti kontaktai contacte
  liên-hệ hubungi-kami kontak צור-קשר ติดต่อเรา تماس-با-ما`;

export const THANKS = `
  thank-you thankyou thanks
  danke vielen-dank
  merci
  gracias obrigado obrigada
  grazie
  bedankt dank-je-wel tack tak takk kiitos
  dziękujemy děkujeme spasibo спасибо
  teşekkürler teşekkür
  شكرا ありがとうございます 谢谢 감사합니다
  ευχαριστούμε ευχαριστώ efcharistoume efxaristoume euxaristoume
  köszönjük mulțumim hvala дякуємо благодарим aitäh paldies ačiū dėkojame gràcies
  cảm-ơn terima-kasih תודה ขอบคุณ`;

/** The last step of something, as in `/checkout/finish`. */
export const LAST_STEP = `
  success finish finished done complete completed confirmed confirmation booked sent
  bestätigt bestätigung bestaetigt bestaetigung erfolg abgeschlossen gesendet
  confirmée envoyé
  confirmación confirmado confirmada exito finalizada realizada enviado confirmação
  conferma confermato inviato
  bevestiging bevestigd verzonden bekräftelse
  potwierdzenie potvrzení
  επιτυχία ολοκληρώθηκε επιβεβαίωση epivevaiosi`;

export const ORDERED = `
  order-received order-confirmed order-confirmation order-complete order-completed order-placed order-success
  checkout-success checkout-complete checkout-completed checkout-thank-you
  payment-success payment-successful payment-complete payment-completed payment-confirmed payment-received
  purchase-success purchase-complete purchase-completed purchase-confirmed purchase-confirmation
  bestellbestätigung bestellbestaetigung bestellung-abgeschlossen
  confirmation-commande commande-confirmée commande-reçue
  pedido-recibido pedido-confirmado pedido-recebido pedido-realizado confirmacion-pedido confirmacion-del-pedido
  confirmação-pedido confirmação-do-pedido confirmação-encomenda
  compra-finalizada compra-realizada compra-confirmada
  ordine-ricevuto ordine-confermato conferma-ordine
  order-bevestiging orderbevestiging bestelling-bevestigd
  zamowienie-zlozone zamowienie-przyjete
  potwierdzenie-zamówienia potvrzení-objednávky potvrdenie-objednávky confirmare-comandă
  ご注文完了 注文完了`;

export const WELCOMED = `
  welcome onboarding getting-started
  willkommen
  bienvenue
  bienvenido bienvenida bem-vindo
  benvenuto
  welkom välkommen velkommen
  witamy vítejte`;
