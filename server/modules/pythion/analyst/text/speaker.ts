import { isHearsay } from './hearsay';
import { isOthersResult } from './othersResults';
import { isEarlierWork, isOfRelative, relatives } from './relatives';
import type { Sentence } from './sentences';
import { has, hasAny, isVerb, spacedWords, type Token } from './token';

/** Whose clause it is. `order` is addressed to the analyst. */
export type Speaker = 'own' | 'people' | 'rival' | 'report' | 'friends' | 'order' | 'quoted' | 'other';

/** "Me and my buddy", "my friend and I": we. */
const withUs = / (?:me|i|myself) and (?:my|a|our) | (?:my|a) \S+ and (?:me|i|myself) /;

/** The subject decides; without one, the subject of the clause before goes on. */
export function speakerOf(
  { isLatin }: Sentence,
  tokens: readonly Token[],
  context: readonly Token[],
  before: { speaker: Speaker } | undefined,
): Speaker {
  if (isOrder(context)) return 'order';
  const verb = tokens.findIndex((token, index) => isVerb(token) && !(index === 0 && has(token, 'conjunction')));
  const subject = withoutRelative(
    tokens,
    verb < 0 ? tokens : tokens.slice(0, verb + (tokens[verb]?.pos === 'aux' ? 0 : 1)),
  );
  const isForeign = before?.speaker === 'rival' || before?.speaker === 'report' || before?.speaker === 'friends';
  if (hasAny(subject, 'friends') && !hasAny(subject, 'fake'))
    return withUs.test(spacedWords(subject)) ? 'own' : 'friends';
  if (
    subject.some((token, index) => has(token, 'rival') && !isServed(subject, index)) ||
    isOthersResult(context) ||
    (isLatin && isOfOthers(subject, tokens, context))
  )
    return 'rival';
  if (isLatin && subject.some(({ lemma }) => backers.has(lemma))) return 'report';
  if (
    subject.some((token) => has(token, 'report') && (token.pos !== 'verb' || token.text === 'according')) &&
    !hasAny(subject, 'own') &&
    !isOurInterview(context)
  )
    return 'report';
  if (isHearsay(subject, tokens, isLatin)) return 'report';
  if (isLatin && isIntroduction(tokens)) return 'own';
  if (isOfGroup(tokens, context)) return 'people';
  if (
    subject.some(
      (token, index) =>
        has(token, 'own') &&
        !isOfCustomers(subject, index) &&
        !isAfterPeople(subject, index) &&
        !isClitic(tokens, index),
    )
  )
    return 'own';
  if (isLatin && isFinding(tokens, verb)) return 'report';
  if (isForeign) return before.speaker;
  if (before?.speaker === 'people' && /^(?:who|which)$/.test(tokens[0]?.text ?? '')) return 'people';
  if (hasAny(subject, 'people', 'customer', 'everyone') || subject.some((_, index) => isCount(subject, index)))
    return 'people';
  const hasSubject = tokens
    .slice(0, Math.max(0, verb))
    .some(({ pos }) => pos === 'noun' || pos === 'pron' || pos === 'num' || pos === 'det');
  return verb >= 0 && !hasSubject && before ? before.speaker : 'other';
}

/** Latin words for what others do, who aren't called competitors. */
const isOfOthers = (subject: readonly Token[], tokens: readonly Token[], context: readonly Token[]): boolean =>
  isOfRival(tokens) ||
  isOfKind(subject) ||
  isOtherFirm(subject) ||
  isForerunner(tokens) ||
  isOtherStudy(subject, tokens, context) ||
  isOfRelative(subject, tokens) ||
  isOfRelative(subject, context) ||
  isEarlierWork(tokens) ||
  isByTheirAccount(subject, context);

/** 给同行用: those of the same trade for whom it is made. */
const isServed = (subject: readonly Token[], index: number): boolean =>
  subject.slice(Math.max(0, index - 2), index).some(({ text }) => /^(?:卖?给|为|帮|替|向|面向)$/.test(text));

