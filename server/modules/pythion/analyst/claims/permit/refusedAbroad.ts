import { has, type Token } from '../../text/token';

const refused =
  /^(?:lehnte|lehnten|verweigerte|versagte|untersagte|denegó|denegaron|denegad[oa]s?|negó|negaron|rechazó|rechazaron|rechazad[oa]s?|revocó|revocaron|revocad[oa]s?|retiraron)$/;
const between = /^(?:[,;:.]|y|e|und|pero|aber)$/;
const shortestWay = 3;

/**
 * Whether the word at an index refuses a permit: "el ayuntamiento denegó el permiso", "nos la denegaron", "die Stadt lehnte den Antrag
 * ab". Not "nos concedieron la licencia y rechazaron las alegaciones".
 */
export function isRefusedAbroad(tokens: readonly Token[], index: number): boolean {
  const text = tokens[index]?.text ?? '';
  if (!refused.test(text)) return false;
  if (/ad[oa]s?$/.test(text)) return true;
  const after = tokens.slice(index + 1, index + 1 + shortestWay);
  const before = tokens.slice(Math.max(0, index - shortestWay), index);
  const from = before.findLastIndex((token) => between.test(token.text)) + 1;
  const to = after.findIndex((token) => between.test(token.text));
  return (
    [...before.slice(from), ...(to < 0 ? after : after.slice(0, to))].some(isAskedFor) ||
    /^(?:l[ao]s?|sie|ihn)$/.test(before.at(-1)?.text ?? '') ||
    after[0]?.text === 'ab'
  );
}

const isAskedFor = (token: Token): boolean =>
  has(token, 'license') || /^(?:antrag|anträge|bauantrag|solicitud|solicitudes)$/.test(token.text);
