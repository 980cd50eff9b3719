import { permitInLatin } from '../claims/permit/words';

const checks = '(?:(?:police|background|criminal record|dbs|vetting|safety|hygiene) (?:checks?|inspections?))';
const paper = `(?:${permitInLatin}|badges?|${checks}|\\S*schein)`;
/** "From the tax office": whose paper it is, up to the verb. */
const from = String.raw`(?:(?:from|of|for|by|with|to|vom|von|der|des|beim|del?|para|en) (?:\S+ ){1,4}?)?`;
/** Who evades the paper is against it: "skipping the licence is out of the question". */
const kept = String.raw`^(?!.* (?:without|skip\S*|dodg\S*|fak\S*|forg\S*|ignor\S*|break\S*|bend\S*|cheat\S*|losing|risking|ohne|schwarz\S*|fälsch\S*|umgeh\S*|verzicht\S*|sin|saltar\S*|falsific\S*) ).*`;
const obtain =
  '(?:get|getting|apply|applying|have|having|hold|holding|obtain|obtaining|ask|asking|register|registering|sit|sitting|pay|paying|bother|bothering)';
const erhalten = '(?:machen|holen|beantragen|besorgen|erwerben|kaufen|haben|bezahlen)';
const pedir =
  '(?:pedir|sacar|solicitar|tramitar|obtener|inscribir|registrar|apuntar|renovar)(?:nos|me|l[oa]s?|se)*|dar(?:nos|me) de alta';
const office = String.raw`(?:\S+ )?(?:inspectorate|regulator|authority|council|ministry|commission|agency|office|ofsted|county|city|department|board|body)`;

/** A paper that is needed, and refused in so many words: "a distiller's licence is out of the question for us". */
export const refusedOutright = [
  String.raw`${kept} ${paper} ${from}(?:is|are|'s|was) (?:\S+ )?(?:out of the question|off the table|a waste of (?:time|money))(?! for (?!us |me |our |my ))`,
  String.raw` (?:we|i) (?:really |just )?(?:see|saw) no (?:reason|need|point|sense|use) (?:to|in|for|of) (?:\S+ )?${obtain} `,
  String.raw` (?:none|not one|neither|not a single one) of (?:\S+ ){1,5}?(?:has|have|holds?|carries) (?:\S+ ){0,4}?${paper} (?:\S+ ){0,4}?(?:none|neither|nobody|they) (?:is going|are going|is n't going|are n't going|will|wo n't|wants?|intends?|plans?) `,
  // "Police checks we don't do".
  String.raw` (?:${checks}|licen[cs]es|permits|certificates|badges|registration|(?:\S+ )certificates) (?:we|i) (?:do n't|do not|never|wo n't|will not) (?:do|get|have|want|hold|bother) (?!ourselves |ourself |alone |twice |yet |myself )`,
  String.raw` (?:we|i) (?:(?:wo n't|will not|never|are n't going to|are not going to|'re not going to) |(?:refuse|refused|decline|declined) to )(?:register (?:with|at) (?:the )?${office}|register as an? \S+|(?:apply|register)(?: for (?:it|one|that|them|any|the \S+))? (?=[.,;]|as |because |since |and |though )|be (?:registered|licensed|inspected) )`,
  String.raw`${kept} (?:kommt|kommen) (?:für (?:uns|mich) )?(?:\S+ )?nicht (?:in frage|infrage)(?= )`,
  String.raw` (?:(?:sehen|sehe) (?:wir|ich)|(?:wir|ich) (?:sehen|sehe)) (?:(?:\S+ ){0,2}?nicht ein (?=[.,;])|(?:keinen|nicht den) (?:grund|anlass|sinn|bedarf)(?: ,| dafür| darin)* (?:(?=[.;])|(?:\S+ ){0,3}?zu ${erhalten} ))`,
  String.raw` (?:weiger|sträub)(?:n|e|en) (?:wir |ich )?(?:uns|mich) (?:, )?(?:\S+ ){0,5}?(?:zu ${erhalten}|anzumelden|eintragen zu lassen|prüfen zu lassen) `,
  String.raw`${kept} (?:ni se (?:nos|me) (?:pasa por la cabeza|ocurre)|(?:queda|quedan|está|están) (?:\S+ )?descartad[oa]s?|ni hablar|no entran? en nuestros planes)(?= )`,
  String.raw` (?:no vemos|no veo|sin ver) (?:ningún |ninguna )?(?:motivos?|raz[óo]n(?:es)?|necesidad|sentido|por qué|para qué)(?: para| de| en| a)? (?:${pedir}) `,
  String.raw` (?:nos negamos|me niego|nos negaremos|rechazamos) (?:a )?(?:${pedir}) `,
  String.raw` no (?:nos|me) (?:inscribi|registra|apunta|damos de alta|doy de alta|inscrib)\S* (?:\S+ ){0,5}?porque (?:\S+ )?(?:cuesta|vale|tarda|es (?:muy )?car|piden)`,
].map((source) => new RegExp(source));

export const refusedOutrightInChinese =
  /免谈|想都别想|没有?必要(?:去)?(?:办|考|申请|拿|弄)|拒绝(?:去)?(?:办|考|申请|登记|注册)|(?:坚决|绝对|就是)不(?:办|考|申请)/u;
