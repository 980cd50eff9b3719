import type { Clause } from '../text/clause';
import { has, type Token } from '../text/token';

/** Who checks things before they may be used. */
const inspector =
  /^(?:tüv|dekra|schornsteinfeger(?:in)?|bauamt|gesundheitsamt|veterinäramt|ordnungsamt|gewerbeaufsicht|feuerwehr|prüfer(?:in)?|gutachter(?:in)?|baubehörde|inspector|inspectorate|assessor|ministry|authority|council|regulator|highways|hygiene|environmental_health|ayuntamiento|sanidad|inspección|bomberos|ministerio)$/;
/** Who confirms that something is allowed. */
const adviser =
  /^(?:lawyer|solicitor|attorney|barrister|counsel|notary|anwalt|anwältin|rechtsanwalt|rechtsanwältin|jurist(?:in)?|notar(?:in)?|steuerberater(?:in)?|abogad[oa]|notari[oa]|gestor|律师|法务)$/;
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

const isWord = ({ lemma, text }: Token, pattern: RegExp): boolean => pattern.test(lemma) || pattern.test(text);

/**
 * Somebody whose office it is has checked it, or a lawyer confirmed that it is allowed: "der TÜV hat den Anhänger abgenommen",
 * "the data protection officer has signed off the platform". Not "the council approved our budget", "a lawyer confirmed the
 * booking".
 */
export const isApproved = (clause: Clause): boolean =>
  clause.modality === 'fact' && (isPassedByOffice(clause) || isConfirmedByLawyer(clause) || isPassedInChinese(clause));

const isPassedByOffice = ({ tokens, negated }: Clause): boolean => {
  const from = approverIn(tokens);
  return (
    from >= 0 &&
    !tokens.some((token) => isWord(token, money)) &&
    tokens.some(
      (token, index) =>
        !negated.has(token) &&
        !isAhead(tokens[index - 1]) &&
        ((isWord(token, approving) && isPastForm(token)) || isSignedOff(tokens, index)),
    )
  );
};

const isConfirmedByLawyer = ({ tokens, context }: Clause): boolean =>
  tokens.some((token) => isWord(token, adviser)) &&
  context.some((token) => isWord(token, lawful)) &&
  !context.some((token) => isWord(token, unsettled)) &&
  !context.some(
    (token, index) =>
      permitted.test(token.text) && context.slice(Math.max(0, index - 3), index).some((word) => has(word, 'negation')),
  ) &&
  tokens.some((token, index) => isWord(token, confirming) && isPastForm(token) && !isAhead(tokens[index - 1]));

const isPassedInChinese = (clause: Clause): boolean => {
  const letters = clause.tokens.map(({ text }) => text).join('');
  return inspectedInChinese.test(letters) && !/没|未|不/.test(letters);
};

/** "Passed", and what has no tense in the lemma: "abgenommen". */
const isPastForm = ({ text, lemma, pos }: Token): boolean =>
  text !== lemma || pos !== 'verb' || !/^[a-z]+$/.test(text) || /(?:en|t|ó)$/.test(text);

const isAhead = (before: Token | undefined): boolean => /^(?:must|will|to|should|muss|soll)$/.test(before?.text ?? '');

const unsettled = /^(?:need|require|whether|ask|must|illegal|unlawful|ob|brauchen|necesitar|necesita|需要)$/;
const permitted = /^(?:legal|lawful|allowed|permitted|compliant|erlaubt|zulässig|permitido|合法|合规)$/;

/** "Has signed off the platform", "gave us the go-ahead", "dio el visto bueno". */
const isSignedOff = (tokens: readonly Token[], index: number): boolean => {
  const [word, next] = [tokens[index]?.text, tokens[index + 1]?.text];
  return (
    (word === 'signed' && tokens.slice(index + 1, index + 4).some(({ text }) => text === 'off')) ||
    (word === 'visto' && next === 'bueno') ||
    word === 'go-ahead' ||
    (word === 'go' && (next === 'ahead' || next === '-'))
  );
};

/** Papers that somebody needs for the work: "my CSCS card", "DBS checked", "intérpretes juradas", 有电工证. */
export const isCredentialed = (clause: Clause): boolean =>
  clause.modality === 'fact' &&
  !clause.tokens.some((token) => has(token, 'negation')) &&
  (clause.speaker === 'own' || clause.speaker === 'other' || clause.tokens.some(isMe)) &&
  (clause.tokens.some((token, index) => isPaper(token, clause.tokens[index - 1])) || isPaperInChinese(clause));

const isMe = ({ text }: Token): boolean => /^(?:i|i'm|we|we're|my|our)$/.test(text);

const isPaper = ({ lemma, text }: Token, before: Token | undefined): boolean =>
  papers.test(text) ||
  (before !== undefined &&
    scheme.test(before.text) &&
    (/^(?:card|ticket|badge|check|certificate)$/.test(lemma) ||
      /^(?:checked|cleared|registered|vetted|approved|accredited)$/.test(text)));

const papers =
  /^(?:meisterbrief|approbation|gesundheitszeugnis|führungszeugnis|gewerbeschein|jurad[oa]s?|colegiad[oa]s?)$/;

/** Schemes that let somebody work. Those of other languages are named by the paper. */
const scheme =
  /^(?:cscs|cpcs|sia|dbs|crb|pvg|hcpc|nmc|gmc|gphc|gdc|rcvs|fca|cqc|ofsted|niceic|safe|safepass|osha|hygiene)$/;

const isPaperInChinese = ({ tokens }: Clause): boolean => {
  const letters = tokens.map(({ text }) => text).join('');
  return (
    /(?:有|持|考了|拿到)[^,，。没]{0,6}(?:工证|资格证|上岗证|健康证|执业证|师证)/.test(letters) &&
    !/没有?[^,，。]{0,6}证/.test(letters)
  );
};
