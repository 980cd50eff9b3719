import { hasAny, lettersOf, spacedWords, type Token } from '../text/token';

/** A crop or a by-product that is dried, milled or shredded, and the plain material that it is sold as. */
const made = [
  / (?:we|i) (?:\S+ly |(?:collect|gather|take|fetch|buy|pick up|harvest) (?:\S+ ){1,6}?, )?(?:dry|mill|grind|press|shred|chop|compost|ferment|char|pelletise|pelletize|sieve|bale|crush) (?:\S+ ){1,12}?(?:and|then) (?:(?:we|then) )?(?:sell|deliver|supply|offer) (?:it|them|that|the \S+) (?:\S+ ){0,4}?(?:as|for) (?:an? |the )?(?:\S+ ){0,3}?(?:booster|improver|conditioner|fertili[sz]er|compost|mulch|feed|bedding|litter|pellets|briquettes|fuel|biochar|charcoal|insulation|fibres?|fibers?|filler|packaging|substrate|flour|firewood|boards|bricks)(?= )/,
  / (?:wir|ich) (?:trocknen?|mahlen?|pressen?|schreddern?|häckseln?|kompostieren?|vergären?|sieben|zerkleinern?) (?:\S+ ){1,12}?(?:und|dann) (?:verkaufen?|liefern?) (?:\S+ ){0,6}?als (?:\S+ ){0,3}?(?:\S*dünger|\S*verbesserer|kompost|mulch|\S*futter|einstreu|pellets|briketts|pflanzenkohle|dämmung|dämmstoff|\S*substrat|\S*mehl|füllstoff|verpackung)(?= )/,
  / (?:sec(?:o|amos)|muelo|molemos|prens(?:o|amos)|tritur(?:o|amos)|composta?mos|ferment(?:o|amos)|tamiz(?:o|amos)) (?:\S+ ){0,12}?(?:y|luego) (?:l[oa]s? )?(?:vend(?:o|emos)|entreg(?:o|amos)) (?:\S+ ){0,5}?como (?:\S+ ){0,2}?(?:abono|fertilizante|compost|mejorador|pienso|forraje|cama|pellets|combustible|biocarbón|aislante|sustrato|harina|relleno)(?= )/,
];
const madeInChinese =
  /我们?[^。;]{0,12}?(?:晒干|烘干|磨[成粉碎]|粉碎|压[成制]|发酵|堆肥)[^。;]{0,12}?卖给[^。;,，]{1,10}?(?:当|做|作)(?:为)?[^。;,，]{0,4}?(?:肥料?|有机肥|饲料|垫料|燃料|颗粒|基质|填料)/u;
/** What nobody should spread or feed, and what those who buy don't know. */
const unsafe =
  / (?:sewage|sludge|asbestos|chemicals?|hospital|medical|toxic|contaminated|treated|painted|tyres|tires|slaughter\S*|abattoirs?|poppies|poppy|opium|mercury|expired|mouldy|rotten|carcass\S*|dead|nobody|never|without|untested|secret\S*|label\S*|klärschlamm|asbest|giftig\S*|verdorben\S*|schimm\S*|kadaver|schlacht\S*|reifen|lackiert\S*|behandelt\S*|niemand|ohne|lodos|amianto|tóxic\S+|caducad\S+|podrid\S+|mataderos?|neumáticos|amapolas?|tratad[oa]s?|nadie|sin|etiquet\S+) /;
const unsafeInChinese =
  /污泥|地沟油|泔水|屠宰|轮胎|罂粟|有毒|医院|医疗|过期|发霉|病死|死猪|没人|不知道|冒充|标签|检测/u;

/** "We dry the kelp, mill it and sell it to farmers as a soil booster": an honest material from a crop. */
export const isProcessed = (context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return (
    made.some((pattern) => pattern.test(words)) &&
    !unsafe.test(words) &&
    !hasAny(context, 'deceive', 'fake', 'covert', 'stolen', 'contraband')
  );
};

/** 我们把海带晒干磨粉，卖给农户当肥料. */
export const isProcessedInChinese = (context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  return madeInChinese.test(letters) && !unsafeInChinese.test(letters);
};
