/** Words for who has a trouble, longest first where one ends another. */
const head =
  '(?:事务所|研究所|俱乐部|合作社|使用者|志愿者|养殖户|种植户|养猪户|养鸡户|个体户|维修工|快递员|外卖员|检查员|服务员|售货员|调音师|理发师|律师|会计师|面包师|设计师|工程师|摄影师|老师|教师|司机|教练|导游|船长|船员|渔民|农民|果农|菜农|牧民|猎人|聋人|盲人|病人|老人|工人|患者|家长|父母|妈妈|爸爸|学生|孩子|房东|租客|业主|店主|店家|摊主|商家|商贩|车主|狗主人|主人|保安|保姆|护士|医生|牙医|兽医|养蜂人|骑车人|主妇|居民|村民|公司|企业|工厂|机构|学校|小学|中学|大学|医院|诊所|药房|药店|酒店|旅馆|民宿|餐馆|餐厅|饭店|食堂|面包店|书店|花店|洗衣店|婚纱店|商店|农场|牧场|葡萄园|果园|幼儿园|养老院|殡仪馆|图书馆|博物馆|健身房|露营地|营地|剧团|剧院|合唱团|乐团|乐队|车队|施工队|球队|物业|工地|酒厂|酿酒厂|工作室|组织|夫妻|家庭|的人(?!工|民|数|气|力|手))';
/** These narrow nothing. */
const vague =
  /^(?:很多|许多|不少|大多数?|多数|所有|每个?|有些|一些|部分|年轻的?|普通|一般|现代|新手|现在的?|目前|如今|全国|小|大|新|老|好的?|这些|那些|各|的)*$/u;

const opened = new RegExp(
  `^(?:现在|目前|如今|在[^,，。我咱]{1,6}[,，])?(?<before>(?!我|咱|他们|她们|它|这|那|有(?!的)|其中|对手|同行|竞|客户|用户|顾客|别|谁|没有?)[^,，。;；:：我咱\\d]{0,10}?)${head}(?<rest>(?!们的?客户)[^,，。;；我咱]{2,})`,
  'u',
);

/** Who a Chinese sentence begins with, whether a word narrows them (桥梁检查员), and what it says of them. */
export function matchGroup(letters: string): { isNarrow: boolean; rest: string } | undefined {
  const groups = opened.exec(letters)?.groups;
  if (!groups) return undefined;
  const before = groups['before'] ?? '';
  return { isNarrow: before.length > 1 && !vague.test(before), rest: groups['rest'] ?? '' };
}
