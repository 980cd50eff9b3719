import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords } from '../../text/token';

const revenue =
  '(?:revenues?|income|money|moneti[sz]ation|earnings|einnahmen|erlöse|umsatz|geld|ingresos|monetización|dinero)';
const sources = [
  new RegExp(
    ` ${revenue} (?:(?:will|would|can|could|is|are|also|mainly|mostly|soll|sollen|werden|auch|vor allem|también|principalmente) )*(?:comes?|come|generated|earned|made|kommt|kommen|stammt|stammen|vienen?|vendrán?|provienen?) (?:\\S+ )?(?:from|through|via|aus|durch|über|von|de|del|por) `,
  ),
  / (?:earn|make|moneti[sz]e\w*|verdienen|verdiene|finanzieren uns|ganamos|ganaremos|ganar|monetiza\w*) (?:(?:money|geld|dinero|it|the app|die app|la app|later|eventually|then|first|mainly|mostly|später|dann|zuerst|después|luego|primero) )*(?:from|through|with|via|by|mit|durch|über|con|por|mediante) (?:\S+ ){0,2}?(?:ads?|adverts?|advertis\w+|sponsor\w*|subscriptions?|fees?|commissions?|werbung|anzeigen|werbeanzeigen|abos?|provision\w*|publicidad|anuncios|patrocini\w+|suscripci\w+|comisi\w+) /,
  / (?:(?:wollen|will|werden|möchten?) (?:wir|ich)|(?:wir|ich) (?:wollen|will|werden|möchten?)) (?:\S+ ){0,3}?(?:mit|durch|über) (?:\S+ ){0,2}?(?:werbung|anzeigen|werbeanzeigen|abos?|provision\w*) (?:\S+ )?(?:geld )?verdienen /,
  // "Más adelante pondríamos publicidad": in the product, and not in a newspaper.
  /^(?!.* (?:facebook|instagram|google|tiktok|youtube|radio|prensa|periódicos?|newspapers?|press|zeitung|to reach|para llegar|um .* zu erreichen) ).* (?:pondríamos|pondremos|pondría|meteríamos|meteremos|incluiríamos|incluiremos|mostraríamos|mostraremos|insertaríamos|poner|meter|vender|venderíamos) (?:algo de |algún |alguna |espacios? de )?(?:publicidad|anuncios?|banners)(?= (?:[.,;]|y |o |dentro |en (?:la|el|ella|él) ))/,
  /^(?!.* (?:facebook|instagram|google|tiktok|youtube|radio|newspapers?|press|to reach|to find) ).* (?:(?:show|sell|include|insert|add) (?:\S+ )?(?:ads|adverts|advertising|banners)(?= (?:[.,;]|and |or ))|(?:put|show|sell|include|insert|have|add|place) (?:\S+ )?(?:ads|adverts|advertising|banners)(?= (?:in (?:it|(?:the|our) (?:app|game|site|feed|map|product)) |inside |on (?:it|(?:the|our) (?:app|site|page)))))/,
  /^(?!.* (?:facebook|instagram|google|tiktok|youtube|radio|zeitung(?:en)?) ).* (?:werbung|anzeigen|werbebanner) (?:(?:\S+ ){0,3}?(?:einblenden|einbauen|zeigen|anzeigen)|verkaufen)(?= )/,
];
const sourcesInChinese =
  /(?:盈利|收入|赚钱|变现|营收|赢利)[^,，。；]{0,8}(?:靠|来自|通过|是|为)[^,，。；]{0,10}|[放插接投](?:一些|点)?广告(?:来)?(?:盈利|赚钱|变现|挣钱)|(?:靠|通过|用)[^,，。；]{0,10}(?:盈利|赚钱|变现|创收|挣钱)/u;

/** "Revenue comes from ads", "wir verdienen mit Werbung", 盈利模式主要靠广告: who pays us, and no way to customers. */
export const isRevenueSource = memoise(({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin
    ? sources.some((pattern) => pattern.test(spacedWords(tokens)))
    : sourcesInChinese.test(lettersOf(tokens)),
);
