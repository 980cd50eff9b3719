import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { has, hasAny, lettersOf, spacedWords } from '../text/token';

const gone = {
  en: '(?:died|withered|wilted|broke|ripped|tore|snapped|burst|leaked|crashed|drowned|rotted|rusted|(?:got|was|were|went) (?:lost|stolen|sick|ill|wet|missing|mouldy|moldy|broken|torn|ruined|off))',
  de: '(?:gestorben|eingegangen|verdorrt|vertrocknet|verwelkt|gerissen|zerrissen|zerbrochen|kaputtgegangen|kaputt gegangen|abgebrochen|gestohlen|verloren gegangen|verschimmelt|geplatzt|heruntergefallen|ertrunken)',
} as const;

/** Things of the founder's that died or broke, and journeys, moves and purchases of his own. */
const events = new RegExp(
  ` (?:${[
    `(?:of )?(?:my|our) (?:\\S+ ){1,4}?${gone.en}`,
    '(?:i|we) (?:also |once |even )?(?:travell?ed|toured|hiked|cycled|flew|camped|moved (?:house|home|flat|to)|got married|broke (?:my|our)|lost (?:my|\\d+)|read \\d+|bought (?:\\d+|some|a|an|my) )',
    `(?:mir|uns) (?:sind|ist) (?:\\S+ ){0,9}?${gone.de}`,
    `(?:sind|ist) (?:mir|uns|meine?) (?:\\S+ ){0,9}?${gone.de}`,
    `(?:meine?|unsere?) (?:\\S+ ){1,4}?(?:sind|ist) (?:\\S+ ){0,6}?${gone.de}`,
    '(?:(?:ich|wir) (?:bin|sind)|(?:bin|sind) (?:ich|wir)) (?:\\S+ ){0,9}?(?:gereist|umgezogen|geflogen|gewandert|geradelt|gestürzt)',
    '(?:reiste|wanderte|flog) ich|ich (?:reiste|wanderte|flog)',
    '(?:(?:ich habe|wir haben)|(?:habe ich|haben wir)) (?:\\S+ ){0,9}?(?:verloren|zerbrochen|gekauft|gelesen|geheiratet)',
    'se (?:me|nos) (?!(?:acerc|un|sum|apunt|inscrib|ocurr)\\p{L}+ )(?:(?:han|ha|habían) )?\\p{L}+(?:ó|aron|ieron|eron|ado|ido|erto|oto)',
    '(?:viajé|viajamos|me mudé|nos mudamos|me casé|volé|me caí|me rompí|leí|perdí|recorrí|compré|compramos)',
  ].join('|')}) `,
  'u',
);
const eventsInChinese =
  /^[^，。,我咱]{0,14}(?:我|我们|咱)(?:家|自己)?(?:的|养的|种的)?[^，。,]{0,6}?(?:(?:死|坏|丢|破|枯|碎|摔坏|养死|弄丢|弄坏)了|(?:去|跑|飞|走|玩|旅游|旅行|搬|买|读|看)了[\d一二两三四五六七八九十几]+[个次本趟座盆条件双家]?(?:城市|国家|地方|家|书|花|衣服|鞋|裤子)?[^，。,客户店人]{0,4}$)/u;
const dealingInChinese = /客|付|卖|收|用户|顾客|试|店|人/u;

/**
 * "Se me murieron seis plantas", "last year I travelled to five cities", "mir sind drei Hosen gerissen": what happened to the
 * founder, with nobody else in the sentence. It shows no payment and no use. Not "se me apuntaron seis vecinos".
 */
export const isPrivateEvent = memoise(({ tokens, context, sentence, modality }: Clause): boolean => {
  if (modality !== 'fact') return false;
  if (!sentence.isLatin) {
    const letters = lettersOf(tokens).replace(/[.。]$/u, '');
    return !dealingInChinese.test(lettersOf(context)) && eventsInChinese.test(letters);
  }
  return (
    !hasAny(context, 'customer', 'pay', 'sell', 'use', 'book', 'renew', 'again', 'prototype') &&
    // A town is a place, and to travel is no talk.
    !context.some((token) => has(token, 'people') && !has(token, 'place')) &&
    events.test(spacedWords(tokens))
  );
});
