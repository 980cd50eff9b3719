import { periodWords } from '../../lexicon/numbers';
import type { Clause } from '../../text/clause';
import { readQuantities, type Quantity } from '../../text/quantities';
import { lettersOf } from '../../text/token';
import { isBare } from './amounts';

/** "900 euro im Monat", "gehen im Monat 900 Euro drauf", and 工资3800元 behind 每个月房租4500元. */
export function periodIn({ tokens, context, sentence }: Clause): Quantity['period'] {
  const stated = [
    ...new Set(
      readQuantities(context).flatMap((quantity) =>
        quantity.kind === 'money' || isBare(quantity) ? (quantity.period ?? []) : [],
      ),
    ),
  ];
  if (stated.length > 0) return stated.length === 1 ? stated[0] : undefined;
  if (!sentence.isLatin) return /月[薪租供]/u.test(lettersOf(tokens)) ? 'month' : undefined;
  const at = tokens.findIndex(
    ({ text }, index) =>
      Object.hasOwn(periodWords, text) &&
      (/(?:ly|lich|ales?)$/.test(text) ||
        /^(?:each|every|per|im|pro|jeden|al|cada|por)$/.test(tokens[index - 1]?.text ?? '')),
  );
  return periodWords[tokens[at]?.text ?? ''];
}
