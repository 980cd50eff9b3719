import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords } from '../../text/token';
import { isUncharged } from './uncharged';

const nothing = [
  " (?:we|i) (?:do|does|can|could) ?(?:not|n't) (?:sell|invoice|earn|bill|take|make|charge)(?: in)? (?:anything|a thing|a penny|a cent|any money) ",
  ' (?:we|i) (?:sell|invoice|earn|bill|take|make|charge)(?: in)? nothing ',
  ' (?:there (?:is|are)|we have|i have) no (?:sales|income|revenue|turnover|takings|orders|bookings) | (?:nothing|no money) comes in ',
  ' (?:nehmen|verdienen|verkaufen|haben|nehme|verdiene|verkaufe|habe) (?:wir|ich) (?:dann |da |gar |überhaupt |praktisch )*(?:nichts|keinen (?:cent|umsatz)|keine (?:einnahmen|umsätze|aufträge)) ',
  ' (?:kommt|läuft) (?:dann |da |gar |überhaupt |praktisch )*(?:nichts|kein geld)(?: (?:rein|herein|ein))? ',
  ' no (?:facturamos|facturo|vendemos|vendo|ingresamos|ingreso|cobramos|cobro|ganamos|gano) (?:nada|ni un \\S+|absolutamente nada) | no (?:entra|hay) (?:nada|ni un \\S+|dinero|plata|ingresos|ventas|trabajo|pedidos) ',
].map((pattern) => new RegExp(pattern));
const season =
  / (?:(?:in|during|over|throughout) (?:the )?(?:spring|summer|autumn|fall|winter|wet season|rainy season|dry season|holidays|closed season|off - season|low season|january|february|march|april|june|july|august|september|october|november|december)|out of season|closed season|off - season|low season|(?:im|über den|jeden) (?:frühling|frühjahr|sommer|herbst|winter|januar|februar|märz|april|mai|juni|juli|august|september|oktober|november|dezember)|schonzeit|nebensaison|außerhalb der saison|in den (?:\\S*ferien|wintermonaten|sommermonaten)|en (?:primavera|verano|otoño|invierno|enero|febrero|marzo|abril|mayo|junio|julio|agosto|septiembre|octubre|noviembre|diciembre|vacaciones|temporada (?:baja|de lluvias?|seca))|veda|fuera de temporada|temporada baja|época de lluvias?) /;
const han =
  /(?:[春夏秋冬](?:天|季)|淡季|休渔|禁渔|雨季|旱季|寒暑?假|暑假|过年|春节|[一二三四五六七八九十\d]+月(?:份)?)[^。;]{0,14}(?:没有?|无)(?:什么|任何)?(?:收入|进账|生意|单子|订单|销售)/u;
/** A season that is over tells of those who were asked in it. */
const past = / (?:last|this|that|first|second|letzten|vorigen|diesen|ersten|pasado|pasada|este|primer) /;

/** "In summer the season is closed, and we invoice nothing", "im Winter nehmen wir nichts ein", 夏天禁渔没有收入: when we have nothing to sell, and nobody who was asked to pay. */
export const isOffSeason = memoise(({ tokens, context, sentence }: Clause): boolean => {
  if (!sentence.isLatin) return han.test(lettersOf(context)) && !/去年|今年|上个?|第一/u.test(lettersOf(context));
  if (!nothing.some((pattern) => pattern.test(spacedWords(tokens)))) return false;
  const words = spacedWords(context);
  return season.test(words) && !past.test(words);
});

/** No price was asked for, or there was nothing to pay for. */
export const isNothingAsked = (clause: Clause): boolean => isUncharged(clause) || isOffSeason(clause);
