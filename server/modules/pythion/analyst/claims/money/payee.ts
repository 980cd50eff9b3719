import type { Clause } from '../../text/clause';
import { spacedWords } from '../../text/token';

const charge =
  '(?:fee|fees|price|subscription|deposit|rate|total|sum|average|minimum|maximum|extra|flat|fixed|once|further|additional|commission|premium|membership|month|monthly|year|yearly|annual|week|weekly|daily|lot|little|bit|few|couple|visit|lesson|session|night|day|meal|ticket|seat|box|bag|call|hour)';
const nearly = '(?:about |around |roughly |up to |over |rund |etwa |bis zu |über |unos |hasta |cerca de )?';
const toOthers = new RegExp(
  ` (?:${[
    // "Pay an answering service £120".
    `(?:pay|pays|paid|paying) (?:an?|another|some|their|his|her) (?!(?:\\S+ ){0,2}?${charge} )(?:[a-z-]+ ){1,3}?${nearly}[£€$]? ?\\d`,
    // "Pay £120 a month to an answering service".
    '(?:pay|pays|paid|paying) (?:[^\\s,.;]+ ){1,6}?to (?:an?|another|some|other|outside|external) ',
    '(?:zahlen|zahlt|zahlten|bezahlen|bezahlt) (?:(?:dafür|heute|derzeit|bisher|monatlich|jetzt) )?(?:einem|einer|ihrem|ihrer|ihren|anderen|externen) (?:[^\\s,]+ ){1,2}?' +
      `(?:dafür )?${nearly}\\d`,
    '(?:zahlen|zahlt|zahlten|bezahlen|bezahlt) (?:[^\\s,]+ ){1,7}?an (?:eine|einen|ihre|ihren|externe|andere) ',
    // "Bei Treatwell zahlen 26 Salons 40 Euro".
    `bei (?!(?:uns|mir|jede\\S*|de[rmn]|eine[rm]|unsere[rmn]|allen|\\S*(?:ung|schluss|kunft|darf|folg|kauf)) )\\S+ (?:zahlen|zahlt|bezahlen|bezahlt) `,
    'pag\\S+ (?:[^\\s,]+ ){1,6}?a (?:un|una|otro|otra|otros|otras|su|sus) (?!mes |año |semana |día |cada )',
  ].join('|')})`,
);
const us = / (?:us|me|uns|mir|nos) /;

/** "They pay an answering service £120 a month", "pagan 120 euros al mes a un servicio": somebody else is paid. */
export const isPaidToNamed = ({ tokens, sentence }: Clause): boolean =>
  sentence.hasLatin && toOthers.test(spacedWords(tokens)) && !us.test(spacedWords(tokens));
