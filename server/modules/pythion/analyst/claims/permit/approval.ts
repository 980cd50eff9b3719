import type { Clause } from '../../text/clause';
import { has, hasAny, isAmong, isWord, lettersOf, type Token } from '../../text/token';

/** Who checks things before they may be used. */
const inspector =
  /^(?:tüv|dekra|schornsteinfeger(?:in)?|bauamt|gesundheitsamt|veterinäramt|ordnungsamt|gewerbeaufsicht|feuerwehr|prüfer(?:in)?|gutachter(?:in)?|baubehörde|inspector|inspectorate|assessor|ministry|authority|council|regulator|highways|hygiene|environmental_health|ayuntamiento|sanidad|inspección|bomberos|ministerio)$/;
/** Who confirms that something is allowed. */
const adviser = new Set(
  'lawyer solicitor attorney barrister counsel notary anwalt anwältin rechtsanwalt rechtsanwältin jurist juristin notar notarin steuerberater steuerberaterin abogado abogada notario notaria gestor 律师 法务'.split(
    ' ',
  ),
);
/** "Data protection officer", "fire officer", "ethics committee", "works council". */
const office = /^(?:officer|committee|board|council|service|inspector|beauftragter?|rat|comité)$/;
const field =
  /^(?:protection|fire|safety|ethics|health|hygiene|works|building|food|planning|environmental|ethik|datenschutz|brandschutz)$/;
const fieldOffice =
  /^(?:datenschutz|brandschutz|sicherheits|gesundheits|ethik|betriebs)\S*(?:beauftragter?|rat|kommission)$/;
const inspectedInChinese =
  /(?:消防|卫生局|市监局|监管局|环保局|安监|质监)[^,，。]{0,6}(?:批准|验收|通过|同意|许可)|验收(?:合格|通过)|通过了?[^,，。]{0,6}(?:验收|审批)/;

const approving =
  /^(?:approve|clear|pass|okay|ok|accept|certify|allow|permit|authori[sz]e|license|abgenommen|freigegeben|genehmigt|zugelassen|erlaubt|bewilligt|aprob(?:ó|aron|ado|ada)|autoriz(?:ó|aron|ado|ada)|permiti[óo]|批准)$/;
const confirming = /^(?:confirm|say|check|agree|write|bestätigt|gesagt|geprüft|confirm(?:ó|ado)|dijo|确认|说)$/;
const lawful =
  /^(?:copyright|legal|lawful|legally|allowed|permitted|liability|licen[cs]e|permit|gdpr|law|regulation|compliant|rechtens|erlaubt|zulässig|rechtlich|dsgvo|urheberrecht|legales?|permitido|合法|合规)$/;
/** What is approved without being a permission. */
const money =
  /^(?:budget|grant|money|funding|loan|invoice|price|payment|order|purchase|expense|booking|visit|request|leave)$/;

/** The place of whoever checks: "TÜV", "the data protection officer". */
const approverIn = (tokens: readonly Token[]): number =>
  tokens.findIndex(
    (token, index) =>
      isWord(token, inspector) ||
      fieldOffice.test(token.text) ||
      (isWord(token, office) && tokens.slice(Math.max(0, index - 2), index).some((word) => isWord(word, field))),
  );

/** What an office passes for all, and what it has for itself. */
const rule =
  /^(?:ban|rule|law|norm|bill|motion|act|bylaw|ordinance|regulation|resolution|policy|reform|levy|tax|plan|scheme|\S*(?:gesetz|regel|verordnung|verbot|satzung|steuer)|ley|norma|normativa|prohibición|reglamento|ordenanza|impuesto|plan)$/;

/**
 * Somebody whose office it is has checked it, or a lawyer confirmed that it is allowed: "der TÜV hat den Anhänger abgenommen",
 * "the data protection officer has signed off the platform". Not "the council approved our budget", "the council passed a ban",
 * "the inspector cleared 40 flats", "a lawyer confirmed the booking".
 */
export const isApproved = (clause: Clause): boolean =>
  clause.modality === 'fact' &&
  ((clause.sentence.isLatin && isPassedByOffice(clause)) || isConfirmedByLawyer(clause) || isPassedInChinese(clause));

const isPassedByOffice = ({ tokens, negated, quantities }: Clause): boolean => {
  if (quantities.some(({ kind }) => kind === 'count')) return false;
  const from = approverIn(tokens);
  const isByAgent = tokens
    .slice(Math.max(0, from - 2), Math.max(0, from))
    .some(({ text }) => /^(?:vom|von|por)$/.test(text));
  const around = isByAgent ? tokens.slice(0, from) : tokens.slice(from + 1);
  return (
    from >= 0 &&
    !tokens.some((token) => isWord(token, money) || isWord(token, rule) || isPartOnly(token)) &&
    tokens.some(
      (token, index) =>
        !negated.has(token) &&
        !isDuty(tokens, index) &&
        ((isWord(token, approving) &&
          !isPaperNoun(token) &&
          isPastForm(token) &&
          isOfOurs(around, token.lemma !== 'clear')) ||
          isSignedOff(tokens, index, around)),
    )
  );
};

