import { comparableLabel } from './unaccented-greek.ts';

/** Labels of controls that add something to a cart, in the languages of most shops. */
const INTO_CART = new RegExp(
  [
    '\\b(add|put)(ed)?( \\p{L}+)?( in)?( ?to)? (your |the |my )?(cart|bag|basket|trolley)\\b',
    'in den (warenkorb|einkaufswagen|korb)(?!\\p{L})',
    'ajouter au panier|mettre dans le panier',
    '(añadir|agregar) (al carrito|a la (cesta|bolsa))',
    'adicionar (ao carrinho|à sacola)|aggiungi al carrello',
    '^in (de )?winkel(wagen|mand)|toevoegen aan (de )?winkel(wagen|mand)',
    'i (varukorgen|kurven|kurv|handlekurven|handlekurv)$|ostoskoriin',
    'do koszyka$|do košíku$|^в корзину|добавить в корзину',
    'sepete ekle|カートに(入れる|追加)|加入?购物车|加入購物車|장바구니(에)? 담기',
    'kosárba|adaugă în (coș|coşul)|dodaj u (košaricu|korpu)|(dodaj )?v košarico|(у|в|до) кошик|в количката|lisa (ostu)?korvi|į krepšelį|afegir a la cistella',
    '(προσθηκη )?στο καλαθι|thêm vào giỏ|tambah(kan)? ke keranjang|ใส่ตะกร้า|ลงตะกร้า|(הוסף|הוספה|הוסיפו) ל(סל|עגלה)',
    '(कार्ट|बैग|टोकरी|झोले|थैले) में (डाल|जोड)',
    '(أضف|إضافة|اضف) (إلى|الى|ل)\\s?ل?(ال)?(سلة|عربة)',
  ].join('|'),
  'iu',
);

export const isCartLabel = (label: string): boolean => INTO_CART.test(comparableLabel(label));
