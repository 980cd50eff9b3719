import { isOwnStatement } from '../claims/claim';
import { permitWords } from '../claims/permit/words';
import { clausesBySentence, writtenWords, type Clause } from '../text/clause';
import { otherPaper } from './denial';

const germanPaper = String.raw`(?:${permitWords.german}|\S*schein)`;
const taken = '(?:taken(?: away)?|revoked|withdrawn|suspended|cancelled)';

/** An office took our permit. */
const lost = [
  new RegExp(
    String.raw` (?:took|takes|taken|revoked|withdrew|withdrawn|suspended|cancelled|pulled) (?:away )?(?:my|our) (?:\S+ ){0,2}?${permitWords.english} `,
  ),
  new RegExp(
    String.raw` (?:my|our) (?:\S+ ){0,2}?${permitWords.english} (?:was|were|got|has been|is) (?:\S+ )?${taken} `,
  ),
  new RegExp(String.raw` (?:i|we) (?:have |'ve )?lost (?:my|our) (?:\S+ ){0,2}?${permitWords.english} `),
  new RegExp(
    String.raw` (?:mir|uns) (?:\S+ ){0,4}?(?:abgenommen|entzogen|weggenommen) (?=.*${germanPaper} )| ${germanPaper} (?:\S+ ){0,6}?(?:mir|uns) (?:\S+ ){0,4}?(?:abgenommen|entzogen|weggenommen) | (?:mein|unser)\S* ${germanPaper} (?:wurde|ist) (?:\S+ ){0,3}?(?:eingezogen|entzogen|weg) `,
  ),
  new RegExp(String.raw` (?:mir|uns) (?:\S+ ){0,4}?${germanPaper} (?:\S+ ){0,3}?(?:abgenommen|entzogen|weggenommen) `),
  new RegExp(
    String.raw` (?:me|nos) (?:han |ha )?(?:quit|retir|suspend|anul|cancel|revoc)(?:aron|ó|ieron|ió|ado|ido) (?:la|el|mi|los|las|nuestr[oa]) (?:\S+ )?${permitWords.spanish} `,
  ),
];

const office =
  '(?:town|council|city|county|ministry|authority|authorities|state|government|police|inspector|inspectors|law|health department|health office|district|municipality)';
const amt = String.raw`(?:stadt|gemeinde|behörde|\S*amt|polizei|kreis|landkreis|\S*aufsicht|gesetz)`;
const autoridad =
  '(?:ayuntamiento|municipalidad|municipio|alcaldía|ley|policía|sanidad|ministerio|gobierno|junta|comuna|intendencia)';

/** An office or the law forbids what we do, or closed us. */
const forbidden = [
  new RegExp(
    String.raw` ${office} (?:does n't|do n't|did n't|wo n't|does not|do not|will not|did not|never) (?:allow|permit|want) (?:it|this|that|us|me|our|my) `,
  ),
  new RegExp(
    String.raw` ${office} (?:has |have )?(?:closed|shut|forbade|forbidden|banned) (?:down )?(?:my|our|us|me|it) `,
  ),
  new RegExp(String.raw` ${amt} (?:erlaubt|duldet|genehmigt|will) (?:\S+ ){0,3}?nicht `),
  new RegExp(
    String.raw` ${amt} (?:hat|haben) (?:mir|uns|es|mein\S*|unser\S*) (?:\S+ ){0,3}?(?:verboten|untersagt|geschlossen|zugemacht|dichtgemacht) `,
  ),
  new RegExp(String.raw` ${autoridad} no (?:lo|nos|me|la) (?:\S+ )?(?:permite|deja|autoriza|quiere)n? `),
  new RegExp(String.raw` ${autoridad} (?:me|nos) (?:\S+ )?(?:cerró|clausuró|prohibió|cerrado|clausurado|prohibido) `),
];

const ownPaper = String.raw`(?:(?:us|me) )?(?:the|our|my|a|it|this|that)(?: \S+){0,3}? (?:${permitWords.english}|applications?)`;
const register = '(?:ofsted|cqc|fca|caa|customs|regulators?|sia|defra|hse|dvla|faa|fda)';
const anyOffice = `(?:${office}|${register}|office|agency|board|commission|inspectorate|department)`;
const turnedDown = '(?:turned down|rejected|refused|denied|declined)';
const amtOfPaper = String.raw`(?:${amt}|zoll|tüv|kammer|ministerium)`;
const oficina = String.raw`(?:${autoridad}|tráfico|aduanas?|hacienda|comunidad|dgt|consejería)`;
const germanRequest = String.raw`(?:${germanPaper}|(?:unser\S*|den|mein\S*) antrag)`;
const solicitud = String.raw`(?:${permitWords.spanish}|solicitud)`;

