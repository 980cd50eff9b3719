/** Ids and the version only: subscribers fetch what they may see. */
export type ProjectionIds = { projectionId: string };

declare module './events' {
  interface EventPayloads {
    /** Its name, inputs, scenarios, actuals or archiving changed, or what somebody may do with it. */
    'projection.changed': ProjectionIds & { version: number };
    /** Somebody can no longer read it: subscribers authorise again. */
    'projection.unshared': ProjectionIds;
    'projection.deleted': ProjectionIds;
  }
}

/** Values of a projection's inputs. Both transports, the engine and the client use them. */
export const templateNames = ['saas', 'marketplace', 'commerce', 'services'] as const;
export const costCategories = ['cogs', 'salesMarketing', 'researchDevelopment', 'generalAdmin'] as const;
export const costKinds = [
  'fixed',
  'perHead',
  'perCustomer',
  'perOrder',
  'percentOfRevenue',
  'percentOfGmv',
  'percentOfNetOrderValue',
] as const;
export const roundKinds = ['equity', 'safe', 'grant'] as const;

/** Inputs of the sensitivity, in the order that decides between equal effects. */
export const drivers = ['acquisition', 'churn', 'price', 'cac'] as const;

/** Orders of the list of models. */
export const projectionSorts = ['updated', 'newest', 'name'] as const;
export type ProjectionSortName = (typeof projectionSorts)[number];

/** Percentiles of the Monte Carlo. */
export const percentiles = [5, 10, 25, 50, 75, 90, 95] as const;

export const projectionErrorCodes = [
  'REQUIRED',
  'WRONG_TYPE',
  'OUT_OF_RANGE',
  'TOO_PRECISE',
  'UNKNOWN_FIELD',
  'TOO_MANY',
  'CHURN_OVER_100',
  'CHURN_PLUS_CONTRACTION_OVER_100',
  'BEFORE_START',
  'ENDS_BEFORE_START',
  'ROUND_NEEDS_VALUATION',
  'ROUND_TOO_DILUTIVE',
  'CAP_TABLE_NOT_100',
  'SCENARIO_CHANGES_FRAME',
  'TOO_LARGE',
] as const;

export type TemplateName = (typeof templateNames)[number];
export type CostCategory = (typeof costCategories)[number];
export type CostKind = (typeof costKinds)[number];
export type RoundKind = (typeof roundKinds)[number];
export type Driver = (typeof drivers)[number];
export type ProjectionErrorCode = (typeof projectionErrorCodes)[number];

/** What is wrong with one value of the inputs. The path has dots: `costs.hosting.percent`. */
export type ProjectionIssue = { path: string; code: ProjectionErrorCode; message: string };

export const projectionLimits = {
  months: 60,
  costs: 200,
  hires: 200,
  rounds: 20,
  /** Scenarios of one model. */
  scenarios: 20,
  /** Runs of a Monte Carlo. */
  runs: 20_000,
  /** Characters of a model's or a scenario's name. */
  name: 80,
  /** Characters of a scenario's key. */
  key: 40,
  /** Characters of the id of a cost, a role, a funding round, or a scenario that is computed. */
  id: 100,
  /** Models of a person. */
  projections: 200,
  /** People with whom one model is shared. */
  people: 50,
  /** Versions whose changes a conflict can name. */
  changes: 100,
  /** Bytes of a model's inputs, and of a scenario's patch, as JSON. */
  inputBytes: 200_000,
  computesPerHour: 2_000,
  csvCharacters: 200_000,
  /** Changes of models are saved as they are typed. */
  editsPerHour: 3_000,
  /** Issues that one answer names. */
  issues: 1_000,
} as const;
