/** About as many operations as the client, its older versions and integrators send repeatedly. */
const maxPlans = 500;
/** Longer documents are not cached, which bounds the keys to 10 MB. In UTF-16 code units. */
const maxQueryLength = 10_000;

/** Plans by document and operation name. Evicts the least recently used one. */
export class PlanCache<Plan> {
  /** In order of use: a Map iterates in the order of insertion. */
  private readonly plans = new Map<string, Plan>();

  constructor(private readonly size = maxPlans) {}

  get(query: string, operationName: string | null | undefined): Plan | undefined {
    const key = cacheKey(query, operationName);
    const plan = this.plans.get(key);
    if (plan === undefined) return undefined;
    this.plans.delete(key);
    this.plans.set(key, plan);
    return plan;
  }

  /** @param query text of a document that is valid */
  set(query: string, operationName: string | null | undefined, plan: Plan): void {
    if (query.length > maxQueryLength) return;
    this.plans.set(cacheKey(query, operationName), plan);
    if (this.plans.size > this.size) this.plans.delete(this.plans.keys().next().value!);
  }
}

/** A valid document has no NUL character, so keys are unambiguous. */
const cacheKey = (query: string, operationName: string | null | undefined): string =>
  operationName ? `${operationName}\0${query}` : query;
