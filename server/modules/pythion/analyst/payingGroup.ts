import type { Claim } from './claims/claim';
import { stemOf } from './claims/people/phrase';
import type { Clause } from './text/clause';
import { has, type Token } from './text/token';

/** Offsets of a name in the text, and the stem of its last word. */
type PayingGroup = { start: number; end: number; head: string };

const payments: ReadonlySet<Claim['kind']> = new Set<Claim['kind']>([
  'payer',
  'paidPrice',
  'payingCustomers',
  'priceUnit',
  'priceNumber',
]);

/** The first group that a text says pays: "landlords pay 50 euros per room", "nueve colegios pagan". */
export function payingGroupIn(claims: readonly Claim[]): PayingGroup | undefined {
  for (const { kind, clause } of claims) {
    const group =
      payments.has(kind) && (clause.speaker === 'people' || clause.speaker === 'other') && !clause.isNobody
        ? payingIn(clause)
        : undefined;
    if (group) return group;
  }
  return undefined;
}

/** "Restaurants" of "restaurant owners", "bakeries" of "small bakeries", "families" of "parents of twins": one name within the other, or the same household. */
export const isSameGroup = (segment: string, head: string): boolean =>
  segment
    .split(/[\s-]+/)
    .flatMap((word) => [word, word.replace(/ies$/, 'y')])
    .some((word) => word.length > 3 && (word.includes(head) || head.includes(word))) ||
  (household.test(segment) && household.test(head));

const household = /^(?:parent|mother|famil|household|eltern|mütter|haushalt|padres|madres|hogar)/;

/** A subject that is named by nouns alone, in the plural, directly before a form of "pay". */
function payingIn({ tokens, negated }: Clause): PayingGroup | undefined {
  const verb = tokens.findIndex((token) => has(token, 'pay') && isOfMany(token));
  const isPlain =
    verb > 0 && !negated.has(tokens[verb]!) && !/^(?:nothing|nichts|nada)$/.test(tokens[verb + 1]?.text ?? '');
  if (!isPlain) return undefined;
  const subject = tokens
    .slice(0, verb)
    .filter(
      ({ pos, text }) =>
        !/^(?:aux|adv)$/.test(pos) && !/^(?:nos|uns|ya|hoy|también|ahora|schon|auch|heute)$/.test(text),
    );
  const name = subject.slice(subject.findLastIndex(({ pos }) => !/^(?:noun|adj)$/.test(pos)) + 1);
  const lead = subject.slice(0, subject.length - name.length);
  const last = name.at(-1);
  if (last?.pos !== 'noun' || name.length > mostWords || !lead.every(isLead) || name.some(isVague)) return undefined;
  return { start: name[0]!.start, end: last.end, head: stemOf(last) };
}

const mostWords = 3;

const isOfMany = ({ text }: Token): boolean =>
  /^(?:pay|paid|zahlen|zahlten|bezahlen|bezahlten|pagan|pagaron|pagarán)$/.test(text);

/** "Nine", "the", "and then": not "their", whose are others. */
const isLead = ({ pos, text }: Token): boolean =>
  /^(?:num|conj|punct)$/.test(pos) || /^(?:the|these|those|all|die|alle|las|los|today|now|then)$/.test(text);

const isVague = (token: Token): boolean => has(token, 'customer', 'own', 'coin', 'cost') || vague.test(token.text);

const vague =
  /^(?:friends?|others?|users?|members?|subscribers?|investors?|sponsors?|people|rivals?|competitors?|colleagues?|neighbou?rs?|freunde|andere|nutzer|mitglieder|leute|amigos|otros|usuarios|socios|personas)$/;
