import { comparableLabel } from './unaccented-greek.ts';

/** Labels of controls that decline what a page asks or lead back from it, in the languages of most websites. */
const CANCEL = [
  'no,? thank(s| you)|nein(,? danke)?|non(,? merci)?|no,? gra(cias|zie)|não(,? obrigad[oa])?|nee(,? bedankt)?',
  "(no,? )?(cancel|never ?mind|not now|keep it|don[’']?t)|no|abbrechen|annuler|cancelar|annulla|annuleren",
  'avbryt|annuller|annullér|peruuta|anuluj|zrušit|storno|zrušiť|mégse|mégsem|anulează|renunță|odustani|otkaži|prekliči',
  'atšaukti|atcelt|tühista|iptal|vazgeç|отмена|отменить|скасувати|отказ|ακυρωση|ακυρο|hủy|huỷ|batal|batalkan',
  'ביטול|בטל|إلغاء|الغاء|لغو|انصراف|منسوخ کریں|रद्द करें|रद्द करा|বাতিল|বাতিল করুন|ரத்து செய்|రద్దు చేయి',
  'ยกเลิก|キャンセル|いいえ|取消|否|취소|아니[요오]',
].join('|');

const BACK = [
  '(go |step )?back|previous( step| page)?|(einen schritt )?zurück|précédente?|(étape|page) précédente|retour',
  'atrás|volver( atrás)?|regresar|anterior|(paso|etapa|passo) anterior|voltar|indietro|(torna|passo) indietro|precedente',
  'terug|vorige( stap)?|tillbaka|föregående|tilbake|tilbage|forrige|takaisin|edellinen|wstecz|wróć|cofnij|zpět|späť|vissza|înapoi',
  'natrag|nazad|nazaj|atgal|atpakaļ|tagasi|geri|önceki|назад|πισω|προηγουμενο|quay lại|kembali|חזרה|חזור|رجوع|السابق|بازگشت',
  'वापस|पीछे|পিছনে|ย้อนกลับ|กลับ|戻る|前へ|返回|上一步|이전|뒤로',
].join('|');

/** Only these words, with signs such as arrows around them. */
const labeled = (words: string): RegExp =>
  new RegExp(`^[^\\p{L}]*(${words})[^\\p{L}\\p{M}]*$`, 'iu');
const CANCEL_LABEL = labeled(CANCEL);
const BACK_LABEL = labeled(BACK);

export const isCancelLabel = (label: string): boolean => CANCEL_LABEL.test(comparableLabel(label));
export const isBackLabel = (label: string): boolean => BACK_LABEL.test(comparableLabel(label));
