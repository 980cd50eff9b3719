import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { isAgentive } from '../people/agentive';
import { relatives } from '../../text/relatives';
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
  (sentence.isLatin
    ? isUsedInWords(tokens)
    : usedInChinese.test(lettersOf(tokens)) && !/会|说|想|将|如果|可能|不/u.test(lettersOf(context)));

const foreseenUse =
  /(?<!都|就|也|才|还)会(?:每天|天天|每周|每晚|每个星期|每个?月|经常)(?:都)?(?:来)?(?:用|使用)(?![过了])/u;

/** 26家理发店会每天用: what they are going to do. 每天都会用 tells a habit. */
export const isUseForeseen = ({ tokens, sentence }: Clause): boolean =>
  !sentence.isLatin && foreseenUse.test(lettersOf(tokens));

const isUsedInWords = memoise((tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return used.some((pattern) => pattern.test(words)) && !/ (?:nicht|nie|kaum|no|nunca) /.test(words);
});

/** What customers go on with that isn't ours: a product with its name, or another person. */
export const isOtherUsed = (clause: Clause): boolean => isNamedUsed(clause) || isWithAnother(clause);

const staying =
  / (?:stay|stays|stayed|staying|stick|sticks|stuck|remain|remained|continue|continued|carry on|go on) with (?:the|an?|their|his|her)(?= )| (?:bleiben|blieben|bleibt) (?:\S+ )?(?:beim|bei (?:dem|der|ihre[mr]|einem|einer))(?= )| (?:siguen|sigue|siguieron|continúan|se quedan|se quedaron) con (?:el|la|su|un|una)(?= )/;
const stayingInChinese =
  /(?:还是|仍然?|继续|一直)(?:都)?(?:找|用|请|跟|在)(?:着)?(?!我|咱)[^,，。我咱]{0,6}(?:邻居|师傅|别家|别人|亲戚|熟人|同行|小贩)/u;

/** "Beim Nachbarn": with or without its ending. */
const isRelative = ({ lemma }: Token): boolean => relatives.test(lemma) || relatives.test(lemma.replace(/e?n$/, ''));

/** "Eight of ten owners stay with the gardener", "siguen con el vecino", 还是找邻居; not with one whom we supply (`markSupplied`). */
const isWithAnother = ({ tokens, sentence }: Clause): boolean => {
  if (!sentence.isLatin) return stayingInChinese.test(lettersOf(tokens));
  const words = spacedWords(tokens);
  const match = staying.exec(words);
  if (!match) return false;
  let length = 0;
  const at = tokens.findIndex(({ text }) => (length += text.length + 1) > match.index + match[0].length);
  const after = at < 0 ? [] : tokens.slice(at, at + 3);
  const end = after.findIndex(({ pos }) => pos === 'adp' || pos === 'punct' || pos === 'conj');
  const phrase = end < 0 ? after : after.slice(0, end);
  return (
    phrase.some((token) => has(token, 'people', 'rival') || isRelative(token) || isAgentive(token.lemma)) &&
    !hasAny(phrase, 'own', 'product', 'customer')
  );
};

const behindOften = new RegExp(` (?:nutzen|benutzen|verwenden) ${often.de} (?<name>\\S+) (?:[.,;]|und |$)`);

/** "26 Salons nutzen jeden Tag Treatwell": in German, the name stands behind how often; "es", "uns" and "die App" are no names. */
const isNamedBehind = ({ tokens }: Clause): boolean => {
  const name = behindOften.exec(spacedWords(tokens))?.groups?.['name'];
  const object = tokens.findLast(({ text }) => text === name);
  return object?.pos === 'noun' && !has(object, 'own', 'product', 'prototype');
};

/** "26 salons use Fresha every day", "usan Treatwell todos los días": what they use has a name, and it isn't ours. */
const isNamedUsed = (clause: Clause): boolean =>
  clause.sentence.isLatin && (isNamedBehind(clause) || isNamedBefore(clause));

const isNamedBefore = ({ tokens }: Clause): boolean =>
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
