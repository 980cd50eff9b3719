import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { lettersOf, spacedWords, type Token } from '../text/token';
import { isOwnDebt } from '../claims/money/ownDebt';

const loanWord = / (?:loan|\S*kredit|kreditrate|darlehen|préstamo|crédito) /;

const bought =
  '(?:van|car|truck|lorry|bike|trailer|boat|tractor|oven|machine|kit|equipment|vehicle|start - up|startup|start-up|business|bank|kfw|sba|family|student)';
const boughtWith = [
  // "Van loan $690 a month", "equipment loan, 300 euros a month".
  new RegExp(` ${bought} loan (?:(?:of|at|comes to|runs|[:,(=]|-) )*(?:about |around )?(?:[$€£] )?\\d`),
  // "The van loan runs until 2029", "our loan for the oven".
  new RegExp(
    ` (?:our|my|the) (?:\\S+ ){0,2}?loan (?:for (?:the|our|my) \\S+ |on (?:the|our|my) \\S+ )?(?:payments? )?(?:runs|ends|is|costs|comes|takes|for (?:the|our|my)|on (?:the|our|my)) `,
  ),
  new RegExp(` loan (?:for|on) (?:the|our|my) (?:\\S+ )?${bought} `),
  // "We pay off a loan of 9,000 euros", "wir zahlen den Kredit ab", "pagamos el préstamo al banco".
  / (?:we|i|we 're|i 'm|are|am|still) (?:pay|paying|paid|clear|clearing) (?:off|back|down) (?:\S+ ){0,4}?loan /,
  / (?:wir|ich) zahlen? (?:\S+ )?(?:den|einen|unseren|meinen|das|unser) (?:\S+ )?(?:\S*kredit|darlehen) (?:\S+ ){0,4}ab | pag(?:amos|o) (?:el|un|nuestro|mi) (?:préstamo|crédito) (?:al|del|de la) /,
  / (?:kredit|darlehen) (?:für|auf) (?:den|die|das|unser\S*|mein\S*) \S+ /,
  / (?:auto|wagen|start|gründer|förder|firmen|kfw-|maschinen|transporter|fahrzeug|bank)(?:kredit|darlehen) (?:[:,] )?(?:\S+ )?\d| kreditrate /,
  / (?:préstamo|crédito) (?:de|del|para|por) (?:(?:la|el|mi|nuestr[oa]) )?(?:furgoneta|coche|camión|camioneta|moto|horno|máquina|maquinaria|local|equipo|remolque|banco) /,
] as const;
const handedOut =
  / (?:we|i) (?:\S+ )?(?:lend|offer|give|grant|broker|sell|arrange) | (?:vergeben|vermitteln|verleihen|bieten|prestamos|damos|ofrecemos|concedemos) | for (?:nurses|couriers|drivers|farmers|students|women|people|families|shops|workers|migrants) | loans /;

const repaidInChinese = /车贷|房贷|月供|还贷|还款|贷款(?:买|每?月|还有|还剩|还没还)|(?:我们?|自己)的贷款|设备贷款?\d/u;
const handedOutInChinese = /放贷|提供[^,，。]{0,6}贷款?|(?:帮|给|为)[^,，。]{0,8}(?:贷|车贷)|用户|客户|会员|借款人/u;

/**
 * "Van loan: $690 a month until 2029", "Kredit für den Wagen: 300 Euro", 车贷每月3000元: a loan that the founder pays off, and no
 * business with loans. Not "car loans for nurses", "we offer a van loan".
 */
export const isOwnLoan = (clause: Clause): boolean =>
  clause.sentence.isLatin
    ? isOwnDebt(clause) || isRepaid(clause.tokens, clause.context)
    : !handedOutInChinese.test(lettersOf(clause.context)) && (isOwnDebt(clause) || isRepaidInLetters(clause.context));

const isRepaid = (tokens: readonly Token[], context: readonly Token[]): boolean =>
  loanWord.test(spacedWords(tokens)) && isRepaidInWords(context);

const isRepaidInWords = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return boughtWith.some((pattern) => pattern.test(words)) && !handedOut.test(words);
});

const isRepaidInLetters = memoise((context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  return letters.includes('贷') && repaidInChinese.test(letters);
});
