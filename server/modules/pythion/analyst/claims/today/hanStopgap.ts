import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf } from '../../text/token';

/** Ours, or what our product can't do yet. */
const ours =
  /我们?(?!发现|看到|见|知道|妈|爸|母亲|父亲|家乡|老家|们?县|们?村)|咱们?|系统|软件|平台|产品|设备|小程序|app|公众号|合同|模型|传感器/iu;
/** How a business gets on, and no way of theirs: 客户全靠口碑. */
const ofBusiness = /口碑|介绍|推荐|回头客|推广|获客|宣传|广告费|收入|资金|订单|销量|生意|客源|客户|顾客|我们/u;
/** 请护工全靠病房门口的小广告, 只能靠邻居帮忙. */
const relying = /(?:全|都|只能|只好|一直|多半|主要|基本上?|还是)靠(?!谱|近|着|岸|边)[^,，。]{2,}/u;
/** 只能当天低价卖给贩子, 只好扔掉. */
const only =
  /(?:只能|只好|只得|不得不|被迫|凑合着?)(?!说|算|是|有|做到|支持|容|坐[\d一二两三四五六七八九十]+[个名位人]|装|放|用来|卖到|达|用?手机|看作|存|显示|识别|处理|覆盖)\p{Script=Han}{1,}/u;
const buying =
  /(?:一般|平时|通常|多半|大多|多数|往往|要么|基本上?)(?:都|就|是|会|还是)*(?:[买用找去请靠托雇租跑叫]|自己|打电话|扔|凑合)(?!起来|不)/u;

/** 别家, 附近的固定冷库, 省城已有一家公司, and what is missing there. */
const others =
  /(?:附近|隔壁|镇上|县里|县城|省城|市里|城里|外地|周边|最近)的?[^,，。我]{0,10}?(?:要跑|得跑|要等|要排|订不到|排不上|约不到|不接|不做|不收|只接|太贵|太远|关门)|(?:已经?有|也有)(?:一|两|几|\d)?[家个款][^。我]{1,20}?(?:在做|做了|提供|上线|能做)[^。]{0,12}?(?:但|可是?|不过|却)[^。我]{0,4}(?:不|没|只|太|要)/u;
const gap = /要跑|得跑|要等|要排|订不到|排不上|约不到|不接|不做|不收|只接|太贵|太远|关门|不下|不到|没有|只|不/u;

/** 还是写不好, 忙不过来: what goes wrong all the same. */
const failing =
  /(?:还是|也还是|照样|总是|老是|常常|根本)[^,，。我]{0,4}不(?:好|会|了|准|牢|干净|上|动|清|住|行|起)(?=$|[,，。.])|\p{Script=Han}不过来(?=$|[,，。.])/u;

const isOurs = ({ tokens, speaker }: Clause): boolean => speaker === 'rival' || ours.test(lettersOf(tokens));

/** How they get along, by words that say that they have nothing better. */
export const isHanStopgap = memoise((clause: Clause): boolean => {
  if (clause.sentence.isLatin || clause.modality !== 'fact' || !/[靠只不被凑]/u.test(clause.sentence.text))
    return false;
  const letters = lettersOf(clause.tokens);
  if (isOurs(clause) || ofBusiness.test(letters)) return false;
  return relying.test(letters) || only.test(letters);
});

/** Who else serves them, and what is missing there. */
export const isHanGap = memoise((clause: Clause): boolean => {
  if (clause.sentence.isLatin || clause.modality !== 'fact') return false;
  const letters = lettersOf(clause.tokens);
  const found = others.exec(letters);
  return found !== null && !/我们|咱们/u.test(letters) && gap.test(letters.slice(found.index));
});

/** What they buy or use as a rule. */
export const isHanHabit = memoise((clause: Clause): boolean => {
  if (clause.sentence.isLatin || clause.modality !== 'fact') return false;
  const letters = lettersOf(clause.tokens);
  return buying.test(letters) && !isOurs(clause) && !ofBusiness.test(letters);
});

/** What goes wrong with it all the same. */
export const isHanFailing = memoise((clause: Clause): boolean => {
  if (clause.sentence.isLatin || clause.modality !== 'fact' || clause.speaker === 'own') return false;
  const letters = lettersOf(clause.tokens);
  return failing.test(letters) && !ours.test(letters);
});