/** "The regulator told us that we need a licence": the paper, and nobody who grants it. */
const isPaperNoun = ({ lemma, pos }: Token): boolean => pos === 'noun' && /^(?:licen[cs]e|permit|pass)$/.test(lemma);

/** "The council approved a car park": what an office did, and nothing that shows that it is ours. */
export const isOthersApproved = (clause: Clause): boolean =>
  clause.sentence.isLatin &&
  clause.modality === 'fact' &&
  !hasAny(clause.tokens, 'own') &&
  approverIn(clause.tokens) >= 0 &&
  !isPassedByOffice(clause);

const isPartOnly = ({ text }: Token): boolean => /^(?:only|just|nur|solo|sólo|solamente)$/.test(text);

/** "Our stall", "it", "us", and where a definite article may name ours, "the kiln", "den Ofen", "la cocina". */
const isOfOurs = (object: readonly Token[], isDefiniteEnough: boolean): boolean => {
  if (object.some(isOurs)) return true;
  const article = object.find(
    (token, index) => token.pos === 'det' && (object[index - 1]?.pos !== 'adp' || object[index - 1]?.text === 'off'),
  );
  const isDefinite = /^(?:the|der|die|das|den|el|la|los|las)$/.test(article?.text ?? '');
  return isDefinite && ((isDefiniteEnough && !object.some(isNew)) || object.some((token) => has(token, 'product')));
};

/** "The council approved the new bus lane". */
const isNew = ({ text }: Token): boolean => /^(?:new|neue[nsr]?|nuev[oa]s?)$/.test(text);

const isOurs = (token: Token): boolean =>
  has(token, 'own') || /^(?:us|me|it|uns|mich|es|ihn|nos|unser\w*|nuestr[oa]s?)$/.test(token.text);

const isConfirmedByLawyer = ({ tokens, context }: Clause): boolean =>
  tokens.some((token) => isAmong(token, adviser)) &&
  context.some((token) => isWord(token, lawful)) &&
  !context.some((token) => isWord(token, unsettled)) &&
  !context.some(
    (token, index) =>
      permitted.test(token.text) && context.slice(Math.max(0, index - 3), index).some((word) => has(word, 'negation')),
  ) &&
  tokens.some((token, index) => isWord(token, confirming) && isPastForm(token) && !isAhead(tokens[index - 1]));

const isPassedInChinese = ({ tokens }: Clause): boolean => {
  const letters = lettersOf(tokens);
  return (
    inspectedInChinese.test(letters) &&
    !/没|未|不|新规|规定|条例|法规|禁令|(?:批准|通过|验收)了?[\d一二三四五六七八九十百千两几]/.test(letters)
  );
};

/** "Passed", and what has no tense in the lemma: "abgenommen". */
const isPastForm = ({ text, lemma, pos }: Token): boolean =>
  (text !== lemma && text !== `${lemma}s` && text !== `${lemma}es`) ||
  pos !== 'verb' ||
  !/^[a-z]+$/.test(text) ||
  /(?:en|t|ó)$/.test(text);

const isAhead = (before: Token | undefined): boolean => /^(?:must|will|to|should|muss|soll)$/.test(before?.text ?? '');

/** "Told us that we must be authorised". */
const isDuty = (tokens: readonly Token[], index: number): boolean =>
  isAhead(tokens[index - 1]) || (tokens[index - 1]?.text === 'be' && isAhead(tokens[index - 2]));

const unsettled = /^(?:need|require|whether|ask|must|illegal|unlawful|ob|brauchen|necesitar|necesita|需要)$/;
const permitted = /^(?:legal|lawful|allowed|permitted|compliant|erlaubt|zulässig|permitido|合法|合规)$/;

/** "Has signed off the platform", "gave us the go-ahead", "dio el visto bueno". */
const isSignedOff = (tokens: readonly Token[], index: number, object: readonly Token[]): boolean => {
  const [word, next, last] = tokens.slice(index, index + 3).map(({ text }) => text);
  if (word === 'signed' && tokens.slice(index + 1, index + 4).some(({ text }) => text === 'off'))
    return isOfOurs(object, true);
  const isGoAhead = word === 'go-ahead' || (word === 'go' && (next === 'ahead' || (next === '-' && last === 'ahead')));
  return (isGoAhead || (word === 'visto' && next === 'bueno')) && isOfOurs(object, false);
};

/**
 * Papers that somebody has for the work: "I've got my CSCS card", "our drivers are DBS checked", "somos intérpretes juradas",
 * 有电工证. Not "a DBS check takes 6 weeks", "every cleaner needs a DBS check".
 */
