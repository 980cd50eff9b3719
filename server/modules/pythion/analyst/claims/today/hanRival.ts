import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, type Token } from '../../text/token';

/** A name in Latin letters, or one of a platform that everybody knows; not a unit, a format or a technique. */
const name =
  '(?<name>(?!(?:app|apps|ai|api|gps|pdf|led|usb|wifi|nfc|rfid|iot|saas|erp|crm|kg|km|cm|mm|ml|kwh|ppm|ph|dna|vr|ar|it|hr|pc|tv|id|ok|vip|b2b|bmi|co2|pm2)(?![a-z0-9]))[a-z][a-z0-9.-]{1,20}|美团|饿了么|大众点评|淘宝|京东|拼多多|抖音|快手|闲鱼|携程|滴滴|钉钉|企业微信|飞书|微信群?|有赞|微盟|高德|百度地图|支付宝|小红书|58同城|贝壳|作业帮|猿辅导)';
const kind = '(?:的?(?:软件|应用|系统|平台|app|产品|服务|工具|地图|小程序|机器|设备|公司))?';
const filler = '(?:目前|现在|其实|也|都|虽然[^,，。]{1,10}[,，]但(?:是|它)?|却|可是?|就|又|还|根本|并|而且|往往|经常)*';
const topic = '(?:对[^,，。我咱;；]{1,12}?(?:来说|而言)?(?:并|也|都|还)?)';
const failing = [
  '不(?:太|够|怎么|能|支持|了解|懂|适合|擅长|认识?|识别|覆盖|提供|显示|处理|区分|管|接|做|收|考虑|准|稳定|好用|方便|知道)',
  '没有?(?:法|办法|能力|考虑|针对|覆盖|提供|提示|显示|区分|中文|本地|[^,，。我咱没]{1,8}(?:功能|信息|数据|选项|版|服务|提醒|记录))',
  '(?:无法|做不到|看不到|查不到|找不到|认不出|分不清|用不了)',
  '(?:太|过于|非常|很)(?:贵|慢|复杂|难|麻烦|粗|笼统|重|大|不准)',
  '(?:只|仅)(?:有|能|支持|适合|适用|面向|针对|覆盖|服务|接|做|给|在|卖|认)[^,，。我咱]{1,14}',
  '(?:要|得|需要)[^,，。我咱]{0,4}?(?:\\d+|[一二两三四五六七八九十半几])个?(?:小时|分钟|天|周|星期|月)(?:以上)?才',
  '(?:老|总|经常|常常|容易|时常)(?:是|会)?(?:出错|算错|弄错|识别错|卡|崩溃|断|漏|误报|延迟|丢)',
].join('|');
const weak = new RegExp(
  `(?:^|[,，。;；]|(?:但|而|可|因为|不过))${name}${kind}${filler}(?:${topic}?(?:${failing})|${topic}不会)`,
  'iu',
);
/** Ours, or where we work on it ourselves. */
const ours = /我|咱|本公司/u;

/**
 * Yuka对过敏不太了解, Campio对小营地来说太贵: somebody else's product by its name, and what it does badly. Not 我们的Yuka, nor Yuka不贵.
 */
export const isHanRivalWeak = memoise((clause: Clause): boolean => {
  if (clause.sentence.isLatin || clause.modality !== 'fact' || clause.speaker === 'own' || clause.speaker === 'quoted')
    return false;
  const letters = lettersOf(clause.tokens);
  if (!/[不没无太只仅要得需老总常容时过非很做看查找认分用]/u.test(letters) || ours.test(letters)) return false;
  return weak.test(letters);
});

/** What only a product does or is: 只有英文版, 不支持安卓, 太贵. */
const ofProduct = /支持|识别|覆盖|功能|版|太贵|太慢|太复杂|的?(?:软件|应用|系统|平台|小程序)/u;
const made = /(?:叫|名为|做了?|开发了?|推出了?|我们?的?)$/u;
const named = /[a-z][a-z0-9.-]+/giu;
const pairs = /(?=(\p{Script=Han}{2}))/gu;
const common =
  /^(?:没有|只有|不能|不太|来说|对于|因为|但是|可以|需要|他们|她们|我们|自己|现在|目前|每[天周月年次]|时间)$/u;

const pairsOf = memoise(
  (tokens: readonly Token[]): ReadonlySet<string> =>
    new Set([...lettersOf(tokens).matchAll(pairs)].map(([, pair = '']) => pair).filter((pair) => !common.test(pair))),
);

/** What it fails at is what the text is about: Yuka对过敏不太了解 beside 过敏孩子的家长. */
const isOfSubject = ({ tokens, sentence }: Clause, clauses: readonly Clause[]): boolean =>
  clauses.some(
    (other) => other.sentence !== sentence && [...pairsOf(tokens)].some((pair) => pairsOf(other.tokens).has(pair)),
  );

/** 我们做了Yuka, 我们的应用叫Yuka: ours, wherever the text says it. */
const isNamedOurs = (clause: Clause, clauses: readonly Clause[]): boolean => {
  const names = lettersOf(clause.tokens).match(named) ?? [];
  return clauses.some(({ tokens }) => {
    const letters = lettersOf(tokens);
    return names.some((name) => made.test(letters.slice(0, Math.max(0, letters.indexOf(name)))));
  });
};

/** The same in a text that is about what it fails at, or of what only a product does. Not Linda不懂编程, 我们的Yuka. */
export const isHanRivalFailing = (clause: Clause, clauses: readonly Clause[]): boolean =>
  isHanRivalWeak(clause) &&
  !isNamedOurs(clause, clauses) &&
  (ofProduct.test(lettersOf(clause.tokens)) || isOfSubject(clause, clauses));
