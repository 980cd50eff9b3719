import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { kin, kinInChinese } from '../text/relatives';
import { has, lettersOf, spacedWords } from '../text/token';
import { isAbleInChinese } from './ableInChinese';
import { makeClaim, type Claim } from './claim';
import { isSavingMeasured } from './savingInChinese';
import { isMakingOfProduct, isWorkOfMate } from './reach/noWayOfOurs';

/** Our own, one of them, a number or a pronoun: no group that is served. */
const notServed = {
  en: `(?!(?:our|my|his|her|its|their|him|it|them|us|each|you|every|an?|the|\\d+|two|three) )`,
  de: `(?!(?:unser\\S*|mein\\S*|ihn|sie|es|uns|einander|\\d+|zwei|drei|dabei|damit|das|den|dem|die|ein\\S*|auf|mit) )`,
  es: `(?!(?:nuestr\\S+|mis?|l[oa]s|\\d+|dos|tres|un|una|cada|${kin}) )`,
};
const served =
  '(?:(?<served>\\p{L}+(?: (?!(?:how|what|when|where|why|not|only|today|so|and|or|und|oder|y|darin|dabei|damit|auch|schon|online|beim|zum|zur) )\\p{L}+)?) (?=(?:in|on|at|who|with|without|that|to|through|during|from|of|after|bei|im|mit|ohne|durch|nach|aus|que|en|con|sin|durante|de|[,.;:]) )|(?=\\p{L}))';
const serving = [
  `^ (?:today |currently |here |and )?(?:we|i) (?:coach|mentor|accompany|counsel|advise(?! (?:\\S+ ){1,2}?(?:to|how|what|when|where) )|tutor|guide|support|look after|care for) ${notServed.en}${served}`,
  ` (?:wir|ich) (?:begleiten?|coachen?|coache|beraten|berate|betreuen?|schulen?|unterstützen?|unterrichten?) ${notServed.de}${served}`,
  `^ (?:(?:hoy|nosotr[oa]s|yo|en \\S+) )*(?:acompañamos|acompaño|asesoramos|asesoro|formamos|formo|orientamos|oriento|tutorizamos|atendemos|cuidamos|apoyamos) (?:a|de) ${notServed.es}${served}`,
].map((source) => new RegExp(source, 'u'));
const servingHan = new RegExp(
  `^(?:我们|咱们|我)(?:现在|目前|专门|主要)?(?:陪伴|陪护|陪诊|辅导|培训|指导|照顾|照护|帮扶|护理|陪(?=[^我你他她着了过同]{1,6}(?:看病|就医|就诊|上学|运动)))(?![我你他她了过自师员班课\\d]|${kinInChinese}|[爸妈父母爷奶])[^，。,]`,
  'u',
);

/** "We coach women", "acompañamos a mujeres", 我们陪伴更年期的女性: a service to a group. Not "we coach our suppliers", 我陪妈妈去医院. */
const isServing = memoise(({ tokens, speaker, modality, sentence, isNobody, quantities }: Clause): boolean => {
  if (modality !== 'fact' || sentence.isQuestion || !/^(?:own|other|report)$/.test(speaker)) return false;
  if (!sentence.isLatin) return servingHan.test(lettersOf(tokens));
  const words = spacedWords(tokens);
  return (
    !isNobody && quantities.every(({ kind }) => kind !== 'count') && serving.some((pattern) => pattern.test(words))
  );
});

/** Whom a clause says that we serve, in its words. */
const servedIn = ({ tokens }: Clause): string | undefined => {
  const words = spacedWords(tokens);
  return serving.map((pattern) => pattern.exec(words)?.groups?.['served']).find((found) => found !== undefined);
};

/** Whether the words from one index to another name those whom we serve: "women" of "we coach women who wait for a doctor". */
export function isServed(clause: Clause, at: number, end: number): boolean {
  if (!isServing(clause)) return false;
  const { tokens, sentence } = clause;
  if (sentence.isLatin) return servedIn(clause)?.startsWith(tokens[at]?.text ?? '-') === true && at < 5;
  const comma = tokens.findIndex(({ pos }) => pos === 'punct');
  const last = tokens.findLastIndex((token, index) => index < comma && has(token, 'people'));
  return at <= last && last === end - 1;
}

