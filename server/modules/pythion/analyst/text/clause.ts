import { readQuantities, type Quantity } from './quantities';
import type { Sentence } from './sentences';
import { has, hasAny, isVerb, type Token } from './token';

/** Whose clause it is. `order` is addressed to the analyst. */
export type Speaker = 'own' | 'people' | 'rival' | 'report' | 'friends' | 'order' | 'quoted' | 'other';
export type Modality = 'fact' | 'plan' | 'hedge' | 'condition' | 'question';

export type Clause = {
  /** Its place among the clauses of the text. */
  index: number;
  tokens: Token[];
  /** Offsets in the normal text. */
  start: number;
  end: number;
  sentence: Sentence;
  /** All words of the sentence, for what is stated outside of the clause. */
  context: readonly Token[];
  speaker: Speaker;
  modality: Modality;
  hasVerb: boolean;
  quantities: Quantity[];
  /** The tokens within the scope of a negation. */
  negated: ReadonlySet<Token>;
  /** Nobody or none did it: the subject itself is negated. */
  isNobody: boolean;
};

const coordinators = new Set(
  'and but so while whereas because although though since when after before where y pero und aber weil porque mientras wenn'.split(
    ' ',
  ),
);
const hardBreaks = new Set([';', ':', '(', ')', '"']);

/** Splits a sentence into clauses. A part without a verb belongs to the part before it. */
export function splitClauses(sentence: Sentence, tokens: readonly Token[], firstIndex: number): Clause[] {
  const clauses: Clause[] = [];
  for (const { words, isQuoted } of splitParts(tokens)) {
    const clause = readClause(sentence, tokens, words, clauses.at(-1), isQuoted, firstIndex + clauses.length);
    if (clause) clauses.push(clause);
  }
  return clauses;
}

function splitParts(tokens: readonly Token[]): { words: Token[]; isQuoted: boolean }[] {
  const parts: { words: Token[]; isQuoted: boolean }[] = [];
  let words: Token[] = [];
  let isQuoted = false;
  for (const [index, token] of tokens.entries()) {
    const isHard = hardBreaks.has(token.text) || isSpacedDash(tokens, index);
    // "Have since ordered" is one clause.
    const isAdverb = token.text === 'since' && tokens[index - 1]?.pos === 'aux';
    const isSoft =
      !isAdverb &&
      (token.text === ',' || coordinators.has(token.text)) &&
      words.some(isVerb) &&
      startsClause(tokens, index + 1);
    if (!isHard && !isSoft) words.push(token);
    else {
      if (words.length > 0) parts.push({ words, isQuoted });
      words = isHard || token.text === ',' ? [] : [token];
    }
    if (token.text === '"') isQuoted = !isQuoted;
  }
  if (words.length > 0) parts.push({ words, isQuoted });
  return parts;
}

function isSpacedDash(tokens: readonly Token[], index: number): boolean {
  const [before, token, next] = [tokens[index - 1], tokens[index], tokens[index + 1]];
  return (
    token?.text === '-' &&
    before !== undefined &&
    next !== undefined &&
    before.end < token.start &&
    token.end < next.start
  );
}

/** Whether a verb follows before the next comma or coordinator. */
function startsClause(tokens: readonly Token[], from: number): boolean {
  let at = from;
  while (coordinators.has(tokens[at]?.text ?? '')) at++;
  for (let read = 0; read < 14; read++) {
    const token = tokens[at + read];
    if (!token || token.text === ',' || hardBreaks.has(token.text)) return false;
    if (read > 0 && coordinators.has(token.text)) return false;
    if (isVerb(token) && !(read > 0 && tokens[at + read - 1]?.text === 'to')) return true;
  }
  return false;
}

function readClause(
  sentence: Sentence,
  context: readonly Token[],
  tokens: Token[],
  before: Clause | undefined,
  isInQuotes: boolean,
  index: number,
): Clause | undefined {
  const [first] = tokens;
  if (!first || !tokens.some(({ pos }) => pos !== 'punct')) return undefined;
  const speaker = isInQuotes ? 'quoted' : speakerOf(tokens, context, before);
  return {
    index,
    tokens,
    start: Math.min(...tokens.map(({ start }) => start)),
    end: Math.max(...tokens.map(({ end }) => end)),
    sentence,
    context,
    speaker,
    modality: modalityOf(sentence, tokens, context, before),
    hasVerb: tokens.some(isVerb),
    quantities: readQuantities(tokens),
    ...negationOf(tokens),
  };
}

