/** How far the evidence of a test idea goes. Within a family, a higher tier must score higher. */
export const tiers = { slogan: 0, described: 1, interviewed: 2, measured: 3, paid: 4 } as const;

export type TestIdea = {
  id: string;
  /** Ideas of one family describe the same business at different tiers. */
  family: string;
  sector: string;
  language: 'en' | 'de' | 'es' | 'zh' | 'fr';
  tier: keyof typeof tiers;
  text: string;
};

/** A harmful act and its remedy, in words as similar as possible. */
export type LookAlike = { id: string; language: TestIdea['language'] | 'pt'; harm: string; remedy: string };

type Entry = readonly [tier: keyof typeof tiers, text: string];

/** The ideas of one family. */
export const family = (
  name: string,
  sector: string,
  entries: readonly Entry[],
  language: TestIdea['language'] = 'en',
): TestIdea[] =>
  entries.map(([tier, text], index) => ({ id: `${name}-${index + 1}`, family: name, sector, language, tier, text }));
