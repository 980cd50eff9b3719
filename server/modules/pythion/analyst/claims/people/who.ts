import type { Clause } from '../../text/clause';
import { has, hasAny, isVerb, type Token } from '../../text/token';
import { isFact, isVoid, makeClaim, type Claim } from '../claim';
import { isAgentive } from './agentive';
import { isHomesInPlace } from './homes';
import { isStranger } from './stranger';
import { hasYears } from './years';

const vagueModifiers = new Set(
  'all many most modern busy other more new real own paying happy potential first few several every each any some these those such same much future existing different various smart young global worldwide next millions billions thousands great lot number generation generations good enough better right only similar great loyal satisfied more world entire'.split(
    ' ',
  ),
);

/** Groups that the clause names. "Everyone", "users" and "people" alone name nobody. */
export function readGroups(clause: Clause): Claim[] {
  if (
    isVoid(clause) ||
    // "Maybe dog owners would pay": nobody is claimed to have anything.
    (clause.modality === 'hedge' && !isAttempt(clause)) ||
    clause.modality === 'condition' ||
    // "The owner of the shop has been a dressmaker for 15 years": what others can names no group.
    (isStranger(clause) && hasYears(clause)) ||
    (hasAny(clause.tokens, 'friends', 'career') && clause.speaker === 'own' && hasAny(clause.tokens, 'experience'))
  )
    return [];
  if (
    clause.speaker === 'own' &&
    clause.modality !== 'fact' &&
    !isAttempt(clause) &&
    !hasAny(clause.tokens, 'offer', 'sell')
  )
    return [];
  const claims: Claim[] = [];
  for (const [index, token] of clause.tokens.entries()) {
    if (
      !isPeople(token) ||
      (clause.negated.has(token) && clause.speaker === 'own') ||
      isCompoundPart(clause.tokens, index) ||
      isOneOfOurs(clause, index) ||
      isStaff(clause.tokens, index) ||
      isAudience(clause.tokens, index) ||
      isTrial(clause.tokens, index) ||
      isWay(clause.tokens, index) ||
      isFigureSource(clause.tokens, index) ||
      isName(clause.tokens, index) ||
      isOffered(clause.tokens, index) ||
      isForDiet(clause.tokens, index) ||
      isPaidOut(clause.tokens, index) ||
      clause.tokens.slice(Math.max(0, index - 2), index).some((before) => has(before, 'own') && before.text !== 'me')
    )
      continue;
    const modifiers = modifiersOf(clause.tokens, index);
    if (has(token, 'everyone') && modifiers === 0) continue;
    claims.push(makeClaim('group', clause, { subject: phraseOf(clause.tokens, index) }));
    if (modifiers > 0 || (clause.tokens.some(({ pos }) => pos === 'num') && isFact(clause)))
      claims.push(makeClaim('groupDetail', clause, { subject: isPlaced(clause, index) ? 'place' : 'kind' }));
  }
  return claims.length > 0 ? claims : readSubject(clause);
}

const isNounOrAdjective = (token: Token | undefined): boolean => token?.pos === 'noun' || token?.pos === 'adj';

/** "We tried to sell an app to florists": to whom is a fact. */
const isAttempt = ({ tokens, speaker }: Clause): boolean =>
  speaker === 'own' && tokens.some(({ text }) => text === 'tried' || text === 'attempted');

/** "Chimney sweeps around Graz slip", "mountain huts burn diesel": many of a kind that do something, whatever they are called. */
function readSubject(clause: Clause): Claim[] {
  const { tokens, speaker } = clause;
  if (isHomesInPlace(clause))
    return [makeClaim('group', clause), makeClaim('groupDetail', clause, { subject: 'place' })];
  if (speaker !== 'other' && speaker !== 'people') return [];
  const start = tokens[0]?.pos === 'conj' ? 1 : 0;
  let head = start;
  while (isNounOrAdjective(tokens[head]) && isNounOrAdjective(tokens[head + 1])) head++;
  const [noun, next] = [tokens[head], tokens[head + 1]];
  if (!noun || noun.pos !== 'noun' || noun.text === noun.lemma || !noun.text.endsWith('s')) return [];
  if (has(noun, 'product', 'trouble', 'worse', 'better', 'buzz', 'own', 'pay', 'offer', 'interview')) return [];
  const verb = tokens.findIndex(({ pos }, index) => index > head && pos === 'verb');
  const isPlacedGroup =
    /^(?:in|around|near|at|on|of|from|off|along|across|under)$/.test(next?.text ?? '') &&
    verb > head + 1 &&
    verb < head + 6;
  const isActing =
    verb === head + 1 &&
    tokens[verb]?.text === tokens[verb]?.lemma &&
    tokens.slice(verb + 1, verb + 5).some(({ pos }) => pos === 'noun');
  if (!isPlacedGroup && !isActing) return [];
  const group = makeClaim('group', clause, { subject: phraseOf(tokens, head) });
  return isPlacedGroup ? [group, makeClaim('groupDetail', clause, { subject: 'place' })] : [group];
}

