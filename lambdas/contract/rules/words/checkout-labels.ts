import { comparableLabel } from './unaccented-greek.ts';

/** Labels and selectors of buttons that only open a checkout, in the languages of most websites. */
const OPENS_CHECKOUT =
  /check[ _-]?out(?! (the|our|my|this|these)\b)|buy[ _-]?(it[ _-]?)?now|(zur|till|til) kass|(passer|valider) (la|ma) commande|(finalizar|tramitar|completar) (la )?(compra|pedido)|(procedi|vai) (al|alla) (cassa|checkout|pagamento)|do kasy|k pokladně|оформить заказ|оформлению|satın al|レジ|ご購入手続き|去?结[账算]|結帳|구매하기|주문하기|ชำระเงิน|สั่งซื้อ|thanh toán|ολοκληρωση (αγορας|παραγγελιας)|ταμειο|ל(קופה|תשלום)|चेकआउट|अभी खरीदें|إتمام الطلب/iu;

/** Of the selector only the control's part counts: the button that pays is in a checkout. */
export const opensCheckout = ({ label, selector }: { label: string; selector: string }): boolean =>
  OPENS_CHECKOUT.test(comparableLabel(`${label} ${selector.split(' > ').at(-1)}`));
