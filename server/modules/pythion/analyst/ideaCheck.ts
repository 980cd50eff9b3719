import { analysisLimits } from '../../../../shared/contracts/analysis';
import { countGraphemes } from '../../../../shared/graphemes';
import type { Claim } from './claims/claim';
import { isAssistantRequest } from './assistantRequest';
import { isOfferedPerhaps } from './hedgedOffer';
import { isIntended, isWanting } from './ideaIntent';
import type { IdeaProblem } from './ideaMessages';
import { isOffTopic } from './network/offTopic';
import type { SentenceOdds } from './network/sentenceOdds';
import { isStory } from './network/story';
import { knownShare } from './text/english';
import { countFunctionWords, detectPartly } from './text/language';
import type { ReadText } from './text/readText';
import { isTermList } from './text/termList';
import type { Clause } from './text/clause';
import { has, hasAny, isVerb, isWord, type Token } from './text/token';

/** From these odds on a sentence says what a product does, in whatever words. */
const solutionFrom = 0.3;

/** From these odds on one sentence says beyond doubt what is offered, and to whom: "I want to sell it ready mixed to people who renovate". */
const plainFrom = 0.9;
const isOfferedPlainly = (odds: SentenceOdds): boolean =>
  [...odds.values()].some(({ solution, group }) => solution >= plainFrom && group >= plainFrom);

/** Below these odds no sentence says it. */
const mayBeSolution = 0.08;

/** Fewer words of a language that is only partly read say too little. */
const leastWords = 20;

/** Fewer letters are no language. */
const fourLetters = /(?:\p{L}\P{L}*){4}/u;

/** Checks what can be known before the text is read. */
export function checkLength(idea: string): IdeaProblem | undefined {
  const text = idea.trim();
  if (text === '') return 'empty';
  const { idea: most, ideaMin: fewest } = analysisLimits;
  // A grapheme has one UTF-16 unit or more.
  if (text.length > most && countGraphemes(text, most) > most) return 'tooLong';
  return countGraphemes(text, fewest) < fewest ? 'tooShort' : undefined;
}

/** Whether the text is language, and whether it offers something to somebody. */
export function checkContent(text: ReadText, claims: readonly Claim[], odds: SentenceOdds): IdeaProblem | undefined {
  const { normal, language, clauses, tokens } = text;
  if (!fourLetters.test(normal.text) || isGibberish(normal.text, language, tokens)) return 'gibberish';
  if (language !== 'zh' && isItemList(normal.text, tokens, claims)) return 'noIdea';
  if (language === 'und') return isWithoutBusiness(text) ? 'noIdea' : undefined;
  if (isTermList(tokens) || isAssistantRequest(text)) return 'noIdea';
  const isGrouped = claims.some(({ kind }) => kind === 'group');
  const isAbout =
    isGrouped ||
    language !== 'en' ||
    tokens.some((token) => has(token, 'own', 'product', 'people', 'everyone')) ||
    clauses.some(({ hasVerb }) => !hasVerb);
  const isNamed =
    isAbout &&
    claims.some(({ kind }) =>
      [
        'solution',
        'trouble',
        'marketWord',
        'evidence',
        'priceNumber',
        'alternative',
        // Figures against an idea are about one.
        'nobodyStayed',
        'nobodyPaid',
        'unreachable',
      ].includes(kind),
    );
  const hasFigure = tokens.some(({ pos }) => pos === 'num');
  const offersOrActs = (clause: Clause): boolean =>
    isOffered(clause, isGrouped) ||
    isFor(clause) ||
    isHelp(clause) ||
    isAct(clause) ||
    (language !== 'en' && isOurs(clause)) ||
    isOwnActivity(clause) ||
    (hasFigure && isDealtWith(clause));
  const isOrderOnly = clauses.every(({ speaker }) => speaker === 'order');
  const isRead = [...odds.values()].some(({ solution }) => solution >= solutionFrom);
  const isIdea = isRead || isNamed || clauses.some(offersOrActs) || isIntended(text);
  const isPerhaps = isOfferedPerhaps(text, claims);
  if (
    isOrderOnly ||
    (!isIdea && !isPerhaps) ||
    (isStory(text, claims, odds) && !isPerhaps && !isIntended(text) && !isWanting(text)) ||
    (isOffTopic(odds) && !isPerhaps && !isAnnounced(text) && !(isPlace(text) && isRead) && !isOfferedPlainly(odds)) ||
    (isUnread(text, claims, odds) && !isIntended(text))
  )
    return 'noIdea';
  const isPeople = claims.some(({ kind, clause }) => kind === 'group' && hasAny(clause.tokens, 'people'));
  const isAddressed = isPeople || claims.some(({ kind }) => kind === 'trouble');
  return !isAddressed && isBrief(normal.text) ? 'tooBrief' : undefined;
}

