import { reviewedOf } from '../../../testing/reviewedOf';
import type { Language } from '../../../text/language';
import { usedFrom } from '../../customers/fewLosses';

/** For tests: what a text shows of payment and use, as rules and network read it together. */
export const evidenceOf = (text: string, language: Language): string[] =>
  reviewedOf(text, language).flatMap(({ kind, evidence }) =>
    /^(?:evidence|paidPrice|payingCustomers|realUse|repeat|proof)$/.test(kind) && evidence >= usedFrom ? [kind] : [],
  );
