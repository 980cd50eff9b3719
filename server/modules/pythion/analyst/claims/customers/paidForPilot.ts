import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { lettersOf } from '../../text/token';
import { makeClaim, type Claim } from '../claim';
import { isPlainFact } from '../plainFact';

const pilot =
  / (?:piloto|pilotos|prueba|pilot|pilots|trial|pilotphase|pilotprojekt|piloten|pilotversuch|testphase|probelauf) /;
const pilotHan = /试点|试用|试运行/u;
/** One customer of those with whom it was tried, and what it paid. */
const paid = [
  / (?:el|la|ell[oa]s|l[oa]s) (?:\S+ )?(?:nos |me )?(?:pagó|pagaron|ha pagado|han pagado) (?:por (?:ello|eso|él|ella) )?(?:\S+ )?\d/,
  / (?:the|they|it) (?:\S+ )?(?:paid|has paid|have paid) (?:us |me |for it )?(?:[£$€] )?\d/,
  / (?:der|die|das|sie|er) (?:\S+ )?(?:zahlten?|bezahlten?) (?:(?:uns|mir|dafür) )*\d/,
  / (?:hat|haben) (?:(?:uns|mir|dafür) )*\d\S* (?:\S+ )?(?:gezahlt|bezahlt) /,
];
const paidHan = /付了|支付了|给了[^,，。]{0,3}\d/u;
/** Paid for something else, or to another. */
const another =
  / (?:fine|damages|penalty|rent|wages|multa|daños|alquiler|sueldos?|indemnización|strafe|schaden|miete|vorher|before|antes|instead|previously) /;

/** Paid. */
const level = 5;

/** "Hicimos un piloto en una clínica y la clínica pagó 4 millones": who tried ours paid for it. */
export const readPaidForPilot = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause, index) => {
    const { quantities, tokens, sentence } = clause;
    if (!quantities.some(({ kind, value }) => kind === 'money' && value > 0) || !isPlainFact(clause)) return [];
    const isPaid = sentence.isLatin
      ? paid.some((pattern) => pattern.test(wordsInFigures(tokens))) && !another.test(wordsInFigures(tokens))
      : paidHan.test(lettersOf(tokens));
    const before = clauses.slice(Math.max(0, index - 3), index);
    return isPaid && before.some(isOurPilot)
      ? (['evidence', 'paidPrice', 'realUse', 'proof'] as const).map((kind) =>
          makeClaim(kind, clause, { evidence: level }),
        )
      : [];
  });

const isOurPilot = (clause: Clause): boolean =>
  clause.speaker === 'own' &&
  isPlainFact(clause) &&
  (clause.sentence.isLatin ? pilot.test(wordsInFigures(clause.tokens)) : pilotHan.test(lettersOf(clause.tokens)));
