import { periodWords } from '../../lexicon/numbers';
import type { Quantity } from '../../text/quantities';
import type { Token } from '../../text/token';

/**
 * "40 euros al mes a cada bar", "£30 a day for a bike", "£40 a month for each fridge": an amount of one, and not of all. Not
 * "£3,000 a month for a year".
 */
export const isPerOne = (tokens: readonly Token[], { end }: Quantity): boolean =>
  tokens.slice(end, end + 4).some(({ text }, index) => {
    const [next, unit] = tokens.slice(end + index + 1, end + index + 3).map((token) => token.text);
    if (ofEach.has(text)) return isUnit(next);
    return (
      (text === 'for' || text === 'für' || text === 'para') &&
      /^(?:an?|one|eine?n?|una?)$/.test(next ?? '') &&
      isUnit(unit)
    );
  });

const ofEach: ReadonlySet<string> = new Set(
  'each every per cada por je jede jedem jeden jeder jedes pro 每'.split(' '),
);

const isUnit = (word: string | undefined): boolean =>
  word !== undefined &&
  !Object.hasOwn(periodWords, word) &&
  !/^(?:while|start|time|weekend|el|la|los|las|the|\p{P})$/u.test(word);
