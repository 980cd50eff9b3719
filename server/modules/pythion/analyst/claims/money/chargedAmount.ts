import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { readQuantities, type Quantity } from '../../text/quantities';
import { isAmong, lettersOf, spacedWords } from '../../text/token';
import { aroundCount } from '../counts';
import { isBare, onlyCurrencyIn, toAmount } from './amounts';
import { askedAmount } from './askedPrice';

const charging: ReadonlySet<string> = new Set(
  'charge bill ask take nehmen verlangen berechnen nehme verlange cobramos cobro cobraremos cobraríamos pedimos pido pedir cobrar 收 收费'.split(
    ' ',
  ),
);

/** "Ein Gerüst kostet sie 3.000 €, wir nehmen 290 € pro Dach", "…, ich nehme 49": the amount that we ask for, of several. */
export const chargedAmount = memoise((clause: Clause): Quantity | undefined =>
  clause.quantities.length === 0
    ? undefined
    : (chargedByUs(clause) ??
      paidToUs(clause) ??
      resoldAmount(clause) ??
      askedAmount(clause) ??
      askedWithoutCurrency(clause)),
);

const reselling =
  / (?:(?:we|i) (?:re)?sell (?:it|them|each|one|that) (?:on )?(?:for|at)|(?:wir|ich) verkaufen? (?:sie|ihn|es|diese|das) (?:weiter )?für|unsere?[nrs]? verkaufen (?:wir|ich) für|verkaufen (?:wir|ich) (?:unsere?[nrs]? )?für|(?:la|lo|las|los) (?:re)?vend(?:o|emos) (?:por|a)|(?:our price|unser preis|nuestro precio) (?:is|liegt bei|ist|beträgt|es(?: de)?)|(?:unserer|unsere|unseres|ours|el nuestro|la nuestra) (?:kostet|costs?|is|cuesta|vale)) (?:(?:about|around|rund|etwa|unos) )?$/;

/** "Eine Kiste kostet uns 12 Euro, wir verkaufen sie für 25". */
const resoldAmount = ({ tokens, quantities, sentence }: Clause): Quantity | undefined =>
  sentence.isLatin
    ? quantities.find(({ kind, start }) => kind === 'money' && reselling.test(spacedWords(tokens.slice(0, start))))
    : undefined;

const about = '(?:(?:now|only|just|about|around|jetzt|nur|rund|etwa|ahora|solo|unos) )*$';
/** What stands before the amount that reaches us. */
const toUs = new RegExp(
  ` (?:(?:pay|pays|paid) (?:us|me)|(?:zahlen|zahlt|bezahlen|bezahlt|zahlten) (?:\\S+ )?(?:uns|mir)|(?:nos|me) pag(?:an?|aron|ó)|mine (?:is|are|costs?)|mein(?:e[rs]?|s) (?:ist|kostet)|(?:el|la|los|las) mí[oa]s? (?:es|son|cuestan?|valen?)) ${about}`,
);
const got = new RegExp(
  ` (?:(?:i|we) (?:get|got|receive|take)|(?:gives?|gave|hands?) (?:us|me)|(?:ich|wir) (?:bekommen?|kriegen?|nehmen?)|(?:bekomme|bekommen) (?:ich|wir)|(?:gibt|geben) (?:mir|uns)|(?:me|nos) (?:dan?|deja)|(?:y|pero) (?:yo )?(?:cobr(?:o|amos)|recib(?:o|imos))) ${about}`,
);
/** "The dealer charges £80", "my sister's shop sells them for £38": what another takes, before in the sentence. */
const takenByOthers =
  /^(?!.* (?:i|we|ich|wir|yo|cobramos|cobro) ).* (?:charges?|asks?|sells?|costs?|verlang(?:t|en)|nimmt|verkauf(?:t|en)|kostet|cobran?|venden?|cuesta) (?:[^\s,;]+ ){0,4}?(?:[£€$] ?)?\d/;

