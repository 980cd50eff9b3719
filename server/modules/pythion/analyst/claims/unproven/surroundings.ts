import { memoise } from '../../text/memoise';
import { us } from '../../text/ourselves';
import { lettersOf, spacedWords, type Token } from '../../text/token';
import { wordsInFigures } from '../../text/figures';

/** Weather, nature and the past of a place: "este año llovió 1.180 milímetros", "the rodeo drew 6,500 people in 1923". */
const nature =
  / (?:it (?:rained|snowed)|(?:llovió|nevó) (?:unos |unas )?\d[\d.,]* (?:milímetros|centímetros|litros|mm|cm)|hat (?:es )?(?:geregnet|geschneit)|regnete es|schneite es|(?:metres|meters|feet|metros|meter) (?:above sea level|high above|sobre el nivel|de altura|de altitud|über dem meer|ü\. ?d\. ?m)|(?:mide|ocupa) (?:unas? |unos )?\d[\d.,]* (?:hectáreas|kilómetros)|(?:i was|he was|she was|nací|nació|bin ich|wurde ich|ich wurde|ich kam) (?:born|geboren|con \d|zur welt)|(?:in|im jahr|en el año) 1[5-8]\d\d|(?:in|im jahr|en) 19[0-5]\d) /;
const natureInChinese =
  /(?:今年|去年|昨天|上个月|这里)[^，。,]{0,6}(?:下了|降雨|气温|海拔)[^，。,]{0,6}(?:毫米|度|米|场雨|雪)|我?出生(?:时|于|那年)/u;
/** What only a household has. */
const pets =
  / (?:neighbou?r|nachbar(?:in)?|vecin[oa]|aunt|uncle|tante|onkel|t[ií][oa]|mother|mutter|madre|grandmother|oma|abuel[oa]) (?:has|had|keeps|hat|hatte|hält|tiene|tenía|cría) (?:\S+ ){0,4}?(?:hens?|cats?|dogs?|parrots?|hühner|katzen?|hunde?|papagei\S*|gallinas?|gatos?|perros?|loros?) /;

/** Whether a sentence tells of the weather, of nature, the past or a household, and not of us. */
export const isSurroundings = memoise((context: readonly Token[]): boolean => {
  const words = wordsInFigures(context);
  if (nature.test(words) || pets.test(words))
    return !us.test(words.replace(/ (?:i was|ich wurde|wurde ich|bin ich|my|mein|meine|mi|yo)(?= )/g, ' '));
  return natureInChinese.test(lettersOf(context)) && !/我们/u.test(lettersOf(context));
});

const staff =
  '(?:staff|employees|workers|sitters|drivers|people on (?:its|the) payroll|angestellten?|mitarbeiter\\S*|beschäftigten?|emplead[oa]s|trabajador[ae]s)';
/** The size of a firm: "the biggest caterer has 3,200 staff and 90 trucks", 有家大公司有四百个员工. */
const firmSize = new RegExp(
  ` (?:has|have|had|employs?|employed|(?:hat|haben|hatte|beschäftigt)(?: [^\\s,]+){0,6}|tiene|tienen|tenía|emplea|con|with|of) (?:about |over |some |nearly |rund |etwa |über |unos |unas |más de )?\\d[\\d.,]* (?:\\S+ )?${staff} `,
  'u',
);
const firmSizeInChinese =
  /(?:公司|企业|厂|集团|连锁|店)[^，。,]{0,6}有[^，。,]{1,8}(?:个|名|位)?(?:员工|工人|职工|师傅|司机)/u;

/** Whether a sentence counts what a firm has: its size is no number of customers. */
export const isFirmSize = memoise((context: readonly Token[]): boolean => {
  const words = wordsInFigures(context);
  return firmSize.test(words)
    ? !us.test(spacedWords(context)) && !/ (?:who|that|which|die|que|each|every|jeder?|cada) /.test(words)
    : firmSizeInChinese.test(lettersOf(context)) && !/我/u.test(lettersOf(context));
});
