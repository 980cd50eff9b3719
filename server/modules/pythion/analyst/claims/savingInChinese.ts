import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { lettersOf } from '../text/token';
import { isFact } from './claim';
import { isRivals } from './hearsay';

const saving =
  /(?:我们?的|我们|用了?它|它)[^。;；]{0,24}?(?:节省|节约|省下?|减少|降低|提高|缩短|增产|增加)了?[^,，。.;；\d]{0,6}\d+(?:\.\d+)?%/u;
const measured = /(?:测量|测得|测定|实测|称重|称了|检测|计量|审计|核实|抄表|对照组|统计(?!局))/u;
const notSo =
  /希望|计划|打算|预计|估计|目标|应该|可能|将|会(?!议|员|计)|如果|没有?测|还没|对手|价格|成本|收费|没有?统计|显[著着]/u;

/** 我们的暖气控制器在五所学校节省了23%的燃气，由市能源办公室测量了一个冬天: what ours changes, measured. Not 希望节省23%. */
export const isSavingMeasured = memoise((clause: Clause): boolean => {
  if (clause.sentence.isLatin || !isFact(clause) || isRivals(clause)) return false;
  if (!clause.quantities.some(({ kind }) => kind === 'percent')) return false;
  const letters = lettersOf(clause.context);
  return saving.test(letters) && measured.test(letters) && !notSo.test(letters);
});
