import type { Clause } from '../../text/clause';
import { has, hasAny, spacedWords, type Token } from '../../text/token';

/** What has no article either: "bread does not keep", "Regen hört nicht auf". */
const masses =
  /^(?:rain|snow|water|heat|dust|mou?ld|bread|paper|wood|metal|plastic|food|money|time|music|grass|soil|sand|concrete|glass|milk|meat|fish|fruit|research|health|word|email|mail|cash|regen|schnee|wasser|hitze|staub|schimmel|brot|papier|holz|metall|plastik|kunststoff|essen|geld|zeit|musik|gras|boden|beton|glas|milch|fleisch|fisch|obst|gemüse|forschung|wer|was|dort|hier|dann|sonst|leider|heute|bisher|trotzdem|damit|dafür|dabei|daher|deshalb|also|noch|selbst|jemand|niemand|nadie|alguien|quien|hoy|aquí|así|todavía|aún|también|tampoco|además|ahora|ya|casi|hasta|porque|aunque)$/;
const bare = String.raw`^ (?:(?:but|and|aber|und|doch|pero|y) )?(?<name>\p{L}[\p{L}\d.]{2,}) `;
const denying = [
  `${bare}(?:app )?(?:does|did|can|could|ca|will|wo) (?:n't|not) \\p{L}+ `,
  `${bare}(?:app )?(?:(?:has|offers|shows|covers|knows|sends|sells|supports|reads|takes|lists) (?:no|hardly any|few) )`,
  `${bare}(?:\\p{L}+t|kann|hat|weiß|lässt|darf) (?:[^\\s,.;]+ ){0,6}?(?:nicht|kein\\p{L}*|kaum|schlecht|nie) `,
  `${bare}(?:no|nunca|apenas) (?!(?:es|está|hay|son|hace falta|me|nos) )(?:l[aeo]s? )?\\p{L}+[aeué] `,
].map((source) => new RegExp(source, 'u'));
/** What a provider does, and no place, person or force: "knows", "shows", "covers". */
const ofProvider =
  / (?:(?:n't|not) (?:know|show|cover|offer|support|remind|alert|warn|list|track|send|sell|sort|split|read|count|recogni[sz]e|understand)|offers|shows|covers|knows|sends|sells|supports|lists|kennt|zeigt|bietet|deckt|kann|erinnert|warnt|erkennt|versteht|unterstützt|conoce|muestra|ofrece|cubre|avisa|reconoce|entiende|permite) /;
/** The name stands elsewhere with a rival, a price or "app". */
const isProvider = (name: string, clause: Clause, clauses: readonly Clause[]): boolean =>
  clauses.some(
    (other) =>
      other !== clause &&
      other.tokens.some(({ text }) => text === name) &&
      (hasAny(other.tokens, 'rival', 'price') || / (?:apps?|software|aplicación) /.test(spacedWords(other.tokens))),
  );
/** Most clauses have none of these words. */
const trigger = / (?:not|n't|no|hardly|few|nicht|kein\p{L}*|kaum|schlecht|nie|nunca|apenas) /u;

const isName = (token: Token | undefined): boolean =>
  token !== undefined && token.concepts.size === 0 && !token.text.endsWith('s') && !masses.test(token.text);

/** "Our app Mapita", "Mapita ist eine App": ours, wherever the text says it. A text may begin with the name of its own product. */
const isOurs = (name: string, clause: Clause, clauses: readonly Clause[]): boolean =>
  (clauses[0] !== clause && clauses[0]?.tokens[0]?.text === name) ||
  clauses.some(
    ({ tokens }, index) =>
      clauses[index] !== clause &&
      tokens.some(({ text }) => text === name) &&
      (hasAny(tokens, 'own', 'career') || !hasAny(tokens, 'rival', 'price', 'cost', 'negation', 'lacking')),
  );

const stem = 5;
/** What it fails at is what the text is about: "Yuka does not know allergies" beside "parents of children with allergies". */
const isOfSubject = ({ tokens, sentence }: Clause, name: string, clauses: readonly Clause[]): boolean => {
  const words = tokens.filter(({ text }) => text.length >= stem && text !== name && !common.test(text));
  return words.some(({ text }) =>
    clauses.some(
      (other) => other.sentence !== sentence && other.tokens.some((word) => word.text.startsWith(text.slice(0, stem))),
    ),
  );
};
const common =
  /^(?:every|their|there|about|which|other|keine|nicht|diese|jeden|alles|todos|todas|nuestr\p{L}*|unser\p{L}*)$/u;

/**
 * What a provider that the text only names does badly: "Yuka does not know allergies well", "Yuka kennt Allergien nicht gut", "Yuka no
 * conoce bien las alergias". Not "Anna cannot code", and not what our own product lacks.
 */
export const isNamedFailing = (clause: Clause, clauses: readonly Clause[]): boolean => {
  const { sentence, tokens, context, speaker, modality } = clause;
  if (!sentence.isLatin || modality !== 'fact' || speaker === 'own' || speaker === 'quoted') return false;
  if (tokens[0] !== context[0]) return false;
  const words = spacedWords(tokens);
  if (!trigger.test(words)) return false;
  const name = denying.map((pattern) => pattern.exec(words)?.groups?.['name']).find((found) => found !== undefined);
  if (name === undefined || hasAny(tokens, 'own', 'pay', 'interview', 'customer')) return false;
  const token = tokens.slice(0, 2).find(({ text }) => text === name);
  if (!ofProvider.test(words) && !words.includes(`${name} app `) && !isProvider(name, clause, clauses)) return false;
  return isName(token) && !has(token, 'people') && !isOurs(name, clause, clauses) && isOfSubject(clause, name, clauses);
};
