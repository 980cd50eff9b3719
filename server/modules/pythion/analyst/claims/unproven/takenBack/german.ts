import { moneyBack } from '../../customers/moneyBack';
import { months } from '../../../text/months';
import { withOwnNames } from '../../groupNames';
import type { TakenBackWords } from './words';

const time = `(?:stunden?|tage?n?|wochen?|monate?n?|quartale?n?|jahre?n?|saison|frühling|frühjahr|sommer|herbst|winter|weihnachten|ostern|start|beginn|lieferung|${months.de})`;
/** "Nach zwei Wochen", "einen Monat später", "im Herbst". */
const when = `(?:(?:nach|binnen|innerhalb|in|im|am|zum|zu|bis|vor|nur|schon|noch|kurz|knapp|kaum|bereits) ){0,3}(?:(?:de[rmn]|die|das|eine[rmns]?|ein|wenigen|paar|ersten?|nächsten|selben|gleichen|folgenden|halben|ende|\\d+) ){0,3}${time}(?: (?:später|danach|darauf))?`;
const meanwhile =
  'dann|danach|später|bald|kurz darauf|schließlich|am ende|sofort|prompt|leider|aber|jedoch|doch|allerdings|wieder|inzwischen|mittlerweile|nachträglich|komplett|vollständig|auch|nun|jetzt|einfach|gleich|schon|bereits|nacheinander|geschlossen|voll';
const all =
  '(?:alle|allen|allesamt|sämtliche|beide|jede[rs]?|sie|es|ihn|die|diese|alles|davon|von ihnen)(?: \\d+)?(?: (?:betriebe|kunden|käufer|höfe|läden|firmen|familien|praxen|vereine|schulen|haushalte|geräte|anlagen|exemplare|rechnungen|zahlungen|bestellungen|buchungen|verträge))?';
const auxiliary = 'haben|hat|hatten|hatte|sind|ist|waren|war|wurden|wurde|mussten|musste|uns|mir|bei uns|ihr|ihre';
const nouns = '(?:de[nrm]|die|das|ihre?n?|unsere?n?|vom|seine?n?) (?<thing>[^\\s,]+)';
const gap = `(?:(?:${when}|${meanwhile}|${all}|${auxiliary}) ){0,6}?(?:${nouns} (?:(?:${when}|${meanwhile}|${auxiliary}) ){0,4}?)?`;
const object = '(?:sie|es|ihn|die|diese|alles|alle|(?:de[nr]|die|das|ihre?n?) (?<object>[^\\s,]+))';
const soon = '(?:(?:wieder|dann|alle|später|sofort|komplett|prompt|nach \\d+ \\S+|nach eine[rm] \\S+) ){0,3}';