/** An office refused a permit. */
const refused = [
  new RegExp(
    String.raw` ${anyOffice} (?:\S+ ){0,3}?(?:${turnedDown}|said no to|wo n't (?:give|grant|issue)) ${ownPaper} | ${anyOffice} (?:\S+ ){0,3}?turned ${ownPaper} down `,
  ),
  new RegExp(String.raw` ${register} (?:\S+ )?(?:turned (?:us|me|it) down|said no|refused (?:us|me)) `),
  new RegExp(
    String.raw` (?:our|my|the) (?:\S+ ){0,2}?(?:licen[cs]es?|permits?) (?:was|were|got|has been) (?:\S+ )?${turnedDown} | (?:our|my) (?:\S+ ){0,2}?applications? (?:for (?:\S+ ){1,3}?${permitWords.english} )?(?:was|were|got|has been) (?:\S+ )?${turnedDown} by (?:the )?(?:\S+ )?${anyOffice} `,
  ),
  new RegExp(
    String.raw`^(?=.* ${germanRequest} ).* ${amtOfPaper} (?:(?:hat|haben) (?:\S+ ){0,5}?(?:abgelehnt|verweigert|nicht erteilt|nein gesagt) |lehnte |verweigerte )`,
  ),
  new RegExp(
    String.raw` (?:${germanPaper}|antrag auf (?:\S+ ){0,3}?${germanPaper}) (?:wurde|ist) (?:\S+ ){0,4}?(?:abgelehnt|verweigert) `,
  ),
  new RegExp(
    String.raw` ${oficina} (?:nos |me |l[oa] )?(?:ha |han )?(?:denegó|denegaron|denegado|negó|negaron|negado|rechazó|rechazado|dijo que no a) (?:el|la|nuestr[oa]|mi) (?:\S+ )?${solicitud} `,
  ),
];

/** The work that was refused: done out of sight, in an unlawful way, or as before. */
const work = '(?:do|drive|sell|run|open|serve|cook|brew|sail|fly|trade|rent|pour|distil|make)';
const others =
  '(?:look|search|try|wait|apply|ask|hop|talk|negotiat|work|prepar|train|learn|sav|pay|improv|fight|appeal|plan)';
const goesOnRefused = [
  String.raw` (?:we|i) (?:(?!not |n't |never )\S+ ){0,8}?(?:on the quiet|on the sly|out of sight|in secret|under the counter|out of the (?:boot|back)|out of (?:the|a) (?:boot|back) of|all the same|nonetheless|nevertheless|regardless|from the boot|pay no (?:duty|tax)) `,
  // "So I do it at night", "so we only drive after dark".
  String.raw` (?:we|i) (?:(?:just|now|simply|only|still) )*${work} (?:it|them|this|that) (?:\S+ ){0,3}?(?:at night|after dark|in the dark) | (?:so|but|yet|and) (?:we|i) (?:(?:just|now|simply|only|still) )+${work} (?:\S+ ){0,2}?(?:at night|after dark|in the dark) `,
  String.raw` (?:we|i) (?:(?:just|simply|still|will|'ll) )*(?:carry|go|keep) on (?=[.,;!]|anyway|as before|as usual|with (?:it|this|that|the (?:work|business|trips|sale|sales)) |driving|selling|sailing|flying|cooking)`,
  String.raw` (?:we|i) (?:(?:just|simply|still) )*(?:keep|kept|carry on|go on|keep on) (?!${others}\S*ing )\S+ing (?:it|them|this|that|anyway|as before|as usual|all the same|[.,;!]) | (?:we|i) (?:just |simply )?still ${work} (?:it|them|this|that|anyway|[.,;!]) `,
  String.raw` (?:im dunkeln|unter der hand|schwarz|hintenrum|einfach so) (?:\S+ ){0,2}?(?:wir|ich) | (?:wir|ich) (?:\S+ ){0,6}?(?:im dunkeln|unter der hand|hintenrum) | (?:wir|ich) \S+ (?:(?:es|das|sie|ihn|halt|eben|jetzt|dann|nur|noch|deshalb|deswegen) )+(?:nachts|einfach so|schwarz) | nachts \S+ (?:wir|ich) (?:es|das|sie|ihn) `,
  String.raw` (?:ich|wir) (?:(?!nicht |kein\S* |such\S* |wart\S* |hoff\S* |verhandel\S* )\S+ ){0,4}?(?:weiter|trotzdem|dennoch) (?=[.,;!]|weiter |mach\S* )`,
  String.raw` (?:l[oa]s? (?:\S+ )?\S+(?:mos|o)|(?:\S+[áéaei]ndo|hacer)l[oa]s?) (?:\S+ ){0,2}?(?:de noche|por la noche) | (?:bajo cuerda|bajo mano|por debajo de la mesa|a escondidas) | (?:seguimos|sigo) (?:(?:igual|así|adelante|como (?:antes|siempre)) )*(?=[.,;!])| (?:seguimos|sigo) (?!(?:busc|intent|esper|negoci|prepar|trabaj|habl|mejor|pens|pag|aprend|ahorr|luch|ped|solicit|tramit)\S*ndo )(?:vendi|conduci|hacié|abri|sirvi|cocin|oper|aloj|alquil|transport|llev|destil)\S*ndo(?:l[oa]s?)? (?:igual|igualmente|de todos modos|[.,;!]) | (?:lo|la|los|las) (?:hago|hacemos|vendo|vendemos) igual(?:mente)? `,
].map((source) => new RegExp(source));
const stopped =
  / (?:stopped|stop|gave up|given up|closed|wait|waiting|until|unless|reapplied|applied again|lawyer|court|aufgehört|eingestellt|warten|warte|widerspruch|klage[nt]?|bis|dejamos|paramos|cerramos|esperamos|esperando|recurrido|recurso|recurrimos|hasta) /;

