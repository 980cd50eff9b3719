import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { parseHanCount } from '../../text/numbers';
import { lettersOf, type Token } from '../../text/token';
import { hanNumber, hanUnit } from './hanCounts';
import { countOfAll } from './retention';

const only = /(?:only|just|but|nur|noch|solo|sólo|apenas) $/;

/** "Sixteen were still using it", "al tercer mes quedaban trece", "dreizehn nutzen es weiter". */
const staying = [
  / (?<stay>\d+)(?: \S+)?(?: of (?:them|those|these|the \d+))? (?:(?:were|are|have|had) )?(?:still (?:us(?:e|ed|ing)|there|with us|here|pay(?:ing)?|open(?:ing)?|order(?:ing)?|com(?:e|ing)|active)|stayed|remained|kept (?:using|paying|ordering)|continued|carried on) /g,
  / (?:quedaban|quedan|quedaron|seguían|siguen|siguieron|continuaban|continúan) (?:\S+ ){0,2}?(?<stay>\d+) /g,
  / (?<stay>\d+)(?: \S+)? (?:(?:la|lo|las|los|nos) )?(?:siguen|seguían|siguieron|continúan|continuaban|se quedaron) /g,
  / (?<stay>\d+)(?: davon| von ihnen| \S+)? (?:nutzen|nutzten|benutzen|benutzten|zahlen|zahlten|blieben|bleiben|sind|waren|machen|machten) (?:\S+ ){0,3}?(?:weiter|weiterhin|noch|dabei|geblieben|immer noch)(?= )/g,
  / (?:nutzen|nutzten|benutzen|zahlen|zahlten|kommen|kamen|machen|bestellen) (?:\S+ ){0,2}?(?<stay>\d+)(?: davon)? (?:weiter|weiterhin|immer noch|noch immer)(?= )/g,
];
const gone =
  / (?:and|but|und|aber|y|pero) (?<gone>\d+)(?: of them| davon)? (?:were not|were n't|did not|did n't|had not|are not|have not|nicht|no |not )|(?<left>\d+) (?:of them )?(?:had |have )?(?:given it up|stopped|left|quit|dropped out|aufgehört|lo dejaron|se fueron) /;

const stayingHan = new RegExp(
  `(?<stay>${hanNumber})${hanUnit}[^，。,]{0,3}(?:都|仍然?|一直)?(?:还|仍|继续)(?:在)?(?:用|来|订|付|续)`,
  'u',
);
const restHan =
  /(?:其余|其他|剩下|另外)(?:的)?[^，。,]{0,6}(?:都|全)(?:(?:还|仍然?|继续)(?:在)?(?:用|来|订|付)|续|留)/u;
const allHan = new RegExp(`(?<all>${hanNumber})${hanUnit}`, 'u');

/**
 * Whether a sentence counts that most stayed: "fifteen salons tried it and thirteen were left in month three", "sixteen were still
 * using it and two were not", 只有一家不用了，其余都还在用. Not "only 4 of 30 stayed".
 */
export const isMostStaying = memoise((context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  if (restHan.test(letters)) return true;
  const han = stayingHan.exec(letters);
  if (han) {
    const all = parseHanCount(allHan.exec(letters.slice(0, han.index))?.groups?.['all'] ?? '0');
    const stay = parseHanCount(han.groups?.['stay'] ?? '');
    return all > 0 && stay <= all && stay * 2 >= all;
  }
  return isMostInWords(wordsInFigures(context), countOfAll(context));
});

/** @param all how many the sentence counts, without years and money */
function isMostInWords(words: string, all: number): boolean {
  const groups = gone.exec(words)?.groups;
  const left = Number(groups?.['gone'] ?? groups?.['left'] ?? Number.NaN);
  return staying
    .flatMap((pattern) => [...words.matchAll(pattern)])
    .some((match) => {
      const stay = Number(match.groups?.['stay']);
      if (only.test(words.slice(0, match.index + 1))) return false;
      return (left > 0 && stay > left) || (all > stay && stay * 2 >= all);
    });
}
