import type { Clause } from '../text/clause';
import { isIntroduction } from '../text/speaker';
import { memoise } from '../text/memoise';
import { has, hasAny, isVerb, isWord, spacedWords, type Token } from '../text/token';
import type { Check, Reading } from './check';
import { isLeavingWithReason } from './customers/leavingReason';
import { isPaidWork } from './customers/work';
import { isOwnMoneyOnly } from './money/ownMoney';
import { isFailedTry } from './reach/failedTry';
import { isOutcomeOfWay } from './reach/outcomeOfWay';
import { isWish } from './today/habit';
import { isCustomersToday, isNamingOnly, isOwnRisk, isOwnStart, isSupply } from './today/notTheirs';
import { isTermsOfOthers } from './today/othersTerms';
import { isFrequent } from './trouble';

/** "Court date reminders", "bike delivery for wholesalers": a name states no habit and no way. */
export const isFragmentOnly: Check = ({ clauses }) => clauses.every(isFragment);

const isFragment = ({ tokens, context }: Clause): boolean =>
  context.length <= 8 &&
  !isWrittenOtherwise(context) &&
  !tokens.some(
    (token, index) =>
      token.pos === 'aux' || token.pos === 'num' || (token.pos === 'verb' && tokens[index - 1]?.text !== 'to'),
  ) &&
  !tokens.some(({ text }) => /^(?:through|via|from|at|by|with|on|instead|now|today)$/.test(text));

/** What suppliers do, what we fear, and who the customers are. */
const isNotTheirs: Check = (reading) => isSupply(reading.context) || isOwnRisk(reading) || isNamingOnly(reading);

/** What isn't today's way, whatever its words: ours, what protects people, what they receive, where they meet. */
export const isNoHabit: Check = (reading) =>
  isFragmentOnly(reading) ||
  isOwnProduct(reading) ||
  isNotTheirs(reading) ||
  isOwnStart(reading) ||
  reading.clauses.some(isCustomersToday) ||
  reading.clauses.every((clause) => isIntroduction(clause.tokens) || isWish(clause)) ||
  isSafeguard(reading) ||
  isOurResult(reading) ||
  (!hasAny(reading.context, 'today', 'instead') && (isGathering(reading) || isListOnly(reading))) ||
  reading.clauses.every(isReceived);

/** "Software that reads old notebooks", "it lowers errors", "people find me because of a sheet": ours, and no habit of theirs. */
const isOwnProduct: Check = ({ clauses, context }) =>
  !hasAny(context, 'today', 'habit', 'instead') &&
  !context.some(({ text }) => /^(?:before|until|otherwise|usually|previously)$/.test(text)) &&
  clauses.every(
    ({ tokens }) =>
      /^(?:it|we|our|i|wir|ich|unsere?|nosotr[oa]s|我们|我)$/.test(tokens[0]?.text ?? '') ||
      has(
        tokens.find(({ pos }) => pos === 'noun'),
        'product',
      ) ||
      tokens.some(({ text }, index) => text === 'me' && tokens[index - 1]?.pos === 'verb'),
  );

/** "Photos are deleted after 7 years and each claimant ticks a consent box": what we do to protect people. */
const isSafeguard: Check = ({ context }) =>
  !hasAny(context, 'today') &&
  !context.some((token) => has(token, 'trouble') && !safeguards.test(token.lemma)) &&
  isSafe(context);

const isSafe = memoise((context: readonly Token[]): boolean => context.some((token) => isWord(token, safeguards)));

const safeguards =
  /^(?:consent|anonymi[sz]e|pseudonymi[sz]e|encrypt|pixelate|blur|gdpr|dsgvo|rgpd|verpixelt|anonymisiert|verschlüsselt|gelöscht|einwilligung|consentimiento|anonimizamos|cifrados?)$/;

/** "Town clerks have an association and meet every quarter": where they meet, and not how they get along. */
const isGathering: Check = ({ clauses }) =>
  clauses.every(
    ({ tokens }) =>
      tokens.some(({ lemma }) => gatherings.test(lemma)) ||
      (tokens.some(({ lemma }) => lemma === 'meet') && hasAny(tokens, 'every')),
  );

const gatherings =
  /^(?:association|guild|union|federation|chamber|conference|congress|meetup|newsletter|verband|innung|stammtisch|asociación|gremio|congreso)$/;

/** "Growers in Kent, soft fruit mostly, 40-300 pickers each": an English sentence without a verb names somebody only. */
const isListOnly: Check = ({ context }) =>
  !context.some(isVerb) &&
  !isWrittenOtherwise(context) &&
  context.some(({ text }) => /^(?:the|a|of|and|with|for|each|from|mostly)$/.test(text)) &&
  !hasAny(context, 'habit', 'trouble', 'worse', 'negation', 'lacking');

