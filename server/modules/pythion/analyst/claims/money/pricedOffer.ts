import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';

const things = String.raw`(?:(?!(?:not|no|never|nicht|kein\S*|nie|nunca|for|für|por|from|von|de) )[^\s,.;:]+ ){1,9}?`;
const inWords = String.raw`(?:(?!(?:no|nunca) )[^\s,.;:]+ ){1,10}?`;
const amount = String.raw`(?:(?:only|just|nur|solo|sólo|about|rund|unos|je) )*(?:[£€$] ?)?(?<amount>\d[\d.,]*) `;
/** What we do for others, with its price: not "we rent a hall for 300". */
const offers = [
  `^ (?:(?:today|now|so) )?(?:i|we) (?:bring|deliver|sell|repair|mend|fix|clean|cook|bake|offer|rent out|lend|teach|wash|sharpen|walk|cut|print) ${things}for ${amount}`,
  `^ (?:(?:heute|jetzt) )?(?:ich|wir)? ?(?:bring|liefer|verkauf|reparier|putz|reinig|koch|back|vermiet|verleih|wasch|schleif|schneid|druck|biet)(?:en?|n) (?:(?:ich|wir) )?${things}für ${amount}`,
  `^ (?:(?:hoy|ahora) )?(?:llevamos|llevo|traemos|repartimos|reparto|entregamos|entrego|vendemos|vendo|arreglamos|arreglo|reparamos|reparo|limpiamos|limpio|cocinamos|cocino|ofrecemos|ofrezco|lavamos|lavo|enseñamos|prestamos|cortamos|corto|afilamos|afilo|imprimimos) ${inWords}por ${amount}`,
].map((source) => new RegExp(source, 'u'));

const priceOf = memoise(({ tokens }: Clause): string | undefined => {
  const words = wordsInFigures(tokens);
  return offers.map((pattern) => pattern.exec(words)?.groups?.['amount']).find((found) => found !== undefined);
});

/** "Llevamos comida caliente a las obras por 7 euros": what we do for others, and what it costs them. Not "we rent a hall for 300". */
export const isPricedOffer = (clause: Clause, { start, kind }: Quantity): boolean => {
  const { sentence, speaker, modality, negated, quantities } = clause;
  return (
    sentence.isLatin &&
    kind === 'money' &&
    modality === 'fact' &&
    (speaker === 'own' || speaker === 'other' || speaker === 'people') &&
    negated.size === 0 &&
    quantities[0]?.start === start &&
    priceOf(clause) !== undefined
  );
};
