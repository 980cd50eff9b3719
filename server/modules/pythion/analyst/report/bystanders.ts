import type { Phrase } from '../claims/people/phrase';
import { lettersOf, spacedWords, type Token } from '../text/token';

const neighbours = /^(?:vecin[oa]s|neighbou?rs|nachbar(?:n|innen)|邻居们?)$/;
const complaining =
  /^(?: \S+){0,1} (?:se quejan|reclaman|protestan|denuncian|complain|protest|beschweren|klagen) |^(?:都|也|会|经常)*(?:投诉|抱怨)/u;
/** "Hablamos con 32 mayores y con las trabajadoras sociales": who was asked besides. */
const askedBesides =
  / (?:hablamos|hablé|hemos hablado|he hablado|talked|spoke|spoken|gesprochen|sprachen|sprach) (?:con|with|to|mit) (?:\S+ ){1,6}?(?:y con|and (?:with|to)|und mit) (?:l[oa]s |the |den )?$/;

/** "Los vecinos reclaman por los ladridos", "… y con las trabajadoras sociales": neither has the trouble of the customers. */
export function isBystander(tokens: readonly Token[], { at, end }: Pick<Phrase, 'at' | 'end'>): boolean {
  const rest = tokens.slice(end);
  if (neighbours.test(tokens[end - 1]?.text ?? ''))
    return complaining.test(spacedWords(rest)) || complaining.test(lettersOf(rest));
  return askedBesides.test(spacedWords(tokens.slice(0, at)));
}