/** "Farmers who used to pay the dealer £80 an hour now pay me £45", "the shop sells them for £38 and gives me £22": of two amounts ours. */
export const paidToUs = memoise(({ tokens, context, quantities, sentence }: Clause): Quantity | undefined => {
  if (!sentence.isLatin) return undefined;
  return quantities.find(({ kind, start }) => {
    if (kind !== 'money') return false;
    const before = spacedWords(tokens.slice(0, start));
    if (toUs.test(before))
      return quantities.some((other) => other.kind === 'money' && other.start < start) || startsWithMine(before);
    if (!got.test(before)) return false;
    const at = context.indexOf(tokens[start]!);
    return takenByOthers.test(spacedWords(context.slice(0, at)).replace(got, ' '));
  });
});

/** "And mine is £3.50". */
const startsWithMine = (before: string): boolean => /^ (?:\S+ )?(?:mine|meine?[rs]?|(?:el|la) mí[oa]) /.test(before);

function chargedByUs(clause: Clause): Quantity | undefined {
  const { tokens, quantities, speaker } = clause;
  const verb = tokens.findIndex((token, index) => {
    const { text, lemma } = token;
    return (
      isAmong(token, charging) &&
      (/^(?:we|i|wir|ich|我们|我)$/.test(tokens[index - 1]?.text ?? '') ||
        // 我们每月只收99元.
        (text.startsWith('收') &&
          /我们?(?:每个?月|每年|每[单次件份个位])?(?:只|才|就|则|会)?$/u.test(lettersOf(tokens.slice(0, index)))) ||
        // "I hire a hall and charge £8 a class."
        (speaker === 'own' && lemma === 'charge' && tokens[index - 1]?.text === 'and') ||
        (speaker === 'own' && /(?:mos|ro)$/.test(text)))
    );
  });
  if (verb < 0 || (speaker !== 'own' && !/^(?:wir|ich|我们|我)$/.test(tokens[verb - 1]?.text ?? ''))) return undefined;
  const near = quantities.filter(({ start }) => start > verb && start <= verb + 4);
  const bare = near.find((quantity) => isBare(quantity) && quantity.start <= verb + 2);
  return (
    near.find(({ kind }) => kind === 'money') ??
    (bare && onlyCurrencyIn(readQuantities(clause.context)) ? toAmount(clause, bare) : undefined)
  );
}

/** What stands before a number that we ask for: "ich mache es für", "vendo la docena a", "I sell them at". */
const asking =
  / (?:(?:(?:ich|wir) (?:mache|machen|verkaufe|verkaufen|baue|bauen|gebe|geben)|(?:mache|machen|verkaufe|verkaufen|gebe|geben) (?:ich|wir)) (?:[^\s,]+ ){0,4}?für|(?:vendo|vendemos|dejo|dejamos|se venden?) (?:[^\s,]+ ){0,3}?(?:a|por)|(?:i|we) sell (?:[^\s,]+ ){0,3}?(?:at|for)) $/;
/** "La docena va a 3,80": with cents, it is no number of people. */
const going = / (?:va|van|sale|salen) a $/;

/** "Das Bett kostet 800 Euro im Laden, ich mache es für 650": the other amounts of the sentence tell the currency. */
function askedWithoutCurrency(clause: Clause): Quantity | undefined {
  const { tokens, quantities, sentence, speaker } = clause;
  if (!sentence.isLatin || (speaker !== 'own' && speaker !== 'other')) return undefined;
  const bare = quantities.find((quantity) => {
    if (!(isBare(quantity) || isGivenAway(quantity))) return false;
    const [before] = aroundCount(tokens, quantity);
    const next = tokens[quantity.start + 1];
    const isLast = next === undefined || next.pos === 'punct' || /^(?:her|ab|each|apiece|das|la|el)$/.test(next.text);
    const hasCents = /\d[.,]\d/.test(tokens[quantity.start]?.text ?? '');
    return isLast && (asking.test(before) || (hasCents && going.test(before)));
  });
  return bare && onlyCurrencyIn(readQuantities(clause.context)) ? toAmount(clause, bare) : undefined;
}

/** "Gebe ich für 650 her". */
const isGivenAway = ({ kind, unit, of }: Quantity): boolean =>
  kind === 'count' && of === undefined && /^(?:her|ab)$/.test(unit ?? '');
