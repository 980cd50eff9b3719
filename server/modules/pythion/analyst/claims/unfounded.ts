import type { StatementLabel } from '../network/labels';
import type { Clause } from '../text/clause';
import { readQuantities } from '../text/quantities';
import { has, hasAny, type Token } from '../text/token';
import { isContradiction, readChange } from './change';
import { isNoChurn } from './churn';
import { isDeniedAct, states, type Claim } from './claim';
import { isGeneralPrice } from './generalPrices';
import { isFree, isIntention } from './payment';
import { isNoneNeeded } from './permission';
import { isNoneGone } from './retention';
import { isCash, isMoneyOut, isNoMargin, isNoPayer, isUnpriced, type Check } from './unpriced';
import { isOwnUsers, isSizeOnly, isSource } from './market';

/**
 * Whether the network states what the words of the sentence can't bear, however likely it is: a price without an amount, a
 * source without its name, a payment where money is spent. The founder reads the words beside the statement.
 */
export function isUnfounded(label: StatementLabel, clauses: readonly Clause[], kept: readonly Claim[]): boolean {
  const context = clauses[0]?.context ?? [];
  return (
    checks[label]?.({ clauses, context, kept }) ??
    (isOfUse(label) && (withFigures(clauses).every(isNoUse) || clauses.some(isContradictory)))
  );
}

const isUnpaid: Check = ({ clauses, kept }) => {
  const terms = new Set(kept.flatMap(({ kind, clause }) => (kind === 'commission' ? clause : [])));
  return clauses.every((clause) => isNoPayment(clause) || terms.has(clause));
};

/** "Court date reminders", "bike delivery for wholesalers": a name states no habit and no way. */
const isUntold: Check = ({ clauses }) => clauses.every(isFragment);

/** "Software that reads old notebooks", "it lowers errors", "people find me because of a sheet": ours, and no habit of theirs. */
const isOwnProduct: Check = ({ clauses, context }) =>
  !hasAny(context, 'today', 'habit', 'instead') &&
  !context.some(({ text }) => /^(?:before|until|otherwise|usually|previously)$/.test(text)) &&
  clauses.every(
    ({ tokens }) =>
      /^(?:it|we|our|i)$/.test(tokens[0]?.text ?? '') ||
      has(
        tokens.find(({ pos }) => pos === 'noun'),
        'product',
      ) ||
      tokens.some(({ text }, index) => text === 'me' && tokens[index - 1]?.pos === 'verb'),
  );

/** "We lose about 2% of installers a month": our trouble, and not theirs. */
const isOurLoss: Check = ({ clauses }) =>
  clauses.every(
    ({ speaker, tokens, quantities }) =>
      speaker === 'own' &&
      /^(?:we|i)$/.test(tokens[0]?.text ?? '') &&
      tokens[1]?.lemma === 'lose' &&
      quantities.length > 0,
  );

/** Words of what goes wrong. A long sentence may tell it in others. */
const isFailing = (context: readonly Token[]): boolean =>
  context.length > 10 || hasAny(context, 'lacking', 'negation', 'trouble', 'worse', 'cancel', 'comparative', 'cost');

/** "Of the 30 who sat the exam, 24 passed": no permission of ours. */
const isUnlicensed: Check = ({ clauses, context }) =>
  !context.some((token) => (has(token, 'license') && !rules.test(token.text)) || permit.test(token.text)) &&
  !clauses.some(isNoneNeeded);

/** "It is a medical device of class IIa" names the rules, and no permission. */
const rules = /^(?:medical.*|device|regulat.*|complian.*|supervis.*)$/;

/** In compounds too: "Betriebserlaubnis", 经营许可证. */
const permit =
  /(?:erlaubnis|genehmigung|zulassung|zugelassen|lizenz|bewilligung|bescheid|zertifikat|licencia|permiso|autoriza|habilita|homologa|证|许可|批准|备案|资质|审批)/;

const checks: Partial<Record<StatementLabel, Check>> = {
  priceNumber: isUnpriced,
  priceUnit: isUnpriced,
  payer: isNoPayer,
  paidPrice: isUnpaid,
  evidence5: isUnpaid,
  positiveMargin: isNoMargin,
  permission: isUnlicensed,
  regulationAddressed: isUnlicensed,
  teamFits: ({ context }) => !isOfYears(context),
  segmentCount: ({ clauses }) => withFigures(clauses).every((clause) => isOwnUsers(clause) || isSizeOnly(clause)),
  countSource: ({ context }) => !context.some(isSource) && !context.some(isFrom),
  measuredDifference: ({ clauses, context }) =>
    clauses.some((clause) => isGrowth(clause) || isContradictory(clause)) ||
    clauses.every(isNoUse) ||
    isGrowing(context),
  nobodyStayed: ({ clauses }) => clauses.some(isNoChurn),
  alternative: (reading) => isUntold(reading) || isOwnProduct(reading),
  alternativeFails: (reading) => isUntold(reading) || isOwnProduct(reading) || !isFailing(reading.context),
  channel: isUntold,
  channelTried: isUntold,
  trouble: isOurLoss,
  frequencyOrCost: isOurLoss,
  costCounted: isOurLoss,
  repeat: ({ clauses, context }) =>
    clauses.every(isNoUse) || isFirst(context) || isLeaving(clauses) || isFreeOnly(context),
};

const isOfUse = (label: StatementLabel): boolean => label === 'realUse' || label === 'evidence4';