/** "我想开一家咖啡馆", "we are starting a vegan bakery", "ich will einen Imbiss eröffnen": the one that we open. */
const isOneOfOurs = ({ tokens, speaker }: Clause, index: number): boolean => {
  if (speaker !== 'own') return false;
  const article = tokens.findLastIndex(({ text }, at) => at < index && /^(?:an?|eine?n?|una?)$/.test(text));
  const isOpened =
    article >= 0 &&
    tokens.slice(article + 1, index).every(({ pos }) => pos === 'noun' || pos === 'adj') &&
    has(tokens[index], 'venue', 'place', 'thing') &&
    (opening.test(tokens[article - 1]?.lemma ?? '') || opening.test(tokens[index + 1]?.text ?? ''));
  return isOpened || tokens.slice(Math.max(0, index - 3), index).some(({ text }) => /^一[家个间]?$/.test(text));
};

const opening = /^(?:open|start|launch|found|eröffnen?|eröffne|gründen?|starten?|abrir|montar|abrimos|montamos)$/;

/** "Team shipped two games", "one rider can serve two contracts", "each rider costs 3,100": those who work for us. */
function isStaff(tokens: readonly Token[], index: number): boolean {
  if (tokens[index]?.text === 'team' && (index === 0 || /^(?:our|my|the)$/.test(tokens[index - 1]?.text ?? '')))
    return true;
  if (!/^(?:one|each|every|a|an)$/.test(tokens[index - 1]?.text ?? '')) return false;
  const [next, act, object] = tokens.slice(index + 1, index + 4);
  const isServing = next?.text === 'can' && serving.test(act?.lemma ?? '') && object?.pos === 'num';
  return isServing || (next?.lemma === 'cost' && (act?.pos === 'num' || act?.pos === 'sym' || act?.text === 'us'));
}

const serving = /^(?:serve|handle|manage|cover|look|visit|deliver|supervise|teach|treat|clean|repair|process)$/;

/** "1,240 visitors came to our landing page", "900 users from an ad": counted on a page, whoever they are. */
const isAudience = (tokens: readonly Token[], index: number): boolean =>
  /^(?:visitor|user|subscriber|follower|viewer|reader|signup)$/.test(tokens[index]?.lemma ?? '') &&
  tokens[index - 1]?.pos === 'num' &&
  tokens.slice(index + 1).some(({ lemma }) => /^(?:page|site|website|ad|ads|video|post|app)$/.test(lemma));

/** "Our third pilot ran for 8 weeks", "1 of the pilots quit": no airline pilots. */
const isTrial = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.lemma === 'pilot' &&
  /^(?:our|my|the|a|one|each|first|second|third|fourth|last)$/.test(tokens[index - 1]?.text ?? '');

/** "Sales through the regional museum association": the way, and not who has the trouble. */
const isWay = (tokens: readonly Token[], index: number): boolean => {
  const before = tokens.slice(Math.max(0, index - 5), index);
  const way = before.findLastIndex(({ text }) => /^(?:through|trough|via)$/.test(text));
  return way >= 0 && before.slice(way + 1).every(({ pos }) => ['det', 'adj', 'noun', 'num', 'propn'].includes(pos));
};

/** "By the county clerk's figures": who counts. */
const isFigureSource = (tokens: readonly Token[], index: number): boolean =>
  /^'s?$/.test(tokens[index + 1]?.text ?? '') &&
  /^(?:figure|number|count|data|statistic|statistics|report|estimate|record|register)$/.test(
    tokens[index + 2]?.lemma ?? '',
  );

/** "In Bishop's Castle": a name, where who owns something has an article or is many. */
const isName = (tokens: readonly Token[], index: number): boolean => {
  const owner = tokens[index - 1]?.text === "'s" ? index - 2 : index;
  return (
    tokens[owner + 1]?.text === "'s" &&
    tokens[owner]?.text === tokens[owner]?.lemma &&
    tokens[index]?.text === tokens[index]?.lemma &&
    (owner === 0 || /^(?:adp|conj|punct)$/.test(tokens[owner - 1]?.pos ?? ''))
  );
};

