import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords, type Token } from '../../text/token';
import { permitInLatin, permitWords } from './words';

const { chinese } = permitWords;

const need = String.raw`(?:needs?|needed|requires?|required|(?:must|have to|has to|got to) (?:first )?(?:get|have|hold|obtain|apply for|be)|brauch(?:e|en|t|st|ten|te)|benötig\S+|müssen|muss|necesit\S+|requier\S+|exige\S*|hace falta|hay que|tenemos que|tengo que|falta sacar)`;
const needed = [
  new RegExp(` ${need} (?:\\S+ ){0,6}?${permitInLatin}(?= )`),
  new RegExp(
    ` ${permitInLatin} (?:\\S+ ){0,3}?(?:(?:is|are|is also|will be) (?:needed|required|necessary|obligatory|mandatory)|nötig|erforderlich|notwendig|pflicht|necesari[oa]|obligatori[oa])(?= )`,
  ),
];
const neededInChinese = new RegExp(
  `(?:需要|还要|要|必须|得|须)(?:先|去)?(?:办|申请|取得|拿|有)?[^,，。]{0,6}${chinese}`,
);

/** Nothing is said of having it: no "which we have", "since May", "passed". */
const had =
  / (?:already|since|granted|passed|issued|obtained|received|got|hold|holds|(?:we|i) (?:'ve|have) (?:it|one|them|both|all|ours|that)|which (?:we|i) have|have (?:it|one|them|both|all)|bereits|schon|seit|erteilt|erhalten|bekommen|haben wir|habe ich|liegt vor|ya|desde|concedid[oa]|obtuv\S+|conseguimos|l[oa]s? (?:tenemos|tengo)) /;
const denied = / (?:no|not|n't|never|nobody|none|without|kein\S*|nicht|ohne|sin|ningun\S*) /;

/** "We need a licence from the council", "wir brauchen eine Genehmigung", 需要办许可证: what must be had, and isn't said to be. */
export const isNeedOnly = ({ tokens, context, sentence }: Clause): boolean =>
  sentence.isLatin
    ? isNeededInWords(tokens) && !had.test(spacedWords(context))
    : neededInChinese.test(lettersOf(tokens)) && !/已|有了|办好|拿到|不|无需|没/u.test(lettersOf(context));

const isNeededInWords = memoise((tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return needed.some((pattern) => pattern.test(words)) && !denied.test(words);
});

const toBe =
  / (?:must|have to|has to|need to|needs to|ought to|should) (?:first )?be (?:\S+ )?(?:authori[sz]ed|licen[cs]ed|registered|approved|certified|accredited)(?= )| (?:müssen|muss) (?:\S+ ){0,6}?(?:zugelassen|registriert|lizenziert|zertifiziert|angemeldet) (?:sein|werden)(?= )| (?:tenemos que|tengo que|debemos|debo|hay que) estar (?:\S+ )?(?:autorizad[oa]s?|registrad[oa]s?|inscrit[oa]s?|habilitad[oa]s?|acreditad[oa]s?)(?= )/;

/** "The regulator told us we must be authorised to lend": what we have to be, and aren't said to be. */
export const isToBeHeld = ({ context, sentence }: Clause): boolean => sentence.isLatin && isToBeInWords(context);

const isToBeInWords = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return (
    toBe.test(words) &&
    !had.test(words) &&
    !denied.test(words) &&
    !/ (?:(?:and|so) (?:we|i) (?:are|am)|applied|applying|application|beantragt|solicitad[oa]|solicitamos) /.test(words)
  );
});

const lapsed = new RegExp(
  ` (?:had|held|hatten|hatte|teníamos|tenía) (?:\\S+ ){0,3}?${permitInLatin} (?:\\S+ ){0,2}?(?:until|till|up to|bis|hasta) | ${permitInLatin} (?:\\S+ ){0,2}?(?:expired|lapsed|ran out|abgelaufen|caducó|ha caducado|caducad[oa]|venció)(?= )`,
);

/** "We had a licence until last year", "die Lizenz ist abgelaufen". */
export const isLapsed = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin ? isLapsedInWords(context) : lapsedInChinese.test(lettersOf(context));

const lapsedInChinese = new RegExp(`${chinese}[^,，。]{0,4}(?:过期|到期了|失效)`);

const isLapsedInWords = memoise((context: readonly Token[]): boolean => lapsed.test(spacedWords(context)));
