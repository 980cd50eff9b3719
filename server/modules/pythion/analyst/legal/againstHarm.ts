import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { hasAny, lettersOf, spacedWords, type Token } from '../text/token';
import { isTwofold } from './endedHarm';

type Tokens = readonly Token[];

/** Who does the harm that we look into: nobody in particular, or one of a trade that does it. */
const wrongdoer = {
  en: String.raw`(?:some(?:body|one)|any(?:body|one)|callers?|fraudsters?|scammers?|thie(?:f|ves)|others|people (?:ring|call|pretend)|(?:an?|the|their|his|her) (?:\S+ )?(?:callers?|landlords?|landlady|boss|employers?|strangers?|sellers?|dealers?|shop|garage|agent|broker|neighbour|waiter|competitor|supplier|owner|manager|foreman|website|recruiter|gang|ex|partner|firm|company))`,
  de: String.raw`(?:jemand|einer|eine|irgendwer|anrufer|betrüger|diebe|andere|(?:ein|der|die|ihr|sein) (?:\S+ )?(?:anrufer|vermieter|chef|fremder|verkäufer|händler|makler|nachbar|kellner|betrüger|arbeitgeber|vorarbeiter|wirt|ex|partner|firma|werkstatt))`,
  es: String.raw`(?:alguien|algún \S+|alguna \S+|quien|estafadores|ladrones|otros|(?:un|una|el|la|su) (?:casero|jefe|desconocido|vendedor|taller|vecino|camarero|estafador|capataz|empresa|tienda|agencia|ex|pareja|llamada))`,
};

/** "We find out whether somebody has turned it back", "we teach them what to do when a caller says …". */
const lookedInto: readonly RegExp[] = [
  new RegExp(
    ` (?:we|i|our \\S+(?: \\S+){0,4}?) (?:\\S+ ){0,6}?(?:finds? out|checks?|tests?|detects?|reveals?|reports?|warns?|alerts?|proves?|shows?|tells?|flags?|notices?|records?|films?|sees?|looks?|measures?|recogni[sz]es?|examines?|inspects?|explains?|asks?) (?:\\S+ ){0,9}?(?:whether|if|when|who|where) ${wrongdoer.en} `,
  ),
  new RegExp(
    ` (?:we|i|our \\S+(?: \\S+){0,3}?) (?:\\S+ ){0,3}?(?:teach(?:es)?|trains?|explains?|practi[sc]es?|shows?|tells?|reminds?|coach(?:es)?|helps?|learns?) (?:\\S+ ){0,10}?(?:what to (?:do|say|answer) (?:when|if)|how to (?:recogni[sz]e|spot|notice|report|refuse|hang up|tell|escape|answer|defend)|why (?:nobody|no \\S+) (?:may|should|must|will|would|ever)|that no \\S+ (?:ever|may|will|would)|never to|not to) `,
  ),
  new RegExp(
    ` (?:wir|ich|unser\\S* \\S+(?: \\S+){0,3}?|(?:prüf|zeig|erkenn|kontrollier|mess|test|such)\\S+ wir) (?:\\S+ ){0,16}?, (?:ob|wenn|falls|wo|sobald) ${wrongdoer.de} `,
  ),
  new RegExp(
    ` (?:wir|ich|unser\\S* \\S+) (?:üben?|übt|erklären?|erklärt|zeigen?|zeigt|bringen?|lehren?|trainieren?|sagen?) (?:\\S+ ){0,8}?, (?:was|wie) (?:\\S+ ){1,6}?, wenn `,
  ),
  new RegExp(
    ` (?:comprob\\S+|revis\\S+|mir\\S+|analiz\\S+|detect\\S+|avis\\S+|inspeccion\\S+|busc\\S+|demostr\\S+|enseñ\\S+|explic\\S+|reconoc\\S+|vigil\\S+|cambia de color) (?:\\S+ ){0,9}?(?:si|cuando|dónde) (?:no )?${wrongdoer.es} `,
  ),
  / (?:enseñ|explic|ensay|recuerd|record)\S+ (?:\S+ ){0,8}?(?:qué (?:hacer|decir|responder) (?:si|cuando)|cómo (?:reconocer|detectar|denunciar|evitar|colgar)|por qué nadie) /,
];

