import { usedFrom } from '../claims/customers/fewLosses';
import type { Language } from '../text/language';
import { reviewedOf } from './reviewedOf';

/** What a text shows of payment and use, as rules and network read it together. */
export const evidenceOf = (text: string, language: Language): string[] =>
  reviewedOf(text, language).flatMap(({ kind, evidence }) =>
    /^(?:evidence|paidPrice|payingCustomers|realUse|repeat|proof)$/.test(kind) && evidence >= usedFrom ? [kind] : [],
  );
