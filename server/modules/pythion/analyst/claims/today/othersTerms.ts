import { memoise } from '../../text/memoise';
import { us } from '../../text/ourselves';
import { hasAny, spacedWords, type Token } from '../../text/token';

const start = '^ (?:(?:and|but|und|aber|y|pero) )?';
const multiple =
  '(?:(?:about |almost |more than |around )?(?:double|twice|triple|three times|[2-9] times)(?: (?:as much|the price|that|more|for (?:it|that|the same)))?|(?:fast |rund |etwa |mehr als )?(?:das|den) (?:doppelte|dreifache|vierfache)n?(?: preis)?|doppelt so viel|dreimal so viel|(?:casi |más de(?:l)? )?(?:el )?(?:doble|triple)|(?:dos|tres) veces más)';
const hours =
  '(?:(?:already |every day |always |only |nur |schon |immer |jeden tag |solo |siempre |ya )?(?:at|on|from|until|till|by|um|am|ab|bis|an|a las?|a|los|el|hasta|desde) [^,.;]{2,40})';

/** One business by its article, and where it is: "the barber on the corner", "la academia del centro". */
const subject = {
  en: '(?:the|an?|another) (?!(?:app|tool|product|price|problem|trouble) )(?:[^\\s,]+ ){1,6}?',
  de: '(?:der|die|das|ein|eine) (?:[^\\s,]+ ){1,5}?',
  es: '(?:el|la|una?|otr[oa]) (?:[^\\s,]+ ){1,6}?',
} as const;

const terms = new RegExp(
  [
    `${start}${subject.en}(?:(?:charges|asks(?: for)?|takes|wants) ${multiple}|(?:closes|shuts|opens|is (?:only )?open) ${hours}) [.;]? ?$`,
    `${start}${subject.de}(?:(?:verlangt|nimmt|will|berechnet) ${multiple}|(?:schließt|öffnet|macht) ${hours}(?: (?:zu|auf|dicht))?|hat ${hours} (?:offen|geöffnet|auf|zu)) [.;]? ?$`,
    `${start}${subject.es}(?:(?:cobra|pide|quiere) ${multiple}|(?:cierra|abre|está abiert[oa]) ${hours}) [.;]? ?$`,
  ].join('|'),
);

/**
 * "The academy downtown charges double", "der Friseur im Viertel schließt um sechs": what another asks, and when it is open. It is
 * today's alternative, and nobody says that it troubles the customers; not "…, so nurses can't get there", "a late order costs double".
 */
export const isTermsOfOthers = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return terms.test(words) && !us.test(words) && !hasAny(context, 'trouble', 'negation', 'customer');
});