/** "We find bad reviews … and get the site to take them down": what is found doesn't stay. */
const found: readonly RegExp[] = [
  / (?:we|i|our \S+(?: \S+){0,3}?) (?:\S+ ){0,3}?(?:finds?|spots?|detects?|flags?|traces?|search(?:es)? for|uncovers?|looks? for|locates?) (?:\S+ ){1,20}?and (?:(?:gets?|has|have|makes?|lets?|asks?) (?:\S+ ){1,5}?(?:to )?(?:take (?:it|them) down|taken down|take(?:n)? off|removed?|deleted?|blocked?|closed?|corrected?)|(?:gives?|brings?|takes?|sends?|returns?|hands?) (?:\S+ ){1,3}?back|(?:hands?|gives?|brings?|reports?|sends?|takes?) (?:\S+ ){1,3}?(?:to|home to) (?:the|their|its|his|her|a) (?:\S+ )?(?:owners?|police|court|wardens?|authorit(?:y|ies)|office|victims?|families|family|school|vet|ombudsman)) /,
  / (?:wir|ich|unser\S* \S+) (?:finden?|findet|spüren?|spürt|suchen?|sucht|entdecken?|erkennen?|erkennt|orten?) (?:\S+ ){1,20}?und (?:lassen|lässt|melden|meldet|geben|bringen|räumen|zeigen|holen) (?:\S+ ){1,6}?(?:löschen|zurück|plattform|polizei|weg|entfernen|eigentümer\S*|besitzer\S*|sperren|an|behörde|schule) /,
  / (?:busc|encontr|detect|localiz|sac|rastre)(?:amos|a) (?:\S+ ){1,18}?y (?:l[oa]s?|les?) (?:llevamos|devolvemos|denunciamos|retiramos|borramos|entregamos|buscamos|acompañamos|ponemos a salvo|llevan|devuelve|denuncia) /,
];

/** What goes on as long as nobody does it: "so that nobody notices". */
const noticing = {
  en: /^ (?:\S+ ){0,3}?(?:notices?|knows?|finds?|sees?|catch(?:es)?|learns?|traces?|checks?|asks?|suspects?|complains?|stops?|remembers?|hears?|looks?|sues?|leaves?|leave|escapes?|refuses?|quits?|cancels?|objects?|inspects?|identif\S+|recogni[sz]es?|discovers?|questions?|wakes?|resists?|screams?|runs?|talks?|says?|tells?|smells?|reads?|understands?|detects?|proves?|reports?|wins?|applies|votes?) /,
  de: / (?:\S*merk\S*|sieht|sehen|weiß|wissen|erfähr\S*|find\S*|frag\S*|kontrollier\S*|klag\S*|beschwer\S*|erkenn\S*|verdacht|entdeck\S*|hört|hören|riecht|riechen|nachweis\S*|auffällt|wegl[aä]uf\S*|kündig\S*|abhau\S*|schöpft|prüf\S*|aufwach\S*|flieh\S*|wehr\S*|anzeig\S*) /,
  es: / (?:se entere\S*|note\S*|vea\S*|sepa\S*|descubra\S*|sospeche\S*|pregunte\S*|controle\S*|denuncie\S*|escape\S*|encuentre\S*|huela\S*|oiga\S*|reconozca\S*|se queje\S*|se vaya\S*|reclame\S*|huya\S*|despierte\S*|proteste\S*|hable\S*) /,
};

const prevented: readonly (readonly [RegExp, RegExp])[] = [
  [/ so (?:that )?(?:nobody|no one|no_one|none|no)(?= )(?! longer )(.*)$/, noticing.en],
  [/ , (?:damit|sodass|so dass) (?:niemand|keine?[rsnm]?|nichts)(?= )(.*)$/, noticing.de],
  [/ para que (?:nadie|ning\S+)(?= )(.*)$/, noticing.es],
];

const lookedIntoInChinese =
  /我们?[^。;；]{0,16}(?:(?:检查|排查|查|看|测|验)[^。;；]{0,10}(?:有没有|是不是|是否|有无)|(?:找出|查出|识别|揪出|揭穿|举报)[^。;；]{2,}|教(?:他们|她们|老人|孩子|大家|家长|[^。;；]{1,6})[^。;；]{0,24}(?:怎么办|怎么(?:识别|防|辨|拒绝)|如何(?:识别|防|应对|拒绝))|(?:教|帮|带)(?:他们|她们|老人|孩子|大家|家长|[^。;；]{1,6})(?:识破|识别|看穿|看清|认清|辨别|分辨|认出)[^。;；]{1,30}(?:骗局|骗术|陷阱|圈套|套路|假货|假药|谎))/u;
