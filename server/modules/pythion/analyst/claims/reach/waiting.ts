import { wordsInFigures } from '../../text/figures';
import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords } from '../../text/token';
import { isWayNoun } from './arrivalWords';

const waiting = [
  String.raw` (?:waiting list|wait list|waitlist|list|queue) (?:of|with|has) (?:\S+ )?(?:[2-9]|\d{2,}) (?:\S+ ){0,6}?(?:from|through|via|thanks to)(?= )`,
  String.raw` (?:[2-9]|\d{2,}) (?:\S+ ){0,3}?(?:on|waiting on|joined) (?:the|my|our|a) (?:waiting |wait )?(?:list|waitlist|queue) (?:\S+ ){0,6}?(?:from|through|via|thanks to)(?= )`,
  String.raw` (?:[2-9]|\d{2,}) (?:\S+ ){0,2}?(?:are waiting|waiting|queueing|queuing) (?:\S+ ){0,6}?(?:from|through|via|thanks to)(?= )`,
  String.raw` warteliste (?:\S+ ){0,3}?(?:[2-9]|\d{2,}) (?:\S+ ){0,6}?(?:über|durch|vom|von|aus|dank)(?= )`,
  String.raw` (?:[2-9]|\d{2,}) (?:\S+ ){0,3}?(?:auf|stehen auf) (?:der|meiner|unserer|einer) (?:warteliste|liste) (?:\S+ ){0,6}?(?:über|durch|vom|von|aus|dank)(?= )`,
  String.raw` lista de espera (?:\S+ ){0,2}?(?:[2-9]|\d{2,}) (?:\S+ ){0,6}?(?:por|del|de la|a través de|gracias a)(?= )`,
  String.raw` (?:[2-9]|\d{2,}) (?:\S+ ){0,3}?en (?:la |mi |nuestra )?lista de espera (?:\S+ ){0,6}?(?:por|del|de la|a través de|gracias a)(?= )`,
].map((pattern) => new RegExp(pattern));

/** What hangs or runs where they see it, and who tells them: a way, where a town is none. */
const ways =
  / (?:\S*(?:noticeboard|board|posters?|flyers?|leaflets?|cards?|newsletters?|ads?|instagram|facebook|tiktok|google|website|friends|mouth|recommendations?|referrals?|waiting room|group|aushang|zettel|plakate?|anzeigen?|wartezimmer|freunde\S*|bekannte\S*|empfehlung\S*|cartel|carteles|folletos?|tablón|anuncios?|amig[oa]s|recomendaci\S+|consulta)) /;
const doubted =
  / (?:will|would|could|if|hope|plan|not|n't|nobody|rival|competitor|würde\S*|werden|wenn|nicht|kein\S*|no hay|si|cuando) /;

const waitingInChinese =
  /(?:[\d十百]+个?人?[^。;]{0,6}(?:排队|等位|候补|在等)|(?:候补|等候)名单[^。;]{0,4}[\d十百]+)[^。;]{0,12}(?:介绍|看到|公告|海报|传单|朋友|抖音|小红书)/u;

/** "A waiting list of 19, all from the surgery's noticeboard and people's friends": who waits for us, and by which way they came. */
export const isWaitingFrom = memoise(({ tokens, context, sentence, speaker, modality }: Clause): boolean => {
  if (modality !== 'fact' || speaker === 'rival' || speaker === 'report' || speaker === 'quoted') return false;
  if (!sentence.isLatin)
    return waitingInChinese.test(lettersOf(context)) && !/同行|对手|如果|会有/u.test(lettersOf(context));
  const words = wordsInFigures(tokens);
  const match = waiting.map((pattern) => pattern.exec(words)).find((found) => found !== null);
  if (!match || doubted.test(words)) return false;
  // Whoever it is, they came through them; "from" may name a town.
  const isSure = /(?:through|via|thanks to|über|durch|dank|a través de|gracias a)$/.test(match[0]);
  const after = words.slice(match.index + match[0].length);
  const phrase = tokens.slice(tokens.length - after.trim().split(' ').length).slice(0, 8);
  return (
    ways.test(spacedWords(phrase)) ||
    phrase.slice(0, 4).some((token) => isWayNoun(token, !isSure) || (isSure && token.pos === 'noun'))
  );
});
