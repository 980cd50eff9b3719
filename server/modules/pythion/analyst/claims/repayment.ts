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
