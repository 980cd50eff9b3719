import type { Clause } from '../text/clause';
import { memoise } from '../text/memoise';
import { has, hasAny, lettersOf, spacedWords } from '../text/token';

const thing = '(?:an?|one|two|three|the|your|our|some|all|every|each|fresh|new|\\d+)';
const given = [
  ` you (?:\\S+ )?(?:get|receive) ${thing} `,
  " (?:we|it|the app|the service) (?:will |'ll |then |also )?(?:sends?|mails?|posts?|brings?|gives?|delivers?|texts?|e-?mails?|ships?) you ",
  ' (?:delivered|sent|shipped|posted) to (?:you|your) | (?:lands?|arrives?|drops?) (?:\\S+ ){0,2}?(?:in|at|on|through) your ',
  ' (?:du (?:\\S+ )?(?:bekommst|erhältst|kriegst)|(?:bekommst|erhältst|kriegst) du|ihr (?:bekommt|erhaltet|kriegt)|(?:bekommt|erhaltet|kriegt) ihr|(?:schicken|senden|liefern|bringen) wir (?:dir|euch)|wir (?:schicken|senden|liefern|bringen) (?:dir|euch)) ',
  ' (?:recibes|recibirás|recibe usted|te (?:enviamos|mandamos|llega|llevamos|traemos)|os (?:enviamos|mandamos|llega)) ',
].map((pattern) => new RegExp(pattern, 'u'));
const givenInChinese = /你(?:就|会|都|将|能)?[^,，。]{0,6}(?:收到|得到|拿到|领到)|给你(?:寄|送|发)|(?:寄|送|发)给你/u;

/** "When you ring a plumber, you get one answer in a week", "today you get a paper form", "you get the wrong size". */
const withoutUs =
  / (?:when|if|whenever|today|now|currently|otherwise|elsewhere|without|usually|wrong|late|fines?|penalty|penalties|bills?|spam|excuses?|wenn|heute|bisher|sonst|ohne|falsch\S*|rechnung(?:en)?|mahnung(?:en)?|strafe\S*|cuando|si|hoy|ahora|sin|multas?|facturas?|equivocad\S+) /;
const withoutUsInChinese = /现在|目前|平时|没|不|如果|罚单|账单|骚扰|垃圾|催款/u;

/** "Each Monday you get one poem by post", "te llega una caja cada mes", 你每周会收到一箱菜: what the product gives. */
export const isGivenToYou = memoise((clause: Clause): boolean => {
  const { tokens, context, sentence, speaker } = clause;
  if (speaker === 'rival' || speaker === 'quoted') return false;
  if (!sentence.isLatin) return givenInChinese.test(lettersOf(tokens)) && !withoutUsInChinese.test(lettersOf(context));
  const words = spacedWords(tokens);
  return (
    given.some((pattern) => pattern.test(words)) &&
    !withoutUs.test(spacedWords(context)) &&
    !hasAny(tokens, 'negation') &&
    !tokens.some((token) => token.pos === 'noun' && has(token, 'trouble', 'worse'))
  );
});
