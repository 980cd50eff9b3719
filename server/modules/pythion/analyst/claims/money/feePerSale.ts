import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';
import { isFact, makeClaim, money, type Claim } from '../claim';

/** We hand it to whoever brings them. */
const handing = new RegExp(
  [
    ' a (?:la|el|los|las|l[oa]) (?:que|cual|cuales) (?:le |les )?(?:doy|damos|pago|pagamos|abono|abonamos) ',
    ' a quien(?:es)? (?:le |les )?(?:doy|damos|pago|pagamos|abono|abonamos) ',
    ' (?:le|les) (?:doy|damos|pago|pagamos|abonamos) ',
    ' (?:which|whom|who|that) (?:i|we) (?:pay|give) ',
    ' (?:i|we) (?:pay|give) (?:them|it|her|him|(?:the|an?|our|my|their) \\S+|\\S+s) ',
    ' (?:der|dem|denen) (?:ich|wir) ',
    ' (?:zahlen|zahle|geben|gebe) (?:wir|ich) | (?:wir|ich) (?:zahlen|zahle|geben|gebe) ',
  ].join('|'),
);
const deal = {
  en: '(?:new )?(?:enrol?lments?|sign - ?ups?|signups?|registrations?|new \\S+|bookings?|sales?|deals?|contracts?|referrals?|(?:student|pupil|customer|client|guest|tenant|patient|member) (?:they|it|she|he) (?:sends?|brings?|refers?|finds?))',
  de: '(?:neue[nrsm]? \\S+|\\S*(?:anmeldung|einschreibung|buchung|vermittlung|abschluss|neukund\\S+|vertrag|verkauf))',
  es: '(?:matrícula|inscripción|alta|venta|reserva|contrato|contratación|derivación|recomendación|(?:alumn[oa]|client[ea]|paciente|familia|soci[oa]|huésped|pedido) (?:nuev[oa]|que (?:nos |me )?(?:trae|envía|manda|deriva|recomienda))|nuev[oa] \\S+)',
};
const forEach = new RegExp(
  ` \\d[\\d.,]* (?:\\S+ )?(?:por(?: cada)?|per|for (?:each|every)|pro|je|für jede[nrs]?) (?:${deal.en}|${deal.de}|${deal.es}) `,
);

/** "Por una agencia, a la que doy 40 euros por cada matrícula": what a customer costs us who is brought by others. */
export const isFeePerSale = memoise((clause: Clause): boolean => {
  if (!clause.sentence.isLatin || clause.speaker === 'rival' || !isFact(clause) || money(clause) === undefined)
    return false;
  const words = wordsInFigures(clause.tokens);
  return (
    handing.test(words) && forEach.test(words) && clause.quantities.filter(({ kind }) => kind === 'money').length === 1
  );
});

/** What we hand on for each sale, as the cost of winning one customer. */
export const feePerSale = (clause: Clause, amount: Quantity): Claim[] => [
  makeClaim('acquisitionCost', clause, { quantity: { ...amount, per: 'customer', period: undefined } }),
];
