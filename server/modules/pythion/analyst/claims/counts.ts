import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { readQuantities, type Quantity } from '../text/quantities';
import { has, hasAny, isVerb, spacedWords, type Token } from '../text/token';
import { isSize } from './money/habitual';
import { isAgentive } from './people/agentive';

/**
 * People or customers that are counted, and more than none: first those who act, as in "500 teachers tried it, 12 pay", where
 * the tagger may take the verb for what is counted.
 */
export const peopleCount = memoise((clause: Clause): Quantity | undefined => {
  const isCounted = peopleIn(clause);
  const payers = clause.quantities.find((quantity) => isPayer(clause.tokens, quantity.end) && isCounted(quantity));
  if (payers) return has(clause.tokens[payers.end], 'pay') ? { ...payers, unit: undefined } : payers;
  return clause.quantities.find(isCounted);
});

const pointing: ReadonlySet<string> = new Set(['them', 'these', 'those']);

/** "12 pay", "164 paying", "38 paid", "22 of them booked"; not "12 orders", "12 paid seats". */
function isPayer(tokens: readonly Token[], end: number): boolean {
  const at = pointing.has(tokens[end + 1]?.text ?? '') ? end + 2 : end;
  return (
    has(tokens[at], 'pay', 'book', 'renew') &&
    (isVerb(tokens[at]) || tokens[at]?.text === 'pay') &&
    !(tokens[at]?.text !== 'pay' && tokens[at + 1]?.pos === 'noun')
  );
}

const oldest = /^(?:1?\d)?\d$/;
/** "My neighbour is 82", "meine Nachbarin ist 82", "mi vecina tiene 82": how old one is, and nobody is counted. */
const isAge = (tokens: readonly Token[], { start, end }: Pick<Quantity, 'start' | 'end'>): boolean => {
  const [before, next] = [tokens[start - 1], tokens[end]];
  return (
    /^(?:is|was|turned|am|'m|'s|turns|ist|bin|wird|wurde|war|tiene|tengo|tenía|cumplió)$/.test(before?.text ?? '') &&
    oldest.test(tokens[start]?.text ?? '') &&
    (next === undefined || next.pos === 'punct' || /^(?:and|but|who|years|now|und|jahre|y|años)$/.test(next.text))
  );
};

function peopleIn(clause: Clause): (quantity: Quantity) => boolean {
  return ({ kind, value, unit, start, end }) => {
    const word = clause.tokens[start];
    if (kind !== 'count' || value < 1 || (word && clause.negated.has(word))) return false;
    // "Owners with fewer than 30 staff": the size of each, not how many there are.
    if (/^(?:than|with|under|to|having)$/.test(clause.tokens[start - 1]?.text ?? '')) return false;
    if (isSize(clause.tokens, { start, end }) || (unit === undefined && isAge(clause.tokens, { start, end })))
      return false;
    const words = clause.tokens.slice(start, end + 5);
    const isOfThem = /^(?:of|davon|von|de|位|个|家)$/.test(clause.tokens[end]?.text ?? '');
    const isSubject = unit === undefined && !clause.tokens.slice(0, start).some(({ pos }) => pos === 'verb');
    // "Five facilities kept …": what is counted acts as people do.
    const verb = clause.tokens.slice(end, end + 4).find(({ pos }) => pos === 'verb');
    const isActing =
      unit !== undefined &&
      verb !== undefined &&
      (has(verb, 'pay', 'say', 'show', 'interview', 'renew', 'book', 'cancel') ||
        /^(?:keep|take|call|send|join|order)$/.test(verb.lemma)) &&
      !hasAny(words.slice(0, 3), 'product', 'worse', 'trouble');
    return (
      isOfThem ||
      isSubject ||
      isActing ||
      isPayer(clause.tokens, end) ||
      hasAny(words.slice(0, 4), 'people', 'customer') ||
      isAgentive(unit)
    );
  };
}

/** The counted people of the clause, or of the clause before where the subject goes on: "… and paid each time". */
export function subjectCount(clause: Clause): Quantity | undefined {
  const count = peopleCount(clause);
  const first =
    clause.speaker === 'people'
      ? clause.tokens.find(({ pos, text }) => pos !== 'conj' && !/^(?:now|still|all|already)$/.test(text))
      : undefined;
  const goesOn = first !== undefined && (isVerb(first) || first.text === 'who' || first.text === 'which');
  const isCounted = count !== undefined && !(goesOn && isAside(clause, count));
  return isCounted ? count : goesOn ? countInSentence(clause) : undefined;
}

/** "Three farriers saw it and now pay me £18 each, two of them since April": a part of those who pay, told behind a comma. */
const isAside = ({ tokens }: Clause, { start, end }: Quantity): boolean =>
  tokens[start - 1]?.text === ',' &&
  tokens[end]?.text === 'of' &&
  pointing.has(tokens[end + 1]?.text ?? '') &&
  !tokens.slice(end).some(isVerb);

export const isParticiple = ({ pos, text, lemma }: Token): boolean =>
  pos === 'verb' && text !== lemma && !text.endsWith('ing');

/** "Fathers told us …: 13 of 16": the count follows in the same sentence. */
export const countInSentence = (clause: Clause): Quantity | undefined =>
  peopleCount({ ...clause, tokens: [...clause.context], quantities: readQuantities(clause.context) });

/** The words before a count and those behind it, with a space around each of them. */
export const aroundCount = (
  tokens: readonly Token[],
  { start, end }: Pick<Quantity, 'start' | 'end'>,
): readonly [string, string] => [
  ` ${tokens
    .slice(0, start)
    .map(({ text }) => `${text} `)
    .join('')}`,
  spacedWords(tokens.slice(end)),
];
