import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { has, lettersOf, spacedWords, type Token } from '../text/token';

const commonplaces = [
  / (?:the|our|this) (?:whole )?(?:world|times?|life|age|society) (?:is|are|keeps?|has|have|moves?|changes?) (?:\S+ ){0,2}?(?:chang\S*|mov\S*|evolv\S*|faster|differently|fast) /,
  / (?:every|each|any) (?:\S+ )?(?:journey|road|path|story|adventure) (?:starts?|begins?) /,
  / there (?:is|are|'s|would be) (?:so )?(?:many|much|lots|a lot|plenty) (?:of )?(?:things |more )?(?:to|that could be) (?:say|said|tell|add|write) /,
  / (?:good|great|big) things (?:take|need) (?:their )?time | time (?:will|'ll) (?:show|tell) /,
  / customers? (?:always |will always )?(?:comes?|is|are) (?:always )?(?:first|king|right) (?:[.,;!]|(?:with|for) us|here|every|$)/,
  / people (?:just )?want (?:things|everything|life|it) (?:to be )?(?:easy|easier|simple|simpler|fast) /,
  / die (?:welt|zeit(?:en)?) (?:ver)?änder[nt] sich | jede[rs]? (?:weg|reise|anfang) (?:beginnt|fängt|ist) | gut ding will weile | die zeit (?:wird (?:\S+ )?zeigen|zeigen) /,
  / der kunde (?:\S+ ){0,5}?(?:an erster stelle|im mittelpunkt|könig) /,
  / el mundo (?:cambia|está cambiando|avanza|va) | (?:todo|cada) (?:camino|viaje|comienzo) (?:empieza|comienza) | las cosas buenas (?:llevan|toman|requieren) | el tiempo (?:lo )?dirá /,
  / el cliente (?:siempre )?(?:es (?:siempre )?(?:lo primero|el rey|nuestra prioridad)|tiene la razón) | (?:muchas|tantas) cosas que (?:decir|contar) /,
];
const inChinese = /世界[^,，]{0,4}变化|千里之行|好事多磨|(?:客户|顾客)(?:放在)?(?:第一|至上|是上帝)|时间会证明/u;

/** "Every journey starts with a first step", "el mundo cambia cada vez más deprisa", "der Kunde steht an erster Stelle": true of any idea. */
export const isCommonplace = ({ tokens, quantities, sentence }: Clause): boolean =>
  sentence.isLatin ? quantities.length === 0 && isSaying(tokens) : inChinese.test(lettersOf(tokens));

const isSaying = memoise((tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return (
    commonplaces.some((pattern) => pattern.test(words)) &&
    // "The world is changing for dairy farmers".
    !tokens.some((token) => has(token, 'people') && !has(token, 'everyone') && !has(token, 'customer'))
  );
});
