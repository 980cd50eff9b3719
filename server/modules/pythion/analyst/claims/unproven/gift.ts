import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords, type Token } from '../../text/token';

/** Given away: "with fees waived for all", "alle gratis", "reciben gratis cada semana una caja", 茶钱一位都没收过. */
export const given =
  / (?:for free|free of charge|free|at no (?:charge|cost)|no charge|for nothing|(?:fees?|price|charge|cost)s?(?: of (?:\S+ ){1,4}?)? ?waived|waived|gratis|complimentary|on the house|as (?:a )?gifts?|(?:was|were|is|are) (?:all )?(?:a )?gifts?|gave (?:them )?away|given away|nobody has been asked for|kostenlos\S*|umsonst|verschenkt|geschenkt|erlassen|unentgeltlich|regalad[oa]s?|regalé|de regalo|de balde|obsequiad[oa]s?|gratuit[oa]s?|gratuitamente|gratuitously|sin cobrar(?:les?|nos)?|sin costo|de cortesía|sin pedir (?:un|una|ni un|ni una)|die nichts zahlen) /;
/** What is paid beside the gift, or what is given with it: "40 paid £20, the first lesson is free". */
const paid =
  / (?:pay|pays|paid|paying|charge|charged|bought|sold|ordered|transferred|at (?:one|£|€|\$|\d)|um einen|anboten|cargaron|a un euro|zahlen|zahlt|bezahlen|bezahlt|zahlten|gekauft|pagan|paga|pagaron|pagado|compraron|cobro|cobramos|abonan) /;
const lure =
  / (?:first|trial|taster|sample|samples|delivery|shipping|quote|quotes|parking|refill|replacement|repair|repairs|erste[nrs]?|probe\S*|lieferung|versand|primer[oa]?|muestras?|envío) (?:\S+ ){0,3}?(?:is|are|was|ist|sind|es|son)? ?(?:free|gratis|kostenlos|umsonst|gratuit[oa]) | free (?:first|trial|taster|sample|samples|delivery|shipping|quotes?|parking|repairs?|range|time|hand|of|from|standing|up) /;
const givenInChinese = /免费|白送|不收钱|没收过?(?:一分)?钱|(?:一[位个分家户])都?没收|唔使錢|免費|不要钱|赠送/u;
const paidInChinese = /付|买|卖|收[了款费]|元|块|充值|缴|結帳|结账|打(?:过)?来|汇|转账/u;

/** Whether a sentence tells of what was given away: it was used, and nobody paid. */
export const isGift = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  if (given.test(words)) return !paid.test(words) && !lure.test(words);
  const letters = lettersOf(context);
  return givenInChinese.test(letters) && !paidInChinese.test(letters.replace(/(?:茶|学|票|饭|房)?钱/gu, ''));
});
