import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { has, hasAny, isAmong, type Token } from '../text/token';

/**
 * The sentences that describe a consented security test: "with their consent we send fake phishing mails to the staff". The
 * attack is staged, its targets work for whoever ordered it, and nothing that they type is kept.
 */
export function findDrills(clauses: readonly Clause[]): ReadonlySet<Clause['sentence']> {
  const staged = clauses.filter(isStagedAttack);
  if (staged.length === 0 || !clauses.some(isOrderedTest) || clauses.some(isTakingGain)) return new Set();
  return new Set(staged.map(({ sentence }) => sentence));
}

const attack = new Set([
  'phish',
  'phishing',
  'smishing',
  'vishing',
  'spear-phishing',
  'scam',
  'hack',
  'hacking',
  'pentest',
  'penetration',
  'intrusion',
  'attack',
  'burglary',
  'break-in',
  'impostor',
]);
const insider =
  /^(?:staff|employee|worker|team|colleague|nurse|clerk|personnel|crew|trainee|mitarbeiter\w*|belegschaft|plantilla|empleado|员工)$/;
const drill = new Set([
  'drill',
  'simulation',
  'simulate',
  'exercise',
  'training',
  'awareness',
  'rehearsal',
  'test',
  'pentest',
  'übung',
  'schulung',
  'simulación',
  'simulacro',
  '演练',
]);

const isAttack = (token: Token): boolean => isAmong(token, attack);

const isStagedAttack = ({ context, sentence }: Clause): boolean => sentence.isLatin && isAttackOnStaff(context);

const isAttackOnStaff = memoise(
  (context: readonly Token[]): boolean =>
    context.some(isAttack) && (context.some(({ lemma }) => insider.test(lemma)) || context.some(isDrillWord)),
);

const isDrillWord = (token: Token): boolean => isAmong(token, drill);

/** Who is tested, or their employer, knows and wants it: "the home signs a consent form", "banks who order them". */
function isOrderedTest({ tokens, context, negated }: Clause): boolean {
  if (hasAny(context, 'covert', 'unaware')) return false;
  const isAgreed = tokens.some(
    (token) =>
      !negated.has(token) &&
      ((has(token, 'consent') && !/^(?:approved?|contract|know_about)$/.test(token.text)) ||
        // "12 gangs order from us" agrees to nothing.
        (token.lemma === 'order' && context.some((word) => isAttack(word) || isDrillWord(word)))),
  );
  const isTraining = context.some(isDrillWord) && context.some(isAttack);
  return isAgreed || (isTraining && !tokens.some((token) => isDrillWord(token) && negated.has(token)));
}

/** "And keep what they type", "sell the passwords": somebody gains from the attack. */
const isTakingGain = ({ tokens, negated }: Clause): boolean =>
  tokens.some(
    (token, index) =>
      !negated.has(token) &&
      /^(?:keep|sell|use|empty|drain|steal|withdraw|collect|resell)$/.test(token.lemma) &&
      token.pos === 'verb' &&
      tokens
        .slice(index + 1, index + 6)
        .some((word) => /^(?:what|whatever|password|account|credential|money|code|login|card)$/.test(word.lemma)),
  );
