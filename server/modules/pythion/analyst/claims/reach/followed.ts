import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { isFact, type Claim } from '../claim';
import { showsCustomers } from '../customers/fewLosses';
import { wordsInFigures } from '../../text/figures';
import { readQuantities } from '../../text/quantities';
import { isTurnout } from './arrivalWords';

/** What somebody did once to win customers. */
const acted =
  / (?:i|we) (?:\S+ ){0,2}?(?:started|began|posted|put|handed|showed|stood|went|presented|gave|left|dropped|knocked|rang|called|emailed|wrote|visited|sent|advertised|leafleted|talked|spoke) | (?:habe|haben) (?:\S+ ){1,9}(?:gezeigt|gestellt|verteilt|aufgehängt|vorgestellt|gepostet|angerufen|angeschrieben|geschrieben|besucht|inseriert) | (?:puse|pusimos|dejé|dejamos|colgué|colgamos|repartí|repartimos|visité|visitamos|llamé|llamamos|escribí|escribimos|mostré|mostramos|enseñé|enseñamos|publiqué|publicamos|empecé|empezamos) /;

/** Where those of a trade gather, at which something is shown or put up: a way, whatever its word. */
const gathering =
  / (?:auf|bei|in) (?:\S+ ){0,2}?(?:\S*(?:versammlung|messe|treffen|stammtisch|tagung|kongress|markt|gruppen?|foren|forum)) | en (?:\S+ ){0,2}?(?:asamblea|feria|reunión|junta|congreso|mercado|grupos?|foros?) /;

/** "…, da haben sich 64 Leute eingetragen": German clauses of a sentence are often one. */
const enrolled =
  / (?:da|dann|danach|daraufhin|und) haben sich (?:(?:rund|etwa|fast|über) )?(?:[2-9]|\d{2,}) (?:\S+ )?(?:eingetragen|gemeldet|angemeldet|registriert|beworben) /;

const isActed = memoise(({ tokens }: Clause): boolean => acted.test(wordsInFigures(tokens)));

const askedMany =
  / (?:i|we) (?:\S+ ){0,2}?(?:asked|approached|tried|pitched|told|showed|visited|rang|called|phoned|emailed|messaged|wrote to|went (?:round|to|into)|knocked on|walked into|spoke to|talked to|let|gave samples to|left samples (?:with|at)) (?:(?:about|some|the|all|around|over) ){0,2}(\d+) | (?:habe|haben) (\d+) (?:\S+ ){1,3}(?:gefragt|angesprochen|angerufen|angeschrieben|besucht) | (?:pregunté|preguntamos|visité|visitamos|llamé|llamamos|escribí|escribimos|dejé probar|dejamos probar|di a probar|dimos a probar)(?: a)? (\d+) /;
/** Who is asked what they do, or whether they would, is interviewed. */
const interviewing = / (?:what|how|why|if|whether|would|could|about|which|ob|was|wie|würden|qué|cómo|si) /;
const agreed =
  / (?:said yes|signed up|said ok|asked for more|wanted more|ordered more|wollten mehr|nos pidieron más|me pidieron más|sagten ja|sagten zu|haben zugesagt|dijeron que sí) /;

/**
 * "I asked 14 cafes. Nine said yes and paid a deposit": how many were asked, and in the next sentence how many of them agreed or are
 * customers. Not "I asked 14 cafes what they throw away".
 */
const isAnsweredByCustomers = (
  clause: Clause,
  clauses: readonly Clause[],
  index: number,
  known: readonly Claim[],
): boolean => {
  const asked = askedMany.exec(wordsInFigures(clause.tokens));
  const count = Number(asked?.slice(1).find((figure) => figure !== undefined));
  if (!(count > 1) || interviewing.test(wordsInFigures(clause.context))) return false;
  return clausesAfter(clauses, index).some(
    (other) =>
      other.sentence !== clause.sentence &&
      isFact(other) &&
      !other.isNobody &&
      (other.speaker === 'people' || other.speaker === 'own') &&
      isPartOf(other, count) &&
      (known.some((claim) => claim.clause === other && showsCustomers(claim)) ||
        agreed.test(wordsInFigures(other.tokens))),
  );
};

/** The first count of the sentence is of those asked. */
const isPartOf = ({ context }: Clause, all: number): boolean => {
  const [first] = readQuantities(context);
  return first?.kind === 'count' && first.start <= 2 && first.value <= all && first.value >= 1;
};

/**
 * "We started with a card in the memory clinic. Up to now 23 families have had a visit": what we did to win customers, and in the
 * clauses after it, or in the next sentence, how many there are.
 */
export function isFollowedByCustomers(
  clause: Clause,
  clauses: readonly Clause[],
  index: number,
  known: readonly Claim[],
): boolean {
  if (!clause.sentence.isLatin || !isFact(clause) || clause.isNobody || clause.negated.size > 0) return false;
  if (clause.speaker === 'own' && isAnsweredByCustomers(clause, clauses, index, known)) return true;
  if (!isActed(clause)) return false;
  const isWay =
    gathering.test(wordsInFigures(clause.tokens)) ||
    known.some((claim) => claim.kind === 'channel' && claim.clause.sentence === clause.sentence);
  if (!isWay) return false;
  if (enrolled.test(wordsInFigures(clause.tokens))) return true;
  return clausesAfter(clauses, index).some(
    (other) => isFact(other) && !other.isNobody && (isTurnout(other) || isOfCustomers(other, known)),
  );
}

/** Those of the same sentence and of the next one. */
function clausesAfter(clauses: readonly Clause[], index: number): readonly Clause[] {
  const own = clauses[index]?.sentence;
  const after = clauses.slice(index + 1);
  const next = after.find(({ sentence }) => sentence !== own)?.sentence;
  return after.filter(({ sentence }) => sentence === own || sentence === next);
}

/** "23 families have had a visit", "fourteen took it": counted, and used or paid for. */
const isOfCustomers = (clause: Clause, known: readonly Claim[]): boolean =>
  clause.speaker === 'people' &&
  known.some(
    (claim) =>
      claim.clause === clause &&
      showsCustomers(claim) &&
      [...clause.quantities, claim.quantity].some((count) => count?.kind === 'count' && count.value > 1),
  );
