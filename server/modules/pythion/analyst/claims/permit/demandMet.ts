import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { spacedWords, type Token } from '../../text/token';
import { isOwnStatement, makeClaim, type Claim } from '../claim';
import { permitWords } from './words';

const demand =
  / (?:wants?|requires?|needs?|demands?|asks? for|insists? on|must (?:be|have|hold|carry|get)|(?:have|has) to (?:be|have|hold|carry|get)|(?:accepts?|allows?|lets?) (?:\S+ ){1,8}?if) /;
const ofRule = new RegExp(
  ` (?:${permitWords.english}|licensed|registered|inspected|inspection|stamped|graded|calibrated|certif\\S+|approved|approval|prequalif\\S+|plate|number|asking|agency|council|authority|ministry|department|police|fire brigade) `,
);

const paper = '(?:number|plates?|stamp|sticker|licen[cs]e|certificate|papers?|card|badge|registration|approval|permit)';
const end = String.raw`(?= (?:[.,;:)-]|since|from|in|on|and|already|too|framed|with|until|till|through)(?: |$)|$)`;
const met = [
  String.raw`(?:i|we) (?:already |both |all |do )*(?:have|'ve got|have got|hold|got|passed|carry) (?:it|one|that|them|both|mine|ours)${end}`,
  String.raw`(?:mine|ours|all (?:\S+ )?of (?:ours|mine)|(?:my|our) (?:\S+ ){0,2}?${paper}) (?:(?:(?:'s|is|are|was|has|have) (?:\S+ )?(?:got|granted|renewed|printed)|(?:'s|is|are) (?:valid|good|on (?:it|them|the|every|each)|over|there|here|framed|current))|came|carry|carries|hangs?|went through) `,
].map((words) => new RegExp(String.raw`^ (?:(?:,|;|:|-|and|but|which) )*${words}`));
/** "So I ask", "so we have them done": the rule is followed, and no paper is held. */
const followed = new RegExp(
  String.raw`^ (?:, )?so (?:i|we) (?:always )?(?:ask|do (?:that|it|so)|have (?:it|that|them) done|have (?:it|one|that)|got one)${end}`,
);
/** "We passed at the test house in July": behind a sentence that demands it. */
const passed = /^ (?:we|i) (?:'ve |have )?(?:passed|was passed|were passed|was approved|were approved) /;
const open =
  / (?:not|n't|no|never|yet|nobody|without|expired|lapsed|pending|failed|waiting|will|'ll|would|should|soon|hope|if|once|when|almost|nearly|for (?:them|you|customers|clients)|cousin's|neighbour's) /;

const isDemanded = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return demand.test(words) && ofRule.test(words);
});

/**
 * What a rule or an office demands is had or done, in the same sentence or the next one: "the agency wants a carrier number and I
 * have it", "you need a removal licence. Ours came through in February", "eggs must be stamped, and our number is on every one".
 * Not "and ours is pending", "so we do that for them".
 */
export const readMetDemands = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause, index) => {
    const before = clauses[index - 1];
    if (!before || !clause.sentence.isLatin || !isOwnStatement(clause)) return [];
    const words = spacedWords(clause.tokens);
    const isNext = before.sentence !== clause.sentence;
    const isHeld = met.some((pattern) => pattern.test(words)) || (isNext && passed.test(words));
    if (
      !(isHeld || followed.test(words)) ||
      open.test(words) ||
      !isDemanded(before.context) ||
      (isNext && open.test(spacedWords(clause.context)))
    )
      return [];
    const addressed = makeClaim('regulationAddressed', clause, { evidence: 3 });
    return isHeld ? [addressed, makeClaim('permission', clause, { evidence: 3 })] : [addressed];
  });
