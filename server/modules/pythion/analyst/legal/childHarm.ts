import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { lettersOf, spacedWords, type Token } from '../text/token';
import { child, ofChildren, ofChildrenInChinese } from './childWords';
import type { Harm } from './harm';
import { isSupposed, lettersOfAct, wordsOfAct } from './intent';
import { ownSentences } from './ownSentence';

const intoxicant = {
  en: '(?:vodka|beer|wine|schnapps|liquor|spirits|alcohol|whisky|whiskey|rum|gin|cider|alcopops|cigarettes|tobacco|vapes|e-cigarettes|weed)',
  de: String.raw`(?:wodka|(?!(?:malz|ingwer|wurzel|kinder|butter)bier)\S*bier|wein|schnaps|alkohol|whisky|rum|gin|likör|alkopops|zigaretten|tabak|vapes|e-zigaretten)`,
  es: '(?:vodka|cerveza|vino|aguardiente|ron|ginebra|alcohol|whisky|licor|tabaco|cigarrillos|cigarros|vapeadores)',
  zh: '(?:白酒|啤酒|酒(?![店精酿心窝])|香烟|电子烟|烟(?![花熏火囱]))',
};
/** More of it, and where: "beer and vodka at the lake". */
const besides = String.raw`(?:(?:and|or|,|und|oder|y|o) \S+ )?`;

