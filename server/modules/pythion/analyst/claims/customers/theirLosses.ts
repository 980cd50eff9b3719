import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { us } from '../../text/ourselves';
import { readQuantities } from '../../text/quantities';
import { hasAny, lettersOf, spacedWords } from '../../text/token';
import type { Claim } from '../claim';
import { ourWords } from '../ofOurs';

/** Who leaves the group: its own customers or staff. */
const lost = [
  / (?:los(?:e|es|ing|t)|cannot keep|can 't keep|struggle to keep) (?:\S+ ){0,3}?(?:people|members|customers|clients|subscribers|guests|students|pupils|patients|tenants|donors|volunteers|staff|employees|workers|carers|nurses|drivers|teachers|cooks) /,
  / (?:verlieren|verliert) (?:\S+ ){0,3}?(?:leute|mitglieder|kunden|gäste|schüler|patienten|mieter|spender|ehrenamtliche|personal|mitarbeiter|pflegekräfte|fahrer|lehrer) /,
  / pierden? (?:\S+ ){0,3}?(?:gente|soci[oa]s|clientes|alumn[oa]s|pacientes|huéspedes|donantes|voluntari[oa]s|personal|emplead[oa]s|trabajadores|conductores|enfermer[oa]s) /,
];
const lostInChinese =
  /留不住人|(?:流失|留不住|走掉?)(?:了|很多|大量)?(?:会员|客户|学员|患者|员工|护工|司机|老师|志愿者)|(?:会员|客户|学员|员工|护工|司机|老师)(?:大量|经常|总是)?流失/u;

/** Who loses ("gym"), and whom ("member"). */
type Trouble = { group?: string; lost?: string };

const theirTrouble = memoise(({ tokens, context, sentence, speaker }: Clause): Trouble | undefined => {
  if (speaker === 'own') return undefined;
  if (!sentence.isLatin) {
    if (!lostInChinese.test(lettersOf(tokens)) || /[我咱]/u.test(lettersOf(context))) return undefined;
    return { group: tokens.find(({ pos }) => pos === 'noun')?.lemma };
  }
  if (us.test(spacedWords(context))) return undefined;
  const words = spacedWords(tokens);
  const match = lost.map((pattern) => pattern.exec(words)).find((found) => found !== null);
  if (!match) return undefined;
  const start = words.slice(0, match.index + 1).split(' ').length - 2;
  const end = start + match[0].trim().split(' ').length;
  return {
    group: tokens.slice(0, start).findLast(({ pos }) => pos === 'noun')?.lemma,
    lost: tokens[end - 1]?.lemma,
  };
});

const isSame = (unit: string, noun: string | undefined): boolean =>
  noun !== undefined && withoutCase(unit) === withoutCase(noun);
/** Pflegeheime and Pflegeheimen, 健身房 and 健身房里. */
const withoutCase = (noun: string): string => noun.replace(/[n里]$/u, '');

/** "Of the 400 gyms 380 cancelled": the group itself is counted, and not whom it loses. */
function isOfGroup({ context }: Clause, troubles: readonly Trouble[]): boolean {
  const units = readQuantities(context).flatMap(({ kind, unit }) => (kind === 'count' && unit ? [unit] : []));
  const has = (key: keyof Trouble): boolean =>
    units.some((unit) => troubles.some((trouble) => isSame(unit, trouble[key])));
  return has('group') && !has('lost');
}

/** "Signed up for ours", "stopped using it". */
const isOfUs = ({ context, sentence }: Clause): boolean =>
  hasAny(context, 'product', 'own') ||
  (sentence.isLatin ? / (?:us|it|ours) /.test(spacedWords(context)) : /[我咱它]/u.test(lettersOf(context)));

const ofOurs = new RegExp(` (?:${ourWords}|it|mine) `, 'u');
const leaving =
  /(?: (?<en>drop(?:s|ped)? out|quits?|leave|leaves|left|stop(?:s|ped)?|cancel(?:s|led|ed)?|gave up|given? up)(?= )| (?<de>brechen|brachen|bricht|abgebrochen|hören|hörten|aufgehört|aufgegeben)(?= )| (?<es>abandon|dej)\p{L}+(?= ))/u;
/** The verb of leaving in some words, in one form for all: "drop" for "had dropped out". */
export const leavingIn = (words: string): string | undefined => {
  const groups = leaving.exec(words)?.groups;
  if (!groups) return undefined;
  return (
    groups['en']
      ?.replace(/^drop\S*/, 'drop')
      .replace(/^leaves?$/, 'left')
      .replace(/^(?:gave|given)/, 'give')
      .replace(/^stop\S*/, 'stop')
      .replace(/^cancel\S*/, 'cancel')
      .replace(/^quits$/, 'quit') ?? (groups['de'] ? 'de' : 'es')
  );
};

/**
 * "Refugees drop out of the class … We asked 37 of them, 29 had dropped out for that reason": who is asked has the trouble that the
 * text tells in the same words, and has left nothing of ours.
 */
function isToldTrouble(clause: Clause, claims: readonly Claim[]): boolean {
  if (
    !clause.sentence.isLatin ||
    !hasAny(clause.context, 'interview', 'survey') ||
    ofOurs.test(spacedWords(clause.context))
  )
    return false;
  const stem = leavingIn(spacedWords(clause.tokens));
  return (
    stem !== undefined &&
    claims.some(
      (other) =>
        other.kind === 'trouble' &&
        other.clause.sentence !== clause.sentence &&
        leavingIn(spacedWords(other.clause.tokens)) === stem,
    )
  );
}

const ofLoss = new Set<Claim['kind']>(['churn', 'nobodyStayed']);

/**
 * "Gyms lose members: 400 joined in January, 300 left by June. Our app brings them back": where the trouble is that the group loses
 * its people, those who left it are no customers of ours; "of the 400 gyms 380 cancelled" are.
 */
export function withoutTheirLosses(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const troubles = clauses.flatMap((clause) => theirTrouble(clause) ?? []);
  const kept = claims.filter(({ kind, clause }) => !ofLoss.has(kind) || !isToldTrouble(clause, claims));
  return troubles.length > 0 && !claims.some(({ kind }) => kind === 'paidPrice')
    ? kept.filter(({ kind, clause }) => !ofLoss.has(kind) || isOfUs(clause) || isOfGroup(clause, troubles))
    : kept;
}
