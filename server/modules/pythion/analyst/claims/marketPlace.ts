import type { Clause } from '../text/clause';
import { hasAny, lettersOf, spacedWords } from '../text/token';

const places =
  / (?:at|from|to|in) (?:an?|the|our|his|her|their|every|each|one|two|\d+) (?:\S+ ){0,2}?markets? | on (?:an?|our|every|each) (?:\S+ )?markets? | markets? (?:stalls?|squares?|halls?|days?) | (?:auf|bei|von) (?:einem|dem|unserem|jedem|mehreren|\d+) (?:\S+ )?\S*m[aä]rkt\S* | am (?:\S+)?markt(?:stand)? | en (?:un|el|nuestro|cada|\d+) mercad(?:o|illo)s? /;
const dealing =
  / (?:sold|sell|selling|bought|buys?|stall|stand|verkauft\S*|verkaufen|kauft\S*|gekauft|stand|vendimos|vendí|vendemos|vendo|vendid\S+|compraron|compran|puesto) /;
const sizing =
  / (?:worth|billion|million|size|growing|grows|wert|milliarden?|millionen|groß|vale|millones|crece|grande) /;

/** A place by its name: "the wholesale market asks 9 euros a bunch", "el mercado mayorista pide 9 euros", 批发市场. */
const named =
  / (?:wholesale|farmers?(?: ')?|flea|flower|fish|fruit|cattle|street|night|covered|weekly|saturday|sunday|christmas) markets? | \p{L}*(?:groß|wochen|floh|blumen|fisch|obst|bauern|weihnachts|vieh)m[aä]rkte?[sn]? | mercad(?:o|illo)s? (?:mayoristas?|de abastos?|central|municipal|de (?:las )?flores|de pescado|callejeros?|semanal|dominical|navideño) | mercabarna | mercamadrid /u;
const namedInChinese = /(?:批发|菜|农贸|花卉|水产|跳蚤|旧货|鲜花)市场|早市|夜市|集市|花市/u;
const sizingInChinese = /规模|亿|增长|潜力|巨大|很大|庞大|广阔|空间/u;

/** "We sold 40 at a market for 60 euros each": where it was sold, and no market that is called large. */
export const isMarketPlace = ({ tokens, sentence }: Clause): boolean => {
  if (!hasAny(tokens, 'sizeNoun')) return false;
  if (!sentence.isLatin) {
    const letters = lettersOf(tokens);
    return namedInChinese.test(letters) && !sizingInChinese.test(letters);
  }
  const words = spacedWords(tokens);
  if (sizing.test(words)) return false;
  return (places.test(words) && dealing.test(words)) || (named.test(words) && !hasAny(tokens, 'size'));
};

const ownRegion =
  /^(?:在|光是?|仅)?我们?(?:的)?(?:国家|国|省|市|县|区|镇|村|乡|州|城市|地区|小城|这里|这边|这儿|这座城市|所在的[^,，。]{1,4})(?:里|内|境内)?(?:现在|目前|一?共|总共|大约|大概|约)*有(?!\d+[名位人个]员工)/u;

/** 我们国家有4200家驾校: where we live, and nothing that is ours. */
export const isOwnRegion = ({ tokens, sentence }: Clause): boolean =>
  !sentence.isLatin && hasAny(tokens, 'own') && ownRegion.test(lettersOf(tokens));

const oneOfSize =
  /(?:一|每|某|这|那)(?:家|个|所|间|座|栋)(?:[^,，。.;；\d]{0,6}?)有(?:大?约|近)?\d+[多余]?[位个名户家][^,，。.;；\d]{1,6}的\p{Script=Han}{2,}/u;

/** 在一家有60位老人的养老院: how large one of them is. */
export const isOneOfSize = ({ tokens, sentence }: Clause): boolean =>
  !sentence.isLatin && oneOfSize.test(lettersOf(tokens));
