import type { Clause } from '../../text/clause';
import { has, hasAny, isWord, type Token } from '../../text/token';
import { isAppliedFor } from './appliedFor';
import { deniesNeed, isToldUnneeded } from './advice';
import { isApproved, isCredentialed, isOthersApproved } from './approval';
import { isDelegated } from './delegated';
import { isExempted, isRuleInapplicable } from './exemption';
import { isAskedAndHeld, isForOthers, isForOthersToGet, isHeldInPart, isNotedAsHeld, isOfCustomers } from './held';
import { isHeldByStaff } from './heldByStaff';
import { isGivenInChinese, isHeldInChinese } from './heldInChinese';
import { isInProgress } from './inProgress';
import { isInspected } from './inspected';
import { isLapsed, isNeedOnly, isToBeHeld } from './needed';
import { isForSideThing, isNotYetApplied, isRuleOpen, isUnanswered } from './open';
import { isFact, isOwnStatement, makeClaim, states, type Claim } from '../claim';
import { isApplicationPlanned } from './plannedApplication';
import {
  isInsuredAbroad,
  isNeedUnknownAbroad,
  isNoneNeededAbroad,
  isNotYetHeldAbroad,
  isRegisteredAbroad,
} from './permissionInOtherLanguages';
import { isRefusedAbroad } from './refusedAbroad';
import { isDemandOnly, isRegisteredWithOffice } from './registered';
import { isStranger } from '../people/stranger';
import { memoise } from '../../text/memoise';

/** A license that is applied for, held by a partner or granted. */
export function readPermission(clause: Clause): Claim[] {
  if (isForSideThing(clause) || isOfCustomers(clause) || isDemandOnly(clause) || isLapsed(clause) || isStranger(clause))
    return [];
  if (isFact(clause) && isGivenInChinese(clause)) return granted(clause);
  if (isAppliedFor(clause) || isApplicationPlanned(clause)) return pending(clause);
  if (isDelegated(clause)) return [makeClaim('regulationAddressed', clause, { evidence: 3 })];
  if (isNotYetHeld(clause)) return [];
  if (isFact(clause) && isPlainlyGranted(clause)) return granted(clause);
  // "According to the health department none is needed": who reports it is the reason to believe it.
  if ((isFact(clause) || isToldUnneeded(clause)) && isNoneNeeded(clause)) return noneNeeded(clause);
  if (!isOwnStatement(clause) || !states(clause, 'license') || isForOthers(clause)) return [];
  if (isLicenseRefused(clause) || isPermissionMissing(clause) || isOtherApproval(clause) || isToBeHeld(clause))
    return [];
  const isOpen = isNeedOnly(clause) || isInProgress(clause);
  const isGranted = isFact(clause) && !isOpen && (isHolding(clause) || states(clause, 'partner'));
  const claims = states(clause, 'granted', 'applied', 'partner')
    ? [makeClaim('regulationAddressed', clause, { evidence: isGranted ? 3 : 1 })]
    : [];
  return isGranted ? [...claims, makeClaim('permission', clause, { evidence: 3 })] : claims;
}

/**
 * Whose office it is has approved ours, we hold a named paper, or are registered: figures of speech for nothing else, so that the
 * network needn't confirm it. "The TÜV has passed our trailer", "I've got my CSCS card", "das Gewerbe ist angemeldet".
 */
export const isPlainlyGranted = (clause: Clause): boolean =>
  isRegisteredAbroad(clause) ||
  isRegisteredWithOffice(clause) ||
  isApproved(clause) ||
  isCredentialed(clause) ||
  isNotedAsHeld(clause) ||
  isHeldInChinese(clause) ||
  isInspected(clause) ||
  isHeldByStaff(clause) ||
  isHeldInPart(clause) ||
  isAskedAndHeld(clause) ||
  isExempted(clause);

