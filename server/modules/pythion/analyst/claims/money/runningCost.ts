import { isAgentive } from '../people/agentive';
import type { Clause } from '../../text/clause';
import { measureWords } from '../../text/spokenYuan';
import type { Quantity } from '../../text/quantities';
import { has, lettersOf, spacedWords, type Token } from '../../text/token';
import { isChargingUs } from './costVerbs';
import { isPerOne } from './perOne';

/**
 * "The loft costs me £350 a month", "Garn kostet uns 200 Euro im Monat", 网线成本一个月200元: told for a period and for no unit, a cost
 * is one of the whole business. "A cafe costs us $10 a month", "it costs us £8 a month" and 每台成本一个月20元 are those of one.
 */
export const isRunningCost = (clause: Clause, amount: Quantity): boolean => {
  const { tokens, sentence } = clause;
  if (amount.period === undefined || amount.per !== undefined || isPerOne(tokens, amount)) return false;
  if (!sentence.isLatin) return !hanOne.test(lettersOf(clause.context));
  return tokens.some((_token, index) => isChargingUs(tokens, index)) || isOfAll(clause, amount);
};

const hanOne = new RegExp(
  `[每一单](?!个?(?:[天日周月季年]|星期|礼拜))(?:[个家户位名人只]|${measureWords('副单车园套')})|服务一|我们?的?成本`,
  'u',
);

/** The subject of the cost is neither one of several, nor the product, nor one of those who pay or work. */
function isOfAll({ tokens }: Clause, { start }: Quantity): boolean {
  const before = tokens.slice(0, start);
  const at = before.findLastIndex(({ lemma, text }) => costing.test(text) || costing.test(lemma));
  if (at < 0) return false;
  if (ownCosts.test(spacedWords(before))) return true;
  const part = before.slice(0, at);
  const subject = part.slice(part.findLastIndex(isBreak) + 1);
  return subject.some(isThing) && !one.test(spacedWords(subject)) && !subject.some(isPerson);
}

const costing =
  /^(?:costs?|come|add|amount|run|set|be|kostete?|kosten|kommt|kommen|frisst|fressen|cuestan?|salen?|costaba)$/;
const ownCosts =
  / (?:(?:our|my|unsere|meine|nuestros|mis) (?:\S+ )?(?:costs|expenses|\S*kosten|gastos|costes|costos)|(?:costs|expenses|\S*kosten|gastos|costes|costos) (?:are|were|betragen|liegen|son)) /;
/** "An oven", "serving one customer", "it"; "das" alone, and not "das Lager". */
const one =
  / (?:an?|one|each|every|per|it|we|i|our cost|my cost|units?|eine?[nmrs]?|jede[mnrs]?|pro|je|wir|ich|una?|cada|por) | (?:this|that|these|they|es|das|dies|sie|esto|eso) $/;

const isBreak = ({ pos, text }: Token): boolean => pos === 'punct' || /^(?:but|aber|pero)$/.test(text);

/** A word that may name a thing: outside of English, words have no tags. */
const isThing = (token: Token): boolean => /^(?:noun|adj|verb)$/.test(token.pos) && token.text.length > 2;

const isPerson = (token: Token): boolean => has(token, 'people', 'customer') || isAgentive(token.lemma);
