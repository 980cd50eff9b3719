import { clauseBefore, type Clause } from '../../text/clause';
import { wordsInFigures, writtenInFigures } from '../../text/figures';
import { lettersOf, type Token } from '../../text/token';
import { countOfAsked, isTroubleWord, wordsOfTrouble } from '../askedCount';
import { makeClaim, type Claim } from '../claim';
import { dealingInChinese, dealingWords, ourWords } from '../ofOurs';
import { deniedInChinese } from './deniedInChinese';
import { allOfThem, fewestCounted } from './shares';

/** "Not a single one had ever lost …", "bei keinem war je etwas weg", "a ninguno le había pasado": who answers is none of them. */
const none =
  /(?:^|[,:;] | (?:and|but|und|aber|doch|y|pero) )(?:(?:and|but|yet|und|aber|doch|y|pero) )?(?<who>(?:(?:on|in|at|with|for) )?(?:none|nobody|no one|no_one|not (?:a single |even )?one|zero|0)(?: (?:out )?of (?:them|these|those|(?:the |all )?\d+(?: \S+(?= (?:had|has|have|could|can|was|were) ))?))?|(?:bei |in |an |auf |von ihnen |davon )?(?:keine[rmn]|keine(?= (?:davon|von|hat|hatte|war|ist|kann|konnte|wusste|sah|verlor|klagte|einzige) )|niemand(?:em|en)?|kein einziger|keinem einzigen)(?: von ihnen| davon)?|(?:a |en )?(?:ningun[oa]|nadie|ni (?:un[oa]|un[oa] sol[oa]))(?: de ell[oa]s)?) (?<rest>.*)/;
/** "Verluste durch Stare hatte kein einziger": none of them stands last. */
const noneLast =
  /^ (?<rest>.*) (?:hatte|hatten|kannte|kannten|sah|erlebte|bemerkte|tenía|tenían|había tenido|notó|sufría) (?:kein(?:er|e)?(?: einziger?| einzige)?|niemand|ningun[oa]|nadie)(?: von ihnen| davon| de ell[oa]s)? [.!,;] ?$/;
/** 没有一家遇到过, 一家都没遇到过; not 每一家都遇到过, 没有一家没遇到过. */
const noneInChinese = [
  /没有一[家个位户人](?:人)?(?:也|都)?(?!没|不)(?<rest>.*)/u,
  /(?<![每第另有])一[家个位户人](?:人)?(?:也|都)?没有?(?<rest>.*)/u,
  /没有?人(?!没|不)(?<rest>.*)/u,
];

/** What they would have needed, and didn't find or get; what they did with ours; and what they think of us. */
const ofUs = new RegExp(
  String.raw` (?:${ourWords}|${dealingWords}|my|me|mir|with it|order\S*|sign\S*|switch\S*|cancel\S*|left|leave|return\S*|refus\S+|since(?! (?:all|the|every|each|both|most|nobody|none)(?= ))|anymore|any more|longer|seit\S*|mehr|desde) |${dealingInChinese}|我|买|付|退|再`,
  'u',
);
/** What they had hoped to get: "none of them had ever got their deposit back". */
const gotBack =
  / been paid (?:for|back|by (?!us |me )) | (?:got|get|received|recovered|been (?:paid|given|offered)|bekommen|erhalten|recuper\S+|recib\S+) (?:\S+ ){0,4}?(?:back|their|paid|refund\S*|repl(?:y|ies)|answers?|zurück\S*|ihre?[nmrs]?|sus?) | (?:back|refund\S*|zurück(?:bekommen|erhalten)|erstattet|recuperado) |拿回|要回|退还/u;
const ofRemedy =
  / (?:a|any|an|the|eine?|keine?|un|una|ningún|ninguna)? ?(?:way|solution|answer|tool|system|plan|method|remedy|cure|software|app|help|insurance|budget|time|money|idea|clue|record|contract|lösung|werkzeug|hilfe|zeit|geld|ahnung|versicherung|solución|herramienta|ayuda|tiempo|dinero|seguro|idea) | (?:know|knew|known|able|measure\w*|miss(?:t|en)|mide\w*|mid\w+|count\w*|track\w*|insur\w*|solv\w*|fix\w*|prevent\w*|stop\w*|notic\w*|happy|satisfied|trust\w*|like\w*|want\w*|willing|enough|wei(?:ß|ss)|wusste\w*|konnte\w*|kann|können|zufrieden|sabía\w*|podía\w*|puede\w*|content[oa]s?|quería\w*|quiere\w*) |^ (?:can|could) (?!find |show |name |recall |remember )|办法|方案|知道|满意|愿意|时间|钱|不是|不算|没有/u;
