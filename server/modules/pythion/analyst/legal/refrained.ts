import type { Clause } from '../text/clause';
import { lettersOf, spacedWords } from '../text/token';

/** What would harm somebody if it were done; not what is owed to them, such as to ask, to pay or to warn. */
const refrained: readonly RegExp[] = [
  /^ (?:we|i|our \S+) (?:(?:will |would )?never|(?:do|does|wo|would|will|ca|can) (?:not|n't)|cannot) (?:ever )?(?:sell|share|pass on|hand (?:on|over)|give (?:\S+ ){1,5}?to|film|record|photograph|watch|keep (?:\S+ )?(?:passports|papers|documents|deposits|copies|data|photos|recordings)|open|dump|pour|copy|spy|track|follow|steal|cheat|lie|call|phone|ring|text|contact|(?:buy|take|sell|accept|stock) (?:\S+ )?(?:fake|fakes|stolen|forged|counterfeit|expired)) (?:[^ ,;:]+ )*$/,
  /^ (?:wir|ich|unser\S* \S+) (?:verkaufen?|teilen?|geben?|filmen?|fotografieren?|beobachten?|behalten|behalte|öffnen?|kippen?|kopieren?|machen?|verfolgen?|stehlen?|betrügen?|lügen?|rufen?|nehmen?|kaufen?) (?:[^ ,;:]+ ){0,3}?(?:nie|niemals|nicht|kein\S*|niemanden?|nichts) (?:[^ ,;:]+ )*$/,
  /^ (?:nunca|jamás|no) (?:vendemos|vendo|compartimos|comparto|damos|grabamos|filmamos|fotografiamos|retenemos|guardamos|abrimos|tiramos|vertemos|copiamos|copio|espiamos|seguimos|robamos|engañamos|mentimos|llamamos|aceptamos|compramos) (?:[^ ,;:]+ )*$/,
];
const refrainedInChinese =
  /^我们?(?:从不|绝不|从来不|不会|不)(?:[把往给跟对拿][^,，。;]{1,6})?(?:卖|给|泄露|拍|录|偷拍|扣|留|拆|倒|复制|跟踪|偷|骗|打电话|联系|收假|收偷|碰|配)[^,，。;]{0,12}$/;
/** Owed to them, or done all the same. */
const owed =
  / (?:back|refunds?|receipts?|invoices?|change|contracts?|anything|answers?|help|water|food|warning|leave|holidays?|unless|until|except|only|but|anymore|again|zurück|quittung|rechnung|außer|nur|bis|aber|sondern|vertrag|antwort|hilfe|wasser|essen|devolución|recibo|factura|salvo|solo|hasta|sino|pero|contrato|agua|comida) |退|发票|收据|合同|水|饭|只|除非|但/;

/** "We never share names with advertisers", "wir filmen niemanden": a sentence that says only what we don't do. */
export function isRefrained([first]: readonly Clause[]): boolean {
  if (!first) return false;
  const words = first.sentence.isLatin
    ? spacedWords(first.context).replace(/ [.!] $/, ' ')
    : lettersOf(first.context).replace(/[。.!！]$/, '');
  return (refrainedInChinese.test(words) || refrained.some((pattern) => pattern.test(words))) && !owed.test(words);
}
