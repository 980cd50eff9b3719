import { LruCache } from '../../core/lruCache';

/** About as many operations as the client, its older versions and integrators send repeatedly. */
const maxPlans = 500;
/** Longer documents are not cached, which bounds the keys to 10 MB. In UTF-16 code units. */
const maxQueryLength = 10_000;

/** Plans by document and operation name. Evicts the least recently used one. */
export class PlanCache<Plan> {
  private readonly plans: LruCache<Plan>;

  constructor(size = maxPlans) {
    this.plans = new LruCache(size);
  }

  get(query: string, operationName: string | null | undefined): Plan | undefined {
    return this.plans.get(cacheKey(query, operationName));
  }

  /** @param query text of a document that is valid */
  set(query: string, operationName: string | null | undefined, plan: Plan): void {
    if (query.length > maxQueryLength) return;
    this.plans.set(cacheKey(query, operationName), plan);
  }
}

/** A valid document has no NUL character, so keys are unambiguous. */
const cacheKey = (query: string, operationName: string | null | undefined): string =>
  operationName ? `${operationName}\0${query}` : query;
