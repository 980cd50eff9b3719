import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { hasAny, lettersOf, spacedWords } from '../text/token';

/** What nobody suffers from who hasn't it. */
const welcome = {
  en: '(?:problems?|pains?|aches?|headaches?|troubles?|issues?|complaints?|objections?|interest|intentions?|need|plans?|reason|doubts?|fear|debts?|limits?|contract|obligation|idea|effect|influence|competition|competitors?|match|equal)',
  de: '(?:probleme?|\\S*schmerzen|schwierigkeiten|beschwerden?|einwände?|interesse|absicht|bedarf|pläne?|grund|zweifel|angst|schulden|vertrag|ahnung|einfluss|lust|konkurrenz|wettbewerb)',
  es: '(?:problemas?|dolor(?:es)?|quejas?|objeciones|interés|intención|necesidad|planes|motivo|dudas?|miedo|deudas?|contrato|idea|influencia|competencia)',
} as const;
const lacks = [
  new RegExp(
    ` (?:have|has|had|there (?:is|are|was)|there 's) (?:\\S+ ){0,4}?(?:and|but) (?:nobody|no one|no_one|nothing) to (?!${welcome.en} )\\S| (?:(?:have|has|had|get|gets|there (?:is|are|was)|there 's) (?:almost |simply |often |usually )?(?:no|nothing|nowhere|nobody|no one|hardly any|barely any|too few|too little)|(?:do|does|did)(?: n't| not) (?:have|get|find)(?: any| an?| enough| the| anyone| anything| anybody)?) (?!(?:\\S+ )?${welcome.en} )\\S`,
  ),
  new RegExp(
    ` (?:haben|hat|hatten|finden|findet|bekommen|bekommt|kriegen|gibt es|gab es|fehlt|fehlen)(?: [^\\s,]+){0,4}? (?:keine?[nrm]?|nichts|niemanden|nirgends|kaum|zu wenige?|(?<=fehl\\S+ )(?:[^\\s,]+)) (?!(?:\\S+ )?${welcome.de} )\\S`,
  ),
  new RegExp(
    ` (?:no (?:tienen?|tenían|hay|había|encuentran?|consiguen?|cuentan? con)|les faltan?) (?!(?:\\S+ ){0,2}?${welcome.es} )\\S`,
  ),
];
const ours =
  / (?:we|i|us|our|ours|my|wir|ich|uns|unser\S*|nosotr[oa]s|nuestr\S+|tenemos|yo|mi|competitors?|rivals?|konkurrenz|competencia) /;
const lacksInChinese =
  /(?:没有?(?!人)|缺(?:少|乏)?|找不到|买不到|吃不上|请不到|雇不到|看不到)(?!问题|意见|兴趣|必要|需求|关系|想法|付|买|用|下单|报名|续|退|.{0,2}[过了做问试谈说想])\S/u;
const oursInChinese = /我|咱|竞争|同行/u;

/** "Villages have no doctor", "Eltern haben keine Zeit zum Kochen", "no hay médico", 村里没有医生: what people need and lack. */
export const isLack = memoise((clause: Clause): boolean => {
  const { tokens, context, sentence, speaker, modality, quantities } = clause;
  if (modality !== 'fact' || !(speaker === 'people' || (speaker === 'other' && hasAny(context, 'people'))))
    return false;
  if (!sentence.isLatin) return lacksInChinese.test(lettersOf(tokens)) && !oursInChinese.test(lettersOf(tokens));
  const words = spacedWords(tokens);
  return (
    !quantities.some(({ kind }) => kind === 'money' || kind === 'percent') &&
    lacks.some((pattern) => pattern.test(words)) &&
    !ours.test(words)
  );
});