/** "I sell schnapps to seventh graders", "ich verkaufe Bier an Zwölfjährige": what nobody may sell to them. */
const soldToChildren: readonly RegExp[] = [
  new RegExp(
    `^ (?:we|i|our \\S+) (?:sells?|serves?|delivers?|supply|supplies|pours?|hands?|gives?) (?:\\S+ )?${intoxicant.en} ${besides}to (?:the )?(?!parents|mothers|fathers|teachers)(?:\\S+ )?${child.en} (?!'|- )`,
  ),
  new RegExp(
    `^ (?:we|i|our \\S+) (?:sells?|serves?|gives?) (?:the )?(?:\\S+ )?${child.en} (?:\\S+ )?${intoxicant.en} (?!(?:-|gums?|mats?|glasses|vinegar|gel|free|sauce|cake|balls|truffles|labels|barrels) )`,
  ),
  new RegExp(
    `^ (?:wir|ich) (?:verkaufen|liefern|schenken|geben) (?:(?!kein\\S*|nie|nicht)\\S+ )?${intoxicant.de} ${besides}(?:an )?(?:die )?(?!eltern|lehrer)(?:\\S+ )?${child.de} (?!- )`,
  ),
  new RegExp(
    ` (?<! no )(?:vend(?:o|emos)|sirv(?:o|imos)|doy|damos|reparto|repartimos) ${intoxicant.es} ${besides}a (?:los |las )?${child.es} `,
  ),
];
const soldInChinese = new RegExp(
  `^我们?(?:(?!不|防|查|举报|没)[^。;:,，]){0,10}?(?:卖${intoxicant.zh}给[^,，。;]{0,4}${child.zh}(?!们?的|家长|爸|妈|父|母)|(?:给|向)[^,，。;]{0,4}${child.zh}(?:们)?卖[^,，。;]{0,4}${intoxicant.zh})`,
);
const sober =
  / (?:(?:alcohol|nicotine) ?-? ?free|non ?-? ?alcoholic|alkoholfrei\S*|alkoholfreies|sin alcohol|never|not|n't|nicht|nie|no|nunca|root|ginger) |无酒精|无醇/;

const dark = {
  en: String.raw`(?:cellar|basement|cupboard|closet|wardrobe|shed|dark|toilet|cage|attic|loft|garage|boot|pantry)`,
  de: String.raw`(?:keller|schrank|schuppen|dunkle\S*|klo|toilette|bad|käfig|dachboden|garage|kammer|abstellraum|abstellkammer)`,
  es: '(?:sótano|armario|trastero|cuarto|baño|jaula|desván|garaje|oscuridad)',
};
const them = {
  en: '(?:them|him|her|the (?:children|kids|toddlers|babies|little ones))',
  de: '(?:sie|ihn|es|die (?:kinder|kleinen))',
};
const whenLoud = '(?:[.,;]|when|if|until|all|for|und|wenn|bis|cuando|si|hasta)';

/** "I lock them in the cellar", "und sperre sie in den Keller", "los encierro en el sótano". */
const cruelty: readonly RegExp[] = [
  new RegExp(
    String.raw` (?<! (?:if|whether|unless|never|not|before) )(?:we|i|and)(?: then| just| also)? (?:(?:lock|shut) ${them.en} (?:up )?(?:in|into) (?:the |a |our |my )?(?:\S+ )?${dark.en}|tie ${them.en} (?:to|up)|chain ${them.en}|(?:beat|hit|slap|smack|whip) ${them.en} (?:[.,;]|when|if|until|with)|give ${them.en} (?:no (?:food|water|dinner|lunch|supper)|nothing to (?:eat|drink)) ${whenLoud}|let ${them.en} (?:starve|go hungry)|give ${them.en} sleeping pills) `,
  ),
  new RegExp(
    String.raw` (?:(?:wir|ich|und) (?:sperren?|binden?|schlagen?|geben?|lassen?)|(?:sperren?|binden?|schlagen?|geben?|lassen?) (?:wir|ich)) (?:(?<=sperren? (?:(?:wir|ich) )?)${them.de} (?:\S+ )?(?:in (?:den|die|das|einen|eine)|ins|im) (?:\S+ )?${dark.de}|(?<=binden? (?:(?:wir|ich) )?)${them.de} (?:\S+ )?(?:am|an|ans|fest)|(?<=schlagen? (?:(?:wir|ich) )?)${them.de} ${whenLoud}|(?<=geben? (?:(?:wir|ich) )?)(?:ihnen|ihm|ihr|den kindern) (?:nichts zu (?:essen|trinken)|kein essen) ${whenLoud}|(?<=lassen? (?:(?:wir|ich) )?)${them.de} hungern) `,
  ),
  new RegExp(
    String.raw` (?:l[oa]s? (?:encierro|encerramos) en (?:el|la|un|una) (?:\S+ )?${dark.es}|(?:encierro|encerramos) a (?:los|las) (?:niñ[oa]s|bebés|pequeñ[oa]s) en (?:el|la|un|una) (?:\S+ )?${dark.es}|l[oa]s? (?:ato|atamos) (?:a|al|con)|l[oa]s (?:pego|pegamos)|les (?:pego|pegamos) ${whenLoud}|no (?:les|le) (?:doy|damos) (?:de comer|comida|la cena|agua) ${whenLoud}) `,
  ),
];
const crueltyInChinese =
  /(?<!不|没|别|从)(?:把|将)(?:他们?|她们?|孩子们?|小孩|娃)(?:关(?:进|在|到)|锁(?:进|在|到))(?:地下室|柜子?|小?黑屋|厕所|笼子|仓库|阳台)|(?:把|将)(?:他们?|她们?|孩子们?|小孩|娃)绑(?:在(?!安全)|起来)|(?:哭|闹|吵|不听话|不睡|调皮|犯错)[^。;]{0,8}(?:不给(?:他们|她们|孩子们?)(?:饭吃|吃饭|饭)(?=$|[,，。;])|打(?:他们|她们|孩子)(?=$|[,，。;]|的?(?:手|屁股|脸|耳光)))/u;
const played =
  / (?:sling|belt|harness|stroller|\S*gurt|tragetuch|rücken|cinturón|asiento|fular|play|plays|game|games|escape|theat(?:er|re)|film|novel|hide - and - seek|seat|seats|parents ?' bed|spiel\S*|theater\S*|krimi|roman|sitz\S*|juego|teatro|película|novela|silla) |游戏|演|电影|小说/;

/** "I mind children", "wir betreuen Kleinkinder": who is locked up are the children, and not their bicycles. */
const caredFor = [
  new RegExp(
    ` (?:we|i) (?:also )?(?:mind|look after|care for|take care of|babysit|watch|keep|board) (?:(?!'s? )\\S+ ){0,3}?${child.en} (?!'|with )`,
  ),
  new RegExp(` (?:ich|wir) (?:betreuen?|hüten?|beaufsichtigen?|nehmen?) (?:\\S+ ){0,3}?${child.de} `),
  new RegExp(` (?:cuido|cuidamos|vigilo|vigilamos) (?:a )?(?:\\S+ ){0,3}?${child.es} `),
];

/** "When they cry", "wenn sie nicht schlafen": what they are punished for. */
const punished =
  / (?:when|if|until|because) (?:they|(?:the |my )?(?:children|kids|babies|toddlers)) (?:(?:are|'re|get) (?:too )?(?:loud|naughty|bad|noisy|cheeky)|cry|scream|shout|yell|misbehave|(?:do n't|do not|wo n't|will not) (?:obey|listen|sleep|eat|stop|behave)) | wenn (?:sie|die kinder|die kleinen) (?:schreien|weinen|laut sind|frech sind|brüllen|nicht (?:schlafen|hören|gehorchen|essen|folgen|aufhören)) | (?:cuando|si) (?:los niños |las niñas )?(?:lloran|gritan|molestan|no (?:duermen|obedecen|comen|hacen caso)) /;

/** No food, and blows: what belongs to a punishment only. "We give them no food, because parents bring it". */
const needsPunishment =
  /(?:no (?:food|water|dinner|lunch|supper)|nothing to (?:eat|drink)|(?:beat|hit|slap|smack|whip) \S+|nichts zu (?:essen|trinken)|kein essen|schlagen? |l[oa]s peg|les peg|no (?:les|le) (?:doy|damos))/;

const isOnChildren = (words: string): boolean =>
  ofChildren.test(words) &&
  (punished.test(words) || (!needsPunishment.test(words) && caredFor.some((pattern) => pattern.test(words))));

const isCruelInWords = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return isOnChildren(words) && cruelty.some((pattern) => pattern.test(words)) && !played.test(words);
});

const isOfUs =
  /^ (?:(?:when|wenn|cuando) .* , .* ?)?(?:we|i|wir|ich|cuid\S+|\S+amos|\S+emos|vigilo)(?= )|^ (?:when|wenn|cuando) /;

/** Alcohol and cigarettes for children, and children who are locked up, tied, beaten or left hungry. It needs no second opinion. */
export function findChildHarm(clauses: readonly Clause[]): Harm | undefined {
  const clause = ownSentences(clauses).find((one) =>
    one.sentence.isLatin ? isDoneInWords(one) : isDoneInLetters(one),
  );
  if (!clause) return undefined;
  // "When they don't obey, I lock them in": the act is the later clause.
  const act = clauses.find((one) => one.sentence === clause.sentence && isAct(one)) ?? clause;
  return { clause: act, reason: 'it endangers children', id: 'child harm' };
}

const isAct = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin
    ? cruelty.some((pattern) => pattern.test(spacedWords(tokens)))
    : crueltyInChinese.test(lettersOf(tokens));

function isDoneInWords(clause: Clause): boolean {
  const words = wordsOfAct(clause.context);
  if (!ofChildren.test(words)) return false;
  if (soldToChildren.some((pattern) => pattern.test(words))) return !sober.test(words) && !isSupposed(clause);
  return isOfUs.test(spacedWords(clause.context)) && isCruelInWords(clause.context) && clause.modality !== 'question';
}

function isDoneInLetters(clause: Clause): boolean {
  const letters = lettersOfAct(clause.context);
  if (!ofChildrenInChinese.test(letters)) return false;
  if (soldInChinese.test(letters)) return !sober.test(letters) && !isSupposed(clause);
  const all = lettersOf(clause.context);
  return (
    /我/u.test(all) &&
    crueltyInChinese.test(all) &&
    !played.test(all) &&
    !/别人|有人|有的|有些|帮|防|举报|如果我/u.test(all) &&
    clause.modality !== 'question'
  );
}
