import type { Clause } from '../text/clause';
import { has, hasAny, spacedWords, type Token } from '../text/token';
import { isFigurativeTheft } from './agency';

type Tokens = readonly Token[];

/**
 * The sentence says that whoever is concerned wants it, does it themselves, or is kept from it: words of harm that need
 * high odds to be harm.
 */
export const isBenign = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin &&
  !hasAny(context, 'covert', 'unaware', 'stealth', 'deceive', 'fake') &&
  (isAskedFor(context) ||
    isOwnersThing(context) ||
    isTeaching(context) ||
    isKeptFrom(context) ||
    isTest(context) ||
    isCleaned(context) ||
    isForTheirRights(context) ||
    wellbeing.test(spacedWords(context)) ||
    isBoughtBefore(context) ||
    isForImpaired(context) ||
    context.some((_, index) => isFigurativeTheft(context, index)));

const impaired =
  / (?:to|for) (?:\S+ )?(?:people|readers|pensioners|children|adults|patients|players|seniors) (?:with|who have) (?:poor|weak|failing|low|limited|reduced|impaired) (?:eyesight|sight|vision|hearing|mobility|memory) | für (?:\S+ )?(?:menschen|leute|senioren|kinder) mit (?:schlechte[mnr]|schwache[mnr]|eingeschränkte[mnr]) (?:augen|gehör|sehvermögen|sehkraft|beweglichkeit) | para (?:personas|gente|mayores|niños) con (?:poca vista|mala vista|baja visión|problemas de (?:vista|oído|movilidad)) /;
