import type { Clause } from '../text/clause';
import { wordsInFigures } from '../text/figures';
import { memoise } from '../text/memoise';
import { lettersOf, spacedWords } from '../text/token';
import { isFact, makeClaim, type Claim } from './claim';
import { isRivals } from './hearsay';

const words = {
  en: '(?:letters?|e-?mails?|complaints?|invoices?|reminders?|messages?|questions?|notes?|quotes?|chances?|opinions?|times?)',
  de: '(?:brief|mail|beschwerde|rechnung|mahnung|nachricht|frage|meinung)',
  es: '(?:carta|correo|queja|factura|mensaje|pregunta|opinión)',
};
const several = '(?!0 |1 )\\d+ (?:\\S+ ){0,3}?';
const second = [
  ` ${several}(?:have |had |has )?(?:sent|booked|ordered|bought|brought|reserved|placed|rented) (?:us |me )?(?:(?:a|their|an) (?:second|third|fourth|further|another)|another) (?!(?:\\S+ )?${words.en} )\\S`,
  ` ${several}(?:have |had )?(?:sent|booked|ordered|bought|rented) (?:(?!back )\\S+ ){0,3}?(?:a second time|a third time|twice|again|once more) `,
  ` ${several}(?:haben |hatten )?(?:(?:uns|mir|schon) ){0,2}(?:schickten |buchten |bestellten |kauften )?(?:eine?n? |ihre?n? )(?:zweite|dritte|weitere)[nrs]? (?!${words.de} )\\S+ (?:geschickt |gebucht |bestellt |gekauft )?`,
  ` ${several}(?:ya )?(?:(?:nos|me) )?(?:mandaron|enviaron|pidieron|compraron|reservaron|encargaron|trajeron) (?:un segundo|una segunda|un tercer|una tercera|su segund[oa]|otr[oa]) (?!${words.es} )\\S`,
].map((pattern) => new RegExp(pattern, 'u'));
const secondInChinese =
  /(?<!第)[\d两三四五六七八九十百]+[家个位户名][^,，。没不]{0,8}(?:又|再次|第[二三]次)(?:送|派|下|订|买|预订|安排|来)了?|[\d两三四五六七八九十百]+[家个位户名][^,，。没不]{0,8}(?:送|派|订|买|下|预订)[^,，。]{0,4}第[二三](?:批|次|单|团|组)/u;

const isSecondOrder = memoise((clause: Clause): boolean => {
  const { tokens, sentence, speaker, isNobody, negated } = clause;
  if (!isFact(clause) || speaker === 'own' || isNobody || negated.size > 0 || isRivals(clause)) return false;
  return sentence.isLatin
    ? second.some((pattern) => pattern.test(wordsInFigures(tokens)))
    : secondInChinese.test(lettersOf(tokens));
});

const elsewhere =
  / (?:booked|bought|chose|chosen|found|ordered|rented|reserved|taken|took) another (?:\S+ )?(?:jobs?|taxis?|flights?|systems?|suppliers?|providers?) (?!(?:from|of|with) (?:us|me) )/;

/** "12 clinics bought another system", "40 nurses took another job": what they got elsewhere, and nobody came back to us. */
export const isAnotherElsewhere = ({ tokens }: Clause): boolean => elsewhere.test(spacedWords(tokens));

/** "Six hotels sent a second group", "vier haben eine zweite Kiste bestellt", 六家又订了一批: who was a customer is one again. */
export const readSecondOrders = (clauses: readonly Clause[]): Claim[] =>
  clauses.filter(isSecondOrder).map((clause) => makeClaim('repeat', clause, { evidence: 4 }));