const unable = [
  / (?:who|that) (?:\S+ ){0,3}?(?:n't|not|cannot|never|no|hardly|barely) (?:\S+ ){0,3}?(?:know|find|afford|get|manage|speak|understand|sleep|reach|one|nobody|help) /,
  / (?:die|der|denen) (?:[^\s.]+ ){0,5}?(?:nicht|keine?[nrm]?|niemanden|nirgends|kaum) (?:[^\s.]+ ){0,4}?(?:wissen|finden|können|bekommen|loswerden|verstehen|schlafen|leisten|haben|sprechen|zurechtkommen) /,
  / que (?:\S+ )?(?:no|apenas|nunca) (?:\S+ )?(?:saben?|encuentran?|pueden?|consiguen?|entienden?|llegan?|tienen?|duermen?|hablan?) /,
];
const unableHan =
  /[，,；][^我]{0,8}(?:不会|不懂|不知道|不敢|没人|没有|没空|找不到|看不懂|听不懂|买不起|请不起|睡不着)/u;

/** "Whom we look after don't know how to …": what those whom we serve can't do is their trouble. */
function troubleOfServed(clause: Clause, clauses: readonly Clause[]): Claim[] {
  const { context, sentence } = clause;
  const isUnable = sentence.isLatin
    ? unable.some((pattern) => pattern.test(spacedWords(context)))
    : unableHan.test(lettersOf(context));
  const next = clauses.find((other) => other.sentence === sentence && other.index === clause.index + 1);
  const isApart =
    next !== undefined && next.speaker !== 'own' && /^(?:die|der|denen|who|que)$/.test(next.tokens[0]!.text);
  return isUnable ? [makeClaim('trouble', isApart ? next : clause)] : [];
}

const elsewhere =
  / (?:at|bei|beim|for|für|en|para) (?!(?:us|uns|nosotr[oa]s) )\S+ | (?:früher|ehemals|formerly|previously|once|antes) /;

/** "Meine Partnerin hat den Sensor entwickelt, der Frost meldet"; not "hat bei Siemens die App gebaut". */
const isMadeForUs = (clause: Clause): boolean =>
  clause.modality === 'fact' &&
  isWorkOfMate(clause) &&
  isMakingOfProduct(clause) &&
  !(clause.sentence.isLatin && elsewhere.test(spacedWords(clause.tokens).split(',')[0] ?? ''));

const founding = [
  ` (?:eröffnen|eröffne|gründen|gründe|starten|starte) (?:wir|ich) (?:(?!(?:keine?n?|nicht|niemals) )[^\\s,.;]+ ){0,3}?(?:eine?n?|unsere?n?|meine?n?) (?!(?:kampagne|konto|filiale|versuch|umfrage|test|crowdfunding) )\\p{L}+ `,
  ` (?:wir|ich) (?:eröffnen|eröffne|gründen|gründe|starten|starte) (?:(?!(?:keine?n?|nicht|niemals) )[^\\s,.;]+ ){0,3}?(?:eine?n?|unsere?n?|meine?n?) (?!(?:kampagne|konto|filiale|versuch|umfrage|test|crowdfunding) )\\p{L}+ `,
  ` (?:machen|mache) (?:wir|ich) (?:(?!(?:keine?n?|nicht|niemals) )[^\\s,.;]+ ){0,3}?(?:eine?n?|unsere?n?|meine?n?) (?:\\p{L}+ )(?:[^\\s,.;]+ ){0,5}?auf [.] `,
  // "Parents need narrow prams. We build one", "wir haben unsere Kisten 18 Firmen angeboten".
  `^ (?:so )?(?:we|i) (?:build|make|sell|design|develop|are building|are making) (?:one|them|such \\p{L}+) [.] `,
  ` (?:wir|ich) (?:haben|habe) (?:unsere?n?|meine?n?) (?:\\p{L}+ ){1,2}(?:[^\\s,.;]+ ){0,5}?angeboten `,
  `^ (?:ofrecimos|ofrecí|hemos ofrecido) (?:nuestr[oa]s?|mis?) \\p{L}+ `,
].map((source) => new RegExp(source, 'u'));
/** One of these stands in every pattern, and in few other clauses. */
const foundingTrigger =
  / (?:eröffnen?|gründen?|starten?|machen?|build|make|sell|design|develop|building|making|angeboten|ofrecimos|ofrecí|ofrecido) /;
const isFoundingInWords = memoise(({ tokens }: Clause): boolean => {
  const words = spacedWords(tokens);
  return foundingTrigger.test(words) && founding.some((pattern) => pattern.test(words));
});

/** "Nächstes Jahr eröffnen wir eine Wäscherei für Bäcker": a business that is opened, now or later. */
const isFounding = (clause: Clause): boolean =>
  clause.sentence.isLatin &&
  !clause.sentence.isQuestion &&
  (clause.modality === 'fact' || clause.modality === 'plan') &&
  (clause.speaker === 'own' || clause.speaker === 'other') &&
  isFoundingInWords(clause);

/** The evidence of what was measured. */
const measured = 4;

/** What is offered in plain words that no word of the lexicon names, and to whom. */
export const readPlainOffers = (clauses: readonly Clause[]): Claim[] =>
  clauses.flatMap((clause) => {
    if (isServing(clause)) {
      const subject = servedIn(clause);
      return [
        makeClaim('solution', clause),
        makeClaim('group', clause, subject === undefined ? {} : { subject }),
        ...troubleOfServed(clause, clauses),
      ];
    }
    if (isSavingMeasured(clause)) return [makeClaim('measuredDifference', clause, { evidence: measured })];
    return isMadeForUs(clause) || isFounding(clause) || isAbleInChinese(clause) ? [makeClaim('solution', clause)] : [];
  });
