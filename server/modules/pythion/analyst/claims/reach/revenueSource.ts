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
];
const sourcesInChinese =
  /(?:盈利|收入|赚钱|变现|营收|赢利)[^，。；]{0,8}(?:靠|来自|通过|是|为)[^，。；]{0,10}|(?:靠|通过|用)[^，。；]{0,10}(?:盈利|赚钱|变现|创收|挣钱)/u;

/** "Revenue comes from ads", "wir verdienen mit Werbung", 盈利模式主要靠广告: who pays us, and no way to customers. */
export const isRevenueSource = memoise(({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin
    ? sources.some((pattern) => pattern.test(spacedWords(tokens)))
    : sourcesInChinese.test(lettersOf(tokens)),
);
