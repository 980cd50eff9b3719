import { lettersOf, spacedWords, type Token } from './token';

/** Imperfects that look like conditionals: "querían", "preferían". */
const imperfect =
  /^(?:quer|prefer|requer|her|hier|refer|suger|inger|diger|adher|transfer|infer|difer|adquir|inquir|mor|par)ían$/;
const conditional = /(?:[aei]|[nl]d)rían$|^(?:hab|sab|cab|quer|pod)rían$/;

/** "Se apuntarían", "vendrían": of many, because the singular looks like "panadería". */
export const isSpanishConditional = ({ text }: Token): boolean =>
  text.endsWith('rían') && conditional.test(text) && !imperfect.test(text);

const wouldForUs =
  / (?:me|nos) (?:l[oae]s? )?(?!(?:gustar|encantar|interesar|convendr|bastar|alcanzar|sobrar|costar|faltar|saldr|quer|her|hier|prefer|requer|suger|refer|dir|transfer|adquir|difer|infer|adher)[ií]an? )\p{L}+(?:[aei]r|[nl]dr)[ií]an? /u;

/** "A todas me las presentaría la administradora", "nos prestaria el micrófono": what somebody would do for us, with or without its accent. */
export const isDoneForUsThen = (tokens: readonly Token[]): boolean => wouldForUs.test(spacedWords(tokens));

const supposing =
  /^ (?:\S+ ){0,4}?(?:(?:es|parece) (?:muy |bastante |más que )?(?:posible|probable) que|puede que|quizás?|tal vez|a lo mejor|segur[oa]s? (?:de )?que|(?:creo|pienso|supongo|imagino|imaginamos|suponemos|calculo|calculamos|confío en|confiamos en) que) /;

/** "Estoy casi seguro de que diez vendrían", "seguro que se apuntan veinte bares": the founder's belief. */
export const isSpanishBelief = (tokens: readonly Token[]): boolean => supposing.test(spacedWords(tokens));

const supposingHan =
  /我们?(?:相信|觉得|敢说|有把握)[^,，。了]{0,12}会(?!议|员|计|所)|(?:估计|肯定|一定|想必|说不定|料想)[^,，。了]{0,12}(?:会(?!议|员|计|所)|愿意)/u;

/** 我相信会有四十个家庭回购, 估计有四十个家庭会再来: not 估计每家浪费两百元. */
export const isChineseBelief = (tokens: readonly Token[]): boolean => supposingHan.test(lettersOf(tokens));
