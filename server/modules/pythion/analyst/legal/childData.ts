import type { Clause } from '../text/clause';
import { lettersOf, spacedWords } from '../text/token';
import { ofChildren, ofChildrenInChinese } from './childWords';
import type { Harm } from './harm';
import { isSupposed } from './intent';

/** What is known of a person. */
const data = {
  en: String.raw`(?:data|locations?|whereabouts|voices?|recordings?|photos?|pictures?|videos?|names|addresses|faces|chats?|messages|conversations|histor(?:y|ies)|profiles?|habits|what they (?:say|see|do|type|watch|write|search))`,
  de: String.raw`(?:\S*daten|standorte?|\S*stimmen?|\S*aufnahmen?|\S*fotos?|\S*bilder|videos?|namen|adressen|gesichter|chats?|\S*nachrichten|gespräche|\S*profile?|was sie (?:sagen|tun|schreiben))`,
  es: String.raw`(?:datos|ubicaci(?:ón|ones)|voz|voces|grabaciones|fotos?|imágenes|vídeos?|videos?|nombres|direcciones|rostros|chats?|mensajes|conversaciones|perfil(?:es)?|hábitos|lo que (?:dicen|hacen|escriben))`,
  zh: '(?:位置|定位|声音|语音|录音|照片|视频|人脸|姓名|聊天|数据|信息|隐私|说的话)',
};
/** Who pays for it, and has no right to it. */
const buyer = {
  en: String.raw`(?:\S+ ){0,3}?(?:advertis\S+|ad (?:networks?|firms?|companies)|market(?:ers|ing \S+)|brands?|brokers?|third parties|(?:toy ?-? ?)?makers|manufacturers|retailers|insurers|sponsors|data (?:firms?|companies)|companies|firms|ai (?:labs?|firms?|companies))`,
  de: String.raw`(?:\S+ ){0,3}?(?:\S*werb(?:er|enden?|ekunden|epartner|enetzwerke?)n?|werbe\S+|\S*hersteller\S*|marken|datenhändlern?|dritte|\S*händler\S*|\S*versicher(?:er|ungen)\S*|firmen|unternehmen)`,
  es: String.raw`(?:\S+ ){0,3}?(?:anunciantes|publicidad|publicitari[oa]s|agencias|marcas|terceros|fabricantes|minoristas|aseguradoras|empresas|compañías)`,
  zh: '(?:[^,，。;]{0,4}(?:广告|厂|商|公司|品牌|机构|平台|第三方))',
};

/** "It collects their voice and sells it to toy makers", "their photos go to ad networks". */
const given: readonly RegExp[] = [
  new RegExp(
    String.raw` (?<!(?:not|n't|never|no|nothing|nobody|without) (?:\S+ )?)(?:sells?|selling|sold|sends?|shares?|passes|pass|hands?|trades?|rents?|licen[cs]es?|forwards?|goes|go) (?!no |nothing |none )(?:\S+ ){0,6}?(?:to|with) ${buyer.en} `,
  ),
  new RegExp(
    String.raw` (?:an|mit) ${buyer.de} (?:\S+ ){0,2}?(?<!(?:nicht|nie|nichts) (?:\S+ )?)(?:verkauft|verkaufen|weitergibt|weitergeben|gibt|geben|teilt|teilen|gehen|geht|liefert|liefern|schickt|schicken) | (?:verkauft|verkaufen|gibt|geben|liefert|liefern|schickt|schicken|teilt|teilen) (?!kein\S* |nichts |nie )(?:\S+ ){0,6}?(?:an|mit) ${buyer.de} `,
  ),
  new RegExp(
    String.raw` (?<!(?:no|nunca|nada|ni) (?:\S+ )?)(?:vende[n]?|vendemos|vendo|envía[n]?|enviamos|comparte[n]?|compartimos|cede[n]?|cedemos|pasa[n]?|pasamos) (?!nada )(?:\S+ ){0,6}?(?:a|con) ${buyer.es} `,
  ),
];
const givenInChinese = new RegExp(
  `(?<![不没未别][^,，。;]{0,3})(?:卖给|出售给|转卖给|提供给|共享给|发给|打包给|给)${buyer.zh}`,
);

