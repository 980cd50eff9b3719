import type { Clause } from '../../text/clause';
import { lettersOf, spacedWords } from '../../text/token';
import { makeClaim, type Claim } from '../claim';

/** Those between whom a platform deals: "a platform where people rent tools from their neighbours". */
const deals = [
  " (?:platform|app|site|website|marketplace|network|portal) (?:, )?(?:where|on which|with which|through which|that lets|which lets) (?:\\S+ ){1,3}?(?:rent|lend|swap|share|borrow|exchange|trade|give) (?:\\S+ ){1,4}?(?:from|to|with|between|among) (?:their |other |each other 's )?(?<who>neighbou?rs|locals|parents|students|villagers|tenants|residents|colleagues|\\S+ers) ",
  ' (?:plattform|app|seite|börse) (?:, )?(?:auf der|über die|mit der|wo) (?:\\S+ ){1,8}?(?:von|an|mit|unter|bei) (?:ihren |anderen |den )?(?<who>nachbarn|eltern|mietern|bewohnern|studenten|kollegen) (?:\\S+ ){0,2}?(?:leihen|mieten|tauschen|ausleihen|verleihen|teilen) ',
  ' (?:plataforma|aplicación|app|web|red) (?:donde|en la que|con la que|para que) (?:\\S+ ){1,3}?(?:alquil\\S+|prest\\S+|intercambi\\S+|compart\\S+|cambi\\S+) (?:\\S+ ){1,4}?(?:a|con|entre|de) (?:sus |otros |los )?(?<who>vecinos|padres|estudiantes|inquilinos|residentes) ',
].map((form) => new RegExp(form));
const dealsHan =
  /(?:平台|小程序|软件|网站)[^。]{0,12}(?<who>邻居|邻里|家长|学生|租户|业主|村民)(?:之间|们)?(?:互相|可以|能)?[^。，]{0,4}(?:租|借|换|共享|交换)|让(?<who2>邻居|邻里|家长|学生|租户|业主|村民)(?:之间|们)?(?:互相|可以|能)?[^。，]{0,4}(?:租|借|换|共享|交换)[^。]{0,12}(?:平台|小程序|软件|网站)/u;

const trigger =
  /plat[at]?forma?|app|site|marketplace|network|portal|seite|börse|aplicación|web|red |平台|小程序|软件|网站/u;

/** A platform is for those who deal with each other on it. */
export function readPlatformGroups(clauses: readonly Clause[]): Claim[] {
  return clauses.flatMap((clause) => {
    const { tokens, context, sentence } = clause;
    const words = sentence.isLatin ? spacedWords(context) : lettersOf(context);
    if (!trigger.test(words)) return [];
    const groups = sentence.isLatin
      ? deals.map((form) => form.exec(words)?.groups).find((found) => found)
      : dealsHan.exec(words)?.groups;
    const who = groups?.['who'] ?? groups?.['who2'];
    return who !== undefined &&
      (sentence.isLatin ? tokens.some(({ text }) => text === who) : lettersOf(tokens).includes(who))
      ? [makeClaim('group', clause, { subject: who })]
      : [];
  });
}
