import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { lettersOf } from '../../text/token';
import { wordsInFigures } from '../../text/figures';

/** What is sent, printed or paid for to win customers. */
const media = {
  en: String.raw`(?:mailshots?|mailing|ads?|adverts?|leaflets?|leafleting|flyers?|posters?|newsletters?|e-?mails?|letters?|postcards?|campaigns?|articles?|videos?|banners?|radio|cold calls?|calls|stalls?|stand|fair|posts?|listing)`,
  de: String.raw`(?:\S*(?:anzeigen?|flyer|postwurf\S*|mailing|rundmail|newsletter|zettel|plakate?|kaltanrufe?|anrufe|briefe|mails|artikel|videos?|messestand|kampagne|werbung))`,
  es: String.raw`(?:anuncios?|carteles|folletos?|buzoneo|boletín|correos|cartas|llamadas|campaña|vídeos?|artículo|publicidad|publicaciones|feria)`,
} as const;
const count = {
  en: String.raw`(?:us |me |in )?(?:(?:about|around|only|just|over|nearly) )?(?:\d+|an?|one|a couple of|a handful of|a few)`,
  de: String.raw`(?:mir |uns )?(?:(?:nur|etwa|rund|genau|gerade) )?(?:\d+|einen?|eine?|ein paar)`,
  es: String.raw`(?:(?:unos|unas|solo|sólo|casi) )?(?:\d+|un[oa]?)`,
} as const;
const results = {
  en: String.raw`(?:\S+ )?(?:jobs?|customers?|clients?|orders?|bookings?|sign-?ups?|enquiries|inquiries|members?|subscribers?|leads?|appointments?|trials?|users?|downloads?|replies|answers?|patients?|students?)`,
  de: String.raw`(?:\S+ )?(?:auftrag|aufträge|kunden?|kundinnen?|bestellungen?|buchungen?|anmeldungen?|anfragen?|mitglieder|termine?|probe\S+|antworten?|schüler)`,
  es: String.raw`(?:\S+ )?(?:trabajos?|clientes?|clientas?|pedidos?|reservas?|altas?|inscripciones|inscripción|socios?|citas?|alumnos?|alumnas?|respuestas?|encargos?)`,
} as const;

const winning = [
  String.raw` ${media.en} (?:\S+ ){0,7}(?:got|brought|won|gave|earned|landed|produced|generated|yielded) ${count.en} ${results.en}(?= )`,
  String.raw` (?:tried|ran|placed|bought|paid for|did|sent|posted|printed) (?:\S+ ){0,3}${media.en} (?:\S+ ){0,9}(?:and |which |that )?(?:got|brought|won|had|gave) ${count.en} ${results.en}(?= )`,
  String.raw` \d+ ${media.en} , (?:\S+ )?(?:\d+|one|a single|a) ${results.en}(?= )`,
  String.raw` ${media.de} (?:\S+ ){0,7}(?:brachten?|ergab|ergaben|gaben?|hat|haben) ${count.de} ${results.de}(?= )`,
  String.raw` \d+ ${media.de} , (?:davon |daraus )?(?:\d+|einen?|eine|ein einziger|eine einzige|ein) ${results.de}(?= )`,
  String.raw` ${media.es} (?:\S+ ){0,7}(?:me |nos )(?:trajo|trajeron|dio|dieron|consiguió|consiguieron) ${count.es} ${results.es}(?= )`,
  String.raw` \d+ ${media.es} , (?:\d+|un|una|un solo|una sola) ${results.es}(?= )`,
].map((pattern) => new RegExp(pattern));

/** "A mailshot to 500 takeaways got me three jobs", "120 Anrufe, ein einziger Auftrag": what was tried, and how many came of it. */
export const isWonBySpending = memoise(({ tokens, context, sentence, speaker, modality }: Clause): boolean => {
  if (!sentence.isLatin || modality !== 'fact' || !/^(?:own|people|other)$/.test(speaker)) return false;
  const words = wordsInFigures(tokens);
  if (!/\d| (?:a|an|one|ein|eine|einen|un|una) /.test(words)) return false;
  const match = winning.find((pattern) => pattern.test(words));
  if (match) return true;
  // "I did try Facebook ads, £180 over six weeks, got two bookings": the result is in the clause behind.
  const whole = wordsInFigures(context);
  return spent.test(words) && winning[1]!.test(whole);
});

const spent = new RegExp(
  String.raw` (?:tried|try|ran|placed|bought|paid for|did|sent|posted|printed) (?:\S+ ){0,3}${media.en} `,
);

/** "Two bookings, never again", "ninguno se apuntó", 一单没成: a way that brought too little. */
export const isGivenUp = memoise(({ context, sentence }: Clause): boolean =>
  sentence.isLatin
    ? / (?:never again|down the drain|waste of (?:money|time)|wasted|not worth|nobody (?:signed|came|answered|replied)|nie wieder|rausgeschmissen\S*|niemand (?:kam|hat)|ninguno se|nadie se|nunca más|tirad[oa] a la basura) /.test(
        wordsInFigures(context),
      )
    : /一单(?:都|也)?没|没(?:一个)?成|没(?:有)?人来|白花/u.test(lettersOf(context)),
);
