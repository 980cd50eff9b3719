import type { Clause } from '../../text/clause';
import { parseHanCount } from '../../text/numbers';
import { readQuantities, type Quantity } from '../../text/quantities';
import { lettersOf, spacedWords } from '../../text/token';
import { makeClaim, type Claim } from '../claim';
import { isPaidToOthers } from '../money/payment';
import { hanNumber, hanUnit } from './hanCounts';
import { isNoLoss } from './noLoss';
import { fewestCounted, mostGone } from './shares';

/** "Von 25 Testbetrieben …", "de las 12 empresas …", "dos 30 salões …", "sur 20 vignerons …": a part follows. */
const ofAll = /^(?:von|unter|de|entre|dos|das|sur|parmi)$/;
const none = / (?:keiner|keine|keines|niemand|ningun[oa]|nadie|nenhuma?|ninguém|aucune?|personne) /;

const staying =
  / (?:zahlt|zahlen|zahlten|bezahlen|bezahlt|gezahlt|pagan?|pagando|pagaron|han pagado|pagam|pagou|pagaram|payé|paient|paie|payent) /;
const left =
  / (?:(?:lo|la|nos) (?:han dejado|dejaron)|se (?:han |ha )?(?:ido|fueron|marchado|marcharon)|(?:se )?(?:han |ha )?(?:cancelado|cancelaron|abandonado|abandonaron)|se (?:han )?(?:dado|dieron) de baja|gekündigt|abgesprungen|ausgestiegen|aufgehört|saíram|cancelaram|desistiram|partis|résilié|annulé) /;

const trying = / (?:probaron|han probado|testeten|testen|getestet|probierten|ausprobiert\S*|ont essayé|testaram) /;

const hanNone = new RegExp(`(?:没有一|一)${hanUnit}(?:都没有?|也没有?)?[^，。,；]{0,3}?(?:付|买|续|交)`, 'u');
const hanLeft = new RegExp(
  `(?<all>${hanNumber})${hanUnit}[^。；]{0,14}?(?<part>${hanNumber})${hanUnit}[^，。,；\\d]{0,4}(?:走了|退了|退订|取消|不用了|流失|离开)`,
  'u',
);
/** 20家办公室里有17家退租了: the part stands beside the whole. */
const hanEnded = new RegExp(
  `(?<all>${hanNumber})${hanUnit}(?<who>[^，。,；\\d]{0,10}?)(?:里面?|中间?|当中|之中|,|，)?(?:有|已有|就有|已经有)?(?<part>${hanNumber})${hanUnit}(?!的)[^，。,；\\d没不说想]{0,4}(?:退租|退[货机卡会课]|解约|终止|停[租用订]|不[租订续买]了|不再[租订用续买])了?(?!原|旧|以前|之前|别|其他|那|拿回)`,
  'u',
);
/** Asked, of others, or whom the group itself loses. */
const hanOthers =
  /[问访说]|调查|押金|原来的|搬家|隔壁|对手|竞|同行|别家|别人|朋友|邻居|[他她]们|人家|另一家|租客|房客|住户|员工|工人|也许|可能|会有/u;

/** What became of a counted whole: most left, nobody paid, or at least half pay. English says it in words of its own rules. */
export function readParts(clause: Clause): Claim[] {
  return clause.sentence.isLatin ? partsInLatin(clause) : partsInHan(clause);
}

function partsInLatin(clause: Clause): Claim[] {
  const { context, tokens } = clause;
  // Portuguese "dos 30" is Spanish for a two.
  const counts = readQuantities(context).filter(
    ({ kind, period, start }) => kind === 'count' && period === undefined && start > 0,
  );
  const [all, part] = counts;
  const first = context[0]?.text ?? '';
  // In Spanish, "dos empresas con 34 bicis" counts two.
  const isOfAll = ofAll.test(first) && (!/^d[oa]s$/.test(first) || all?.start === 1);
  if (!all || all.value < fewestCounted || all.start > 3 || !isOfAll) return [];
  const words = spacedWords(context.slice(all.end));
  // The claim belongs to the clause that tells what became of them.
  const isHere = (pattern: RegExp): boolean => pattern.test(spacedWords(tokens)) && pattern.test(words);
  if (none.test(words) && isHere(staying)) return [makeClaim('nobodyPaid', clause, { quantity: { ...all, value: 0 } })];
  if (!part || part.value > all.value || counts.length > 2) return [];
  const quantity = { ...part, of: all.value };
  if (isHere(left) && isNoLoss(clause)) return [];
  if (isHere(left)) return part.value / all.value >= mostGone ? [makeClaim('nobodyStayed', clause, { quantity })] : [];
  // "Of eight neighbours, five paid a gardener": nobody was ours.
  if (!isHere(staying) || isPaidToOthers(clause)) return [];
  // Of those who tried it, few pay anywhere: they are customers, and the others were none.
  if (part.value > 1 && trying.test(spacedWords(context.slice(all.end, part.start))))
    return [makeClaim('evidence', clause, { evidence: paid, quantity })];
  if (part.value / all.value <= 1 - mostGone) return [makeClaim('nobodyStayed', clause, { quantity })];
  return part.value / all.value >= 0.5 ? [makeClaim('evidence', clause, { evidence: paid, quantity })] : [];
}

const paid = 5;

function partsInHan(clause: Clause): Claim[] {
  const words = lettersOf(clause.tokens);
  const isEnded = /[退停终再]|解约|不[租订续买]了/u.test(words) && !hanOthers.test(lettersOf(clause.context));
  const found = hanLeft.exec(words)?.groups ?? (isEnded ? hanEnded.exec(words)?.groups : undefined);
  if (found) {
    const all = parseHanCount(found['all'] ?? '');
    const part = parseHanCount(found['part'] ?? '');
    if (all >= fewestCounted && part <= all && part / all >= mostGone)
      return [makeClaim('nobodyStayed', clause, { quantity: countOf(part, all) })];
  }
  return clause.isNobody && hanNone.test(words) && /没有一|一.(?:都|也)没/.test(words)
    ? [makeClaim('nobodyPaid', clause, { quantity: countOf(0) })]
    : [];
}

const countOf = (value: number, of?: number): Quantity => ({
  kind: 'count',
  value,
  start: 0,
  end: 1,
  ...(of && { of }),
});
