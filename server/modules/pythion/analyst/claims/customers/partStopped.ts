import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import type { Token } from '../../text/token';

const partStopped =
  / (?<part>\d+) (?:\S+ ){0,2}?(?:out of|of|von|de) (?:the |our |all |den |unseren |las |los )?(?<all>\d+) (?:\S+ ){0,3}?(?:were|was|been|wurden|fueron) (?:\S+ )?(?:stopped|prevented|caught|blocked|found|rejected|avoided|saved|recovered|verhindert|gestoppt|entdeckt|gefunden|evitad[oa]s|detenid[oa]s|bloquead[oa]s) /;

/** "14 signings out of 160 were stopped": a part of the cases, and no customers who left. */
export const isPartStopped = memoise((context: readonly Token[]): boolean => {
  const groups = partStopped.exec(wordsInFigures(context))?.groups;
  return groups !== undefined && Number(groups['part']) * 2 < Number(groups['all']);
});
