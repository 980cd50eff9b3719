import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { has, hasAny, isVerb, lettersOf, spacedWords, type Token } from '../../text/token';
import { isAgentive } from '../people/agentive';
import { isHandedOut } from './handedOut';
import { isToldPart } from './monthlyCosts';
import { isHelperPaid, isRoomToLet } from './ownMeans';
import { overheadsIn } from './overhead';
import { premises } from './overheadWords';

/** "We rent the shed off my uncle for £250", "rent went up to £1,900", "the mill sells us flour at £1.20": we get none of it. */
export const isSpentByUs = memoise(
  (clause: Clause): boolean =>
    isHelperPaid(clause) ||
    isRoomToLet(clause) ||
    isHandedOut(clause) ||
    overheadsIn(clause).length > 0 ||
    isToldPart(clause) ||
    isPaidForTesting(clause) ||
    (clause.sentence.isLatin &&
      clause.quantities.some(({ kind }) => kind === 'money') &&
      (isRentedByUs(clause) ||
        isOverheadPrice(clause) ||
        isSoldToUs(clause) ||
        isLent(clause) ||
        isSpentSoFar(clause))),
);

const forTesting =
  / (?:we|i) (?:pay|paid|gave) (?!for )(?:(?!(?:days?|weeks?|months?) )\S+ ){1,8}?(?:for (?:testing|trying|taking part)|to (?:test|try|take part))(?= )| (?:(?:wir|ich) (?:zahlen?|bezahlen?|zahlten?|gaben|geben)|(?:zahlen|bezahlen) (?:wir|ich)) (?:(?!(?:tage?|wochen?|monate?) )\S+ ){1,8}?(?:fürs|für das|zum) (?:testen|ausprobieren|mitmachen)(?= )| (?:pagamos|pago|pagué|dimos) (?:a )?(?:(?!(?:días?|semanas?|mes|meses) )\S+ ){1,8}?(?:por|para) (?:probar|participar|testear)\S*(?= )/;
const forTestingInChinese =
  /我们?(?:每[月天次周])?(?:付|给|花)了?[^,，。]{0,8}[个名位人][^,，。]{0,12}(?:请|让|来)(?:他们|大家|她们)?(?:测试|试用|试吃|参与|体验)/u;

/** "We pay 200 plumbers 9 euros a month for testing": they are paid, and pay nothing. */
const isPaidForTesting = ({ tokens, quantities, sentence }: Clause): boolean =>
  quantities.some(({ kind }) => kind === 'money') &&
  (sentence.isLatin ? forTesting.test(spacedWords(tokens)) : forTestingInChinese.test(lettersOf(tokens)));

/** "We lent 4 million pesos to 120 stalls"; not "we lend tools for £5 a day", "we lend $300 at 3% a month", whose price is the interest. */
const isLent = ({ tokens, quantities }: Clause): boolean =>
  !quantities.some(({ kind }) => kind === 'percent') &&
  quantities.some(
    ({ kind, start }) =>
      kind === 'money' &&
      tokens
        .slice(Math.max(0, start - 3), start)
        .some(
          ({ text, lemma }, index, before) =>
            (/^(?:lend|loan)$/.test(lemma) || /^(?:prestamos|presté|prestado)$/.test(text)) &&
            !before.slice(index).some(({ pos }) => pos === 'adp'),
        ),
  );

/** "Llevamos gastados 9.000 euros": "llevamos" alone is what we have taken. */
const isSpentSoFar = ({ tokens }: Clause): boolean =>
  tokens.some(
    ({ text }, index) =>
      (text === 'llevo' || text === 'llevamos') &&
      tokens.slice(index + 1, index + 3).some((word) => /^(?:gastad|invertid)[oa]s?$/.test(word.text)),
  );

/**
 * "We rent a unit for £400 a month", "we lease two boats off the harbour". Not "we rent our hall for £30", "we rent boats from £40 a
 * day", "we rent the room to clubs".
 */