const end = '(?= (?:$|[.,;:]|(?:und|aber|weil|nachdem|bevor|nach|worden|haben|hatten|waren|hat|wieder) ))';
const goods = [
  `(?:abgebaut|ausgebaut|abmontiert|abgehängt|deinstalliert|gelöscht|entfernt|rausgeworfen|rausgerissen|herausgerissen|weggeworfen|retourniert|zurückgegeben|zurückgeschickt|zurückgesandt|zurückgesendet|zurückgebracht|zurückgestellt|zurückgehen lassen|retour gegangen|zurückgenommen)`,
  `(?:gaben|gab|schickten|schickte|brachten|brachte|sandten|sandte) ${object} ${soon}(?:zurück|retour)`,
  `(?:bauten|baute|montierten|hängten|rissen|warfen) ${object} ${soon}(?:ab|aus|raus|weg|heraus)`,
  `(?:deinstallierten|deinstallierte|retournierten|retournierte|entfernten) ${object}`,
  `(?:geräte|anlagen|maschinen|exemplare|stücke|kisten|sachen|dinger|ware) (?:wieder|zurück) (?:bei uns|in unserem lager)${end}`,
  `(?:kamen|kam|gingen|ging) ${soon}(?:zurück|retour)${end}`,
];
const money = [
  ...moneyBack.de,
  `(?:(?:wieder )?(?:zurückverlangt|zurückgefordert|zurückbekommen|zurückerhalten|zurückgeholt)|zurückgezahlt|zurücküberwiesen|zurückgebucht|erstattet|rückerstattet|rückvergütet)`,
  `(?:verlangten|forderten|bekamen|erhielten|wollten|holten|verlangte|forderte|bekam|erhielt|wollte) ${object} ${soon}(?:zurück|erstattet|rückerstattet)`,
  `(?:auf )?(?:rückzahlung|erstattung|rückerstattung) (?:bestanden|verlangt|gefordert|geklagt)`,
  `(?:wir|ich) (?:haben|habe|mussten|musste) (?:allen|ihnen|jede[mr]|beiden)(?: \\S+)? (?:das|ihr|den|die) \\S+ (?:wieder |komplett )?(?:zurückzahlen|zurückgeben|erstatten|zurücküberweisen|zurückgezahlt|zurückgegeben|erstattet|zurücküberwiesen)`,
];
const cancelled = [
  `(?:storniert|gekündigt|abbestellt|widerrufen|abgesagt|annulliert|rückgängig gemacht|zurückgetreten|zurückgezogen|abgesprungen|ausgestiegen|einen rückzieher gemacht|anders überlegt)`,
  `(?:stornierten|kündigten|widerriefen|stornierte|kündigte|widerrief)(?: ${object})?${end}`,
  `(?:traten|trat) ${soon}(?:vom (?:vertrag|kauf|auftrag) )?${soon}zurück`,
  `(?:zogen|zog|nahmen|nahm) ${object} ${soon}zurück`,
  `(?:bestellten|bestellte|sagten|sagte|sprangen|sprang|stiegen|stieg) (?:${object} )?${soon}(?:ab|aus)${end}`,
  `(?:machten|machte) (?:einen rückzieher|${object} rückgängig)`,
];
const unpaid = [
  `(?:nie|nicht|niemals|nichts|keinen (?:cent|euro)|noch nie|noch nicht) (?:dafür |davon )?(?:bezahlt|gezahlt|beglichen|überwiesen)${end}`,
  `(?:zahlten|bezahlten|zahlte|bezahlte|beglichen|überwiesen) ${soon}(?:uns |mir |dafür |${object} ){0,2}(?:nie|nicht|nichts|keinen (?:cent|euro))${end}`,
  `(?:be|ge)zahlt (?:hat|haben) (?:(?:bisher|dafür|davon|uns) ){0,2}(?:keine[rs]?|niemand|nichts)`,
  `(?:sind|ist|blieben|blieb|stehen|steht|bleiben|bleibt) (?:(?:alle|bis heute|noch|noch immer|immer noch|seither|seitdem) ){0,3}(?:offen|unbezahlt|unbeglichen|aus)`,
  `(?:bis heute |alle )?(?:offen|unbezahlt|unbeglichen) (?:geblieben|gelassen)`,
  `(?:schulden|schuldet) (?:uns|mir)|(?:das geld|den betrag|die zahlung) schuldig geblieben|blieben (?:uns )?(?:das geld|die zahlung) schuldig|auf (?:der|den) rechnung(?:en)? sitzen (?:lassen|gelassen)`,
];

/** "Vier Betriebe haben die Anlage gekauft und nach zwei Wochen wieder abgebaut", "alle haben storniert", "aber nie bezahlt". */
export const german: TakenBackWords = {
  trigger:
    / (?:ab|aus|raus|weg|heraus|retour|zurück\S*|storn\S+|gekündigt|kündigte\S*|abbestellt|widerr\S+|abgesagt|annulliert|rückgängig|rück\S+|abgesprungen|ausgestiegen|überlegt|abgebaut|ausgebaut|abmontiert|abgehängt|deinstall\S+|gelöscht|entfern\S+|\S*rausge\S+|weggeworfen|retourn\S+|erstattet\S*|erstattung|nie|nicht|niemals|nichts|keinen|offen|unbezahlt|unbeglichen|schulde[nt]|schuldig|sitzen|keine[rs]?|niemand|wieder) /,
  sale: / (?:gekauft|kauften?|bestellt|bestellten?|bezahlt|bezahlten?|gezahlt|zahlten?|gebucht|buchten?|unterschrieben|unterschrieb|unterzeichnet|verkauft|verkauften|abonniert|angezahlt|\S*anzahlung\S*|\S*bestellung\S*|auftr[aä]g\S*|vertr[aä]g\S*|abgenommen|abgeschlossen|mitgenommen|nahmen|genommen|installiert|eingebaut|geliefert|angemeldet|abo|abos) /,
  link: / (?:[,;:–-]|und|aber|doch|dann|bis) /g,
  undone: new RegExp(
    withOwnNames(
      ` (?:[,;:–-]|und|aber|doch|dann|bis|alle|sämtliche|beide|jede[rs]?) ${gap}(?:(?<goods>${goods.join('|')})|${[...money, ...cancelled].join('|')}|(?<unpaid>${unpaid.join('|')}))(?= )`,
    ),
    'gu',
  ),
  moneyBack: new RegExp(` (?:${money.join('|')})(?= )`, 'u'),
  part: / (?:eine[rs]?(?! (?:tag|woche|monat|jahr|saison))|einige|manche|mehrere|die hälfte|die meisten|andere|die anderen|der rest|fast|keine[rnms]?(?! (?:cent|euro))|niemand(?:en)?|kaum|ich|wir|unsere?[nmrs]?|meine?[nmrs]?) /,
  kept: / (?:außer|bis auf|geblieben|dabei|behalten|weiterhin|neu bestellt|wieder (?:bestellt|gekauft|gekommen)|umgetauscht|ersatz\S*|nachbestellt) /,
};