/** What the words state, whatever the network makes of a sentence that denies so much. */
export const isPlainlyPermitted = (clause: Clause): boolean =>
  isPlainlyGranted(clause) ||
  isToldUnneeded(clause) ||
  isForOthersToGet(clause) ||
  isAppliedFor(clause) ||
  isApplicationPlanned(clause) ||
  (isFact(clause) && isNoneNeeded(clause)) ||
  isDelegated(clause);

/** A field that the rules know as regulated is allowed by what an office or a lawyer said, not by the founder's word. */
const noneNeeded = (clause: Clause): Claim[] => {
  if (!isToldUnneeded(clause)) return [makeClaim('permission', clause, { evidence: 1 })];
  return deniesNeed(clause)
    ? [makeClaim('permission', clause, { evidence: 1 }), makeClaim('regulationAddressed', clause, { evidence: 1 })]
    : [];
};

/** Who has applied says how they get it. */
const pending = (clause: Clause): Claim[] => [makeClaim('regulationAddressed', clause, { evidence: 1 })];

const sums = /^(?:budget|grant|money|funding|loan|invoice|payment|purchase|expense)$/;

/** "A manager approves it", "parents register their child": what people do with it, or with what is theirs. */
export const isOtherApproval = (clause: Clause): boolean => {
  const { tokens, speaker } = clause;
  const words = tokens.filter((token) => has(token, 'license'));
  const after = tokens.slice(tokens.indexOf(words[0]!) + 1);
  // "The council approved our budget."
  if (words.length > 0 && words.every(({ pos }) => pos === 'verb') && after.some(({ lemma }) => sums.test(lemma)))
    return true;
  if (words.length > 0 && words.every(({ pos }) => pos === 'verb') && isOthersApproved(clause)) return true;
  return (
    speaker !== 'own' &&
    words.length > 0 &&
    words.every(
      (word) =>
        word.pos === 'verb' && (word.text === word.lemma || word.text.endsWith('s') || isOwnSignUp(word, clause)),
    ) &&
    !after.some(({ text }) => /^(?:us|our|we|it)$/.test(text))
  );
};

/** "310 patients registered": for ours; not "50 nurses are registered". */
const isOwnSignUp = ({ text }: Token, { tokens, speaker }: Clause): boolean =>
  speaker === 'people' &&
  text === 'registered' &&
  !tokens.some(({ lemma }) => lemma === 'be') &&
  !/^(?:noun|adj|det)$/.test(tokens[tokens.findIndex((token) => token.text === text) + 1]?.pos ?? 'punct');

const granted = (clause: Clause): Claim[] => [
  makeClaim('regulationAddressed', clause, { evidence: 3 }),
  makeClaim('permission', clause, { evidence: 3 }),
];

/** "But we are registered", "we are insured", "das Gewerbe ist angemeldet": in order, beside what isn't needed. */
export const isInOrder = (clause: Clause): boolean =>
  isRegisteredAbroad(clause) ||
  isInsuredAbroad(clause) ||
  (clause.speaker === 'own' &&
    clause.tokens.some(
      (token, index) =>
        /^(?:insured|registered|licensed|certified|accredited|approved)$/.test(token.text) &&
        !clause.negated.has(token) &&
        clause.tokens.slice(Math.max(0, index - 3), index).some(({ lemma }) => lemma === 'be'),
    ));

/** 认证还没办: the text says itself that a permit is still to be had. */
export const isNotYetHeld = memoise(
  (clause: Clause): boolean =>
    isNotYetHeldAbroad(clause) ||
    (clause.sentence.isLatin && isCheckUndone(clause)) ||
    isUnanswered(clause) ||
    isNotYetApplied(clause),
);

