import { clauseBefore, type Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { hasAny, lettersOf } from '../../text/token';
import type { Claim } from '../claim';
import { usedFrom } from '../customers/fewLosses';

const end = '(?=[.,;:!]|and |but |und |aber |y |pero |$)';
/** "They don't pay yet", "sie zahlen noch nicht", "todavía no pagan", 还没付钱: of those who try it. */
const denied = [
  `^ (?:(?:and|but|so far|so_far|for now|,) )*(?:(?:they|the \\S+|all of them|none|none of them|nobody|no one|no_one|neither|not one)(?: of them)? )(?:have |has |do |does |are |is |did |had )?(?:(?:n't|not|never) )?(?:yet )?(?:pay|pays|paid|paying)(?: (?:us|for it|anything|a cent|a penny|money|so far|so_far|yet|until now))* ${end}`,
  `^ (?:(?:und|aber|,) )*(?:noch |bisher |bislang |derzeit )?(?:sie |dafür |es )?(?:zahlt|zahlen|bezahlt|bezahlen|zahlten) (?:sie |dafür |davon |es |uns |aber |tun )*(?:noch |bisher |bislang |derzeit )*(?:nicht|nichts|keine[r]?|niemand|kein geld)(?: davon| von ihnen| dafür| etwas| \\S+)? ${end}`,
  `^ (?:(?:und|aber|,) )*(?:sie |noch |bisher |bislang )*(?:hat|haben) (?:sie |uns |dafür |noch |bisher |bislang )*(?:nicht|nichts|keine[r]?|niemand)(?: davon| von ihnen| dafür| etwas)? (?:be|ge)zahlt ${end}`,
  `^ (?:(?:und|aber|,) )*(?:be|ge)zahlt (?:hat|haben) (?:uns |dafür |noch |bisher |bislang )*(?:nichts|keine[r]?|niemand)(?: davon| von ihnen| dafür| etwas)? ${end}`,
  `^ (?:(?:y|pero|,) )*(?:todavía |aún |por ahora |de momento |hasta ahora )?(?:ell[oa]s )?(?:no|ningun[oa]|nadie)(?: de ell[oa]s)? (?:nos |me |l[oa] |han |ha )*(?:pagan?|pagado|pagaron)(?: (?:nada|todavía|aún|por ell[oa]|por eso|por ahora|de momento|dinero))* ${end}`,
].map((pattern) => new RegExp(pattern, 'u'));
const negative =
  / (?:n't|not|never|none|nobody|no one|no_one|neither|nicht|nichts|keine[r]?|niemand|kein|no|ningun[oa]|nadie) /;
// Bounded: the letters behind 这些 may be those of another alternative.
const deniedInChinese =
  /^(?:但是?|不过|目前|现在|暂时|他们|她们|这些[\p{Script=Han}]{0,3}|都|还|尚|一直|全都){0,5}(?:没有?|未|不|暂未|尚未)(?:人|一家)?(?:付|交|给|出|掏)(?:过|了)?(?:钱|费|款|任何费用)?(?:[,，。.;；]|$)/u;

const isDenied = memoise(({ tokens, sentence }: Clause): boolean => {
  if (!sentence.isLatin) return deniedInChinese.test(lettersOf(tokens));
  if (!hasAny(tokens, 'pay')) return false;
  const words = wordsInFigures(tokens);
  return negative.test(words) && denied.some((pattern) => pattern.test(words));
});

const ofMoney: ReadonlySet<Claim['kind']> = new Set([
  'paidPrice',
  'payingCustomers',
  'payer',
  'revenueIntent',
  'repeat',
]);

/**
 * "Three driving schools have been trying it since September. They don't pay yet.": use without payment. A sentence that tells of a
 * payment itself keeps it.
 */
export function withoutUnpaidUse(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const denials = clauses.filter((clause) => clause.modality === 'fact' && isDenied(clause));
  if (denials.length === 0) return claims;
  const unpaid = new Set(
    denials.flatMap((clause) => {
      const before = clauses[clause.index - 1];
      const told = before?.sentence === clause.sentence ? before : clauseBefore(clause, clauses);
      return told &&
        !hasAny(told.context, 'sell') &&
        !(told.sentence !== clause.sentence && hasAny(told.context, 'pay'))
        ? [clause, ...clauses.filter(({ sentence, index }) => sentence === told.sentence && index < clause.index)]
        : [clause];
    }),
  );
  return claims.flatMap((claim) => {
    if (!unpaid.has(claim.clause)) return [claim];
    if (ofMoney.has(claim.kind)) return [];
    return claim.evidence >= 5 ? { ...claim, evidence: usedFrom } : [claim];
  });
}
