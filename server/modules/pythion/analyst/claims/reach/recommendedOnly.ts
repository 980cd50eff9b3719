import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords, type Token } from '../../text/token';

const warmly = '(?:warmly|highly|gladly|strongly|always|often|again|to (?:everyone|everybody|anyone|all|others)) ';
const praised = [
  new RegExp(` recommend(?:s|ed|ing)? (?:us|me|it|(?:our|my) \\S+) (?:${warmly})*(?:[.,;]|$)`),
  / (?:empfehlen|empfahlen|empfiehlt) (?:uns|mich|es|unser\S* \S+) (?:(?:gern|gerne|oft|immer|wärmstens|allen|jedem) )*(?:weiter )?(?:[.,;]|$)/,
  / (?:nos|me|l[oa]) recom(?:iendan|endaron|ienda) (?:(?:mucho|siempre|a todos|a todo el mundo) )*(?:[.,;]|$)/,
];
const praisedInChinese =
  /(?:客户|顾客|客人|用户|家长|大家|很多人|许多人)[^,，。]{0,5}(?:推荐|夸|称赞)了?我们(?:的[^,，。]{1,6})?(?=[,，。.]|$)/u;

/** Who came of it, or how many. */
const arrived =
  / (?:come|comes|came|coming|through|via|because|new|found|won|kommen|kamen|durch|über|neue[rn]?|gewonnen|llegan|llegaron|vienen|vinieron|por|nuev[oa]s) /;
const arrivedInChinese = /来|新|带/u;

/** "Many happy customers recommend us", 很多客户推荐我们: praise without a figure, and nobody who came by it. */
export const isRecommendedOnly = ({ context, sentence }: Clause): boolean =>
  (sentence.isLatin ? isPraise(context) : isPraiseInChinese(context)) && !context.some(({ pos }) => pos === 'num');

const isPraise = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return praised.some((pattern) => pattern.test(words)) && !arrived.test(words);
});

const isPraiseInChinese = memoise((context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  return praisedInChinese.test(letters) && !arrivedInChinese.test(letters);
});
