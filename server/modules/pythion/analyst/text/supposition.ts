import { spacedWords, type Token } from './token';

/** Imperfects that look like conditionals: "querían", "preferían". */
const imperfect =
  /^(?:quer|prefer|requer|her|hier|refer|suger|inger|diger|adher|transfer|infer|difer|adquir|inquir|mor|par)ían$/;
const conditional = /(?:[aei]|[nl]d)rían$|^(?:hab|sab|cab|quer|pod)rían$/;

/** "Se apuntarían", "vendrían": of many, because the singular looks like "panadería". */
export const isSpanishConditional = ({ text }: Token): boolean => conditional.test(text) && !imperfect.test(text);

const supposing =
  /^ (?:\S+ ){0,4}?(?:segur[oa]s? (?:de )?que|(?:creo|pienso|supongo|imagino|imaginamos|suponemos|calculo|calculamos|confío en|confiamos en) que) /;

/** "Estoy casi seguro de que diez vendrían", "seguro que se apuntan veinte bares": the founder's belief. */
export const isSpanishBelief = (tokens: readonly Token[]): boolean => supposing.test(spacedWords(tokens));