const exploited =
  /^(?:contract|sign|print|loan|lend|credit|insurance|scam|trick|reject|refuse|exclude|not|never|nobody|n't|vertrag|verträge|unterschreiben|kredit|contrato|firmar|crédito|no|nicht)$/;

const bought =
  / (?:who|that|which) (?:used to|previously|formerly|until now|before) (?:buy|bought|use|used|get|got|drink|drank|eat|ate|sell|sold|serve|served|receive|received)(?= )| , (?:die|der) (?:früher|vorher|bisher|zuvor) (?:\S+ ){1,7}?(?:kauften|gekauft haben|bekamen|bezogen|verwendeten|nutzten|erhielten|servierten)(?= )| que (?:antes|hasta ahora|anteriormente) (?:compraban|usaban|recibían|servían|tomaban|vendían)(?= )| que solían (?:comprar|usar|recibir|servir)(?= )/;

const adulterated =
  / (?:mixed|blended|diluted|stretched|watered|fake|false|stolen|forged|gestreckt\S*|gepanscht\S*|gemischt\S*|gefälscht\S*|falsche\S*|mezclad\S*|adulterad\S*|fals[oa]s?|robad\S*) /;

/** "Pure honey for restaurants that used to buy honey mixed with syrup": what they bought before is the harm, and not what we sell. */
const isBoughtBefore = (tokens: Tokens): boolean => {
  const words = spacedWords(tokens);
  const at = bought.exec(words)?.index ?? -1;
  return at > 0 && adulterated.test(words.slice(at)) && !adulterated.test(words.slice(0, at + 1));
};

/** "Crosswords in large type for people with poor eyesight": made for them. Not "contracts in small print". */
const isForImpaired = (tokens: Tokens): boolean =>
  impaired.test(spacedWords(tokens)) &&
  !tokens.some(
    ({ text, lemma, pos }) =>
      (exploited.test(text) || exploited.test(lemma)) && !(pos === 'verb' && text === 'printed'),
  );

/** "So that they feel well and have more time": the purpose is the good of those who use it. */
const wellbeing =
  / so (?:that )?(?:they|you|people|everyone|families|parents) (?:can )?(?:feel (?:well|better|good|safe|at home)|have more time|sleep (?:well|better|without (?:pills|tablets|medicine|drugs))|(?:live|walk|manage|cope) without (?:pain|pills|tablets|medicine)|live (?:better|longer)|save time) | (?:damit|sodass|so dass) (?:sie|alle|menschen|eltern|familien) (?:sich (?:wohl|besser)|mehr zeit|besser (?:schlafen|leben)|ohne (?:tabletten|pillen|schmerzen|medikamente) (?:schlafen|leben|gehen|auskommen)) | para que (?:\S+ ){0,2}?(?:se sientan (?:bien|mejor)|tengan más tiempo|vivan mejor|duerman mejor|(?:duerman|vivan|caminen) sin (?:pastillas|dolor|dolores|medicinas)) /;

const forTheirRights =
  / (?:list|report|file|evidence|proof|prove it|complaint) (?:\S+ ){0,3}?(?:for|to) the (?:\S+ )?(?:'s? )?(?:court|police|ombudsman|regulator|prosecutor)(?= )| helps? (?:\S+ ){1,3}?(?:to )?stay in their (?:flats?|homes?|houses?) | (?:end|ends|cancel|cancels) (?:\S+ )?subscriptions (?:on behalf of|for) | (?:scan|scans|check|checks) (?:\S+ ){0,2}?(?:identity cards?|ids?|passports?|ages?) (?:\S+ ){0,2}?(?:at the (?:door|entrance|till)|before) | (?:whom|who|that|which) (?:others|other \S+|everyone else) (?:refuse|reject|turn away|turn down|leave behind)(?= )| (?:who|that) (?:are|get|is) (?:otherwise|elsewhere|often|usually|normally) (?:refused|rejected|turned (?:away|down))(?= )| (?:who|that) (?:are|get|is) (?:refused|rejected|turned (?:away|down)) (?:elsewhere|by others|everywhere)(?= )| , die (?:sonst|anderswo|woanders|oft|überall) (?:\S+ )?(?:abgewiesen|abgelehnt|ausgeschlossen) (?:werden|wurden)(?= )| (?:a quienes|que) (?:en otros sitios|en otras partes|normalmente|a menudo) (?:\S+ )?(?:rechazan|rechazad[oa]s)(?= )| die andere (?:ablehnen|abweisen|stehen lassen) | (?:a quienes|que) otr[oa]s (?:\S+ )?(?:rechazan|dejan fuera) /;

/** "A seat for passengers in a wheelchair whom others refuse", "a list for the tenants' court": those who are harmed get their right. */
const isForTheirRights = (tokens: Tokens): boolean => forTheirRights.test(spacedWords(tokens));

/** "We have not asked anybody yet": what isn't done harms nobody, and isn't done in secret. */
export const isNotYetDone = ({ tokens, speaker, negated, sentence }: Clause): boolean =>
  sentence.isLatin &&
  speaker === 'own' &&
  negated.size > 0 &&
  tokens.some(({ text }) => /^(?:yet|noch|todavía|aún)$/.test(text)) &&
  tokens.some(({ text, lemma }) => /^(?:have|haben|habe|hemos|he)$/.test(lemma) || /^(?:hemos|he)$/.test(text));

/** "When she asks us to", "cuando ella nos lo pide". */
const isAskedFor = (tokens: Tokens): boolean =>
  tokens.some(
    ({ lemma, text }, index) =>
      (lemma === 'ask' &&
        tokens[index + 1]?.text === 'us' &&
        tokens.slice(0, index).some(({ text: word }) => /^(?:when|if|once|who)$/.test(word))) ||
      (/^piden?$/.test(text) && tokens.slice(Math.max(0, index - 3), index).some((word) => word.text === 'nos')),
  );

const thing = /^(?:door|bottle|phone|home|house|flat|car|key|garden|machine|device|bike|bicycle|van|boat|data)$/;

/** "A second key for your own door", "a customer's own bottle"; not "hand it in as your own". */
const isOwnersThing = (tokens: Tokens): boolean =>
  tokens.some(
    ({ text }, index) =>
      text === 'own' &&
      /^(?:your|'s|s'|')$/.test(tokens[index - 1]?.text ?? '') &&
      tokens.slice(index + 1, index + 4).some(({ lemma }) => thing.test(lemma)),
  );

/** "Learn to write every line themselves", "practises the test with you until you pass it yourself". */
const isTeaching = (tokens: Tokens): boolean =>
  tokens.some(({ lemma }) => /^(?:learn|practise|practice|coach|tutor)$/.test(lemma)) &&
  tokens.some(
    ({ lemma, text }, index) =>
      /^(?:yourself|themselves|himself|herself)$/.test(text) ||
      (lemma === 'learn' && /^(?:to|how)$/.test(tokens[index + 1]?.text ?? '')),
  );

/** "Say no to vapes", "stay out of the shafts", "no eight-year-olds knot", "keeps none of it". */
const isKeptFrom = (tokens: Tokens): boolean =>
  tokens.some(({ lemma, text }, index) => {
    const [next, second] = [tokens[index + 1], tokens[index + 2]];
    return (
      (lemma === 'say' && next?.text === 'no' && second?.text === 'to' && !isTurnedDown(tokens[index + 3])) ||
      (lemma === 'stay' && /^(?:out|away|off)$/.test(next?.text ?? '')) ||
      (/^(?:keep|take|hold|withhold)$/.test(lemma) && /^(?:none|nothing|neither)$/.test(next?.text ?? '')) ||
      (text === 'no' && isChild(next) && second?.pos !== 'noun')
    );
  });

/** "Say no to foreigners", "to families from Syria": people are refused. "Say no to strangers" protects. */
const isTurnedDown = (token: Token | undefined): boolean =>
  has(token, 'trait', 'protected') || /^(?:famil(?:y|ies)|applicants?|tenants?|candidates?)$/.test(token?.text ?? '');

const isChild = (token: Token | undefined): boolean => has(token, 'minor') || /-year-olds?$/.test(token?.text ?? '');

/** "We pump the filtered water into the river", "takes the solvent to a licensed plant". */
const isCleaned = (tokens: Tokens): boolean =>
  tokens.some(
    ({ text }, index) =>
      (/^licen[sc]ed$/.test(text) && /^(?:plant|site|facility|tip|recycler)$/.test(tokens[index + 1]?.lemma ?? '')) ||
      (/^(?:filtered|treated|cleaned|purified|clean|gereinigte[nrs]?|gefilterte[nrs]?|geklärte[nrs]?)$/.test(text) &&
        /^(?:water|wastewater|(?:ab)?wasser)$/.test(tokens[index + 1]?.text ?? '')),
  );

/** "We test honey for syrup so that shops know": those who rely on it learn the truth. */
const isTest = (tokens: Tokens): boolean => {
  const test = tokens.findIndex(
    ({ lemma, pos }) => pos === 'verb' && /^(?:test|check|examine|inspect|analyse|analyze|mark)$/.test(lemma),
  );
  return (
    test >= 0 &&
    test < 9 &&
    (tokens
      .slice(test)
      .some(
        ({ text }, index, after) =>
          text === 'so' && after.slice(index + 1).some(({ lemma }) => /^(?:know|trust|see)$/.test(lemma)),
      ) ||
      tokens.slice(0, test).some(({ lemma }) => /^(?:filter|tool|lab)$/.test(lemma)))
  );
};