const ofPeople = new RegExp(` (?:${data.en}|${data.de}|${data.es}) `);
const ofPeopleInChinese = new RegExp(data.zh);
const ofThem = / (?:their|them|they|it|ihre\S*|sie|deren|sus?|l[aeo]s|que) /;
/** "Aged 6 to 9", "under-tens": for whom it is made. */
const young =
  /(?: aged? (?:between )?(?:[3-9]|1[0-5]) | under (?:-|the age of)? ?(?:tens?|twelves?|thirteens?|1[0-6]) | (?:von|ab) [3-9] (?:bis \d+ )?jahren | de [3-9] a \d+ años )/;
/** Who finds or stops it, what it looks like in a play, and who else does it. */
const remedial =
  / (?:finds?|detects?|checks?|warns?|stops?|blocks?|exposes?|reports?|protects?|sues?|whether|prevents?|other|most|many|some|which apps|erkennt|prüft|warnt|blockiert|schützt|verhindert|andere|ob|detecta|avisa|bloquea|protege|denuncia|evita|otr[oa]s|anonym\S*|anónim\S*) /;
const remedialHan = /发现|查|提醒|拦|防|举报|保护|阻止|别的|有些|很多|匿名/;
/** The parents agreed, on paper or not: another question than that of harm by itself. */
const consent =
  / (?:consent|permission|agree[ds]?|opt in|opted in|zustimm\S*|zugestimmt|einwillig\S*|eingewilligt|consentimiento|permiso|aceptan?|autoriza\S*) /;
const denied =
  / (?:not|n't|never|no|without|need|nobody|none|nicht|ohne|kein\S*|niemand|sin|nunca|nadie|ni) (?:\S+ ){0,5}?(?:consent|permission|agree[ds]?|opt|zustimm\S*|zugestimmt|einwillig\S*|eingewilligt|consentimiento|permiso|acept\S*|autoriza\S*) /;
const consentHan = /同意|授权|许可/;
const deniedHan = /[不没未无][^,，。;]{0,4}(?:同意|授权|许可)/;

/** What is known of children is given to who pays for it, and no parents agreed. It needs no second opinion. */
export function findChildData(clauses: readonly Clause[]): Harm | undefined {
  const sentences = clauses.filter((one) => one.tokens[0] === one.context[0] && !others.test(one.speaker));
  const words = sentences.map(wordsOf);
  if (!words.some(isOnChildren) || isAgreed(words.join(' '))) return undefined;
  const clause = sentences.find((one, index) => isGivenAway(one, words[index] ?? '') && !isSupposed(one));
  return clause && { clause, reason: 'it gives away what it knows of children', id: 'child data' };
}

const isOnChildren = (words: string): boolean =>
  ofChildren.test(words) || young.test(words) || ofChildrenInChinese.test(words);

const others = /^(?:rival|report|quoted|friends)$/;

const wordsOf = ({ context, sentence }: Clause): string =>
  sentence.isLatin ? spacedWords(context) : lettersOf(context);

function isAgreed(text: string): boolean {
  return (consent.test(text) && !denied.test(text)) || (consentHan.test(text) && !deniedHan.test(text));
}

function isGivenAway({ sentence }: Clause, words: string): boolean {
  if (!sentence.isLatin) return givenInChinese.test(words) && ofPeopleInChinese.test(words) && !remedialHan.test(words);
  return (
    ofPeople.test(words) &&
    given.some((pattern) => pattern.test(words)) &&
    (isOnChildren(words) || ofThem.test(words)) &&
    !remedial.test(words)
  );
}
