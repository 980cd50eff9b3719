import type { Clause } from '../text/clause';
import { wordsInFigures } from '../text/figures';
import { memoise } from '../text/memoise';
import { parseNumber } from '../text/numbers';

/** What fewer of are better. */
const costly = {
  en: '(?:minutes?|hours?|days?|weeks?|errors?|faults?|deaths?|losses|returns|complaints|breakages)',
  de: '(?:minuten?|stunden?|tage?n?|wochen?|fehler|ausfälle|verluste|retouren|beschwerden)',
  es: '(?:minutos?|horas?|días?|semanas?|errores|fallos|bajas|muertes|devoluciones|quejas|roturas)',
};
const about = '(?:about |nearly |almost |fast |etwa |rund |casi |unos |unas |como )?';
const figure = /\d/;
const number = (name: string): string => `${about}(?<${name}>\\d[\\d.,]*)`;

/** "Con el nuestro fueron casi cuatro horas contra tres a mano": ours first, today's way behind. */
const pairs = [
  ` (?:with|on|using) (?:ours|our \\S+|mine) (?:\\S+ ){0,4}?${number('ours')} ${costly.en} (?:against|versus|vs|compared (?:to|with)) ${number('theirs')} `,
  ` mit (?:unser\\S*|mein\\S*) (?:\\S+ ){0,4}?${number('ours')} ${costly.de} (?:gegen|gegenüber|statt) ${number('theirs')} `,
  ` (?:con|en) (?:el|la|lo|los|las) (?:nuestr[oa]s?|mí[oa]s?) (?:\\S+ ){0,4}?${number('ours')} ${costly.es} (?:contra|frente a|versus) ${number('theirs')} `,
].map((pattern) => new RegExp(pattern));

/** "The crew with ours picked 14% fewer crates", "con la nuestra recogieron un 14 % menos": less work was done with it. */
const lessDone = [
  / (?:with|on|using) (?:ours|our \S+|mine) (?:\S+ ){0,2}?(?:picked|sold|harvested|finished|delivered|earned|packed|completed|produced|caught|planted|sewed) (?:about |nearly )?\d[\d.,]* ?(?:%|percent)? ?(?:fewer|less) /,
  / mit (?:unser\S*|mein\S*) (?:\S+ ){0,2}?(?:pflückte|verkaufte|erntete|schaffte|lieferte|verdiente|packte)\S* (?:\S+ )?\d[\d.,]* ?(?:%|prozent) weniger /,
  / (?:con|en) (?:el|la|los|las) (?:nuestr[oa]s?|mí[oa]s?) (?:\S+ ){0,2}?(?:recogi|vendi|cosech|termin|entreg|gan|produj)\S* (?:un )?\d[\d.,]* ?(?:%|por ciento) menos /,
];

const lasting =
  / (?:sle(?:pt|eps?)|reads?|play(?:s|ed)?|last(?:s|ed)?|battery|fresh|open|schlafen|schliefen|lesen|lasen|spielen|spielten|halten|hielten|hält|hielt|duermen?|durmieron|leen?|leyeron|juegan|jugaron|duran?|duró|duraron|aguantan?) |续航|营业|保鲜|保质|寿命|待机|停留|逗留|学习|看书|读书|阅读|睡|运动|锻炼|陪|玩|休/u;

/** "They slept 8 hours", 续航: whether a time is better when it is longer. */
export const isBetterLonger = (words: string): boolean => lasting.test(words);

/** Whether the sentence tells that less was done with ours. */
export const isLessDone = ({ context, sentence }: Clause): boolean => sentence.isLatin && isLessDoneIn(context);

const isLessDoneIn = memoise((context: Clause['context']): boolean => {
  const words = wordsInFigures(context);
  return figure.test(words) && lessDone.some((pattern) => pattern.test(words));
});

/** Whether our figure is the higher one of a measure that should be low. */
export const isWorseSideBySide = memoise(({ tokens, sentence }: Clause): boolean => {
  if (!sentence.isLatin) return false;
  const words = wordsInFigures(tokens);
  if (!figure.test(words) || isBetterLonger(words)) return false;
  const groups = pairs.map((pattern) => pattern.exec(words)?.groups).find((match) => match);
  return (parseNumber(groups?.['ours'] ?? '') ?? 0) > (parseNumber(groups?.['theirs'] ?? '') ?? Infinity);
});
