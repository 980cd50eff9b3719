import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';
import { lettersOf, spacedWords, type Token } from '../../text/token';

const needing =
  / (?:(?:we|i) (?:would |will |'ll |still |also )*(?:need|require)|(?:wir|ich) (?:brauchen?|benötigen?)|(?:brauchen?|benötigen?) (?:wir|ich)|necesitamos|necesito|(?:our|my|the|unser|nuestro|nuestra) (?:\S+ )?(?:goal|target|aim|ziel|objetivo|meta) (?:is|of|for|ist|sind|es|son)) (?:\S+ ){0,4}$| (?:(?:we|i)(?: am| are| 'm| 're)? (?:now |currently )?(?:seek|seeking|raise|raising|looking for|looking to raise)|(?:wir|ich) suchen?|suchen? (?:wir|ich)|buscamos|busco) (?:\S+ )?$/;
const needingHan = /(?:需要|还差|想融|融资|筹集)[^收付卖，。]{0,6}$/u;

/** 一千块一周利息两百: what is lent. */
const interest = /^的?(?:收|要|算)?利息/u;

/** "Wir brauchen 20.000 Euro für den Start", "we're raising $250,000 for 10%", "we need £2 per order to break even", 我们需要20万元启动资金: a sum that is sought. */
export const isNeeded = ({ tokens, sentence }: Clause, { start, end }: Quantity): boolean =>
  sentence.isLatin
    ? needing.test(spacedWords(tokens.slice(0, start)))
    : namesNeed(tokens) &&
      (needingHan.test(lettersOf(tokens.slice(0, start))) || interest.test(lettersOf(tokens.slice(end))));

const namesNeed = memoise((tokens: readonly Token[]): boolean =>
  /需要|还差|想融|融资|筹集|利息/u.test(lettersOf(tokens)),
);