/** The subject decides; without one, the subject of the clause before goes on. */
function speakerOf(tokens: readonly Token[], context: readonly Token[], before: Clause | undefined): Speaker {
  if (isOrder(context)) return 'order';
  const verb = tokens.findIndex((token, index) => isVerb(token) && !(index === 0 && has(token, 'conjunction')));
  const subject = verb < 0 ? tokens : tokens.slice(0, verb + (tokens[verb]?.pos === 'aux' ? 0 : 1));
  const isForeign = before?.speaker === 'rival' || before?.speaker === 'report' || before?.speaker === 'friends';
  if (hasAny(subject, 'friends') && !hasAny(subject, 'fake')) return 'friends';
  if (hasAny(subject, 'rival') || isOfKind(subject) || isOtherFirm(subject)) return 'rival';
  if (isOfRelative(subject, tokens) || isEarlierWork(tokens)) return 'rival';
  if (subject.some(({ lemma }) => backers.test(lemma))) return 'report';
  if (
    subject.some((token) => has(token, 'report') && (token.pos !== 'verb' || token.text === 'according')) &&
    !hasAny(subject, 'own')
  )
    return 'report';
  if (subject.some((token, index) => has(token, 'own') && !isOfCustomers(subject, index))) return 'own';
  if (isFinding(tokens, verb)) return 'report';
  if (isForeign) return before.speaker;
  if (before?.speaker === 'people' && /^(?:who|which)$/.test(tokens[0]?.text ?? '')) return 'people';
  if (hasAny(subject, 'people', 'customer', 'everyone') || subject.some(({ pos }) => pos === 'num')) return 'people';
  const hasSubject = tokens
    .slice(0, Math.max(0, verb))
    .some(({ pos }) => pos === 'noun' || pos === 'pron' || pos === 'num' || pos === 'det');
  return verb >= 0 && !hasSubject && before ? before.speaker : 'other';
}

/** "Our customers, nine movers, bought it": they act, not we. */
const isOfCustomers = (subject: readonly Token[], index: number): boolean =>
  /^(?:our|my|unsere|nuestros)$/.test(subject[index]?.text ?? '') &&
  subject
    .slice(index + 1, index + 3)
    .some(({ lemma }) => /^(?:customer|client|user|subscriber|buyer|member|kunde|cliente)$/.test(lemma));

/** "A university found that …": one stranger says what others do. */
function isFinding(tokens: readonly Token[], verb: number): boolean {
  const words = tokens.slice(0, Math.max(0, verb));
  const isOne =
    words.some(({ pos }) => pos === 'noun') &&
    words.every(({ pos, text, lemma }) => pos !== 'num' && (pos !== 'noun' || text === lemma));
  const says = /^(?:find|report|say|estimate|state|claim|show|publish|write|predict|conclude)$/.test(
    tokens[verb]?.lemma ?? '',
  );
  return isOne && says && tokens[verb + 1]?.text === 'that';
}

/** People whose opinion is no evidence, our own ones included. */
const backers = /^(?:advisor|adviser|mentor|investor|professor|expert|pundit)$/;

/** "A startup in Berlin": ours would be "our startup". */
const isOtherFirm = (subject: readonly Token[]): boolean =>
  /^(?:a|one|another|some)$/.test(subject[0]?.text ?? '') &&
  (subject.slice(1, 4).some(({ lemma }) => /^(?:startup|company|firm|corporation)$/.test(lemma)) ||
    // A factory may be a customer, but not one that sells the product.
    (subject.slice(1, 4).some(({ lemma }) => /^(?:factory|manufacturer|maker|brand)$/.test(lemma)) &&
      subject.at(-1)?.lemma === 'sell')) &&
  !subject.some(({ text }) => text === 'that' || text === 'which');

const sales = ['sell', 'pay', 'customer', 'renew', 'book', 'revenue'] as const;

/** "My cousin's company sold …", "my former boss has 200 customers": their sales, unless they deal with us. */
const isOfRelative = (subject: readonly Token[], tokens: readonly Token[]): boolean =>
  subject.some(
    ({ text }, index) =>
      /^(?:my|our|a|his|her)$/.test(text) &&
      subject.slice(index + 1, index + 4).some(({ lemma }) => relatives.test(lemma)) &&
      !subject.some((token) => /^(?:and|i|we)$/.test(token.text)),
  ) &&
  hasAny(tokens, ...sales) &&
  !tokens.some(({ text }, index) => /^(?:us|me|we|ours)$/.test(text) || (index > 2 && /^(?:our|my)$/.test(text)));

const relatives =
  /^(?:cousin|brother|sister|uncle|aunt|nephew|niece|father|mother|dad|mum|mom|grandfather|grandmother|son|daughter|husband|wife|boyfriend|girlfriend|brother-in-law|sister-in-law|neighbour|neighbor|flatmate|roommate|boss|ex-boss|employer)$/;

