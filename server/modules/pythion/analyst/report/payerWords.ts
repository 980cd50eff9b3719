import { has, isVerb, type Token } from '../text/token';

/** "Ya pagan 41 dentistas": in Spanish, who pays may come behind the verb. */
export const payerBehind = (tokens: readonly Token[], verb: number): number => {
  const at = verb + (tokens[verb + 1]?.pos === 'num' ? 2 : 1);
  const isLead = tokens
    .slice(0, Math.max(0, verb))
    .every((token) => isNow(token) || /^(?:pron|aux|conj)$/.test(token.pos));
  return verb >= 0 && isLead && at > verb + 1 && tokens[at]?.pos === 'noun' ? at : -1;
};

/** In Spanish, these have the tag of a noun. */
export const isNow = ({ text }: Token): boolean =>
  /^(?:ya|hoy|ahora|también|actualmente|además|aquí|entonces|nos|me|lo|unos|unas|casi)$/.test(text);

/** The 家 of "63家维保公司". */
const isMeasure = (tokens: readonly Token[], index: number): boolean =>
  tokens[index - 1]?.pos === 'num' && /^[家个位名户所]$/.test(tokens[index]?.text ?? '');

const being: ReadonlySet<string> = new Set(['are', 'is', ':', 'son', 'sind', 'sont', 'são', '是']);

/** "Customers are 63 firms", "客户是63家维保公司", "who: wardrobe managers": what stands behind a word for customers. */
export function isLabelled(tokens: readonly Token[], at: number): boolean {
  const before = isMeasure(tokens, at - 1) ? at - 2 : at - 1;
  const first = tokens[before]?.pos === 'num' ? before - 1 : before;
  return (
    being.has(tokens[first]?.text ?? '') &&
    !isVerb(tokens[at + 1]) &&
    !isMeasure(tokens, at) &&
    tokens.slice(Math.max(0, first - 2), first).some((token) => has(token, 'customer') && token.pos === 'noun')
  );
}
