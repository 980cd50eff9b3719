import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { has, hasAny, isVerb, lettersOf, spacedWords, type Token } from '../../text/token';
import type { Check } from '../check';

const buying = / (?:compro|compramos|kaufe|kaufen|achetons|achète) /;
const ourBuying = / (?:we|i) (?:now )?(?:buy|bought|source|get|collect) /;

/** "We buy the wool from four farmers", "la lana la compro a cuatro ganaderos": what those do who supply us. */
export const isSupply = memoise((context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return (
    (buying.test(words) && / (?:a|bei|von|à|chez) (?:\S+ )?\S+ (?:que|die|der|das|qui) /.test(words)) ||
    (ourBuying.test(words) && / (?:from|off|of) (?:\S+ ){1,3}(?:who|that) /.test(words))
  );
});

/** "I don't know what happens when the drivers ring the trader", "what's wrong with it: insurance", 万一他自己做,我们就麻烦: what may go wrong for us. */
export const isOwnRisk: Check = ({ clauses, context }) =>
  clauses.every(({ sentence }) => sentence.isLatin)
    ? /^ what(?: 's| is) wrong with (?:it|this|us) /.test(spacedWords(context)) ||
      / (?:i|we) (?:do n't|don't|do not) know what (?:happens|will happen|we do) /.test(spacedWords(context))
    : /万一.*我们?就/u.test(lettersOf(context));

/** "Mostly small car traders, who buy on Copart": an answer that names who they are. */
export const isNamingOnly: Check = ({ context }) => {
  const who = context.findIndex(({ text }) => text === 'who');
  return (
    /^(?:mostly|mainly|usually|largely)$/.test(context[0]?.text ?? '') &&
    who > 0 &&
    !context.slice(0, who).some(isVerb) &&
    !hasAny(context, 'trouble', 'negation')
  );
};

/** "So what I did, I started with a WhatsApp group": how we began. */
export const isOwnStart: Check = ({ clauses }) =>
  clauses.every(({ speaker, tokens }) => speaker === 'own' && !hasAny(tokens, 'today', 'people')) &&
  clauses.some(({ tokens }) => tokens.some(({ text }) => /^(?:started|began|launched|opened)$/.test(text)));

/** "The home she is in now has 38 residents": how large a place is. */
export const isSizeOfPlace = ({ tokens }: Clause): boolean =>
  tokens.some(
    (token, index) =>
      token.lemma === 'have' &&
      tokens[index + 1]?.pos === 'num' &&
      has(tokens[index + 2], 'people') &&
      index + 3 >= tokens.length - 1,
  );

const customersToday =
  / (?:nutzen|benutzen|verwenden|haben|bestellen|zahlen|kaufen) (?:es|sie|ihn|uns|dafür|damit|bei uns) (?:\S+ ){0,2}?(?:heute|inzwischen|jetzt|aktuell|derzeit) | (?:lo|la|los|las) (?:usan|utilizan|tienen|compran|pagan) (?:hoy|ahora|actualmente) | (?:hoy|ahora|actualmente) (?:ya )?(?:lo|la|los|las) (?:usan|utilizan|tienen|compran|pagan) | (?:use|uses|have|pay for|buy) (?:it|them) (?:today|now) /;
const grown =
  /^ (?:(?:und|y|and|pero|aber) )?(?:jetzt|heute|inzwischen|mittlerweile|ahora|hoy) (?:ya )?(?:sind (?:es|wir)|haben wir|habe ich|son|somos|tengo|tenemos) (?:\S+ )?\d/;

/** "Elf nutzen es heute", "y ahora son 57": what is used or counted today is ours, and no habit of theirs. */
export const isCustomersToday = ({ tokens, sentence }: Clause): boolean => {
  if (!sentence.isLatin) return false;
  const words = spacedWords(tokens);
  return (
    grown.test(words) ||
    (customersToday.test(words) && tokens.slice(0, 4).some(({ pos, text }) => pos === 'num' || all.test(text)))
  );
};

const all = /^(?:alle|beide|todos|todas|ambos|ambas|all|both)$/;

/** 他们口头说目前不需要: what an authority says of today is no way of the customers. */
export const isSaidUnneeded = ({ tokens, sentence }: Clause): boolean =>
  !sentence.isLatin && /说(?:目前|现在|暂时)?不(?:需要|用|必)/u.test(lettersOf(tokens));
