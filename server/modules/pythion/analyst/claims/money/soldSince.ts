import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';
import { has, lettersOf, spacedWords, wordsBefore } from '../../text/token';
import { aroundCount } from '../counts';

/** The least that is counted as sales. */
const leastSold = 3;

const months =
  '(?:january|february|march|april|may|june|july|august|september|october|november|december|januar|februar|märz|mai|juni|juli|oktober|dezember|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|easter|christmas|ostern|weihnachten|pfingsten|semana santa|navidad)';

const pastTime = new RegExp(
  ` (?:since|so far|to date|by now|up to now|last (?:week|month|year|season|summer|winter|spring|autumn|${months})|in ${months}|this (?:year|month|season)|seit|bisher|bislang|inzwischen|mittlerweile|letzte[nrs]?|im ${months}|desde|hasta (?:ahora|hoy|la fecha)|ya|llevo|llevamos|en ${months}|(?:mes|año) pasado) `,
);

/** What may stand before the count of our sales: no other subject, and no other verb. */
const opening = new RegExp(
  `^ (?:(?:i|we|have|'ve|of|them|about|around|over|nearly|already|so far|since|to date|last|in|this|week|month|year|season|summer|winter|spring|autumn|${months}|started|launch|then|sold|shifted|:|,|-|and|total|altogether|ich|wir|habe|haben|seit|bisher|bislang|inzwischen|mittlerweile|schon|bereits|rund|etwa|letztes|letzten|jahr|monat|im|insgesamt|verkauft|verkaufte|verkauften|he|hemos|desde|hasta ahora|hasta hoy|hasta la fecha|ya|llevo|llevamos|en|el|mes|año|pasado|vendid[oa]s?|vendí|vendimos) )*$`,
);

const soldBefore =
  / (?:(?:sold|shifted)(?: (?:about|around|over|nearly|already))?|verkauft(?: :)?|(?:ich|wir) verkaufte?n?|verkaufte?n? (?:ich|wir)|vendid[oa]s?|vendí|vendimos) $/;
const soldAfter = /^ (?:(?!(?:to|at|for|von|de|in|un)\b)\S+ ){0,2}(?:sold|verkauft|vendid[oa]s) (?!(?:by|von|por) )/;
/** Shares of the firm are no goods. */
const otherGoods = /^ (?:of (?:my|our) |shares |\S*anteile |\S*aktien |acciones |listings |licen[cs]es? back )/;

const soldHan =
  /(?:签下?|签约|谈成|成交|订出去?|租出去?|卖出去?|卖掉?|售出|交付|包出去)了?(?:\d+|[一二三四五六七八九十百千两]+)[多余来]?(?:家|户|间|台|套|箱|份|单|个|盒|件|位|本|袋|瓶|张|棚|块|条|把|双|支|盆|斤)/u;
const pastHan =
  /目前|现在|已经|至今|累计|迄今|以来|今年|去年|上个?月|一共|总共|开始到|到[^,，。]{0,3}月底|(?:卖|售)[出掉]去?了?[\d一二三四五六七八九十百千两]/u;
/** What may stand before it in its part: we, or a time, and no other subject. */
const openingHan =
  /(?:^|[,，;；:：、])(?:我们?|咱们?|目前|现在|到|已经?|至今|累计|迄今|今年|去年|前年|头一年|第[一二三]年|上个?月|从|自|开始|以来|总共|共|又|就|光|年|月|底|初|份|\d|[一二三四五六七八九十]|手上|手里|这边|店里|线上|网上|陆续|先后|新)*$/u;

/** Whether the words are told of us: "目前签了41家"; not "美团去年签了300家". */
export const isOursIn = (letters: string, pattern: RegExp): boolean => {
  const at = letters.search(pattern);
  return at >= 0 && openingHan.test(letters.slice(0, at));
};

/** Wished, asked, denied, or done by others. */
const notOursHan =
  /想|[^主]要|打算|计划|希望|准备|目标|争取|预计|将|如果|能[签卖订租]|才|没|未|不|对手|竞争|同行|他们|她们|别人|人家|隔壁|供应商|工厂|代理|意向|免费|试[用点吃]|体验|[每各][家个户人]/u;

