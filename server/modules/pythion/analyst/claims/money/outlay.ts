import { germanInputs as input } from '../../lexicon/inputs';
import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import type { Quantity } from '../../text/quantities';
import { spacedWords, type Token } from '../../text/token';
import { phrasesOf, type Phrase } from './phrases';

const about = '(?:(?:rund|etwa|circa|ca|fast|knapp|gut|nur|selber|selbst|unos|unas|como|casi|solo|sólo|a|en|por) )*';
const us = '(?:ich|wir)';

type Outlay = { before: RegExp; after?: RegExp };

/** "Jede Lieferung kommt uns auf 52 Euro", "me vale 68.000", "me salen 4.000 hacerlas": what one takes. */
const costing: readonly Outlay[] = [
  { before: new RegExp(` komm(?:t|en) (?:\\S+ ){0,4}?(?:uns|mich) (?:\\S+ ){0,3}?auf ${about}$`) },
  { before: new RegExp(` (?:uns|mich|mir) (?:\\S+ ){0,4}?${about}$`), after: /^ zu stehen / },
  {
    before: new RegExp(` steck(?:t|en) ${about}$`),
    after: /^ (?:an )?(?:material|ware|teile|stoff|mehl|arbeit|lohn) /,
  },
  { before: new RegExp(` (?:me|nos) (?:salen?|valen?|sale costando|quedan? costando) ${about}$`) },
];

/** "Legen wir 520 Euro hin", "gehen für Mehl 5 Euro drauf", "zahlen wir dem Müller 5 Euro", "en madera gasto 180.000": what we hand over. */
const spending: readonly Outlay[] = [
  { before: new RegExp(` (?:leg(?:e|en) ${us}|${us} leg(?:e|en)) `), after: / (?:hin|aus) $/ },
  {
    before: new RegExp(` (?:(?:haben|habe) ${us}|${us} (?:haben|habe)) `),
    after: / (?:hingelegt|ausgegeben|hingeblättert|draufgelegt) $/,
  },
  { before: / (?:geht|gehen) /, after: / (?:drauf|weg) $/ },
  { before: new RegExp(` (?:geb(?:e|en) ${us}|${us} geb(?:e|en)) `), after: / aus $/ },
  { before: new RegExp(` (?:(?:be)?zahl(?:e|en) ${us}|${us} (?:be)?zahl(?:e|en)) `) },
  { before: new RegExp(`(?<! (?:un|el|mi|de|del|este|ese|nuestro)) (?:gasto|gastamos) (?:[^\\s,]+ ){0,4}?${about}$`) },
  // "Stoff und Näherin kosten 47 Euro je Hose".
  {
    before: new RegExp(
      `^ (?:, )?(?:der |die |das )?(?:${input} (?:, |und )[^\\s,]+|[^\\s,]+ (?:, |und )${input})(?: (?:, |und )[^\\s,]+)? kosten ${about}$`,
    ),
  },
];

/** "Bei jeder Lieferung legen wir 4 Euro drauf": what we lose. */
const losing: Outlay = { before: spending[0]!.before, after: / (?:drauf|zu) $/ };

/** The words that one of the patterns needs, for all other sentences to be passed over. */
const hint =
  / (?:kommt|kommen|uns|mich|mir|steckt|stecken|me|nos|lege|legen|geht|gehen|gebe|geben|zahle|zahlen|bezahle|bezahlen|gasto|gastamos|kosten|habe|haben) /;

const one =
  / (?:pro|je|jede[mnrs]?|cada|por (?:cada )?un[oa]?) (?!(?:stunde|tag|woche|monat|jahr|hora|día|semana|mes|año) )/;
const time = /^(?:stunde|nacht|hora|noche|hour|night)$/;
/** What wins customers, and what is paid for many. */
const other = / (?:\p{L}*kund\p{L}*|clientes?|werbung|anzeigen?|flyer|publicidad|anuncios?|miete|alquiler) /u;

const fits = ({ before, after }: Phrase, outlay: Outlay): boolean =>
  outlay.before.test(before) && (outlay.after?.test(after) ?? true);

type Reading = { gone: ReadonlySet<Token>; ofOne: ReadonlySet<Token> };
const nothing: Reading = { gone: new Set(), ofOne: new Set() };

/** The first words of the amounts that leave us, and of those that one sale takes. */
const outlaysIn = memoise((context: readonly Token[]): Reading => {
  if (!hint.test(spacedWords(context))) return nothing;
  const phrases = phrasesOf(context);
  const isCosting = (phrase: Phrase): boolean => costing.some((outlay) => fits(phrase, outlay));
  const isGone = (phrase: Phrase): boolean =>
    isCosting(phrase) || fits(phrase, losing) || spending.some((outlay) => fits(phrase, outlay));
  const gone = phrases.filter(isGone);
  const rest = phrases.filter((phrase) => !gone.includes(phrase));
  const ofOne = gone.filter((phrase) => {
    if (phrase.amount.period !== undefined || other.test(phrase.before) || fits(phrase, losing)) return false;
    // "Wir nehmen 480 Euro pro Dach, aber mit Hebebühne legen wir 520 Euro hin": beside the price of one.
    return isCosting(phrase) || isOfOne(phrase) || rest.some(({ amount }) => amount.kind === 'money');
  });
  return { gone: firstOf(gone), ofOne: firstOf(ofOne) };
});

const isOfOne = ({ amount, before, after }: Phrase): boolean =>
  (amount.per !== undefined && !time.test(amount.per)) || one.test(before) || one.test(after);

const firstOf = (phrases: readonly Phrase[]): ReadonlySet<Token> => new Set(phrases.map(({ first }) => first));

/** The amounts of a German or Spanish clause that we spend on one sale, in everyday words. */
export const spentOnOne = memoise(({ tokens, context, quantities, sentence, speaker }: Clause): readonly Quantity[] =>
  sentence.isLatin && speaker !== 'rival'
    ? quantities.filter(({ start }) => outlaysIn(context).ofOne.has(tokens[start]!))
    : [],
);

/** Whether an amount leaves us: it is nobody's price. */
export const isOutlay = ({ tokens, context, sentence }: Clause, { start }: Pick<Quantity, 'start'>): boolean =>
  sentence.isLatin && outlaysIn(context).gone.has(tokens[start]!);
