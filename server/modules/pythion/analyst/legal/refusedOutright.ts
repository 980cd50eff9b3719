import { erhalten, obtainPaper, ofPaper, officeOfPapers, pedir, permitPaper, pointedAt } from './refusedPaper';

const checks = '(?:(?:police|background|criminal record|dbs|vetting|safety|hygiene) (?:checks?|inspections?))';
const paper = `(?:${permitPaper}|${checks})`;
/** Who evades the paper is against it: "skipping the licence is out of the question". */
const kept = String.raw`^(?!.* (?:without|skip\S*|dodg\S*|fak\S*|forg\S*|ignor\S*|break\S*|bend\S*|cheat\S*|losing|risking|ohne|schwarz\S*|fälsch\S*|umgeh\S*|verzicht\S*|verlieren|sin|saltar\S*|falsific\S*|perder) ).*`;
const einePapier = String.raw`(?:eine?|die|der|das|so eine?|unsere?) (?:\S+ )?${permitPaper} ${ofPaper}`;

/** A paper refused in so many words: "a distiller's licence is out of the question for us". */
export const refusedPaperOutright = [
  String.raw` for (?:the|a|an|any) (?:\S+ ){0,3}?${permitPaper} (?:we|i) (?:refuse|decline|refused|declined) to apply `,
  String.raw`${kept} ${paper} ${ofPaper}(?:is|are|'s|was) (?:\S+ )?(?:out of the question|off the table|a waste of (?:time|money))(?! for (?!us |me |our |my ))`,
  String.raw` (?:none|not one|neither|not a single one) of (?:\S+ ){1,5}?(?:has|have|holds?|carries) (?:\S+ ){0,4}?${paper} (?:\S+ ){0,4}?(?:none|neither|nobody|they) (?:is going|are going|is n't going|are n't going|will|wo n't|wants?|intends?|plans?) `,
  // "Police checks we don't do".
  String.raw` (?:${checks}|licen[cs]es|permits|certificates|badges|registration) (?:we|i) (?:do n't|do not|never|wo n't|will not) (?:do|get|have|want|hold|bother) (?!ourselves |ourself |alone |twice |yet |myself )`,
  String.raw` (?:we|i) (?:(?:wo n't|will not|never|are n't going to|are not going to|'re not going to) |(?:refuse|refused|decline|declined) to )(?:register (?:with|at) (?:the )?${officeOfPapers}|be (?:registered|licensed|inspected) )`,
  String.raw`${kept} (?:eine?|die|der|das) (?:\S+ )?${permitPaper} ${ofPaper}(?:kommt|kommen) (?:für (?:uns|mich) )?(?:\S+ )?nicht (?:in frage|infrage)(?= )`,
  String.raw`${kept} (?:kommt|kommen) (?:für (?:uns|mich) )?${einePapier}nicht (?:in frage|infrage)(?= )`,
  // "An explosives licence is mandatory. I refuse to take the exam", "wir weigern uns, eine zu beantragen".
  String.raw` (?:we|i) (?:refuse|decline) to (?:take|sit|do|pass) (?:the|an|any|that|their) (?:\S+ )?(?:exam|examination|test|course) `,
  String.raw` (?:weiger|sträub)(?:n|e|en) (?:wir |ich )?(?:uns|mich) (?:, )?(?:eine?n?|sie|ihn|diese[nrs]?|das) zu (?:beantragen|machen|holen|besorgen|erwerben) `,
  String.raw` (?:weiger|sträub)(?:n|e|en) (?:wir |ich )?(?:uns|mich) (?:, )?(?:(?:\S+ ){0,3}?${permitPaper} zu ${erhalten}|(?:(?:uns|mich|das|die|den|unsere?n?|meinen?) )?(?:\S*(?:firma|betrieb|gewerbe|laden|brennerei|küche|praxis|werkstatt|geschäft|verein|anlage) )?(?:anzumelden|eintragen zu lassen|prüfen zu lassen)) `,
  String.raw`${kept}(?:^|[.,;]|y|pero) (?:(?:el|la|los|las|un|una) )?(?:\S+ )?${permitPaper} ${ofPaper}(?:ni se (?:nos|me) (?:pasa por la cabeza|ocurre)|(?:queda|quedan|está|están) (?:\S+ )?descartad[oa]s?|ni hablar|no entran? en nuestros planes)(?= )`,
].map((source) => new RegExp(source));

/** What was demanded is refused in so many words, and the demand stands beside it. */
export const refusedOutright = [
  String.raw` (?:we|i) (?:really |just )?(?:see|saw) no (?:reason|need|point|sense|use) (?:to|in|for|of) (?:\S+ )?${obtainPaper} (?:for )?(?:${pointedAt}|(?:(?:a|an|the) )?(?:\S+ )?${paper}) `,
  String.raw` (?:we|i) (?:(?:wo n't|will not|never|are n't going to|are not going to|'re not going to) |(?:refuse|refused|decline|declined) to )(?:register as an? \S+|(?:apply|register)(?: for (?:it|one|that|them|any|the \S+))? (?=[.,;]|as |because |since |and |though ))`,
  String.raw` (?:(?:sehen|sehe) (?:wir|ich)|(?:wir|ich) (?:sehen|sehe)) (?:(?:das |es )?(?:auch )?nicht ein (?=[.,;])|(?:keinen|nicht den) (?:grund|anlass|sinn|bedarf)(?: ,| dafür| darin)* (?:(?=[.;])|(?:\S+ ){0,3}?zu ${erhalten} ))`,
  String.raw` (?:no vemos|no veo|sin ver) (?:ningún |ninguna )?(?:motivos?|raz[óo]n(?:es)?|necesidad|sentido|por qué|para qué)(?: para| de| en| a)? (?:${pedir}) `,
  String.raw` (?:nos negamos|me niego|nos negaremos|rechazamos) (?:a )?(?:${pedir}) `,
  String.raw` no (?:nos|me) (?:inscribi|registra|apunta|damos de alta|doy de alta|inscrib)\S* (?:\S+ ){0,5}?porque (?:\S+ )?(?:cuesta|vale|tarda|es (?:muy )?car|piden)`,
].map((source) => new RegExp(source));
