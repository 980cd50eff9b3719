import { lettersOf, spacedWords, type Token } from '../../text/token';
import type { Quantity } from '../../text/quantities';

const behind =
  / (?:[^\s.,;:]+ )?(?:staff|employees|workers|seats|mitarbeiter\S*|beschäftigten?|angestellten?|emplead[oa]s|trabajador[ea]s|plazas) /;
const before = /(?: (?:with|of|than|mit|mehr als|weniger als|con|de|hasta|up to|bis zu)| (?:to|bis|a|y|und|and|-|–)) $/;
const behindHan = /^(?:人|名员工|个员工|个人|名工人|个工人)(?:以上|以下|左右|规模)?的/u;

/** 二十到一百人的厂, "firms with 20 to 100 staff": how large each of them is, and not how many there are. */
export const isStaffOfFirm = (tokens: readonly Token[], { start, end }: Pick<Quantity, 'start' | 'end'>): boolean => {
  const next = tokens.slice(start, end + 4).findIndex(({ pos }) => pos !== 'num');
  const after = tokens.slice(start + Math.max(0, next), end + 4);
  return (
    behindHan.test(lettersOf(after)) ||
    (behind.test(spacedWords(after)) && before.test(spacedWords(tokens.slice(Math.max(0, start - 3), start))))
  );
};
