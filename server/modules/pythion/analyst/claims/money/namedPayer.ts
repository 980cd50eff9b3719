import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { has, hasAny, lettersOf } from '../../text/token';
import { isOwnStatement } from '../claim';

/** "Bezahlen soll der Mann selber", 钱由社区出: who pays is what the clause is for, and not we. */
export const isNamedPayer = memoise(
  (clause: Clause): boolean =>
    isOwnStatement(clause) &&
    clause.modality === 'fact' &&
    !clause.isNobody &&
    (clause.sentence.isLatin ? isNamedInGerman(clause) || isServedAtPrice(clause) : isNamedInChinese(clause)),
);

/** "I take four people at a time, £22 each": those who are taken pay. Not "I hire four people at £22 each". */
function isServedAtPrice({ tokens, quantities, speaker, negated }: Clause): boolean {
  if (speaker !== 'own' || quantities.length < 2) return false;
  const verb = tokens.findIndex(({ text }) =>
    /^(?:take|teach|coach|guide|see|train|nehme|nehmen|unterrichte|unterrichten|llevo|llevamos|enseño|enseñamos|atiendo|atendemos)$/.test(
      text,
    ),
  );
  const count = quantities.find(
    ({ kind, start, value }) => kind === 'count' && start > verb && start <= verb + 3 && value > 1,
  );
  const price = quantities.find(({ kind, start }) => kind === 'money' && count !== undefined && start > count.start);
  return (
    verb >= 0 &&
    negated.size === 0 &&
    !hasAny(tokens, 'rival') &&
    count !== undefined &&
    hasAny(tokens.slice(count.start, count.end + 3), 'people', 'customer') &&
    price !== undefined &&
    (price.per === 'each' || /^(?:each|apiece|cada|jeweils)$/.test(tokens[price.end]?.text ?? '')) &&
    !tokens.some(({ lemma }) => /^(?:pay|hire|employ|give|cost)$/.test(lemma))
  );
}

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
