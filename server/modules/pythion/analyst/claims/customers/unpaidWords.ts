import { lettersOf, spacedWords, type Token } from '../../text/token';

/** A denial, a refusal, money that goes back, or few of many. */
const latin =
  / (?:not|n't|no|none|nobody|never|nothing|neither|nor|without|zero|0|only|just|few|hardly|refus\w*|declin\w*|reject\w*|back|refund\w*|withdr\w*|cancel\w*|unpaid|too|nicht|nichts|kein\w*|niemand\w*|nie|nur|abgelehnt|lehn\w*|zurück\w*|ohne|storniert|gekündigt|nadie|ningun\w*|ningún|nunca|nada|sin|sólo|solo|rechaz\w*|devol\w*|devuel\w*|cancel\w*|demasiado) /;

const han = /不|没|無|无|拒|退|只|仅|未|零|太贵/;

/** "Seven asked for a price" denies no payment, however likely it looks: nobody pays where something is denied, refused or given back. */
export const deniesPayment = (context: readonly Token[]): boolean =>
  latin.test(spacedWords(context)) || han.test(lettersOf(context));

const noneLeaving =
  / (?:nobody|no one|no-one|none(?: of them)?|not one) (?:has |have |'s |ever |yet )*(?:left|cancelled|canceled|quit|unsubscribed|dropped out) | (?:niemand|keiner|keine) (?:hat |ist )(?:bisher |bislang |noch )?(?:gekündigt|abgesprungen|gegangen|ausgestiegen) | (?:nadie|ninguno|ninguna) (?:se |nos )?(?:ha )?(?:ido|fue|cancelado|canceló|dejó|dejado|dado de baja) /;
const hanNoneLeaving = /(?:没人|没有人|没有一[家个位]|一[家个位](?:都|也)没)(?:退|取消|走|流失)/u;
const paying = / (?:pay|paid|buy|bought|gezahlt|bezahlt|gekauft|pagado|pagó|comprado) |付|买/u;

/** "We charge 30, and nobody has cancelled": what is denied is that they leave. */
export const isNoneLeaving = (context: readonly Token[]): boolean =>
  (noneLeaving.test(spacedWords(context)) && !paying.test(spacedWords(context))) ||
  (hanNoneLeaving.test(lettersOf(context)) && !paying.test(lettersOf(context)));
