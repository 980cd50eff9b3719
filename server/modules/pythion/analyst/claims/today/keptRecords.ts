import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { us } from '../../text/ourselves';
import { hasAny, lettersOf, spacedWords } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';

const who = {
  en: '^ (?:and |but )?(?:they|(?:about |over )?\\d+(?: \\S+)?(?: of (?:them|these|those))?|most(?: of them)?|all(?: of them)?|half(?: of them)?|the rest|the others) ',
  de: '^ (?:und |aber )?(?:sie|(?:rund |etwa )?\\d+(?: (?:von ihnen|davon|\\S+))?|die meisten(?: von ihnen)?|alle|die anderen) ',
  es: '^ (?:y |pero )?(?:(?:unos |unas )?\\d+(?: de (?:ell[oa]s|es[oa]s))?|la mayoría(?: de ell[oa]s)?|tod[oa]s|l[oa]s demás) ',
};
const keeping = [
  `${who.en}(?:still |just |all )*(?:keep|kept|note|noted|write|wrote|record|recorded|track|tracked|log|jot|list|manage|do|did|plan|planned|count) (?:\\S+ ){0,6}?(?:in|on|with|by) (?:\\S+ ){0,4}?(?:notebooks?|paper|excel|spreadsheets?|diary|diaries|whiteboards?|calendars?|notepads?|ledgers?|lists?|whatsapp|cards|slips|hand|head|memory|books?)(?= )`,
  `${who.de}(?:führen|führten|notieren|notierten|schreiben|schrieben|halten|machen|machten|verwalten|planen|rechnen|zählen|tragen) (?:\\S+ ){0,6}?(?:in|auf|mit|per|im|von|aus) (?:\\S+ ){0,5}?(?:heft\\S*|zetteln?|papier\\S*|excel\\S*|tabellen?|listen?|notizb\\S+|kalendern?|tafeln?|whatsapp\\S*|blöcken?|block|ordnern?|kladden?|kopf|hand)(?= )`,
  `${who.es}(?:todavía |aún )?(?:l[oa]s? )?(?:apuntan|apuntaban|llevan|llevaban|anotan|anotaban|escriben|registran|gestionan|guardan|hacen|cuentan) (?:\\S+ ){0,6}?(?:en|con|a|por|de) (?:\\S+ ){0,4}?(?:libretas?|cuadernos?|papel(?:es)?|excel|hojas?|pizarras?|agendas?|calendarios?|whatsapp|mano|memoria|fichas)(?= )`,
].map((source) => new RegExp(source, 'u'));
const keepingHan =
  /^(?:其中|有)?(?:他们|她们|大家|大多数|多数|[\d一二两三四五六七八九十]+[多]?[家个位名户所人])(?:还|都|现在|仍|人)*(?:用|靠|拿|在)[^我，。]{0,6}(?:本子|本|纸|excel|表格?|微信|黑板|账本|日历|脑子)[上里]?[^我，。]{0,2}(?:记|写|登记|管|排|算|统计|做)/iu;

/** "15 von ihnen führen die Termine in einer Excel-Liste", 12个用本子记账: how those who were asked keep their records. */
const isKeepingRecords = memoise((clause: Clause): boolean => {
  if (!isFact(clause) || clause.speaker === 'own') return false;
  if (!clause.sentence.isLatin) return keepingHan.test(lettersOf(clause.tokens));
  const words = spacedWords(clause.tokens);
  return keeping.some((pattern) => pattern.test(words)) && !us.test(words) && !hasAny(clause.tokens, 'product');
});

const ofUse: ReadonlySet<Claim['kind']> = new Set([
  'realUse',
  'proof',
  'repeat',
  'payer',
  'revenueIntent',
  'solution',
  'solutionDetail',
]);
/** From this level of evidence on, use of ours is counted. */
const countedFrom = 4;

/** How they keep records is their way of today, and no use of ours. */
export function withKeptRecords(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const kept = clauses.filter(isKeepingRecords);
  if (kept.length === 0) return claims;
  return [
    ...claims.filter(
      ({ kind, clause, evidence }) =>
        !(kept.includes(clause) && (ofUse.has(kind) || (kind === 'evidence' && evidence >= countedFrom))),
    ),
    ...kept.flatMap((clause) => [makeClaim('alternative', clause), makeClaim('alternativeDetail', clause)]),
  ];
}
