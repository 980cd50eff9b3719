import type { Clause } from '../../text/clause';
import { has, spacedWords } from '../../text/token';
import type { Check } from '../check';
import { states } from '../claim';
import { isStranger } from '../people/stranger';
import { isApproved } from './approval';
import { isExempted } from './exemption';
import { isOfCustomers } from './held';
import { isInProgress } from './inProgress';
import { isLapsed, isNeedOnly, isToBeHeld } from './needed';
import { isForSideThing } from './open';
import { isNoneNeeded, isOtherApproval } from './permission';
import { onPlatform } from './permissionInOtherLanguages';
import { isDemandOnly } from './registered';
import { permitWords } from './words';

/** "Of the 30 who sat the exam, 24 passed": no permission of ours. "Hygiene 5 stars, inspected in May" is one without its name. */
export const isUnlicensed: Check = ({ clauses, context, isSure }) =>
  clauses.some(
    (clause) =>
      isForSideThing(clause) ||
      isOfCustomers(clause) ||
      isDemandOnly(clause) ||
      isToBeHeld(clause) ||
      isStranger(clause),
  ) ||
  (clauses.every((clause) => isOtherApproval(clause) || !states(clause, 'license')) && clauses.some(isOtherApproval)) ||
  (!(isSure && clauses.flatMap(({ quantities }) => quantities).length < 2) &&
    !context.some((token) => (has(token, 'license') && !rules.test(token.text)) || permit.test(token.text)) &&
    !clauses.some(isNoneNeeded) &&
    !clauses.some(isExempted));

/** "A lawyer confirmed the booking": an adviser is no permission. */
const isLawyerOnly: Check = ({ clauses, context }) =>
  context.some(({ lemma }) => lemma === 'lawyer') &&
  !context.some((token) => has(token, 'license') && token.lemma !== 'lawyer') &&
  !clauses.some(isApproved);

/** "It is a medical device of class IIa" names the rules, and no permission. */
const rules = /^(?:medical.*|device|regulat.*|complian.*|supervis.*)$/;

/** In compounds too: "Betriebserlaubnis", 经营许可证. What an office decided is one as well. */
const permit = new RegExp(`^${permitWords.german}$|^${permitWords.spanish}$|${permitWords.chinese}|bescheid|证|批准`);

/** It is asked for, needed, no longer valid, or an account on a platform. */
const isUnheld = (clause: Clause): boolean =>
  isInProgress(clause) || isNeedOnly(clause) || isLapsed(clause) || onPlatform.test(spacedWords(clause.tokens));

/** Whether no permission is held by the words of the sentence. */
export const isUnpermitted: Check = (reading) =>
  isUnlicensed(reading) || isLawyerOnly(reading) || reading.clauses.some(isUnheld);
