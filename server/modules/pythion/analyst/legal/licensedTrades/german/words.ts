const staff = String.raw`(?:bruder|schwester|schwestern|frau|mann|vater|mutter|onkel|tante|sohn|tochter|partner(?:in)?|\S*fahrer(?:innen)?|\S*leute|wachmänner|\S*wächter|türsteher|team|mitarbeiter(?:innen)?|\S*kräfte|pflegerinnen|pfleger|lehrer|piloten|detektive|anwältin|anwalt|verein|firma)`;
const who = String.raw`(?:wir|ich|(?:unsere?|meine?) (?:\S+ )?${staff})`;
const verb = (stems: string): string => `(?:${stems})(?:e|en|n|t|et|te|ten|st)?`;
export const gap = (most: number): string =>
  String.raw`(?:(?!(?:für|an|ohne|nicht|kein\S*|statt|über|software|app|programm|,|;) )\S+ ){0,${most}}?`;
/** The verb stands behind us, or before us: "nachts fahren wir …". A second verb follows "und". */
export const acts = (stems: string, object: string, most = 5): string =>
  String.raw` (?:${who} (?:(?:auch|jetzt|nun|schon|selbst) )*(?:(?:(?!(?:nicht|software|app) )\S+ ){1,7}?und )?${verb(stems)}|${verb(stems)} (?:wir|ich)) ${gap(most)}(?:${object})`;
export const build = (...patterns: string[]): RegExp => new RegExp(patterns.join('|'));
/** Not "Kita-Software", "Taxi Werbung": what follows is no second half. */
export const end = String.raw`(?= (?:[.,;:!?()–-]|in|im|am|an|auf|für|mit|und|oder|aber|seit|von|vom|bei|beim|bis|pro|per|ab|aus|ein|auf|zu|zum|zur|um|unter|über|hinter|neben|nach|vor|die|das|der|den|heim|runter|weg|wir|ich|jede[nrs]?|nachts|abends|täglich|ihnen|\d\S*|€)(?: |$)|$| ?$)`;
export const runs = 'betreib|eröffn|führ|leit|gründ|start|mach|bau|hab';
export const run = (heads: string): string =>
  acts(runs, `(?:${heads})${end}(?! (?:für|von) (?:\\S+ )?(?:hunde|katzen|tiere|pferde|igel) )`, 4);
export const people = String.raw`(?:leute|\S*menschen|patient(?:en|innen)|senior(?:en|innen)|rentner|fahrgäste|gäste|touristen|pendler|schüler|kinder|besucher|passagiere|kranke|alte|ältere|urlauber|angler|sie|ihn)`;
export const beasts = String.raw`(?:\S*lämmer|schafe|\S*schweine|ziegen|rinder|kühe|kälber|hühner|gänse|puten|enten|tiere|vieh|geflügel)`;
export const drinks = String.raw`(?:\S*schnaps|obstler|\S*brand|\S*wasser und \S*geist|gin|whisky|wodka|rum|\S*likör|korn|grappa|alkohol|branntwein|\S*geist)`;
