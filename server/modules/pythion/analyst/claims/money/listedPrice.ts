import type { Clause } from '../../text/clause';
import { parseHanNumber } from '../../text/numbers';
import type { Quantity } from '../../text/quantities';
import { hasAny, lettersOf, spacedWords, type Token } from '../../text/token';
import { periodWords } from '../../lexicon/numbers';
import { withUnit } from './amounts';
import { isOwnStatement, makeClaim, money, type Claim } from '../claim';
import { isRivals } from '../hearsay';

/**
 * Our price, named without a verb: "£19 on Etsy", "limpio viveros: 85 euros al mes por vivero", 每台每年三百六. Not what today's way
 * costs, nor what we pay.
 */
export const readListedPrices = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause) => {
    const price = listedPrice(clause);
    return price === undefined
      ? []
      : (['revenueIntent', 'priceNumber', 'priceUnit', 'sizeFromPrice'] as const).map((kind) =>
          makeClaim(kind, clause, { quantity: price }),
        );
  });

function listedPrice(clause: Clause): Quantity | undefined {
  if (!isOwnStatement(clause) || clause.isNobody || isRivals(clause)) return undefined;
  if (!clause.sentence.hasLatin) return spokenPrice(clause);
  const first = money(clause);
  if (first?.start !== 0 || clause.modality !== 'fact') return undefined;
  const amount = withUnit(clause, first);
  return isOnMarketplace(clause, amount) || isAfterOurWork(clause, amount) ? amount : undefined;
}

const marketplace =
  /^ (?:(?:each|apiece|a pop|das stück|la unidad) )?(?:on|via|through|auf|bei|über|en|por) (?:etsy|ebay|vinted|amazon|folksy|depop|wallapop|kleinanzeigen|mercado ?libre|shopify) /;

/** "£19 on Etsy": one of what we sell, unless the amount is what others take there or a fee. */
const isOnMarketplace = ({ tokens, context }: Clause, { end }: Quantity): boolean =>
  marketplace.test(spacedWords(tokens.slice(end))) &&
  !/ (?:they|their|others|rivals?|fees?|ads?|spent) /.test(spacedWords(context));

/** "Limpio los viveros de la ría: 85 euros al mes por vivero": what we do, and behind the colon what it costs for each. */
function isAfterOurWork({ tokens, context, hasVerb }: Clause, { period, per }: Quantity): boolean {
  const [first] = tokens;
  const before = first ? context.slice(0, context.indexOf(first)) : [];
  return (
    !hasVerb &&
    period !== undefined &&
    per !== undefined &&
    before.at(-1)?.text === ':' &&
    isOurWork(before) &&
    !hasAny(before, 'cost', 'trouble', 'today')
  );
}

/** "We clean tanks", "limpio y mantengo los viveros": a Spanish verb carries its subject. */
const isOurWork = (words: readonly Token[]): boolean =>
  (hasAny(words, 'own') || /^\p{L}{3,}(?:o|[aei]mos)$/u.test(words[0]?.text ?? '')) &&
  !/^(?:pago|pagamos|compro|compramos|gasto|gastamos|cuando|cuesto|debo|debemos|pierdo|perdemos)$/.test(
    words[0]?.text ?? '',
  ) &&
  !/ (?:pay|buy|spend|owe|zahle|zahlen|kaufe|kaufen) /.test(spacedWords(words));

/** 每台每年三百六: an amount as it is spoken, without its unit and at the end of its part. */
const spoken =
  /[每一]([台个家户套间棚位人张亩])[每一](年|个?月|周|季度?)(?:收费?|只要|只收)?([一二三四五六七八九两][百千][一二三四五六七八九十百]*)(?=[,，。.;；]|$)/u;
const notOurs = /成本|花|付给|电费|房租|配件|亏|他们|对手|同行|师傅|以前|别人|人家|要是|如果/u;

function spokenPrice({ tokens, context }: Clause): Quantity | undefined {
  const letters = lettersOf(tokens);
  const found = spoken.exec(letters);
  if (!found || !/我|收|包[年月]/u.test(lettersOf(context)) || notOurs.test(letters)) return undefined;
  const [whole, per, period = '', numeral = ''] = found;
  const value = spokenValue(numeral);
  const to = found.index + whole.length;
  const start = tokenAt(tokens, to - numeral.length);
  return value === undefined
    ? undefined
    : {
        kind: 'money',
        value,
        currency: 'CNY',
        period: periodWords[period],
        per,
        start,
        end: tokenAt(tokens, to - 1) + 1,
      };
}

/** 三百六 is 360: a last digit counts tenths of the unit before it. */
function spokenValue(numeral: string): number | undefined {
  const unit = /百[一二三四五六七八九]$/u.test(numeral) ? '十' : /千[一二三四五六七八九]$/u.test(numeral) ? '百' : '';
  return parseHanNumber(numeral + unit);
}

/** The token with the letter at an offset of all letters. */
function tokenAt(tokens: readonly Token[], offset: number): number {
  let passed = 0;
  return tokens.findIndex(({ text }) => (passed += text.length) > offset);
}
