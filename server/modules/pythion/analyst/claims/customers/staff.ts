import type { Quantity } from '../../text/quantities';
import type { Token } from '../../text/token';
import { aroundCount } from '../counts';

const hired = 'worker|helper|volunteer|employee';
/** Words for whoever works for somebody, whatever the trade. Some of them are taught: apprentices may pay us. */
export const employed = `${hired}|staff|personnel|colleague|apprentice|trainee|intern|assistant|crew`;

/** Who works for us, or beside us. */
export const staff = new RegExp(
  `^(?:driver|rider|courier|carer|cleaner|nurse|cook|tutor|teacher|sitter|founder|${hired})$`,
);

const worker =
  /^ (?:\S+ )?(?:drivers|riders|couriers|carers|cleaners|workers|helpers|volunteers|employees|nurses|cooks|tutors|teachers|sitters|founders|friends|colleagues|staff|\S*(?:mitarbeiter|helfer|pfleger|fahrer|putzer|lehrer|trainer)(?:n|innen)?|\S*(?:pflegekräften|hilfskräften|lehrkräften|angestellten|freunden|freundinnen|kollegen|kolleginnen|aushilfen|leuten)|emplead[oa]s|ayudantes|trabajador[ea]s|trabajadores|cuidador[ea]s|cuidadores|conductor[ea]s|conductores|repartidor[ea]s|repartidores|limpiador[ea]s|limpiadores|profesor[ea]s|profesores|enfermer[oa]s|colegas|amig[oa]s|soci[oa]s|voluntari[oa]s) /;
const beside =
  /(?<! (?:work|works|worked|working|deal|signed|trabajo|trabajamos|arbeiten|arbeite)) (?:with|mit|(?:junto )?con) $/;
const workerHan = /^[个名位](?:员工|同事|帮手|伙计|护工|师傅|司机|工人|店员|阿姨|志愿者|助手|合伙人|朋友)/u;

/** "I started a round with four carers", 和四个护工: those with whom we do the work are no customers; not "we work with 40 carers". */
export function isStaff(tokens: readonly Token[], count: Pick<Quantity, 'start' | 'end'>): boolean {
  const [before, after] = aroundCount(tokens, count);
  return /[和跟与同带请雇] $/u.test(before)
    ? workerHan.test(after.replaceAll(' ', ''))
    : beside.test(before) && worker.test(after);
}
