import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { hasAny, lettersOf, spacedWords, type Token } from '../../text/token';
import { permitWords } from './words';

const { german, spanish, chinese } = permitWords;

const permitInWords = new RegExp(` (?:${german}|${spanish}) `);

const noneNeeded = [
  // "Dafür braucht man keine Erlaubnis", "keine Genehmigung ist nötig".
  new RegExp(`(?: brauch\\S*| benötig\\S*)(?: \\S+){0,3} kein(?:e|en|erlei) (?:\\S+ )?${german} `),
  new RegExp(
    ` kein(?:e|en|erlei) (?:\\S+ )?${german} (?:\\S+ ){0,3}(?:nötig|erforderlich|notwendig|brauch\\S*|benötig\\S*) `,
  ),
  // "Eine Genehmigung braucht man dafür nicht", "die Zulassung ist nicht nötig".
  new RegExp(
    ` (?:eine|die) ${german} (?:(?:als|für) [^\\s,]+ (?:[^\\s,]+ )?)?(?:brauch\\S*|benötig\\S*|ist) (?:\\S+ ){0,3}nicht `,
  ),
  new RegExp(
    ` no (?:se |nos )?(?:necesit\\S+|requier\\S+|precisa\\S*|hace falta|es (?:necesari|obligatori)[oa]) (?:\\S+ ){0,2}${spanish} `,
  ),
];
const noneNeededInChinese = new RegExp(`(?:不需要|不用|无需|无须|不必)[^,，。]{0,8}${chinese}`);

/** Whether it is needed isn't known yet. */
const doubt = / (?:ob|falls|noch|todavía|aún|sabemos|sé|si) /;

/** "Dafür braucht man keine Erlaubnis", "no hace falta licencia", 不需要许可证; not "we don't know whether we need one". */
export const isNoneNeededAbroad = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin
    ? fitsPermit(noneNeeded, tokens) && !doubt.test(spacedWords(tokens))
    : noneNeededInChinese.test(lettersOf(tokens)) && !/是否|知道|还不/.test(lettersOf(tokens));

const needUnknown = [
  new RegExp(` (?:weiß|wissen|sicher|unklar|klar|unsicher|fraglich) (?:\\S+ ){0,3}ob (?:\\S+ ){0,6}${german} `),
  new RegExp(` ob (?:\\S+ ){0,6}${german} (?:\\S+ ){0,5}(?:unklar|weiß ich nicht|wissen wir nicht) `),
  new RegExp(
    ` (?:no (?:\\S+ )?(?:sé|sabemos|claro|seguros?|segura)|dudo|dudamos|la duda es) (?:\\S+ )?si (?:\\S+ ){0,6}${spanish} `,
  ),
];
const needUnknownInChinese = new RegExp(
  `(?:不知道|不清楚|不确定|没搞清)[^,，。]{0,6}(?:要不要|需不需要|用不用|是否|是不是)[^,，。]{0,8}(?:${chinese}|证)`,
);

/** "No sé si hace falta un permiso", "ich weiß nicht, ob ich eine Genehmigung brauche", 不知道要不要办证. */
export const isNeedUnknownAbroad = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin ? fitsPermit(needUnknown, context) : needUnknownInChinese.test(lettersOf(context));

const registered = [
  / gewerbe (?:\S+ ){0,3}(?:an)?gemeldet | (?:wir sind|sind wir|ich bin) (?:\S+ ){0,2}(?:registriert|zugelassen|zertifiziert) | \S*(?:kammer|innung|amt) hat (?:uns|mich) (?:\S+ )?(?:eingetragen|zugelassen|registriert) | in (?:der|die) handwerksrolle (?:\S+ )?eingetragen /,
  / (?:estamos|estoy) (?:\S+ )?(?:(?:registrad|acreditad|colegiad|habilitad)\S+|dad[oa]s? de alta) /,
];

/** Where anybody has an account, or is registered as unemployed. */
export const onPlatform =
  / (?:etsy|ebay|amazon|google|facebook|instagram|linkedin|tiktok|xing|whatsapp|shopify|vinted|airbnb|booking|maps|youtube|kleinanzeigen|wallapop|arbeitsamt|jobcenter|arbeitsagentur|einwohnermeldeamt|krankenkasse) /;

