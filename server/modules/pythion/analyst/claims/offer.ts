import type { Clause } from '../text/clause';
import { has, hasAny, isVerb, spacedWords, type Token } from '../text/token';
import { isFact, isOwnStatement, isVoid, makeClaim, states, type Claim } from './claim';
import { hasNamedOther, readAlternative } from './today/alternative';
import { isContent } from './contentNoun';
import { readPermission } from './permit/permission';
import { isPersonIntroduction } from './people/introduction';
import { readTeam } from './people/team';
import { isPrototypeShown } from './prototype';
import { isMeasuredBetter, isOwnGrowth } from './comparison';

/** Solution, prototype, team, permission, and what makes a difference. */
export const offerReaders: readonly ((clause: Clause) => Claim[])[] = [
  readSolution,
  readProof,
  readTeam,
  readPermission,
  readDifference,
];

/** Own or product subject, a verb of doing with an object that is no buzzword; or "a <product> for <group>". */
function readSolution(clause: Clause): Claim[] {
  if (isVoid(clause) || clause.isNobody || isCost(clause) || isAboutTeam(clause) || isJob(clause)) return [];
  if (isPersonIntroduction(clause)) return [];
  const verb = clause.tokens.findIndex(
    (token) => token.pos === 'verb' && !clause.negated.has(token) && isOfferVerb(token, clause),
  );
  const product = hasAny(clause.tokens, 'product')
    ? clause.tokens.find((token) => has(token, 'product') && token.pos === 'noun')
    : undefined;
  const isOurs =
    clause.speaker === 'own' ||
    (product !== undefined && isArticled(clause.tokens, product)) ||
    startsWithOffer(clause);
  const hasObject =
    verb >= 0 &&
    (clause.tokens.slice(verb + 1).some((token) => isContent(token)) ||
      clause.quantities.some(({ kind, start }) => kind === 'money' && start > verb));
  const isFragment =
    product !== undefined &&
    !clause.hasVerb &&
    clause.tokens.some(({ text }) => /^(?:for|für|para|que|that|给)$/.test(text)) &&
    clause.tokens.filter(isContent).length >= 2;
  if (!(isOurs && hasObject) && !isFragment && !isNamedThing(clause)) return [];
  const nouns = new Set(clause.tokens.filter(isContent).map(({ lemma }) => lemma));
  const claims = [makeClaim('solution', clause)];
  if (clause.modality === 'hedge') return claims;
  const isSlogan = hasAny(clause.tokens, 'buzz', 'praise') || slogan.test(spacedWords(clause.tokens));
  if (!isSlogan && (clause.quantities.length > 0 || nouns.size >= 3)) claims.push(makeClaim('solutionDetail', clause));
  return claims;
}

/** "An app for everyone that makes life easier using artificial intelligence": says what it is made with, and not what it does. */
const slogan =
  / (?:makes?|making) (?:(?:your|their|people 's|everyone 's|our) )?(?:life|lives|everything|work|things) (?:\S+ )?(?:easier|better|simpler|more fun) | (?:macht|machen) (?:\S+ ){0,2}?(?:leben|alltag|alles) (?:\S+ )?(?:leichter|einfacher|besser|schöner) | (?:hace|hacer) (?:\S+ ){0,2}?(?:vida|todo) (?:\S+ )?(?:más fácil|mejor|más sencill[oa]) | (?:facilita|facilitar|mejora|mejorar) la vida /;

/** "My co-founder built lifts for Otis" tells of the team. */
const isAboutTeam = ({ tokens }: Clause): boolean =>
  tokens
    .slice(0, 4)
    .some((token) => token.pos === 'noun' && has(token, 'founder') && has(token, 'own') && token.lemma !== 'team') &&
  !hasAny(tokens, 'product');

/** "I manage a yard for a wholesaler", "I used to run stores", "then trained as a clerk": the founder's work, and no offer. */
function isJob({ tokens }: Clause): boolean {
  const first = tokens.findIndex(({ pos, text }) => pos !== 'conj' && text !== 'then' && text !== 'so');
  const verb = tokens.findIndex(({ pos }, index) => index >= first && pos === 'verb');
  const isEarlier = tokens[verb]?.text === 'used' && tokens[verb + 1]?.text === 'to' && tokens[first]?.text === 'i';
  const isTraining =
    tokens[verb + 1]?.text === 'as' &&
    /^(?:train|qualify|study|graduate|work)$/.test(tokens[verb]?.lemma ?? '') &&
    tokens[verb]?.text !== tokens[verb]?.lemma;
  // "I run a shop for used pumps" offers something: an employer is one.
  const isEmployed =
    tokens[first]?.text === 'i' &&
    /^(?:manage|run|lead|head|supervise|work)$/.test(tokens[verb]?.lemma ?? '') &&
    tokens.some(
      ({ text }, index) =>
        index > verb + 1 && /^(?:for|at|in)$/.test(text) && /^(?:an?|the|my)$/.test(tokens[index + 1]?.text ?? ''),
    );
  return isEarlier || isTraining || isEmployed;
}

/** "Serving one customer costs us …" is no solution. */
const isCost = ({ tokens }: Clause): boolean =>
  hasAny(tokens, 'cost') &&
  tokens.some((token, index) => has(token, 'cost') && /^(?:us|me|uns)$/.test(tokens[index + 1]?.text ?? ''));

