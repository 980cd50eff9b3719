import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords, type Token } from '../../text/token';

const expert = {
  en: '(?:lawyer|solicitor|attorney|notary|doctor|nurse|pharmacist|vet|dentist|electrician|architect|surveyor|engineer|gas fitter|licensed \\S+|registered \\S+)',
  de: '\\S*(?:anwalt|anwältin|notar(?:in)?|arzt|ärztin|apotheker(?:in)?|meister(?:in)?|meisterbetrieb|fachbetrieb|elektriker(?:in)?|therapeut(?:in)?|hebamme|architekt(?:in)?|statiker(?:in)?|sachverständige[rn]?|jurist(?:in)?|psycholog(?:e|en|in))',
  es: '(?:abogad[oa]|notari[oa]|médic[oa]|enfermer[oa]|veterinari[oa]|farmacéutic[oa]|electricista|arquitect[oa]|perit[oa]|psicólog[oa]|gasista)(?: matriculad[oa])?',
} as const;

/** "Rechtsberatung mach ich nicht selber, dafür hab ich eine Anwältin unter Vertrag". */
const delegated = [
  ` (?:i|we) (?:do n't|don't|never|do not) (?:\\S+ ){1,6}?(?:myself|ourselves) .*?(?:,|;|:|\\.|and|but) (?:\\S+ ){0,3}?(?:(?:i|we) (?:have|pay|use|employ|work with|'ve got) (?:an? |our |my )(?:\\S+ ){0,2}?${expert.en}|(?:an?|our|my) (?:\\S+ ){0,2}?${expert.en} (?:does|signs|handles|gives|checks)) `,
  ` (?:mach|übernehm|geb|leist|führ|erledig|bau|biet)\\S* (?:ich|wir) (?:\\S+ ){0,2}?nicht (?:selber|selbst|allein)(?: \\S+)? , (?:\\S+ ){0,4}?(?:(?:hab|habe|haben) (?:ich|wir) |(?:macht|übernimmt|erledigt|kommt|unterschreibt) )(?:\\S+ ){0,3}?${expert.de} `,
  ` no (?:l[ao]s? )?(?:hago|hacemos|doy|damos) (?:yo|nosotr[oa]s)(?: mism[oa]s?)? , (?:\\S+ ){0,3}?(?:tengo|tenemos|contamos con|trabajo con|l[ao] (?:hace|firma|lleva)|se encarga) (?:\\S+ ){0,3}?${expert.es} `,
].map((words) => new RegExp(words));
const delegatedInChinese =
  /我们?(?:自己)?(?:不|从不)(?:自己|亲自)?(?:做|办|开|给)?[^。]{0,8}[,，][^。]{0,6}(?:签了|请了|聘了|雇了|合作的?有?|有)(?:一[位名个])?[^,，。]{0,4}(?:律师|医生|医师|药师|护士|电工|兽医|公证员)/u;
/** Not found yet. */
const open =
  / (?:noch|bald|später|suche|suchen|bräuchte\S*|sollte\S*|will|wollen|würde\S*|vielleicht|yet|soon|looking|hope|would|aún|todavía|busco|buscamos|quizá\S*) /;

const isDelegatedInLatin = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return !open.test(words) && delegated.some((pattern) => pattern.test(words));
});

/** What needs a licence is done by one who has it, under contract with us. */
export const isDelegated = ({ context, sentence, modality, speaker }: Clause): boolean =>
  modality === 'fact' &&
  speaker !== 'rival' &&
  (sentence.isLatin ? isDelegatedInLatin(context) : delegatedInChinese.test(lettersOf(context)));
