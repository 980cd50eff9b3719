import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { lettersOf } from '../../text/token';
import { makeClaim, type Claim } from '../claim';
import { isPlainFact } from '../plainFact';

/** Fewer may have been ordered at once. */
const number = '(?:about |around |some |over |rund |etwa |unos |unas |más de )?(?<jobs>[3-9]|\\d{2,})';
const jobs = {
  en: '(?:\\S+ )?(?:jobs|orders|bookings|repairs|commissions|assignments|cases|events|deliveries|shifts|cleanings|translations|projects)',
  de: '(?:\\S+ )?(?:aufträge|bestellungen|reparaturen|buchungen|einsätze|fälle|lieferungen|termine)',
  es: '(?:trabajos|encargos|pedidos|reparaciones|reservas|servicios|casos|entregas)',
};
const since = {
  en: '(?:since|so far|this|in the last|over the last|in \\d+ months|(?:a|per|each|every) (?:week|month|quarter|year))',
  de: '(?:seit|bisher|bislang|dieses|im|pro|jede[nrs]?)',
  es: '(?:desde|hasta ahora|este|al|cada|por)',
};
/** "A letting agent gave me eleven jobs since March", "the others send me about 35 jobs a month between them". */
const forms = [
  ` (?:an?|one|my|our|the|\\d+) (?:(?!who |that )\\S+ ){1,8}?(?:gave|gives|has given|have given|sent|sends|send|has sent|have sent|brought|brings|bring|has booked|placed) (?:us|me)? ?${number} ${jobs.en} (?:\\S+ ){0,3}?${since.en} `,
  ` (?:hat|haben|gibt|geben|schickt|schicken|gab|gaben) (?:uns|mir) (?:seit \\S+ |bisher |schon |dieses jahr |jeden monat |im monat )?${number} ${jobs.de} (?:${since.de} |(?:gegeben|geschickt|erteilt|gebracht) )`,
  ` (?:me|nos) (?:ha dado|han dado|dio|dieron|da|dan|manda|mandan|ha mandado|han mandado|envía|envían|ha encargado|han encargado|encargó|encarga|encargan) (?:ya )?${number} ${jobs.es} (?:\\S+ ){0,2}?${since.es} `,
].map((form) => new RegExp(form));
const formHan =
  /(?:给|派|介绍|交)了?(?:我们?)[^，。,没不]{0,6}?(?<jobs>[3-9]|[三四五六七八九]|\d{2,}|十[一二三四五六七八九]?|[二三四五六七八九]十\S?)[多来]?(?:单|个订单|个活|个项目|次活|笔订单)|(?:给|派|交)了?(?:我们?)(?:派|做)?[^，。,没不]{0,4}\d+(?:单|个活)/u;
const sinceHan = /以来|起|至今|到现在|每个?月|每周|今年|总共|一共|已经/u;
const unsure = / (?:would|will|could|promised|free|kostenlos\S*|gratis|unpaid|test|trial|umsonst) /;

/** One customer, or a few, gave us many jobs in the course of time: they come back. */
const isManyJobs = memoise((clause: Clause): boolean => {
  const { tokens, quantities, sentence, speaker } = clause;
  if (quantities.length === 0 || speaker === 'rival' || !isPlainFact(clause)) return false;
  if (!sentence.isLatin) return formHan.test(lettersOf(tokens)) && sinceHan.test(lettersOf(clause.context));
  const words = wordsInFigures(tokens);
  return / (?:me|us|mir|uns|nos) /.test(words) && forms.some((form) => form.test(words)) && !unsure.test(words);
});

const [used, tried] = [4, 3];

/** "A letting agent gave me eleven jobs since March": it is used, and again, and who sends the work is a way to it that was tried. */
export const readManyJobs = (clauses: readonly Clause[]): Claim[] =>
  clauses
    .filter(isManyJobs)
    .flatMap((clause) => [
      ...(['evidence', 'realUse', 'proof', 'repeat'] as const).map((kind) =>
        makeClaim(kind, clause, { evidence: used }),
      ),
      ...(['channel', 'channelTried'] as const).map((kind) => makeClaim(kind, clause, { evidence: tried })),
    ]);
