import type { Clause } from '../../text/clause';
import { us } from '../../text/ourselves';
import { hasAny, lettersOf, spacedWords } from '../../text/token';
import type { Claim } from '../claim';

/** Who leaves the group: its own customers or staff. */
const lost = [
  / (?:los(?:e|es|ing|t)|cannot keep|can 't keep|struggle to keep) (?:\S+ ){0,3}?(?:members|customers|clients|subscribers|guests|students|pupils|patients|tenants|donors|volunteers|staff|employees|workers|carers|nurses|drivers|teachers|cooks) /,
  / (?:verlieren|verliert) (?:\S+ ){0,3}?(?:mitglieder|kunden|gäste|schüler|patienten|mieter|spender|ehrenamtliche|personal|mitarbeiter|pflegekräfte|fahrer|lehrer) /,
  / pierden? (?:\S+ ){0,3}?(?:soci[oa]s|clientes|alumn[oa]s|pacientes|huéspedes|donantes|voluntari[oa]s|personal|emplead[oa]s|trabajadores|conductores|enfermer[oa]s) /,
];
const lostInChinese =
  /(?:流失|留不住|走掉?)(?:了|很多|大量)?(?:会员|客户|学员|患者|员工|护工|司机|老师|志愿者)|(?:会员|客户|学员|员工|护工|司机|老师)(?:大量|经常|总是)?流失/u;

const isTheirTrouble = ({ tokens, context, sentence, speaker }: Clause): boolean => {
  if (speaker === 'own') return false;
  if (!sentence.isLatin) return lostInChinese.test(lettersOf(tokens)) && !/[我咱]/u.test(lettersOf(context));
  const words = spacedWords(tokens);
  return !us.test(spacedWords(context)) && lost.some((pattern) => pattern.test(words));
};

/** "Signed up for ours", "stopped using it". */
const isOfUs = ({ context, sentence }: Clause): boolean =>
  hasAny(context, 'product', 'own') ||
  (sentence.isLatin ? / (?:us|it|ours) /.test(spacedWords(context)) : /[我咱它]/u.test(lettersOf(context)));

const ofLoss = /^(?:churn|nobodyStayed)$/;

/**
 * "Gyms lose members: 400 joined in January, 300 left by June. Our app brings them back": where the trouble is that the group loses
 * its people, those who left it are no customers of ours.
 */
export const withoutTheirLosses = (claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] =>
  clauses.some(isTheirTrouble) && !claims.some(({ kind }) => kind === 'paidPrice')
    ? claims.filter(({ kind, clause }) => !ofLoss.test(kind) || isOfUs(clause))
    : claims;
