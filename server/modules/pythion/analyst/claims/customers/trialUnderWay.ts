import { writtenWords, type Clause } from '../../text/clause';
import type { Claim } from '../claim';

const trial =
  / (?:on|in|using|with|started|have|during) (?:an? |our |the |their )?(?:\S+ )?(?:free|unpaid) (?:\S+ )?(?:trials?|pilots?|tests?|betas?|versions?) | (?:test|try|testing|trying|use|using) (?:it|our \S+|the \S+) (?:\S+ )?(?:for free|free of charge|without paying) | (?:kostenlose[nmrs]?|gratis|unbezahlte[nmr]?) (?:\S+ )?(?:test\S*|pilot\S*|probe\S*) | (?:testen|nutzen|probieren) (?:\S+ ){0,4}?(?:kostenlos|gratis|umsonst) | (?:prueba|pruebas|piloto|versión) (?:gratuit[oa]s?|gratis) | (?:prueban|usan|están probando) (?:\S+ ){0,4}?(?:gratis|sin pagar) /;
const hanTrial = /免费(?:试用|试点|体验|测试|使用)|试用期|试用中/u;
const over =
  / (?:ended|over|expired|finished|ran out|run out|after (?:the|their|a|our) (?:\S+ )?(?:trial|pilot|test)|vorbei|abgelaufen|beendet|zu ende|nach (?:dem|der) (?:\S+ )?(?:test\S*|pilot\S*|probe\S*)|terminó|terminaron|acabó|acabaron|tras (?:la|el) (?:prueba|piloto)|después de (?:la|el) (?:prueba|piloto)|refus\S+|declined|said no|lehn\S+|abgelehnt|rechaz\S+) /;
const hanOver = /结束|到期|用完|之?后(?:没|都没|不)|拒绝|不愿/u;
const notYet = / (?:yet|so far|so_far|until now|noch|bisher|bislang|todavía|aún|por ahora) |还没|尚未|暂时|目前/u;

/**
 * "3 firms are on a free trial and none of them pays yet": nobody was asked to pay, and nobody refused. Who didn't pay when the trial
 * had ended is counted.
 */
export function withoutTrialsUnderWay(claims: readonly Claim[], clauses: readonly Clause[]): readonly Claim[] {
  if (!claims.some(({ kind }) => kind === 'nobodyPaid')) return claims;
  return claims.filter(({ kind, clause }) => kind !== 'nobodyPaid' || !isUnderWay(clause, clauses));
}

function isUnderWay(clause: Clause, clauses: readonly Clause[]): boolean {
  const words = writtenWords(clause);
  const first = clauses.findIndex(({ sentence }) => sentence === clause.sentence);
  const before = clauses[first - 1];
  const told = before ? writtenWords(before) : '';
  if (isOver(words) || isOver(told)) return false;
  return isTrial(words) || (notYet.test(words) && isTrial(told));
}

const isTrial = (words: string): boolean => trial.test(words) || hanTrial.test(words);
const isOver = (words: string): boolean => over.test(words) || hanOver.test(words);
