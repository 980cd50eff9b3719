import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { hasAny, lettersOf, spacedWords } from '../../text/token';
import { isHanArrival } from './arrivalWords';

const today =
  / (?:today|currently|presently|right now|right_now|at the moment|nowadays|these days|until now|up to now|bisher|bislang|heute|derzeit|zurzeit|momentan|aktuell|hoy|actualmente|ahora|hasta ahora|de momento) /;
/** Ours is spoken of, or those who come to us. */
const ours =
  / (?:we|i|us|me|our|ours|my|it|this|wir|ich|uns|mir|mich|unser\S*|mein\S*|damit|davon|nosotr[oa]s|nuestr[oa]s?|yo|me|nos|mi|mis|lo|[^ ]+(?:amos|emos|imos)) | (?:come|comes|came|found|signed|registered|kommen|kamen|finden|fanden|melden|meldeten|vienen|llegan|encuentran|conocen) /;
const todayInChinese = /现在|目前|平时|眼下/u;
const oursInChinese =
  /我|咱|本店|客户|顾客|用户|会员|学员|订单|来的|找到|介绍|推荐|报名|注册|下单|预约|付|买|用了|\d|[十百千万]/u;

/**
 * How those concerned get along today, and no way to them: "today the owner shouts the shifts into a WhatsApp group", 现在排班都是
 * 老板在微信群里喊. Not "today most come through the guild".
 */
export const isTodaysWay = (clause: Clause): boolean => {
  const { context, sentence, speaker } = clause;
  if (speaker === 'own') return false;
  return sentence.isLatin ? isTodayInWords(context) : isTodayInLetters(context) && !isHanArrival(clause);
};

const isTodayInWords = memoise((context: Clause['context']): boolean => {
  const words = spacedWords(context);
  return today.test(words) && !ours.test(words) && !hasAny(context, 'own', 'pay', 'renew', 'recommend');
});

const isTodayInLetters = memoise((context: Clause['context']): boolean => {
  const letters = lettersOf(context);
  return todayInChinese.test(letters) && !oursInChinese.test(letters);
});

const unsettled = {
  en: String.raw`(?:no idea|no clue|not sure|unsure|undecided|(?:do n't|do not) know|(?:have|has) n't (?:\S+ )?(?:thought|decided|worked out|figured out|planned|got to|sorted)|not (?:\S+ )?(?:thought|decided|worked out|figured out|planned)|yet to (?:work|figure|decide|think)|still (?:open|unclear|thinking|working out|figuring out))`,
  de: String.raw`(?:keine (?:idee|ahnung|vorstellung)|nicht (?:\S+ )?(?:überlegt|nachgedacht|entschieden|klar)|wei(?:ß|ss)(?: ich| wir)?|wissen(?: wir)?|überlegen (?:wir|uns)|offen|unklar)`,
  es: String.raw`(?:ni idea|no (?:sé|sabemos|hemos (?:\S+ )?(?:pensado|decidido)|he (?:\S+ )?(?:pensado|decidido)|tenemos (?:claro|idea)|tengo (?:claro|idea))|está por (?:ver|decidir))`,
} as const;
const winning = {
  en: String.raw`(?:promote|market|marketing|advertis\S+|publici[sz]e|spread the word|get the word out|(?:find|reach|win|get|get to|attract) (?:our |the |any |new |more )?(?:customers|clients|users|buyers|them|people|owners))`,
  de: String.raw`(?:bewerb\S+|werb\S+|vermarkt\S+|marketing|bekannt\S*|(?:kunden|kundinnen|nutzer|käufer|leute|sie) (?:finden|erreichen|gewinnen|ansprechen|kommen))`,
  es: String.raw`(?:promocion\S+|publicit\S+|publicidad|marketing|dar\S* a conocer|(?:llegar a|encontrar|conseguir|captar|atraer a?) (?:l[oa]s |nuestr[oa]s |más )?(?:client\S+|usuari\S+|compradores|gente|ellos|ellas))`,
} as const;
const opens = (['en', 'de', 'es'] as const).flatMap((language) => [
  new RegExp(String.raw` ${unsettled[language]} (?:\S+ ){0,8}?${winning[language]} `),
  new RegExp(
    String.raw` (?:how|what|wie|womit|über|cómo|qué) (?:\S+ ){0,6}?${winning[language]} (?:\S+ ){0,6}?${unsettled[language]} `,
  ),
]);
/** Whom nobody can address is another thing than what isn't thought of yet. */
const notYet =
  / (?:yet|still|so far|noch|bisher|bislang|todavía|aún) | (?:promote|market|marketing|advertis\S+|publici[sz]e|bewerb\S+|werb\S+|vermarkt\S+|promocion\S+|publicit\S+|publicidad|the word|a conocer|bekannt\S*) /;