/** "At my old employer I sold 400": an earlier business, not this one. */
const isEarlierWork = (tokens: readonly Token[]): boolean =>
  hasAny(tokens, ...sales) &&
  tokens.some(
    ({ text }, index) =>
      /^(?:at|for|with|in)$/.test(text) &&
      tokens.slice(index + 1, index + 5).some(({ lemma, text: word }, at, after) => {
        const isEarlier = after
          .slice(0, at)
          .some((before) => /^(?:old|former|previous|last|earlier|past|first)$/.test(before.text));
        return (
          /^(?:employer|ex-employer)$/.test(lemma) ||
          (isEarlier && /^(?:job|company|firm|startup|business|boss)$/.test(word))
        );
      }) &&
      !/^(?:the|today)$/.test(tokens[index + 1]?.text ?? ''),
  );

/** "Similar startups in Asia", "other clinics' tools". */
const isOfKind = (subject: readonly Token[]): boolean =>
  subject.some(
    ({ text }, index) =>
      /^(?:similar|comparable|ähnliche|andere|similares|otras)$/.test(text) &&
      subject.slice(index + 1, index + 3).some((token) => has(token, 'product', 'people')),
  );

/** An order names the analyst's own work, and no customer does something. */
function isOrder(tokens: readonly Token[]): boolean {
  const orders = tokens.filter((token) => has(token, 'order')).length;
  const [first] = tokens;
  const isImperative = first !== undefined && has(first, 'order') && first.pos !== 'noun';
  return (
    orders >= 2 ||
    (first?.text === 'please' && hasAny(tokens, 'verdictWord')) ||
    (orders === 1 && (isImperative || tokens.some((token) => has(token, 'verdictWord') && hasNumberNear(tokens))))
  );
}

const hasNumberNear = (tokens: readonly Token[]): boolean => tokens.some(({ pos }) => pos === 'num');

const wholeSentence =
  /^(?:maybe|perhaps|imagine|imagined|suppose|assuming|hypothetically|unless|if|quizás|quizá|tal|hoffen|hoffe|hofft|hoffentlich|esperamos|espero|ojalá|希望|vielleicht|angenommen|falls|wenn|si|ojalá|也许|可能|如果|假设|要是)$/;

function modalityOf(
  sentence: Sentence,
  tokens: readonly Token[],
  context: readonly Token[],
  before: Clause | undefined,
): Modality {
  if (sentence.isQuestion) return 'question';
  if (tokens.some((token, index) => has(token, 'condition') && !isAside(tokens, index))) return 'condition';
  if (context.some((token, index) => wholeSentence.test(token.text) && !isAside(context, index))) return 'condition';
  if (hasAny(tokens, 'plan')) return 'plan';
  if (tokens.some((token, index) => has(token, 'hedge') && !isAbout(token, tokens[index + 1]))) return 'hedge';
  const isDoubted = context.some(
    (token, index) =>
      has(token, 'hedge') &&
      !isAbout(token, context[index + 1]) &&
      !['may', 'might', 'could', 'should'].includes(token.text),
  );
  if (isDoubted) return 'hedge';
  const verb = tokens.find(isVerb);
  const hasSubject = tokens
    .slice(0, verb ? tokens.indexOf(verb) : 0)
    .some(({ pos }) => pos === 'noun' || pos === 'pron' || pos === 'num');
  const isHeading = before !== undefined && !before.hasVerb && before.modality === 'plan';
  return before && (!hasSubject || isHeading) ? before.modality : 'fact';
}

/** "If you ask what happened: …" doubts nothing. */
const isAside = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.text === 'if' &&
  tokens[index + 1]?.text === 'you' &&
  /^(?:ask|wonder|want|look|count|like)$/.test(tokens[index + 2]?.lemma ?? '');

/** "Almost 30 florists" is a rough number, "almost sold" is not a sale. */
const isAbout = (token: Token, next: Token | undefined): boolean =>
  /^(?:almost|nearly)$/.test(token.text) &&
  (next?.pos === 'num' || /^(?:all|every|half|everyone|each|none)$/.test(next?.text ?? ''));

function negationOf(tokens: readonly Token[]): Pick<Clause, 'negated' | 'isNobody'> {
  const negated = new Set<Token>();
  let isNobody = false;
  for (const [index, token] of tokens.entries()) {
    const isZero = token.text === '0' && !/^[.,]/.test(tokens[index + 1]?.text ?? '');
    if (!(has(token, 'negation') || isZero) || has(token, 'notNegation')) continue;
    const isSubject =
      isZero ||
      (token.text === 'not' && /^(?:one|a|all|every|any|many|even|single)$/.test(tokens[index + 1]?.text ?? '')) ||
      /^(?:nobody|none|neither|no|no_one|never|kein\w*|niemand|nadie|ningún\w*|ninguno|没有|没人|无人)$/.test(
        token.text,
      );
    if (isSubject && !tokens.slice(0, index).some(isVerb)) isNobody = true;
    for (const later of isNobody ? tokens : tokens.slice(index + 1)) negated.add(later);
  }
  return { negated, isNobody };
}