/** "They want a security assessment, which I haven't done", "we haven't passed the inspection yet"; not "a market assessment". */
const isCheckUndone = ({ tokens, negated, context, speaker }: Clause): boolean => {
  if (speaker !== 'own') return false;
  const verb = tokens.findIndex(
    (token, index) =>
      negated.has(token) &&
      /^(?:done|passed|got|had|obtained|received|started)$/.test(token.text) &&
      tokens.slice(0, index).some(({ lemma }) => lemma === 'have'),
  );
  if (verb < 0) return false;
  const at = context.indexOf(tokens[0]!);
  const isRelative = tokens.some(({ text }) => /^(?:which|that)$/.test(text));
  const words = isRelative ? context.slice(Math.max(0, at - 4), at) : tokens.slice(verb + 1, verb + 6);
  return words.some(
    ({ lemma }, index) =>
      /^(?:assessment|inspection|certification|accreditation|approval|clearance|license|permit|registration)$/.test(
        lemma,
      ) && !/^(?:market|need|impact|self|risk|customer)$/.test(words[index - 1]?.lemma ?? ''),
  );
};

/** "We have a license", "was granted"; not the auxiliary of "we have applied for one". */
const isHolding = ({ tokens, negated }: Clause): boolean =>
  tokens.some(
    (token, index) =>
      has(token, 'granted') &&
      !negated.has(token) &&
      // "The lab has to keep a statement" is a duty.
      !(token.lemma === 'have' && tokens[index + 1]?.text === 'to') &&
      !(
        token.lemma === 'have' &&
        tokens.slice(index + 1, index + 3).some((word) => has(word, 'applied') && word.pos === 'verb')
      ),
  );

/** "No permit is needed for it", "we need no license", "we don't need a license": and not "we don't have the one we need". */
export const isNoneNeeded = memoise(
  (clause: Clause): boolean =>
    !isNeedUnknown(clause) &&
    ((clause.sentence.isLatin && isNeedDenied(clause)) ||
      isNoneNeededAbroad(clause) ||
      isToldUnneeded(clause) ||
      isForOthersToGet(clause) ||
      isRuleInapplicable(clause)),
);

const isNeedDenied = ({ tokens, negated }: Clause): boolean =>
  tokens.some((token, index) => {
    // "It is not a licensed activity".
    if (token.lemma === 'activity' && negated.has(token) && has(tokens[index - 1], 'license')) return true;
    if (!isNeed(token)) return false;
    const [before, after] = [tokens.slice(Math.max(0, index - 4), index), tokens.slice(index + 1, index + 5)];
    const isOfNone = (words: readonly Token[]): boolean =>
      words[0]?.text === 'no' && words.slice(1, 3).some((word) => has(word, 'license'));
    const from = before.findIndex(({ text }) => text === 'no');
    return (
      (from >= 0 && isOfNone(before.slice(from)) && !before.some(({ text }) => /^(?:that|which)$/.test(text))) ||
      isOfNone(after) ||
      (negated.has(token) &&
        (has(after[0], 'license') ||
          (/^an?y?$/.test(after[0]?.text ?? '') && after.slice(1).some((word) => has(word, 'license')))))
    );
  });

const isNeedOfNone = (_token: Token, index: number, words: readonly Token[]): boolean =>
  words[index]?.text === 'no' && words.slice(index + 1, index + 5).some(isNeed);

const need = new Set(['need', 'require', 'necessary', 'obligatory', 'mandatory']);
const isNeed = ({ lemma }: Token): boolean => need.has(lemma);

/** "The ministry denied us the license", "our permit was withdrawn". */
export const isLicenseRefused = ({ tokens, negated, context }: Clause): boolean =>
  hasAny(context, 'license') &&
  tokens.some(
    (token, index) =>
      !negated.has(token) &&
      (isRefusedAbroad(tokens, index) ||
        (token.pos === 'verb' &&
          (/^(?:deny|refuse|reject|withhold|withdraw|revoke|decline|suspend|ablehnen|abgelehnt|verweigert|entzogen)$/.test(
            token.lemma,
          ) ||
            (token.lemma === 'turn' && tokens[index + 1]?.text === 'down')))),
  );

