import { memoise } from './memoise';
import { isEstimate } from './rough';
import { has, isVerb, lettersOf, type Token } from './token';

/** "Maybe 12 bakers pay", "ojalá nos paguen doce", 也许有十二家付钱: words that put their whole sentence in doubt. */
const doubting = new Set(
  'maybe perhaps imagine imagined suppose assuming hypothetically quizás quizá hoffen hoffe hofft hoffentlich esperamos espero ojalá 希望 vielleicht angenommen 也许 可能 假设'.split(
    ' ',
  ),
);

const conjunctions = new Set(['if', 'unless', 'falls', 'wenn', 'si', '如果', '要是', '假如']);

/** Whether a conjunction of a condition may begin here. The English "falls" and "if you ask" are none. */
export const isIf = (tokens: readonly Token[], index: number): boolean =>
  conjunctions.has(tokens[index]?.text ?? '') &&
  !has(tokens[index], 'fall') &&
  !isAside(tokens, index) &&
  !isIndirectQuestion(tokens, index);

const asking = /^(?:ask|asked|asking|wondered|checked|preguntamos|pregunté|preguntando|preguntado)$/;

/** "We asked 30 dentists if they lose patients": a question, as with "whether". Not "we asked them to pay if it works". */
function isIndirectQuestion(tokens: readonly Token[], index: number): boolean {
  if (!/^(?:if|si)$/.test(tokens[index]?.text ?? '')) return false;
  const before = tokens.slice(Math.max(0, index - 8), index);
  const at = before.findLastIndex(({ text }) => asking.test(text));
  return at >= 0 && !before.slice(at).some(({ text }) => /^(?:to|for|[,;:])$/.test(text));
}

/** "If you ask what happened: …" doubts nothing. */
const isAside = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.text === 'if' &&
  tokens[index + 1]?.text === 'you' &&
  /^(?:ask|wonder|want|look|count|like)$/.test(tokens[index + 2]?.lemma ?? '');

/** "Even if nobody cancels", "auch wenn sie es selten nutzen", "incluso si llueve": what is stated beside it holds all the same. */
const isEvenIf = (tokens: readonly Token[], index: number): boolean =>
  /^(?:even|auch|selbst|sogar|incluso|aun|aún)$/.test(tokens[index - 1]?.text ?? '');

type Doubts = { isWhole: boolean; ifs: number[] };

const doubtsOf = memoise((context: readonly Token[]): Doubts => {
  const ifs: number[] = [];
  for (let index = 0; index < context.length; index++) if (isIf(context, index)) ifs.push(index);
  return { isWhole: context.some((_token, index) => isDoubting(context, index)), ifs };
});

const isDoubting = (context: readonly Token[], index: number): boolean =>
  (doubting.has(context[index]?.text ?? '') && !isEstimate(context, index)) ||
  (context[index]?.text === 'tal' && context[index + 1]?.text === 'vez');

/** Whether a clause states what would be: by a word of its own, a doubt about its sentence, or a condition that it is under. */
export function isConditional(tokens: readonly Token[], context: readonly Token[]): boolean {
  if (tokens.some((token, index) => isSupposed(token, tokens, index))) return true;
  const { isWhole, ifs } = doubtsOf(context);
  return isWhole || ifs.some((at) => isUnder(tokens, context, at));
}

/** "Would", "provided that": a conjunction has a rule of its own. */
const isSupposed = (token: Token, tokens: readonly Token[], index: number): boolean =>
  has(token, 'condition') && !conjunctions.has(token.text) && !isHad(tokens, index);

/** "Traders who'd used us before": with a participle the short form is "had", and "would" with the plain verb. */
const isHad = (tokens: readonly Token[], index: number): boolean => {
  const verb = tokens.slice(index + 1, index + 4).find(({ pos }) => pos !== 'adv' && pos !== 'part');
  return (
    tokens[index]?.text === "'d" &&
    (verb?.text === 'been' || (verb?.pos === 'verb' && verb.text !== verb.lemma && /(?:ed|en|t|d|n)$/.test(verb.text)))
  );
};

/**
 * Whether the "if" at an index of the sentence governs a clause: that of the "if" and those after it do, "if they leave, we
 * refund the rest". What is stated before it is a fact, "12 practices pay us, and if they leave …", but for the clause that it
 * ends, "they pay us if it works".
 */
function isUnder(tokens: readonly Token[], context: readonly Token[], at: number): boolean {
  const from = context.indexOf(tokens[0]!);
  const to = context.indexOf(tokens.at(-1)!);
  if (isEvenIf(context, at)) return from <= at && from >= at - 2 && !tokens.some(({ text }) => text === ',');
  if (from > at) return from < endOf(context, at);
  return to >= at || isAfterthought(tokens, context, at, to);
}

/** What an "if" governs ends at the next semicolon, and at the bracket in which it stands. */
function endOf(context: readonly Token[], at: number): number {
  let depth = 0;
  for (let index = at; index < context.length; index++) {
    const text = context[index]?.text;
    if (text === ';' || (text === ')' && depth === 0)) return index;
    depth += text === '(' ? 1 : text === ')' ? -1 : 0;
  }
  return context.length;
}

/** "They pay us 40 euros, if it works": the condition comes last, and no statement of its own follows. */
function isAfterthought(tokens: readonly Token[], context: readonly Token[], at: number, to: number): boolean {
  const isNext = to === at - 1 || (to === at - 2 && /^[,(-]$/.test(context[at - 1]?.text ?? ''));
  if (!isNext) return false;
  if (tokens.some(isModal)) return true;
  if (isMadeByUs(tokens)) return false;
  const rest = context.slice(at + 1, endOf(context, at));
  return /^\p{Script=Han}/u.test(context[at]?.text ?? '')
    ? lettersOf(rest.filter(({ pos }) => pos !== 'punct')).endsWith('的话')
    : !hasStatement(rest);
}

/** "I built a sensor that rings, if the clock is late", "ich hab einen Melder gebaut, der piept, wenn …": it is made, whatever it waits for. */
const isMadeByUs = (tokens: readonly Token[]): boolean => {
  const at = tokens.findIndex(({ text }) => making.test(text));
  return at > 0 && tokens.slice(0, at).some(({ text }) => us.test(text));
};

const making =
  /^(?:built|made|developed|designed|programmed|soldered|welded|invented|gebaut|gebastelt|entwickelt|konstruiert|programmiert|gelötet|geschweißt|erfunden|programó|desarrolló|hizo|construyó|creó)$/;
const us = /^(?:i|we|ich|wir|my|our|meine?|unsere?|mi|nuestr[oa])$/;

/** What clients may or will do depends on the condition that follows. */
const isModal = ({ text }: Token): boolean =>
  /^(?:can|could|may|might|should|must|shall|will|would|'d|'ll|kann|können|könnten?|soll|sollen|will|wollen|möchten?|wird|werden|darf|dürfen|pueden?|quieren?|deben?|会|能|可以|愿意|想|将|要|打算)$/.test(
    text,
  );

/** "(If they leave) we refund the rest", "(falls sie kündigen,) löschen wir die Daten": the condition has a statement of its own. */
const hasStatement = (rest: readonly Token[]): boolean => {
  const comma = rest.findIndex(({ text }, index) => index > 1 && text === ',');
  return (
    rest.some(({ text }, index) => index > 1 && /^(?:we|i|wir|ich|nosotr[oa]s)$|..[aei]mos$/.test(text)) ||
    (comma > 0 && rest.slice(comma).some(isVerb))
  );
};
