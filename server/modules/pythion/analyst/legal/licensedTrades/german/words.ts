import { anyAfterSpace } from '../trade';

const staff = String.raw`(?:bruder|schwester|schwestern|frau|mann|vater|mutter|onkel|tante|sohn|tochter|partner(?:in)?|\S*fahrer(?:innen)?|\S*leute|wachmänner|\S*wächter|türsteher|team|mitarbeiter(?:innen)?|\S*kräfte|pflegerinnen|pfleger|lehrer|piloten|detektive|anwältin|anwalt|verein|firma)`;
const who = String.raw`(?:wir|ich|(?:unsere?|meine?) (?:\S+ )?${staff})`;
const verb = (stems: string): string => `(?:${stems})(?:e|en|n|t|et|te|ten|st)?`;
export const gap = (most: number): string =>
  String.raw`(?:(?!(?:für|an|ohne|nicht|kein\S*|statt|über|software|app|programm|,|;) )\S+ ){0,${most}}?`;
const subject = String.raw`${who} (?:(?:auch|jetzt|nun|schon|selbst) )*(?:(?:(?!(?:nicht|software|app) )\S+ ){1,7}?und )?`;
const doneByUs = (stems: string): string => ` (?:${subject}${verb(stems)}|${verb(stems)} (?:wir|ich)) `;
/** The act alone, whoever does it: quick to rule out, as few sentences have its verb and object. */
export const withoutSubject = (act: RegExp): string => act.source.replaceAll(subject, '');
/** No preposition stands before the object: not "mit einer Apotheke", "als Fahrschule". */
const direct =
  '(?<! (?:mit|bei|von|vom|beim|aus|nach|als|wie|zu|zum|zur|im|am|auf|in) (?:(?:de[mnr]|eine[mr]|unsere[mr]|meine[mr]|ihre[mr]|zwei|drei|vielen|mehreren) )?)';
/** The verb stands behind us, or before us: "nachts fahren wir …". A second verb follows "und". */
export const acts = (stems: string, object: string, most = 5): string =>
  String.raw`${doneByUs(stems)}${gap(most)}${direct}(?:${object})`;
export const build = (...patterns: string[]): RegExp => new RegExp(anyAfterSpace(patterns));
/** Not "Kita-Software", "Taxi Werbung": what follows is no second half. */
export const end = String.raw`(?= (?:[.,;:!?()–-]|in|im|am|an|auf|für|mit|und|oder|aber|seit|von|vom|bei|beim|bis|pro|per|ab|aus|ein|auf|zu|zum|zur|um|unter|über|hinter|neben|nach|vor|die|das|der|den|heim|runter|weg|wir|ich|jede[nrs]?|nachts|abends|täglich|ihnen|\d\S*|€)(?: |$)|$| ?$)`;
const runs = 'betreib|eröffn|führ|leit|gründ';
/** "Im Mai in Köln": when and where, before an article. */
const place = String.raw`(?:(?:auch|jetzt|nun|schon|selbst|bald|dort|gemeinsam|zusammen) |(?:seit|ab|in|im|am|auf|neben|über) (?:\S+ ){1,3}?(?=(?:eine?n?|das|die|den|unsere?n?|meine?n?) ))*`;
const article = '(?:eine?n?|das|die|den|unsere?n?|meine?n?|zwei|drei|vier|mehrere|\\d+)';
const adjective = '(?:klein|neu|eigen|privat|mobil|alt|zweit|dritt|erst|frei|städtisch|fahrend|groß)(?:e[nsr]?)?';
const ofPeople = '(?! (?:für|von) (?:\\S+ )?(?:hunde|katzen|tiere|pferde|igel) )';
/** The place is the object of running it: "wir betreiben in Köln eine Kita", "wir machen eine Kita auf". */
export const run = (heads: string): string => {
  const object = `(?:(?:${article}|${adjective}) )*(?:${heads})`;
  return anyAfterSpace([
    `${doneByUs(runs)}${place}${object}${end}${ofPeople}`,
    `${doneByUs('mach')}${place}${object}${end}(?: \\S+){0,4}? auf(?= )`,
    `${doneByUs('hab')}${place}${object}(?: (?:in|im|am|auf|neben|mit|für) \\S+){0,2} (?:eröffnet|gegründet|aufgemacht|übernommen)(?= )`,
  ]);
};
export const people = String.raw`(?:leute|\S*menschen|patient(?:en|innen)|senior(?:en|innen)|rentner|fahrgäste|gäste|touristen|pendler|schüler|kinder|besucher|passagiere|urlauber|angler|(?:kranke|alte|ältere)(?= (?:zum|zur|nach|ins|in|mit|von|für) ))`;
export const beasts = String.raw`(?:\S*lämmer|schafe|\S*schweine|ziegen|rinder|kühe|kälber|hühner|gänse|puten|enten|tiere|vieh|geflügel)`;
export const drinks = String.raw`(?:\S*schnaps|obstler|\S*brand|\S*wasser und \S*geist|gin|whisky|wodka|rum|\S*likör|korn|grappa|alkohol|branntwein|\S*geist)`;
