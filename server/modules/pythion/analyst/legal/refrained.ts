import type { Clause } from '../text/clause';
import { lettersOf, spacedWords } from '../text/token';

const never = String.raw`(?:(?:will |would )?never|(?:do|does|wo|would|will|ca|can) (?:not|n't)|cannot) (?:ever )?`;
const denial = '(?:nie|niemals|nicht|kein\\S*|niemanden?)';
const known = {
  en: String.raw`(?:\S+ ){0,2}?(?:data|names?|addresses|photos?|pictures|recordings|profiles|numbers|details|secrets|lists?)`,
  de: String.raw`(?:\S*daten|namen|adressen|fotos|bilder|aufnahmen|profile|nummern|listen)`,
  es: String.raw`(?:\S+ ){0,2}?(?:datos|nombres|direcciones|fotos|imágenes|grabaciones|perfiles|números|listas)`,
};
/** What would harm somebody if it were done, with what is done to whom; nothing that is owed to them, such as a check or a call. */
const refrained: readonly RegExp[] = [
  String.raw`^ (?:we|i|our \S+) ${never}(?:(?:sell|share|pass on|hand over|give away|copy|publish|trade) ${known.en}|keep (?:\S+ ){0,2}?(?:passports|deposits|data|recordings)|(?:film|photograph|spy on|cheat|trick|rob) (?:anybody|anyone|people|guests|customers|them)|open (?:\S+ ){0,2}?(?:parcels|letters|mail)|(?:call|phone|ring) (?:\S+ ){1,3}?at night|dump (?:\S+ )?(?:waste|rubbish)|copy (?:\S+ )?keys|(?:buy|take|sell|accept|stock) (?:\S+ )?(?:fakes?|stolen|forged|counterfeit)) (?:[^ ,;:]+ )*$`,
  String.raw`^ (?:wir|ich) (?=(?:[^ ,;:]+ )*?${denial} )(?:(?:verkaufen?|teilen?|geben?|veröffentlichen?) (?:[^ ,;:]+ ){0,3}?${known.de}|behalten? (?:[^ ,;:]+ ){0,2}?(?:pässe|kautionen|\S*daten)|(?:filmen|fotografieren|betrügen|bestehlen) (?:niemanden?|nie)|kippen (?:[^ ,;:]+ ){0,2}?(?:müll|abfall)|rufen (?:[^ ,;:]+ ){0,2}?nachts|(?:nehmen|kaufen) (?:[^ ,;:]+ ){0,2}?(?:fälschungen|gestohlene\S*)) (?:[^ ,;:]+ )*$`,
  String.raw`^ (?:nunca|jamás|no) (?:(?:vendemos|compartimos|damos|publicamos|copiamos) ${known.es}|(?:grabamos|filmamos|fotografiamos|engañamos|robamos) a (?:nadie|\S+)|retenemos (?:\S+ )?(?:pasaportes|datos)|tiramos (?:\S+ )?(?:residuos|basura)|llamamos (?:\S+ )*?de noche|(?:aceptamos|compramos) (?:\S+ )?(?:falsificaciones|robad\S+)) (?:[^ ,;:]+ )*$`,
].map((pattern) => new RegExp(pattern));
const refrainedInChinese =
  /^我们?(?:从不|绝不|从来不|不会|不)(?:[把往给跟对拿][^,，。;]{1,6})?(?:(?:卖|给|泄露)[^,，。;]{0,6}(?:数据|名字|名单|资料|照片|信息|电话)[^,，。;]{0,6}|(?:偷)?拍(?:任何)?(?:人|客人)|(?:卖给|发给|给)[^,，。;]{0,4}(?:广告|第三方|别人|公司)[^,，。;]{0,4}|扣(?:[^,，。;]{0,3})(?:护照|证件|押金)|收(?:假货|偷来的)[^,，。;]{0,6}|倒垃圾|半夜打电话)$/;
/** Owed to them, or done all the same. */
const owed =
  / (?:back|refunds?|receipts?|invoices?|change|contracts?|anything|answers?|help|water|food|warning|leave|holidays?|unless|until|except|only|but|anymore|again|zurück|quittung|rechnung|außer|nur|bis|aber|sondern|vertrag|antwort|hilfe|wasser|essen|devolución|recibo|factura|salvo|solo|hasta|sino|pero|contrato|agua|comida) |退|发票|收据|合同|水|饭|只|除非|但/;

/** "We never share names with advertisers", "wir filmen niemanden": a sentence that says only what we don't do. */
export function isRefrained([first]: readonly Clause[]): boolean {
  if (!first) return false;
  if (first.sentence.isLatin) {
    const words = spacedWords(first.context).replace(/ [.!] $/, ' ');
    return refrained.some((pattern) => pattern.test(words)) && !owed.test(words);
  }
  const letters = lettersOf(first.context).replace(/[。.!！]$/, '');
  return refrainedInChinese.test(letters) && !owed.test(letters);
}
