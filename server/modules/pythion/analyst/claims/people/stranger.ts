import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords, type Token } from '../../text/token';

const and = '(?:(?:and|but|und|aber|y|pero) )?';
const head = {
  en: '(?:owner|boss|manager|head|director|chef|mechanic|landlord|landlady|founder|foreman)',
  de: '(?:besitzer(?:in)?|inhaber(?:in)?|chef(?:in)?|leiter(?:in)?|eigentümer(?:in)?)',
  es: '(?:dueñ[oa]|propietari[oa]|jef[ea]|encargad[oa]|director[a]?)',
} as const;
const firm = '(?:company|startup|firm|business|team|project|studio|firma|unternehmen\\S*|startups?|empresa|proyecto)';

const subjects = [
  // "Our landlord", "mein Vermieter", "nuestra casera".
  `^ ${and}(?:my|our|the|mein|meine|unser|unsere|der|die|mi|nuestr[oa]|el|la) (?:\\S+ )?(?:landlord|landlady|supplier|wholesaler|vermieter(?:in)?|lieferant(?:in)?|caser[oa]|proveedor[a]?) `,
  // "The yard's owner", "the owner of the shop", "la dueña de la tienda".
  `^ ${and}(?:the|an?) (?:\\S+ ){0,2}?(?!${firm} )\\S+ 's (?:\\S+ )?${head.en} `,
  `^ ${and}(?:the|an?) ${head.en} of (?:the|an?|another) (?!(?:\\S+ )?${firm} )`,
  `^ ${and}(?:der|die) ${head.de} (?:der|des|vom|von|einer|eines) (?!${firm} )`,
  `^ ${and}(?:el|la) ${head.es} (?:de|del) (?!(?:la |el )?${firm} )`,
  // "The best mechanic in the county", "der beste Mechaniker im Landkreis".
  `^ ${and}the (?:best|oldest|finest|busiest|most \\S+) (?:${head.en}|\\S+(?:er|or|ist|ian|ic|wright|smith|man|woman)) (?:in|on|of) (?:the|this) `,
  `^ ${and}(?:der|die) (?:beste|einzige|älteste|bekannteste) \\S+ (?:in|im|der|des|am) `,
  `^ ${and}(?:el|la) (?:(?:mejor|únic[oa]) \\S+|\\S+ más \\S+) (?:de|del|en) `,
  // "The mechanic … works for the yard".
  ' (?:but|and|who|,) (?:he |she )?(?:now )?works? (?:for|at) (?:the|an?|another) (?!team|company)',
].map((pattern) => new RegExp(pattern, 'u'));
const inChinese =
  /^(?:我们?的?)?(?:房东|供货商|供应商)|^(?![^,，。]{0,8}(?:公司|团队|项目|本店))(?![^,，。]*(?:付|买|订|用|给我))[^我咱,，。家个位名]{1,8}的?(?:老板|店主|老板娘|厂长|店长)|^[^我咱,，。]{0,6}最好的[^我咱,，。]{1,6}(?:师傅|师|工|人)/u;

/** "Our landlord, who is my partner", "the best mechanic in the county joined us": who is with us is none. */
const withUs =
  / (?:me|us|we|i|my|our|ours|unser\p{L}*|mein\p{L}*|nuestr[oa]s?|mi|joined|joins|partner|co - founder|co-founder|cofounder|helps|mir|uns|wir|ich|mitgründer(?:in)?|hilft|nos|nosotr[oa]s|soci[oa]|ayuda|conmigo) /u;

/** "My uncle, who has nothing to do with the business", "der mit dem Geschäft nichts zu tun hat", "que no tiene nada que ver con el negocio". */
const uninvolved =
  / (?:has|have) (?:nothing|no part|no share) (?:to do )?(?:with|in) (?:the|this|our|my) (?:\S+ )?(?:business|company|firm|shop|project|idea|startup|venture) | (?:is|are) (?:not|n't) (?:part of (?:the|our) (?:team|business|company)|involved) | mit (?:de[mr]|unser\S*|mein\S*) (?:\S+ )?(?:geschäft|firma|unternehmen|laden|projekt|idee|betrieb) nichts zu tun | nada que ver con (?:el|la|nuestr[oa]|mi|est[ea]) (?:negocio|empresa|proyecto|idea|tienda) | no (?:participa|está) en (?:el|la|nuestr[oa]|mi) (?:negocio|empresa|proyecto|equipo) /;
const uninvolvedInChinese =
  /(?:跟|和|与)(?:我们?的?|这个|这门)?(?:生意|公司|项目|店)(?:没有?|毫?无)(?:任何|什么)?关系|不参与(?:我们?的?|这个)?(?:生意|公司|项目|店)/u;

/** "Trabajé 12 años de contable": a Spanish verb carries its subject. */
const isWithUs = (words: string): boolean =>
  withUs.test(words) || / (?:trabajé|soy|tengo|llevo|fui|aprendí) /.test(words);

const whose = /^ (?:(?:and|but|und|aber|y|pero) )?(?:my|our|mein|meine|unser|unsere|mi|nuestr[oa]) /;

/**
 * "The yard's owner has been a mechanic for fourteen years and holds the certificate", "mein Vermieter ist Zweiradmeister", 我的房东有执照: the
 * skill and the papers of somebody who isn't of the team.
 */
export const isStranger = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin ? isInWords(context) : isInLetters(context);

const isInWords = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  const isNamed = uninvolved.test(words) || subjects.some((pattern) => pattern.test(words));
  return isNamed && !isWithUs(words.replace(uninvolved, ' ').replace(whose, ' '));
});

const isInLetters = memoise((context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  const found = uninvolvedInChinese.exec(letters) ?? inChinese.exec(letters);
  return found !== null && !/我|咱|合伙|入股|加入/u.test(letters.slice(found.index + found[0].length));
});
