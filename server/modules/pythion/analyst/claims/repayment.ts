import type { Clause } from '../text/clause';
import { lettersOf, spacedWords } from '../text/token';

const repaid =
  / (?:(?:pay|pays|paid|paying|give|gives) (?:\S+ ){0,3}?back|repays?|repaid|repayments?|interest|zurück ?zahlen|zurückgezahlt|zurückzuzahlen|zahl(?:en|t)(?: \S+){1,8} zurück|zinsen|devuelven?|devolver|reembolsan?|intereses) /;
const repaidInChinese = /还款|归还|偿还|利息|还(?:给)?我们?|多还/u;

/** "Borrowers repay 20% more often than without us": two figures are compared. Not "20% more than they borrowed". */
const compared =
  / (?:than|without|before|compared|versus|instead|since|als|ohne|vorher|früher|que|sin|antes) (?!(?:they|he|she|we|sie|er|lo que) (?:borrowed|got|took|received|lent|liehen|bekamen|pidieron|recibieron))/;
const comparedInChinese = /比|以前|之前|没有我们|原来/u;

/** "Students pay back 20% more a week later", "mit 20 % Zinsen", 一周后多还20%: the terms of a loan, and nothing that was measured. */
export const isRepayment = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin
    ? repaid.test(spacedWords(tokens)) && !compared.test(spacedWords(tokens))
    : repaidInChinese.test(lettersOf(tokens)) && !comparedInChinese.test(lettersOf(tokens));

const notRepaid =
  / (?:did|do|does|have|has) (?:n't|not|never) (?:pay|paid|give|given|gave)(?: \S+){0,3}? back | (?:did|do|does|have|has) (?:n't|not|never) repa(?:y|id) | (?:zahlen|zahlten) (?:\S+ ){0,4}?nicht zurück | no (?:l[oa] |l[oa]s )?(?:devuelven?|devolvieron|devolvió) /;
/** From this share on most owe. */
const half = 50;

/** "Two percent did not pay back", "das Darlehen zahlten 3 % nicht zurück": few who borrowed owe it. */
export const isFewDefaults = ({ tokens, quantities }: Clause): boolean =>
  notRepaid.test(spacedWords(tokens)) && quantities.some(({ kind, value }) => kind === 'percent' && value < half);
