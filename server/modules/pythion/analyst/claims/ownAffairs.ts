import type { Clause } from '../text/clause';
import { wordsInFigures } from '../text/figures';
import { months } from '../text/months';
import { hasAny, lettersOf } from '../text/token';

const seasons = `(?:${months.en}|${months.de}|${months.es}|spring|summer|autumn|fall|winter|frühjahr|sommer|herbst|primavera|verano|otoño|invierno)`;

/** "January was dead", "im Winter ist tote Hose", "enero es flojo": a season without work. */
const idle = new RegExp(
  ` ${seasons} (?:is|was|are|were|ist|war|es|está|fue|estuvo) (?:\\S+ ){0,2}?(?:dead|slack|quiet|slow|tote hose|flaute|mau|wenig los|nichts los|floj[oa]|muert[oa]|tranquil[oa]|parad[oa]) `,
);
const idleHan =
  /(?:[春夏秋冬](?:天|季)|淡季|过年|春节|[一二三四五六七八九十\d]+月份?)(?:我们?|这边|就|都|基本|比较|会|很|特别|最){0,3}(?:没什么?(?:单|活|生意)|冷清|清淡|没活干?)/u;

/** "Our warehouse is full", "schaffe ich allein nicht", "no damos abasto", 仓库不够放了: more is asked of us than we can do. */
const atLimit =
  / (?:our|my) (?:warehouse|workshop|store|storeroom|kitchen|van|barn|garage|shed|studio) (?:is|was|'s) (?:\S+ ){0,2}?(?:full|too small|bursting) | (?:we|i) (?:ca ?n't|can not|cannot|could ?n't) (?:keep up|take on (?:any )?more|handle (?:any )?more|manage (?:any )?more|do (?:any )?more) | (?:schaffe ich|schaffen wir|schaff ich) (?:allein(?:e)? |so |derzeit )*nicht | (?:wir kommen|ich komme) (?:kaum |nicht )(?:mehr )?(?:hinterher|nach) | (?:unser|mein) lager (?:ist|wird) (?:\S+ )?(?:zu klein|voll) | no (?:damos|doy) abasto /;
const atLimitHan =
  /(?:仓库|车间|冷库|场地)[^,，。]{0,4}(?:不够(?:放|用)|放不下|太小|满了)|我们?[^,，。]{0,3}(?:忙|接|做|跑)不过来/u;

/** "Two customers were unhappy", "we had two complaints", 去年有两单投诉: what was wrong with ours, and not what it is for. */
const complained =
  /^ (?:(?:last year|so far|this year|but|and|und|y|aber|pero) (?:, )?)?(?:(?:we|i) (?:(?:have |'ve )?had|got|received) (?:\S+ )?(?:\d+|a|one) (?:\S+ )?complaints?|(?:wir|ich) hatten? (?:\S+ )?(?:\d+|eine) (?:beschwerden?|reklamation(?:en)?)|(?:tuvimos|tuve|hemos tenido) (?:\S+ )?(?:\d+|una) (?:quejas?|reclamaci(?:ón|ones))|\d+ (?:of them |of our )?(?:customers|clients|kunden|kundinnen|clientes|clientas) (?:were|waren|quedaron|quedaron muy|salieron) (?:unhappy|dissatisfied|disappointed|unzufrieden|descontent[oa]s|insatisfech[oa]s)) (?:$|[,.!;]|with us |mit uns |con nosotros )/;
const complainedHan =
  /^(?:去年|今年|上个?月|到现在|目前|一共|总共|只|也|就){0,2}有过?[\d一二三四五六七八九十两]+[单个起次例](?:客户)?(?:投诉|差评)[,，。.]?/u;

/** What happens in our business beside the trouble it is for: an idle season, more work than we can do, a complaint about us. */
export const isOwnAffair = ({ tokens, context, sentence, speaker }: Clause): boolean => {
  if (speaker === 'rival' || speaker === 'quoted') return false;
  if (!sentence.isLatin) {
    const letters = lettersOf(tokens);
    return (
      (!hasAny(context, 'people', 'customer') && (idleHan.test(letters) || atLimitHan.test(letters))) ||
      complainedHan.test(lettersOf(context))
    );
  }
  const words = wordsInFigures(tokens);
  return (!hasAny(context, 'people', 'customer') && idle.test(words)) || atLimit.test(words) || complained.test(words);
};
