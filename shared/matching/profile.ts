export const founderRoles = ['TECHNICAL', 'PRODUCT', 'DESIGN', 'SALES', 'OPERATIONS', 'DOMAIN'] as const;
export const remoteWishes = ['YES', 'HYBRID', 'NO'] as const;
/** In the order of a startup's life. */
export const founderStages = ['EXPLORING', 'IDEA', 'PROTOTYPE', 'LAUNCHED', 'REVENUE', 'SCALING'] as const;
export const commitments = ['FULL_TIME', 'PART_TIME', 'EXPLORING'] as const;
export const importances = ['MUST_HAVE', 'FLEXIBLE', 'INDIFFERENT'] as const;
export const pairionStatuses = ['LOOKING', 'TALKING', 'PAUSED'] as const;

/** Terms of a deal that a person can refuse. Each is checked on what the other person's card shows. */
export const dealTerms = [
  'MAJORITY_SHARE',
  'PART_TIME',
  'EXPLORING',
  'UNDER_20_HOURS',
  'ON_SITE',
  'LATE_START',
] as const;

export type FounderRole = (typeof founderRoles)[number];
export type RemoteWish = (typeof remoteWishes)[number];
export type FounderStage = (typeof founderStages)[number];
export type Commitment = (typeof commitments)[number];
export type Importance = (typeof importances)[number];
export type DealTerm = (typeof dealTerms)[number];

/** In the order of breakdowns. Ties of rounding go to the earlier key. */
export const preferenceKeys = [
  'role',
  'skills',
  'commitment',
  'hours',
  'style',
  'stage',
  'industries',
  'timeZone',
  'remote',
  'location',
  'equity',
] as const;
export type PreferenceKey = (typeof preferenceKeys)[number];

/** What a person may want of the other. Without a wish it is derived from the person's own profile, see `fit`. */
export type Wishes = {
  role: readonly FounderRole[];
  skills: readonly string[];
  /** Hours of a week. */
  hours: { min: number; max: number };
  /** Largest difference in hours. */
  timeZone: number;
  /** Cities, regions or countries. */
  location: readonly string[];
  remote: readonly RemoteWish[];
  stage: readonly FounderStage[];
  industries: readonly string[];
  commitment: readonly Commitment[];
  /** Largest share in percent that the other may expect. */
  equity: number;
  style: never;
};

export type Preferences = { [Key in PreferenceKey]?: { wish?: Wishes[Key]; importance?: Importance } };

export type StyleAnswer = 'A' | 'B';

/** What a card shows to others. Shares are in percent, the time zone in hours from UTC. */
export type VisibleMatchProfile = {
  role: FounderRole;
  skillsHave: readonly string[];
  skillsNeed: readonly string[];
  hoursPerWeek: number;
  /** ISO date; now when null. */
  availableFrom: string | null;
  timeZone: number;
  /** "Lyon, France"; empty when not stated. */
  location: string;
  remote: RemoteWish;
  stage: FounderStage;
  industries: readonly string[];
  commitment: Commitment;
  equityMin: number | null;
  equityMax: number | null;
  /** Answers by scene. */
  style: Readonly<Record<string, StyleAnswer>>;
};

/** A whole profile. What it has besides the card is private to the person. */
export type MatchProfile = VisibleMatchProfile & {
  preferences: Preferences;
  /** From 0 to 10; the default weight when missing. */
  weights: Readonly<Partial<Record<PreferenceKey, number>>>;
  /** Terms that the person does not accept. */
  dealTerms: readonly DealTerm[];
  runwayMonths: number | null;
};

export const importanceOf = (person: Pick<MatchProfile, 'preferences'>, key: PreferenceKey): Importance =>
  person.preferences[key]?.importance ?? 'FLEXIBLE';

const normalise = (text: string): string => text.normalize('NFKC').trim().toLowerCase();

/** Texts for comparison: each once, without case. */
export const normaliseAll = (texts: readonly string[]): string[] => [
  ...new Set(texts.map(normalise).filter((text) => text !== '')),
];

/** "Lyon, France" → lyon, france. */
export const placesOf = (location: string): string[] => normaliseAll(location.split(','));

/** Entries of the first list that the second has too, as the first spells them. */
export function sharedTexts(wanted: readonly string[], own: readonly string[]): string[] {
  const have = new Set(normaliseAll(own));
  const shared = new Map<string, string>();
  for (const text of wanted) if (have.has(normalise(text))) shared.set(normalise(text), text.trim());
  return [...shared.values()];
}
