import type { Language } from '../../text/language';

/** The languages whose words are known. */
export type SchemeLanguage = Exclude<Language, 'und'>;

/** Words of each language, as the source of a pattern. In Latin script they stand between spaces. */
export type Words = Partial<Record<SchemeLanguage, string>>;

/**
 * A harmful act told in a business-like tone: what we do, and to what or whom, in which manner, or with which result. Each part
 * alone is harmless: "we drive round", "the miles", "before the buyer comes".
 */
export type Scheme = {
  id: string;
  /** Named in the report. */
  reason: string;
  /** Our own verb, with its object where the verb alone could be anything. */
  act: Words;
  /** Stated near our verb, in what our sentence says of us. */
  parts: readonly Words[];
  /** What makes it harmless. */
  unless?: Words;
  /** The act without a subject, after a sentence in which we do the same to all: "whoever has a foreign surname is sorted out". */
  passive?: Words;
};
