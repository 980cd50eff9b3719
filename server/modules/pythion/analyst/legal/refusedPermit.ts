import { permitInLatin, permitWords } from '../claims/permit/words';
import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { lettersOf, spacedWords, type Token } from '../text/token';

const german = String.raw`(?:${permitWords.german}|(?!führerscheinneuling)\S*(?:schein|schulung|papiere)|anmeldung|steuernummer)`;
const paper = `(?:${permitInLatin}|${german}|alta|título|insurance certificate)`;
const nobody = {
  en: '(?:nobody|no_one|no one) (?:(?:will |ever |really )*)(?:checks?|notices?|knows?|cares?|asks?|controls?|finds? out)',
  de: '(?:merkt|kontrolliert|interessiert|sieht|erfährt|prüft|fragt|weiß|juckt|stört)(?: (?:ja|das|es|eh|sowieso|doch|schon|danach|da))* (?:keiner|keinen|niemand|niemanden|kein mensch)',
  es: 'nadie (?:se (?:entera|enterará|da cuenta)|lo (?:controla|mira|sabe|comprueba|revisa|pide)|pregunta|controla|mira)',
};

/** What is settled by no permit: others have it, none is needed, or it is still to come. */
const settled =
  / (?:yet|noch|todavía|aún|selbst|need(?:ed|s)?|required?|necessary|braucht?|brauchen|brauche|nötig|erforderlich|vorgeschrieben|notwendig|necesit\S+|hace falta|requier\S+|obligatori[oa]|exempt\S*|befreit|exent[oa]s?|bis|until|hasta|before|bevor|antes|if|wenn|si|falls|sondern|weil|because|porque|already|schon|bereits|ya) /;

/** Words between us and our act: nobody else acts in them, as in "I help cleaners who were paid off the books". */
const ourAct = String.raw`(?:(?!(?:who|that|which|whose|were|was|been|never|not|n't|help(?:s|ed|ing)?|advis\S+|report(?:s|ed|ing)?|instead) )\S+ )`;
/** What work "in black" goes without: "schwarz, ohne Rechnung", "en negro y sin factura"; not "schwarz ohne Geruch". */
const record = {
  de: String.raw`(?:rechnung(?:en)?|\S*steuern?|steuernummer|\S*anmeldung|quittung(?:en)?|belege?|vertrag|verträge|${german})`,
  es: String.raw`(?:facturas?|contratos?|iva|declarar\S*|cotizar|recibos?|impuestos|${paper})`,
};

const refusals = [
  // "Off the books", "cash in hand and no tax".
  ` (?:we|i) ${ourAct}{1,7}?(?:off the books|cash in hand (?:\\S+ ){0,3}?(?:no|without) (?:tax|receipt|invoice)\\S*) `,
  // "We pay our cleaners under the table."
  ` (?:we|i) ${ourAct}{0,5}?(?:(?:pay|paid|work|sell|hire|employ)\\S* ${ourAct}{0,4}?|clean (?:\\S+ ){0,3}?(?:flats|houses|homes|offices|apartments) )under the table (?=[.,;!]|and |$)`,
  ` (?:(?:we|i) (?:'m|am|are|'re) not|(?:i'm|we're) not|(?:we|i) (?:wo n't|do n't|will not)) (?:bother\\S*|fuss\\S*) (?:with|about|getting) (?:\\S+ ){0,3}?${paper} `,
  ` without (?:\\S+ ){0,3}?${paper} (?:\\S+ ){0,20}?${nobody.en} `,
  ` (?:have|hold|got) (?:no|not|n't) (?:\\S+ ){0,3}?${paper} (?:\\S+ ){0,4}?(?:and|nor) (?:\\S+ ){0,3}?(?:do n't|wo n't|will not|do not|never) (?:want|get|need) (?:one|it|to) `,
  // "Einen Taxischein mache ich nicht", "eine Genehmigung hole ich mir sicher nicht".
  ` (?:den|die|das|eine?n?|einen) ${german} (?:mach|hol|beantrag|besorg|kauf|erwerb|brauch mir)(?:e|en) (?:ich|wir) (?:mir |uns )?(?:(?:sicher|bestimmt|auch|einfach|dafür|extra|garantiert) )*nicht `,
  ` (?:den|die|das|eine?n?) ${german} (?:spar|schenk)(?:e|en) (?:ich|wir) (?:mir|uns) `,
  ` (?:ich|wir) (?:mach|hol|beantrag|besorg|spar)(?:e|en) (?:mir |uns )?(?:dafür )?(?:auch )?(?:keine?n? ${german}|(?:den|die|das) ${german} (?:(?:auch|einfach) )?nicht) `,
  ` (?:ich|wir) (?:spar|schenk)(?:e|en) (?:mir|uns) (?:den|die|das) ${german} `,
  ` ${german} (?:\\S+ ){0,8}?(?:will|wollen|werde|werden) (?:ich |wir )?(?:auch |mir |uns )*(?:nicht|keine?n?)(?: (?:machen|holen|beantragen|haben|besorgen))? `,
  ` ohne (?:\\S+ ){0,4}?${german} (?:\\S+ ){0,20}?${nobody.de} `,
  ` (?:bin ich|sind wir) (?:nicht|keine?r?) (?:\\S+ ){0,20}?\\S*(?:prüfung|ausbildung|meister|schule) (?:mache|machen|hole|holen) (?:ich|wir) (?:auch |dafür )*nicht `,
  ` (?:ich|wir) (?:arbeit|putz|kassier|koch|renovier|reparier|mauer|streich|pfleg|betreu|schneid|fahr)(?:e|en) (?:(?!weiß |in schwarz )\\S+ ){0,5}?schwarz (?:, )?(?:und )?(?:bar (?=[.,;]|auf die hand )|(?:ohne|keine?) (?:\\S+ ){0,2}?${record.de} )`,
  // "No pienso sacar el permiso", "sin licencia, nadie se entera".
  ` (?:no (?:pienso|pensamos|voy a|vamos a|quiero|queremos)|paso de|pasamos de) (?:sacar|pedir|solicitar|tramitar|hacer|obtener)(?:me|nos|l[oa])? (?:(?:el|la|los|las|un|una|ningún|ninguna) )?(?:${paper} |(?=[.,;]))`,
  ` no (?:tengo|tenemos) (?:\\S+ ){0,2}?${paper} (?:\\S+ ){0,20}?(?:ni (?:pienso|pensamos|quiero|queremos|voy a|vamos a)) `,
  ` sin (?:\\S+ ){0,4}?${paper} (?:\\S+ ){0,20}?${nobody.es} `,
  ` (?:limpi|trabaj|cobr|cocin|repar|arregl|cuid|cort|llev)(?:o|amos) (?:(?!pelo|pinta\\S* )\\S+ ){0,5}?en negro (?:, )?(?:y )?sin (?:\\S+ ){0,2}?${record.es} `,
].map((source) => new RegExp(source));

