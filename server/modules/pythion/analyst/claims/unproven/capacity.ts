import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { hasAny, lettersOf, spacedWords } from '../../text/token';

const upTo = '(?:(?:up to|about|around|at least|bis zu|etwa|rund|hasta|unos|unas|cerca de|como) )?';
/** How many there is room for: "caben 25 perros", "it seats 40", "Platz für 25", with few words before it. */
const room = new RegExp(
  `^ (?:\\S+ ){0,5}?(?:${[
    `(?:caben|cabrían|cabrán|cabe) (?:(?:un|una|bien) )?${upTo}`,
    `(?:hay|habría|tenemos|tengo|tiene|tendríamos|tendría|tendrá|con) (?:sitio|espacio|lugar|cupo|capacidad|aforo|cabida) (?:para|de) ${upTo}`,
    `(?:el )?(?:aforo|cupo) (?:es|sería|será) de ${upTo}`,
    `(?:holds|seats|sleeps|fits|houses|accommodates|(?:can|could|would|will) (?:hold|seat|sleep|fit|house|accommodate)) ${upTo}`,
    `(?:has|have|is|'s|be|was|with) (?:\\S+ )?(?:room|space|capacity) for ${upTo}`,
    `(?:the )?capacity (?:is|of|would be) ${upTo}`,
    `(?:fasst|fassen) ${upTo}`,
    `platz (?:(?:ist|wäre|gibt es|haben wir|hätten wir|hat es|bietet es) )?für ${upTo}`,
    `(?:passen|passten) ${upTo}`,
  ].join('|')})\\d`,
);
const roomHan =
  /(?:(?:可|可以|能|能够|最多)?容纳|[坐住放装站停睡]得下|(?:最多|能|可以?)(?:坐|住|放|装|停|睡)(?:得?下)?)[^,，。]{0,3}[\d一二两三四五六七八九十百千]/u;

/** It is full, or what was made is shown: more than room. */
const filled =
  / (?:full|sold out|booked|busy|occupied|paid|sold|voll|ausgebucht|belegt|besetzt|ausverkauft|bezahlt|verkauft|llen[oa]s?|llenamos|complet[oa]s?|agotad[oa]s?|agotaron|ocupad[oa]s?|pagad[oa]s?|vendid[oa]s?) /;

/** "Caben 25 perros", "the hall seats 90", 能容纳25只狗: room for customers, and none who came. */
export const isCapacity = memoise(({ tokens, context, quantities, sentence }: Clause): boolean => {
  if (quantities.some(({ period, of }) => period !== undefined || of !== undefined)) return false;
  if (hasAny(tokens, 'pay', 'sell', 'renew', 'prototype', 'survey', 'interview')) return false;
  if (!sentence.isLatin) {
    const letters = lettersOf(tokens);
    return roomHan.test(letters) && !/满|订光|卖光/u.test(lettersOf(context));
  }
  const words = wordsInFigures(tokens);
  return room.test(words) && !filled.test(spacedWords(context));
});
