import { permitInLatin, permitWords } from '../claims/permit/words';
import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { lettersOf, spacedWords, type Token } from '../text/token';
import { findConcealed } from './concealed';
import { findGoingOn } from './goingOn';
import { findDeniedProfession } from './reservedActDenied';
import { findPractisedUnlicensed } from './practisedUnlicensed';
import { findRefusedDemand } from './refusedDemand';
import { isForNow } from './refusedForNow';
import { isLawUnmet } from './lawUnmet';
import { isWithoutProfession } from './withoutProfession';

const german = String.raw`(?:${permitWords.german}|(?!führerscheinneuling)\S*(?:schein|schulung|papiere)|anmeldung|steuernummer)`;
const paper = `(?:${permitInLatin}|${german}|alta|título|insurance certificate)`;
const nobody = {
  en: '(?:nobody|no_one|no one) (?:(?:will |ever |really )*)(?:checks?|notices?|knows?|cares?|asks?|controls?|finds? out)',
  de: '(?:merkt|kontrolliert|interessiert|sieht|erfährt|prüft|fragt|weiß|juckt|stört)(?: (?:ja|das|es|eh|sowieso|doch|schon|danach|da))* (?:keiner|keinen|niemand|niemanden|kein mensch)',
  es: 'nadie (?:se (?:entera|enterará|da cuenta)|lo (?:controla|mira|sabe|comprueba|revisa|pide)|pregunta|controla|mira)',
};

/** What is settled by no permit: others have it, none is needed, or it is still to come. */
const settled =
  / (?:yet|noch|todavía|aún|selbst|need(?:ed|s)?|required?|necessary|braucht?|brauchen|brauche|nötig|erforderlich|vorgeschrieben|notwendig|necesit\S+|hace falta|requier\S+|obligatori[oa]|exempt\S*|befreit|exent[oa]s?|bis|until|hasta|before|bevor|antes|if|wenn|si|falls|sondern|already|schon|bereits|ya) /;

/** "Porque es caro": why, behind the refusal. It settles only where none is needed or one is held. */
const reason = / (?:because|weil|denn|porque|ya que) /;
const needless =
  / (?:need\S*|requir\S+|necessary|already|brauch\S*|nötig|erforderlich|notwendig|schon|bereits|necesit\S+|hace falta|requier\S+|obligatori[oa]|exempt\S*|befreit|exent[oa]s?|ya (?:l[oa] )?(?:ten\S+|saqué|sacamos)|l[oa] tiene) /;

/** Words between us and our act: nobody else acts in them, as in "I help cleaners who were paid off the books". */
const ourAct = String.raw`(?:(?!(?:who|that|which|whose|were|was|been|never|not|n't|help(?:s|ed|ing)?|advis\S+|report(?:s|ed|ing)?|instead) )\S+ )`;
/** What work "in black" goes without: "schwarz, ohne Rechnung", "en negro y sin factura"; not "schwarz ohne Geruch". */
const record = {
  de: String.raw`(?:rechnung(?:en)?|\S*steuern?|steuernummer|\S*anmeldung|quittung(?:en)?|belege?|vertrag|verträge|${german})`,
  es: String.raw`(?:facturas?|contratos?|iva|declarar\S*|cotizar|recibos?|impuestos|${paper})`,
};

const willNot =
  '(?:no (?:pienso|pensamos|voy a|vamos a|quiero|queremos|tengo intención de|tenemos intención de)|(?:prefiero|preferimos|decidí|decidimos|he decidido|hemos decidido) no|me niego a|nos negamos a|paso de|pasamos de)';
const obtain = '(?:sacar|pedir|solicitar|tramitar|hacer|obtener|gestionar|conseguir)(?:me|nos|l[oa]s?)?';

/** "Trabajamos sin permiso hasta que nos descubran", "ohne Genehmigung, bis sie uns erwischen". */
const untilCaught = [
  ` without (?:\\S+ ){0,3}?${paper} (?:\\S+ ){0,6}?(?:until|till) (?:\\S+ ){0,2}?(?:caught|catch(?:es)? (?:us|me)|stops? (?:us|me)|fines? (?:us|me)|close (?:us|me)|shut (?:us|me)) `,
  ` ohne (?:\\S+ ){0,3}?${german} (?:\\S+ ){0,6}?bis (?:\\S+ ){0,4}?(?:erwisch|auffliege|auffalle|dichtmach|entdeck)\\S* `,
  ` sin (?:\\S+ ){0,2}?${paper} (?:\\S+ ){0,6}?hasta que (?:me|nos) (?:descubr|pill|cierr|agarr|mult|par|atrap|cach)\\S* `,
].map((source) => new RegExp(source));

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
  ` ${willNot} ${obtain} (?:(?:el|la|los|las|un|una|ningún|ninguna|mi|nuestr[oa]) )?(?:${paper} |(?=[.,;]))`,
  // "El registro sanitario no lo voy a sacar", "trabajo sin licencia y así voy a seguir".
  ` (?:el|la|los|las) ${paper} (?:\\S+ )?(?:l[oa]s? )?(?:ni|no) (?:l[oa]s? )?(?:pienso|pensamos|voy a|vamos a|quiero|queremos) ${obtain} `,
  ` sin (?:\\S+ )?${paper} (?:\\S+ )?(?:y |, )+(?:así |pienso |voy a |vamos a )+(?:seguir|sigo|seguimos|seguiré|seguiremos) `,
  ` without (?:\\S+ )?${paper} ,? ?and (?:(?:i|we) )?(?:'ll |will |'m going to |are going to |intend to |just )?(?:keep (?:it|doing|on|going|that)|carry on|go on|stay that way|continue|leave it)(?= )`,
  ` ohne (?:\\S+ )?${german} ,? ?und (?:\\S+ ){0,3}?(?:mache|machen|weitermachen|bleibt|bleiben) (?:\\S+ ){0,3}?(?:so|weiter) `,
  ` no (?:tengo|tenemos) (?:\\S+ ){0,4}?${paper} (?:\\S+ ){0,30}?${nobody.es} `,
  ` (?:have|hold|got) (?:no|not|n't) (?:\\S+ ){0,4}?${paper} (?:\\S+ ){0,20}?${nobody.en} `,
  ` (?:do n't|does n't) (?:have|hold) (?:\\S+ ){0,4}?${paper} (?:\\S+ ){0,20}?${nobody.en} `,
  ` (?:habe|haben|besitze|besitzen) (?:ich |wir )?(?:dafür )?(?:keine?n?|weder) (?:\\S+ ){0,3}?${german} (?:\\S+ ){0,20}?${nobody.de} `,
  ` no (?:tengo|tenemos) (?:\\S+ ){0,2}?${paper} (?:\\S+ ){0,20}?(?:ni (?:pienso|pensamos|quiero|queremos|voy a|vamos a)) `,
  ` sin (?:\\S+ ){0,4}?${paper} (?:\\S+ ){0,20}?${nobody.es} `,
  ` (?:limpi|trabaj|cobr|cocin|repar|arregl|cuid|cort|llev)(?:o|amos) (?:(?!pelo|pinta\\S* )\\S+ ){0,5}?en negro (?:, )?(?:y )?sin (?:\\S+ ){0,2}?${record.es} `,
].map((source) => new RegExp(source));

