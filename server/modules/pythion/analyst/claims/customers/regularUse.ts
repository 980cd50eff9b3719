import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { has, hasAny, lettersOf, spacedWords, type Token } from '../../text/token';

const often = {
  de: '(?:jeden (?:tag|morgen|abend|monat)|jede (?:woche|nacht|schicht)|täglich|wöchentlich|mehrmals (?:am tag|die woche|in der woche))',
  es: '(?:tod[oa]s l[oa]s (?:días|semanas|mañanas|noches)|cada (?:día|semana|mañana|noche)|a diario|diariamente)',
};
const used = [
  new RegExp(
    ` \\d+ (?:\\S+ ){1,4}?(?:nutzen|benutzen|verwenden) (?:(?:es|ihn|sie|das|uns|unsere?[mnrs]?(?: \\S+)?|die app|das programm|die software) )(?:\\S+ ){0,3}?${often.de}(?= )`,
  ),
  new RegExp(
    ` \\d+ (?:\\S+ ){1,4}?(?:nutzen|benutzen|verwenden) ${often.de} (?:es|ihn|sie|uns|unsere?[mnrs]?|die app|das programm|die software)(?= )`,
  ),
  new RegExp(
    ` \\d+ (?:\\S+ ){1,4}?(?:(?:l[oa]s?|nos) (?:usan|utilizan)|(?:usan|utilizan) (?:nuestr[oa]s?|la app|la aplicación|el programa)(?: \\S+)?) (?:\\S+ ){0,3}?${often.es}(?= )`,
  ),
];
const usedInChinese =
  /[\d一二三四五六七八九十百]+多?[家个位名户][^，。,]{0,8}?(?:每天|天天|每周|每晚|每个星期)(?:都)?(?:在)?用(?:着)?(?:我们的?[^，。,]{0,6}|它)?(?:$|[，。,.])/u;

/** "26 Salons nutzen es jeden Tag", "26 peluquerías la usan todos los días", 26家店每天都在用: counted, ours and regular. */
export const isRegularUseAbroad = ({ tokens, context, sentence, modality, isNobody }: Clause): boolean =>
  modality === 'fact' &&
  !isNobody &&
  (sentence.hasLatin
    ? isUsedInWords(tokens)
    : usedInChinese.test(lettersOf(tokens)) && !/会|说|想|将|如果|可能|不/u.test(lettersOf(context)));

const isUsedInWords = memoise((tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return used.some((pattern) => pattern.test(words)) && !/ (?:nicht|nie|kaum|no|nunca) /.test(words);
});

/** "26 salons use Fresha every day", "usan Treatwell todos los días": what they use has a name, and it isn't ours. */
export const isOtherUsed = ({ tokens, sentence }: Clause): boolean =>
  sentence.hasLatin &&
  tokens.some(({ text }, index) => {
    if (!/^(?:uses?|using|usan|utilizan)$/.test(text)) return false;
    const [object, next] = [tokens[index + 1], tokens[index + 2]];
    return (
      object?.pos === 'noun' &&
      !has(object, 'own', 'product', 'prototype') &&
      !hasAny(tokens, 'own') &&
      /^(?:every|each|daily|for|to|instead|todos|todas|cada|para|a)$/.test(next?.text ?? '')
    );
  });
