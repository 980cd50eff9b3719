import { materials } from '../../lexicon/inputs';
import type { Clause } from '../../text/clause';
import { has, hasAny, type Token } from '../../text/token';

/** "We make it for 22 euros", "parts 9 euros", "parts and labour come to 17": what one piece takes. */
export const isMaking = (clause: Clause): boolean =>
  clause.tokens.some((_token, index) => isMakingAt(clause, index) || isProductionCost(clause.tokens, index)) ||
  isMaterialList(clause) ||
  (!hasAny(clause.tokens, 'trouble', 'sell', 'interview') &&
    !isSpentByOthers(clause) &&
    // "Their fuel comes to £90 a week."
    !/^(?:their|his|her)$/.test(clause.tokens[0]?.text ?? '') &&
    clause.tokens
      .slice(0, 9)
      .some((_token, index) => isInput(clause.tokens, index) && !isBilledOn(clause.tokens, index)));

const production = /^(?:making|manufacturing|production|assembly|printing|material|labou?r|ingredient|packaging)$/;

/** "Retail price will be $449, manufacturing costs $168": what making one costs. */
export const isProductionCost = (tokens: readonly Token[], index: number): boolean =>
  (tokens[index]?.text === 'cost' || tokens[index]?.text === 'costs') &&
  production.test(tokens[index - 1]?.lemma ?? '') &&
  !tokens.slice(0, index).some((token) => has(token, 'people'));

/** "Leather and buckle are £6.50 per collar": things that go into another, for which the amount is told. */
export const isMaterialList = ({ tokens, quantities, speaker }: Clause): boolean => {
  if (speaker === 'people' || speaker === 'rival') return false;
  const verb = tokens.findIndex(({ lemma }) => lemma === 'be' || lemma === 'cost' || lemma === 'come');
  const subject = tokens.slice(0, Math.max(0, verb));
  const amount = quantities.find(({ kind, start }) => kind === 'money' && start > verb);
  return (
    subject.length > 0 &&
    subject.length <= 6 &&
    subject.every(({ pos, text }) => /^(?:noun|conj|punct|adj)$/.test(pos) || text === 'the') &&
    subject.some(({ lemma }) => materials.test(lemma)) &&
    amount?.per !== undefined &&
    amount.per !== 'each' &&
    !/^(?:kilo|kg|metre|meter|litre|liter|pound|piece|person|bag|box|hour)$/.test(amount.per) &&
    !subject.some(({ lemma }) => lemma === amount.per)
  );
};

/** "Farmers spend £200 a month on fuel", "each bakery saves £250 on wages". */
const isSpentByOthers = ({ tokens, speaker }: Clause): boolean =>
  speaker !== 'own' &&
  tokens.some(({ lemma, pos }, index) => index > 0 && pos === 'verb' && /^(?:spend|save|pay|waste)$/.test(lemma)) &&
  !tokens.some(({ text }) => /^(?:we|i|us|our|my)$/.test(text));

/** "£38 a month, parts at cost", "fuel extra": what the customer pays besides. */
const isBilledOn = (tokens: readonly Token[], index: number): boolean => {
  const [next, second] = tokens.slice(index + 1, index + 3);
  return (
    (next?.text === 'at' && second?.text === 'cost') ||
    [next, second].some((token) => /^(?:extra|included|separately)$/.test(token?.text ?? ''))
  );
};

/** What goes into one piece. */
export const inputs =
  /^(?:part|material|ingredient|labour|labor|postage|petrol|hosting|wage|fuel|packaging|infrastructure|courier)$/;

/** "Card fees are 1.20" as well: an entry fee may be a price. */
const isInput = (tokens: readonly Token[], index: number): boolean =>
  (inputs.test(tokens[index]?.lemma ?? '') && !isLaboratory(tokens, index)) ||
  (tokens[index]?.lemma === 'fee' &&
    /^(?:card|payment|transaction|processing|bank|stripe|paypal|platform)$/.test(tokens[index - 1]?.lemma ?? ''));

/** "Ein normales Labor will 240 Euro": a German laboratory, and no work. */
const isLaboratory = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.text === 'labor' &&
  tokens
    .slice(Math.max(0, index - 3), index)
    .some(({ text }) =>
      /^(?:eine?[nms]?|das|dem|des|im|ins|beim|vom|zum|kein|jedes|dieses|unser|mein|manches)$/.test(text),
    );

/** "We make it for 22 euros": the verb. */
export const isMakingAt = ({ tokens, speaker }: Clause, index: number): boolean =>
  speaker === 'own' &&
  /^(?:make|build|produce|print|sew|bake|brew|assemble|manufacture|source|buy|cut|forge|weave|cook|grow|pack|cast)$/.test(
    tokens[index]?.lemma ?? '',
  ) &&
  tokens.slice(index + 1, index + 4).some(({ text }) => /^(?:it|one|them|each)$/.test(text)) &&
  tokens.slice(index + 1, index + 5).some(({ text }) => text === 'for' || text === 'at');
