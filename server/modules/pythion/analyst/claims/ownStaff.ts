import type { Clause } from '../text/clause';
import { wordsInFigures } from '../text/figures';
import { memoise } from '../text/memoise';
import { lettersOf } from '../text/token';
import type { Claim } from './claim';

const people =
  '\\S*(?:arbeitslosen|mitarbeiter\\S*|angestellten|helfer\\S*|kolleg\\S*|freiwilligen|azubis|lehrlingen|leuten|rentnern|frauen|männern|fahrer\\S*|meistern?|gesellen|unemployed|workers?|staff|employees|helpers|volunteers|colleagues|apprentices|drivers|desempleados|trabajador\\S+|emplead[oa]s|voluntari[oa]s|ayudantes|aprendices|compañer[oa]s)';
const withStaff = [
  `^ (?:und |aber )?mit \\d+ (?:\\S+ )?${people} (?:\\S+ ){0,5}?(?:möchte|will|wollen|möchten|mache|machen|werde|werden|eröffne|starte|betreibe|baue) (?:ich|wir) `,
  `^ (?:and |but )?(?:together )?with \\d+ (?:\\S+ )?${people} (?:\\S+ ){0,6}?(?:i|we) `,
  `^ (?:y |pero )?(?:junto )?con \\d+ (?:\\S+ )?${people} (?:\\S+ ){0,5}?(?:quiero|queremos|voy|vamos|monto|abro|hago) `,
  ` (?:ich|wir|i|we) (?:\\S+ ){1,3}?(?:mit|with|together with) \\d+ (?:\\S+ )?${people} `,
].map((pattern) => new RegExp(pattern, 'u'));
const withStaffHan =
  /^我?们?(?:想)?(?:和|跟|带着|雇)(?:\d+|[两二三四五六七八九十])[个名位](?:失业|下岗|员工|工人|师傅|帮手|志愿者|同事)/u;

/** "Mit fünf Langzeitarbeitslosen möchte ich eine Werkstatt aufmachen": those who work for us are no number of the product. */
const isOfStaff = memoise((clause: Clause): boolean => {
  const { tokens, quantities, sentence } = clause;
  if (quantities.length !== 1 || quantities[0]?.kind !== 'count') return false;
  if (!sentence.isLatin) return withStaffHan.test(lettersOf(tokens));
  const words = wordsInFigures(tokens);
  return withStaff.some((pattern) => pattern.test(words));
});

/** Without a number of the product that counts who works for us. */
export const withoutStaffNumber = (claims: readonly Claim[]): Claim[] =>
  claims.filter(({ kind, clause }) => kind !== 'solutionDetail' || !isOfStaff(clause));