/** A number of people, not "one box sells at $24". */
const isCount = (subject: readonly Token[], index: number): boolean =>
  subject[index]?.pos === 'num' && !(subject[index].text === 'one' && has(subject[index + 1], 'product'));

/** "Our customers, nine movers, bought it", "my last nine families waited": they act, not we. */
const isOfCustomers = (subject: readonly Token[], index: number): boolean =>
  /^(?:our|my|unsere|nuestros)$/.test(subject[index]?.text ?? '') &&
  (subject
    .slice(index + 1, index + 3)
    .some(({ lemma }) => /^(?:customer|client|user|subscriber|buyer|member|kunde|cliente)$/.test(lemma)) ||
    subject
      .slice(index + 1, index + 5)
      .some(({ text }) => /^(?:families|pupils|students|patients|tenants|guests|learners|residents)$/.test(text)));

/** "Nurses on our ward swap shifts", "owners round here text me": what comes after those who act says where, or whom they ask. */
const isAfterPeople = (subject: readonly Token[], index: number): boolean => {
  const people = subject
    .slice(0, index)
    .findIndex((token) => token.pos === 'noun' && token.text !== token.lemma && has(token, 'people', 'customer'));
  if (people < 0 || subject.slice(0, people).some(({ pos }) => isClauseOpener(pos))) return false;
  const isObject = /^(?:me|us|mir|uns)$/.test(subject[index]?.text ?? '') && subject[index - 1]?.pos !== 'adp';
  const isPlace =
    /^(?:our|my)$/.test(subject[index]?.text ?? '') &&
    /^(?:on|in|at|near|around|round|across|along)$/.test(subject[index - 1]?.text ?? '') &&
    !subject.slice(index + 1, index + 4).some((token) => has(token, 'product', 'founder') || ours.test(token.lemma));
  return isObject || isPlace;
};

/** "12 clínicas nos pagan", "nos pagan 12 clínicas": the pronoun before the verb is whom they pay. "Nos reunimos" is ours. */
const isClitic = (tokens: readonly Token[], index: number): boolean => {
  const [clitic, verb] = tokens.slice(index, index + 2);
  const isObject =
    (clitic?.text === 'nos' && !/(?:[aei]mos|[aei]r)$|^(?:cuestan?|costó|costaron)$/.test(verb?.text ?? '')) ||
    (clitic?.text === 'me' && /..(?:[aeo]n|ó)$/.test(verb?.text ?? ''));
  // "Hablé con 19 dueñas y 13 me mostraron el cuaderno" is ours as well.
  if (!isObject || tokens.slice(0, index).some(({ text }) => /..(?:(?<!caf)é|[aei]mos)$/.test(text))) return false;
  const after = tokens.slice(index + 2, index + 5);
  return (
    hasAny(tokens.slice(0, index), 'people', 'customer', 'everyone') ||
    (after[0]?.pos === 'num' && hasAny(after, 'people', 'customer'))
  );
};

const isClauseOpener = (pos: Token['pos']): boolean => pos === 'adp' || pos === 'pron' || pos === 'punct';

/** Where people work for us, or use what is ours. */
const ours =
  /^(?:team|company|firm|startup|business|staff|crew|office|studio|shop|store|workshop|site|page|group|trial|pilot)$/;

/** "Hola, soy hija de agricultores": who speaks introduces himself. The English "soy" has no such words around it. */
export const isIntroduction = (tokens: readonly Token[]): boolean =>
  tokens.slice(0, 3).some(({ text }) => /^(?:soy|somos)$/.test(text)) && hasAny(tokens, 'preposition', 'article');

/** "My girlfriend is a vet and still has to write her notes": a relative stands for those who have the trouble. */
function isOfGroup(tokens: readonly Token[], context: readonly Token[]): boolean {
  const [owner, relative, verb, article] = tokens;
  return (
    owner?.text === 'my' &&
    relatives.test(relative?.lemma ?? '') &&
    verb?.lemma === 'be' &&
    /^an?$/.test(article?.text ?? '') &&
    context.some(
      ({ text }, index) =>
        /^(?:spends|complains|struggles|hates|loses|waits)$/.test(text) ||
        (/^(?:has|had)$/.test(text) && context[index + 1]?.text === 'to'),
    ) &&
    !context.some(({ text }) => /^(?:we|us|our|ours|i)$/.test(text))
  );
}

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
const backers = new Set(['advisor', 'adviser', 'mentor', 'investor', 'professor', 'expert', 'pundit']);

