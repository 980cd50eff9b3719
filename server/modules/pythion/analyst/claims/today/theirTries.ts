import type { Clause } from '../../text/clause';
import { wordsInFigures } from '../../text/figures';
import { memoise } from '../../text/memoise';
import { us } from '../../text/ourselves';
import { lettersOf, spacedWords, type Token } from '../../text/token';
import { makeClaim, type Claim } from '../claim';
import { hanNumber } from '../customers/hanCounts';

const thing = {
  en: '(?:software|apps?|programs?|programmes?|spreadsheets?|tools?|systems?|trackers?|machines?|gadgets?|platforms?|services?|templates?|calendars?|alarms?|sprays?|filters?|pumps?|diets?|pills?)',
  de: '\\S*(?:software|apps?|programme?|tabellen?|werkzeuge?|systeme?|geräte?|maschinen?|plattform(?:en)?|dienste?|vorlagen?|kalender|mittel|sprays?|filter)',
  es: '(?:software|apps?|aplicaci(?:ón|ones)|programas?|sistemas?|herramientas?|máquinas?|aparatos?|plataformas?|servicios?|plantillas?|calendarios?|filtros?|pastillas?)',
};
const who =
  '(?:\\d+|some|most|several|many|half|einige|manche|mehrere|viele|die meisten|algun[oa]s|vari[oa]s|much[oa]s)';
const ended = {
  en: '(?:stopped|gave (?:it |them )?up|given up|dropped (?:it|them)|abandoned (?:it|them)|quit|went back|lies? in (?:a|the) drawer|never opened (?:it|them) again)',
  de: '(?:aufgehört|aufgegeben|weggelegt|gelassen|gekündigt|abgebrochen|zurückgekehrt|liegt in der schublade)',
  es: '(?:(?:l[oa]s? )?(?:dejaron|dejó|abandonaron|abandonó|han dejado|han abandonado|habían dejado)|volvieron al?|se cansaron)',
};
/** Between the try and its end, nobody goes on and nothing works: "keiner hat aufgehört". */
const between = "(?:(?!(?:none|nobody|not|n't|worked|works|keiner|keine|niemand|nicht|nadie|ningun[oa]|no) )\\S+ )*?";
/** A thing of others, tried by those who are told of: "4 had tried an app, all gave up"; not "tried the app", which may be ours. */
const tried = [
  ` ${who} (?:of (?:them|these) |\\S+ )?(?:have |had |already )*(?:tried|tested|bought) (?:(?:an?|some|other|another|various|different|existing|\\d+) )*(?:(?!(?:the|this|that|it) )\\S+ )?${thing.en} ${between}${ended.en} `,
  ` ${thing.en} (?:\\d+|some|most|several) (?:of them )?(?:have |had |already )*tried ${between}${ended.en} `,
  ` ${who} (?:davon |von ihnen |\\S+ )?(?:haben|hatten) (?:schon |mal |einmal |bereits |es mit )*(?:(?:eine?|einer|einem|andere|verschiedene|\\d+) )*(?:(?!(?:die|das|den|der|dem|diese\\S*) )\\S+ )?${thing.de} (?:\\S+ ){0,2}?(?:aus)?(?:probiert|getestet|versucht|gekauft) ${between}${ended.de} `,
  ` ${thing.de} (?:haben|hatten) ${who} (?:davon |von ihnen )?(?:schon |mal |einmal |bereits )*(?:aus)?(?:probiert|getestet|versucht|gekauft) ${between}${ended.de} `,
  ` ${who} (?:de ell[oa]s |\\S+ )?(?:ya )?(?:habían|han|había) (?:ya )?(?:probado|comprado|usado) (?:(?:un|una|otr[oa]s?|algún|alguna|vari[oa]s|\\d+) )*${thing.es} ${between}${ended.es} `,
].map((source) => new RegExp(source, 'u'));
const triedHan = new RegExp(
  String.raw`(?:${hanNumber}|有些|不少|好几)[家个位名户人]{0,2}(?:以前|之前|早就|曾经?|都)*(?:试|用|买)过(?:别的|其他|市面上的|一些|几[种款个]|一[种款个])?[^，。；我咱这那]{0,6}?(?:软件|系统|程序|表格|小程序|App|机器|工具|平台|服务)[^。；我咱没未]{0,10}?(?:放弃|不用了|停了|扔了|弃用|不了了之)`,
  'iu',
);

/** What is ours, and not theirs: "our app", "it", "a trial of ours". */
const isOurs = (clause: Clause): boolean =>
  clause.speaker === 'own' ||
  (clause.sentence.isLatin ? us.test(spacedWords(clause.context)) : /[我咱]/u.test(lettersOf(clause.context)));

const anyTry = / (?:tried|tested|bought|\S*probiert|getestet|versucht|gekauft|probado|comprado|usado) /u;
const isTriedInWords = memoise((context: readonly Token[]): boolean => {
  const words = wordsInFigures(context);
  return anyTry.test(words) && tried.some((pattern) => pattern.test(words));
});
const isTriedInLetters = memoise((context: readonly Token[]): boolean => triedHan.test(lettersOf(context)));

/** "Software hatten 4 mal probiert, alle wieder aufgehört", 5家试过别的软件，都放弃了: what they tried before us, and gave up. */
export const isTheirTry = (clause: Clause): boolean =>
  clause.modality === 'fact' &&
  (clause.sentence.isLatin ? isTriedInWords : isTriedInLetters)(clause.context) &&
  !isOurs(clause);

const ofLoss = /^(?:nobodyStayed|nobodyPaid|churn|repeat)$/;
const ofCustomers = /^(?:paidPrice|payingCustomers|repeat)$/;

/** Today's way that failed is no loss of ours, where the text tells of no customers who could have left us. */
export function withTheirTries(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  if (claims.some(({ kind, evidence }) => evidence >= 4 && ofCustomers.test(kind))) return claims;
  const tries = clauses.filter(isTheirTry);
  if (tries.length === 0) return claims;
  const sentences = new Set(tries.map(({ sentence }) => sentence));
  const firsts = [...sentences].flatMap((sentence) => tries.find((clause) => clause.sentence === sentence) ?? []);
  return [
    ...claims.filter(({ kind, clause }) => !(sentences.has(clause.sentence) && ofLoss.test(kind))),
    ...firsts.flatMap((clause) =>
      (['alternative', 'alternativeDetail', 'alternativeFails'] as const).map((kind) => makeClaim(kind, clause)),
    ),
  ];
}