/** "We have no permit", "it isn't registered as a medical device", "we don't hold the license yet". */
export const isPermissionMissing = memoise(
  (clause: Clause): boolean =>
    isOwnStatement(clause) &&
    !isNoneNeeded(clause) &&
    !isForSideThing(clause) &&
    (isNotYetHeld(clause) ||
      isNeedUnknown(clause) ||
      (clause.sentence.isLatin && isNotGranted(clause)) ||
      isLacking(clause)),
);

/** "The authority has not granted us the license". */
const isNotGranted = ({ tokens, negated }: Clause): boolean =>
  tokens.some(
    (token, index) =>
      negated.has(token) &&
      /^(?:grant|issue|give|approve|certify|license|authori[sz]e|register)$/.test(token.lemma) &&
      token.pos === 'verb' &&
      /^(?:us|me|our|it)$/.test(tokens[index + 1]?.text ?? '') &&
      (/^(?:approve|certify|license|authori|register)/.test(token.lemma) || tokens.slice(index + 2).some(isPermit)),
  );

/** A doubt, and neither a permission nor a refusal to have one. */
export const isNeedUnknown = memoise(
  (clause: Clause): boolean =>
    (clause.sentence.isLatin && isNeedDoubted(clause)) || isNeedUnknownAbroad(clause) || isRuleOpen(clause),
);

/** "We are not sure if we need a license", "which permits lending requires we do not know". */
const isNeedDoubted = ({ context }: Clause): boolean =>
  context.some(
    ({ text }, index) =>
      (text === 'if' || text === 'whether' || text === 'which') &&
      context.slice(index + 1, index + 9).some(isNeed) &&
      context.slice(index + 1, index + 9).some(isPermit) &&
      context.some(
        (word, at) =>
          /^(?:unsure|unclear|unknown|uncertain|wonder)$/.test(word.lemma) ||
          (/^(?:sure|know|certain|clear|say|tell)$/.test(word.lemma) &&
            context.slice(Math.max(0, at - 3), at).some((before) => has(before, 'negation'))),
      ),
  );

/** "We have no permit", "it isn't registered as a medical device". */
const isLacking = (clause: Clause): boolean =>
  clause.tokens.some(
    (token, index) =>
      clause.negated.has(token) &&
      isPermit(token) &&
      !/^(?:fee|cost|holder|plate|plan|process|test|exam)s?$/.test(clause.tokens[index + 1]?.text ?? '') &&
      !clause.tokens.some(({ lemma }) => /^(?:lose|expire|revoke)$/.test(lemma)) &&
      !clause.context.some(isNeedOfNone) &&
      (token.pos !== 'noun'
        ? clause.tokens[index + 1]?.text !== 'for' &&
          (hasAny(clause.tokens.slice(0, index), 'own', 'product') || isIt(clause))
        : isHeld(clause)),
  );

/** "We have", "there is": a permit that is lacking, not one that somebody must not ask for. */
const isHeld = ({ tokens, speaker }: Clause): boolean =>
  (speaker === 'own' || tokens[0]?.text === 'there') &&
  tokens.some(({ lemma }) =>
    /^(?:have|hold|own|get|obtain|receive|be|lack|haben|besitzen|tenemos|tengo|hay|有)$/.test(lemma),
  );

const isIt = ({ tokens }: Clause): boolean => tokens.slice(0, 2).some(({ text }) => text === 'it');

const isPermit = (token: Token): boolean => isWord(token, permits);
const permits =
  /^(?:licen[cs]ed?|permit|mark|authoris\w+|authoriz\w+|accredit\w*|registration|registered|register|certificate|certified|certify|approval|approved|approve|genehmigung|zulassung|lizenz|erlaubnis|zugelassen|genehmigt|licencia|permiso|autorización|许可|许可证|牌照|执照|资质|批准)$/;