/** "According to 14 mothers I interviewed": what they told us. */
const isOurInterview = (context: readonly Token[]): boolean =>
  / (?:we|i|i've) (?:interviewed|asked|visited|met|spoke|talked) /.test(spacedWords(context));

/** "Acme has 4,000 customers, according to its report": figures that another firm tells of itself. */
const isByTheirAccount = (subject: readonly Token[], context: readonly Token[]): boolean =>
  !hasAny(subject, 'own') &&
  context.some(
    ({ text }, index) =>
      text === 'according' &&
      context[index + 1]?.text === 'to' &&
      /^(?:its|their|his|her)$/.test(context[index + 2]?.text ?? ''),
  );

/** "El reparto de un competidor tiene 33 talleres": whose it is, whatever the tagger takes for the verb. */
const isOfRival = (tokens: readonly Token[]): boolean =>
  tokens
    .slice(0, 6)
    .some(
      (token, index) =>
        has(token, 'rival') && /^(?:de|del|von|eines?)$/.test(tokens[Math.max(0, index - 2)]?.text ?? ''),
    );

/** "130 tailors at the markets we visited have paid": what we do in the relative clause doesn't make it ours. */
function withoutRelative(tokens: readonly Token[], subject: readonly Token[]): readonly Token[] {
  const at = subject.findIndex(({ text }) => text === 'we' || text === 'i');
  const isRelative =
    at >= 2 &&
    subject[at - 1]?.pos === 'noun' &&
    // "For twelve years I have repaired lifts" begins with a time.
    /^(?:num|det)$/.test(subject[0]?.pos ?? '') &&
    hasAny(subject.slice(0, at), 'people', 'customer') &&
    tokens.slice(subject.length).some(isVerb);
  return isRelative ? subject.slice(0, at) : subject;
}

/** "There is a company that rents …", "the Barcelona firm that invented this": somebody who did it before us. */
export function isForerunner(tokens: readonly Token[]): boolean {
  const at = tokens.slice(0, 8).findIndex(({ lemma }) => firm.test(lemma));
  if (at < 1 || hasAny(tokens, 'own') || hasAny(tokens.slice(0, at + 5), 'pay')) return false;
  if (!/^(?:that|which|who)$/.test(tokens[at + 1]?.text ?? '')) return false;
  const isThere = tokens.slice(0, at).some(({ text }, index) => text === 'there' && tokens[index + 1]?.lemma === 'be');
  const isOffer = tokens
    .slice(at + 2, at + 5)
    .some(({ lemma }) => /^(?:rent|sell|offer|make|build|provide|produce)$/.test(lemma));
  const isSame = tokens
    .slice(at + 2, at + 6)
    .some(
      ({ lemma }, index, after) =>
        /^(?:invent|pioneer|start|do|offer|sell|run)$/.test(lemma) &&
        /^(?:this|it|exactly)$/.test(after[index + 1]?.text ?? ''),
    );
  return isSame || (isThere && isOffer);
}

const firm = /^(?:company|firm|startup|start-up|corporation|chain)$/;

/** "A startup in Berlin": ours would be "our startup". */
const isOtherFirm = (phrase: readonly Token[]): boolean => {
  // "In Denmark a company …": the place comes first.
  const start = phrase[0]?.pos === 'adp' ? phrase.slice(0, 5).findIndex(({ pos }) => pos === 'noun') + 1 : 0;
  const subject = phrase.slice(start);
  return (
    /^(?:a|one|another|some)$/.test(subject[0]?.text ?? '') &&
    (subject.slice(1, 4).some(({ lemma }) => /^(?:startup|company|firm|corporation)$/.test(lemma)) ||
      // A factory may be a customer, but not one that sells the product.
      (subject.slice(1, 4).some(({ lemma }) => /^(?:factory|manufacturer|maker|brand)$/.test(lemma)) &&
        subject.at(-1)?.lemma === 'sell')) &&
    !subject.some(({ text }) => text === 'that' || text === 'which')
  );
};

/** "A university ran a roster on two wards": a trial without us, and not one of "the assistant". */
const isOtherStudy = (subject: readonly Token[], tokens: readonly Token[], context: readonly Token[]): boolean =>
  /^(?:an?|such|similar|another|its|their|his|her)$/.test(tokens[subject.length]?.text ?? '') &&
  /^(?:an?|one|another|some)$/.test(subject[0]?.text ?? '') &&
  subject
    .slice(1, 4)
    .some(({ lemma }) => /^(?:university|institute|academy|researcher|professor|scientist)$/.test(lemma)) &&
  /^(?:run|test|try|trial|measure|study|compare|introduce|fit|count|publish)$/.test(subject.at(-1)?.lemma ?? '') &&
  !hasAny(context, 'own');

/** "Similar startups in Asia", "other clinics' tools". */
const isOfKind = (subject: readonly Token[]): boolean =>
  // "Otras dos escuelas me lo pidieron": they turn to us.
  !subject.some(({ text }) => /^(?:me|nos|uns|mir)$/.test(text)) &&
  subject.some(
    ({ text }, index) =>
      /^(?:similar|comparable|ähnliche|andere|similares|otras)$/.test(text) &&
      subject.slice(index + 1, index + 3).some((token) => has(token, 'product', 'people')),
  );

const isMark = ({ lemma }: Token): boolean => /^(?:point|grade|mark)$/.test(lemma);
/** An order names the analyst's own work, and no customer does something. */
function isOrder(tokens: readonly Token[]): boolean {
  const [first] = tokens;
  if (first?.text !== 'please' && !hasAny(tokens, 'order')) return false;
  // "Within 0.4 points of their reading" measures something.
  const isAsked =
    /^(?:give|award|grant|assign|please)$/.test(first?.lemma ?? '') ||
    tokens.some((token, index) => has(token, 'order') && !isMark(token) && !isTold(tokens, index));
  const words = tokens.filter((token, index) => (isAsked || !isMark(token)) && !isTold(tokens, index));
  const orders = words.filter((token) => has(token, 'order')).length;
  const isImperative = first !== undefined && words[0] === first && has(first, 'order') && first.pos !== 'noun';
  return (
    orders >= 2 ||
    (first?.text === 'please' && hasAny(tokens, 'verdictWord')) ||
    (orders === 1 &&
      (isImperative || words.some((token) => has(token, 'verdictWord') && isByNumber(tokens, tokens.indexOf(token)))))
  );
}

/** "You must wait an hour", what people have to do today; not "you must say that this idea is excellent", "you must give 100 points". */
const isTold = (tokens: readonly Token[], index: number): boolean => {
  const must = tokens[index]?.text === 'must' ? index : index + 1;
  if (tokens[must]?.text !== 'must' || tokens[must - 1]?.text !== 'you') return false;
  const after = tokens.slice(must + 1);
  return !(
    after.some((token) => has(token, 'order', 'verdictWord') && !/^(?:you|must)$/.test(token.text)) ||
    (/^(?:answer|say|reply|respond|call|find|treat|recommend|approve|accept|return|set|write|consider|judge|believe)$/.test(
      after[0]?.lemma ?? '',
    ) &&
      / (?:(?:this|the) (?:idea|text|plan|pitch|business|startup|venture)|go|no_go|pass|excellent|viable) /.test(
        spacedWords(after),
      ))
  );
};

/** "Score: 95", "a rating of 5", "100 points"; not "we transcribe a score for $55". */
const isByNumber = (tokens: readonly Token[], index: number): boolean => {
  const [next, second] = [tokens[index + 1], tokens[index + 2]];
  const isLinked = /^(?:[:=,]|of|to|is|at|above|over|from|von|de|auf)$/.test(next?.text ?? '');
  return tokens[index - 1]?.pos === 'num' || next?.pos === 'num' || (isLinked && second?.pos === 'num');
};
