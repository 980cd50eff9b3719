import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';
import { hasAny, spacedWords } from '../../text/token';
import { makeClaim, type Claim } from '../claim';
import { aroundCount } from '../counts';
import { isAgentive } from '../people/agentive';
import { isManyOf, isOursNow, notCustomers, place } from './served';

const now =
  '(?:ya|hoy|ahora|actualmente|aquí|now|currently|already|inzwischen|mittlerweile|derzeit|aktuell|jetzt|heute|schon|bereits)';
const about = '(?:about|around|over|some|rund|etwa|unos|unas|más de)';

/** "We have #", "tenemos #". */
const having = new RegExp(
  ` (?:(?:i|we)(?: ${now})?(?: have| 've)(?: got)?|we are at|(?:wir|ich) haben?|haben? (?:wir|ich)|tengo|tenemos)(?: ${now}| ${about})* $`,
);
/** "# paying firms", "# zahlende Salons", "# bares que pagan". */
const paying = new RegExp(
  `^ (?:paying|zahlende[nr]?) (?:\\S+ ){0,2}?${place} |^ ${place} (?:(?:\\S+ )?de pago|que (?:(?:nos|me|ya) )*pagan) `,
  'u',
);
const payingPeople = /^ (?:paying|zahlende[nr]?) /;
/** "Ya pagan #", "han pagado #": in Spanish, who pays comes behind the verb. */
const paidBy = new RegExp(
  ` (?:(?:${now} (?:(?:nos|me|lo) )?pagan)|(?:(?:nos|me|lo|ya) )*(?:han pagado|pagaron))(?: ${now}| ${about})* $`,
);
/** "# shops on annual contracts", "# customers paying £30", "# customers at £30", "# Kunden mit Jahresvertrag", "# clientes con contrato". */
const onTerms = new RegExp(
  [
    `^ (?:(?!(?:and|with|of|who) )\\S+ ){0,2}?${place} (?:(?:now |all |currently )*(?:on|under|with) (?:an? |our |the )?(?:annual|yearly|monthly|quarterly|weekly|paid|rolling|\\S+ - (?:month|year)) (?:contracts?|plans?|subscriptions?|deals?|agreements?)|(?:now |all |each |currently )*(?:who (?:now |each |all )*pay|paying)(?: us| me)?(?: about| around)? [£$€\\d]|at (?:about |around )?(?:[£$€] \\d|\\d\\S* (?:pounds?|euros?|dollars?|€)))`,
    `^ (?:(?!(?:und|mit|von|die) )\\S+ ){0,2}?${place} (?:(?:mit|im|unter) (?:\\S*(?:verträgen|vertrag)|\\S*abo(?:s|nnements?)?)|zu (?:je )?\\d\\S* (?:€|euro|franken))`,
    `^ (?:(?!(?:y|con|de|que) )\\S+ ){0,2}?${place} (?:con (?:un )?(?:contratos?|suscripci\\S+|abonos?|planes?) (?:\\S+ )?(?:anual|mensual|trimestral)|a (?:razón de )?(?:[£$€] )?\\d+(?:[.,]\\d+)? (?:€|euros?|pesos|dólares|soles))`,
  ].join('|'),
  'u',
);
/** "340 pay." at the head of the clause: those who were spoken of. */
const barePaying =
  /^ (?:(?:now|already|today|so far|of these|of those|of them) )?(?:pay|zahlen|pagan) (?:[.,;] |$|(?:us|me|uns|mir|now|today|every|each|monthly|heute|jetzt|ya|hoy) )/;
const head = new RegExp(`^ (?:${now} |and |of these |of those |of them )*$`);
const placeBehind = new RegExp(`^ (?:\\S+ )?${place} `, 'u');

/** What is counted pays: "14 paying florists", "ya pagan 41 dentistas"; not "40 paying guests a night", "han pagado 40 facturas". */
function isPayers({ tokens, negated }: Clause, count: Quantity): boolean {
  const number = tokens[count.start];
  if (!isManyOf(count) || count.period !== undefined || number === undefined || negated.has(number)) return false;
  const [before, after] = aroundCount(tokens, count);
  const isNamed = isAgentive(count.unit) || hasAny(tokens.slice(count.start, count.end + 3), 'people', 'customer');
  if (having.test(before)) return paying.test(after) || onTerms.test(after) || (payingPeople.test(after) && isNamed);
  if (head.test(before) && barePaying.test(after)) return true;
  return paidBy.test(before) && (isNamed || placeBehind.test(after));
}

const payingWord = / pag| pay|zahl|vertr[aä]g|contra|plan|subscri|suscri|abo|[£$€]|euro|pound|dollar|pesos|soles/;

/**
 * Those who pay us by now, counted: "we have 62 paying firms", "340 pay", "we have 23 shops on annual contracts", "wir haben 14
 * zahlende Salons", "ya pagan 41 dentistas".
 */
export const readPayersNow = memoise((clause: Clause): Claim[] => {
  const { tokens, quantities, sentence, context } = clause;
  if (!sentence.hasLatin || quantities.length === 0 || !isOursNow(clause)) return [];
  if (!payingWord.test(spacedWords(tokens)) || notCustomers.test(spacedWords(context))) return [];
  const count = quantities.find((quantity) => isPayers(clause, quantity));
  return count === undefined
    ? []
    : [makeClaim('evidence', clause, { evidence: 5, quantity: count }), makeClaim('payer', clause)];
});
