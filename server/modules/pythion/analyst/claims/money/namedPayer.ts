import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { has, lettersOf } from '../../text/token';
import { isOwnStatement } from '../claim';

/** "Bezahlen soll der Mann selber", 钱由社区出: who pays is what the clause is for, and not we. */
export const isNamedPayer = memoise(
  (clause: Clause): boolean =>
    isOwnStatement(clause) &&
    clause.modality === 'fact' &&
    !clause.isNobody &&
    (isNamedInGerman(clause) || isNamedInChinese(clause)),
);

/** "Zahlen tut die Familie", "bezahlen sollen die Angehörigen": the verb stands first, and who does it after. */
function isNamedInGerman({ tokens, negated }: Clause): boolean {
  const [verb, modal, article, payer] = tokens;
  return (
    /^(?:be)?zahlen$/.test(verb?.text ?? '') &&
    /^(?:soll|sollen|tut|tun|muss|müssen|wird|werden|darf|dürfen)$/.test(modal?.text ?? '') &&
    /^(?:der|die|das|ein|eine|unser\p{L}*|jeder?|jede)$/u.test(article?.text ?? '') &&
    payer?.pos === 'noun' &&
    !negated.has(payer) &&
    !tokens.some(({ text }) => /^(?:nichts|nie|kein\p{L}*)$/u.test(text)) &&
    !has(payer, 'cost', 'price')
  );
}

const chinesePayer = /(?:钱|费用|款|学费|服务费)(?:都|全)?(?:是|由)([^,，。、\d]{1,8}?)(?:出|付|掏|承担|支付|交)/;

/** 钱是团长出, 费用由子女承担; not 钱是我自己出的. */
const isNamedInChinese = ({ tokens }: Clause): boolean => {
  const payer = chinesePayer.exec(lettersOf(tokens))?.[1];
  return payer !== undefined && !/[我咱不没]|自己|谁/.test(payer);
};
