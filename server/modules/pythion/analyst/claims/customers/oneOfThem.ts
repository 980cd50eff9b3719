import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { lettersOf, type Token } from '../../text/token';

const stopped = {
  en: "(?:left|quit|stopped|cancelled|canceled|dropped (?:out|it|us)|gave (?:it |us )?up|pulled out|went back|switched|changed|closed|moved|no longer|does not|does n't|did not|did n't)",
  de: '(?:gekündigt|abgesprungen|ausgestiegen|aufgehört|gewechselt|zurück\\S*|abbestellt|geschlossen|nicht mehr|nutzt|wechselte|kündigte|hörte)',
  es: '(?:dej(?:ó|aron)|cancel(?:ó|aron)|abandon(?:ó|aron)|se (?:fue|fueron)|cambi(?:ó|aron)|ha (?:dejado|cancelado|cambiado)|han (?:dejado|cancelado|cambiado)|cerr(?:ó|aron)|ya no)',
} as const;
const few = {
  en: '(?:one|1|2|two) of (?:them|these|those|(?:the|our|my) (?![12] )\\S+)',
  de: '(?:einer|eine|eines|zwei|2) (?:davon|von (?:ihnen|diesen|denen)|der|unserer|dieser)',
  es: '(?:un[oa]|dos|2) de (?:ell[oa]s|l[oa]s (?![12] )\\S+|nuestr[oa]s (?![12] )\\S+|es[oa]s)',
} as const;

/** The sentence begins with the few: "of the five, one of them left" is read by its figures. */
const latin = new RegExp(
  (['en', 'de', 'es'] as const)
    .map(
      (language) =>
        `^ (?:(?:and|but|later|then|only|und|aber|doch|später|nur|y|pero|luego|después|solo) )*${few[language]} (?:(?!\\d|stay|still|remain|blieb|geblieb|sigu)\\S+ ){0,7}?${stopped[language]}(?= )`,
    )
    .join('|'),
  'u',
);
const others =
  / (?:all|both|the others?|the rest|another|others|none|nobody|most|everyone|alle|beide|die anderen|keiner|niemand|todos|todas|ambos|los demás|las demás|los otros|las otras|nadie|ningun[oa]|el resto) /;
const stay = / (?:stayed|stay|still|remain\w*|renewed|blieben|geblieben|noch|siguen|renovaron|quedaron) /;

/** 其中一个小区…就不再用了, 有两家退了货: one or two, whoever the others are. */
const han =
  /^(?:但是?|可是?|不过|后来|只是|当中|里面|目前|去年|今年|上个月)*(?:其中(?:只?有)?|只?有)的?[一1两二2][家个位名户所间台](?!月|星期|小时)[^。；;]{0,24}?(?:退了|停了|走了|不再?[用租订买续来做]|不肯|不想|不愿|没再?续|没有续|换了|换成|取消|退订|解约|关了|关门|搬走)/u;
const othersHan = /都|全|其余|其他|剩下|另外|也(?:不|停|退|走|没)/u;
const stayHan = /还在|继续|接着|留下|续/u;

/** "One of the estates changed its manager and no longer uses it": one or two of some, and not all. */
export const isOneOfThem = memoise((context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  if (/\p{Script=Han}/u.test(letters)) return han.test(letters) && (!othersHan.test(letters) || stayHan.test(letters));
  const words = wordsInFigures(context);
  return latin.test(words) && (!others.test(words) || stay.test(words));
});
