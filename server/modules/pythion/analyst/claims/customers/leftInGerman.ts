import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import type { Quantity } from '../../text/quantities';
import type { Claim } from '../claim';
import { half, isToldOfOurs, partIn, withLeavers, type Leaving } from './stayersAndLeavers';

const some = '(?:nur |bloß |fast |mehr als |über |rund |gut )?(?<part>\\d+)(?: (?:davon|von ihnen|\\p{L}+))?';
const leaving =
  '(?:ausgestiegen|abgesprungen|ausgetreten|abgewandert|weggeblieben|gekündigt|gekündigt haben|aufgehört|abbestellt|zurückgegeben)';
const no = '(?:keine?[rs]?|niemand|kein einziger|keine einzige)';

/** "Sieben davon haben vorigen Monat gekündigt", "mehr als vierzig wollten ihr Geld zurück". */
const left = [
  ` ${some} (?:sind|haben|hatten|waren) (?:(?!(?:nicht|kein\\S*|niemand|beim|mit|bei (?!uns|mir)|alte[nmrs]?|\\S*anbieter|jobs?|stelle) )[^\\s,]+ ){0,4}${leaving} (?!(?:, )?zu )`,
  ` ${some} (?:wollten|verlangten|forderten|haben|hatten) (?:\\S+ ){0,2}(?:ihr |das )?geld (?:\\S+ )?zurück(?:verlangt|gefordert|haben|bekommen)? `,
].map((pattern) => new RegExp(pattern, 'u'));
/** "Vier gehen ins dritte Jahr mit, fünfzehn sind ausgestiegen": both parts of the whole. */
const stay = new RegExp(
  ` (?<part>\\d+) (?:\\p{L}+ )?(?:(?:gehen|gingen|machen|machten|fahren) (?:[^\\s,]+ ){0,5}(?:mit|weiter)|bleiben|blieben|verlängern|verlängerten|(?:sind|haben) (?:[^\\s,]+ ){0,4}(?:dabei|geblieben|verlängert)) `,
  'u',
);
/** "Danach ist keiner geblieben", "geblieben ist niemand"; not "seit zwei Jahren ist keiner gegangen". */
const noneStayed = new RegExp(
  ` (?:ist|war|sind|blieb|bleibt|hat) (?:[^\\s,]+ ){0,3}?${no} (?:davon |von ihnen |mehr )?(?:geblieben|dabeigeblieben|dabei|drangeblieben|hängengeblieben|verlängert|weitergemacht) | geblieben (?:ist|sind) (?:davon |am ende )?${no} |(?:danach|hinterher|am ende) blieb ${no} [.,;]`,
  'u',
);
/** "22 Betriebe sind dabei, seit zwei Jahren ist keiner gegangen". */
const counted =
  / (?<part>\d+) (?:\S+ ){1,3}?(?:sind|waren|bleiben|zahlen|machen|haben|nutzen|kaufen|kommen|buchen|bestellen) /u;
const noneGone = new RegExp(
  ` (?:ist|hat|sind) (?:[^\\s,]+ ){0,4}?${no} (?:davon |von ihnen |bisher |mehr )?(?:gegangen|weggegangen|${leaving}) | ${no} (?:davon |von ihnen )?(?:ist|hat) (?:[^\\s,]+ ){0,3}?(?:gegangen|weggegangen|${leaving}) `,
  'u',
);
/** "Nur elf wollten im Herbst keinen zweiten Schnitt": all others wanted one. */
const fewLeft = new RegExp(
  ` (?:nur|bloß|lediglich) (?<part>\\d+) (?:\\p{L}+ )?(?:wollten|haben|hatten|sind|waren|kamen|brauchten|bestellten) (?:[^\\s,]+ ){0,5}?(?:kein\\S* (?:zweite\\S*|weitere\\S*|mehr|nächste\\S*)|nicht (?:[^\\s,]+ ){0,2}?(?:mehr|wieder ?(?:gekommen|gebucht|bestellt|gekauft|gemietet)|verlängert|nachbestellt|weitergemacht|noch einmal))`,
  'u',
);
/** Who works for us, whom we only met, another's customers, and what is no customer. */
const others =
  / (?:fahrer\S*|aushilfen?|helfer\S*|mitarbeiter\S*|praktikant\S*|azubis?|lehrlinge?|verkäufer\S*|partner|gründer\S*|konkurren\S*|messe|termin|gespräch|dort|ihm|ihnen|fehler\S*|mängel\S*|zweifel\S*|flecken?|rauchen|trinken) /u;

