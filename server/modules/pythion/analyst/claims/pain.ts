import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { lettersOf, spacedWords } from '../text/token';

const body =
  '(?:backs?|necks?|knees?|shoulders?|feet|foot|hands?|wrists?|hips?|legs?|eyes?|heads?|joints?|muscles|elbows?|ankles?|stomachs?|teeth|tooth)';
const pains = new RegExp(
  [
    ` ${body} (?:(?:often|always|really|still|constantly|then) )?(?:ache[sd]?|hurts?|is sore|are sore) `,
    ` (?:have|has|had|get|gets|suffer from|suffers from|complain of|complain about) (?:\\S+ ){0,2}?(?:${body} (?:ache|aches|pain|pains)|headaches?|backaches?|sore ${body}) `,
    ' (?:haben|hat|hatten|bekommen|bekommt|kriegen|klagen über|leiden (?:an|unter)|spüren) (?:\\S+ ){0,4}?\\p{L}*schmerzen ',
    ' (?:tut|tun) (?:\\S+ ){0,4}?weh | (?:schmerzt|schmerzen) (?:\\S+ ){0,2}?(?:der|die|das) (?:rücken|nacken|knie|schultern?|füße|hände|gelenke?|augen|kopf) ',
    ' (?:le|les) (?:duelen?|dolía) ',
    ' (?:tienen?|tenían|sufren?|padecen?|se quejan de) (?:\\S+ ){0,2}?dolor(?:es)? de (?:espalda|cabeza|cuello|rodillas?|hombros?|pies|piernas?|manos?|muñecas?|ojos|articulaciones|cintura|lumbares) ',
  ].join('|'),
  'u',
);
const painsHan =
  /(?:[头腰背肩颈脖膝腿脚手牙胃肚胸眼腕臂]|膝盖|肩膀|颈椎|腰椎|脖子|眼睛|关节|浑身|全身)(?:部|都|也|很|总|老|常常?|经常|会|又|特别|酸背|酸){0,3}(?:酸痛|疼|痛(?![点快恨]))/u;

/** What is promised against it, and no pain that is told. */
const relief =
  / (?:no|not|n't|without|against|relie\S+|ease[sd]?|cure[sd]?|treat\S*|prevent\S*|reduc\S*|end|ends|kein\S*|nicht|ohne|gegen|lindert?\S*|no|sin|contra|evita\S*|alivia\S*) /;
const reliefHan = /[不没未无]|治|缓解|止[疼痛]|预防|减轻|改善|针对|消除/u;

/** "Taxi drivers have back pain", "den Fahrern tut der Rücken weh", "les duele la espalda", 司机腰疼: people suffer. */
export const isInPain = memoise(({ tokens, speaker, modality, sentence }: Clause): boolean => {
  if (modality !== 'fact' || speaker === 'rival') return false;
  if (!sentence.isLatin) return isInPainHan(lettersOf(tokens));
  const words = spacedWords(tokens);
  return speaker !== 'own' && pains.test(words) && !relief.test(words);
});

/** Of a Chinese clause, the part between its commas that tells it: 我想卖坐垫给司机，司机腰疼. */
const isInPainHan = (letters: string): boolean =>
  /[疼痛]/u.test(letters) &&
  letters
    .split(/[,，;；。.]/u)
    .some((part) => painsHan.test(part) && !reliefHan.test(part) && !/^(?:我(?!们?问)|咱)/u.test(part));
