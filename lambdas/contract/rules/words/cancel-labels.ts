/** Labels of controls that decline what a page asks, in the languages of most websites. */
const WHOLE = [
  'no,? thank(s| you)|nein(,? danke)?|non(,? merci)?|no,? gra(cias|zie)|não(,? obrigad[oa])?|nee(,? bedankt)?',
  "(no,? )?(cancel|never ?mind|not now|keep it|don[’']?t)|no|abbrechen|annuler|cancelar|annulla|annuleren",
  'avbryt|annuller|annullér|peruuta|anuluj|zrušit|storno|zrušiť|mégse|mégsem|anulează|renunță|odustani|otkaži|prekliči',
  'atšaukti|atcelt|tühista|iptal|vazgeç|отмена|отменить|скасувати|отказ|ακύρωση|άκυρο|hủy|huỷ|batal|batalkan',
  'ביטול|בטל|إلغاء|الغاء|لغو|انصراف|منسوخ کریں|रद्द करें|रद्द करा|বাতিল|বাতিল করুন|ரத்து செய்|రద్దు చేయి',
  'ยกเลิก|キャンセル|いいえ|取消|否|취소|아니[요오]',
].join('|');

const CANCEL = new RegExp(`^[^\\p{L}]*(${WHOLE})[^\\p{L}\\p{M}]*$`, 'iu');

export const isCancelLabel = (label: string): boolean => CANCEL.test(label.normalize('NFC'));
