import type { Clause } from '../../text/clause';
import { readQuantities } from '../../text/quantities';
import { wordsInFigures } from '../../text/figures';
import { parseHanCount } from '../../text/numbers';
import { lettersOf, type Token } from '../../text/token';
import type { Claim } from '../claim';
import { listedLeavers } from './listedLeavers';
import { isFewGone, isTakenBack } from './negative';
import { largestCount } from './retention';
import { mostGone } from './shares';
import { isUnsoldLine } from './unsoldLine';

/** Evidence of this level or more is use: customers are counted, and the product works. */
export const usedFrom = 4;

/** Whether a claim shows that there are customers: they paid, or use it. */
export const showsCustomers = ({ kind, evidence }: Claim): boolean =>
  kind === 'paidPrice' || kind === 'realUse' || (kind === 'evidence' && evidence >= usedFrom);

/** "Two of our 60 bakeries cancelled": the few who left are no figure against the idea. */
export function withoutFewLosses(claims: readonly Claim[]): readonly Claim[] {
  const counts = claims
    .filter(showsCustomers)
    .flatMap(({ clause }) => clause.quantities)
    .map(({ kind, value, of }) => (kind === 'count' ? (of ?? value) : 0));
  const customers = Math.max(0, ...counts);
  const payers = Math.max(0, ...claims.filter(showsCustomers).map(payersOf));
  return claims.filter(
    ({ kind, clause, quantity }) =>
      // With its quantity, a loss is one of most.
      !(
        kind === 'nobodyStayed' &&
        quantity === undefined &&
        (isFewOf(clause, customers) || isFewListed(clause, customers))
      ) &&
      !(kind.startsWith('nobody') && quantity === undefined && othersIn(clause.context) < payers) &&
      !(
        kind === 'nobodyPaid' &&
        quantity === undefined &&
        ((isTakenBack(clause) && customers === 0 && !isOfAll(clause)) ||
          ((isTakenBack(clause) || isSingle(clause)) && largestCount(clause.context) < customers / 2) ||
          isUnsoldLine(clause, claims.filter(isPayment)))
      ),
  );
}

const isPayment = ({ kind, evidence }: Claim): boolean =>
  kind === 'paidPrice' || (kind === 'evidence' && evidence >= paidFrom);
const paidFrom = 5;

/** "58 of the 64 took their deposit back"; "two people asked for their money back" are of nobody knows how many. */
const isOfAll = ({ quantities }: Clause): boolean => quantities.some(({ of }) => of !== undefined);

/** How many paid or use it: those of the claim, or the first that its sentence counts. */
const payersOf = ({ quantity, clause: { context } }: Claim): number =>
  (quantity ?? readQuantities(context).find(({ kind }) => kind === 'count'))?.value ?? 0;

const others =
  / (?:the|my|our) (?:other|remaining) (\d+) | the (\d+) others | (?:die|meine|unsere) (?:anderen|übrigen|restlichen) (\d+) | (?:las|los) (?:otr[oa]s|demás|restantes) (\d+) | (?:las|los) (\d+) restantes /;
const othersHan = /(?:另外|其他|其余|剩下)的?(\d+|[一二两三四五六七八九十]+)[家个位名户]/u;

/** "The three others didn't buy", "die anderen drei", "las otras tres", 另外三家: how many. Infinite where none are told of. */
function othersIn(context: readonly Token[]): number {
  const [, ...counts] = others.exec(wordsInFigures(context)) ?? othersHan.exec(lettersOf(context)) ?? [];
  const count = counts.find((found) => found !== undefined);
  return count === undefined ? Infinity : parseHanCount(count);
}

const isFewOf = (clause: Clause, customers: number): boolean =>
  clause.sentence.isLatin ? isFewGone(clause, customers) : isFewInChinese(clause, customers);

/** 目前有23家店在付费。有五家用了一个月就停了: five of 23. */
const isFewInChinese = ({ context }: Clause, customers: number): boolean => {
  const letters = lettersOf(context);
  const gone = readQuantities(context).find(({ kind }) => kind === 'count');
  return (
    gone !== undefined &&
    gone.value < customers / 2 &&
    /停|不用|退[了出款]|走了|不续|取消|流失/u.test(letters) &&
    !/都|全|[只仅]剩|[只仅]有/u.test(letters)
  );
};

/** "Of the two that didn't stay, one folded and the other went back": two of those who are counted elsewhere. */
const isFewListed = (clause: Clause, customers: number): boolean =>
  (listedLeavers(clause) ?? customers) < customers * mostGone;

/** "One insurer refused to pay". */
const isSingle = ({ tokens, isNobody }: Clause): boolean =>
  !isNobody && /^(?:one|an?|ein|eine|eine[rn]|una?|一家|一个)$/.test(tokens[0]?.text ?? '');
