import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { hasAny, lettersOf, spacedWords } from '../../text/token';

const device = {
  en: '(?:smart)?(?:phones?|mobiles?|cameras?|laptops?|tablets?|telephones?|whiteboards?|pens?)',
  de: '(?:handys?|smartphones?|telefone?n?|kameras?|laptops?|tablets?|stifte?)',
  es: '(?:móvil(?:es)?|teléfonos?|cámaras?|portátil(?:es)?|tabletas?|celular(?:es)?)',
};
const broken = [
  ` ${device.en} (?:(?:is|are|was|were|get|gets|got|often|always|keep|keeps|then) )*(?:stolen|lost|broken|full|dead|wet|die|dies|breaks?|breaking|cracks?|crash\\S*|runs? out|fails?|empty|flat|freez\\S*|drops?|falls?) `,
  ` (?:drops?|breaks?|loses?|forgets?|lost|dropped|broke|steals?|stole|cracks?) (?:(?:the|their|his|her|our|a|an|my|old|new|whole) )*${device.en} `,
  ` ${device.de} (?:(?:wird|werden|wurde|wurden|ist|sind|geht|gehen|oft|immer|dann) )*(?:gestohlen|geklaut|kaputt|voll|leer|verloren|nass|herunter|hinunter) `,
  ` (?:verlieren|verliert|zerbrechen|vergessen|vergisst) (?:(?:das|ihr|ihre|sein|oft|immer|manchmal) )*${device.de} `,
  ` (?:roban|robaron|pierden|pierde|rompen|rompe|olvidan) (?:(?:el|los|su|sus|un|la|las) )?${device.es} `,
  ` ${device.es} (?:(?:se|está|están|es|son|les|le) )*(?:robad\\S+|rot[oa]s?|llen[oa]s?|sin|perdid\\S+|rompen?|moja[n]?|caen?|agotan?|apagan?) `,
].map((source) => new RegExp(source, 'u'));
const brokenInChinese =
  /(?:手机|相机|电脑|平板)(?:总是?|经常|常常?|容易)?(?:被偷|丢|摔|没电|坏|满|进水|死机)|(?:偷|丢|摔坏|弄丢|忘带)了?[^，。我]{0,3}(?:手机|相机)/u;

/** "Phones get stolen", "children break phones", 手机没电: a device fails or is stolen, which is no alternative. */
export const isDeviceTrouble = memoise(({ tokens, context, sentence, speaker }: Clause): boolean => {
  if (speaker === 'own' || hasAny(context, 'today', 'instead')) return false;
  if (!sentence.isLatin) return brokenInChinese.test(lettersOf(tokens));
  const words = spacedWords(tokens);
  return broken.some((pattern) => pattern.test(words));
});

const so = /^(?:so|thus|sodass|damit|así|de|para)$/;
const soInWords = /^ (?:so (?:that )?(?!far |long )|thus |sodass |damit |así que |de modo que |para que )/;
const soInChinese = /^(?:这样|所以|从而|就)/u;

/** "It uploads pictures at once, so a thief gets nothing": what comes of ours. */
export const isResultOfOurs = ({ tokens, context, start, sentence, speaker }: Clause): boolean => {
  const [before] = context;
  if (speaker === 'own' || before === undefined || before.start >= start) return false;
  const isOurs = before.text === 'it' || hasAny(context.slice(0, 3), 'own');
  if (!sentence.isLatin) return /^(?:我们|它)/u.test(lettersOf(context)) && soInChinese.test(lettersOf(tokens));
  return isOurs && so.test(tokens[0]?.text ?? '') && soInWords.test(spacedWords(tokens));
};
