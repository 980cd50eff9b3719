import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords } from '../../text/token';

const loan = / (?:loan|mortgage|overdraft|\S*kredit|darlehen|préstamo|crédito) /;

const owed =
  / (?:left to pay|still to pay|to (?:pay|clear) off|owe|took out|taken out|(?:pay|paying|paid) (?:it|back|off)|repay|repaying|turned down|turned us down|refused|rejected|approved|abbezahl\S*|abzahl\S*|zurückzahl\S*|zurückgezahlt|aufgenommen|abgelehnt|verweigert|bewilligt|genehmigt|debo|debemos|pedí|pedimos|devolver|devolviendo|denegó|denegaron|denegado|concedió|concedido|rechazó) /;

/** "Van loan: $690 a month until 2029", "Kredit für den Wagen: 300 Euro im Monat": what we pay for the van. */
const instalment =
  /^ (?!(?:an?|each|every|eine?|jede[rs]?|una?|cada) )(?:\S+ )?(?:loan|mortgage|kredit|kreditrate|darlehen|préstamo|crédito|\S+kredit) (?:(?:for|on|für|del?|para) (?:\S+ ){1,2})?(?::|(?:is|costs|ist|kostet|es de) (?:£|\$|€|\d))/;

/** Who grants it. */
const lender = / (?:\S*bank|banks|kfw|banco|caja|enisa) /;

const others =
  / (?:customers?|clients?|borrowers?|members?|they|their|them|kunden|kreditnehmer|clientes?|prestatarios?) /;

const owedHan = /(?:向银行|用)贷款|贷款(?:是|买|了?\d)|是贷款|利息(?:每月|每年|\d)|月供|每个?月(?:要)?还\d|[车房]贷/u;
const othersHan = /提供|客户|用户|他们|人家|放贷|(?:给|帮|为|替)[^,，。]{1,10}贷款/u;

/** "I've £7,000 of the start-up loan left to pay", "unsere Bank hat den Kredit abgelehnt": no price, and nothing that we lend. */
export const isOwnDebt = memoise(({ tokens, context, sentence, speaker }: Clause): boolean => {
  if (!sentence.isLatin) return owedHan.test(lettersOf(context)) && !othersHan.test(lettersOf(context));
  const words = spacedWords(tokens);
  if (others.test(words)) return false;
  return (
    instalment.test(spacedWords(context)) ||
    (loan.test(words) && owed.test(words) && (speaker === 'own' || lender.test(words)))
  );
});