/** What a list of things to buy doesn't state, and a terse idea does. */
const listed: ReadonlySet<Claim['kind']> = new Set([
  'solution',
  'trouble',
  'priceNumber',
  'priceUnit',
  'payer',
  'group',
]);

/** "Milk 2 l, brown bread, six eggs": short items and no word that joins any. */
function isItemList(text: string, tokens: readonly Token[], claims: readonly Claim[]): boolean {
  const items = text
    .replaceAll('\n', ',')
    .split(',')
    .filter((item) => item.trim() !== '');
  if (items.length < 5) return false;
  const isShort = items.length < 8;
  // A few words are easily taken for a group, for a trouble without a word for it, or for what is offered: "washing powder, cat food".
  const isGuess = ({ kind, clause }: Claim): boolean =>
    isShort &&
    (kind === 'group' ||
      kind === 'solution' ||
      (kind === 'trouble' && !clause.hasVerb && !hasAny(clause.tokens, 'trouble', 'worse', 'lacking', 'negation')));
  if (claims.some((claim) => listed.has(claim.kind) && !isGuess(claim))) return false;
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (words > items.length * 4) return false;
  if (isShort && (words > items.length * 2.5 || tokens.some(isOfTrade))) return false;
  const { en, de, es, other } = countFunctionWords(text);
  return Math.max(en, de, es, other) < words * 0.1;
}

/** What a short list of things to buy doesn't have, and that of an idea has. */
const isOfTrade = (token: Token): boolean =>
  has(token, 'own', 'customer', 'everyone', 'pay', 'sell', 'price', 'interview', 'channel') ||
  (has(token, 'people') && !has(token, 'product')) ||
  isWord(
    token,
    /^(?:app|software|platform|website|tool|service|marketplace|subscription|robot|sensor|plattform|webseite|dienst|abo|plataforma|servicio|herramienta|suscripción)s?$/,
  );

/** Words of a poem or a letter in a language that is only partly read: nothing is offered, used, paid or made. */
function isWithoutBusiness({ normal, clauses, tokens }: ReadText): boolean {
  if (tokens.length < leastWords || detectPartly(normal.text) === undefined) return false;
  const isTraded = hasAny(
    tokens,
    'product',
    'offer',
    'sell',
    'price',
    'revenue',
    'cost',
    'pay',
    'book',
    'use',
    'prototype',
  );
  return !isTraded && !clauses.some(({ quantities }) => quantities.some(({ kind }) => kind === 'money'));
}