/** It is done all the same, or where it isn't seen. */
const unseen =
  / (?:nobody|no_one|no one) (?:(?:will|ever|really) )*(?:checks?|notices?|controls?|finds? out) | they (?:wo n't|will not|will never|do n't|never) (?:ever )?(?:find out|notice|know|check) | (?:i|we) (?:(?!(?:not|n't|never|was|were|had|did|wanted|planned|meant|needed|thought) )\S+ ){0,6}?(?:anyway|anyhow|regardless|secretly) | (?:ich|wir) (?:(?!nicht |kein\S* |such\S* |hoff\S* |wart\S* |bewerb\S* |freu\S* |glaub\S* )\S+ ){0,6}?(?:trotzdem|dennoch|heimlich) | (?:trotzdem|dennoch|heimlich) (?:\S+ )?(?:ich|wir) | (?:merkt|kontrolliert|erfährt) (?:\S+ ){0,3}?(?:keiner|niemand) | (?:die|sie|der|das) (?:merken|erfahren|kriegen|merkt|erfährt) (?:\S+ ){0,3}?(?:nicht|nie|keiner|niemand) | no (?:se (?:van|va) a enterar|se enteran?|se enterará\S*|lo (?:van|va) a (?:saber|notar|descubrir)) | nadie (?:se entera|se enterará|lo controla|controla|lo revisa|se da cuenta) | (?:lo|la|los|las) (?:hago|hacemos|vendo|vendemos) igual | (?:de todos modos|de todas formas|igualmente|a escondidas) /;
const goesOn =
  / (?:i|we) (?:just |simply )?(?:(?:keep|carry|go|kept) (?:on )?\S+ing|carry on|go on|continue|still (?:drive|sail|fly|cook|sell|work|run|rent|serve|take|do|give|make|offer|treat|practi[sc]e)) | (?:ich|wir) (?:(?!nicht |kein\S* )\S+ ){0,6}?weiter | (?:sigo|seguimos|continúo|continuamos) (?:\S+ )?\S+[aei]ndo | igual (?:sigo|seguimos|conduzco|trabajo|vendo|manejo) /;
/** It was given back, or the work is another one or done in another way by now. */
const cleared =
  / (?:back|again|reinstated|returned|appeal\S*|instead|since then|new licen[cs]e|wieder|zurück|stattdessen|devolvieron|recuper\S+|apel\S+|otra vez|de nuevo|ahora sí|not anymore|bikes?|bicycles?|bus|on foot|online|shop|home delivery|works|fahrrad|rad|lastenrad|zu fuß|bici|bicicletas?|a pie|en línea|tienda|panader[oa]|obras) /;

const paperInChinese = `(?:${permitWords.chinese}|(?<![保验见])证|驾照|本子)`;
const lostInChinese = new RegExp(
  `${paperInChinese}[^,，。]{0,8}(?:吊销|没收|收走|扣了|取消)|(?:吊销|没收|收走|扣)了?我们?的?[^,，。]{0,6}${paperInChinese}`,
);
const forbiddenInChinese =
  /(?:城管|政府|街道|市里|县里|镇上|警察|卫生局|监管|工商|局里?)[^,，。]{0,4}(?:不让|不许|不准|不允许|禁止|关了|封了|查封)/;
const refusedInChinese = new RegExp(
  `(?:局|部门|街道|政府|委|监管|机关|市里|县里)[^,，。]{0,6}(?:没批|不批|不给批|驳回|拒绝|没通过|不给办)|${paperInChinese}[^,，。]{0,6}(?:没批下来|没批|被拒|被驳回|批不下来|没通过)`,
);
const stoppedInChinese = /停|不做了|不开了|等|申诉|再申请|改/u;
const unseenInChinese = /照样|偷偷|(?:发现|查|管)不(?:了|到|着)|没人(?:查|管|发现)|不会(?:发现|知道)/;
const goesOnInChinese = /继续(?:开|做|卖|跑|干|营业|接)|还(?:是)?在?(?:照开|开|做|卖|跑|干|接)/;
const clearedInChinese = /重新|恢复|又(?:办|拿|考)|还给|申诉|不再|转行|改(?:做|卖|行)|骑|自行车|步行|网上|店面/;

/** Most sentences name no office and no permit of ours. */
const trigger =
  / (?:took|takes|taken|revoked|withdrew|withdrawn|suspended|cancelled|pulled|lost|allow|permit|want|closed|shut|forbade|forbidden|banned|abgenommen|entzogen|weggenommen|eingezogen|weg|erlaubt|duldet|genehmigt|will|verboten|untersagt|geschlossen|zugemacht|dichtgemacht|turned|rejected|refused|denied|declined|said|abgelehnt|verweigert|lehnte|verweigerte|erteilt|denegó|denegaron|denegado|negó|negaron|rechazó|rechazaron|rechazado|dijo) |吊销|没收|收走|扣|取消|批|驳回|拒|不给办|没通过|不让|不许|不准|不允许|禁止|关了|封/;

/** What an office won't do for us, or did to us in Spanish: beside "me", "nos" or "no". */
const toUs =
  / (?:give|grant|issue|gesagt|negado|(?:permite|deja|autoriza|quiere)n?|cerró|clausuró|prohibió|cerrado|clausurado|prohibido|(?:quit|retir|suspend|anul|cancel|revoc)(?:aron|ó|ieron|ió|ado|ido)) /;
const us = / (?:me|nos|no) /;
const hasTrigger = (words: string): boolean => trigger.test(words) || (toUs.test(words) && us.test(words));

/**
 * An office took or refused the permit or forbids the work, and the work goes on: "the coastguard took my licence away, and I sail anyway",
 * "the town doesn't allow it, but they won't find out", 执照被吊销了，还在开. Not "they took our licence and gave it back".
 */
export function findGoingOn(clauses: readonly Clause[]): Clause | undefined {
  const sentences = [...clausesBySentence(clauses).values()];
  return sentences.flatMap((own, index) => {
    const [first] = own;
    const words = first ? writtenWords(first) : '';
    if (!first || !hasTrigger(words) || own.some(isNotOurs)) return [];
    const next = sentences[index + 1]?.[0];
    return isGoingOn(words, next && !isNotOurs(next) ? writtenWords(next) : '', first.sentence.isLatin) ? [first] : [];
  })[0];
}

function isGoingOn(words: string, next: string, isLatin: boolean): boolean {
  const [taking, forbidding] = isLatin ? [lost, forbidden] : [[lostInChinese], [forbiddenInChinese]];
  if (isGoingOnRefused(words, next, isLatin)) return true;
  const isTaken = taking.some((pattern) => pattern.test(words));
  if (!isTaken && !forbidding.some((pattern) => pattern.test(words))) return false;
  const both = `${words}${next}`;
  if ((isLatin ? cleared : clearedInChinese).test(both)) return false;
  return (
    (isLatin ? unseen : unseenInChinese).test(both) || (isTaken && (isLatin ? goesOn : goesOnInChinese).test(both))
  );
}

/** "Customs turned the permit down, so I do it at night", "Ofsted turned us down and we carry on", 教育局没批，我们照样开. */
function isGoingOnRefused(words: string, next: string, isLatin: boolean): boolean {
  const both = `${words}${next}`;
  return isLatin
    ? refused.some((pattern) => pattern.test(words)) &&
        !otherPaper.test(words) &&
        (goesOnRefused.some((pattern) => pattern.test(both)) || unseen.test(both)) &&
        !cleared.test(both) &&
        !stopped.test(both)
    : refusedInChinese.test(words) &&
        (unseenInChinese.test(both) || goesOnInChinese.test(both)) &&
        !stoppedInChinese.test(both);
}

const isNotOurs = (clause: Clause): boolean => !isOwnStatement(clause) || clause.modality === 'condition';