export const isCredentialed = (clause: Clause): boolean =>
  clause.modality === 'fact' &&
  !hasAny(clause.tokens, 'negation') &&
  (clause.speaker === 'own' || clause.speaker === 'other' || clause.tokens.some(isMe)) &&
  ((clause.sentence.isLatin &&
    clause.tokens.some(
      (token, index) =>
        isPaper(token, clause.tokens[index - 1]) && (isHeldBy(clause, index) || isHeldAfter(clause.tokens, index)),
    )) ||
    isPaperInChinese(clause));

const me = new Set("i i'm i've we we're we've my our ich wir mein unser soy somos tengo tenemos".split(' '));
const isMe = ({ text }: Token): boolean => me.has(text);

/** "Have", "hold" or "be" before the paper, with no other verb between: "we have to get one" holds none. */
const isHeldBy = (clause: Clause, at: number): boolean => {
  const before = clause.tokens.slice(0, at);
  const verb = before.findLastIndex(({ text, lemma }) => holding.test(lemma) || holding.test(text));
  const isOfUs = clause.speaker === 'own' || clause.tokens.some(isMe);
  return (
    verb >= 0 &&
    !before.slice(verb + 1).some(({ text, pos }) => pos === 'verb' || isObliged.test(text)) &&
    !before.slice(0, verb).some(({ text }) => isObliged.test(text)) &&
    (isOfUs || !before.slice(0, verb).some(({ text }) => anybody.test(text))) &&
    (isOfUs || before[verb]?.lemma !== 'be' || clause.tokens[at]?.pos === 'verb')
  );
};

/** "Drohnenschein A2 haben wir beide", "den Jagdschein hab ich seit 2010": the paper first. */
const isHeldAfter = (tokens: readonly Token[], at: number): boolean =>
  tokens
    .slice(at + 1, at + 5)
    .some(
      ({ text }, index) =>
        /^(?:hab|habe|haben|besitze|besitzen)$/.test(text) &&
        /^(?:ich|wir)$/.test(tokens[at + index + 2]?.text ?? '') &&
        !tokens.slice(at).some((word) => /^(?:müssen|machen|beantragt|vor|bald|wenn)$/.test(word.text)),
    );

/** "Every cleaner has one", "most are checked": anybody, and nobody of ours. */
const anybody = /^(?:every|each|a|an|most|many|some|jeder?|viele|ein|eine[nr]?|cada|un|una|muchos)$/;

const holding =
  /^(?:have|i've|we've|hold|carry|be|i'm|we're|got|habe|hat|haben|besitze|besitzt|besitzen|bin|ist|sind|tengo|tiene|tenemos|tienen|soy|es|somos|son|mit|con)$/;
const isObliged = /^(?:to|must|should|need|muss|müssen|soll|que|debe|deben)$/;

const isPaper = ({ lemma, text }: Token, before: Token | undefined): boolean =>
  papers.test(text) ||
  (before !== undefined &&
    scheme.test(before.text) &&
    (/^(?:card|ticket|badge|check|certificate)$/.test(lemma) ||
      /^(?:checked|cleared|registered|vetted|approved|accredited)$/.test(text)));

const papers =
  /^(?:meisterbrief|approbation|gesundheitszeugnis|führungszeugnis|befähigungsnachweis|sachkundenachweis|(?:gewerbe|personenbeförderungs|taxi|jagd|waffen|angel|fischerei|drohnen|drohnenführer|motorsägen|kettensägen|boots|stapler|kran|schweiß(?:er)?|pflanzenschutz|trainer|übungsleiter|sachkunde)schein|jurad[oa]s?|colegiad[oa]s?)$/;

/** The scheme that the sentence names: "registered with Gas Safe". */
export const schemeOf = ({ context }: Clause): string | undefined =>
  context.find(
    ({ text }, index) =>
      scheme.test(text) &&
      (text !== 'safe' || context[index - 1]?.text === 'gas') &&
      (text !== 'hygiene' || context[index + 1]?.lemma === 'certificate'),
  )?.text;

/** Schemes that let somebody work. Those of other languages are named by the paper. */
const scheme =
  /^(?:cscs|cpcs|sia|dbs|crb|pvg|hcpc|nmc|gmc|gphc|gdc|rcvs|fca|cqc|ofsted|niceic|safe|safepass|osha|hygiene)$/;

const isPaperInChinese = ({ tokens }: Clause): boolean => {
  const letters = lettersOf(tokens);
  return (
    /(?:有|持|考了|拿到)[^,，。没]{0,6}(?:工证|资格证|上岗证|健康证|执业证|师证)/.test(letters) &&
    !/没有?[^,，。]{0,6}证|(?:要|得|必须|需|才能)[^,，。]{0,4}(?:有|持)/.test(letters)
  );
};