/**
 * Sales that are counted with their time, without who sells: "sold 73 since August", "seit August 73 verkauft", 目前签了41家. Not
 * "the rival sold 300 last year", nor "sold 73" without a time.
 */
export const isSoldSince = memoise((clause: Clause): boolean => {
  if (!clause.sentence.isLatin) {
    const letters = lettersOf(clause.tokens);
    return isOursIn(letters, soldHan) && pastHan.test(letters) && !notOursHan.test(letters);
  }
  const { tokens, quantities, context } = clause;
  if (!/ (?:sold|shifted|verkauft\S*|vend[ií]\S*) /.test(spacedWords(tokens))) return false;
  return (
    (pastTime.test(spacedWords(context)) && quantities.some((count) => isSold(clause, count))) || isSoldByUs(clause)
  );
});

const weHave = / (?:haben wir|wir haben|habe ich|ich habe) (?!.* (?:er|sie|der|die) (?:hat|haben) )/;
/** "Den Hof aufgegeben und 30 Kühe verkauft", "im Autohaus gearbeitet und 300 Autos verkauft": what we got rid of, or sold for others. */
const otherSale =
  / (?:\S*aufgegeben|aufgelöst|aufgehört|\S*geräumt|ausgemistet|entrümpelt|umgezogen|geerbt|geschlossen|gearbeitet) /;
const soldBehind = /^ (?:(?!(?:und|mit|von|bei|euro|€) )[^\s,.;]+ ){1,3}?verkauft (?:[.,;!]|$|und )/;
/** "22 davon für 139 Euro verkauft": with the price before the verb. */
const soldAtPrice =
  /^ (?:(?!(?:und|mit|von|bei|euro|€) )[^\s,.;]+ ){0,2}?(?:für|zu|um) (?:je |jeweils )?(?:€ )?\d\S* (?:euro |€ |franken )?(?:(?:das|pro|je) \S+ )?verkauft (?:[.,;!]|$|und )/;
const joined = /^ (?:und |, |dann |dabei |dort |schon |insgesamt |rund |etwa |auch )*$/;

/** "Auf drei Baustellen haben wir probegekocht und 55 Kuchen verkauft": what we did goes on, whatever the thing is. */
export const isSoldByUs = (clause: Clause): boolean =>
  clause.tokens.some(({ text }) => text === 'verkauft') &&
  clause.quantities.some((count) => isCountSoldByUs(clause, count));

function isCountSoldByUs({ tokens, negated, context, modality }: Clause, count: Quantity): boolean {
  const { kind, value, start, of } = count;
  const number = tokens[start];
  if (kind !== 'count' || value < leastSold || of !== undefined || number === undefined) return false;
  const [before, after] = aroundCount(tokens, count);
  const told = spacedWords(wordsBefore(context, tokens[0]));
  return (
    modality === 'fact' &&
    !negated.has(number) &&
    joined.test(before) &&
    (soldBehind.test(after) || soldAtPrice.test(after)) &&
    !otherGoods.test(after) &&
    weHave.test(told) &&
    !otherSale.test(told)
  );
}

function isSold({ tokens, negated }: Clause, count: Quantity): boolean {
  const { kind, value, start, of } = count;
  if (kind !== 'count' || value < leastSold || of !== undefined) return false;
  const [before, after] = aroundCount(tokens, count);
  const number = tokens[start];
  return (
    opening.test(before) &&
    (soldBefore.test(before) || soldAfter.test(after)) &&
    !otherGoods.test(after) &&
    number !== undefined &&
    !negated.has(number)
  );
}

/** "Nearly a third to grandparents", 签了41家: who bought it. */
export const namesBuyer = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin
    ? tokens.some(
        ({ text }, index) =>
          /^(?:to|an|a)$/.test(text) &&
          [tokens[index + 1], tokens[index + 2]].some(
            (token) => token?.pos === 'noun' && (has(token, 'people', 'customer') || token.text === 'grandparents'),
          ),
      )
    : /(?:\d|[一二三四五六七八九十百千两多])[家户](?!具)/u.test(lettersOf(tokens));
