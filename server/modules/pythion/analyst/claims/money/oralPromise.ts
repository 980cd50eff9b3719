import type { Clause } from '../../text/clause';
import { lettersOf, spacedWords } from '../../text/token';
import type { Claim } from '../claim';

const latin =
  / (?:verbally (?:agreed|promised|committed)|(?:agreed|promised|committed) (?:\S+ ){0,3}?(?:verbally|orally)|orally (?:agreed|promised)|verbal (?:agreement|promise|commitment)|mündlich (?:\S+ ){0,6}?(?:zugesagt|vereinbart|versprochen|zugesichert)|mündliche[nrs]? (?:zusage|vereinbarung)n?|(?:zugesagt|versprochen) (?:\S+ )?mündlich|de palabra|verbalmente|oralmente|acuerdos? verbal(?:es)?|compromisos? verbal(?:es)?) /;
const han =
  /口头(?:上)?(?:答应|承诺|约定|同意|说好|协议|讲好|应了|应下|意向)|(?:说好|讲好)了?(?:要|会)[^,，。]{0,6}(?:订|买|租|付)/u;
const paid = / (?:paid|deposits?|bezahlt|angezahlt|anzahlung(?:en)?|pagó|pagaron|pagado|seña|anticipo) /;
const paidHan = /[付交给](?:了|过)[^,，。]{0,8}(?:钱|款|元|定金|订金|押金|费)/u;
const hint = /verbal|oral|mündlich|palabra|口头|说好|讲好/u;

/** "Has agreed verbally to order 60 cups", 口头答应每周订60杯: nobody has signed or paid. */
const isOralPromise = ({ tokens, context, sentence }: Clause): boolean => {
  if (!hint.test(sentence.text)) return false;
  return sentence.isLatin
    ? latin.test(spacedWords(context)) && !paid.test(spacedWords(tokens))
    : han.test(lettersOf(tokens)) && !paidHan.test(lettersOf(tokens));
};

/** The evidence of an intention that is stated. */
const intended = 2;
const ofPayment = /^(?:paidPrice|payingCustomers|repeat|realUse)$/;

/** A promise by word of mouth is an intention, and no payment. */
export const withOralPromises = (claims: readonly Claim[]): readonly Claim[] =>
  claims.flatMap((claim) => {
    const { kind, clause, evidence } = claim;
    if ((evidence <= intended + 1 && !ofPayment.test(kind)) || !isOralPromise(clause)) return claim;
    if (ofPayment.test(kind) || kind === 'proof') return [];
    return kind === 'evidence' ? { ...claim, evidence: intended } : claim;
  });