/** Most clauses have none of these words. */
const trigger =
  / (?:off the books|under the table|cash in hand|bother\S*|fuss\S*|without|nor|ohne|schwarz|nicht|keine?n?|spar(?:e|en)|schenk(?:e|en)|no|sin|ni|paso|pasamos|n't) /;

const permit = `(?:${permitWords.chinese}|(?:营业|健康|驾驶|经营|资格|从业|网约车|行医)证|证件?)`;
const refusalsInChinese = [
  // 不办证, 不打算办许可, 懒得办执照.
  new RegExp(
    `(?<!用|需要?|要|必|是|办)(?:不(?:打算|想|准备|会|愿意?|去)?(?:去)?|懒得|拒绝)(?:办理?|申请|考)[^,，。;卡]{0,4}?${permit}`,
  ),
  // 没有执照也照做, 没有行医执照，也不打算办.
  new RegExp(
    `(?:没有?|无|不要)[^,，。;]{0,6}${permit}[,，]?[^,，。;]{0,4}(?:也(?:照样?|一样|能|要|敢)(?:做|干|开|卖|营业|接)|照样?(?:做|干|开|卖|营业)|也?不(?:打算|想|准备|会)(?:去)?(?:办|考|申请)|反正[^。;]{0,4}(?:没人|不会有人)(?:查|管|知道|发现))`,
  ),
];
const settledInChinese =
  /帮(?:您|客户|企业|他们)|代办|不(?:用|需要?|必)办|无需|现在还|暂时|目前|才能|就不能|如果|别人|同行/u;

/**
 * We go on without the permit that our work needs, in so many words: "einen Taxischein mache ich nicht", "ohne Gewerbeschein, das
 * merkt ja keiner", "off the books", 不办证. Not "we need no permit", and not one that we don't have yet.
 */
export const findRefusedPermit = (clauses: readonly Clause[]): Clause | undefined =>
  clauses.find(
    ({ speaker, modality, sentence, context, tokens }) =>
      /^(?:own|other)$/.test(speaker) &&
      modality !== 'question' &&
      modality !== 'condition' &&
      tokens[0] === context[0] &&
      (sentence.isLatin ? isRefusedInWords(context) : isRefusedInLetters(context)),
  );

const isRefusedInWords = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return trigger.test(words) && refusals.some((pattern) => pattern.test(words)) && !settled.test(words);
});

const isRefusedInLetters = memoise((context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  return refusalsInChinese.some((pattern) => pattern.test(letters)) && !settledInChinese.test(letters);
});
