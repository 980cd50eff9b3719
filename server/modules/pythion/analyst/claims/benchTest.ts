import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { hasAny, lettersOf, spacedWords } from '../text/token';
import type { Claim } from './claim';

const bench =
  / (?:(?:im|in einem|beim|in) (?:dauerversuch|dauertest|laborversuch|laborversuchen|laborversuche|labortest|labortests|prüfstandsversuch|materialprüfung)|auf (?:dem|einem|unserem) prüfstand|im (?:\S+ )?labor(?! (?:des|der|unserer|unseres) )|(?:in|on) (?:a|an|the|our) (?:\S+ )?(?:endurance|fatigue|bench|lab|laboratory) (?:test|tests|trial|run)|in (?:endurance|bench|lab|laboratory) tests?|on (?:a|the|our) test (?:rig|bench|stand)|in (?:the|a|our) (?:\S+ )?(?:lab|laboratory)(?! of )|en (?:el|un|nuestro) (?:banco de pruebas|laboratorio(?! del? )|ensayo de (?:resistencia|fatiga|duración))|en (?:ensayos|pruebas) de (?:laboratorio|resistencia|fatiga)) /;
const benchHan = /(?:实验室|台架|耐久试验|寿命试验|疲劳试验|测试台)/u;
const customers =
  / (?:kunden|kundin|kunde|customers?|clients?|users?|nutzer\S*|clientes?|usuari[oa]s|samples?|\S*proben|muestras|patients?|patienten|pacientes) /;

/** "Im Dauerversuch an der Hochschule hielten unsere Räder 11.500 Stunden": measured, and used by nobody yet. */
const isOnBench = memoise(({ context, sentence }: Clause): boolean => {
  if (!sentence.isLatin) return benchHan.test(lettersOf(context)) && !/客户|用户/u.test(lettersOf(context));
  const words = spacedWords(context);
  return bench.test(words) && !customers.test(words) && !hasAny(context, 'pay');
});

/** Without the real use of what only a bench has used. */
export const withoutBenchUse = (claims: readonly Claim[]): Claim[] =>
  claims.filter(({ kind, clause, evidence }) => kind !== 'realUse' || evidence >= 5 || !isOnBench(clause));