/** What a product does, in the present; not what the founder asked, thinks or was paid. */
function isOfferVerb(token: Token, { speaker, modality, tokens }: Clause): boolean {
  if (has(token, 'buzz') || isReport(token, tokens)) return false;
  if (has(token, 'offer') || isCraft(token, { speaker, tokens })) return true;
  const isPresent = token.text === token.lemma || token.text === `${token.lemma}s` || modality === 'plan';
  // "I will come on Friday" offers nothing: after "we", the object follows directly.
  const next = tokens.slice(tokens.indexOf(token) + 1).find(({ pos }) => pos === 'noun' || pos === 'adp');
  const isAct = has(token, 'interview') || next?.pos === 'adp';
  if (isAct && tokens.slice(0, tokens.indexOf(token)).some(({ text }) => /^(?:we|i|wir|ich)$/.test(text))) return false;
  return (
    speaker === 'own' &&
    isPresent &&
    !has(token, 'say', 'pay', 'renew', 'cancel', 'survey', 'trouble', 'habit', 'praise', 'hedge') &&
    !stative.test(token.lemma)
  );
}

/** "17 farmers showed us their bills", "nos enseñaron", "我们访问了18位老板": what was asked and shown is no offer. */
function isReport(token: Token, tokens: readonly Token[]): boolean {
  const at = tokens.indexOf(token);
  const isToUs = /^(?:us|me|uns|mir)$/.test(tokens[at + 1]?.text ?? '') || tokens[at - 1]?.text === 'nos';
  const isOurProduct = hasAny(tokens.slice(0, at), 'product');
  return (
    (isToUs && has(token, 'offer', 'show', 'say')) || (has(token, 'interview') && !isOurProduct && !has(token, 'sell'))
  );
}

/** "I welded one chair", "we bolt a box to each gate": work of our hands. */
const isCraft = (token: Token, { speaker, tokens }: Pick<Clause, 'speaker' | 'tokens'>): boolean =>
  speaker === 'own' &&
  token.pos === 'verb' &&
  has(token, 'craft', 'lendAct') &&
  !has(token, 'buzz', 'trouble', 'interview', 'outreach', 'say') &&
  !stative.test(token.lemma) &&
  tokens
    .slice(tokens.indexOf(token) + 1, tokens.indexOf(token) + 7)
    .some((next) => (next.pos === 'noun' && has(next, 'thing', 'product') && !has(next, 'buzz')) || next.text === 'it');

const stative =
  /^(?:be|have|spend|burn|owe|invest|come|live|start|try|keep|take|turn|believe|think|want|need|love|know|hope|see|expect|learn|become|feel|like|guess|say|do|go|get|deserve|consider|understand|win|earn|grow|dominate|lead|succeed|strive|aim|intend|envision|imagine|dream|care|embrace|light|harness|glow|aspire|commit|redefine|shape|reinvent|elevate|empower|unleash|inspire|unite|celebrate|plan|disrupt|change)$/;

function isArticled(tokens: readonly Token[], product: Token): boolean {
  const before = tokens.slice(0, tokens.indexOf(product));
  return (
    before.length <= 4 &&
    (before.length === 0 ||
      before.some(({ text }) => /^(?:a|an|the|our|this|eine?|die|der|das|una?|el|la|它)$/.test(text)))
  );
}

/** A clause without a subject: "helps nurses hand over shifts", "Selling maps to museums". */
const startsWithOffer = (clause: Clause): boolean =>
  has(clause.tokens[0], 'offer') && isVerb(clause.tokens[0]) && clause.tokens.length >= 3;

const built: ReadonlySet<string> = new Set([
  'built',
  'developed',
  'launched',
  'fitted',
  'installed',
  'tested',
  'entwickelt',
  'gebaut',
  'desarrollado',
  'probamos',
]);

function readProof(clause: Clause): Claim[] {
  if (!isFact(clause) || isVoid(clause) || clause.isNobody) return [];
  const isBuilt =
    clause.speaker === 'own' && clause.tokens.some((token) => !clause.negated.has(token) && built.has(token.text));
  const isCrafted =
    clause.tokens.some((token) => isCraft(token, clause) && isPast(token) && !clause.negated.has(token)) &&
    !hasAny(clause.tokens, 'interview', 'pay', 'rival');
  return isPrototypeShown(clause) || isBuilt || isCrafted ? [makeClaim('proof', clause, { evidence: 3 })] : [];
}

const isPast = ({ text, lemma }: Token): boolean => text !== lemma && !/(?:s|ing)$/.test(text);

function readDifference(clause: Clause): Claim[] {
  const claims: Claim[] = [];
  if (isMeasuredBetter(clause) && !isOwnGrowth(clause))
    claims.push(makeClaim('measuredDifference', clause, { evidence: 4 }), makeClaim('alternativeDetail', clause));
  const isProtected =
    isFact(clause) &&
    clause.speaker === 'own' &&
    states(clause, 'protection') &&
    states(clause, 'granted') &&
    clause.quantities.length > 0;
  if (isProtected) claims.push(makeClaim('measuredDifference', clause, { evidence: 3 }));
  claims.push(...readAlternative(clause));
  const isCompared =
    isOwnStatement(clause) &&
    !isVoid(clause) &&
    states(clause, 'comparative') &&
    states(clause, 'instead') &&
    hasNamedOther(clause);
  if (isCompared) claims.push(makeClaim('difference', clause));
  return claims;
}

/** "BelayBuddy is a wrist buzzer": a bare name and what it is. */
const isNamedThing = ({ tokens, speaker, modality }: Clause): boolean => {
  const [name, verb, article] = tokens;
  const head = tokens.slice(3, 7).findLast(({ pos }) => pos === 'noun');
  return (
    speaker === 'other' &&
    modality === 'fact' &&
    name?.pos === 'noun' &&
    name.concepts.size === 0 &&
    verb?.text === 'is' &&
    /^an?$/.test(article?.text ?? '') &&
    head !== undefined &&
    isContent(head) &&
    !has(head, 'people', 'trouble')
  );
};
