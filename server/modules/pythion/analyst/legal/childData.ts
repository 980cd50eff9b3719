import { writtenWords, type Clause } from '../text/clause';
import { child, ofChildren as nouns, ofChildrenInChinese as nounsInChinese } from './childWords';
import type { Harm } from './harm';
import { isSupposed } from './intent';
import { ownSentences } from './ownSentence';

/** What is known of a person. */
const data = {
  en: String.raw`(?:(?:location |personal |health |voice )?data|locations?|whereabouts|voices?|recordings?|photos?|names|addresses|faces|chats?|messages|conversations|search histor(?:y|ies)|profiles?|habits)`,
  de: String.raw`(?:(?:\S*daten)|standorte?|stimmen?|\S*aufnahmen?|fotos?|namen|adressen|gesichter|chats?|nachrichten|gespräche|\S*profile?)`,
  es: '(?:datos|ubicaci(?:ón|ones)|voz|voces|grabaciones|fotos?|nombres|direcciones|rostros|chats?|mensajes|conversaciones|perfil(?:es)?|hábitos)',
  zh: '(?:位置|定位|声音|语音|录音|照片|人脸|姓名|名字|聊天|数据|信息|隐私|说的话)',
};
const childOf = `(?:${child.en}|${child.de}|${child.es})`;
const several = String.raw`(?:\S+ ){0,3}?`;
/** Of children: "their voices", "the data of pupils", "children's names", "what they say", "records the location". */
const ofChildren = [
  ` (?:their|its|ihren?|deren|sus?) (?:${data.en}|${data.de}|${data.es}) `,
  ` (?:${data.en}|${data.de}|${data.es}) (?:of|von|der|de) (?:(?:the|our|young|den|los|las) )*${childOf} `,
  ` ${childOf} (?:'s |' )?(?:${data.en}|${data.de}|${data.es}) `,
  ' (?:what (?:they|it|children|kids) (?:says?|do|does|types?|watch|writes?|search)|was sie (?:sagen|tun|schreiben)|lo que (?:dicen|hacen|escriben)) ',
  ` (?:collects?|records?|stores?|tracks?) ${several}${data.en} | ${data.de} ${several}(?:sammelt|sammeln|speichert|speichern|aufnimmt|aufzeichnet) | (?:recoge|graba|registra) ${several}${data.es} `,
].map((pattern) => new RegExp(pattern));
const ofChildrenInChinese = new RegExp(
  `(?:他们|她们|它们|${child.zh})[们的]{0,2}${data.zh}|(?:收集|采集|记录|录下)[^,，。;]{0,8}${data.zh}`,
);
/** Who pays for it, and has no right to it. */
const buyer = {
  en: String.raw`(?:\S+ ){0,3}?(?:advertis\S+|ad (?:networks?|firms?|companies)|market(?:ers|ing \S+)|brands?|brokers?|toy ?-? ?makers|insurers|sponsors|data (?:firms?|companies))`,
  de: String.raw`(?:\S+ ){0,3}?(?:\S*werb(?:er|enden?|ekunden|epartner|enetzwerke?)n?|werbe\S+|spielzeughersteller\S*|marken|datenhändlern?|versicher(?:er|ungen)n?)`,
  es: String.raw`(?:\S+ ){0,3}?(?:anunciantes|publicidad|publicitari[oa]s|agencias|marcas|terceros|fabricantes|aseguradoras)`,
  zh: '[^,，。;]{0,4}(?:广告|厂|商|公司|品牌|机构|第三方)',
};
/** Whoever it is, where it is sold. */
const firm = {
  en: String.raw`(?:\S+ ){0,3}?(?:third parties|makers|manufacturers|retailers|companies|firms)`,
  de: String.raw`(?:\S+ ){0,3}?(?:dritte|hersteller|händler|firmen|unternehmen)`,
  es: String.raw`(?:\S+ ){0,3}?(?:empresas|compañías|minoristas)`,
};

