import type { Clause } from '../../text/clause';
import { hasAny, spacedWords } from '../../text/token';
import { isOwnStatement, money, type Claim } from '../claim';
import { isRivals } from '../hearsay';
import { isAgentive } from '../people/agentive';
import { isOurWork } from './listedPrice';
import { isOtherMoney } from './othersPrice';
import { withPricesOfOurs } from './oursApart';
import { isPricedOffer } from './pricedOffer';
import { priceClaims } from './priceClaims';

/** Nothing but one of something, or the thing by a word of its own, and what it costs. Not "el pollo me cuesta 3 €". */
const plain =
  /^ (?:(?<one>an?|one|each|every|eine?|jede[rs]?|una?|cada)|the|der|die|das|el|la) (?<noun>(?:(?!(?:for|für|para) )\p{L}{2,} ){1,3})(?<group>(?:for|für|para) (?:\p{L}{2,} ){1,2})?(?:costs?|kostet|cuesta|costará|vale|valdrá) (?:[£€$] )?\d[\d.,]* ?(?:[£€$]|euros?|pounds?|dollars?|pesos|soles|francs|franken)? ?(?:(?:a|per|each|im|pro|je|al|a la|por) (?:week|month|year|woche|monat|jahr|semana|mes|año) )?[.!]? $/u;

/** Bought once, for the work itself or instead of ours: "a new bike costs £900". What goes wrong costs as well. */
const bought =
  / (?:new|neue[nrs]?|nuev[oa]|taxi|cab|anwalt|arzt|damage|mistake|fine|schaden|fehler|strafe|bußgeld|ausfall|daño|error|multa|fallo|machine|van|oven|kiln|licen[cs]e|permit|stand|stall|ad|campaign|maschine|transporter|ofen|lizenz|genehmigung|anzeige|máquina|furgoneta|horno|licencia|permiso|anuncio|campaña|local|puesto|seguro|\p{L}*versicherung|insurance|\p{L}*beitrag|cuota) /u;

/** "Un fontanero", "ein Berater": the end of a trade, whose work is often bought today. Other nouns with it are left to the network. */
const trade = /(?:asesora?|consultora?|er[oa]|ista|dora?|nte|[cg][oa]|ogad[oa]|ólog[oa]|er|erin|eur|ant)$/u;

/** Claims of the sentence that tell another reading. */
const otherReading =
  /^(?:alternative|trouble|frequencyOrCost|fixedCost|acquisitionCost|commission|cash|positiveMargin|negativeMargin|churn)/;

/**
 * "Una comida cuesta 8,50 €", "a breakfast costs €2.50": in a text that names no other price, what one of something costs is what we
 * ask for it. "El desayuno cuesta 2,50 €" is one where we say that we sell breakfasts.
 */
export function withPlainPrices(read: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const claims = withPricesOfOurs(read, clauses);
  const named = clauses.filter((clause) => isPlain(clause, clauses) || isOffered(clause));
  if (named.length === 0 || claims.some(({ kind, quantity }) => kind === 'priceNumber' && quantity)) return claims;
  const priced = named.filter(
    (clause) => isForGroup(clause) || !claims.some((claim) => claim.clause === clause && otherReading.test(claim.kind)),
  );
  return [
    ...claims.filter(
      ({ kind, clause }) => !(priced.includes(clause) && (kind === 'unitCost' || otherReading.test(kind))),
    ),
    ...priced.flatMap((clause) => priceClaims(clause, money(clause))),
  ];
}

/** "Un boletín para apicultores cuesta 5 euros al mes": what is made for a group is ours. */
const isForGroup = ({ tokens }: Clause): boolean => plain.exec(spacedWords(tokens))?.groups?.['group'] !== undefined;

/** Things, though they end as a trade does. */
const thing =
  /^(?:newsletter|computer|container|scanner|tracker|sticker|koffer|becher|roller|teller|kalender|filter|poster|timer|drucker)$/;

/** "Imprimimos calendarios de fotos por 12 euros". */
const isOffered = (clause: Clause): boolean => clause.quantities.some((quantity) => isPricedOffer(clause, quantity));

function isPlain(clause: Clause, clauses: readonly Clause[]): boolean {
  const { tokens, quantities, sentence } = clause;
  if (!sentence.isLatin || quantities.length !== 1 || quantities[0]?.kind !== 'money') return false;
  const { one, noun = '', group } = plain.exec(spacedWords(tokens))?.groups ?? {};
  if (noun === '' || bought.test(` ${noun}`) || !isOwnStatement(clause) || isRivals(clause) || isOtherMoney(clause))
    return false;
  const words = noun.trim().split(' ');
  if (
    hasAny(tokens, 'rival', 'today') ||
    (group === undefined && hasAny(tokens, 'trouble', 'people')) ||
    words.some(
      (word) =>
        !thing.test(word) && (isAgentive(word) || (!/^(?:an?|one|each|every)$/.test(one ?? '') && trade.test(word))),
    )
  )
    return false;
  return one !== undefined || isOfOurWork(words, clause, clauses);
}

/** "Vendemos desayunos": the noun, with another ending, where we say what we do; not "we sell hearing batteries, the hearing aid costs £900". */
const isOfOurWork = (words: readonly string[], clause: Clause, clauses: readonly Clause[]): boolean => {
  // The head of "el desayuno completo" stands first.
  const isSpanish = clause.tokens.some(({ text }) => /^(?:cuesta|costará|vale|valdrá)$/.test(text));
  const noun = (isSpanish ? words[0] : words.at(-1)) ?? '';
  return clauses.some(
    (other) =>
      other !== clause &&
      isOurWork(other.tokens) &&
      other.tokens.some(({ text }) => noun.length > 3 && text.startsWith(noun) && text.length <= noun.length + 2),
  );
};
