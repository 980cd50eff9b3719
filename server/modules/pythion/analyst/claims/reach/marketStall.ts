import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { fitsAny, sortPatterns } from '../../text/patterns';
import { makeClaim, type Claim } from '../claim';
import { isPlainFact } from '../plainFact';

const market = '(?:market|markets|fair|fairs|fête|bazaar|car boot sale|festival|festivals)';
const stall = sortPatterns([
  new RegExp(
    ` (?:i|we)(?: have| 've| 'd|'ve)?(?: been)?(?: \\S+ly| now| already)? (?:sold|sell|selling|had a (?:stall|stand)|have a (?:stall|stand)|run a (?:stall|stand)|stood|stand) (?:(?!to )\\S+ ){0,6}?(?:at|on|from) (?:the|a|an|our|two|three|\\d+|local|\\S+ 's) (?:\\S+ ){0,3}?${market} `,
  ),
  / (?:verkaufe|verkaufen|verkauft|stehe|stehen|stand|standen) (?:\S+ ){0,8}?(?:auf|am|beim) (?:dem |den |einem |zwei |drei )?(?:\S*markt|\S*märkten|\S*fest) | (?:auf|am|beim) (?:dem |den |einem |zwei |drei )?(?:\S*markt|\S*märkten) (?:\S+ ){0,8}?(?:verkaufe|verkaufen|verkauft|einen stand) /,
  / (?:vendo|vendemos|he vendido|hemos vendido|vendí|vendimos|tengo un puesto|tenemos un puesto) (?:\S+ ){0,6}?en (?:el|la|un|una|los|las|dos|tres) (?:\S+ )?(?:mercados?|mercadillos?|ferias?|rastro) /,
  /在[^，。,]{0,8}(?:集市|市集|夜市|早市|农贸市场|菜市场|集上|庙会)(?:上)?[^，。,没不]{0,4}(?:摆摊|摆了|出摊|卖(?!掉))/u,
]);
/** Shares and apps are sold elsewhere. */
const otherMarket = sortPatterns([
  / (?:stock|housing|labou?r|job|mass|black|global|european|world|app|online|up) - ?markets? | (?:stock|housing|labou?r|job|mass|black|property|second - hand) markets? | (?:arbeits|wohnungs|aktien|welt|schwarz|heim|super|bau)m[aä]rkt\S* /,
]);

/** A plan, in languages whose verbs don't show it. */
const planned = sortPatterns([
  / (?:will|wollen|möchte|möchten|würde|würden|werde|werden|könnte|könnten|plane|planen|quiero|queremos|querría|voy|vamos|podría|podríamos) /,
  /想|打算|准备|计划|可以|考虑/u,
]);

/** "I have sold at the Saturday market since October": where customers meet us, and it was tried. */
const isAtStall = memoise(
  (clause: Clause): boolean =>
    clause.speaker !== 'rival' &&
    isPlainFact(clause) &&
    fitsAny(clause, stall) &&
    !fitsAny(clause, otherMarket) &&
    !fitsAny(clause, planned),
);

const tried = 3;

/** A stall is a way to customers. */
export const readStalls = (clauses: readonly Clause[]): Claim[] =>
  clauses
    .filter(isAtStall)
    .flatMap((clause) =>
      (['channel', 'channelDetail', 'channelTried'] as const).map((kind) =>
        makeClaim(kind, clause, { evidence: tried }),
      ),
    );