/** "Nachbarn bekommen vorher einen Zettel", "guests get an email from us": what somebody hands to them. */
export const isReceived = ({ tokens }: Clause): boolean =>
  hasAny(tokens, 'habit') &&
  !hasAny(tokens, 'today') &&
  tokens.some(
    ({ text }, index) =>
      /^(?:gets?|receives?|bekommen|bekommt|erhalten|erhält|kriegen|kriegt|reciben|recibe)$/.test(text) &&
      tokens.slice(index + 1, index + 5).some((token) => has(token, 'habit')) &&
      !tokens.slice(index + 1, index + 5).some((token) => has(token, 'trouble') || token.pos === 'verb'),
  );

/** "We lose about 2% of installers a month": our trouble, and not theirs. */
const isOurLoss: Check = ({ clauses }) =>
  clauses.every(
    ({ speaker, tokens, quantities }) =>
      speaker === 'own' &&
      /^(?:we|i)$/.test(tokens[0]?.text ?? '') &&
      tokens[1]?.lemma === 'lose' &&
      quantities.length > 0,
  );

/** "Kunden kommen über den Stammtisch", "customers find us through the guild": how they come to us is no trouble. */
const isComing: Check = ({ clauses, context }) =>
  !hasAny(context, 'trouble', 'worse', 'negation') &&
  clauses.some(
    ({ tokens }) =>
      has(tokens[0], 'customer') &&
      tokens
        .slice(1, 4)
        .some(({ text }) => /^(?:come|came|find|found|kommen|kamen|finden|vienen|llegan|来自)$/.test(text)),
  );

/** Who leaves us and why, what a way of ours brought, or that it brought nobody. */
const isOurResult: Check = ({ clauses }) =>
  clauses.some((clause) => isLeavingWithReason(clause) || isFailedTry(clause) || isOutcomeOfWay(clause));

/** No trouble in it: our own loss or result, how customers come, a list, what we were paid for. */
export const isNoTrouble: Check = (reading) =>
  isOurLoss(reading) ||
  isOurResult(reading) ||
  isNotTheirs(reading) ||
  isComing(reading) ||
  isListOnly(reading) ||
  isTermsOfOthers(reading.context) ||
  reading.clauses.every(isPaidWork);

/** "Owners hate cleaning tubs and I charge £45 a clean": all figures are what we take or spend, or what we did for them. */
const isCountedInOurs: Check = ({ clauses }) => {
  const counted = clauses.filter(({ quantities }) => quantities.length > 0);
  return (
    counted.length > 0 &&
    counted.every(isOwnMoneyOnly) &&
    !clauses.some((clause) => !counted.includes(clause) && (isFrequent(clause) || clause.tokens.some(isOften)))
  );
};

/** Neither a figure of the trouble nor a word of time: "sat with 9 owners, they each showed me their book". */
export const isUncounted: Check = (reading) =>
  isNoTrouble(reading) ||
  isCountedInOurs(reading) ||
  (!reading.clauses.some(isFrequent) && !reading.context.some(isOften) && !isWrittenOtherwise(reading.context));

const isOften = ({ text, lemma, pos }: Token, index: number, tokens: readonly Token[]): boolean =>
  // "14 of them had seen a doctor".
  (pos === 'num' && tokens[index + 1]?.text === 'of') ||
  (tokens[index - 1]?.text !== 'last' &&
    /^(?:minute|hour|day|week|month|evening|afternoon|morning|night|season|weekend|year)s$/.test(text)) ||
  /^(?:once|twice|often|too|always|constantly|usually|regularly|daily|weekly|monthly|every|per|thousands|hundreds|dozens|most|half|whole|entire|far)$/.test(
    lemma,
  ) ||
  /^(?:sunday|monday|tuesday|wednesday|thursday|friday|saturday|spring|summer|autumn|winter)$/.test(lemma);

/** Of other languages too few such words are known. */
const isWrittenOtherwise = (context: readonly Token[]): boolean =>
  context.some(({ text }) => !/^[ -~’£€]*$/.test(text)) || hasAny(context, 'preposition', 'article');

/**
 * "Programmieren kann keiner von uns", "the idea is an app that listens", "our map shows free pitches": what we lack, what it is
 * or does compares nothing.
 */
export const isIncomparable: Check = ({ clauses, isSure }) =>
  clauses.every((clause) => isOwnLack(clause) || isDefinition(clause)) || (!isSure && isBareOffer(clauses));

/** What sets an offer apart: "at the kerb, the same day", "a drone that sees at night, where no ladder reaches". */
const settingApart =
  /^(?:only|first|same|even|so|that|which|who|because|than|until|before|while|where|when|if|unlike|any|every|each|all|always|whole|straight|directly|own|real|new|automatically|instantly|self|too|still|back|less|more|both|also)$/;

/** "We deliver it by cargo bike", "BelayBuddy is a wrist buzzer": a few words of what it is, and none of what is better. */
const isBareOffer = (clauses: readonly Clause[]): boolean =>
  clauses.length === 1 &&
  clauses.every(
    ({ tokens, context, negated, quantities }) =>
      (/^(?:we|i|our|my)$/.test(tokens[0]?.text ?? '') ||
        (tokens[1]?.text === 'is' && /^an?$/.test(tokens[2]?.text ?? '') && tokens[0]?.text !== 'it')) &&
      context.length <= mostBare &&
      negated.size === 0 &&
      quantities.length === 0 &&
      !hasAny(context, 'comparative', 'instead', 'without', 'negation', 'rival', 'today', 'better') &&
      !context.some(({ text }) => settingApart.test(text) || /^[,;:]$/.test(text)),
  );