/** Had it ever happened, or is it one: "had ever seen one", "saw it as a problem", "had any breakage". */
const plainly =
  / (?:ever|je|jemals|jamás|alguna vez) (?:(?:had|seen|met|noticed|suffered|experienced|known) )?(?:one|it|that|this|any|das|so etwas|eso|algo así) (?:happen\S* |erlebt |passiert )?(?:[.,;]|$)| (?:ever|je|jemals|jamás|alguna vez) (?:\S+ ){0,3}?(?:trouble|problems?|issues?|losses|loss|damage|breakage|happened|stolen|missing|broken|weg|gestohlen|verloren|kaputt|passiert|ärger|probleme?|schaden|schäden|problemas?|quejas?|pérdidas?|pasado|ocurrido|robado) | (?:any|irgendein\w*|algún|alguna) (?:\S+ )?(?:trouble|problems?|issues?|losses|loss|damage|breakage|complaints?|cases?|difficult\w+|schäden|schaden|ärger|probleme?|ausfälle|problemas?|quejas?|pérdidas?|casos?) | (?:had|has|have|saw|see|sees|sah|sieht|hatte|hat|tenía|tiene|veía|ve) (?:it |that |this |das |darin |es |en eso )?(?:as )?(?:a |an |such a |this |that |the |one|it|ein |dieses |ese |este )(?:problem|trouble|issue|need|nuisance|ärgernis|problema)? ?(?:$|[.,;]|in |last |this )| (?:had|has) (?:this|that|it) happen\w* | (?:complained|minded|bothered|suffered|worried|litt|leidet|störte\w*|beklagte\w*|fehlte|vermisst\w*|había pasado|pasaba|molestaba|faltaba|quejó|quejaba) /;
const plainlyInChinese =
  /(?:遇到|碰到|发生|有|觉得|出现)过?(?:这|什么|任何)?(?:种|个)?(?:问题|麻烦|困扰|情况|是问题)|^[这那](?:个|种|样的?)?(?:问题|麻烦|困扰|烦恼|情况)|过$|过[,，。]/u;

/** "So the labs don't have this problem", "das Problem gibt es dort nicht", 不存在这个问题: beside a count of none. */
const deniedOutright =
  / (?:do|does|did) (?:not|n't) have (?:this|that|the|such an?|any such) (?:problem|trouble|issue)s? | (?:have|has|had|has been) no such (?:problem|trouble|issue)s? | (?:problem|trouble|issue) (?:does|did) (?:not|n't) (?:exist|occur|arise) | (?:lose|loses|lost|waste|wastes|wasted) nothing [.,;]| problem (?:gibt es|haben sie|existiert|besteht) (?:(?:dort|da|hier|gar|überhaupt|so|bei ihnen) )*nicht | (?:haben|hatten) (?:dieses|das|so ein) problem (?:gar |überhaupt )?nicht | no (?:tienen|tenían|existe|hay) (?:este|ese|el|tal) problema |(?:没有|不存在)(?:这个|这种|该)问题/u;
const noneCounted =
  / (?:0|zero|none|nobody|no one|no_one|not (?:a single )?one|not an? \S+|keine[rmn]?(?! problem)|kein einziger|niemand|ningun[oa]|ni un[oa]|nadie) |(?:没有一|一)[家个位户人次台](?:都|也)?没|(?:^|[^\d])0[家个位户人次台]/u;

/** "The big ones lose nothing", "die großen haben das Problem nicht": not all of those asked. */
const someOfThem =
  / (?:\d+|some|many|most|few|others?|larger|bigger|smaller|the (?:big|large|small|rich|newer?|older|rest)\S*|einige|manche|wenige|die (?:großen|kleinen|neuen|anderen)|algun[oa]s|otr[oa]s|l[oa]s (?:grandes|pequeñ[oa]s|demás)) |有的|有些|大[店家]|少数/u;

