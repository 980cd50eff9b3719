import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { hasAny, lettersOf, spacedWords } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';

/** What an office, a buyer or a carrier does to them against their will. */
const suffered = new RegExp(
  [
    ' (?:les|le) (?:rechazan?|multan?|sancionan?|penalizan?|retienen?|confiscan?|niegan?|anulan?|cancelan?|embargan?|descuentan?|devuelven?|decomisan?) ',
    ' (?:rejects?|refuses?|fines?|penali[sz]es?|confiscates?|impounds?|seizes?|turns? away|sends? back|denies|denied) (?:them|their|the whole) ',
    ' their (?:\\S+ )?\\S+ (?:is|are|gets?|was|were) (?:rejected|refused|confiscated|impounded|seized|turned away|sent back) ',
    ' they (?:are|get) (?:fined|penali[sz]ed|turned away) ',
    ' (?:weist|weisen|lehnt|lehnen|schickt|schicken) (?:ihnen|ihre\\S*|sie|die) (?:\\S+ ){0,3}?(?:zurück|ab) ',
    ' (?:wird|werden) (?:ihnen|ihre\\S*) (?:\\S+ ){0,3}?(?:abgelehnt|zurückgewiesen|beschlagnahmt|zurückgeschickt|gekürzt) ',
  ].join('|'),
);
const sufferedHan =
  /(?:货|车|箱|柜|单|他们|她们|产品)[^,，。我]{0,4}(?:就)?(?:会)?被[^,，。我]{0,4}?(?:拒收|拒绝|退回|罚款?|扣押?|没收|打回)/u;

const ofToday = /^alternative/;

/** "Cada vez que la aduana encuentra plaga les rechazan el contenedor": their trouble, and nothing that they do today. */
export const isDoneToThem = memoise((clause: Clause): boolean => {
  if (!isFact(clause) || clause.speaker === 'own' || hasAny(clause.tokens, 'own')) return false;
  return clause.sentence.isLatin
    ? suffered.test(spacedWords(clause.tokens))
    : sufferedHan.test(lettersOf(clause.tokens));
});

/** Adds the trouble of those to whom it is done, and leaves out a way of today that its words seemed to be. */
export function withSuffered(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const suffering = new Set(clauses.filter(isDoneToThem));
  if (suffering.size === 0) return claims;
  return [
    ...claims.filter(({ kind, clause }) => !(suffering.has(clause) && ofToday.test(kind))),
    ...[...suffering].map((clause) => makeClaim('trouble', clause)),
  ];
}
