import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { hasAny, lettersOf, spacedWords } from '../../text/token';

/**
 * "Nobody's paid anything yet, I put the money in myself", "it's free until May": nobody was asked to pay. Who was asked or offered
 * it and didn't is counted.
 */
export const isUncharged = memoise(
  ({ isNobody, tokens, context, sentence }: Clause): boolean =>
    (isNobody || tokens.some(({ text }) => text === 'niemand' || text === 'keiner')) &&
    hasAny(tokens, 'pay') &&
    !hasAny(context, 'interview', 'outreach', 'survey') &&
    (sentence.isLatin
      ? selfFunded.test(spacedWords(context))
      : /自己(?:出|垫|掏|贴)|自掏腰包|免费/.test(lettersOf(context))),
);

const selfFunded = new RegExp(
  [
    ' (?:i|we) (?:put (?:in )?the money|put the money in|put my own money|paid for|pay for|fund|funded|cover|covered)(?: \\S+){0,6} (?:myself|ourselves) ',
    ' (?:own|my|our) (?:pocket|money|savings) ',
    " (?:it is|it 's|is|'s|all|still|was) (?:all |still )?free ",
    ' (?:geld kam von (?:mir|uns)|selbst bezahlt|selber bezahlt|aus eigener tasche|kostenlos|umsonst|gratis) ',
    ' (?:(?:lo|la) (?:puse|pusimos|pongo|ponemos)(?: yo)?|de (?:mi|nuestro) bolsillo|es gratis) ',
  ].join('|'),
);