/** "Refill shop for safety razors": what is offered, and for what. */
const isOffered = (tokens: readonly Token[], index: number): boolean =>
  has(tokens[index], 'venue') &&
  tokens[index]?.text === tokens[index]?.lemma &&
  tokens[index + 1]?.text === 'for' &&
  tokens.slice(0, index).every(({ pos }) => pos === 'noun' || pos === 'adj');

/** "A vegan food truck", "vegetarian meal kits": what is eaten, and not who eats it. */
const isForDiet = (tokens: readonly Token[], index: number): boolean =>
  /^(?:vegan|vegetarian|kosher|halal|pescatarian|keto)$/.test(tokens[index]?.text ?? '') &&
  tokens[index + 1]?.pos === 'noun' &&
  !isPeople(tokens[index + 1]!);

/** "The lender gets 12": one party of the deal and its share. */
const isPaidOut = (tokens: readonly Token[], index: number): boolean =>
  /^(?:the|each)$/.test(tokens[index - 1]?.text ?? '') &&
  /^(?:get|receive|earn)$/.test(tokens[index + 1]?.lemma ?? '') &&
  /^(?:num|sym)$/.test(tokens[index + 2]?.pos ?? '');

const isPeople = (token: Token): boolean =>
  (token.pos === 'noun' || token.pos === 'adj') &&
  (has(token, 'people', 'everyone') || (token.pos === 'noun' && token.text !== token.lemma && isAgentive(token.lemma)));

/** Words that the tagger of English takes for nouns: "jeder Kunde", "soy maestra", "cada vecino". */
const noName =
  /^(?:jede[mnrs]?|bekommt|bekommen|jetzt|noch|angeblich|kein|keine|alle|viele|soy|somos|cada|casi|debe|deben|unas|unos|otr[oa]s|much[oa]s)$/;

/** The noun with the words that narrow it, in front of it: "dental practices". */
function phraseOf(tokens: readonly Token[], index: number): string {
  let start = index;
  while (
    start > 0 &&
    ['noun', 'adj'].includes(tokens[start - 1]?.pos ?? '') &&
    !vagueModifiers.has(tokens[start - 1]?.text ?? '') &&
    !noName.test(tokens[start - 1]?.text ?? '')
  )
    start--;
  return tokens
    .slice(start, index + 1)
    .map(({ text }) => text)
    .join(' ');
}

/** The first part of a compound, such as "practice" of "practice managers". */
const isCompoundPart = (tokens: readonly Token[], index: number): boolean => {
  const next = tokens[index + 1];
  // 垂直农场市场 is a market, and no group.
  return next?.pos === 'noun' && (isPeople(next) || /^(?:市场|行业)/u.test(next.text));
};

/** What narrows the group: an adjective, a compound, a place, "with …", "who …". */
function modifiersOf(tokens: readonly Token[], index: number): number {
  let count = 0;
  for (let at = index - 1; at >= 0; at--) {
    const token = tokens[at];
    if (
      !token ||
      !['noun', 'adj', 'verb'].includes(token.pos) ||
      (token.pos === 'verb' && !/(?:ed|ing)$/.test(token.text))
    )
      break;
    if (
      !vagueModifiers.has(token.text) &&
      !has(token, 'buzz', 'praise', 'plan', 'report', 'own', 'product', 'offer', 'pay')
    )
      count++;
  }
  const [next, following] = [tokens[index + 1], tokens[index + 2]];
  const narrows =
    /^(?:with|without|in|from|of|over|under|around|near|at|between|who|whose|that|im|aus|mit|ohne|über|an|con|sin)$/.test(
      next?.text ?? '',
    );
  const isNarrow =
    following &&
    !has(following, 'own', 'everyone') &&
    !/^(?:the|this|all|everywhere|around|across|need|love|a|it|them)$/.test(following.text) &&
    !has(following, 'buzz', 'praise', 'sizeNoun');
  if (narrows && isNarrow && !isVerb(next)) count++;
  return count;
}

/** A number or a place, not only an adjective. */
const isPlaced = ({ tokens }: Clause, index: number): boolean =>
  tokens.some(({ pos }) => pos === 'num') ||
  /^(?:in|from|around|near|at|between|im|aus|en|de|bei)$/.test(tokens[index + 1]?.text ?? '');
