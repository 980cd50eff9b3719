import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { hasAny, lettersOf, spacedWords } from '../../text/token';
import { isFact } from '../claim';
import { isAgentive } from '../people/agentive';
import { orderedByNone } from './orderedByNone';

const yet = '(?: (?:yet|so far|until now|today|at all|bisher|bislang|todavía|aún|hasta ahora|ainda))?';
const end = `${yet} (?:[.,;!] )?$`;
const thing = '(?:it|one|any|anything|them|ours|a single one|a thing|nothing)';

/** Ends with what is denied: "we have no customers in Leeds" says nothing of other towns. */
const unsold = [
  ` (?:we|i|and|but|which) (?:(?:have|'ve|had|do|did) )?(?:still |yet )?(?:not|n't|never)(?: yet)? (?:launched|started|opened|begun|sold ${thing}|made a sale|earned anything)${end}`,
  ` (?:have|has|'ve got|are|is) (?:still |as yet |so far )?(?:no|not a single|not one|zero) (?:paying )?(?:customers?|clients?|users?|buyers?|subscribers?|sales|revenue)${end}`,
  ` (?:nobody|no one|no-one|not one|none|no customer|no client) (?:has|have|had) (?:yet |ever |so far )?(?:bought|paid for|ordered|used|tried) ${thing}(?: yet| so far| until now) `,
  ` (?:is|are) (?:not|n't) (?:yet )?(?:on sale|for sale|on the market|launched|sold)${end}`,
  ` (?:noch|bisher|bislang) (?:gar |überhaupt )?(?:kein(?:e|en)?) (?:zahlende[nr]? )?(?:kund(?:en|in|innen)|nutzer|käufer|umsatz)(?: gewonnen)?${end}`,
  ` (?:noch|bisher|bislang) (?:gar )?(?:nichts|keine?n?(?: einzige[nrs]?)?) verkauft${end}`,
  ...orderedByNone.map((pattern) => `${pattern}${end}`),
  // "Verkauft habe ich noch keine", "gekauft haben sie nichts".
  ` (?:verkauft|verdient|eingenommen) (?:habe ich|haben wir|ist)(?: bisher| bislang| noch)* (?:nichts|keine?n?s?)${end}`,
  ` (?:noch nicht|bisher nicht) (?:gestartet|auf dem markt|im verkauf|angefangen|begonnen)${end}`,
  ` no tenemos (?:todavía |aún )?(?:ningún|ni un(?: solo)?|ninguna) (?:cliente|usuario|comprador|venta)${end}`,
  ` (?:no tenemos|sin) (?:todavía |aún )?(?:clientes|ventas|ingresos)${end}`,
  ` (?:todavía|aún) no (?:hemos|he) (?:empezado|lanzado|vendido(?: (?:nada|ninguno|ninguna))?|salido)${end}`,
  ` nadie (?:lo|la|los|las) ha (?:comprado|pagado|usado)(?: todavía| aún) `,
].map((pattern) => new RegExp(pattern));

const unsoldHan =
  /(?:我们|目前|现在|至今|产品)?(?:还|尚|仍|至今)(?:没有|没|未有|未)(?:任何|一个|付费)?(?:客户|用户|顾客|人买|人用|卖出|上线|开始卖|开卖|销售|收入)|(?:目前|现在|至今)没有(?:任何|一个)?(?:客户|人买|用户)/u;

/** "We have no customer yet", "nobody has bought it yet", 还没有客户: nothing of ours is sold or used. */
const isUnsold = memoise(
  (clause: Clause): boolean => isFact(clause) && (clause.speaker !== 'people' || clause.isNobody) && isUnsoldIn(clause),
);

const isUnsoldIn = ({ tokens, sentence }: Clause): boolean => {
  if (!sentence.isLatin) return unsoldHan.test(lettersOf(tokens));
  if (!hasAny(tokens, 'negation')) return false;
  const words = spacedWords(tokens);
  return unsold.some((pattern) => pattern.test(words));
};

/** Counted people, or a date: "nine bakers used it in May". */
const isTold = ({ tokens, quantities }: Clause): boolean =>
  quantities.some(
    ({ kind, start, end, unit }) =>
      (kind === 'count' &&
        (isAgentive(unit) || hasAny(tokens.slice(start, end + 3), 'people', 'customer', 'pay', 'use'))) ||
      kind === 'percent',
  ) || tokens.some(({ text }) => /^(?:since|ago|seit|desde|(?:19|20)\d\d)$/.test(text));

/** What nobody is told to have done, in a text that says that nothing was sold: "labs pay us $79. We have no customer yet". */
export const deniedIn = (clauses: readonly Clause[]): readonly Clause[] =>
  clauses.some(isUnsold) ? clauses.filter((clause) => !isTold(clause)) : [];
