import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { hasAny, lettersOf, spacedWords } from '../text/token';
import { makeClaim, type Claim } from './claim';
import { isAsking } from './likelyClaims';

/** Levels of the rubric: what others find, what they intend, and what they have done. */
const levels = { opinion: 1, intention: 2, told: 3 } as const;

const would =
  / (?:would|'d|might|could|will|'ll|würden?|wollen|wären?) (?:\S+ ){0,3}?(?:buy|pay|use|try|order|subscribe|switch|sign|book|join|come|recommend|love|like|want|be interested|download|kaufen|zahlen|bezahlen|nutzen|benutzen|ausprobieren|bestellen|buchen|kommen|bereit|interessiert|empfehlen)(?= )| (?:comprarían?|pagarían?|usarían?|probarían?|pedirían?|contratarían?|vendrían?|estarían?)(?= )/;
const found =
  / (?:love[ds]?|like[ds]?|adore[ds]?|welcome[ds]?) (?:the|our|my|this|it)(?= )| (?:is|was|were|'s|are|be|sounds?|looks?|find|found|thought|think|call|called) (?:\S+ ){0,4}?(?:great|good|brilliant|fantastic|useful|interesting|amazing|cool|nice|super|excellent|wonderful|smart|clever|helpful|needed|lovely|interested|excited|keen|enthusiastic|positive)(?= )| (?:toll|super|gut|klasse|genial|spannend|interessant|begeistert|interessiert|nützlich|sinnvoll|großartig)(?= )| (?:gran|buena|excelente|genial|magnífica) idea(?= )| (?:encanta|encantó|gusta|gustó|interesad[oa]s?|interesante|útil|genial)(?= )/;
const wouldInChinese = /(?:一定|肯定|可能|应该|都)?会(?:买|用|付|来|试|订|推荐)|愿意|想(?:买|用|试)|打算买/u;
const foundInChinese = /(?:很|非常|挺|真|特别)(?:好|棒|不错|有用|有意思|感兴趣|喜欢)|好主意|好想法|感兴趣|喜欢/u;

const isIntention = ({ tokens, sentence, negated }: Clause): boolean =>
  negated.size === 0 && (sentence.isLatin ? would.test(spacedWords(tokens)) : wouldInChinese.test(lettersOf(tokens)));

const isFinding = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin ? found.test(spacedWords(tokens)) : foundInChinese.test(lettersOf(tokens));

/** "18 said …", "alle fanden …", "casi todos dijeron …": goes on about those who were asked in the sentence before. */
const isAnswer = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin
    ? tokens[0]?.pos === 'num' ||
      /^ (?:(?:almost|nearly|fast|casi) )?(?:all|most|everyone|everybody|they|many|half|alle|die meisten|sie|viele|tod[oa]s|la mayoría|muchos)(?= )/.test(
        spacedWords(tokens),
      )
    : tokens[0]?.pos === 'num' || /^(?:大部分|大家|他们|都|多数)/u.test(lettersOf(tokens));

/** What those asked answered: in the rest of the sentence, or in the next one. */
function answersTo(clause: Clause, clauses: readonly Clause[]): readonly Clause[] {
  const after = clauses.slice(clause.index + 1);
  const rest = after.filter(({ sentence }) => sentence === clause.sentence);
  if (rest.length > 0) return rest;
  const [first] = after;
  return first && isAnswer(first) ? after.filter(({ sentence }) => sentence === first.sentence) : [];
}

/** "I asked" alone: what was answered stands in clauses of its own. */
export const isQuestionOnly = memoise(
  (clause: Clause): boolean => clause.speaker === 'own' && isAsking(clause) && !hasAny(clause.tokens, 'show'),
);

/** "Asked 20, and 18 would buy": the level of the answers, if all of them are intentions or opinions. */
function levelOfAnswers(clause: Clause, clauses: readonly Clause[]): number {
  // 18位一定会买: Chinese has no other form for what is meant to be done.
  if (!clause.sentence.isLatin && isIntention(clause) && !isAsking(clause)) return levels.intention;
  if (!isQuestionOnly(clause)) return levels.told;
  const answers = answersTo(clause, clauses).filter(({ hasVerb }) => hasVerb);
  if (answers.length === 0 || !answers.every((answer) => isIntention(answer) || isFinding(answer))) return levels.told;
  return answers.some(isIntention) ? levels.intention : levels.opinion;
}

/** "I asked 20 lawyers, and 18 said it's a great idea": having asked tells nothing that they have done. */
export const withOpinionsOnly = (claims: readonly Claim[], clauses: readonly Clause[]): Claim[] =>
  claims.map((claim) => {
    const { kind, evidence, clause, quantity } = claim;
    if (kind !== 'evidence' || Math.floor(evidence) !== levels.told) return claim;
    const level = levelOfAnswers(clause, clauses);
    return level < levels.told ? makeClaim('evidence', clause, { evidence: level, quantity }) : claim;
  });
