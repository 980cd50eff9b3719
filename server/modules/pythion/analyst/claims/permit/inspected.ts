import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords, type Token } from '../../text/token';

/** Who inspects and rates: an office, by its name or its trade. */
const office = {
  en: String.raw`(?:(?:council|authority|environmental health|health|food|fire|building|licensing|safety|hygiene|veterinary)(?: (?:department|inspectors?|inspectorate|officers?|board|agency|brigade|service|marshal|control|office|authority))?|inspectors?|council's \S+(?: \S+)?|ofsted|cqc|care inspectorate|hse|caa|faa|fda|usda|mhra|tüv|gas safe|trading standards|ministry|county|city|state)`,
  de: String.raw`\S*(?:amt|behörde|kammer|aufsicht|inspektion|tüv|dekra|lebensmittelkontrolleur(?:in)?|lebensmittelkontrolle|feuerwehr|landkreis|stadt)`,
  es: String.raw`(?:sanidad|ayuntamiento|inspección|inspectora?|junta|consejería|bomberos|ministerio|industria|delegación)`,
} as const;
const ours = {
  en: String.raw`(?:us|me|(?:my|our)(?: \S+){1,2}|the (?:kitchen|unit|bakery|van|trailer|stall|premises|site|workshop|shop|boat|drone))`,
  de: String.raw`(?:uns|mich|(?:unser|mein)\S* \S+|(?:die|den|das) (?:küche|backstube|werkstatt|anhänger|wagen|räume|laden|stand|betrieb))`,
} as const;
const rating = '(?:ratings?|scores?|grades?|marks?|stars?|certificates?|badge|pass|all-clear)';
const check = '(?:inspections?|assessments?|audits?|exams?|examinations?)';
const checked =
  '(?:hygiene|food|fire|safety|health|kitchen|council|ofsted|cqc|gas safe|licensing|caa|faa|vehicle|premises|building|county|city|state|fda|usda)';

