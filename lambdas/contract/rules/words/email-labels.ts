import { comparableLabel } from './unaccented-greek.ts';

/** The word for an email address in a label or name, in the languages of most websites. */
const EMAIL =
  /mail|mejl|e-?post|courriel|correo|posta elettronica|sähköposti|почт|メール|邮箱|郵箱|邮件|郵件|이메일|อีเมล|ηλεκτρονικ\p{L}+ ταχυδρομει|אימייל|דוא[״"]ל|ई-?मेल|ইমেইল|البريد/iu;

export const isEmailLabel = (label: string): boolean => EMAIL.test(comparableLabel(label));
