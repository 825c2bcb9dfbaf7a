import { comparableLabel } from './unaccented-greek.ts';

/** Labels of buttons that submit a form, in the languages of most websites. */

const AT_START =
  'submit|send|pay|order|place order|buy|checkout|check out|sign[- ]?up|register|create|book|subscribe|confirm|apply|(log|sign)[- ]?(in|on)|request|ask for|enquire|inquire|reserve|donate|join|become an?|enroll?|upgrade|purchase|pre-?order';
/** Verbs that submit something only with certain words after them. */
const WITH_OBJECT = [
  '(rent|hire|try|renew) (it|now|my|your|our|for|free|membership|subscription)',
  '(complete|finish|finali[sz]e|make|proceed to|continue to|go to) ((the|a|my|your) )?(order|purchase|booking|reservation|payment|checkout|registration|sign-?up|donation|subscription)',
  'start ((the|a|my|your|free|\\d+[- ]days?) )*(trial|subscription|membership|plan)',
  'schedule ((a|an|the|my|your) )?(appointment|call|demo|meeting|visit|viewing|tour|pick-?up|delivery)',
  '(weiter|jetzt) (zur|zum) (zahlung|bezahlung|kasse)|(proceder|continuar|procedi|procéder|passer|doorgaan|gå) (al|au|a la|ao|naar|till|til) (pago|paiement|pagamento|betal\\p{L}*|checkout|caisse|cassa)',
  "(démarrer|commencer) (l[’']essai|mon essai|l[’']abonnement)|finaliser (la|ma) commande",
  '(realizar|hacer|fechar|concluir|completar|terminar) ((el|la|mi|a|o) )?(pedido|compra|pago|reserva)|empezar (la )?prueba|começar (o )?teste',
  "(completa|concludi) (l[’'])?(ordine|acquisto|prenotazione)|inizia (la )?prova|attiva (l[’'])?abbonamento",
  'ολοκληρω(ση|σε|στε) (της |την |τη |του |το )?(παραγγελια|αγορα|κρατηση|πληρωμη|εγγραφη|συνδρομη)ς?|(κλεισ(ε|τε)|κανε|κανετε) (μια |την |το |ενα )?(κρατηση|ραντεβου|τραπεζι|θεση)',
  'rozpocznij okres próbny|wypróbuj|vyzkoušet zdarma|ücretsiz dene',
].join('|');
/** The verb is the first or the last word, depending on the language: “Jetzt kaufen”, “Comprar ahora”. */
const AT_EITHER_END = [
  'abschließen|kostenlos testen|(abo|probezeit|probeabo|testphase|mitgliedschaft) starten|absenden|senden|abschicken|bestellen|kaufen|bezahlen|zahlen|buchen|reservieren|registrieren|anmelden|einloggen|abonnieren|bestätigen|zur kasse|mitglied werden|beitreten',
  "envoyer|payer|commander|commande|acheter|réserver|s[’']inscrire|s[’']abonner|confirmer|valider|se connecter|adhérer|essayer gratuitement",
  'enviar|pagar|comprar|pedir|reservar|registrarse|suscribirse|confirmar|iniciar sesión|finalizar (compra|pedido)|cadastrar|assinar|entrar|contratar|probar gratis|experimentar grátis',
  'invia|paga|ordina|acquista|prenota|registrati|iscriviti|conferma|accedi|prova gratis',
  'verzenden|versturen|betalen|bestellen|kopen|boeken|reserveren|registreren|aanmelden|bevestigen|inloggen|lid worden|bestelling plaatsen|gratis proberen|(abonnement|proefperiode) starten',
  'skicka|betala|beställ|köp|boka|registrera|bekräfta|logga in|betal|bestil|køb|bekræft|kjøp|bestill|bekreft|lähetä|maksa|tilaa|osta|varaa|vahvista',
  'wyślij|zapłać|zamów|zamawiam|kup|kupuję|zarezerwuj|zarejestruj się|potwierdź|zaloguj się|załóż konto|utwórz konto|zapisz się|dołącz|złóż zamówienie|odeslat|zaplatit|objednat|koupit|potvrdit|přihlásit se|registrovat|vytvořit účet',
  'отправить|оплатить|заказать|оформить заказ|купить|забронировать|записаться|зарегистрироваться|подтвердить|войти',
  'αποστολη|υποβολη|πληρωμη|αγορα|κρατηση|εγγραφη|συνδεση|επιβεβαιωση|εγγραφειτε|συνδεθειτε|γινε(τε)? μελος|(πληρωσ|αγορασ|επιβεβαιωσ|υποβαλ|στειλ|παραγγειλ)(τε|ετε|ε)',
  'küldés|elküld(öm|és)?|megrendel(em|és)|fizetek|megveszem|vásárlás|lefoglalom|regisztráció|regisztrálok|feliratkozom|bejelentkezés|belépés',
  'trimite(ți)?|plătește|plătiți|comandă( acum)?|plasează comanda|finalizează comanda|cumpără|rezervă|înregistrează-te|abonează-te|confirmă|autentificare',
  'pošalji|plati|naruči|kupi|rezerviraj|rezerviši|registriraj se|registruj se|potvrdi|prijavi se|pošlji|plačaj|naroči|oddaj naročilo|potrdi',
  'надіслати|сплатити|замовити|оформити замовлення|купити|забронювати|записатися|зареєструватися|підтвердити|увійти',
  'изпрати|плати|поръчай|купи|резервирай|запази час|регистрирай се|потвърди|вход',
  'kirim|bayar|pesan sekarang|buat pesanan|beli|daftar|konfirmasi|masuk|berlangganan',
  'gửi|thanh toán|đặt hàng|mua ngay|đăng ký|đăng nhập|xác nhận',
  'שלח|שלחו|שליחה|לתשלום|הזמן|הזמינו|קנה|קנו|רכישה|הרשמה|הירשמו|התחברות|התחבר',
  'भेजें|भेजिए|जमा करें|भुगतान करें|ऑर्डर करें|खरीदें|ख़रीदें|बुक करें|पक्का करें|पुष्टि करें|रजिस्टर करें|पंजीकरण करें|लॉग ?इन( करें)?|साइन ?अप( करें)?',
  'gönder|öde|satın al|sipariş ver|rezervasyon yap|kaydol|üye ol|onayla|giriş yap',
].join('|');
/** Scripts in which words are not separated, or get prefixes. */
const ANYWHERE =
  'ชำระเงิน|สั่งซื้อ|ลงทะเบียน|สมัครสมาชิก|เข้าสู่ระบบ|ยืนยัน|ส่งข้อ(ความ|มูล)|送信|支払う|支払いへ|注文を?(確定|する)|購入(する|手続き)|予約(する|を確定)|登録する|ログイン|提交|支付|付款|下单|下單|购买|購買|立即预订|注册|登录|(결제|주문|구매|예약|가입|신청|등록|제출|전송|구독|문의|접수)하기|바로 ?구매|회원 ?가입|로그인|(?<!내)보내기|إرسال|ارسل|ادفع|اطلب|أطلب|تأكيد|احجز|سجل|تسجيل الدخول|إتمام الطلب|شراء';

const SUBMIT = new RegExp(
  `^(${AT_START}|${WITH_OBJECT})(?!\\p{L})|^(${AT_EITHER_END})(?!\\p{L})|(?<!\\p{L})(${AT_EITHER_END})[\\s!.…]*$|${ANYWHERE}`,
  'iu',
);

export const isSubmitLabel = (label: string): boolean => SUBMIT.test(comparableLabel(label));