/** Most clauses have none of these words. */
const trigger =
  / (?:off the books|under the table|cash in hand|bother\S*|fuss\S*|without|nor|ohne|schwarz|nicht|keine?n?|spar(?:e|en)|schenk(?:e|en)|no|sin|ni|paso|pasamos|niego|negamos|n't) /;

const permit = `(?:${permitWords.chinese}|(?:营业|健康|驾驶|经营|资格|从业|网约车|行医)证|(?<![保验见凭签例论查业师员生书份婚友])证(?!书?费)件?|(?:药|械|消|妆|健|准|批准文?|批)字?号)`;
const refusalsInChinese = [
  // 不办证, 不打算办许可, 懒得办执照.
  `(?<!用|需要?|要|必|是|办)(?:不(?:打算|想|准备|会|愿意?|去)?(?:去)?|懒得|拒绝)(?:办理?|申请|考|批)[^,，。;卡]{0,4}?${permit}`,
  // 卫生许可证不想办, 飞行执照不考了: the permit first. Not 客户的执照不想办.
  `(?:^|[,，。;])[^,，。;他她你您客户商家主人员工]{0,8}${permit}(?:我们?|就|也|是|都|根本|先)*(?:不(?:打算|想|准备|会|愿意?|再)*(?:去)?(?:办理?|申请|考|批|领)|懒得(?:去)?(?:办|考|申请|弄))(?![不好完齐成]|下来|得了)`,
  // 没有执照也照做, 没有行医执照，也不打算办.
  `(?:没有?|无|不要)[^,，。;]{0,6}${permit}[,，]?[^,，。;]{0,4}(?:也(?:照样?|一样|能|要|敢)(?:做|干|开|卖|营业|接)|照样?(?:做|干|开|卖|营业)|也?不(?:打算|想|准备|会)(?:去)?(?:办|考|申请)|反正[^。;]{0,4}(?:没人|不会有人)(?:查|管|知道|发现))`,
];
const isRefusedHan = new RegExp(refusalsInChinese.join('|'));
const settledInChinese =
  /帮(?:您|客户|企业|他们)|代办|不(?:用|需要?|必)办|无需|现在还|暂时|目前|才能|就不能|如果|别人|同行/u;

/**
 * We go on without the permit that our work needs, in so many words: "einen Taxischein mache ich nicht", "ohne Gewerbeschein, das
 * merkt ja keiner", "off the books", 不办证. Not "we need no permit", and not one that we don't have yet.
 */
export const findRefusedPermit = (clauses: readonly Clause[]): Clause | undefined =>
  clauses.find(
    (clause) =>
      isWithoutProfession(clause) ||
      isLawUnmet(clause) ||
      ((clause.speaker === 'own' || clause.speaker === 'other') &&
        clause.modality !== 'question' &&
        clause.modality !== 'condition' &&
        clause.tokens[0] === clause.context[0] &&
        (clause.sentence.isLatin ? isRefusedInWords(clause.context) : isRefusedInLetters(clause.context))),
  ) ??
  findGoingOn(clauses) ??
  findRefusedDemand(clauses) ??
  findPractisedUnlicensed(clauses) ??
  findDeniedProfession(clauses) ??
  findConcealed(clauses);

const isRefusedInWords = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  if (!trigger.test(words)) return false;
  if (untilCaught.some((pattern) => pattern.test(words))) return true;
  if (isForNow(words) || !refusals.some((pattern) => pattern.test(words))) return false;
  const [refusal = '', why = ''] = words.split(reason);
  return !settled.test(` ${refusal} `.replaceAll('  ', ' ')) && !needless.test(` ${why} `);
});

const isRefusedInLetters = memoise((context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  return isRefusedHan.test(letters) && !settledInChinese.test(letters) && !isForNow(letters);
});
