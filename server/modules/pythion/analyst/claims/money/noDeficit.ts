import { readQuantities } from '../../text/quantities';
import { hasAny, spacedWords } from '../../text/token';
import type { Check } from '../check';
import { isHiringCost } from './theirCost';
import { isSpentOfCash } from './spentOfCash';

/** "Insurance is £96 a month and the van eats £120": what is paid for a time, whoever buys, beside no price. */
const isFixedCostList: Check = ({ clauses, context, kept }) =>
  kept.some(({ kind }) => kind === 'fixedCost') &&
  !kept.some(({ kind }) => kind === 'unitCost') &&
  !hasAny(context, 'pay', 'sell', 'own', 'worse') &&
  !clauses.some(({ quantities }) => quantities.some(({ per }) => per !== undefined));

/** "Our fixed costs are £900 a month and the van lease is £450": each amount of the sentence, and no word for a loss. */
const isOnlyFixedCosts: Check = ({ context, kept }) => {
  const amounts = readQuantities(context).filter(({ kind }) => kind === 'money');
  const fixed = kept.flatMap(({ kind, quantity }) => (kind === 'fixedCost' && quantity ? [quantity.value] : []));
  return (
    amounts.length > 0 && amounts.every(({ value }) => fixed.includes(value)) && !losing.test(spacedWords(context))
  );
};

/** 手里有10万元积蓄,设备要3万元: what is bought once of what we have. */
const isCashOnly: Check = ({ clauses, context, kept }) =>
  kept.some(
    ({ kind, clause, quantity }) => kind === 'cash' && quantity !== undefined && isSpentOfCash(clause, quantity.value),
  ) &&
  !kept.some(({ kind }) => kind === 'unitCost') &&
  clauses.length === 1 &&
  !losing.test(spacedWords(context));

/** "A courier is £44 and the borrower pays it": an amount that isn't ours, and no other to compare it with. */
const isOthersExpense: Check = ({ context }) =>
  isHiringCost(context) ||
  (!hasAny(context, 'own', 'cost') && readQuantities(context).filter(({ kind }) => kind === 'money').length === 1);

const losing =
  /(?:\b(?:los(?:e|es|ing|t|s|ses)|below|under|more|exceeds?|higher|deficit|negative|short|subsid\p{L}*|break even|too (?:much|little|low|high)|not? (?:enough|cover)|verl\p{L}+|drauf\p{L}*|mehr|minus|unter|höher|deckt|reicht|pérdidas?|perd\p{L}+|pierd\p{L}+|más|menos|debajo|cubr\p{L}+|alcanza)\b|亏|赔|倒贴|低于|高于|超过|不够|入不敷出|比)/u;

/** "Our fixed costs are £900 a month", "a profit of £300": one amount that is read as something else, and no word for a loss. */
const isNoLossTold: Check = ({ context, kept }) =>
  kept.some(({ kind }) => /^(?:fixedCost|takings|kept|cash)$/.test(kind)) &&
  readQuantities(context).filter(({ kind }) => kind !== 'time').length < 2 &&
  !losing.test(spacedWords(context));

/** "A shirt costs 44 euros to sew, and we would ask 120": what is asked is more than the only other amount. */
const isAskedAbove: Check = ({ context }) => {
  const amounts = readQuantities(context).filter(({ kind }) => kind === 'money' || kind === 'count');
  const at = context.findIndex(({ lemma }) => /^(?:ask|charge|sell|verlangen|cobrar)$/.test(lemma));
  const asked = amounts.find(({ start }) => at >= 0 && start > at && start <= at + 4);
  const other = amounts.find((amount) => amount !== asked);
  return amounts.length === 2 && asked !== undefined && other !== undefined && asked.value > other.value;
};

const received =
  / (?:(?:we|i) (?:get|take|keep|receive|charge)|(?:krieg|bekomm|behalt|erhalt|nehm|verlang)(?:e|en) (?:wir|ich)|(?:wir|ich) (?:krieg|bekomm|behalt|erhalt|nehm|verlang)(?:e|en)|(?:nos quedamos|me quedo)(?: con)?|cobramos|cobro|recibimos) /;

/** "Vom Umsatz kriegen wir 22 Prozent": a share that is ours, and no cost beside it. */
const isShareReceived: Check = ({ context }) => {
  const amounts = readQuantities(context).filter(({ kind }) => kind !== 'time');
  const words = spacedWords(context);
  return amounts.length === 1 && amounts[0]?.kind === 'percent' && received.test(words) && !losing.test(words);
};

/** "A flood left us £3,000 out of pocket": what happened once, and no sale. */
const isSingleEvent: Check = ({ context }) => {
  const words = spacedWords(context);
  return (
    / (?:an?|one) (?:\S+ ){1,3}?(?:left|set) (?:us|me) /.test(words) &&
    !/ (?:each|every|per|usual|average|typical|normal|sale|order|job) /.test(words)
  );
};

/** The amounts of the sentence show no loss on a sale. */
export const isNoDeficit: Check = (reading) =>
  isShareReceived(reading) ||
  isSingleEvent(reading) ||
  isFixedCostList(reading) ||
  isOnlyFixedCosts(reading) ||
  isCashOnly(reading) ||
  isAskedAbove(reading) ||
  isOthersExpense(reading) ||
  isNoLossTold(reading);
