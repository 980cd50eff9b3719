import { isCustomerWord } from '../../../../../shared/customerWords';
import type { Clause } from '../text/clause';
import type { Quantity } from '../text/quantities';
import { lettersOf, spacedWords } from '../text/token';
import { makeClaim, type Claim } from './claim';
import { isOfCustomer } from './market';

/** Names of countries in a language, in small letters. */
function countriesIn(language: string): string[] {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
  const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];
  return letters.flatMap((first) => letters.flatMap((second) => names.of(first + second)?.toLowerCase() ?? []));
}

let countries: ReadonlySet<string> | undefined;
/** Whether it is a country in one of the languages that are read. The names take 40 ms, with the first place that is asked for. */
const isCountry = (name: string): boolean =>
  (countries ??= new Set(['en', 'de', 'es', 'zh'].flatMap(countriesIn))).has(name);
const short: ReadonlySet<string> = new Set('uk usa us england scotland wales'.split(' '));

/**
 * "France has 40,000 dentists", "Lyon hat 600 Zahnärzte", 法国有40000名牙医: who live in a place are counted, and nobody's customers.
 * A place is a country, or what another sentence says that somebody is in. "In Portugal gibt es 12.000 Physiotherapeuten" counts those
 * whom another sentence tells of, where the words are known to no list.
 */
export const readPlaceCounts = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause) => {
    if (clause.modality !== 'fact' || !clause.quantities.some(isMany)) return [];
    const count = countOfPlace(clause, clauses) ?? countOfGroup(clause, clauses);
    return count
      ? [
          makeClaim('sizeClaim', clause),
          makeClaim('sizeDetail', clause),
          makeClaim('segmentCount', clause, { quantity: count, evidence: 1 }),
        ]
      : [];
  });

/** Fewer customers are no market. */
const isMany = ({ kind, value, of, unit }: Quantity): boolean =>
  kind === 'count' &&
  value >= 50 &&
  of === undefined &&
  unit !== undefined &&
  !isCustomerWord(unit) &&
  !isOfCustomer(unit) &&
  !anybody.test(unit);

/** All who live there are no segment. */
const anybody =
  /^(?:people|person|inhabitant|resident|citizen|einwohner|menschen|leute|bürger|habitantes|personas|人|人口|居民)$/;

function countOfPlace(clause: Clause, clauses: readonly Clause[]): Quantity | undefined {
  const { tokens, quantities } = clause;
  const from = /^(?:the|and|die|el|los|las)$/.test(tokens[0]?.text ?? '') ? 1 : 0;
  const verb = tokens.findIndex(({ text }) => /^(?:has|have|hat|haben|tiene|有|共有)$/.test(text));
  if (verb <= from || verb > from + mostWords) return undefined;
  const count = quantities.find((each) => isMany(each) && each.start > verb && each.start <= verb + 3);
  const name = tokens.slice(from, verb).map(({ text }) => text);
  return count && isAllOfPlace(clause, count) && isPlace(name, clause, clauses) ? count : undefined;
}

/** "600 dentists", "600 dentists in the centre", "of them 90": not "600 farms as friends", "600 dentists who hate us". */
function isAllOfPlace({ tokens, sentence }: Clause, { start, end, unit }: Quantity): boolean {
  if (!sentence.isLatin) return /^[^,，。;；]{0,6}(?:$|[,，。;；])/u.test(lettersOf(tokens.slice(end)));
  const counted = tokens.findIndex(({ lemma }, index) => index >= start && lemma === unit);
  return endOrPlace.test(spacedWords(tokens.slice(counted < 0 ? end : counted + 1)));
}

const endOrPlace =
  /^ (?:(?:alone|today|now|altogether|overall|in total|allein|heute|insgesamt|en total|hoy) )*(?:$|[.,;:()]|(?:in|near|around|across|within|and|of (?:them|these|which|whom)|rund um|und|davon|en|cerca de|y|de ell[oa]s|de los cuales|\d+) )/;

function countOfGroup({ tokens, quantities, sentence }: Clause, clauses: readonly Clause[]): Quantity | undefined {
  const words = spacedWords(tokens);
  if (!/ (?:es gibt|gibt es|hay|existen) /.test(words) || !/ (?:in|en) \p{L}/u.test(words)) return undefined;
  const [first] = quantities.filter(isMany);
  const isTold = clauses.some(
    (other) =>
      other.sentence !== sentence &&
      other.speaker === 'people' &&
      other.tokens.some(({ text, pos }) => pos === 'noun' && text === first?.unit),
  );
  return isTold ? first : undefined;
}

const mostWords = 3;
function isPlace(name: readonly string[], { sentence }: Clause, clauses: readonly Clause[]): boolean {
  const joined = name.join(sentence.isLatin ? ' ' : '');
  if (short.has(joined) || isCountry(joined)) return true;
  return (
    name.length === 1 &&
    clauses.some(
      (other) =>
        other.sentence !== sentence &&
        (sentence.isLatin
          ? other.tokens.some(
              ({ text }, index) =>
                text === joined && /^(?:in|near|en|aus|from)$/.test(other.tokens[index - 1]?.text ?? ''),
            )
          : lettersOf(other.tokens).includes(`在${joined}`)),
    )
  );
}
