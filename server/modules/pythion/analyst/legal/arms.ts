import type { Clause } from '../text/clause';
import { has, hasAny, lettersOf, spacedWords, type Token } from '../text/token';

type Tokens = readonly Token[];

const toolBefore =
  /^(?:nail|spray|staple|massage|toy|potato|glue|heat|water|paint|paintball|bubble|foam|caulk|caulking|grease|tattoo|radar|price|label|cap|confetti|hot|laser|nerf|squirt|soldering|rivet|temperature|tagging|airbrush|play)$/;
const stored = new Set(['gun', 'weapon', 'firearm', 'rifle', 'arm']);
const storeAfter =
  /^(?:safe|safes|cabinet|cabinets|locker|lockers|rack|racks|case|cases|cleaner|oil|lock|locks|show|shows|museum|museums|law)$/;

/** "Nail guns", "spray - guns", "weapon safes": a tool, a toy, or what keeps a weapon. */
export const isToolOrStore = (tokens: Tokens, index: number): boolean => {
  const token = tokens[index];
  const before = tokens[index - 1]?.text === '-' ? tokens[index - 2] : tokens[index - 1];
  return (
    (token?.lemma === 'gun' && toolBefore.test(before?.text ?? '')) ||
    (stored.has(token?.lemma ?? '') && storeAfter.test(tokens[index + 1]?.text ?? ''))
  );
};

/** "We sell nail guns to roofers": whatever is named like a weapon is none. */
export const isToolTrade = (tokens: Tokens): boolean =>
  tokens.some((_, index) => isToolOrStore(tokens, index)) &&
  !hasAny(tokens, 'covert', 'unaware', 'criminal', 'evade', 'stolen', 'fake', 'rob') &&
  tokens.every((token, index) => !has(token, 'contraband') || isToolOrStore(tokens, index));

const arms =
  / (?:guns?|rifles?|shotguns?|pistols?|firearms?|weapons?|ammunition|cartridges|fireworks?|explosives?|jagdgewehre?n?|gewehre?n?|(?:jagd|sport)?waffen|pistolen|munition|feuerwerk\S*|sprengstoffe?|escopetas?|rifles|armas|pistolas|munición|cartuchos|fuegos artificiales|pirotecnia|explosivos) /;
const armsInChinese = /猎枪|气枪|烟花|鞭炮|爆竹|弹药|民爆|炸药/u;

/** Sold past the law, whatever permit is claimed. */
const unlawful =
  / (?:unmarked|untraceable|unregistered|ghost|3d|print|printed|prints|without|no (?:papers|permit|licen[cs]e|questions)|illegal\S*|smuggl\S*|teenagers?|teens|minors|children|kids|pupils|gangs?|silencers?|bombs?|serial|ohne|schwarz\S*|illegal\S*|jugendliche\S*|kinder\S*|schüler\S*|sin (?:licencia|permiso|papeles)|menores|niños) /;
const unlawfulInChinese = /无证|没有证|不用证|私下|走私|学生|孩子|未成年/u;

const permit =
  / (?:have|has|hold|holds|got|with) (?:\S+ ){0,4}?(?:licen[cs]es?|permits?|permission) | (?:licen[cs]ed|registered) (?:\S+ )?(?:dealers?|gunsmiths?|shop|pyrotechnic\S*) | (?:licen[cs]es?|permits?) and so do we | (?:haben|besitzen|mit|habe) (?:\S+ ){0,4}?(?:\S*(?:erlaubnis|lizenz|genehmigung|waffenschein|befähigungsschein)\S*) | (?:tenemos|con|tengo) (?:\S+ ){0,3}?(?:licencia|permiso|autorización) /;
const permitInChinese = /(?:有|持有|取得|拿到|办了|具备)[^,，。;]{0,6}(?:许可|执照|证|资质)/u;
const notHeld =
  / (?:no|not|n't|never|without|yet|apply|applied|applying|need|needs|pending|fake|kein\S*|nicht|noch|beantrag\S*|brauchen|ohne|sin|todavía|aún|solicit\S+|necesit\S+) /;
const notHeldInChinese = /没有|还没|尚未|申请|不需要|不用|假/u;

const isTrade = ({ context, sentence }: Clause): boolean => {
  const words = sentence.isLatin ? spacedWords(context) : lettersOf(context);
  return sentence.isLatin
    ? arms.test(words) && !unlawful.test(words)
    : armsInChinese.test(words) && !unlawfulInChinese.test(words);
};

const isPermit = ({ tokens, speaker, modality, sentence }: Clause): boolean => {
  if (modality !== 'fact' || speaker === 'rival') return false;
  const words = sentence.isLatin ? spacedWords(tokens) : lettersOf(tokens);
  return sentence.isLatin
    ? permit.test(words) && !notHeld.test(words)
    : permitInChinese.test(words) && !notHeldInChinese.test(words);
};

/** The sentences on weapons of a dealer who says that the permit is there: "we sell hunting rifles. We have the dealer permit." */
export function findLicensedArms(clauses: readonly Clause[]): ReadonlySet<Clause['sentence']> {
  const trades = clauses.filter(isTrade);
  return trades.length > 0 && clauses.some(isPermit) ? new Set(trades.map(({ sentence }) => sentence)) : new Set();
}
