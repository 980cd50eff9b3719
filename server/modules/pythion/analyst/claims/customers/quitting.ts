import { has, type Token } from '../../text/token';

/**
 * "Had stopped doing the exercises", "quit smoking", "dejaron de tomar las pastillas": what they gave up is theirs, and no
 * customer is gone. "Stopped paying" and "stopped using it" are about us.
 */
export function isGivingUpOther(tokens: readonly Token[], at: number): boolean {
  const after = tokens.slice(at + 1);
  if (/^(?:stop|quit|cease|give)$/.test(tokens[at]?.lemma ?? '')) {
    const object = objectOf(tokens[at]?.lemma === 'give' && after[0]?.text === 'up' ? after.slice(1) : after);
    return (
      object.some(({ pos }) => pos === 'verb' || pos === 'noun') &&
      !object.some((token) => isOurs(token, object)) &&
      !isOurDeal.test(object[0]?.text ?? '') &&
      !isCalledAfter(tokens.slice(0, at), object[0])
    );
  }
  const infinitive = tokens[at]?.text === 'dejaron' && after[0]?.text === 'de' ? after[1]?.text : undefined;
  return (
    infinitive !== undefined &&
    !/^(?:pagar|usar|utilizar|venir|pedir|comprar|alquilar|renovar)|(?:l[aeo]s?|nos)$/.test(infinitive)
  );
}

/** Up to what says when or why. */
function objectOf(tokens: readonly Token[]): readonly Token[] {
  const end = tokens.findIndex(
    ({ text, pos }) =>
      pos === 'punct' ||
      pos === 'conj' ||
      /^(?:by|within|after|in|at|with|thanks|since|because|when|before|during)$/.test(text),
  );
  return tokens.slice(0, end < 0 ? 6 : end);
}

/** "Their pills" are none of ours, whatever we sell. */
const isOurs = (token: Token, object: readonly Token[]): boolean =>
  has(token, 'own') ||
  (has(token, 'product') && !object.some(({ text }) => /^(?:their|his|her)$/.test(text))) ||
  /^(?:it|us|service|subscription|plan|contract|membership|order|payment|pilot|trial|lesson|visit)$/.test(token.lemma);

/** What customers do with ours: "still using". */
export const ourDeals =
  '(?:paying|using|coming|ordering|buying|renting|booking|subscribing|attending|visiting|logging|opening|renewing)';
const isOurDeal = new RegExp(`^${ourDeals}$`);

/** "18 of the 24 readers stopped reading": what made them ours. */
const isCalledAfter = (subject: readonly Token[], act: Token | undefined): boolean =>
  act?.text.endsWith('ing') === true && subject.some(({ lemma }) => lemma === act.text.replace(/ing$/, 'er'));

/**
 * "No contract, cancel any time", "may leave with a month's notice", "können jederzeit kündigen", 随时可以取消: what they are free
 * to do, and nobody who did or didn't.
 */
export function isFreeToLeave(tokens: readonly Token[], at: number): boolean {
  const verb = tokens[at];
  if (verb === undefined || /(?:ed|left)$/.test(verb.text)) return false;
  const before = tokens.slice(Math.max(0, at - 2), at).map(({ text }) => text);
  if (/(?:^| )(?:can|may|could|free to|können|kann|pueden?|podrán?|\S*可以|\S*可|随时)$/.test(before.join(' ')))
    return true;
  const after = ` ${tokens
    .slice(at + 1, at + 8)
    .map(({ text }) => text)
    .join(' ')} `;
  const isOrder = at === 0 || tokens[at - 1]?.pos === 'punct';
  return (
    anyTime.test(after) || /^(?:jederzeit|随时)$/.test(before.at(-1) ?? '') || (isOrder && / monthly /.test(after))
  );
}

const anyTime =
  /^ (?:it |us |them |your \S+ )?(?:at )?(?:any ?time|any_time|anytime|whenever|(?:when|as) you|(?:with|on|at) (?:\S+ ){1,4}notice|cuando (?:quier\S+|quis\S+)|en cualquier momento) /;
