import { wordsInFigures } from './figures';
import { memoise } from './memoise';
import { us } from './ourselves';
import type { Token } from './token';

const workplace =
  '(?:place|shop|firm|company|school|studio|garage|salon|bakery|restaurant|café|cafe|kitchen|practice|clinic|workshop|business|yard|farm|centre|center|gym|agency|bar|pub|hotel|lab|office|outfit|surgery|nursery)';
const worked =
  "(?:did my \\S+|(?:have |had |'d )?(?:worked|trained|learned|learnt|taught|served|cooked|apprenticed)|was (?:trained|apprenticed|employed|a \\S+)|used to \\S+)(?: (?:at|in|for|under|before|previously|until then|till then|my trade|as an? \\S+)(?= ))*";
const earlier = '(?:old|former|last|previous|ex -)';
const person =
  '(?:man|woman|guy|lady|lad|fella|fellow|bloke|chap|girl|couple|shop|stall|kiosk|stand|firm|salon|garage|bakery)';
const beside = '(?:beside|next to|opposite|across from|over from|down from|along from)';

/** Who is named by our past or our place, and isn't us: "the shop where I did my apprenticeship", "the man beside mine". */
const naming = [
  `(?:(?:in|at|for|with) )?(?:the|an?|that|my) (?!\\d)(?:\\S+ ){0,2}?${workplace} (?:(?:where|that|which) )?(?:i|we) ${worked}`,
  `where (?:i|we) ${worked}`,
  `(?:(?:in|at|for|with) )?(?:my|our) ${earlier} (?:\\S+ )?(?:boss|employer|job|workplace|${workplace})`,
  "in my (?:great )?(?:grand)?(?:dad|father|granddad|grandad|mum|mother|mam|uncle|aunt|boss) 's (?:time|days?)",
  `the ${person} (?:in (?:the|a) \\S+ )?${beside} (?:mine|ours|us|me)`,
].join('|');
const named = new RegExp(`^ (?:(?:and|but|also) )?(?:${naming})(?= )`, 'u');
const namings = new RegExp(`(?<= )(?:${naming})(?= )`, 'gu');

/** Named apart from us: "glazier in Ennis I know did 177 panes", "the franchise has 90,000 gardens", "seven of ten at theirs". */
const apart = [
  '^ (?!(?:my|our|we|i|the|an?|in|on|at|by|to|of|for|from|every|each|\\d\\S*) )(?:\\S+ )?\\S*[^s ] (?:in|from|near|outside|over in) (?:\\S+ ){1,2}(?:that |who )?(?:i|we) (?:know|knew|heard of|read about) (?:who |that )?(?:has|have|had|did|does|sold|sells|made|makes|runs|ran|got|gets|took|takes) ',
  '^ (?:(?:and|but) )?the (?:franchise|franchisor|parent company|head office) (?:already |now )?(?:has|have|had|sold|sells|serves?|did|does|counts) ',
  '^ with the (?:\\S+(?:ish|ian|ese|can)|german|french|dutch|greek|swiss|other|rival) (?:one|app|tool|system|firm|version) ',
  ' (?:at|with|in) (?:theirs|(?:his|her|their) (?:place|shop|firm|one)) ',
  '^ (?:\\d\\S*) (?:\\S+ ){1,2}(?:is|are|was|were) what (?:the|an?|another|some) (?:\\S+ ){1,6}?(?:had|has|did|does|sold|sells|got|took|made|makes|saw) ',
  '^ the (?:\\S+ )?\\S*[^s ] (?:over|down|up|out) (?:in|at|by|near) \\S+ (?:\\S+ )?(?:is (?:booked|full|packed|sold out)|has (?:a waiting list|\\d\\S* (?:customers|clients|members|subscribers|bookings))|sold|sells) ',
].map((pattern) => new RegExp(pattern, 'u'));
const known = / (?:that |who )?(?:i|we) (?:know|knew|heard of|read about)(?= )/gu;

/** They deal with us after all: "the shop beside mine has ordered 40 jars". */
const deals =
  / (?:from|to|with|for|through|by) (?:us|me|ours|mine) | (?:pays?|paid|asked|rings?|sends?) (?:us|me) | (?:ordered|buys?|bought|renewed|rented|tried|tested|(?:orders|uses|rents) \d+) /u;

/**
 * What was counted where we worked before, next door, or at a business that we only know: "the shop where I did my apprenticeship
 * has rehaired 630 bows", "the man in the kiosk beside mine has 2,046 repairs", "in my granddad's time fourteen boats had nets off
 * us". Not "the firm where I trained has ordered 40 from us", "the shop beside mine pays me".
 */
export const isOthersPlace = memoise((tokens: readonly Token[]): boolean => {
  const text = wordsInFigures(tokens);
  if (!/\d/.test(text)) return false;
  if (/ in my \S+ 's (?:time|days?) /u.test(text)) return named.test(text);
  if (deals.test(text)) return false;
  if (named.test(text))
    return !us.test(text.replace(namings, 'x').replace(/ (?:he|she|they) (?:showed|told) (?:me|us) /u, ' '));
  return apart.some((pattern) => pattern.test(text)) && !us.test(text.replace(known, ' '));
});