const isDeniedOutright = (clause: Clause, clauses: readonly Clause[]): boolean => {
  const { tokens, context, sentence } = clause;
  const words = writtenInFigures(tokens, sentence.isLatin);
  const isCounted = (all: readonly Token[]): boolean => noneCounted.test(writtenInFigures(all, sentence.isLatin));
  return (
    deniedOutright.test(words) &&
    !someOfThem.test(words) &&
    (isCounted(context) || isCounted(clauseBefore(clause, clauses)?.context ?? []))
  );
};

/** "Nobody" is of those asked only beside their count: "hablé con 26 productores. Hoy nadie mide la humedad". */
const anybody = /^ ?(?:(?:and|but|und|aber|doch|y|pero) )?(?:nobody|no one|no_one|niemand|nadie)/;
const isOfThem = ({ tokens, sentence }: Clause): boolean => sentence.isLatin && !anybody.test(wordsInFigures(tokens));

/** How many were asked, in the sentence or the one before. */
function askedOf(clause: Clause, clauses: readonly Clause[]): number {
  const asked = countOfAsked(clause.context);
  if (asked > 0 || !isOfThem(clause)) return asked;
  return countOfAsked(clauseBefore(clause, clauses)?.context ?? []);
}

/** What none of them is said to have, in the words of the clause. */
function deniedIn(clause: Clause): string | undefined {
  if (clause.sentence.isLatin) {
    const rest = none.exec(wordsInFigures(clause.tokens).trimStart())?.groups?.['rest'];
    const last = rest ?? noneLast.exec(wordsInFigures(clause.tokens))?.groups?.['rest'];
    return last === undefined ? undefined : ` ${last} `;
  }
  const letters = lettersOf(clause.tokens);
  if (!letters.includes('没')) return undefined;
  return noneInChinese.map((pattern) => pattern.exec(letters)?.groups?.['rest']).find((rest) => rest !== undefined);
}

function isTroubleDenied(clause: Clause, clauses: readonly Clause[], told: ReadonlySet<string>): boolean {
  if (clause.modality !== 'fact') return false;
  if (clause.speaker !== 'own' && isDeniedOutright(clause, clauses)) return askedOf(clause, clauses) >= fewestCounted;
  const denied = deniedIn(clause);
  if (denied === undefined || [ofUs, ofRemedy, gotBack].some((pattern) => pattern.test(denied))) return false;
  const isNamed = (clause.sentence.isLatin ? plainly : plainlyInChinese).test(denied);
  return (
    (isNamed || clause.tokens.some((token) => isTroubleWord(token, told))) && askedOf(clause, clauses) >= fewestCounted
  );
}

const byUs = new RegExp(` (?:${ourWords}|me|my) `, 'u');
/** 每一家都遇到过, 有一家没遇到过，其他都遇到过, 没有一家没遇到过. */
const hadInChinese =
  /没有一[家个位户人](?:人)?(?:没|不)|(?:每一?[家个位户人](?:人)?|(?:其他|其余|剩下|别的)[^，。]{0,4})都?(?:遇到|碰到|有|出现|发生)过?(?!没)/u;

/** "I spoke to 40 tenants and none of them had ever got their deposit back": those asked have the trouble, and are no customers. */
export const isTroubleOfAsked = (clause: Clause): boolean => {
  if (!clause.sentence.isLatin) return countOfAsked(clause.context) > 0 && hadInChinese.test(lettersOf(clause.context));
  const denied = deniedIn(clause);
  return denied !== undefined && countOfAsked(clause.context) > 0 && gotBack.test(denied) && !byUs.test(denied);
};

/**
 * "I asked 25 of them and not a single one had ever lost a tray": nobody of those asked has the trouble, and that they were asked
 * shows none.
 */
export function withDeniedByAll(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  const told = wordsOfTrouble(claims);
  const denied = clauses.filter((clause) => isTroubleDenied(clause, clauses, told));
  const most = clauses.flatMap((clause) => {
    const quantity = deniedInChinese(clause, clauses);
    return quantity ? [makeClaim('nobodyStayed', clause, { quantity })] : [];
  });
  if (denied.length === 0 && most.length === 0) return claims;
  return [...claims, ...denied.map((clause) => makeClaim('nobodyStayed', clause, { quantity: allOfThem })), ...most];
}