const preventedInChinese = /(?:以免|免得|防止|避免|不让)(.*)$/u;
const noticingInChinese =
  /发现|知道|察觉|查(?!不)|举报|看见|看到|说出|投诉|报警|走|离开|逃|醒|反抗|问|曝光|维权|跑|听/u;
const furtherActInChinese =
  /[,，;；](?:再|然后|并|就|接着|最后)?[^。,，]{0,6}(?:卖给|骗|偷走|要钱|勒索|威胁|敲诈|赚差价|收编|封口)/u;
const hiddenInChinese = /偷偷|悄悄|暗中|私下|秘密|假装|冒充|骗/u;

/**
 * What we do works against the harm that the sentence tells of: it is looked into, found and ended, or kept from happening. "Unser
 * Labor weist nach, ob jemand heimlich Tropfen in den Tee mischt", "so that nobody with a foreign name ends up at the bottom".
 */
export const isAgainstHarm = ({ context, sentence, modality }: Clause): boolean =>
  modality !== 'question' && (sentence.isLatin ? isAgainstInWords(context) : isAgainstInLetters(context));

const isAgainstInWords = memoise((context: Tokens): boolean => {
  const words = spacedWords(context);
  return (isEnded(context, words) || isKeptFromHappening(context, words)) && !isByHarm.test(words);
});

/** Means and second acts that do harm themselves. */
const isByHarm =
  / (?:threat\S*|blackmail\S*|brib\S*|droh\S*|erpress\S*|amenaz\S*|soborn\S*|for burglars|for thieves|nobody will know) /;

function isEnded(context: Tokens, words: string): boolean {
  for (const pattern of lookedInto) {
    const end = pattern.exec(words);
    if (!end) continue;
    const own = tokensUpTo(context, words, end.index + end[0].length);
    const theirs = context.slice(own.length);
    return isClean(own) && !isOfWho(theirs) && !isTwofold(theirs);
  }
  return found.some((one) => one.test(words)) && !isPersonSought(words);
}

/** Whether somebody is at home, pregnant or rich: what is found out is about those who are harmed. */
const isOfWho = (tokens: Tokens): boolean =>
  / (?:at home|away|alone|asleep|pregnant|gay|rich|single|zu ?hause|verreist|schwanger|allein|en casa|embarazad\S*|sol[oa]) /.test(
    spacedWords(tokens),
  );

/** "We find lonely people and bring them to the family": who is found isn't what they forged. */
const isPersonSought = (words: string): boolean =>
  / (?:lonely|rich|debtors?|witness\S*|einsame\S*|schuldner\S*|deudor\S*|testig\S*) /.test(words);

function isKeptFromHappening(context: Tokens, words: string): boolean {
  return prevented.some(([pattern, isNoticed]) => {
    const match = pattern.exec(words);
    if (!match) return false;
    return !isNoticed.test(match[1] ?? '') && isClean(tokensUpTo(context, words, match.index + 1));
  });
}

const tokensUpTo = (context: Tokens, words: string, at: number): Tokens =>
  context.slice(0, Math.max(0, words.slice(0, at).trim().split(' ').length));

/** What we do ourselves harms nobody by its words. */
const isClean = (own: Tokens): boolean =>
  !hasAny(
    own,
    'covert',
    'unaware',
    'deceive',
    'rob',
    'hurt',
    'spy',
    'withhold',
    'evade',
    'stolen',
    'cheat',
    'tamper',
    'pollute',
    'exploit',
    'contraband',
    'conceal',
    'cruelty',
    'drug',
  ) && !own.some(({ text }) => /^(?:reject|refuse|exclude|evict|fire|sack|starve)s?$/.test(text));

const isAgainstInLetters = memoise((context: Tokens): boolean => {
  const letters = lettersOf(context);
  if (furtherActInChinese.test(letters)) return false;
  const looked = lookedIntoInChinese.exec(letters);
  if (looked && !hiddenInChinese.test(letters.slice(0, looked.index + 6))) return true;
  const kept = preventedInChinese.exec(letters);
  return (
    kept !== null &&
    !noticingInChinese.test(kept[1] ?? '') &&
    !hiddenInChinese.test(letters.slice(0, kept.index)) &&
    /我/u.test(letters.slice(0, kept.index))
  );
});
