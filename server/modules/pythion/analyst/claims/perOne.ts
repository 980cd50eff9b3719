import type { Quantity } from '../text/quantities';
import type { Token } from '../text/token';

/** "40 euros al mes a cada bar", "£30 a day for a bike", "£40 a month for each fridge": an amount of one, and not of all. */
export const isPerOne = (tokens: readonly Token[], { end }: Quantity): boolean =>
  tokens
    .slice(end, end + 4)
    .some(
      ({ text }, index) =>
        /^(?:each|every|per|apiece|cada|por|je|jede[mnrs]?|pro|每)$/.test(text) ||
        (/^(?:for|für|para)$/.test(text) && /^(?:an?|one|eine?n?|una?)$/.test(tokens[end + index + 1]?.text ?? '')),
    );
