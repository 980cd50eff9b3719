import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';

const contract = String.raw`(?:(?:einen |zwei |drei )?rahmenvertr[aä]ge?|(?:an? |two |three )?(?:framework|standing|call - off) (?:agreements?|contracts?|orders?)|(?:un |dos |tres )?(?:contratos?|acuerdos?) marco)`;
const held = [
  ` mit (?:\\S+ ){1,9}?(?:habe|haben) (?:ich|wir) (?:\\S+ ){0,2}?${contract} `,
  ` (?:(?:ich|wir) (?:habe|haben)|(?:habe|haben) (?:ich|wir)) (?:\\S+ ){0,3}?${contract} mit (?!(?:unserem|unseren|dem) lieferant)`,
  ` (?:i|we) (?:have|'ve|hold|signed|have signed|'ve signed|'ve got) (?:\\S+ )?${contract} with `,
  ` with (?:\\S+ ){1,9}?(?:i|we) (?:have|'ve|hold|signed|have signed) (?:\\S+ )?${contract} `,
  ` (?:tengo|tenemos|firmamos|firmé|he firmado|hemos firmado) (?:\\S+ )?${contract} con `,
  ` con (?:\\S+ ){1,9}?(?:tengo|tenemos|firmamos|firmé|hemos firmado) (?:\\S+ )?${contract} `,
].map((pattern) => new RegExp(pattern, 'u'));
const heldHan = /(?:和|跟|与)[^，。；]{2,24}签(?:订)?了?(?:\d|[一二两三四五])?[份个]?(?:框架|长期|年度)(?:协议|合同)/u;
/** Who sells to us, and what is only sought. */
const notTheirs =
  / (?:\S*lieferant\S*|\S*großhändler\S*|\S*hersteller\S*|spedition\S*|vermieter\S*|suppliers?|wholesalers?|manufacturers?|landlords?|couriers?|proveedor\S*|mayorista\S*|fabricante\S*|noch kein\S*|gekündigt|ended|expired|cancelled|rescindid\S*) /;
const notTheirsHan = /供应商|厂家|批发商|物流|房东|还没|没有|解除/u;

/** "Mit einem Krankenhaus und einem Institut habe ich Rahmenverträge": customers are bound in writing. */
const isFramework = memoise((clause: Clause): boolean => {
  const { tokens, context, sentence } = clause;
  if (!isFact(clause) || clause.isNobody || clause.negated.size > 0) return false;
  if (!sentence.isLatin) return heldHan.test(lettersOf(tokens)) && !notTheirsHan.test(lettersOf(context));
  const words = spacedWords(tokens);
  return held.some((pattern) => pattern.test(words)) && !notTheirs.test(spacedWords(context));
});

/** Signed by customers: as strong as a signed letter, and they are who pays. */
export const readFrameworks = (clauses: readonly Clause[]): Claim[] =>
  clauses
    .filter(isFramework)
    .flatMap((clause) => [makeClaim('evidence', clause, { evidence: 3 }), makeClaim('payer', clause)]);