const reach = 7;
/** More than these times as many are counted of something else. */
const most = 13;

/** One of these stands in each of the patterns. */
const trigger =
  /gekündigt|ausge|abge|abbestellt|aufgehört|zurück|weg|blieb|bleib|dabei|gegangen|kein|nicht|verläng|weiter| mit /u;

const isOurs = (clause: Clause): boolean =>
  clause.sentence.isLatin &&
  trigger.test(wordsInFigures(clause.context)) &&
  isToldOfOurs(clause) &&
  !others.test(wordsInFigures(clause.context));

const isOfPeople = ({ kind, value, period, per, unit }: Quantity, part: number): boolean =>
  kind === 'count' &&
  period === undefined &&
  per === undefined &&
  unit !== undefined &&
  value > part &&
  value <= part * most;

/** The most that another clause counts. "Davon" is of the nearest one before. */
function wholeOf(part: number, clause: Clause, clauses: readonly Clause[]): number | undefined {
  const at = clauses.indexOf(clause);
  const counts = [...clauses.slice(Math.max(0, at - reach), at).toReversed(), ...clauses.slice(at + 1)]
    .filter((other) => other.sentence !== clause.sentence && other.modality === 'fact')
    .flatMap(({ quantities, tokens }) =>
      quantities.flatMap((quantity) =>
        isOfPeople(quantity, part) && !/^(?:pro|je|von|für)$/.test(tokens[quantity.start - 1]?.text ?? '')
          ? [quantity.value]
          : [],
      ),
    );
  return / davon | von ihnen /.test(wordsInFigures(clause.tokens)) || counts.length === 0
    ? counts[0]
    : Math.max(...counts);
}

const leftIn = (clauses: readonly Clause[]): Leaving[] =>
  clauses.flatMap((clause) => {
    if (!isOurs(clause)) return [];
    const part = partIn(left, wordsInFigures(clause.tokens));
    if (part === undefined) return [];
    const stays = partIn([stay], wordsInFigures(clause.context));
    const whole = stays === undefined ? wholeOf(part, clause, clauses) : stays + part;
    return whole === undefined || whole <= part ? [] : [{ clause, part, whole }];
  });

/** The clauses of a sentence that says that all, or all but a few, are still customers. */
const staysIn = (clauses: readonly Clause[]): Clause[] =>
  clauses.filter((clause) => {
    if (!isOurs(clause)) return false;
    const words = wordsInFigures(clause.tokens);
    const few = partIn([fewLeft], words);
    if (few !== undefined) return few / (wholeOf(few, clause, clauses) ?? few) < half;
    return noneGone.test(words) && counted.test(wordsInFigures(clause.context));
  });

/**
 * Who left or stayed in words that only German has: "22 Betriebe sind dabei, seit zwei Jahren ist keiner gegangen", "nur elf wollten
 * keinen zweiten Schnitt", "danach ist keiner geblieben", "sieben davon haben gekündigt".
 */
export function withLeftInGerman(claims: readonly Claim[], clauses: readonly Clause[]): Claim[] {
  const staying = staysIn(clauses);
  const none = clauses.filter(
    (clause) => isOurs(clause) && !staying.includes(clause) && noneStayed.test(wordsInFigures(clause.tokens)),
  );
  return withLeavers(claims, { staying, none, gone: leftIn(clauses) });
}
