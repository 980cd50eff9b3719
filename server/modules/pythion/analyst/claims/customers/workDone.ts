import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { lettersOf } from '../../text/token';
import { isFact, makeClaim, type Claim } from '../claim';
import { isPaidAhead } from '../money/payment';

const made =
  '(?:gemacht|repariert|saniert|renoviert|gebaut|gefertigt|genäht|besohlt|gereinigt|montiert|eingebaut|umgebaut|geschliffen|überholt|aufgearbeitet|beliefert|versorgt|betreut|erledigt|gepflegt)';
const hecho =
  '(?:arreglado|reparado|hecho|montado|atendido|entregado|limpiado|instalado|restaurado|fabricado|cosido|afilado|servido|pintado)';
const hicimos =
  '(?:arreglé|arreglamos|reparé|reparamos|hice|hicimos|monté|montamos|atendí|atendimos|entregué|entregamos|limpié|limpiamos|instalé|instalamos)';
const many = '(?!0 )(?!1 )\\d+ (?!(?:tage?n?|wochen?|monate?n?|jahre?n?|euro|€|días|semanas|meses|años|euros) )';

/** "Haben wir 34 Fenster für sechs Eigentümer gemacht", "he arreglado 19 botes de siete clubes": pieces, and for how many. */
const forms = [
  ` (?:habe|haben) (?:wir|ich) (?:\\S+ ){0,6}?${many}(?:\\S+ ){1,3}?(?:für|von|bei|in) ${many}(?:\\S+ ){1,3}?${made} `,
  ` (?:wir|ich) (?:habe|haben) (?:\\S+ ){0,6}?${many}(?:\\S+ ){1,3}?(?:für|von|bei|in) ${many}(?:\\S+ ){1,3}?${made} `,
  `^ ${many}(?:\\S+ ){1,3}?(?:habe|haben) (?:wir|ich) (?:\\S+ ){0,3}?${made} (?:, )?(?:für|von|bei) ${many}`,
  ` (?:he|hemos) ${hecho} (?:ya )?${many}(?:\\S+ ){1,3}?(?:de|para|en|a) ${many}`,
  ` ${hicimos} (?:ya )?${many}(?:\\S+ ){1,3}?(?:de|para|en|a) ${many}`,
  // "Ya van 22 santos y todos salen contentos".
  ` (?:ya )?(?:van|llevo|llevamos) ${many}(?:\\S+ ){1,3}?(?:y )?tod[oa]s (?:\\S+ ){0,3}?(?:content|satisfech|encantad|feli)\\S* `,
].map((form) => new RegExp(form));
const formHan =
  /(?:给|为|帮|替)(?:\d+|[一二三四五六七八九十百两]+)[多余]?(?:家|户|个|位|所)[^,，。我]{0,8}(?:修|做|装|洗|送|改|翻新|安装|维修|清洗)[好过完]?了(?:\d+|[一二三四五六七八九十百两]+)/u;

const unpaid =
  / (?:umsonst|kostenlos\S*|gratis|geschenkt|probe\S*|test\S*|pilot\S*|ehrenamtlich|gescheitert|gratuit\S*|prueba|entrevistas?|encuestas?|interviews?|umfragen?|befragungen|gespräche|regalad[oa]s?|voluntari\S+) /;
const unpaidHan = /免费|试|访谈|采访|问卷|调查|调研|打算|计划|准备|送给|没收钱/u;

/**
 * Work done for several, each of whom had it: it is used. "46 Paar haben wir gemacht, von 39 Familien"; not what was free or a trial,
 * nor "34 Fenster in zwei Wochen".
 */
export const isWorkDone = memoise((clause: Clause): boolean => {
  const { tokens, context, sentence, speaker } = clause;
  if (!isFact(clause) || clause.isNobody || speaker === 'rival' || isPaidAhead(clause)) return false;
  if (!sentence.isLatin) {
    const letters = lettersOf(tokens);
    return formHan.test(letters) && !unpaidHan.test(letters);
  }
  const words = wordsInFigures(tokens);
  return forms.some((form) => form.test(words)) && !unpaid.test(wordsInFigures(context));
});

/** What work done for several shows. */
export const readWorkDone = (clauses: readonly Clause[]): Claim[] =>
  clauses
    .filter(isWorkDone)
    .flatMap((clause) =>
      (['evidence', 'realUse', 'proof'] as const).map((kind) => makeClaim(kind, clause, { evidence: 4 })),
    );