const passed = [
  new RegExp(` ${office.en} (?:\\S+ ){0,2}?(?:gave|awarded|given|granted) ${ours.en} (?:\\S+ ){0,5}?${rating} `),
  new RegExp(` ${office.en} (?:\\S+ ){0,7}?(?:rated|scored|graded|passed|certified) ${ours.en} `),
  new RegExp(
    ` ${ours.en} (?:has|have|had|holds?|got|earned|received|was given|were given|was awarded) (?:\\S+ ){0,4}?(?:hygiene|safety|inspection) ${rating} `,
  ),
  / (?:our|my) (?:\S+ ){0,2}?(?:hygiene|safety|inspection) rating (?:is|was) /,
  new RegExp(` ${office.en} (?:\\S+ ){0,2}?inspected ${ours.en} (?:\\S+ ){0,5}?(?:and|,) (?:we|it|i) passed `),
  new RegExp(` (?:we|i) (?:have |'ve )?(?:got|have|earned|hold|received|scored) (?:\\S+ ){0,4}?${checked} ${rating} `),
  new RegExp(
    ` (?:we|i) (?:have |'ve )?(?:got|scored|received) (?:\\S+ ){1,5}?(?:in|at) (?:the|our) ${checked} (?:\\S+ )?${check} `,
  ),
  new RegExp(
    ` (?:we|i|${ours.en}) (?:have |has |'ve )?(?:passed|cleared|got through) (?:\\S+ ){0,2}?${checked} (?:\\S+ )?${check} `,
  ),
  new RegExp(
    ` ${office.de} (?:hat|haben) ${ours.de} (?:\\S+ ){0,4}?(?:abgenommen|zertifiziert|zugelassen|freigegeben|(?:kontrolliert|geprüft|besichtigt|begutachtet) (?:,|und) (?:\\S+ ){0,3}?(?:nichts (?:\\S+ )?beanstandet|keine (?:mängel|beanstandung(?:en)?)|zugelassen|bestanden|für gut)) `,
  ),
  new RegExp(
    ` (?:unser|mein)\\S* \\S+ (?:ist|sind|wurde|wurden) (?:\\S+ ){0,2}?(?:vom|von|von der|durch das) (?:\\S+ )?${office.de} (?:\\S+ ){0,3}?(?:abgenommen|zertifiziert|zugelassen|freigegeben|(?:kontrolliert|geprüft) und (?:\\S+ ){0,2}?(?:ohne beanstandung|für gut)) `,
  ),
  / (?:wir|ich|unser\S* \S+|mein\S* \S+) (?:\S+ ){0,4}?(?:\S*(?:hygiene|lebensmittel|sicherheits|brandschutz|amts)\S*(?:kontrolle|prüfung|abnahme|inspektion)) (?:\S+ ){0,4}?(?:bestanden|ohne beanstandung(?:en)?) /,
  new RegExp(
    ` ${office.es} (?:\\S+ ){0,5}?(?:nos|me|le) (?:ha )?(?:puso|dio|concedió|otorgó|calificó|puesto|dado|concedido) (?:\\S+ ){0,4}?(?:nota|calificación|sello|certificado|distintivo|visto) `,
  ),
  / (?:pasamos|pasé|superamos|superé|aprobamos|aprobé|hemos pasado|he pasado|hemos superado|he superado|(?:nuestr[oa]|mi) \S+ (?:pasó|superó|ha pasado)) (?:\S+ ){0,3}?(?:inspección|auditoría) /,
];
/** Most sentences have none of these words, and each of the patterns needs one. */
const trigger = new RegExp(
  ` (?:${rating}|${check}|rated|scored|graded|passed|certified|abgenommen|zertifiziert|zugelassen|freigegeben|kontrolliert|geprüft|besichtigt|begutachtet|bestanden|ohne beanstandung(?:en)?|nota|calificación|sello|certificado|distintivo|visto|inspección|auditoría) `,
);
/** What is still to come, went wrong, or is somebody else's. */
const spoilt =
  / (?:not|n't|never|nobody|fail\S*|only|poor|inadequate|improvement|unsafe|but|except|faults?|refused|closed|shut|fined?|warning|expired|next|soon|will|hope|plan|if|when|must|need|needs|their|his|her|nicht|noch|kein(?! )|durchgefallen|ihre?|wenn|falls|nur|no|todavía|aún|si|cuando|su|sus|solo|suspenso|mala|peor) /;
const faultless = / (?:nichts (?:\S+ )?beanstandet|keine (?:mängel|beanstandung(?:en)?)) /;
/** "A rating of 1", "two stars", "rated us 2 out of 5". */
const low =
  / (?:of|us|me|a|got|is|was|with|note|nota|un) (?:[012]|zero|one|two|null|cero|uno|dos) (?:stars?|out|of|\/|[.,]|in|from|this|last|$)/;

/**
 * An office has inspected ours and rated it well, or we passed what it asks: "the council gave my kitchen a food hygiene rating of
 * 5", "das Veterinäramt hat uns kontrolliert und nichts beanstandet", 卫生局给我们厨房评了A级. Not "a rating of 1", "will inspect".
 */
export const isInspected = ({ context, sentence, speaker, modality }: Clause): boolean =>
  modality === 'fact' &&
  speaker !== 'rival' &&
  speaker !== 'report' &&
  speaker !== 'quoted' &&
  ((sentence.isLatin && isPassed(context)) || isRatedInChinese(context));

const isPassed = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return (
    trigger.test(words) &&
    passed.some((pattern) => pattern.test(words)) &&
    !low.test(words) &&
    (faultless.test(words) || !spoilt.test(words))
  );
});

/** "A rating of 1", "drei Mängel gefunden": what an office found wrong. */
export const isFoundWanting = ({ context, sentence, negated }: Clause): boolean =>
  negated.size > 0 ||
  (sentence.isLatin
    ? low.test(spacedWords(context)) || faulty.test(spacedWords(context))
    : /没|未|差|整改|罚/u.test(lettersOf(context)));

const faulty =
  / (?:fail\S*|poor|inadequate|faults?|refused|closed|fined?|warning|expired|only|mängel|mangel|beanstandet|durchgefallen|abgelaufen|nur|suspenso|defectos|caducad[oa]|solo) /;

const rated = [
  /(?:卫生局|市场?监管?局|市监局|食药监|药监局|监管局|卫健委|消防|街道|质检|安监|环保局|教育局|民政局|农业局)[^。;；]{0,14}(?:评|打|定|拿到?|得)了?(?:为|成|上)?(?:a级?|b级?|优|良|五星|四星|满分|合格)/u,
  /(?:检查|抽检|验收|审核|评级|评定|年检)[^。;；]{0,8}(?:得了?|拿到?了?|是|评为|全部?|都)(?:a级?|b级?|优秀?|良好|五星|满分|合格|通过)/u,
  /(?:卫生|食品安全|消防)[^。;；]{0,4}(?:等级|评级|量化)[^。;；]{0,6}(?:a级?|优秀?|五星)/u,
];

const isRatedInChinese = memoise((context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  return (
    rated.some((pattern) => pattern.test(letters)) &&
    !/没|未|不|差|整改|罚|别家|他们|隔壁|如果|希望|将|争取/u.test(letters)
  );
});
