import { readQuantities, type Quantity } from '../../text/quantities';
import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { months } from '../../text/months';
import { has, hasAny, isVerb, type Token } from '../../text/token';
import { isAgentive } from '../people/agentive';
import type { Claim } from '../claim';
import { isFewBack, saleBefore } from './fewBack';
import type { Before } from './lostLately';

/** What customers who come back would support. */
const loyal: readonly Claim['kind'][] = [
  'evidence',
  'paidPrice',
  'payingCustomers',
  'payer',
  'revenueIntent',
  'repeat',
  'realUse',
  'proof',
  'group',
  'groupDetail',
];

/** What goods that came back would support if others had sold them. */
const ofOthers: readonly Claim['kind'][] = ['trouble', 'frequencyOrCost', 'alternative', 'alternativeFails'];

/** What goods that came back would deny if they were all that we sold. */
const ofLoss: readonly Claim['kind'][] = ['nobodyStayed', 'nobodyPaid', 'churn'];

/** Goods that came back: whether we sold them, and where the sentence tells that they went out. */
export type Return = { isOurs: boolean; sale: Clause | undefined };

/** What goods that went out show, though some came back. */
const ofSale: readonly Claim['kind'][] = ['evidence', 'paidPrice', 'realUse', 'proof'];

/**
 * Without what goods that came back would support if they were customers, and what they would say of others. What the sentence shows
 * besides is told by those that went out: "reparamos 310 baterías y solo 6 volvieron con garantía".
 * @param returns for each clause of a return, what is known of it
 */
export const withoutReturns = (claims: readonly Claim[], returns: ReadonlyMap<Clause, Return>): readonly Claim[] =>
  returns.size === 0 ? claims : claims.flatMap((claim) => withoutReturn(claim, returns.get(claim.clause)));

function withoutReturn(claim: Claim, back: Return | undefined): Claim[] {
  const { kind, clause } = claim;
  if (!back) return [claim];
  if (back.sale && ofSale.includes(kind)) return [{ ...claim, clause: back.sale, quantity: undefined }];
  const isWithout =
    loyal.includes(kind) || (back.isOurs && ofOthers.includes(kind)) || (ofLoss.includes(kind) && isFewBack(clause));
  return isWithout ? [] : [claim];
}

/** "23 pieces changed owner. 2 came back out of the 23": goods, and no customers. "We sold 130, six came back": ours. */
export const returnsIn = (clauses: readonly Clause[]): ReadonlyMap<Clause, Return> =>
  new Map(
    clauses.flatMap((clause, index): [Clause, Return][] => {
      if (isFewBack(clause)) return [[clause, { isOurs: true, sale: saleBefore(clause, clauses) }]];
      if (isBrokenInSpanish(clause)) return [[clause, { isOurs: true, sale: undefined }]];
      const before: Before = () => clauses.slice(0, index);
      return isReturn(clause, before) ? [[clause, { isOurs: before().some(isSaleOfOurs), sale: undefined }]] : [];
    }),
  );

const back = '(?:volvieron|volvió|regresaron|regresó|devolvieron|devolvió|vinieron de vuelta|rebotaron)';
const brokenBack = new RegExp(
  ` \\d+ (?:\\S+ ){0,3}?(?:(?:me|nos) )?(?:l[oa]s? )?${back} (?:\\S+ ){0,2}?(?:rot|quemad|fallad|dañad|partid|rajad|descosid|vencid|podrid|averiad|defectuos)[oa]s? | \\d+ (?:\\S+ ){0,3}?${back} (?:\\S+ ){0,2}?con (?:un|el|algún|alguna|una) (?:defecto|fallo|avería|rotura) | \\d+ (?:\\S+ ){0,3}?(?:me|nos) (?:l[oa]s? )?${back} (?:\\S+ ){0,3}?(?:por garantía|con (?:el|la) mism[oa] (?:falla|problema|fallo|avería)|por el mismo (?:sitio|lado)) `,
);

