import type { Clause } from '../text/clause';
import { has, hasAny, spacedWords, type Token } from '../text/token';
import { isInOrder, isNoneNeeded } from '../claims/permit/permission';

/**
 * The sentence only tells who pays and what is allowed: "the hotels pay 900 euros, the applicants never pay anything, and no
 * license is needed". It has the words of harm, "never" and "nothing", and names no act that could do any.
 */
export const isTermsOnly = (sentence: readonly Clause[]): boolean =>
  sentence.some((clause) => isPaidByOthers(clause) || isNoneNeeded(clause)) &&
  sentence.every((clause) => isPaidByOthers(clause) || isPayer(clause) || isNoneNeeded(clause) || isInOrder(clause));

/** Those who use it don't pay for it. */
const isPaidByOthers = (clause: Clause): boolean =>
  isNeverPaying(clause) || isFreeService(clause) || isNeverCharged(clause) || isVolunteering(clause);

const isPaying = (token: Token): boolean => token.pos === 'verb' && has(token, 'pay') && !isObtaining(token);

/** "Get" and "have" have a meaning of paying. */
const isObtaining = ({ lemma }: Token): boolean => /^(?:get|have|give|tener|bekommen)$/.test(lemma);

const isDenying = (token: Token): boolean => has(token, 'negation') && !has(token, 'notNegation');

const isWe = (token: Token): boolean =>
  /^(?:we|i|wir|ich|nosotros|nosotras|yo|我们|我)$/.test(token.text) || (token.pos === 'verb' && has(token, 'own'));

const nothing =
  /^(?:anything|nothing|cent|penny|pence|dime|fee|fees|cash|extra|etwas|nichts|geld|pfennig|gebühr|nada|céntimo|euro|duro|钱|费)$/;

/** "The applicants never pay anything", "die Bewerber zahlen nie etwas"; not "we never pay them", "never pay their fares". */
function isNeverPaying({ tokens }: Clause): boolean {
  const verb = hasAny(tokens, 'pay') ? tokens.findIndex(isPaying) : -1;
  return (
    verb >= 0 &&
    tokens.some(isDenying) &&
    !tokens.some(isWe) &&
    !isPassive(tokens.slice(0, verb)) &&
    tokens.slice(verb + 1).every((token) => isFiller(token) || isWithoutAmount(token))
  );
}

/** "Workers never get paid", "werden nie bezahlt". */
const isPassive = (before: readonly Token[]): boolean =>
  before.some(
    ({ lemma, text }) => /^(?:be|get|werden|wird|werden|wurde|wurden|ser|sido)$/.test(lemma) || text === 'se',
  );

const isWithoutAmount = ({ lemma, text }: Token): boolean => nothing.test(lemma) || nothing.test(text);

const isFiller = (token: Token): boolean =>
  token.pos !== 'verb' &&
  (token.pos !== 'noun' || isDenying(token)) &&
  !/^(?:for|für|por|para|them|ihnen|their|les)$/.test(token.text);

const service =
  /^(?:app|application|service|platform|site|website|portal|tool|account|membership|placement|help|advice|software|use|it|this|that|dienst|angebot|plattform|vermittlung|beratung|nutzung|es|das|servicio|plataforma|aplicación|web|uso|esto|服务|平台|应用|使用)$/;

const free = new Set([
  'free',
  'kostenlos',
  'kostenfrei',
  'umsonst',
  'gratis',
  'gratuito',
  'gratuita',
  '免费',
  'free_of_charge',
]);

/** "The app is free for workers", "für die Bewerber ist es kostenlos"; not "the first dose is free for pupils". */
const isFreeService = ({ tokens }: Clause): boolean =>
  tokens.length <= 10 &&
  tokens.some(({ text }) => free.has(text)) &&
  tokens.some(({ lemma, text, pos }) => pos !== 'det' && (service.test(lemma) || service.test(text))) &&
  !tokens.some(({ pos, text }) => pos === 'verb' && text !== 'use');

/** "We never charge candidates", "job seekers are never charged". */
const isNeverCharged = ({ tokens }: Clause): boolean => {
  if (!tokens.some(isDenying)) return false;
  const verb = tokens.findIndex(
    ({ lemma, text, pos }) =>
      pos === 'verb' && (/^(?:charge|bill|berechnen)$/.test(lemma) || /^(?:cobramos|收费)$/.test(text)),
  );
  return (
    verb > 0 &&
    tokens.slice(verb + 1).every((token) => isWithoutAmount(token) || has(token, 'people') || isFiller(token))
  );
};

/** "The hotels pay 900 euros", "landlords pay 90 euros per flat": who and how much, and nothing that it is paid for. */
const isPayer = ({ tokens }: Clause): boolean =>
  tokens.length <= 10 &&
  tokens.some(isPaying) &&
  !tokens.some((token) => token.pos === 'verb' && !isPaying(token)) &&
  !tokens.some(
    ({ text }, index) =>
      /^(?:for|für|para|to|who|whose)$/.test(text) &&
      !tokens.slice(index + 1, index + 3).some(({ lemma }) => service.test(lemma)),
  );

const volunteer = / (?:volunteers?|voluntary|ehrenamtlich\w*|freiwillig\w*|voluntari[oa]s?|志愿者|义工) /;

/** "Our interpreters are volunteers and don't get paid"; not "we call them volunteers and pay them nothing". */
const isVolunteering = ({ tokens, context }: Clause): boolean =>
  volunteer.test(spacedWords(context)) &&
  !/ (?:call|called|paper|officially) /.test(spacedWords(context)) &&
  !tokens.some(isWe) &&
  !tokens.some(
    (token) => token.pos === 'verb' && !has(token, 'pay') && !/^(?:be|get|work|help|volunteer)$/.test(token.lemma),
  );
