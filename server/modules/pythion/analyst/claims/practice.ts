import type { Clause } from '../text/clause';
import { wordsInFigures } from '../text/figures';
import { memoise } from '../text/memoise';
import { isFact, makeClaim, type Claim } from './claim';

const many = String.raw`(?:(?:about|around|some|roughly|nearly|etwa|rund|ungefähr|unos|unas|casi) )?(?!0 )(?!1 )\d+`;
const rounds = [
  new RegExp(
    String.raw` (?:i|we) (?:see|visit|serve|do|clean|service|look after|supply|groom|teach|deliver to|call on) ${many} (?:\S+ ){1,3}?(?:every|a|each|per) (?:\S+ )?(?:days?|weeks?|months?|years?|quarter) `,
  ),
  new RegExp(
    String.raw` (?:(?:ich|wir) (?:besuche|betreue|reinige|beliefere|mache|versorge|pflege)n? |(?:besuche|betreue|reinige|beliefere|mache|versorge|pflege)n? (?:ich|wir) )${many} (?:\S+ ){1,3}?(?:alle|pro|im|in der|jede[nr]?) (?:\S+ )?(?:tage?|wochen?|monate?|jahre?) `,
  ),
  new RegExp(
    String.raw` (?:visit|atiend|limpi|arregl|repar|cuid)(?:o|amos|emos) ${many} (?:\S+ ){1,3}?(?:cada|al|a la|por) (?:\S+ )?(?:días?|semanas?|mes(?:es)?|año) `,
  ),
];
const sum = String.raw`(?:[£€$¥] ?\d|\d+(?:[.,]\d+)? (?:euros?|pounds?|dollars?|€|francs|franken|pesos))`;
const averages = [
  new RegExp(
    String.raw` (?:average|typical) (?:stop|visit|job|bill|order|sale|ticket|spend|session|invoice)s? (?:is|was|comes to|brings|brings in|runs to|at) (?:\S+ )?${sum}`,
  ),
  new RegExp(String.raw` (?:im schnitt|durchschnittlich|der durchschnitt) (?:\S+ ){0,5}?${sum}`),
  new RegExp(String.raw` (?:de media|en promedio|la media|el promedio|ticket medio) (?:\S+ ){0,5}?${sum}`),
];
const planned =
  / (?:will|would|could|if|hope|plan|expect|würde\S*|werden|wenn|hoffe\S*|si|sería|esperamos|rival|competitor) /;

/** "I see about 40 salons every eight weeks and the average stop is £58": how many are served, how often, and what they pay. */
const isPaidRound = memoise((clause: Clause): boolean => {
  const { tokens, context, sentence, speaker } = clause;
  if (!sentence.isLatin || !isFact(clause) || clause.negated.size > 0 || speaker === 'rival') return false;
  const own = wordsInFigures(tokens);
  if (!rounds.some((pattern) => pattern.test(own))) return false;
  const words = wordsInFigures(context);
  return averages.some((pattern) => pattern.test(words)) && !planned.test(words);
});

const tried =
  / (?:we|i) (?:tried|tested|piloted|ran) (?:it|this|that) | (?:haben|habe) (?:es|das) (?:\S+ ){0,8}?(?:probiert|getestet|ausprobiert|erprobt) | (?:lo|la) (?:probamos|probé|hemos probado|ensayamos|pilotamos) /;
const enrolled = new RegExp(
  String.raw` ${many} (?:\S+ ){1,2}?(?:signed up|put (?:their|its) names? down|enrolled|joined|registered) | ${many} \S+ (?:trugen sich ein|meldeten sich|haben sich (?:\S+ )?(?:eingetragen|gemeldet|angemeldet)) | se (?:apuntaron|inscribieron|registraron) ${many} | ${many} \S+ se (?:apuntaron|inscribieron|registraron) `,
);
const earned = new RegExp(
  String.raw` (?:earned|took|made|was paid|were paid|charged|paid|verdiente|kassierte|bekam|bezahlten|zahlten|cobró|ganó|pagaron|facturó) (?:\S+ )?${sum}`,
);

/** "We tried it in our village: 14 houses signed up, a plumber came and earned €1,120": who took part, and what was paid. */
const isTrialWithTurnout = memoise(({ context, sentence }: Clause): 'paid' | 'counted' | undefined => {
  if (!sentence.isLatin) return undefined;
  const words = wordsInFigures(context);
  const at = tried.exec(words);
  if (!at || planned.test(words)) return undefined;
  const after = words.slice(at.index);
  if (!enrolled.test(after)) return undefined;
  return earned.test(after) ? 'paid' : 'counted';
});

/** What a round of those who pay, and a trial that people signed up for, show. */
export const readPractice = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause) => {
    if (isPaidRound(clause))
      return (['evidence', 'paidPrice', 'realUse', 'proof'] as const).map((kind) =>
        makeClaim(kind, clause, { evidence: 5 }),
      );
    const isReport =
      clause.sentence.isLatin &&
      isFact(clause) &&
      !clause.isNobody &&
      (clause.speaker === 'people' || clause.speaker === 'other');
    const trial = isReport && enrolled.test(wordsInFigures(clause.tokens)) ? isTrialWithTurnout(clause) : undefined;
    if (trial === 'paid')
      return (['evidence', 'realUse', 'proof'] as const).map((kind) => makeClaim(kind, clause, { evidence: 4 }));
    return trial === 'counted' ? [makeClaim('evidence', clause, { evidence: 3 })] : [];
  });
