import { clausesBySentence, type Clause } from '../text/clause';
import { hasAny, spacedWords, lettersOf } from '../text/token';
import { countOfAsked, isTroubleWord, wordsOfTrouble } from './askedCount';
import { isFact, makeClaim, type Claim } from './claim';
import { isDenial, readRefuted } from './customers/refuted';
import { fewestCounted } from './customers/shares';
import { isOfList, wholeNamed } from './jointCounts';
import { dealingWords, ourWords } from './ofOurs';

/** Told: what those asked have done, or what their papers show. */
const told = 3;

/** What they would like or say of ours, and what they do with it. */
const ofOurs = new RegExp(
  String.raw` (?:${ourWords}|${dealingWords}|would|'d|it|app|sign\w*|like\w*|love\w*|würden?|gust\S+) |会|愿意|喜欢|我们`,
  'u',
);
/** What was there, or wasn't: "in 167 there was no answer", "bei 21 war etwas weg". */
const found = [
  / (?:there was|there were|had|showed) (?:no|nothing|none)(?= (?!(?:interest|time|opinion|idea|comment|wish|need|objections?|complaints?|questions?|trouble|problems?|issues?|difficult\S*) ))/,
  / (?:was|were|came|went|had) (?:\S+ )?(?:wrong|missing|late|expired|broken|stolen|lost|spoilt|spoiled|overdue|out of date|too (?:late|slow|short|small|hot|cold)) /,
  / (?:was|were|had) (?:not|n't|never) (?:been )?(?!(?:interested|convinced|impressed|bothered|worried|affected|concerned|surprised|tempted|inclined|employed|married|asked|allowed|invited|needed|wanted|missed|experienced|noticed|encountered|suffered|complained|failed|harmed|damaged|delayed|disturbed|annoyed|robbed|cheated) )(?:\S+ed|paid|done|sent|kept|made|found|working|complete|there) /,
  / (?:lacked|missed|failed) /,
  // "21 had last been there more than a year ago".
  / (?:was|were|had) last (?:been |gone |seen |visited |checked |cleaned |serviced |replaced |inspected )?(?:\S+ ){0,4}?(?:more than|over) (?:an?|\d+) (?:years?|months?) ago /,
  / (?:war|waren|hatte|hatten) (?:\S+ ){0,4}?(?:weg|falsch|kaputt|zu spät|abgelaufen|verloren|gestohlen|verdorben) | (?:fehlte|fehlten) | (?:war|waren|hatte|hatten) (?:\S+ ){0,2}?(?:nichts (?!dagegen |auszusetzen |zu )|kein\S* (?!(?:interesse|zeit|lust|meinung|bedarf|einwände?|problem\S*|ärger|sorgen?|schwierigkeiten|fragen?) ))/,
  / (?:faltaba|faltaban) | (?:había|habían|estaba|estaban) (?:\S+ ){0,3}?(?<!nada )(?:mal|rot[oa]s?|caducad[oa]s?|tarde|perdid[oa]s?) | no (?:había|tenía|tenían) (?!(?:interés|tiempo|ganas|opinión|inconveniente|ningún|ninguna|problemas?|quejas?|dudas?|nada (?:mal|malo|en contra)) )/,
];

/** They don't want to talk of it, or are others: no trouble. */
export const unwilling =
  / (?:had|have) no (?:interest|opinion|idea|comment|wish|objections?|complaints?|questions?)(?= )| (?:had|have) no time (?:to (?:talk|answer|speak|meet)|for (?:us|me|it|this|that|an?)|[.,;])| (?:were|are|was) (?:not|n't) (?:interested|convinced|sure|willing|home|in|there|from)(?= )| (?:hatten|haben) (?:\S+ ){0,2}?(?:kein interesse|keine lust|keine meinung|keine zeit [.,;])| no (?:tenían|tienen|tenía) (?:interés|ganas|opinión|tiempo (?:para hablar|[.,;]))/;

const isTroubled = (clause: Clause, words: ReadonlySet<string>): boolean =>
  !unwilling.test(spacedWords(clause.tokens)) &&
  (clause.tokens.some((token) => isTroubleWord(token, words)) ||
    (clause.sentence.isLatin && found.some((pattern) => pattern.test(spacedWords(clause.tokens)))));

/**
 * "I went through 212 court files, and in 167 there was no answer", "Ich habe 30 Imker gefragt, bei 21 war etwas weg": we asked or
 * looked, and counted how many have the trouble.
 */
export function readCountedTroubles(claims: readonly Claim[], clauses: readonly Clause[]): Claim[] {
  // What those asked are said to have doesn't make itself a trouble.
  let words: ReturnType<typeof wordsOfTrouble> | undefined;
  const troubles = (): ReturnType<typeof wordsOfTrouble> =>
    (words ??= wordsOfTrouble(claims.filter(({ clause }) => countOfAsked(clause.context) === 0)));
  const bySentence = clausesBySentence(clauses);
  const isRefuted = ({ sentence }: Clause): boolean =>
    bySentence.get(sentence)?.some((clause) => isDenial(clause) || readRefuted(clause).length > 0) === true;
  return clauses.flatMap((clause) => {
    const all = countOfAsked(clause.context);
    if (all < fewestCounted || !isFact(clause) || clause.isNobody || hasAny(clause.context, 'rival')) return [];
    const part = clause.quantities.find(
      ({ kind, value, period, start }) =>
        kind === 'count' &&
        period === undefined &&
        value > 1 &&
        value < all &&
        !isOfList(clause.context, clause.tokens[start]),
    );
    const letters = clause.sentence.isLatin ? spacedWords(clause.tokens) : lettersOf(clause.tokens);
    if (!part || ofOurs.test(letters) || isRefuted(clause) || !isTroubled(clause, troubles())) return [];
    const quantity = { ...part, of: wholeNamed(clause.context, clause.tokens, part.value, all) };
    return [
      makeClaim('evidence', clause, { evidence: told, quantity }),
      makeClaim('trouble', clause),
      makeClaim('frequencyOrCost', clause, { quantity }),
    ];
  });
}
