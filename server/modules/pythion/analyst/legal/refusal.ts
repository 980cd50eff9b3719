import { states } from '../claims/claim';
import type { Clause } from '../text/clause';
import { has, hasAny, isVerb, spacedWords, type Token } from '../text/token';

const isWe = ({ text }: Token): boolean => text === 'we' || text === 'i';

/**
 * A needed license is refused: "we will operate without one". What the law forbids to all isn't, unless some clause of `text`
 * says that it is done anyway.
 */
export function isRefusal(clause: Clause, text: readonly Clause[] = []): boolean {
  const isAboutRule =
    hasAny(clause.context, 'license', 'rule') &&
    clause.context.some((token) => has(token, 'license', 'rule') && !has(token, 'notNegation'));
  const isRefused =
    hasAny(clause.context, 'evade') &&
    clause.context.some(
      (token, index) =>
        has(token, 'evade') &&
        !isLeftUndone(clause.context, index) &&
        (isVerb(token) || /^(?:without|takes|too|no|need|ohne|sin)$/.test(token.text)),
    );
  const isWithout = clause.context.some(
    (token, index) =>
      token.text === 'without' &&
      !clause.context.slice(0, index).some(({ text }) => /^(?:not|n't|never)$/.test(text)) &&
      // "We refuse and drive without."
      (clause.context[index + 1]?.pos === 'punct' ||
        clause.context
          .slice(index + 1, index + 5)
          .some((other) => has(other, 'license') || /^(?:one|it)$/.test(other.text))),
  );
  const isUnlicensed = (hasAny(clause.context, 'license') && isWithout) || states(clause, 'unlicensed');
  const refuses =
    isAboutRule &&
    isRefused &&
    clause.context.some(
      (token) =>
        has(token, 'license', 'rule') &&
        clause.context.some(
          (other, index) =>
            has(other, 'negation', 'evade') &&
            !isLeftUndone(clause.context, index) &&
            other !== token &&
            isNear(clause.context, other, token),
        ),
    );
  const isRemedy =
    hasAny(clause.context, 'remedy') &&
    clause.context.some(
      (token, index) =>
        has(token, 'remedy') &&
        !clause.negated.has(token) &&
        !has(token, 'evade') &&
        // "Nobody checks", in a clause of its own.
        !has(clause.context[index - 1], 'negation'),
    );
  return (
    (clause.sentence.isLatin && isRefusedInLatin(clause)) ||
    (!isRemedy &&
      (isUnlicensed || refuses) &&
      clause.speaker !== 'people' &&
      (!isForbiddenToAll(clause) || text.some(isDoneAnyway)))
  );
}

/** "We haven't asked anyone about the rules", "have not checked it yet": open so far, and no will not to. */
const isLeftUndone = (tokens: readonly Token[], index: number): boolean =>
  /^(?:asked|applied|checked)$/.test(tokens[index]?.text ?? '') &&
  tokens.slice(Math.max(0, index - 4), index).some(({ lemma }) => lemma === 'have') &&
  !tokens.some(({ text }) => /^(?:anyway|anyhow|regardless|nobody|no_one|without|never)$/.test(text));

/** "We do it anyway", "wir machen es einfach". */
const isDoneAnyway = ({ tokens, sentence }: Clause): boolean => sentence.isLatin && anyway.test(spacedWords(tokens));

const anyway =
  / (?:anyway|anyhow|regardless|trotzdem|dennoch|sowieso|de todos modos|de todas formas|igualmente|do it|es einfach|das einfach|es doch) /;
const forbidden =
  / ohne (?:\S+ ){1,8}?(?:geht|läuft) (?:[^\s,]+ ){0,3}?(?:nichts|nix) | without (?:\S+ ){1,6}?nothing (?:goes|works|moves|happens) | sin (?:\S+ ){1,6}?no se (?:mueve|hace) nada | (?:darf|dürfen|durfte) (?:man|niemand|keiner|es) | (?:man|niemand|keiner) (?:darf|durfte) | (?:no se puede[n]?|nadie puede|está prohibido) | (?:nobody|no_one|no one|you) (?:may|can|ca|is allowed to|are allowed to) (?:not |n't )?/;

/** "Man darf im Park nicht ohne Erlaubnis grillen", "no se puede vender sin registro": the rule, and nobody who breaks it. */
const isForbiddenToAll = ({ context, sentence, tokens }: Clause): boolean =>
  sentence.isLatin &&
  forbidden.test(spacedWords(tokens)) &&
  !/ (?:but|aber|pero|trotzdem|anyway|we|wir|nosotr[oa]s) /.test(spacedWords(context));

/** In words of English or Spanish. A Chinese one belongs in `isRefusal`. */
const isRefusedInLatin = (clause: Clause): boolean =>
  isKnownNeed(clause) ||
  isUnwilling(clause) ||
  isUnwanted(clause) ||
  isTurnedDown(clause) ||
  isNotApplied(clause) ||
  isNotIntended(clause) ||
  isNotAskedFor(clause);

/** "A licence we don't have, and we don't want one", "don't want any licence". */
const isUnwanted = ({ tokens, negated, speaker, context }: Clause): boolean =>
  speaker === 'own' &&
  hasAny(context, 'license') &&
  tokens.some(
    (token, index) =>
      negated.has(token) &&
      token.lemma === 'want' &&
      tokens[index + 1]?.text !== 'to' &&
      (tokens[index + 1]?.text === 'one' || tokens.slice(index + 1, index + 4).some((word) => has(word, 'license'))),
  );

/** "We know that the registration is compulsory and will not apply", "we have decided not to apply for it". */
const isNotApplied = ({ tokens, negated, speaker, context }: Clause): boolean =>
  speaker === 'own' &&
  hasAny(context, 'license') &&
  !hasAny(context, 'granted') &&
  tokens.some((token, index) => {
    const [next, object] = [tokens[index + 1], tokens[index + 2]];
    const isForIt = next?.text === 'for' && (has(object, 'license') || /^(?:it|one|the|any)$/.test(object?.text ?? ''));
    return (
      token.lemma === 'apply' &&
      negated.has(token) &&
      tokens.slice(0, index).some(({ lemma }) => /^(?:will|wo|shall|decide|intend|go|want)$/.test(lemma)) &&
      (next === undefined || next.pos === 'punct' || next.pos === 'conj' || isForIt)
    );
  });

/** "We have decided not to ask for one", "decided against a licence", "have no intention of getting it". */
const isNotIntended = ({ tokens, negated, speaker, context }: Clause): boolean =>
  (speaker === 'own' || tokens.some(isWe)) &&
  hasAny(context, 'license', 'credential') &&
  tokens.some((token, index) => {
    const after = tokens.slice(index + 1, index + 8);
    const isOfIt = after.some((word, at) => isGetting(word) && isItsObject(after.slice(at + 1)));
    const isAgainst =
      token.lemma === 'decide' && after[0]?.text === 'against' && after.some((word) => has(word, 'license'));
    const isNoIntention = token.lemma === 'intention' && negated.has(token);
    const isNotMeant =
      (/^(?:mean|intend|care)$/.test(token.lemma) && negated.has(token)) ||
      (token.lemma === 'decide' && after[0]?.text === 'not');
    return isAgainst || ((isNoIntention || isNotMeant) && isOfIt);
  });

/** "Hace falta una licencia, pero no la vamos a pedir". */
const isNotAskedFor = ({ tokens, negated, context }: Clause): boolean =>
  hasAny(context, 'license') &&
  tokens.some(({ text }) => /^(?:vamos|voy|pensamos|queremos)$/.test(text)) &&
  tokens.some((token) => negated.has(token) && /^(?:pedir|solicitar|sacar|tramitar)$/.test(token.text)) &&
  !context.some(
    ({ text }, index) =>
      /^(?:antes|hasta)$/.test(text) ||
      // "Porque ya la tengo".
      (/^(?:tengo|tenemos)$/.test(text) && /^l[oa]s?$/.test(context[index - 1]?.text ?? '')),
  );

const isGetting = ({ lemma }: Token): boolean => /^(?:get|ask|apply|obtain|bother|seek|take)$/.test(lemma);

/** "Ask for one", "get it", "bother with", "become one or get a permit". */
const isItsObject = (after: readonly Token[]): boolean =>
  after.slice(0, 3).some((word) => has(word, 'license', 'credential') || /^(?:it|one|with|any)$/.test(word.text));

/** "A license, which we refuse to get", "for the permit we refuse to apply". */
const isTurnedDown = ({ tokens, speaker, context }: Clause): boolean =>
  (hasAny(context, 'license') || context.some(({ text }) => text === 'permit')) &&
  tokens.some(
    ({ text }, index) =>
      text === 'refuse' &&
      (speaker === 'own' || tokens.slice(Math.max(0, index - 3), index).some(isWe)) &&
      tokens[index + 1]?.text === 'to' &&
      /^(?:get|apply|obtain|seek|hold|ask|have|take)$/.test(tokens[index + 2]?.lemma ?? ''),
  );

/** "We do not intend to have it inspected", "we will not certify it". */
function isUnwilling({ tokens, negated, speaker }: Clause): boolean {
  const isOurWill =
    speaker === 'own' &&
    negated.size > 0 &&
    tokens.some(({ text }) => /^(?:will|wo|intend|plan|want|going|bother|refuse|see)$/.test(text));
  return (
    isOurWill &&
    tokens.some(
      (token) =>
        negated.has(token) &&
        isVerb(token) &&
        /^(?:inspect|certify|sterilize|sterilise|license|authorize|authorise|accredit|declare|homologate)$/.test(
          token.lemma,
        ),
    )
  );
}

const isNear = (tokens: readonly Token[], left: Token, right: Token): boolean => {
  const distance = tokens.indexOf(right) - tokens.indexOf(left);
  return distance > 0 && distance <= 6;
};

/** "I know you need a license for distilling, but nobody checks, so we just do it": the need is known, and the act goes on. */
function isKnownNeed({ tokens, negated, context }: Clause): boolean {
  if (!hasAny(tokens, 'license') || !context.some(isWe)) return false;
  const isNeeded = tokens.some(
    (token, index) =>
      !negated.has(token) &&
      /^(?:need|require|necessary|obligatory|compulsory|mandatory)$/.test(token.lemma) &&
      [...tokens.slice(Math.max(0, index - 4), index), ...tokens.slice(index + 1, index + 5)].some((word) =>
        has(word, 'license'),
      ),
  );
  if (!isNeeded || !context.some(({ text }) => /^(?:but|yet|though|although|still)$/.test(text))) return false;
  return context.some(({ text, lemma }, index) => {
    const before = context[index - 1];
    const isUnchecked =
      /^(?:nobody|no_one|none)$/.test(before?.text ?? '') &&
      /^(?:check|ask|care|notice|control|enforce|look)s?$/.test(lemma);
    // "We just do it", "we do it anyway".
    const isGoingOn =
      lemma === 'do' &&
      context[index + 1]?.text === 'it' &&
      (before?.text === 'just' || /^(?:anyway|anyhow|regardless)$/.test(context[index + 2]?.text ?? '')) &&
      context.slice(Math.max(0, index - 3), index).some(isWe);
    const isAnyway = text === 'anyway' && context.slice(Math.max(0, index - 4), index).some(isWe);
    return isUnchecked || isGoingOn || isAnyway;
  });
}
