import { wordsInFigures } from '../../text/figures';
import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords } from '../../text/token';
import type { Claim } from '../claim';
import { hanNumber } from '../customers/hanCounts';

/** How hard it was to find or to address them. */
const denied =
  / (?:no|nobody|no_one|none|not|n't|never|nowhere|hard|difficult|refused|hardly|kein\S*|nicht|niemand\S*|nirgends|nirgendwo|schwer|mühsam|schwierig|no|nadie|ningún|ninguna|ni|nunca|difícil|cuesta|costó) /;
const finding =
  / (?:lists?|registers?|clubs?|director(?:y|ies)|associations?|registry|who they are|where \S+|find|found|reach|reached|track|contact|address|names?|inside|into|doors?|gates?|let us|let me|lets us|tell us|told us|get in touch|get at|get to|verzeichnis\S*|liste[n]?|register|verein|wer sie sind|wo \S+|finden|erreichen|anzusprechen|hinein|herein|rein|tür|listas?|registros?|asociación|quiénes|dónde|dónde \S+|encontrar\S*|dar con|localizar\S*|llegar a|puertas?|abren|contactar\S*) /;
const deniedInChinese =
  /(?:没有?|不|难|无)[^,，。]{0,12}(?:名单|名册|登记|协会|找|联系|接触|进|门|碰)|(?:找|联系|接触|进)[^,，。]{0,3}(?:不|难)/u;

const turn = new RegExp(
  ' (?:but|so|yet|until|then|however|instead|still|in the end|aber|doch|also|deshalb|daher|trotzdem|dann|jedoch|inzwischen|bis|pero|así que|por eso|sin embargo|aun así|hasta que|al final) ',
);
const turnInChinese = /(?:但是?|可是?|不过|所以|于是|后来|最后|只好)/u;

const contacts =
  '(?:of them|of the \\S+|(?:tele)?phone numbers|numbers|names|addresses|e-?mails?|contacts|people|[.,;]|and)';
const found = [
  String.raw` (?:we|i)(?: \S+){0,16}? (?:tracked down|found|met|reached|got to know|got to|got hold of|got in touch with|spoken (?:to|with)|spoke (?:to|with)|talked to|contacted|signed up|located|traced|won|collected|gathered|got) (?:\S+ ){0,2}?(?<count>\d+) (?:\S+ )?${contacts}`,
  String.raw` (?:(?:haben|habe|hatten|hatte) (?:wir|ich)|(?:wir|ich) (?:haben|habe|hatten|hatte)) (?:\S+ ){0,9}?(?<count>\d+) (?:\S+ ){0,5}?(?:angesprochen|gefunden|erreicht|kennengelernt|kennen gelernt|aufgetrieben|ausfindig gemacht|getroffen|gewonnen|gesammelt|bekommen|aufgespürt) `,
  String.raw` (?:fanden|trafen|erreichten|fand|traf|erreichte) (?:wir|ich) (?:\S+ ){0,6}?(?<count>\d+) (?:von ihnen|davon|\S+)`,
  String.raw` (?:(?:hemos|he) (?:conocido|encontrado|localizado|contactado|dado con|hablado con|reunido|conseguido)|conocimos|encontramos|localizamos|contactamos|dimos con|conseguimos|reunimos|hablamos con|conocí|encontré|localicé|contacté|di con|conseguí|junté|hablé con) (?:ya |con )?(?:a )?(?<count>\d+)(?= )`,
].map((pattern) => new RegExp(pattern));
const way =
  / (?:by way of|through|via|thanks to|with the help of|at|outside|behind|in|on|from|über|durch|dank|bei|beim|an|am|auf|im|vor|hinter|en|por|a través de|mediante|gracias a|delante de|desde) \S+ /;
const foundInChinese = new RegExp(
  `(?:通过|在|靠|托|经|从)[^,，。]{2,16}[,，]?(?:我们?|才)?[^,，。]{0,4}(?:找到|联系上|联系到|认识|加上|碰到|见到|聊上|要到|拿到|接触到|搭上话?)了?[^,，。]{0,3}(?<count>${hanNumber})(?:多)?(?:位|个|名|人|家|户)`,
  'u',
);
const doubted =
  / (?:not|n't|never|nobody|would|could|will|might|hope|if|want|werden|würden|könnten|wollen|nicht|keine[nr]?|niemand|no|nadie|si|esperamos|queremos) /;
const doubtedInChinese = /打算|计划|希望|如果|可能|准备|没|不/u;

const isHard = memoise(({ context, sentence }: Clause): boolean =>
  sentence.isLatin
    ? denied.test(spacedWords(context)) && finding.test(spacedWords(context))
    : deniedInChinese.test(lettersOf(context)),
);

/** What the sentence says after its turn, "but by way of house-clearance firms I tracked down 26 of them", or all of it. */
function restsOf(words: string, turned: RegExp, isHardBefore: boolean): string[] {
  const match = turned.exec(words);
  const rest = match ? [` ${words.slice(match.index + match[0].length)}`] : [];
  return isHardBefore ? [words, ...rest] : rest;
}

/** Whether the sentence tells by which way some were found who are hard to find. */
function isFoundIn(clause: Clause, isHardBefore: boolean): boolean {
  const { context, sentence } = clause;
  if (!isHardBefore && !isHard(clause)) return false;
  return sentence.isLatin
    ? restsOf(wordsInFigures(context), turn, isHardBefore).some(isFoundInWords)
    : restsOf(lettersOf(context), turnInChinese, isHardBefore).some(isFoundInLetters);
}

function isFoundInWords(rest: string): boolean {
  const match = found.map((pattern) => pattern.exec(rest)).find((one) => one !== null);
  if (!match || Number(match.groups?.['count']) < least || !way.test(rest)) return false;
  return !doubted.test(`${rest.slice(0, match.index + match[0].length)} `);
}

function isFoundInLetters(rest: string): boolean {
  const [told] = foundInChinese.exec(rest) ?? [];
  return told !== undefined && !doubtedInChinese.test(told);
}

/** Fewer may be chance. */
const least = 3;

/**
 * "There is no list and no club, but by way of house-clearance firms I tracked down 26 of them", "nobody let us in, so we stood at the
 * back doors and got 37 phone numbers": hard to find, and found. The last clause of the sentence tells it.
 */
export function isFoundAtLast(clause: Clause, clauses: readonly Clause[], index: number): boolean {
  if (clauses[index + 1]?.sentence === clause.sentence || clause.sentence.isQuestion) return false;
  if (clause.speaker === 'rival' || clause.speaker === 'report' || clause.speaker === 'quoted') return false;
  return isFoundIn(
    clause,
    clauses
      .slice(Math.max(0, index - nearby), index)
      .some((other) => other.sentence !== clause.sentence && isHard(other)),
  );
}

/** So many clauses before may tell how hard it was. */
const nearby = 6;

/** Who were found at last are no customers who can't be found. */
export function withoutFound(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  if (!claims.some(({ kind }) => kind === 'unreachable')) return claims;
  const last = clauses.findLast((clause, index) => isFoundAtLast(clause, clauses, index));
  return last ? claims.filter(({ kind, clause }) => kind !== 'unreachable' || clause.index > last.index) : claims;
}
