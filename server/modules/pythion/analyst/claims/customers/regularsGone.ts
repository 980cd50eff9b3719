import { lastOfSentences, type Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { parseHanCount } from '../../text/numbers';
import { lettersOf, spacedWords, type Token } from '../../text/token';
import type { Claim } from '../claim';
import { isRivals } from '../hearsay';
import { hanNumber } from './hanCounts';
import { isPurposeMet } from './purposeMet';
import { fewestCounted, mostGone } from './shares';
import { withLeavers, type Leaving } from './stayersAndLeavers';

const regulars = {
  en: '(?:regulars|(?:regular |loyal |old |first |original )?(?:customers|clients|guests|subscribers))',
  de: '(?:stammkund\\S+|stammgäst\\S+|(?:alten |treuen |ersten )?(?:kunden|kundinnen|gästen|abonnenten))',
  es: '(?:(?:client[ea]s|parroquian[oa]s|huéspedes) (?:habituales|fij[oa]s|de siempre|de antes)|client[ea]s|parroquian[oa]s)',
};
/** "Of the regulars only the vet still comes", "von den Stammkunden kommt nur noch die Tierärztin", 老客户只剩王婶一个了. */
const onlyOne = [
  ` of (?:the|our|my) ${regulars.en} (?:[^.;]*? )?(?:only |just )(?:one|1|the \\S+|my \\S+|a single one) (?:(?:is|has|still|really|ever) )*(?:left|comes?|buys?|orders?|pays?|remains?|stayed)(?= (?:[.,;]|$|here|now|any|back))`,
  ` only (?:one|1|a single one) of (?:the|our|my) ${regulars.en} (?:(?:is|has|still|really|ever) )*(?:left|comes?|buys?|orders?|pays?|remains?|stayed)(?= (?:[.,;]|$|here|now|any|back))`,
  ` von (?:den|unseren|meinen) ${regulars.de} (?:, die [^,;]*, )?(?:ist|kommt|kauft|bestellt|zahlt|blieb|bleibt) (?:(?:eigentlich|heute|jetzt|im grunde|praktisch|mir|uns) )*(?:nur noch|nur|noch|bloß noch|einzig) (?!(?:immer|jede[rs]?|die (?:hälfte|meisten|mehrheit)|ein (?:drittel|viertel|teil)|eine (?:reihe|menge)) )(?:einer?|die \\S+|der \\S+|das \\S+|meine? \\S+) (?:übrig |da )?(?:[.,;]|$)`,
  ` de (?:l[oa]s|mis|nuestr[oa]s) ${regulars.es} (?:[^.;]*? )?(?:solo|sólo|apenas|únicamente) (?:(?:me|nos) )?(?:queda|viene|sigue|compra|paga) (?:un[oa]|el \\S+|la \\S+|mi \\S+)(?= )`,
].map((source) => new RegExp(source, 'u'));
const onlyOneHan =
  /(?:老客户|老顾客|回头客|熟客|老主顾)[^。；]{0,6}?(?:只剩下?|就剩下?|现在就|现在只有)[^，。；]{0,6}?(?:一[个位家]|1[个位家])/u;

const people = {
  en: "(?<! (?:cancelled|canceled|returned|refunded|lost|missed|abandoned|late|wrong|failed|unpaid|no-show|their|his|her|its|'s) )(?:customers|clients|members|guests|subscribers|bookings|orders|visitors|diners|pupils|students)",
  de: '(?<! (?:stornierte|verlorene|verpasste|falsche|unbezahlte|ihre|seine)[nr]? )(?:kunden|kundinnen|mitglieder|gäste|abonnenten|buchungen|bestellungen|besucher|schüler)',
  es: '(?<! (?:sus?) )(?:client[ea]s|soci[oa]s|huéspedes|reservas|pedidos|visitantes|alumn[oa]s)',
};
/** Between who is counted and the verb nothing else is counted: not "orders sent back wet fell". */
const soon = '(?:(?:have|has|then|soon|quickly|since|a day|sind|haben sich|dann|schnell|uns|se|nos|luego) )*';
const unit =
  '(?! ?(?:%|percent|prozent|por|euros?|€|pounds?|£|\\$|dollars?|pesos|minutes?|hours?|days?|weeks?|minuten|stunden|tage|wochen|minutos|horas|días|semanas|degrees?|grad|kilos?|kg|liters?|litres?|cents?|complaints?|errors?|faults?))';
const much = '(?:(?:about|around|some|over|nearly|almost|rund|etwa|fast|gut|über|un[oa]s|casi|barely|knapp|apenas) )?';
/** "Bookings fell from 120 to 30 when we raised the price", "von 120 auf 30 Gäste gefallen", 人从120掉到40. */
const fall = [
  ` ${people.en} ${soon}(?:fell|dropped|went|sank|slid|shrank|collapsed|declined) (?:down )?from ${much}(?<all>\\d+) (?:a (?:day|week|month) )?to ${much}(?<some>\\d+)(?= ${unit})`,
  ` (?:we|i) ${soon}(?:fell|dropped|went|gone|shrank|slid) (?:down )?from ${much}(?<all>\\d+) (?:\\S+ )?${people.en} to ${much}(?<some>\\d+)(?= ${unit})`,
  ` ${people.de} ${soon}von ${much}(?<all>\\d+) (?:am tag |im monat )?auf ${much}(?<some>\\d+) (?:gefallen|gesunken|geschrumpft|zurückgegangen|runter|abgestürzt|eingebrochen)(?= )`,
  ` (?:fielen|sanken|gingen|schrumpften) (?:(?:die|unsere|meine|dann) )*${people.de} ${soon}von ${much}(?<all>\\d+) auf ${much}(?<some>\\d+)(?= ${unit})`,
  ` ${people.de} (?:fielen|sanken|gingen|schrumpften) ${soon}von ${much}(?<all>\\d+) auf ${much}(?<some>\\d+)(?= ${unit})`,
  ` (?:pasamos|bajamos|caímos) de ${much}(?<all>\\d+) ${people.es} a ${much}(?<some>\\d+)(?= ${unit})`,
  ` ${people.es} ${soon}(?:bajaron|cayeron|pasaron|se redujeron|se desplomaron) de ${much}(?<all>\\d+) a ${much}(?<some>\\d+)(?= ${unit})`,
].map((source) => new RegExp(source, 'u'));
const fallHan = new RegExp(
  `^(?![^从]*(?:投诉|退|迷路|排队|等|丢|漏|错|病|伤|没|坏|欠|他们|她们|人家|(?<!我|我们|咱们?|店里|这里|这边)的(?:客|顾|会员|学员|订单|单子)))[^从]*?(?:人|客人|客户|顾客|会员|学员|订单|单子|单量|销量|份数)[^，。；]{0,3}?从(?:每[天周月年]|一[天周年])?(?<all>${hanNumber})[多来几]?[个位单份人家]?(?:左右)?[^，。；\\d]{0,4}?(?:掉|降|跌|减|缩|滑)到?了?(?:只有|只剩)?(?<some>${hanNumber})[多来几]?[个位单份人家]`,
  'u',
);
const nowHan = new RegExp(
  `(?:现在|如今|目前)(?:每天|一天|每周|一周)?(?:只有?|就|才|剩)?(?<some>${hanNumber})[多来几]?[个位单份人家]`,
  'u',
);

const lettersInFigures = (tokens: readonly Token[]): string => wordsInFigures(tokens).replaceAll(' ', '');

const isOnlyOne = memoise((context: readonly Token[]): boolean =>
  onlyOne.some((pattern) => pattern.test(spacedWords(context))),
);
const fallIn = memoise((tokens: readonly Token[]): Record<string, string | undefined> | undefined => {
  const words = wordsInFigures(tokens);
  return /\d.* (?:to|auf|a) .*\d/.test(words)
    ? fall.map((pattern) => pattern.exec(words)?.groups).find((groups) => groups)
    : undefined;
});
const fallInLetters = memoise((tokens: readonly Token[]): Record<string, string | undefined> | undefined =>
  lettersOf(tokens).includes('从') ? fallHan.exec(lettersInFigures(tokens))?.groups : undefined,
);

const isTold = (clause: Clause): boolean =>
  clause.modality === 'fact' && clause.speaker !== 'rival' && clause.speaker !== 'quoted' && !isRivals(clause);

/** How many were there, and how many are, in a sentence or by what the next ones count now. */
function fallOf(clause: Clause, clauses: readonly Clause[]): Leaving | undefined {
  const { isLatin } = clause.sentence;
  const groups = (isLatin ? fallIn : fallInLetters)(clause.tokens);
  const [all, some] = [parseHanCount(groups?.['all'] ?? '0'), parseHanCount(groups?.['some'] ?? '0')];
  if (!groups || all < fewestCounted || some >= all) return undefined;
  const after = clauses.slice(clause.index + 1, clause.index + 5).map(({ tokens }) => tokens);
  const later = isLatin
    ? some
    : Math.min(
        some,
        ...after.map((tokens) =>
          parseHanCount(nowHan.exec(lettersInFigures(tokens))?.groups?.['some'] ?? String(some)),
        ),
      );
  return { clause, part: all - later, whole: all };
}

/** "Of the regulars only the vet still comes", "bookings fell from 120 to 30": the customers are gone, whatever was paid before. */
export function withRegularsGone(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const lasts = lastOfSentences(clauses).filter(isTold);
  const none = lasts.filter(({ context, sentence }) =>
    sentence.isLatin ? isOnlyOne(context) : onlyOneHan.test(lettersOf(context)),
  );
  const gone = clauses
    .filter(isTold)
    .flatMap((clause) => fallOf(clause, clauses) ?? [])
    .filter(({ part, whole }) => part / whole >= mostGone);
  return none.length + gone.length === 0 || clauses.some(isPurposeMet)
    ? claims
    : withLeavers(claims, { staying: [], none, gone });
}
