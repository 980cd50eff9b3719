/** The languages whose words are known. */
export type Tongue = 'en' | 'de' | 'es' | 'zh';

/** Words of each language, as the source of a pattern. In Latin script they stand between spaces. */
export type Words = Partial<Record<Tongue, string>>;

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
  /** Stated anywhere in what our sentence says of us. */
  parts: readonly Words[];
  /** What makes it harmless. */
  unless?: Words;
};