/** More words may tell what is better. */
const mostBare = 12;

/** "None of us can code", "keiner von uns", "ninguno de nosotros", 我们都不会: what the founders can't do. */
export const isOwnLack = ({ tokens }: Clause): boolean =>
  tokens.some(
    ({ text }, index) =>
      (nobody.has(text) &&
        /^(?:of|von|de)$/.test(tokens[index + 1]?.text ?? '') &&
        /^(?:us|uns|nosotr[oa]s)$/.test(tokens[index + 2]?.text ?? '')) ||
      text === '我们都不会',
  );

const nobody: ReadonlySet<string> = new Set([
  'none',
  'neither',
  'nobody',
  'keine',
  'keiner',
  'niemand',
  'ninguno',
  'ninguna',
]);

/** "The idea is an app that …", "it is a tool for …". */
const isDefinition = ({ tokens, context }: Clause): boolean => {
  const at = tokens.findIndex(({ lemma }) => lemma === 'be');
  const isThat = /^(?:idea|it|this|product|concept|project)$/.test(tokens[at - 1]?.lemma ?? '');
  return (
    isThat &&
    /^an?$/.test(tokens[at + 1]?.text ?? '') &&
    !hasAny(context, 'comparative', 'instead', 'without', 'negation', 'rival') &&
    !context.some(({ pos }) => pos === 'num')
  );
};

/** "Nurses on our ward swap shifts on a chat group": what the rules read as today's way isn't the offer. */
export const isTheirWay: Check = ({ clauses, kept }) =>
  kept.some(({ kind }) => kind === 'alternative') &&
  clauses.every(({ speaker, tokens }) => speaker === 'people' && !hasAny(tokens, 'product'));

/** "Un papelito con alfiler, que se moja y se cae", "der Zettel fällt ab". */
const comingApart =
  / se (?:l[ea]s? )?(?:moja|cae|rompe|pierde|borra|despega|estropea|atasca|mancha|oxida|desgasta|seca)n? | (?:fällt|fallen|reißt|reißen|löst sich|lösen sich) (?:\S+ )?ab | (?:falls?|comes?|peels?|wears?|rubs?|washes) (?:off|apart) /;

/** Words of what goes wrong. A long sentence of several clauses may tell it in others; one clause only names the way. */
export const isFailing = ({ clauses, context }: Pick<Reading, 'clauses' | 'context'>): boolean =>
  context.some((token) => has(token, 'lacking') && !isOnlyWord(token)) ||
  hasAny(context, 'negation', 'trouble', 'worse', 'cancel', 'comparative', 'cost') ||
  isDoneAgainstWill(context) ||
  comingApart.test(spacedWords(context)) ||
  (context.length > 10 && (clauses.length > 1 || context.some(isObligation)));

/** What they must do, and when: a long sentence tells in other words what is wrong with it. */
const isObligation = ({ text, pos }: Token): boolean =>
  pos === 'num' ||
  /^(?:although|though|obwohl|aunque|must|has|have|when|if|then|somebody|someone|muss|müssen|wenn|tienen|tiene|hay|cuando|si)$/.test(
    text,
  ) ||
  /\p{Script=Han}/u.test(text);

/** "They just use a paper diary": it is no more than that, and fails nobody. */
const isOnlyWord = ({ text }: Token): boolean => /^(?:just|only|nur|solo|sólo|aber)$/.test(text);

/** "Get told to buy a new pair", "get messed around", "end up keying it in twice": done to them against their will. */
const isDoneAgainstWill = (tokens: readonly Token[]): boolean =>
  tokens.some(
    ({ text, lemma }, index) =>
      (lemma === 'get' && isParticiple(tokens[index + 1]) && !welcome.test(tokens[index + 1]?.lemma ?? '')) ||
      (tokens[index + 1]?.text === 'up' && /^(?:end|ends|ended)$/.test(text)),
  );

/** Done to them, or dearer than it need be: "the agency takes 58 euros, although a nurse of their own costs 31". */
export const isUnwelcome = (context: readonly Token[]): boolean =>
  isDoneAgainstWill(context) || context.some(({ text }) => although.has(text));

const although: ReadonlySet<string> = new Set(['although', 'though', 'obwohl', 'aunque', '虽然']);

const isParticiple = (token: Token | undefined): boolean =>
  token !== undefined && isVerb(token) && token.text !== token.lemma && /(?:ed|en|t|d)$/.test(token.text);

const welcome =
  /^(?:pay|do|start|marry|deliver|send|collect|book|hire|sell|make|build|use|give|train|help|support|match|introduce|connect|cook|print|fix|mend|repair|reimburse|notify|approve|licen[sc]e|test|check)$/;
