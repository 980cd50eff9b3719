import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { has, spacedWords } from '../../text/token';
import { isAgentive } from '../people/agentive';
import { person } from './ownMeans';

const about = '(?:(?:about|around|rund|etwa|circa|unos|unas|casi|im monat|al mes) )*$';
const lead = '^ (?:(?:and|but|und|aber|y|pero) )?';

/** "A la limpiadora le pagamos", "al repartidor le damos": our hand pays somebody. */
const givenToThem = new RegExp(` (?:le|les) (?:pago|pagamos|doy|damos|abono|abonamos) ${about}`);
/** "Mi hermano se lleva", "el contable se lleva". */
const takenByThem = new RegExp(
  `${lead}(?:el|la|los|las|mis?|nuestr[oa]s?) (?<who>\\S+)(?: (?:de|del) \\S+)? se llevan? ${about}`,
);
/** "Meine Aushilfe bekommt", "mein Onkel kriegt", "my uncle gets". */
const receivedByOurs = new RegExp(
  `${lead}(?:meine?|unsere?|my|our|mi|nuestr[oa]) (?<who>\\S+) (?:bekommt|kriegt|erhält|verdient|gets|receives|cobra|recibe|gana) ${about}`,
);
/** "700 Euro, die ich ihm monatlich überweise", "700 euros que le pago", "£700 which I pay him". */
const sentBehind =
  /^ (?:, )?(?:(?:die|das) (?:ich|wir) (?:ihm|ihr|ihnen|de[mn] \S+|der \S+) (?:\S+ )?(?:überweisen?|zahlen?|bezahlen?|geben?) |que (?:le|les) (?:pago|pagamos|doy|damos|transfiero|transferimos) |(?:that|which) (?:i|we) (?:pay|send|give) (?:him|her|them) )/;
/** What customers of theirs pay them is none of our costs. */
const fromOthers =
  / (?:von|from|de) (?:seinen|ihren|den|his|her|the|sus|los|las) (?:kunden|gästen|customers|clients|guests|clientes) /;
const known = new RegExp(`^(?:${person.en}|${person.de}|${person.es}|soci[oa]|partner(?:in)?)$`);

/** "Früher hatte ich einen Partner, der 400 Euro im Monat bekam", "tenía un socio que se llevaba 400 euros": over. */
const former =
  / (?:hatten? (?:ich|wir) (?:[^\s,]+ ){1,6}, (?:der|die|das) (?:[^,]*? )?(?:bekam|kriegte|erhielt|verdiente|kostete|nahm)|(?:tenía|teníamos|tuve|tuvimos) (?:[^\s,]+ ){1,6}?(?:, )?que (?:(?:se|me|nos) )?(?:llevaba|cobraba|ganaba|costaba|recibía)|(?:used to have|i had|we had) (?:[^\s,]+ ){1,6}?(?:who|that|which) (?:got|took|earned|cost|received|kept)) /;

/** What somebody was paid once, and is no more. */
export const isFormerlyPaid = memoise(
  ({ tokens, quantities, sentence }: Clause): boolean =>
    sentence.isLatin && quantities.some(({ kind }) => kind === 'money') && former.test(spacedWords(tokens)),
);

/** What we hand to those who work for us, or to whom we owe it: "a la limpiadora le pagamos 11 euros la hora". */
export const isHandedOut = memoise((clause: Clause): boolean => {
  const { tokens, quantities, speaker, sentence } = clause;
  const [amount, ...others] = quantities.filter(({ kind }) => kind === 'money');
  if (!sentence.isLatin || !amount || others.length > 0 || speaker === 'rival' || speaker === 'quoted') return false;
  if (isFormerlyPaid(clause)) return true;
  const [before, after] = [spacedWords(tokens.slice(0, amount.start)), spacedWords(tokens.slice(amount.end))];
  if (givenToThem.test(before) || sentBehind.test(after)) return true;
  const taker = takenByThem.exec(before)?.groups?.who;
  const ours = receivedByOurs.exec(before)?.groups?.who;
  const token = tokens.find(({ text }) => text === (taker ?? ours));
  if (!token || has(token, 'customer') || fromOthers.test(after)) return false;
  return taker !== undefined || known.test(token.text) || isAgentive(token.lemma);
});