/** "It collects their voice and sells it to toy makers", "their photos go to ad networks". */
const given: readonly RegExp[] = [
  String.raw` (?<!(?:not|n't|never|no|nothing|nobody|without) (?:\S+ )?)(?:(?:sends?|shares?|passes|pass|hands?|licen[cs]es?|forwards?|goes|go) (?!no |nothing |none )(?:\S+ ){0,6}?(?:to|with) ${buyer.en}|(?:sells?|selling|sold|trades?|rents?) (?!no |nothing |none )(?:\S+ ){0,6}?to (?:${buyer.en}|${firm.en})) `,
  String.raw` (?:an|mit) (?:${buyer.de}|${firm.de}) (?:\S+ ){0,2}?(?<!(?:nicht|nie|nichts) (?:\S+ )?)(?:verkauft|verkaufen) | (?:an|mit) ${buyer.de} (?:\S+ ){0,2}?(?<!(?:nicht|nie|nichts) (?:\S+ )?)(?:weitergibt|weitergeben|gibt|geben|teilt|teilen|gehen|geht|liefert|liefern|schickt|schicken) | (?:verkauft|verkaufen) (?!kein\S* |nichts |nie )(?:\S+ ){0,6}?an (?:${buyer.de}|${firm.de}) | (?:gibt|geben|liefert|liefern|schickt|schicken|teilt|teilen) (?!kein\S* |nichts |nie )(?:\S+ ){0,6}?(?:an|mit) ${buyer.de} `,
  String.raw` (?<!(?:no|nunca|nada|ni) (?:\S+ )?)(?:(?:venden?|vendemos|vendo) (?!nada )(?:\S+ ){0,6}?a (?:${buyer.es}|${firm.es})|(?:envían?|enviamos|comparten?|compartimos|ceden?|cedemos|pasan?|pasamos) (?!nada )(?:\S+ ){0,6}?(?:a|con) ${buyer.es}) `,
].map((pattern) => new RegExp(pattern));
const givenInChinese = new RegExp(
  `(?<![不没未别][^,，。;]{0,3})(?:卖给|出售给|转卖给|提供给|共享给|发给|打包给|给)${buyer.zh}`,
);

/** "Aged 6 to 9", "under-tens": for whom it is made. */
const young =
  /(?: aged? (?:between )?(?:[3-9]|1[0-5]) | under (?:-|the age of)? ?(?:tens?|twelves?|thirteens?|1[0-6]) | (?:von|ab) [3-9] (?:bis \d+ )?jahren | de [3-9] a \d+ años )/;
/** Who finds or stops it, and who else does it. */
const remedial =
  / (?:finds?|detects?|checks?|warns?|stops?|blocks?|exposes?|reports?|protects?|sues?|whether|prevents?|(?:other|most|many|some|which) (?:apps|games|toys|firms|companies|sites|providers)|erkennt|prüft|warnt|blockiert|schützt|verhindert|ob|andere (?:apps|spiele|firmen|anbieter)|detecta|avisa|bloquea|protege|denuncia|evita|otr[oa]s (?:aplicaciones|apps|juegos|empresas)|anonym\S*|anónim\S*) /;
const remedialHan = /发现|查|提醒|拦|防|举报|保护|阻止|(?:别的|有些|很多|其他)(?:游戏|应用|软件|公司|平台)|匿名/;
/** The parents agreed: another question than that of harm by itself. */
const consent =
  / (?:parent\S*|mothers?|fathers?|guardians?|famil\S+|eltern\S*|mütter|väter|padres?|madres?|familias?) (?:.* )?(?:consent\S*|permission|agree[ds]?|opt(?:ed)? in|zustimm\S*|zugestimmt|einwillig\S*|eingewilligt|consentimiento|permiso|aceptan?|autorizan?) | (?:consent|permission|zustimmung|einwilligung|consentimiento|permiso|autorización) (?:\S+ ){0,3}?(?:parent\S*|mothers?|fathers?|guardians?|famil\S+|eltern|mütter|padres?|madres?|familias?) /;
const denied =
  / (?:not|n't|never|no|without|need|nobody|none|nicht|ohne|kein\S*|niemand|sin|nunca|nadie|ni) (?:\S+ ){0,5}?(?:consent|permission|agree[ds]?|opt|zustimm\S*|zugestimmt|einwillig\S*|eingewilligt|consentimiento|permiso|acept\S*|autoriza\S*) /;
const consentHan = /(?:家长|父母|监护人|家庭)[^。]{0,8}(?:同意|授权|许可)/;
const deniedHan = /[不没未无][^,，。;]{0,4}(?:同意|授权|许可)/;

/** What is known of children is given to who pays for it, and no parents agreed. It needs no second opinion. */
export function findChildData(clauses: readonly Clause[]): Harm | undefined {
  const sentences = ownSentences(clauses);
  if (!sentences.some(isOnChildren) || sentences.some(isAgreed)) return undefined;
  const clause = sentences.find((one) => isGivenAway(one) && !isSupposed(one));
  return clause && { clause, reason: 'it gives away what it knows of children', id: 'child data' };
}

const isOnChildren = (clause: Clause): boolean => {
  const words = writtenWords(clause);
  return clause.sentence.isLatin ? nouns.test(words) || young.test(words) : nounsInChinese.test(words);
};

const isAgreed = (clause: Clause): boolean => {
  const words = writtenWords(clause);
  return clause.sentence.isLatin
    ? consent.test(words) && !denied.test(words)
    : consentHan.test(words) && !deniedHan.test(words);
};

const isGivenAway = (clause: Clause): boolean => {
  const words = writtenWords(clause);
  return clause.sentence.isLatin
    ? given.some((pattern) => pattern.test(words)) &&
        ofChildren.some((pattern) => pattern.test(words)) &&
        !remedial.test(words)
    : givenInChinese.test(words) && ofChildrenInChinese.test(words) && !remedialHan.test(words);
};