/** "Ocho me volvieron rotas por el mismo sitio": what we mended or sold came back broken. */
const isBrokenInSpanish = ({ tokens, sentence, modality }: Clause): boolean =>
  sentence.isLatin && modality === 'fact' && brokenBack.test(wordsInFigures(tokens));

/** "Last season we sold 130". */
const isSaleOfOurs = ({ speaker, modality, tokens, quantities }: Clause): boolean =>
  speaker === 'own' &&
  modality === 'fact' &&
  tokens.some(({ text }) => /^(?:sold|delivered|shipped)$/.test(text)) &&
  quantities.some(({ kind, value }) => kind === 'count' && value > 1);

function isReturn(clause: Clause, before: Before): boolean {
  const { tokens, negated, context, sentence } = clause;
  if (!sentence.hasLatin) return false;
  const verb = tokens.findIndex(
    ({ lemma }, index) => tokens[index + 1]?.text === 'back' && /^(?:come|go|send|bring|ship)$/.test(lemma),
  );
  const at =
    verb >= 0 ? verb : tokens.findIndex(({ text }, index) => text === 'returned' && tokens[index - 1]?.lemma === 'be');
  if (at < 0) return false;
  const count = readQuantities(tokens.slice(0, at)).findLast(({ kind }) => kind === 'count');
  const word = tokens[at];
  if (!count || !word || negated.has(word) || hasAny(tokens.slice(0, at), 'people', 'customer')) return false;
  const after = tokens.slice(at + 1);
  // Who comes back for more is a customer.
  if (after.some(isForMore) || hasAny(tokens.slice(at + 2), 'pay', 'renew', 'book', 'use', 'again')) return false;
  if (context.some(({ lemma }) => broken.test(lemma))) return true;
  if (after.some(isOnDate)) return false;
  return count.unit === undefined ? isOfThings(clause, before()) : isThing(tokens, count.unit);
}

/** "For a second one", "within a year"; not "with the same fault". */
const isForMore = (token: Token, index: number, after: readonly Token[]): boolean =>
  /^(?:for|to|after|within|since)$/.test(token.text) &&
  after[index + 1]?.pos !== 'punct' &&
  !hasAny(after.slice(index + 1), 'trouble');

/** "60 came back in June", "22 came back on Tuesday": nothing says that it was goods. */
const isOnDate = (token: Token, index: number, after: readonly Token[]): boolean =>
  (/^(?:in|on)$/.test(token.text) && after.slice(index + 1, index + 4).some(({ lemma }) => dates.test(lemma))) ||
  (/^(?:the|next|this|last|every)$/.test(token.text) && dates.test(after[index + 1]?.lemma ?? ''));

const dates = new RegExp(
  `^(?:${months.en}|monday|tuesday|wednesday|thursday|friday|saturday|sunday|day|week|month|year|spring|summer|autumn|winter)$`,
);

const broken =
  /^(?:broken|fault|faulty|defect|defective|damaged|crack|cracked|warranty|refund|repair|motor|leak|break|fail)$/;

/** What was counted last before it, or as many as "out of the 23" says. */
function isOfThings({ quantities }: Clause, before: readonly Clause[]): boolean {
  const all = Math.max(0, ...quantities.slice(1).map(({ value }) => value), quantities[0]?.of ?? 0);
  const isCounted = ({ kind, value }: Quantity): boolean => kind === 'count' && (all === 0 || value === all);
  const counted = (all === 0 ? before.slice(-4) : before).findLast((clause) => clause.quantities.some(isCounted));
  const last = counted?.quantities.findLast(isCounted);
  return counted !== undefined && last?.unit !== undefined && isThing(counted.tokens, last.unit);
}

const isThing = (tokens: readonly Token[], unit: string): boolean =>
  !isAgentive(unit) &&
  tokens.some(
    (token) =>
      token.lemma === unit && !isVerb(token) && !has(token, 'people', 'customer', 'everyone', 'venue', 'partner'),
  );
