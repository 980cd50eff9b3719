import type { Clause } from '../text/clause';
import { currencies } from '../lexicon/numbers';
import { has, hasAny, isVerb, type Token } from '../text/token';
import { isLicenseRefused, isPermissionMissing } from '../claims/permission';
import { regulatedActs } from './frames';
import { isRemedied } from './remedy';

/** `field` is named where the rules know it. */
export type Regulated = { clause: Clause; field?: string };

/** A needed license is refused: "we will operate without one". */
export function isRefusal(clause: Clause): boolean {
  const isAboutRule = clause.context.some((token) => has(token, 'license', 'rule') && !has(token, 'notNegation'));
  const isRefused = clause.context.some(
    (token) => has(token, 'evade') && (isVerb(token) || /^(?:without|takes|too|no|need|ohne|sin)$/.test(token.text)),
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
  const isUnlicensed =
    (hasAny(clause.context, 'license') && isWithout) ||
    clause.tokens.some((token) => has(token, 'unlicensed') && !clause.negated.has(token));
  const refuses =
    isAboutRule &&
    isRefused &&
    clause.context.some(
      (token) =>
        has(token, 'license', 'rule') &&
        clause.context.some(
          (other) => has(other, 'negation', 'evade') && other !== token && isNear(clause.context, other, token),
        ),
    );
  const isRemedy = clause.context.some(
    (token) => has(token, 'remedy') && !clause.negated.has(token) && !has(token, 'evade'),
  );
  if (isUnwilling(clause) || isUnwanted(clause) || isTurnedDown(clause) || isNotApplied(clause)) return true;
  return !isRemedy && (isUnlicensed || refuses) && clause.speaker !== 'people';
}

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

/** "A license, which we refuse to get", "we refuse to apply for one". */
const isTurnedDown = ({ tokens, speaker, context }: Clause): boolean =>
  speaker === 'own' &&
  hasAny(context, 'license') &&
  tokens.some(
    ({ text }, index) =>
      text === 'refuse' &&
      tokens[index + 1]?.text === 'to' &&
      /^(?:get|apply|obtain|seek|hold|ask|have|take)$/.test(tokens[index + 2]?.lemma ?? ''),
  );

/** "We do not intend to have it inspected", "we will not certify it". */
function isUnwilling({ tokens, negated, speaker }: Clause): boolean {
  const isOurWill =
    speaker === 'own' && tokens.some(({ text }) => /^(?:will|wo|intend|plan|want|going|bother|refuse|see)$/.test(text));
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

/** "We dispense prescription medicines". */
const isDispensing = ({ tokens, negated }: Clause): boolean =>
  tokens.some(
    (token, index) =>
      isVerb(token) &&
      !negated.has(token) &&
      /^(?:sell|dispense|deliver|supply|prescribe|distribute|ship|import|administer|inject|manufacture|give)$/.test(
        token.lemma,
      ) &&
      tokens.slice(index + 1, index + 5).some((word) => has(word, 'medicine')),
  );

/** "We are a small insurance", "we sell insurance". */
const isInsuring = ({ tokens }: Clause): boolean =>
  tokens.some(
    ({ lemma }, index) =>
      /^(?:be|sell|offer|run)$/.test(lemma) &&
      tokens
        .slice(index + 1, index + 5)
        .some((word, at, after) => word.lemma === 'insurance' && after[at + 1]?.pos !== 'noun'),
  );

const moneyWord =
  /^(?:money|cash|capital|credit|loan|fund|sum|amount|advance|microcredit|geld|kredit|darlehen|dinero|préstamo|钱|现金)$/;

/** "We lend diabetics a meter for 5 euros", "the meters that we lend": a thing is lent, and money only pays for it. */
function isLendingThing({ tokens }: Clause): boolean {
  const at = tokens.findIndex((token) => isVerb(token) && /^(?:lend|loan|verleihen)$/.test(token.lemma));
  if (at < 0) return false;
  const after = tokens.slice(at + 1, at + 9);
  const end = after.findIndex(({ text, pos }) => pos === 'verb' || /^(?:for|at|until|against|für|gegen|,)$/.test(text));
  const object = end < 0 ? after : after.slice(0, end);
  if (object.some(isMoney)) return false;
  const isRelative = tokens.slice(0, at).some(({ text }) => /^(?:that|which)$/.test(text));
  return isRelative || object.some((token) => token.pos === 'noun' && has(token, 'thing', 'product', 'measure'));
}

const isMoney = ({ lemma, text }: Token): boolean =>
  moneyWord.test(lemma) || Object.hasOwn(currencies, text) || Object.hasOwn(currencies, lemma);

export function findRegulated(
  ours: readonly Clause[],
  isUnpermitted: (clause: Clause) => boolean = () => true,
): Regulated | undefined {
  for (const clause of ours) {
    if ((isPermissionMissing(clause) || isLicenseRefused(clause)) && isUnpermitted(clause)) return { clause };
    if (isInsuring(clause)) return { clause, field: 'insurance' };
    if (isDispensing(clause)) return { clause, field: 'medicine' };
    for (const { field, words, objects } of regulatedActs) {
      const isAct = clause.tokens.some(
        (token) =>
          (words.test(token.lemma) || words.test(token.text)) &&
          !clause.negated.has(token) &&
          !isRemedied(clause, token),
      );
      const isObject =
        objects === undefined || clause.tokens.some(({ lemma }) => objects.test(lemma) && !words.test(lemma));
      const isPhrase =
        field === 'medical devices' &&
        clause.tokens.some(({ text }, index) => text === 'medical' && clause.tokens[index + 1]?.lemma === 'device');
      if (field === 'lending' && isLendingThing(clause)) continue;
      if ((isAct && isObject) || isPhrase) return { clause, field };
    }
  }
  return undefined;
}