/** "Das Gewerbe ist angemeldet", "estamos registrados", 已经备案: what was asked for is in order. */
export const isRegisteredAbroad = (clause: Clause): boolean =>
  (clause.sentence.isLatin &&
    registered.some((pattern) => pattern.test(spacedWords(clause.tokens))) &&
    !/ (?:nicht|aún no|todavía no) (?:an)?\S*(?:meldet|iert|assen|estamos|estoy) /.test(spacedWords(clause.tokens)) &&
    !/ (?:muss|müssen|soll|sollen|wird|werden|sobald|wenn) /.test(spacedWords(clause.tokens)) &&
    !onPlatform.test(spacedWords(clause.tokens))) ||
  (!clause.sentence.isLatin && isRegisteredInChinese(clause));

const namesPermit = memoise((tokens: readonly Token[]): boolean => permitInWords.test(spacedWords(tokens)));

/** Whether one of the patterns for spaced words fits, each of which has a permit in it. */
const fitsPermit = (patterns: readonly RegExp[], tokens: readonly Token[]): boolean =>
  namesPermit(tokens) && patterns.some((pattern) => pattern.test(spacedWords(tokens)));

/** 公司已经注册, 已经备案; not 已有12家店登记, who only signed up. */
const isRegisteredInChinese = ({ tokens, quantities, speaker }: Clause): boolean => {
  const letters = lettersOf(tokens);
  if (!letters.includes('已')) return false;
  return (
    /已经?[^,，。]{0,6}备案/.test(letters) ||
    (/已经?[^,，。]{0,6}(?:注册|登记)/.test(letters) &&
      speaker !== 'people' &&
      !quantities.some(({ kind }) => kind === 'count') &&
      !/[几多]个|人|用户|客户|会员|学员|商家|店|账号/.test(letters))
  );
};

/** "Wir sind aber versichert", "tenemos seguro", 我们买了保险. */
export const isInsuredAbroad = (clause: Clause): boolean =>
  / (?:wir sind|sind wir|ich bin) (?:\S+ ){0,2}versichert | (?:estamos|estoy) asegurad\S+ | tenemos (?:un )?seguro /.test(
    spacedWords(clause.tokens),
  ) || /(?:买了?|有)[^,，。]{0,4}保险/.test(lettersOf(clause.tokens));

const notYet = [
  // "Die Genehmigung fehlt noch", "die Zulassung haben wir noch nicht", "wir haben noch keine Erlaubnis".
  new RegExp(` ${german} (?:\\S+ ){0,4}(?:fehlt|noch nicht|steht noch aus|stehen noch aus) `),
  new RegExp(` (?:noch keine|fehlt (?:noch |uns ){0,2}(?:die|eine)) (?:\\S+ )?${german} `),
  new RegExp(
    ` (?:aún|todavía) no (?:\\S+ ){0,4}${spanish} | ${spanish} (?:\\S+ ){0,5}(?:aún|todavía) no | (?:nos|me) falta (?:\\S+ )?${spanish} `,
  ),
];
const notYetInChinese = new RegExp(
  `${chinese}[^,，。]{0,4}(?:还没|尚未|没办|没有办|没拿|没下来)|(?:还没有?|尚未|没有)(?:办|拿到?|取得|申请)[^,，。]{0,6}${chinese}|^(?:我们?|目前|现在|也|还)*没有[^,，。的]{0,6}${chinese}[。.,，]?$`,
);

/** 认证还没办, "die Zulassung haben wir noch nicht", "aún no tenemos la licencia": a permit of ours that is missing. */
export const isNotYetHeldAbroad = ({ tokens, sentence }: Clause): boolean =>
  !hasAny(tokens, 'people', 'customer') &&
  (sentence.isLatin ? fitsPermit(notYet, tokens) : notYetInChinese.test(lettersOf(tokens)));

const obtainedInChinese = new RegExp(`(?:代办|办理|帮[^,，。]{0,6}申请)[^,，。]{0,6}${chinese}`);
const obtaining =
  / (?:besorgen|beantragen|kümmern|holen|erledigen|tramitamos|gestionamos|sacamos|solicitamos|pedimos) /;

/** "Wir besorgen sie ihnen", "tramitamos la licencia", 代办许可证: the sentence names a permit, and we get it. */
export const isObtainedAbroad = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin
    ? namesPermit(context) &&
      obtaining.test(spacedWords(context)) &&
      !/ (?:nicht|no) (?:besorgen|beantragen|kümmern|holen|erledigen|\S+amos) /.test(spacedWords(context))
    : obtainedInChinese.test(lettersOf(context));
