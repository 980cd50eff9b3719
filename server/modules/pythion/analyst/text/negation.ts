import { frontedDenial } from './fronted';
import { has, isVerb, type Token } from './token';

type Negation = { negated: ReadonlySet<Token>; isNobody: boolean };

/** The tokens that a negation reaches, and whether it denies the subject itself: "no practice pays us". */
export function negationOf(tokens: readonly Token[]): Negation {
  const negated = new Set<Token>();
  let isNobody = false;
  for (const [index, token] of tokens.entries()) {
    // "We have zero customers on a paid plan", not "zero waste".
    const isNoneHad =
      token.text === 'zero' && tokens.slice(index + 1, index + 3).some((word) => has(word, 'people', 'customer'));
    const isZero = isNoneHad || (token.text === '0' && !/^[.,]/.test(tokens[index + 1]?.text ?? ''));
    if (!(has(token, 'negation') || isZero) || has(token, 'notNegation') || isPrefix(tokens, index)) continue;
    const reach = reachOf(tokens, index);
    const isSubject =
      isZero ||
      (token.text === 'not' && /^(?:one|a|all|every|any|many|even|single)$/.test(tokens[index + 1]?.text ?? '')) ||
      /^(?:nobody|none|neither|no|no_one|never|kein\w*|niemand|nadie|ningún\w*|ninguno|没有|没人|无人)$/.test(
        token.text,
      );
    if (isSubject && reach === undefined && (isNoneHad || !tokens.slice(0, index).some(isVerb))) isNobody = true;
    for (const later of isNobody ? tokens : tokens.slice(index + 1, reach)) negated.add(later);
  }
  const fronted = frontedDenial(tokens);
  if (fronted === undefined) return { negated, isNobody };
  return { negated: new Set(tokens), isNobody: isNobody || fronted.isSubject };
}

/** "No-fuss booking", "a no-code tool", "non-stick pans": the first part of a compound. */
const isPrefix = (tokens: readonly Token[], index: number): boolean => {
  const [token, next, part] = tokens.slice(index, index + 3);
  return (
    /^(?:no|non|not)$/.test(token?.text ?? '') &&
    next?.text === '-' &&
    next.start === token?.end &&
    part?.start === next.end
  );
};

/**
 * The end of what is done without: "without any ads 15 practices pay us", "ohne Werbung zahlen uns 16 Praxen", "with no
 * advertising, 14 practices signed up", 不打广告，16家诊所付钱. The reach of other negations has no such end.
 */
function reachOf(tokens: readonly Token[], index: number): number | undefined {
  if (/^\p{Script=Han}/u.test(tokens[index]?.text ?? '')) return chineseReach(tokens, index);
  if (!isWithout(tokens, index)) return undefined;
  const without = tokens[index]?.text ?? '';
  const end = tokens.findIndex(
    (token, at) =>
      at > index &&
      (token.text === ',' || token.pos === 'num' || isSubjectWord(token) || isStated(tokens, at, without)),
  );
  return end < 0 ? tokens.length : end;
}

/** 不打广告，16家诊所…: before a comma, what others do is counted after it. */
const chineseReach = (tokens: readonly Token[], index: number): number | undefined => {
  const comma = tokens.findIndex(({ text }, at) => at > index && text === ',');
  const isCounted = comma > 0 && tokens.slice(comma + 1, comma + 5).some(({ pos }) => pos === 'num');
  const isOfPeople = tokens.slice(index, comma).some((token) => has(token, 'people', 'customer', 'everyone', 'pay'));
  return isCounted && !isOfPeople ? comma : undefined;
};

/** "Without", and "with no" but for those who act: "with no customers". */
const isWithout = (tokens: readonly Token[], index: number): boolean => {
  const [before, token] = [tokens[index - 1], tokens[index]];
  if (has(token, 'without')) return !isPredicate(tokens, index);
  return (
    /^(?:with|at|in|on|under|for|mit|bei|con)$/.test(before?.text ?? '') &&
    /^(?:no|kein\w*|ningún|ninguna?)$/.test(token?.text ?? '') &&
    !tokens.slice(index + 1, index + 3).some((word) => has(word, 'people', 'customer', 'everyone'))
  );
};

/** "We are without a single one of the 50 subscribers", "wir stehen ohne Kunden da": what the sentence is about. */
const isPredicate = (tokens: readonly Token[], index: number): boolean =>
  /^(?:am|are|is|was|were|'m|'re|'s|be|been|remain|remains|bin|sind|ist|stehen|estoy|estamos|seguimos|sigo)$/.test(
    tokens[index - 1]?.text ?? '',
  ) || tokens.slice(index + 1, index + 4).some(({ text }) => /^(?:single|einzige[nrs]?|solo|sola)$/.test(text));

/** Forms of a verb that state nothing, by the word for "without": "paying", "signed", "bezahlte", "pagar", "pagada". */
const stateless: Readonly<Record<string, RegExp>> = {
  ohne: /(?:end|t)e[nrms]?$/,
  sin: /(?:[aei]r|[aei]d[oa]s?)$/,
};

const isStated = (tokens: readonly Token[], index: number, without: string): boolean =>
  isVerb(tokens[index]) &&
  tokens[index - 1]?.text !== 'zu' &&
  !(stateless[without] ?? /(?:ing|ed|en)$/).test(tokens[index]?.text ?? '');

const isSubjectWord = ({ text }: Token): boolean =>
  /^(?:we|i|they|you|he|she|wir|ich|sie|nos|nosotr[oa]s|nobody|niemand|nadie)$/.test(text);
