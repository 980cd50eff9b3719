import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { fitsAny, sortPatterns } from '../../text/patterns';
import { makeClaim, type Claim } from '../claim';
import { isPlainFact } from '../plainFact';

const skill = sortPatterns([
  /^ (?:and |but )?(?:i|we) (?:can )?(?:code|program|programme|develop|build|design|bake|cook|sew|weld|solder|make|do) (?:it |them |everything |all of it |the (?:app|software|programming|coding|site|website|code|bread|woodwork|electronics) )?(?:myself|ourselves) /,
  / (?:i|we) (?:write|wrote|do|did) (?:all |most of )?the (?:code|software|programming|coding) (?:myself|ourselves) /,
  / (?:ich|wir) (?:programmiere|programmieren|entwickle|entwickeln|baue|bauen|backe|backen|nähe|nähen|schweiße|schweißen) (?:\S+ ){0,3}?selbst | (?:programmiere|entwickle|baue) ich (?:\S+ ){0,3}?selbst /,
  / (?:programo|programamos|desarrollo|desarrollamos|cocino|coso|sueldo|lo hago|lo hacemos|la hago) (?:\S+ ){0,2}?(?:yo mism[oa]|nosotr[oa]s mism[oa]s) | yo mism[oa] (?:programo|desarrollo|cocino|coso|hago) /,
  /(?:我|我们)(?:自己)?(?:会|能)?(?:自己)(?:写代码|编程|开发|写程序|做面包|烤|缝|焊)|代码(?:都)?是我(?:们)?自己写的/u,
]);

/** "I code myself", "ich programmiere selbst": what the founder can do. */
const isOwnSkill = memoise((clause: Clause): boolean => isPlainFact(clause) && fitsAny(clause, skill));

const shown = 3;

/** A skill that fits what is offered. */
export const readOwnSkills = (clauses: readonly Clause[]): Claim[] =>
  clauses.filter(isOwnSkill).map((clause) => makeClaim('proof', clause, { evidence: shown }));
