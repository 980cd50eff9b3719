import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf, spacedWords } from '../../text/token';

const year = String.raw`\S+ (?:\S+ )?(?:jahre?n?|years?|años?)(?: |$)`;
const funds = [
  ` (?:übernimmt|übernehmen|fördert|fördern|bezahlt|zahlt|zahlen|finanziert|finanzieren|trägt|tragen|bezuschusst|bezuschussen|unterstützt|unterstützen|sponsert|erstattet|gewährt) (?:\\S+ ){0,8}?${year}`,
  ` ${year}(?:lang )?(?:\\S+ )?(?:übernimmt|fördert|bezahlt|zahlt|finanziert|trägt|bezuschusst|unterstützt|sponsert|erstattet) `,
  ` (?:covers?|will cover|pays?|funds?|sponsors?|subsidi[sz]es?|finances?|supports?|grants?) (?:\\S+ ){0,10}?(?:for|over) ${year}`,
  ` (?:cubre|paga|financia|subvenciona|asume|costea|cubrirá|pagará|apoya) (?:\\S+ ){0,10}?${year}`,
  // "Die Förderung läuft zwei Jahre", "the grant runs for three years".
  ` (?:\\S*förderung|\\S*zuschuss|\\S*stipendium|grant|subsidy|funding|scholarship|subvención|beca|ayuda) (?:\\S+ ){0,6}?${year}`,
].map((pattern) => new RegExp(pattern, 'u'));
const fundsHan =
  /(?:补贴|资助|承担|出资|拨款|报销|赞助|扶持)[^，。；]{0,12}年|年[^，。；]{0,8}(?:补贴|资助|承担|出资|拨款|报销|赞助|扶持)/u;
const ourWork =
  / (?:ich|wir|i|we|my|our|mein\S*|unser\S*|yo|mi|nuestr[oa]s?|tengo|tenemos|llevo|llevamos|gearbeitet|worked) /;

/** "Das Jobcenter übernimmt zwei Jahre lang 75 Prozent der Löhne": how long somebody pays for us, and no years of the team. */
export const isYearsOfFunding = memoise(({ tokens, sentence }: Clause): boolean => {
  if (!sentence.isLatin) return fundsHan.test(lettersOf(tokens)) && !lettersOf(tokens).startsWith('我');
  const words = spacedWords(tokens);
  return funds.some((pattern) => pattern.test(words)) && !ourWork.test(words);
});
