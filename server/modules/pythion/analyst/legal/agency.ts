import { has, type Token } from '../text/token';

/** Whether we do it: no third party is its subject, and it is not passive. */
export function isActive(tokens: readonly Token[], index: number): boolean {
  const before = tokens.slice(Math.max(0, index - 4), index);
  const isPassive =
    before.some(({ lemma, text }) => lemma === 'be' || /^(?:wurde\w*|werden|fue|fueron)$/.test(text)) &&
    /(?:ed|en|ung|ollen|ost|do|da)$/.test(tokens[index]?.text ?? '');
  const criminal = before.find((token) => has(token, 'criminal') && token.pos !== 'det');
  const lead = criminal ? tokens[tokens.indexOf(criminal) - 1] : undefined;
  const isEnabled = /^(?:let|help|allow|enable|for)$/.test(lead?.lemma ?? '');
  const isTheirs = (criminal !== undefined && !isEnabled) || isTheirRelative(tokens, index);
  return !isPassive && !isTheirs;
}

/** "callers who pretend", "from employers who hold": a third party. "For bosses who want to …" is our customer. */
function isTheirRelative(tokens: readonly Token[], index: number): boolean {
  const relative = tokens.findLastIndex(
    ({ text }, at) => at < index && index - at < 6 && /^(?:who|that|which|whose)$/.test(text),
  );
  const head = tokens[relative - 1];
  if (relative <= 0 || !head) return false;
  const lead = tokens.slice(Math.max(0, relative - 4), relative - 1).findLast(({ pos }) => pos === 'adp');
  return has(head, 'criminal', 'rival') || (has(head, 'people', 'target') && lead?.text !== 'for');
}