const negatedOrOpen = / (?:nicht|noch|keine|no|ni|offen|unklar|n't|not|yet|still|un\S+|undecided|por ver|por decidir) /;
const opensInChinese =
  /(?:没(?:有)?(?:想好|想过|考虑|想清楚|决定|定)|不(?:知道|清楚|确定)|没(?:有)?主意)[^,，。;]{0,6}(?:推广|宣传|营销|打广告|找(?:到)?(?:这些|我们的?|目标|新)?(?:客户|客人|用户|顾客)|获客|触达)|(?:怎么|如何)(?:推广|宣传|营销|打广告|找(?:到)?(?:这些|我们的?|目标|新)?(?:客户|客人|用户|顾客)|获客)[^,，。;]{0,6}(?:没|不知道|不清楚|不确定)/u;

/** Who came already, in the clause itself. */
const arrived =
  / (?:came|answered|signed up|bought|found (?:us|me)|kamen|fanden (?:uns|mich)|antworteten|meldeten|llegaron|vinieron|respondieron) /;

/**
 * "We have no idea yet how to promote it", "wie wir Kunden finden, ist noch offen", 还没想好怎么推广: by their own words there is no way. What
 * stands before it in the sentence may be one: "24 of 40 came through the guild, but …".
 */
export const isWayOpen = memoise((clause: Clause): boolean => {
  const { tokens, context, sentence, speaker } = clause;
  if (speaker === 'rival' || speaker === 'quoted') return false;
  if (!sentence.isLatin) return isOpenInLetters(context) && !isHanArrival(clause);
  const span = openSpan(context);
  if (!span || arrived.test(spacedWords(tokens))) return false;
  const start = context.indexOf(tokens[0]!);
  return start < span.end && start + tokens.length > span.start;
});

/** The words of the sentence that say it. */
const openSpan = memoise((context: Clause['context']): { start: number; end: number } | undefined => {
  const words = spacedWords(context);
  if (!notYet.test(words) || !negatedOrOpen.test(words)) return undefined;
  const match = opens.map((pattern) => pattern.exec(words)).find((found) => found !== null);
  if (!match) return undefined;
  const start = words.slice(0, match.index).split(' ').length - 1;
  return { start, end: start + match[0].trim().split(' ').length };
});

const isOpenInLetters = memoise((context: Clause['context']): boolean => {
  const letters = lettersOf(context);
  return opensInChinese.test(letters) && !/[\d一二三四五六七八九十百]+(?:家|个|位|单|人)|来的|介绍/u.test(letters);
});

const place =
  '(?:pool|kitchen|room|hall|studio|workshop|oven|yard|barn|garden|unit|court|pitch|stage|lab|cellar|field|küche|raum|halle|saal|werkstatt|becken|cocina|sala|salón|piscina|taller|local|huerto)';
const askedForPlace = new RegExp(
  String.raw` (?:written|wrote|asked|ask|rang|called|emailed|phoned|approached|applied|geschrieben|gefragt|angefragt|escribí|escribimos|escrito|preguntado|pregunté|pedí) (?:\S+ ){0,2}?(?:an?|the|one|two|ein\S*|un|una) (?:\S+ ){1,2}?(?:that has|that have|which has|who has|with|for|about|mit|que tiene|con|por) (?:\S+ ){0,2}?${place} `,
);

/** "I've written to a hospice that has a pool", "asked a school for its kitchen": who may let us a place, and nobody who buys. */
export const isAskedForPlace = ({ tokens, sentence, speaker }: Clause): boolean =>
  sentence.isLatin && speaker === 'own' && isAskingForPlace(tokens);

const isAskingForPlace = memoise(
  (tokens: Clause['tokens']): boolean =>
    askedForPlace.test(spacedWords(tokens)) && !hasAny(tokens, 'pay', 'sell', 'book', 'customer'),
);