const isRentedByUs = ({ tokens, speaker, modality }: Clause): boolean => {
  const verb = tokens.findIndex((token) => isVerb(token) && /^(?:rent|hire|lease)$/.test(token.lemma));
  const after = tokens.slice(verb + 1);
  if (speaker !== 'own' || verb < 0 || modality === 'condition') return false;
  // "I hire a hall for £30 an evening and charge £8 a class": a price of ours as well.
  if (after.some(({ lemma }) => /^(?:charge|sell)$/.test(lemma))) return false;
  if (tokens[verb - 1]?.text === 'be' || after.some(({ text }) => /^(?:our|out|to|customers?)$/.test(text)))
    return false;
  const from = after.findIndex(({ text }) => /^(?:off|from)$/.test(text));
  const owner = after.slice(from + 1, from + 4);
  const isFromOwner =
    from > 0 &&
    /^(?:det|pron)$/.test(owner[0]?.pos ?? '') &&
    owner.some(
      (token) => has(token, 'people', 'partner') || isAgentive(token.lemma) || /^(?:him|her|them)$/.test(token.text),
    );
  const amount = after.findIndex(({ pos, text }) => pos === 'sym' || text === 'for');
  const object = after.slice(0, Math.max(0, amount));
  return (
    isFromOwner ||
    (/^(?:the|an?|one|this|two|half)$/.test(object[0]?.text ?? '') && object.some(({ lemma }) => premises.test(lemma)))
  );
};

const overhead = /^(?:rent|lease|rates|insurance|miete|pacht|versicherung|alquiler|renta|seguro)$/;

/** "Rent went up to £1,900 a month", "the insurance was £490"; not "insurance for couriers is £9". */
const isOverheadPrice = ({ tokens, speaker }: Clause): boolean => {
  if (speaker !== 'own' && speaker !== 'other') return false;
  const verb = tokens.findIndex(
    ({ lemma, text, pos }, index) =>
      index > 0 &&
      ((/^(?:be|go|rise|come|cost|jump|double)$/.test(lemma) && /^(?:verb|aux)$/.test(pos)) ||
        /^(?:ist|war|sind|beträgt|kostet|es|era|son|eran|cuesta|sube|subió)$/.test(text)),
  );
  const named = tokens.slice(0, Math.max(0, verb));
  // "Die Miete der Backstube".
  const of = named.findIndex(({ text }, index) => index > 0 && /^(?:of|der|des|vom|von|del|de)$/.test(text));
  const subject = of < 0 ? named : named.slice(0, of);
  return (
    subject.length <= 4 &&
    overhead.test(subject.at(-1)?.lemma ?? '') &&
    subject
      .slice(0, -1)
      .every(
        (token) =>
          /^(?:det|conj|adj|adv)$/.test(token.pos) || has(token, 'own') || /^(?:el|la|die|y|und)$/.test(token.text),
      ) &&
    !hasAny(tokens, 'customer')
  );
};

/** "The mill sells us flour at £1.20", "they let us a shed"; who charges us is read with costs. Not "the shop sells us to its guests". */
export const isSoldToUs = ({ tokens }: Clause): boolean =>
  tokens.some(
    ({ lemma, text }, index) =>
      index > 0 &&
      (selling.has(lemma) || sellingAbroad.has(text)) &&
      isUs([tokens[index + 1], tokens[index - 1]], text) &&
      tokens[index + 2]?.text !== 'to' &&
      !tokens.slice(0, index).some((token) => has(token, 'customer') || /^(?:we|i|wir|ich)$/.test(token.text)),
  );

const selling: ReadonlySet<string> = new Set(['sell', 'supply', 'lend', 'rent', 'lease', 'let']);
const sellingAbroad: ReadonlySet<string> = new Set(
  'verkauft verkaufen verkauften liefert vermietet vende venden vendió vendieron alquila'.split(' '),
);

/** Spanish has "nos" before the verb. */
const isUs = ([next, before]: readonly (Token | undefined)[], verb: string): boolean =>
  /^(?:us|me|uns|mir)$/.test(next?.text ?? '') ||
  (/^(?:vende|venden|alquila)$/.test(verb) && /^(?:nos|me)$/.test(before?.text ?? ''));
