import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import type { Quantity } from '../../text/quantities';
import { hasAny, lettersOf } from '../../text/token';
import { makeClaim, money, type Claim } from '../claim';
import { aroundCount } from '../counts';
import { refinementOf } from '../evidence';
import { isPlainFact } from '../plainFact';
import { countOf, hanNumber } from './hanCounts';

const now = '(?:(?:now|currently|already|all|still|jetzt|derzeit|schon|bereits|alle|ya|ahora|hoy|todas|todos) )*';
const paidPilot = {
  en: '(?:paid|paying) (?:\\S+ )?(?:pilots?|trials?|tests?|betas?|plans?|subscriptions?|programmes?|programs?) ',
  de: '(?:bezahlte|kostenpflichtige)[nmr]? (?:\\S+ )?(?:pilot\\S*|test\\S*|probe\\S*) ',
  es: '(?:pilotos?|pruebas?) (?:de pago|pagad[oa]s?) ',
} as const;
/** "# practices are on a paid pilot", "# Praxen sind in einem bezahlten Pilot", "# clínicas están en un piloto de pago". */
const onPilot = new RegExp(
  [
    `^ (?:(?!(?:of|and|or|with) )[^\\s,.;]+ ){1,3}?${now}(?:(?:are|have been|run|started) ${now})?(?:on|in) (?:an? |our |the )?${paidPilot.en}`,
    `^ (?:(?!(?:von|und|oder|mit) )[^\\s,.;]+ ){1,3}?${now}(?:(?:sind|laufen|stecken|stehen) ${now})?(?:in|im|an|auf) (?:einem |unserem |einer )?${paidPilot.de}`,
    `^ (?:(?!(?:de|y|o|con) )[^\\s,.;]+ ){1,3}?${now}(?:(?:están|siguen) ${now})?(?:en|con) (?:un |una |nuestro |nuestra )?${paidPilot.es}`,
  ].join('|'),
  'u',
);
/** "We run a paid pilot with # practices". */
const pilotWith = new RegExp(
  `^ (?:(?:we|i) (?:have|run|are running|started) |(?:wir|ich) (?:haben|machen) |(?:tenemos|hacemos) )(?:an? |einen |eine |un |una )?(?:${paidPilot.en}(?:with|at|in)|${paidPilot.de}(?:mit|bei|in)|${paidPilot.es}(?:con|en)) (?:(?:about|rund|unas|unos) )?$`,
);
const head = /^ (?:(?:and|now|today|und|heute|jetzt|y|hoy|we have|we 've|wir haben|tenemos|there are) )*$/;

const amount = '(?:(?:us|me|about|around|each|uns|je|rund|unos|unas) )*(?:[£$€] )?\\d';
const serving = {
  en: '(?:work|serve|supply|answer|clean|run|do|handle|manage|host|deliver|cook|bake|wash|repair|maintain|cater|print|translate|train|teach|look after|look_after|take care|keep|provide|take|drive|write|plan|book)',
  de: '(?:arbeiten?|betreuen?|beliefern?|versorgen?|reinigen?|putzen?|bedienen?|unterstützen?|warten?|beraten?|nehmen?|machen?|führen?|erledigen?|kochen?|backen?|waschen?|reparieren?|liefern?)',
  es: '(?:trabaj[oa](?:mos)?|atiend[eo]|atendemos|limpi[oa](?:mos)?|servimos|sirvo|damos servicio|cuid[oa](?:mos)?|llev[oa](?:mos)?|manten(?:go|emos)|gestion[oa](?:mos)?|respond(?:o|emos)|cocin[oa](?:mos)?|lav[oa](?:mos)?|repar[oa](?:mos)?|entreg[oa](?:mos)?)',
} as const;
/** "We answer calls for # firms, which pay 300 dollars a month"; not "… for a receptionist". */
const servedAndPaying = [
  new RegExp(
    ` (?:we|i) ${now}${serving.en} (?:(?!(?:with|to|not) (?:talk|speak)|want|plan )[^\\s,.;]+ ){0,4}?(?<count>\\d+) (?:[^\\s,.;]+ ){1,5}?(?:, )?(?:and )?(?:which|who|that|each of wh(?:om|ich)|all of wh(?:om|ich)|they) ${now}(?:each )?pays? ${amount}(?!.* (?:for|to) (?!(?:it|this|that|us|me) ))`,
  ),
  new RegExp(
    ` (?:(?:wir|ich) ${now}${serving.de}|${serving.de} (?:wir|ich)) (?:[^\\s,.;]+ ){0,4}?(?<count>\\d+) (?:[^\\s,.;]+ ){1,4}?, (?:die|und sie) (?:[^\\s,.;]+ ){0,2}?${amount}(?:(?! (?:für|an) )[^,.;])* (?:be)?zahlen `,
    'u',
  ),
  new RegExp(
    `(?:^| )(?:[yY] )?${serving.es} (?:[^\\s,.;]+ ){0,4}?(?<count>\\d+) (?:[^\\s,.;]+ ){1,4}?(?:, )?(?:que|y) (?:(?:nos|me|ya|ahora) )*pagan ${amount}(?!.* por (?!(?:ello|eso|semana|mes) ))`,
    'u',
  ),
];
const servedHan = new RegExp(
  `我们?[^，。,]{0,4}(?:为|给|替|帮)(?<count>${hanNumber})[家个户位][^，。,]{1,12}[，,](?:它们|他们|每[家户位个]|各家)?都?(?:每个?月|每年|每周)(?:付|交|支付|给)(?:我们)?\\d`,
  'u',
);

/** What their words look like otherwise: a trouble or a habit of those who are counted. */
const misread = /^(?:alternative|trouble|frequencyOrCost|costCounted)/;

type Found = { clause: Clause; count: Quantity; price?: Quantity | undefined };

/** Those who pay us without a verb that says that they do: they are on a paid pilot, or we work for them and they pay. */
export function withPaidTerms(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const found = clauses.filter(isPlainFact).flatMap((clause) => pilotIn(clause) ?? servedIn(clause) ?? []);
  if (found.length === 0) return claims;
  const piloting = new Set(found.flatMap(({ clause, price }) => (price ? [clause] : [])));
  return [
    ...claims.filter(({ kind, clause }) => !(piloting.has(clause) && misread.test(kind))),
    ...found.flatMap((each) => claimsOf(each)),
  ];
}

function claimsOf({ clause, count, price }: Found): Claim[] {
  const evidence = paid + refinementOf(clause, count);
  const isBilled = price?.period !== undefined || price?.per !== undefined;
  return [
    ...(['evidence', 'paidPrice', 'payingCustomers'] as const).map((kind) =>
      makeClaim(kind, clause, { evidence, quantity: count }),
    ),
    ...(['realUse', 'proof'] as const).map((kind) => makeClaim(kind, clause, { evidence })),
    makeClaim('payer', clause, { quantity: price }),
    ...(price
      ? (['revenueIntent', 'priceNumber', ...(isBilled ? (['priceUnit', 'sizeFromPrice'] as const) : [])] as const).map(
          (kind) => makeClaim(kind, clause, { quantity: price }),
        )
      : []),
  ];
}

const paid = 5;

function pilotIn(clause: Clause): Found | undefined {
  const { tokens, sentence, quantities } = clause;
  if (!sentence.isLatin || !tokens.some(({ text }) => pilotHint.test(text))) return undefined;
  const count = quantities.find((quantity) => {
    if (quantity.kind !== 'count' || quantity.value < 1 || quantity.of !== undefined) return false;
    const [before, after] = aroundCount(tokens, quantity);
    if (hasAny(tokens.slice(quantity.end), 'rival')) return false;
    const pilot = head.test(before) ? onPilot.exec(after)?.[0] : undefined;
    return pilot === undefined ? pilotWith.test(before) : !ofAnother.test(` ${after.slice(pilot.length)}`);
  });
  return count && { clause, count, price: money(clause) };
}

const ourselves = '(?:us|me|ours?|my|uns|mir|unser\\S*|mein\\S*|nosotr[oa]s|nuestr[oa]s?|mi|\\$|£|€|\\d)';
const oneSpan =
  '(?:(?:an?|one|the|einem|einer|un|una) )?(?:(?:two|three|four|five|six|\\d+) )?(?:months?|years?|weeks?|monat\\S*|jahr\\S*|woche\\S*|mes(?:es)?|años?|semanas?) ';
/** "On paid plans of Doctolib", "mit Brotly": they pay another. */
const ofAnother = new RegExp(
  ` (?:(?:of|from|von|vom|beim?|del?|at) (?!${ourselves}|${oneSpan})|(?:with|by|mit|con) (?!${ourselves}|${oneSpan}|(?:an?|the|monthly|yearly|eine[mnr]?|de[mnr]|una?|el|la) ))\\p{L}`,
  'u',
);
const pilotHint = /^(?:paid|paying|bezahlte\S*|kostenpflichtige\S*|pago|pagad[oa]s?)$/;

function servedIn(clause: Clause): Found | undefined {
  const { context, speaker, quantities, sentence } = clause;
  if (speaker !== 'own' || quantities.length === 0 || !hasAny(context, 'pay') || hasAny(context, 'rival', 'interview'))
    return undefined;
  if (!sentence.isLatin) {
    const count = countOf(quantities, servedHan.exec(lettersOf(context))?.groups?.count);
    return count && { clause, count };
  }
  const words = wordsInFigures(context);
  for (const pattern of servedAndPaying) {
    const value = pattern.exec(words)?.groups?.count;
    const count = value && quantities.find((each) => each.kind === 'count' && each.value === Number(value));
    if (count) return { clause, count };
  }
  return undefined;
}
