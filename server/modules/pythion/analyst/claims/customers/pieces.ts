import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { spacedWords } from '../../text/token';
import { isFact, isOwnStatement, makeClaim, type Claim } from '../claim';
import { isRivals } from '../hearsay';

const period = '(?:day|night|week|weekend|month|season|saturday|sunday|evening|morning)';
const number = String.raw`(?:about |around |up to |some )?(?!0 )\d[\d,.]*(?: (?:,|to|or|-) \d[\d,.]*)?`;
const notPieces =
  '(?!(?:hours?|minutes?|days?|weeks?|months?|years?|miles?|km|kilometres?|percent|%|shifts?|evenings?|nights?|times|euros?|dollars?|pounds?|quid|emails?|calls?|posts?|deliveries from) )';
const we = '(?:i|we|(?:me|myself) and (?:my|the) \\S+|my \\S+ and (?:i|me))';
const forms = [
  String.raw` ${we} (?:usually |mostly |now |currently |already )*(?:do|get through|turn out|fit|fix|clean|wash|mend|serve|sweep|groom|sharpen) ${number} ${notPieces}(?:\S+ ){0,3}?(?:a|per|each|every) ${period} `,
  String.raw` on an? (?:\S+ )?${period} ${we} (?:usually |mostly )?(?:do|get through|turn out|serve|fix|sell) ${number} (?=[.,;]|$|${notPieces}\S+ (?:[.,;]|$))`,
  String.raw` (?:we|i) (?:'re|are|'m|am) (?:now |already )?(?:at|up to) (?!0 )\d[\d,]* (?=[.,;]|$|so far|since|this|already)`,
  String.raw` (?:i|we) (?:'ve|have) had ${number} ${notPieces}\S+ (?:\S+ )?(?:a|per|each|every) ${period} `,
].map((form) => new RegExp(form));
const free =
  / (?:free|trial|trials|pilot|test|tests|practise|practice|practising|nothing|no charge|unpaid|favou?r|favou?rs|cousins?|family|relatives|friends|mates|church|volunteer\S*|donat\S+|interviews?|orders? from|visitors to|followers|likes|hours a) /;
const doubted = / (?:maybe|perhaps|would|could|might|hope|guess|probably|should|will|think|reckon) /;
/** "We are at 611": something that has begun, and no place or size. */
const begun = / (?:since|so far|already|by now|this (?:year|season|month)) /;

/** "I do 14, 15 a week", "since spring break we are at 611", "I've had 16 to 20 riders every week": what we do for customers, counted. */
export const isDoneRegularly = memoise((clause: Clause): boolean => {
  const { tokens, context, sentence, speaker } = clause;
  if (!sentence.isLatin || !isOwnStatement(clause) || clause.isNobody || speaker === 'rival' || clause.negated.size > 0)
    return false;
  // "Nearly always the same faces" doubts nothing.
  if (!isFact(clause) && (clause.modality !== 'hedge' || doubted.test(spacedWords(context)))) return false;
  const words = wordsInFigures(tokens);
  const at = forms.findIndex((form) => form.test(words));
  return at >= 0 && (at !== 2 || begun.test(words)) && !free.test(spacedWords(context)) && !isRivals(clause);
});

const same = / (?:the )?same (?:faces|ones|people|customers|families|houses|names|lot)(?= )/;

/** "Nearly always the same faces": those who are counted come back. */
export const isSameAgain = ({ context }: Clause): boolean => same.test(spacedWords(context));

const signed =
  /^ (?:and |so far |already |of those |of them )*(?!0 )(?!1 )\d+ (?:of (?:them|those|\d+) )?(?:have |'ve |already )*signed (?=[.,;]|$|so far|already|and )/;

/** "41 signed.": a promise in writing, told alone. Not "41 signed up", "41 signed our petition". */
export const readSigned = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause) =>
    clause.sentence.isLatin &&
    isFact(clause) &&
    !isRivals(clause) &&
    signed.test(wordsInFigures(clause.tokens)) &&
    !/ (?:petition|list|visitors' book|guestbook|sheet|card) /.test(spacedWords(clause.context))
      ? [
          makeClaim('evidence', clause, {
            evidence: 3,
            quantity: clause.quantities.find(({ kind }) => kind === 'count'),
          }),
        ]
      : [],
  );
