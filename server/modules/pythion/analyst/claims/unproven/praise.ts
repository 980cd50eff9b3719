import { clausesBySentence, type Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { hasAny, lettersOf } from '../../text/token';
import type { Claim } from '../claim';

const it = '(?:it|this|that|them|us|(?:the|our|my) \\S+(?: \\S+)?)';
/** Asked whether they like it: "ob sie ihnen gefällt", "si les gusta", 喜不喜欢. */
const asked = [
  ` (?:ask|asked|asking) (?:\\S+ ){0,10}?(?:whether|if|how|what) (?:they|he|she|it) (?:would |did |'d )?(?:like[ds]?|love[ds]?|think|thought|find|found|enjoy(?:ed)?|(?:is|was) (?:a )?(?:good|useful|nice)) (?:it|this|that|them|us|of|our|the|$)`,
  ' (?:gefragt|fragten?|fragte|befragt|befragten) (?:\\S+ ){0,10}?(?:ob|wie) (?:\\S+ ){0,6}?(?:gefällt|gefallen|mögen|mag|gut finden|gut findet|finden|toll finden|gefiel|gefielen) ',
  ' (?:preguntamos|pregunté|preguntado|consultamos) (?:\\S+ ){0,10}?(?:si|qué) (?:les?|l[oa]s?) (?:gustaba|gusta|gustó|gustaría|parece|parecía|pareció|encanta) ',
].map((pattern) => new RegExp(pattern, 'u'));
/** "10 of 12 runners told us that they like it", "10 von 12 Läufern finden sie gut", "a 10 de 12 les gusta". */
const liked = [
  ` \\d+ (?:of|out of) (?:the |our )?\\d+ (?:\\S+ ){0,5}?(?:told us|told me|said)(?: that)? they (?:really )?(?:like[ds]?|love[ds]?|enjoyed) ${it} `,
  ' \\d+ von (?:den |unseren )?\\d+ (?:\\S+ ){0,4}?(?:sagten|sagen|haben gesagt) ,? ?(?:dass )?(?:\\S+ ){0,4}?(?:gefällt|gefallen|mögen|gut finden) ',
  ' \\d+ de (?:l[oa]s )?\\d+ (?:\\S+ ){0,4}?(?:dijeron|nos dijeron|dicen) que (?:les|l[oa]s) (?:gustaba|gusta|gustó|encanta) ',
].map((pattern) => new RegExp(pattern, 'u'));
const inChinese =
  /问了?[^。]{0,16}(?:喜不喜欢|喜欢不喜欢|喜欢吗|是否喜欢|好不好|觉得(?:怎么样|如何|好不好)|满不满意)|[\d一二两三四五六七八九十百]+[个位名]?(?:都)?说(?:很|非常|挺)?喜欢/u;
/** What they did or would give counts by itself. */
const deeds =
  / (?:paid|pay|bought|buy|ordered|order|signed|booked|used|use|showed|renewed|zahl\S*|bezahl\S*|gekauft|kaufen|bestellt|unterschrieben|benutz\S*|nutz\S*|pagaron|pagan|compraron|compran|pidieron|firmaron|usaron|usan) /;
const deedsInChinese = /付|买|订|签|用了|在用|下单/u;

/** "10 said yes" goes on about those asked in the sentence before. */
const answers =
  /^ (?:(?:and|und|y) )?(?:\d+|all|most|nearly all|alle|fast alle|die meisten|tod[oa]s|casi tod[oa]s|la mayoría) (?:\S+ ){0,4}?(?:said|say|answered|sagten|antworteten|dijeron|respondieron) /;
const answersInChinese = /^(?:有)?[\d一二两三四五六七八九十百]+[个位名][^,，。]{0,4}(?:说|回答|表示)/u;

/** Most sentences have none of these words. */
const trigger = / (?:ask\S*|told|said|\S*fragt\S*|sag\S+|haben gesagt|pregunt\S+|consult\S+|dijeron|dicen) /;
const isPraise = memoise(({ context, sentence }: Clause): boolean => {
  if (!sentence.isLatin) {
    const letters = lettersOf(context);
    return inChinese.test(letters) && !deedsInChinese.test(letters);
  }
  const words = wordsInFigures(context);
  if (!trigger.test(words)) return false;
  return [...asked, ...liked].some((pattern) => pattern.test(words)) && !deeds.test(words);
});

/** "10 said no" tells something against it. */
const refused = / (?:no|not|n't|none|nobody|nein|nicht|keine\S*|niemand|nadie|ningun\S*) |不|没/u;
const isRefused = ({ context, sentence }: Clause): boolean =>
  refused.test(
    sentence.isLatin
      ? wordsInFigures(context)
      : lettersOf(context).replaceAll(/喜不喜欢|喜欢不喜欢|好不好|满不满意/gu, ''),
  );

const isAnswer = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin
    ? answers.test(wordsInFigures(context)) && !deeds.test(wordsInFigures(context))
    : answersInChinese.test(lettersOf(context)) && !deedsInChinese.test(lettersOf(context));

const opinion = 1;
const ofDeeds: ReadonlySet<Claim['kind']> = new Set([
  'channelTried',
  'realUse',
  'paidPrice',
  'payingCustomers',
  'repeat',
  'costCounted',
  'payer',
  'revenueIntent',
]);

/**
 * "We asked 12 runners whether they like it, and 10 said yes": the opinion of others, and neither a way to customers that was tried
 * nor what they have done.
 */
export function withPraiseOnly(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const sentences = [...clausesBySentence(clauses).values()];
  const praise = new Set(
    sentences.flatMap(([first], index) => {
      if (!first || !isPraise(first)) return [];
      const next = sentences[index + 1]?.[0];
      return next && isAnswer(next) ? [first.sentence, next.sentence] : [first.sentence];
    }),
  );
  if (praise.size === 0) return claims;
  return claims.flatMap((claim) => {
    const { kind, clause, evidence } = claim;
    if (!praise.has(clause.sentence)) return [claim];
    if (ofDeeds.has(kind) || (kind === 'nobodyStayed' && !isRefused(clause))) return [];
    if (kind.startsWith('channel') && !hasAny(clause.context, 'venue')) return [];
    return evidence > opinion ? [{ ...claim, evidence: opinion }] : [claim];
  });
}
