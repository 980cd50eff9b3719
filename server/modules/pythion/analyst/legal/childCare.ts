import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { spacedWords, type Token } from '../text/token';

const place = '(?:kitas?|daycares?)';
const count =
  '(?:(?:a|an|the|one|two|three|our|local|many|most|some|few|other|eine|einer|die|der|den|zwei|drei|\\d+) )*';

/** "We run a daycare", "wir eröffnen eine Kita". */
const run = new RegExp(
  ` (?:run|runs|open|opened|opens|own|operate|start|started|found|founded|are|am|betreib\\S+|eröffn\\S+|gründ\\S+|leit\\S+) (?:(?:a|an|the|our|own|my|small|new|two|three|eine|unsere|zwei|home|licensed|\\d+) )*${place} `,
);
const served = [
  new RegExp(
    ` (?:to|for|with|at|in|through|via|by|from|of|among|between|near|outside|across|per|each|every|je|pro|an|für|bei|durch|über|von|mit|aus) ${count}${place} `,
  ),
  // "31 daycares hand out our cards", "daycares that stock it".
  new RegExp(
    ` ${place} (?:(?:already|now|also|that|which|who|and|die|schon) )*(?:hand|hands|give|gives|stock|stocks|buy|buys|bought|pay|pays|paid|use|uses|order|orders|ordered|sell|sells|recommend|recommends|show|shows|pass|passes|refer|refers|display|displays|lose|loses|spend|spends|put|told|said|say|signed|asked|want|try|tries|tried|test|tested|trial|verteilen|legen|kaufen|zahlen|zahlten|nutzen|bestellen|empfehlen|geben|haben|verlieren|probieren|probierten|testen|testeten|bezahlen|bekommen) `,
  ),
  // "Daycare partnerships", "the daycare owner".
  / (?:daycare|kita) (?:partner\S*|owners?|chains?|groups?|managers?|directors?|staff|teachers?|workers?|customers?|clients?|channel|boards?|notice|doors?|newsletters?|flyers?|fairs?|parents|mums|pick)(?= )/,
  // "We visited 12 daycares", "we supply daycares".
  new RegExp(
    ` (?:visit|visited|call|called|ask|asked|supply|supplies|serve|pay|contact|contacted|emailed|phoned|approached|interviewed|besuch\\S+|beliefer\\S+|frag\\S+) ${count}${place} `,
  ),
] as const;

/**
 * "31 daycares hand out our cards", "through daycare partnerships", "wir verkaufen über Kitas": they buy from us or tell of us, and
 * we care for no child. Not "we run a daycare".
 */
export const isServingDaycares = ({ tokens, sentence }: Clause): boolean => sentence.isLatin && isServing(tokens);

const isServing = memoise((tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return !run.test(words) && served.some((pattern) => pattern.test(words));
});
