import { parseHanCount } from '../../text/numbers';
import { hanNumber } from './hanCounts';

/** `told` is the count in the words of the text. */
type Left = { value: number; of: number; told?: string };

const unit = '[家个位名户人所间栋张份套台副件村]';
const n = (name: string): string => `(?<${name}>${hanNumber})[多余]?${unit}`;
const later = '(?:过了?|过完|到了?|后来|现在|如今|眼下|今年|第二年|开春|入冬|年底|一年后|半年后|[一两三四五六]个?月后)';

/** 订月奶的160户,过了一冬还有13户: how many are there later. */
const stayed = new RegExp(
  `${n('all')}[^。；\\d]{0,5}[,，]${later}[^。；\\d,，]{0,8}?(?:还|只|就|只还)(?:有|剩|在)下?(?<some>${hanNumber})${unit}(?=$|[，。,.]|还?在?(?:订|续|用|来|喝|付))`,
  'u',
);
/** 签的44个村,第二年续了6个,走了38个: who stayed and who left, in either order. */
const both = [
  new RegExp(
    `${n('all')}[^。；]{0,12}?续了(?<some>${hanNumber})${unit}[^。；\\d]{0,6}?(?:走|退|停|换)了(?<gone>${hanNumber})${unit}`,
    'u',
  ),
  new RegExp(
    `${n('all')}[^。；]{0,12}?(?:走|退|停|换)了(?<gone>${hanNumber})${unit}[^。；\\d]{0,6}?续了(?<some>${hanNumber})${unit}`,
    'u',
  ),
];
/** 只剩两家接着订,另外十家换回了自己炒: those who stay and the others. */
const others = new RegExp(
  `只剩下?了?(?<some>${hanNumber})${unit}[^。；\\d]{0,8}?(?:另外|其余|其他|剩下)的?(?<gone>${hanNumber})${unit}(?:都|全|就|又)*(?:换|退|停|走|不|改|自己|回)`,
  'u',
);
const back =
  '(?:又|都|全|来|就|已经)*(?:(?:坐|用|换|改|做|喝)回(?:了|去|到)?(?![来头答复访])|退(?:了(?!原来|以前|旧|别)|掉|卡|货|回|还)|不(?:续|来|订|用)了|停了|注销)';
/** 卖了640张,四百八十张来退了余额; 28个人,二十三个又坐回儿女的车了; 九家里头停了七家; 四十家店有三十五家停掉了: most have left. */
const left = [
  new RegExp(`${n('all')}[^。；]{0,14}?[,，里][^。；\\d]{0,6}?(?<gone>${hanNumber})${unit}${back}`, 'u'),
  new RegExp(
    `${n('all')}(?:里头?|里面|当中|中间?)(?:有)?(?:停|退|走|换|撤|跑)(?:了|掉|回来|来)+(?<gone>${hanNumber})${unit}`,
    'u',
  ),
  new RegExp(
    `${n('all')}[^。；\\d,，]{0,6}?有(?<gone>${hanNumber})${unit}(?:都|已经)?(?:停|退)(?:掉|了|回)+(?![掉了回]|原来|以前|旧|别)`,
    'u',
  ),
];
const trigger =
  /还[有剩在]|只[有剩]|就[剩]|续了|[退停走换撤跑]了|停掉|退[回掉卡货还]|回[了去到儿]|不[续来订用]了|注销/u;
const notCustomers = /问了|访|调查|调研|排队|候补|押金|样品|员工|学徒/u;

/** How many of those counted first are customers still, where the sentence counts who stayed or that most left. */
export function matchHanReversal(letters: string): Left | undefined {
  if (!trigger.test(letters) || notCustomers.test(letters)) return undefined;
  const kept = [stayed, ...both].map((pattern) => pattern.exec(letters)?.groups).find((groups) => groups);
  if (kept) return checked({ value: count(kept['some']), of: count(kept['all']) });
  const rest = others.exec(letters)?.groups;
  if (rest) return checked({ value: count(rest['some']), of: count(rest['some']) + count(rest['gone']) });
  const most = left.map((pattern) => pattern.exec(letters)?.groups).find((groups) => groups);
  const [of, gone] = [count(most?.['all']), count(most?.['gone'])];
  return gone * 2 > of ? checked({ value: of - gone, of, told: most?.['gone'] ?? '' }) : undefined;
}

const count = (text: string | undefined): number => parseHanCount(text ?? '');

const checked = (read: Left): Left | undefined => (read.value >= 0 && read.value <= read.of ? read : undefined);
