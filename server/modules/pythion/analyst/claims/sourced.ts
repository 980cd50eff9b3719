import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { has, lettersOf, type Token } from '../text/token';

/** In Chinese, the authority and its verb are one word: 苏州住建局公布. */
export const isCensusSource = (token: Token): boolean =>
  has(token, 'source') || (token.text.length > 1 && /(?:公布|统计|普查|登记|备案|年鉴|商会|协会)$/.test(token.text));

/** Names where a figure comes from: "per the tax office", "says the guild", "(Destatis)". */
export const isSourced = memoise(
  (context: readonly Token[]): boolean =>
    context.some((token, index) => isCensusSource(token) && !isSigningUp(token, context[index + 1], context)) ||
    context.some(isFrom),
);

/** "310 patients registered.": with us, and in no register; not "7,400 practices are registered", "registered practices". */
const isSigningUp = ({ text }: Token, next: Token | undefined, context: readonly Token[]): boolean =>
  text === 'registered' && (next === undefined || next.pos === 'punct') && !context.some(({ lemma }) => lemma === 'be');

const isFrom = ({ text, lemma }: Token, index: number, context: readonly Token[]): boolean =>
  isNameInBrackets(context, index) ||
  /^(?:according|per|laut|según|data|figure|report|study|published|says|source|据|来源|数据|统计)$/.test(lemma) ||
  /^(?:laut|says|reports|据)$/.test(text) ||
  /(?:kammer|amt|verband|innung|register|verzeichnis|statistik)s?$|^(?:cámara|instituto|censo|padrón|协会|商会|年鉴|统计)$/.test(
    text,
  );

/** "(Destatis)", "(IHK 2023)"; not "(about 160 tours a year)". */
const isNameInBrackets = (context: readonly Token[], index: number): boolean => {
  const bracket = context[index]?.text;
  if (bracket !== '（' && bracket !== '(') return false;
  const after = context.slice(index + 1);
  const end = after.findIndex(({ text }) => text === ')' || text === '）');
  return after
    .slice(0, end < 0 ? after.length : end)
    .every(({ pos, text }) => pos !== 'num' || /^(?:19|20)\d\d$/.test(text));
};

/** 附近光是做汉服的,街道办登记了九百多家,价格战打得厉害: those who sell the same. */
export const isCountOfRivals = ({ context, sentence }: Clause): boolean =>
  !sentence.isLatin &&
  /价格战|抢(?:生意|客)|竞争(?:很|太|激烈|厉害)|跟我们?(?:抢|争|一样)|同行/u.test(lettersOf(context));
