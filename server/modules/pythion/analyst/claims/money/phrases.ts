import { memoise } from '../../text/memoise';
import { readQuantities, type Quantity } from '../../text/quantities';
import { spacedWords, type Token } from '../../text/token';
import { isBare, onlyCurrencyIn } from './amounts';

/** An amount with the words since the amount before it, and those up to the next one or a pause. */
export type Phrase = { first: Token; amount: Quantity; before: string; after: string };

const stops: ReadonlySet<string> = new Set('.;:!?()');

/**
 * The amounts of a sentence, each with the words that say what it is paid for. A bare number is one where the sentence has a
 * currency, or for one: "cobro 400.000 por placard".
 */
export const phrasesOf = memoise((context: readonly Token[]): readonly Phrase[] => {
  const quantities = readQuantities(context);
  const hasCurrency = onlyCurrencyIn(quantities) !== undefined;
  const amounts = quantities.filter(
    (quantity) => quantity.kind === 'money' || (isBare(quantity) && (hasCurrency || quantity.per !== undefined)),
  );
  return amounts.map((amount, index) => {
    const from = Math.max(
      amounts[index - 1]?.end ?? 0,
      context.slice(0, amount.start).findLastIndex(({ text }) => stops.has(text)) + 1,
    );
    const behind = context.slice(amount.end, amounts[index + 1]?.start);
    const pause = behind.findIndex(({ pos }) => pos === 'punct');
    return {
      first: context[amount.start]!,
      amount,
      before: spacedWords(context.slice(from, amount.start)),
      after: spacedWords(pause < 0 ? behind : behind.slice(0, pause)),
    };
  });
});
