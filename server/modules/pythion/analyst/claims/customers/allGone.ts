import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';
import { hasAny, lettersOf, spacedWords } from '../../text/token';
import { makeClaim, type Claim } from '../claim';
import { isRivals } from '../hearsay';
import { isMoneyReturned } from '../money/paidBack';
import { allOfThem } from './shares';
import { isTakenBackByAll } from '../unproven/takenBack/takenBack';

const nobody = [
  '(?:nobody|no one|none|not one)(?: of (?:them|these|those))?',
  '(?:niemand|keiner|keine|kein einziger|keine einzige)(?: davon| von ihnen)?',
  '(?:nadie|ningun[oa])(?: de ell[oa]s)?',
] as const;
const end = '(?=[.,;!] |$)';

/** "Now nobody pays", "none of them pays any more", "jetzt zahlt niemand mehr", "ahora nadie paga". */
const unpaidNow = new RegExp(
  [
    ` (?:now|today|these days|currently|by now|since then)(?: ,)? ${nobody[0]} (?:still )?(?:pays?|is paying)(?: (?:us|me|for it|any more|anymore))* ${end}`,
    ` ${nobody[0]} (?:(?:still |now )*pays?|is paying)(?: (?:us|me|for it))? (?:any more|anymore|any longer|now|today) ${end}`,
    ` (?:jetzt|heute|inzwischen|mittlerweile|seitdem|nun|derzeit) (?:be)?zahlt (?:(?:uns|mir|dafür) )?${nobody[1]}(?: mehr)? ${end}`,
    ` ${nobody[1]} (?:be)?zahlt (?:(?:uns|mir|dafür|heute|jetzt) )*mehr ${end}`,
    ` (?:ahora|hoy|actualmente|ya) (?:ya )?${nobody[2]} (?:(?:nos|me|lo|la) )?paga(?: nada)? ${end}`,
    ` ya no (?:(?:nos|me|lo|la) )?paga ${nobody[2]} ${end}`,
  ].join('|'),
);
const unpaidNowHan =
  /(?:现在|如今|目前|后来)(?:已经|都)?(?:没有?人|没有?一[家个位户人]|一[家个位户人][都也](?:没有?|不))(?:再|还在|愿意)?(?:付|交|买)(?:钱|费|款|我们)?了?(?=$|[，。,.;；!！])|没有?人(?:再|还在)(?:付|交)(?:钱|费|款)?了?(?=$|[，。,.;；!！])/u;

const isUnpaidNow = memoise(({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin ? unpaidNow.test(spacedWords(tokens)) : unpaidNowHan.test(lettersOf(tokens)),
);

const isOfUs = (clause: Clause): boolean =>
  clause.modality === 'fact' && clause.speaker !== 'rival' && !isRivals(clause) && !hasAny(clause.context, 'rival');

/** What a text tells of all who paid before. */
const endOf = (clause: Clause): 'nobodyPaid' | 'nobodyStayed' | undefined =>
  !isOfUs(clause)
    ? undefined
    : isMoneyReturned(clause) || isTakenBackByAll(clause)
      ? 'nobodyPaid'
      : isUnpaidNow(clause)
        ? 'nobodyStayed'
        : undefined;

const isCount = ({ kind, period }: Quantity): boolean => kind === 'count' && period === undefined;
/** "90 euros a month": who cancels has paid until then. */
const isRegular = ({ kind, period }: Quantity): boolean => kind === 'money' && period !== undefined;
const ofPayment: readonly Claim['kind'][] = ['paidPrice', 'payingCustomers', 'realUse', 'repeat', 'proof'];
/** The evidence of what was only tried. */
const tried = 3;

/** The clause before that counts somebody last, in another sentence, where they paid: "all of them" are those. */
function payersBefore(clause: Clause, index: number, clauses: readonly Clause[], paid: ReadonlySet<Clause>) {
  const counted = clauses
    .slice(0, index)
    .findLast((other) => other.sentence !== clause.sentence && other.quantities.some(isCount));
  return counted && paid.has(counted) ? counted : undefined;
}

/**
 * "31 owners paid me last June. I gave the money back to all of them", "Now nobody pays": what was paid before counts as tried, and
 * all who paid are gone.
 */
export function withAllGone(claims: readonly Claim[], clauses: readonly Clause[]): Claim[] {
  const ends = clauses.flatMap((clause, index) => {
    const kind = endOf(clause);
    return kind ? [{ clause, index, kind }] : [];
  });
  if (ends.length === 0) return [...claims];
  const paid = new Set(claims.flatMap(({ kind, clause }) => (kind === 'paidPrice' ? [clause] : [])));
  const regular = [...paid].filter(({ quantities }) => quantities.some(isRegular));
  const told = ends.filter(
    ({ clause, index }) =>
      payersBefore(clause, index, clauses, paid) !== undefined && !(regular.length > 0 && isTakenBackByAll(clause)),
  );
  const last = told.at(-1);
  if (!last) return [...claims];
  const before = new Set(clauses.slice(0, last.index + 1));
  return [
    ...claims.flatMap((claim) => {
      if (!before.has(claim.clause)) return claim;
      if (ofPayment.includes(claim.kind)) return [];
      return claim.kind === 'evidence' && claim.evidence > tried ? { ...claim, evidence: tried } : claim;
    }),
    makeClaim(last.kind, last.clause, { quantity: allOfThem }),
  ];
}