/** "£15 a week for 12 weeks", "an order has 260 euros on average": what it costs, and nobody who paid. */
const isPriceOnly = ({ tokens, quantities }: Clause): boolean =>
  quantities.some(({ kind }) => kind === 'money') &&
  !quantities.some(({ kind, unit }) => kind === 'count' && unit !== undefined) &&
  (tokens.some(({ text }) => /^(?:schnitt|durchschnittlich|average|promedio|平均)$/.test(text)) ||
    tokens.every(({ pos, lemma }) => pos !== 'verb' || lemma === 'be'));

/** No payment to us: our own, what is free, and how a trade pays in general. */
const isNoPayment = (clause: Clause): boolean =>
  isMoneyOut(clause) ||
  isFree(clause) ||
  isIntention(clause) ||
  isSigned(clause) ||
  isNoUse(clause) ||
  isGeneralPrice(clause) ||
  isPriceOnly(clause) ||
  (clause.isNobody && !isNoneGone(clause));

/** "Lost 5 subscribers", "two moved away". */
const isGone = ({ lemma }: Token, index: number, tokens: readonly Token[]): boolean =>
  (lemma === 'move' && tokens[index + 1]?.text === 'away') ||
  (lemma === 'lose' && tokens.slice(index + 1, index + 4).some((token) => has(token, 'customer')));

/** "Six left last year", "70 had not logged in for weeks": who is gone uses nothing. */
const isNoUse = (clause: Clause): boolean =>
  isCash(clause) ||
  clause.tokens.some(isGone) ||
  isDeniedAct(clause) ||
  (states(clause, 'survey') && !states(clause, 'use', 'pay', 'renew', 'again', 'better')) ||
  (states(clause, 'churn', 'cancel') && !states(clause, 'pay', 'use', 'renew', 'again', 'book'));

/** Years, or since when: "12 years", "two decades", "since 2009". */
const isOfYears = (context: readonly Token[]): boolean =>
  readQuantities(context).some(({ kind, unit, period }) => kind === 'time' && (isYears(unit) || period === 'year')) ||
  context.some(
    ({ lemma, text }, index) =>
      /^(?:year|decade|season|jahr|jahrzehnt|saison|año|década|temporada)$/.test(lemma) ||
      /^(?:年|学年|lifelong|lifetime|career|veteran|veterans)$/.test(text) ||
      (/^(?:since|seit|desde)$/.test(text) && /^(?:19|20)\d\d$/.test(context[index + 1]?.text ?? '')),
  );

const isYears = (unit: string | undefined): boolean => /^(?:year|jahr|año|年|decade|season)/.test(unit ?? '');

/** "Per the tax office", "says the guild", "(Destatis)". */
const isFrom = ({ text, lemma }: Token): boolean =>
  /^(?:according|per|laut|según|data|figure|report|study|published|says|source|据|来源|数据|统计)$/.test(lemma) ||
  /^(?:laut|says|reports|据|（|\()$/.test(text) ||
  /(?:kammer|amt|verband|innung|register|verzeichnis|statistik)s?$|^(?:cámara|instituto|censo|padrón|协会|商会|年鉴|统计)$/.test(
    text,
  );

/** "70 had not logged in for weeks, as our server shows": what has a figure decides. */
const withFigures = (clauses: readonly Clause[]): readonly Clause[] => {
  const counted = clauses.filter(({ quantities }) => quantities.length > 0);
  return counted.length > 0 ? counted : clauses;
};

/** "Signed three contracts": a promise of money. */
const isSigned = (clause: Clause): boolean =>
  clause.tokens.some(({ lemma, pos }) => lemma === 'sign' && pos === 'verb') &&
  !states(clause, 'pay', 'renew', 'again');

const isFragment = ({ tokens, context }: Clause): boolean =>
  context.length <= 8 &&
  context.every(({ text }) => /^[ -~’]*$/.test(text)) &&
  !tokens.some(
    (token, index) =>
      token.pos === 'aux' || token.pos === 'num' || (token.pos === 'verb' && tokens[index - 1]?.text !== 'to'),
  ) &&
  !tokens.some(({ text }) => /^(?:through|via|from|at|by|with|on|instead|now|today)$/.test(text));

/** "340 members, up from 120": more customers make no difference to today's way. */
const isGrowth = (clause: Clause): boolean =>
  readChange(clause) === 'none' &&
  clause.tokens.some(({ text }) => text === 'up') &&
  clause.tokens.some(({ lemma }) => /^(?:member|user|customer|subscriber|client|order|sale|follower)$/.test(lemma));

const isGrowing = (context: readonly Token[]): boolean =>
  context.some(({ text }) => text === 'up') &&
  context.some(({ lemma }) => /^(?:member|user|subscriber|follower)$/.test(lemma));

/** "Went up from 87% to 81%": the words and the figures disagree. */
const isContradictory = (clause: Clause): boolean => readChange(clause) === 'none' && isContradiction(clause);

/** "8 homes pay £149 a month, and six of them have cancelled": nobody is said to have come back. */
const isLeaving = (clauses: readonly Clause[]): boolean =>
  clauses.some((clause) => states(clause, 'churn', 'cancel') && !isNoneGone(clause)) &&
  !clauses.some((clause) => states(clause, 'renew', 'again') || clause.tokens.some(({ text }) => text === 'still'));

/** "Three labs use the free version every week": users, and no customers. */
const isFreeOnly = (context: readonly Token[]): boolean =>
  context.some(
    ({ text }, index) => text === 'free' && /^(?:version|plan|tier|app|trial)$/.test(context[index + 1]?.lemma ?? ''),
  ) && !hasAny(context, 'pay', 'renew');

/** "Paid for its first year": nobody came back yet. */
const isFirst = (context: readonly Token[]): boolean =>
  context.some(
    ({ text }, index) => text === 'first' && /^(?:year|month|season|term|order)$/.test(context[index + 1]?.lemma ?? ''),
  ) && !hasAny(context, 'renew', 'again');
