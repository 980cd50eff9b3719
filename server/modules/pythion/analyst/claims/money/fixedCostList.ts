import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';
import { hasAny, lettersOf, spacedWords } from '../../text/token';
import { periodWords } from '../../lexicon/numbers';
import { chargedAmount } from './chargedAmount';
import { periodIn } from './costPeriod';

const period = '(?:(?:each|every|per|a|im|pro|jeden|al|por|cada) (?<period>week|month|year|monat|jahr|mes|año))';
const when = '(?<when>monthly|weekly|yearly|annual|monatlich|jährlich|mensual|anual)';
const costs = `(?:(?:fixed|running) (?:costs|expenses)|fixkosten|(?:fixe|feste|laufende)n? kosten|(?:gastos|costes|costos) fijos)`;
const heading = new RegExp(
  `(?:^| [,;.]| and| und| y) (?:(?:our|my|the|unsere|meine|die|nuestros|mis|los) )?(?:${when}(?:en?)? )?${costs}(?: ${period}|(?: (?<after>mensual|anual)es))?(?: (?:are|sind|son))?(?: ,)? : `,
);
const hanHeading =
  /(?:每?个?(?<period>[月年])[度的]?)?的?固定(?:成本|开支|支出|费用)(?:每个?(?<after>[月年]))?(?:有|是|包括)?[:：]/u;

/** Rent and wages are told for a month where nothing else is said. */
const byMonth =
  / (?:rent|lease|wages?|salar(?:y|ies)|payroll|\S*miete|pacht|gehalt|gehälter|löhne|lohn|alquiler|arriendo|renta|sueldos?|salarios?|nóminas?) /;
const hanByMonth = /房租|租金|店租|工资|薪/u;

/** The words and the period of the heading that a clause stands under: "unsere Fixkosten:". */
function headingOf({ tokens, context, sentence }: Clause): { period?: string } | undefined {
  const at = tokens[0] ? context.indexOf(tokens[0]) : -1;
  if (at < 1 || !context.slice(0, at).some(({ text }) => text === ':' || text === '：')) return undefined;
  const before = context.slice(0, at);
  const found = sentence.isLatin ? heading.exec(spacedWords(before)) : hanHeading.exec(lettersOf(before));
  const { period: stated, when: rate, after } = found?.groups ?? {};
  return found ? { period: stated ?? rate ?? after } : undefined;
}

/**
 * "Unsere Fixkosten: Miete 650 €, Strom 240 €", "fixed costs a month: rent 900, insurance 120": each amount under such a heading, and
 * no price of ours that is told in the same sentence.
 */
export const listedFixedCosts = memoise((clause: Clause): readonly Quantity[] => {
  const { tokens, context, quantities, sentence } = clause;
  const money = quantities.filter(({ kind, per }) => kind === 'money' && per === undefined);
  if (money.length === 0 || hasAny(tokens, 'pay', 'sell', 'price')) return [];
  const under = headingOf(clause);
  if (!under || chargedAmount(clause)) return [];
  const isMonthly = sentence.isLatin ? byMonth.test(spacedWords(context)) : hanByMonth.test(lettersOf(context));
  const stated = periodWords[under.period ?? ''] ?? periodIn(clause) ?? (isMonthly ? 'month' : undefined);
  return money.map((amount) => ({ ...amount, period: amount.period ?? stated }));
});
