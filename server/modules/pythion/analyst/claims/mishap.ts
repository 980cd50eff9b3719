import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { us } from '../text/ourselves';
import { lettersOf, spacedWords } from '../text/token';
import { makeClaim, type Claim } from './claim';

const mishaps = [
  / (?:if|when|whenever|once) (?:\S+ ){1,7}?(?:is|are|goes|go|gets|comes|turns out) (?:\S+ ){0,2}?(?:wrong|missing|late|lost|broken|full|empty|ill|sick|down|incomplete|illegible|unsigned|misspelt|misspelled) (?:\S+ ){1,20}?(?:sends? (?:it|them|everything) back|sent back|slips?|starts? (?:again|over)|is lost|are lost|loses?|waits?|has to|have to|rejects?|refuses?|cancels?|delayed|postponed|days|weeks|stuck|thrown away|fined) /,
  / (?:wenn|falls|sobald) (?:\S+ ){1,7}?(?:falsch|fehlt|fehlen|kaputt|krank|zu spät|verloren|unleserlich|unvollständig) (?:\S+ ){1,20}?(?:zurück|verschiebt|verschoben|wartet|warten|muss|müssen|verliert|verlieren|verzögert|tage|wochen|von vorn) /,
  / (?:si|cuando) (?:\S+ ){0,7}?(?:mal|falta|faltan|equivocad[oa]|rot[oa]|enferm[oa]|tarde|perdid[oa]) (?:\S+ ){1,20}?(?:devuelven?|retrasa|esperar?|tienen? que|pierden?|días|semanas|otra vez|de nuevo) /,
];
const mishapInChinese =
  /(?:如果|要是|只要|一旦)[^。]{1,10}(?:错|漏|缺|坏|病|晚|丢)[^。]{0,16}(?:退回|重来|延误|推迟|耽误|返工|罚|损失)/u;

const letDown = [
  / (?:the|their|most|other|many|some|last) (?:\S+ ){1,3}?(?:stood|stands?) (?:\S+ ){1,4}?up /,
  / (?:the|their|most|other|many|some|last) (?:\S+ ){1,3}?(?:let|lets) (?:them|people|customers|(?:half|most|all|many) of them|the \S+) down /,
  / (?:hat|haben) (?:sie|die \S+|viele|die hälfte|alle) (?:\S+ ){0,2}?(?:sitzen ?gelassen|sitzen lassen|im stich gelassen|versetzt) /,
  / (?:l[oa]s|les|a la mitad) (?:\S+ ){0,2}?(?:dejó|dejaron|dejan) (?:plantad|tirad|colgad)[oa]s /,
];
/** "Merken den Schimmel erst, wenn die Reinigung 18.000 Euro kostet", "only find out when it is too late": it is seen too late. */
const noticed = [
  / (?:only (?:notice|find out|realize|realise|discover) (?:that|(?:(?!we |us |our )\S+ ){0,12}?(?:when|after|once|until|weeks|months|years|late|later|at))|(?:notice|find out|realize|realise|discover)s? (?:(?!we |us |our )\S+ ){0,6}?(?:only (?:when|after|once|later|at)|too late)|(?:do n't|does n't|never|rarely) (?:notice|find out|realize|realise|discover) (?:(?!we |us |our )\S+ ){0,6}?(?:until|before)) /,
  / (?:bemerken|merken|bemerkt|merkt|erfahren|erfährt|entdecken|entdeckt) (?:[^\s.;]+ ){0,7}?(?:erst|zu spät) /,
  / (?:(?:solo|sólo) (?:se )?(?:dan cuenta|enteran|descubren|notan) (?:\S+ ){0,9}?(?:cuando|después|tarde|al)|(?:se )?(?:dan cuenta|enteran|descubren|notan) (?:\S+ ){0,6}?(?:demasiado tarde|solo cuando|sólo cuando)|no (?:se )?(?:dan cuenta|enteran|descubren|notan) (?:\S+ ){0,6}?hasta) /,
];
const noticedInChinese =
  /(?:等到?|直到)[^。我]{1,14}才(?:发现|知道|察觉|意识到)|发现[^，。我]{0,6}(?:太晚|已经晚|来不及)/u;

const isMishapInChinese = memoise((context: Clause['context']): boolean => {
  const letters = lettersOf(context);
  return (mishapInChinese.test(letters) || noticedInChinese.test(letters)) && !/我/u.test(letters);
});

const imagined = / (?:would|will|'d|'ll|could|würde\S*|wird|werden|sería|podría) /;

/**
 * What goes wrong for those concerned, in a sentence of a condition or of who let them down: "if one letter is wrong the crem sends it
 * back and the funeral can slip by days", "the last company stood half of them up". Not "if our app is down, we lose them".
 */
export const isMishap = memoise(({ tokens, context, sentence, speaker, modality }: Clause): boolean => {
  if (speaker === 'own' || modality === 'question') return false;
  if (!sentence.isLatin) return isMishapInChinese(context);
  const words = spacedWords(tokens);
  if (letDown.some((pattern) => pattern.test(words))) return !us.test(words);
  if (speaker !== 'rival' && noticed.some((pattern) => pattern.test(words))) return !us.test(words);
  const whole = spacedWords(context);
  return (
    /^ (?:and |but |und |aber |y |pero )?(?:if|when|whenever|once|wenn|falls|sobald|si|cuando) /.test(words) &&
    mishaps.some((pattern) => pattern.test(whole)) &&
    !us.test(whole) &&
    !imagined.test(whole)
  );
});

/** The troubles that such sentences tell. */
export const readMishaps = (clauses: readonly Clause[]): Claim[] =>
  clauses.filter(isMishap).map((clause) => makeClaim('trouble', clause));
