import { clausesBySentence, type Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { parseHanCount } from '../../text/numbers';
import { hasAny, lettersOf } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';

/** We tried it. */
const tried =
  / (?:(?:i|we) (?:have |'ve |did |ran |once |already )?(?:(?:tried|tested|piloted|trialled) (?:it|this|the idea) |(?:a|one) (?:trial|test run|pilot) )|(?:lo|la) (?:probamos|probé|hemos probado|he probado) |(?:hicimos|hice) una prueba |(?:(?:wir|ich) (?:haben|habe)|(?:haben|habe) (?:wir|ich)) (?:es|das) (?:\S+ ){0,8}?(?:ausprobiert|getestet|probiert) )/;
const triedHan = /我们?.{0,14}试(?:了|过)/u;

/** How many took part. */
const joined = [
  / (?<count>\d+) (?:\S+ )?(?:signed up|joined|took part|turned up|came along|came|put their names? down) /,
  / (?:se apuntaron|participaron|vinieron|se sumaron) (?:unas |unos )?(?<count>\d+) /,
  / (?<count>\d+) \S+ (?:haben mitgemacht|machten mit|haben sich (?:an)?gemeldet|kamen|sind gekommen) /,
];
const joinedHan = /(?<count>\d+|[一二两三四五六七八九十百]+)[家户个位名][^，。；]{0,6}(?:报名|参加|来了)/u;

/** What was paid for it, whoever took the money. */
const paid =
  / (?:charged|earned|took|paid|made|cobró|cobraron|ganó|pagaron|facturó|verdient|verdiente|bezahlt|bezahlten|zahlten|eingenommen) /;
const paidHan = /[收付]了/u;

const fewest = 3;

/**
 * A trial of ours in which several took part and money was paid: "lo probamos en mi pueblo: se apuntaron catorce casas, vino un
 * fontanero y cobró 1.120 euros". It is use, and no opinion, be it that we took nothing. Not "fourteen signed up, nobody came".
 */
export function readPilots(clauses: readonly Clause[]): Claim[] {
  return [...clausesBySentence(clauses).values()].flatMap((all) => {
    const [first] = all;
    if (
      !first ||
      !all.every((clause) => isFact(clause) && !clause.isNobody) ||
      hasAny(first.context, 'rival', 'condition')
    )
      return [];
    const [words, letters] = [wordsInFigures(first.context), lettersOf(first.context)];
    const isLatin = first.sentence.isLatin;
    if (!(isLatin ? tried.test(words) : triedHan.test(letters))) return [];
    const found = isLatin
      ? joined.map((pattern) => pattern.exec(words)?.groups).find((groups) => groups)
      : joinedHan.exec(letters)?.groups;
    const value = parseHanCount(found?.['count'] ?? '0');
    const isPaid = all.some(
      ({ tokens, quantities, negated }) =>
        quantities.some((amount) => amount.kind === 'money' && amount.value > 0) &&
        !tokens.some((token) => token.pos === 'verb' && negated.has(token)) &&
        (isLatin ? paid.test(wordsInFigures(tokens)) : paidHan.test(lettersOf(tokens))),
    );
    const counted = all.find(({ quantities }) =>
      quantities.some((count) => count.kind === 'count' && count.value === value),
    );
    return value >= fewest && isPaid && counted
      ? (['evidence', 'realUse', 'proof'] as const).map((kind) => makeClaim(kind, counted, { evidence: used }))
      : [];
  });
}

/** Used by those who took part. */
const used = 4;
