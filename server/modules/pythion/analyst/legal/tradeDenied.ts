import { writtenWords, type Clause } from '../text/clause';
import { lawful } from './withoutProfession';

const healer = {
  zh: '(?:牙科|外科|执业|注册|正规|专业|合格)?(?:牙医|医生|医师|大夫|护士|助产士|药师|药剂师|中医|兽医)',
  en: '(?:doctors?|nurses?|dentists?|physicians?|surgeons?|midwi(?:fe|ves)|vets?|pharmacists?|medics?)',
} as const;
const other = {
  zh: '(?:执业|注册|正规|专业|持证|合格)?的?(?:律师|电工|电气工程师|燃气工|水电工|纹身师|出租车司机|的士司机|专业人士|科班出身)',
  en: '(?:lawyers?|attorneys?|solicitors?|electricians?|gas fitters?|plumbers?|tattooists?|tattoo artists?)',
} as const;

/** 我不是牙医, 我们都不是律师, 我们当中没有医生; not 对手不是医生, 我不是牙医诊所的老板. */
const notInChinese = new RegExp(
  `(?:^|[,，。;；])(?:可是?|但是?|不过|虽然|其实|而且)?(?:我们?|咱们?|我俩|我自己|团队里?)?(?:都|自己|本人|并|也|其实|两个?人?|当中|中间|里面?|谁)*(?:不是|并非|没有?(?:人|一个人?)是|没有?当过|(?<=(?:我们?|咱们?|团队)[^,，。;；]{0,4})没有(?!找|请|雇))(?:${healer.zh}|${other.zh})(?=$|[,，。.;；])`,
  'u',
);
/** 没学过, 没学过医, 没有受过任何培训, 看视频自学的. */
const unlearnedInChinese =
  /(?:^|[,，。;；])(?:可是?|但是?|不过|虽然|其实|而且)?(?:我们?|咱们?|我自己)?(?:都|自己|本人|并|也|从来?)*没有?(?:正规|专门|系统|专业|正式)?地?(?:学|培训|受|接受|读|上|考)过(?:这(?:行|个)|医|护理|法律|电工|纹身|牙科|任何|什么|专业|正规|相关|医学院|法学院|培训|训练|课)*(?=$|[,，。.;；])|(?:看|跟着|在)(?:视频|网上)[^,，。]{0,4}(?:自学|学)的/u;
const notInEnglish = new RegExp(
  String.raw` (?:(?:i am|i 'm|we are|we 're) (?:not|no|neither of us) (?:an? )?(?:(?:trained|qualified|licensed|registered) )?(?:${healer.en}|${other.en})|(?:none|neither) of us is (?:an? )?(?:(?:trained|qualified|licensed) )?(?:${healer.en}|${other.en})) (?=[.,;!]|and |but |$)`,
);

/** Somebody of us has the profession: 我的合伙人是医生, "my partner is a nurse". */
const ofOurs = new RegExp(
  `(?:合伙人|同事|搭档|团队|妻子|丈夫|老婆|老公|姐姐|妹妹|哥哥|弟弟|妈妈|爸爸|雇|聘|请|由|交给|送到|转给)[^。没不]{0,12}(?:${healer.zh}|律师|电工|持证|有证)|我们?的[^。,，没不]{0,4}(?:${healer.zh})|(?:持证|有证|合作|正规|专业)的?(?:${healer.zh}|律师|电工|师傅)|所以|因此` +
    String.raw`| (?:partner|wife|husband|sister|brother|colleague|co-founder|cofounder|employ|hire|team|refer|bring|send) (?:\S+ ){0,6}?(?:${healer.en}|${other.en}) `,
  'u',
);

/** Of which a person who hasn't the profession must keep away, paid or not. */
export const healingFields: ReadonlySet<string> = new Set(['dentistry', 'nursing care', 'medicine']);

/**
 * The founder says to have no profession or no training for it: 我不是牙医, 我没学过医, "I am not a dentist". Whether the work is done
 * all the same, another sentence tells.
 */
export function isProfessionDenied(clause: Clause): boolean {
  const words = writtenWords(clause);
  if (clause.sentence.isLatin) return notInEnglish.test(words);
  return /[不没非学]/u.test(words) && (notInChinese.test(words) || unlearnedInChinese.test(words));
}

/** 没受过培训 and 没考过: words of what is lacking, which promise nothing. */
export const withoutLack = (text: string): string => text.replaceAll(/没有?[^,，。]{0,6}(?:培训|训练|考证|考过)/gu, '');

/** Whether one of us has the profession, it is left to who has it, or it is done to a tyre or a wall. */
export const isLeftToOthers = (text: string): boolean => ofOurs.test(text) || lawful.test(text);