/** "Our idea is a place on the internet", "it is a place where people find each other": vague, and told as an idea. */
const announced = /\b(?:our|my) idea (?:is|was)\b|^it(?:'s| is) (?:a|an) (?:place|platform|app|site|tool|service)\b/i;
const isAnnounced = ({ normal }: ReadText): boolean => announced.test(normal.text);

/** "Me gustaría montar un sitio donde la gente aprenda a trenzarlo", "I'd like to open a place where people …": modest, and an idea. */
const place =
  /(?:^|[\s,;.])(?:(?:(?:me|nos) gustaría|quiero|queremos|quisiera) (?:montar|abrir|crear) una? (?:\p{L}+ ){1,3}?(?:donde|para que|en (?:el|la) que) |(?:i|we)(?:'d| would)? (?:like|love|want) to (?:open|start|set up|create|launch|run) an? (?:\p{L}+ ){1,3}?where (?!i |we )|(?:ich|wir) (?:würden?|möchten?|wollen|will) (?:\p{L}+ ){0,3}?(?:einen|eine|ein) (?:\p{L}+ ){1,3}?(?:aufmachen|eröffnen|gründen|einrichten), (?:wo|in dem|in der|an dem) (?!ich |wir ))|我们?(?:很)?(?:想|希望|打算)(?:开|办)一?[个家间][^，。]{1,10}[,，]?让/u;
const isPlace = ({ normal }: ReadText): boolean => place.test(normal.text);

/** "My parcel has not arrived": no statement of an idea is left, and no sentence may say what a product does. */
const isUnread = ({ tokens }: ReadText, claims: readonly Claim[], odds: SentenceOdds): boolean =>
  odds.size > 0 &&
  claims.every(({ kind }) => /^(?:channel|people|missingRole|orders|churn)/.test(kind)) &&
  tokens.some(({ text }) => text === 'i' || text === 'my' || text === 'me') &&
  !tokens.some(({ text }) => text === 'we' || text === 'our' || text === 'us') &&
  [...odds.values()].every(({ solution, harm }) => solution < mayBeSolution && harm < mayBeSolution);

/** "An app for dogs": words of a label. Without a group or a trouble, there is nothing to judge. */
function isBrief(text: string): boolean {
  const han = text.match(/\p{Script=Han}/gu)?.length ?? 0;
  return han > 0 ? han < 8 : (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) < 5;
}

const isOffered = ({ tokens, speaker }: Clause, isGrouped: boolean): boolean =>
  speaker !== 'order' &&
  tokens.length >= 3 &&
  !isGreeting(tokens) &&
  tokens.some((token) => has(token, 'product') && token.pos === 'noun' && (isGrouped || !generic.test(token.lemma)));

const isFor = ({ tokens, speaker }: Clause): boolean =>
  speaker !== 'order' && !isGreeting(tokens) && isPhraseFor(tokens);

const isHelp = ({ tokens, speaker }: Clause): boolean =>
  speaker === 'own' && hasAny(tokens, 'offer') && hasAny(tokens, 'people', 'everyone');

const isAct = ({ tokens, speaker }: Clause): boolean =>
  speaker !== 'order' && hasAny(tokens, 'people') && hasAny(tokens, 'offer', 'makeAct', 'license');

const isOwnActivity = ({ tokens, speaker }: Clause): boolean =>
  speaker === 'own' &&
  /^(?:we|our|i|my)$/.test(tokens[0]?.text ?? '') &&
  tokens.length >= 5 &&
  tokens.some(
    ({ pos, text, lemma }) =>
      pos === 'verb' &&
      (text === lemma || text.endsWith('ing')) &&
      !/^(?:be|have|hope|think|thank|know|want|come|go|live|like|love)$/.test(lemma),
  ) &&
  tokens.some(({ pos }) => pos === 'noun');

const isOurs = ({ tokens, speaker, modality }: Clause): boolean =>
  speaker === 'own' && modality !== 'question' && tokens.length >= 4 && tokens.some(({ pos }) => pos === 'noun');

const isDealtWith = ({ tokens, speaker }: Clause): boolean =>
  speaker !== 'order' && tokens.length >= 6 && isWithUs(tokens);

const isGreeting = (tokens: readonly Token[]): boolean =>
  /^(?:thank|thanks|hello|hi|dear|please)$/.test(tokens[0]?.text ?? '');

/** "Two printers have bought our solvent", "eight stables log feed with us": others deal with what is ours. */
const isWithUs = (tokens: readonly Token[]): boolean =>
  tokens.some(({ text }, index) => {
    const after = tokens.slice(index + 1, index + 4);
    if (text === 'our') return has(tokens[index - 1], 'pay', 'use') && after.some(({ pos }) => pos !== 'det');
    return after[0]?.text === 'us' && /^(?:with|from|through)$/.test(text);
  });

/** "Lending for everyone", "Saving the bees": a noun phrase with a purpose, or an activity. */
function isPhraseFor(tokens: readonly Token[]): boolean {
  const relative = tokens.findIndex(({ text }, index) => index > 1 && /^(?:that|which|who|where)$/.test(text));
  const isThing =
    /^an?$/.test(tokens[0]?.text ?? '') &&
    relative > 1 &&
    (tokens[relative - 1]?.pos === 'noun' || tokens[relative - 2]?.text === '-') &&
    tokens.slice(relative).some((token) => isVerb(token));
  const isGiven = /^(?:给|为|帮)$/.test(tokens[0]?.text ?? '') && tokens.length >= 3;
  const isActivity =
    tokens[0]?.pos === 'verb' && tokens[0].text.endsWith('ing') && tokens.slice(1, 4).some(({ pos }) => pos === 'noun');
  const at = tokens.findIndex(({ text }, index) => index > 0 && /^(?:for|with|für|para)$/.test(text));
  const infinitive = tokens.findIndex(({ text }, index) => text === 'to' && tokens[index + 1]?.pos === 'verb');
  const lead = tokens.slice(0, Math.max(0, infinitive));
  const isPurpose =
    lead.every(({ pos }) => ['noun', 'adj', 'det'].includes(pos)) && lead.some(({ pos }) => pos === 'noun');
  const isFinite = tokens.slice(0, at).some((token) => isVerb(token) && !/(?:ing|ed|en)$/.test(token.text));
  return (
    isActivity ||
    isThing ||
    isGiven ||
    isPurpose ||
    (at > 0 && !isFinite && tokens.slice(0, at).some(({ pos }) => pos === 'noun' || pos === 'verb'))
  );
}

/** Words for any business. Alone they describe none. */
const generic =
  /^(?:idea|startup|business|company|venture|concept|product|project|idee|geschäft|negocio|empresa|想法|公司)$/;

/** Mostly unknown words, without the small words of any language; or few different letters. */
function isGibberish(text: string, language: string, tokens: readonly Token[]): boolean {
  const words = text.match(/\p{L}+/gu) ?? [];
  if (isPlaceholder(words)) return true;
  const understood = tokens.filter(({ concepts }) => concepts.size > 0).length;
  if (understood >= 2 && understood >= tokens.length * 0.4 && new Set(tokens.map(({ text: word }) => word)).size >= 3)
    return false;
  if (language === 'zh') return hasFewCharacters(text);
  if (new Set(words.join('')).size < 5) return true;
  if (!/\p{Script=Latin}/u.test(text)) return false;
  const counts = countFunctionWords(text);
  const functionShare = Math.max(counts.en, counts.de, counts.es, counts.other) / words.length;
  return functionShare < 0.1 && knownShare(text) < 0.6;
}

/** Fewer than four different Chinese characters. */
function hasFewCharacters(text: string): boolean {
  const characters = new Set<string>();
  for (const [character] of text.matchAll(/\p{Script=Han}/gu)) if (characters.add(character).size >= 4) return false;
  return true;
}

const placeholders = new Set(
  (
    'lorem ipsum dolor sit amet consectetur consectetuer adipiscing elit sed do eiusmod tempor incididunt ut labore et dolore ' +
    'magna aliqua enim ad minim veniam quis nostrud exercitation ullamco laboris nisi aliquip ex ea commodo consequat duis ' +
    'aute irure in reprehenderit voluptate velit esse cillum eu fugiat nulla pariatur excepteur sint occaecat cupidatat non ' +
    'proident sunt culpa qui officia deserunt mollit anim id est laborum nam eget massa integer vitae viverra nunc donec mauris'
  ).split(' '),
);

/** Text that printers use to fill a page. Its small words are those of living languages. */
const isPlaceholder = (words: readonly string[]): boolean =>
  words.length >= 5 && words.filter((word) => placeholders.has(word)).length >= words.length * 0.6;
