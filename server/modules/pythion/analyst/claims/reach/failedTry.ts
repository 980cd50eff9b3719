import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { hasAny, lettersOf, spacedWords } from '../../text/token';

const way =
  / (?:(?:facebook|google|instagram|tiktok|linkedin|meta)(?:-?\S*)?|ads?|adverts?|advertising|campaigns?|flyers?|leaflets?|posters?|mailings?|mailshots?|newsletters?|anzeigen?|werbung|werbeanzeigen?|kampagnen?|plakate?|messe|anuncios?|publicidad|campañas?|folletos|carteles|feria) /;
const none = [
  / (?:no|zero|0|not (?:a|one|1)(?: single)?|(?:not|n't) (?:\S+ )?(?:a single|one|any)|without (?:a single|any|one)) (?:\S+ )?(?:sign(?:-| - )?ups?|customers?|clients?|orders?|sales?|bookings?|leads?|buyers?|subscribers?|registrations?|enquir\S+|inquir\S+|repl(?:y|ies)|results?|users?|members?) /,
  / (?:brought|got|yielded|produced|gave|won)(?: (?:us|me))? (?:nothing|nobody|no one|no_one|none) /,
  / (?:keine?[nr]?|nicht (?:1|eine?[nr]?)|null|0)(?: einzige[nrs]?)? (?:kund\S+|abschl\S+|anmeldung\S*|bestellung\S*|auftrag|aufträge|buchung\S*|anfragen?|verkauf|verkäufe|antwort\S*|rückmeldung\S*|nutzer\S*) | (?:brachten?|ergab|ergaben) (?:uns |mir )?(?:gar )?nichts | nichts gebracht /,
  / (?:ni (?:un|una|1)(?: sol[oa])?|ningún|ninguna|cero|0) (?:client\S+|pedidos?|ventas?|reservas?|registros?|altas?|alumn\S+|inscripci\S+|suscript\S+|contratos?|respuestas?|usuari\S+) | no (?:nos |me )?(?:trajo|trajeron|dio|dieron|conseguimos|conseguí|sacamos|vino) (?:a )?(?:nada|nadie) /,
];
const ours =
  / (?:we|i|us|me|our|my|wir|ich|uns|mir|unsere\S*|nos|me|nuestr\S+|\S+(?:amos|imos)|gasté|conseguí|probé|puse) /;

/** What is told of a try: "Google Ads brachten …"; not "Google Ads bringen den Bäckern …". */
const past = / (?:brought|got|yielded|produced|gave|won|brachten?|gebracht|ergab|ergaben|trajo|trajeron|dio|dieron) /;

const wayInChinese = /广告|抖音|小红书|百度|朋友圈|传单|公众号/u;
const noneInChinese =
  /一(?:个|家|单|位)[^,，。;]{0,6}[都也]没|没有?(?:一个|一家|一单|任何)(?:人|客户|用户|订单)|零(?:客户|订单|注册|转化)/u;

/**
 * "I tried Facebook ads (£600, no sign-ups)", "Google Ads brachten keinen einzigen Abschluss", "en Facebook gastamos 600 euros y no
 * conseguimos ni un cliente": a way that we tried and that brought nobody. Not "bakers run ads and get no orders": theirs.
 */
export const isFailedTry = ({ context, speaker, sentence }: Clause): boolean =>
  speaker !== 'rival' &&
  speaker !== 'report' &&
  speaker !== 'quoted' &&
  (sentence.hasLatin ? isFailedInWords(context) : isFailedInLetters(context));

const isFailedInWords = memoise((context: Clause['context']): boolean => {
  const words = spacedWords(context);
  const at = way.exec(words)?.index ?? -1;
  if (at < 0 || !none.some((pattern) => pattern.test(words))) return false;
  // "Google Ads brachten …": the way does it, and nobody else is named.
  const isFirst = at === 0;
  return ours.test(words) || (isFirst && past.test(words) && !hasAny(context, 'people'));
});

const isFailedInLetters = memoise((context: Clause['context']): boolean => {
  const letters = lettersOf(context);
  return wayInChinese.test(letters) && noneInChinese.test(letters) && /我|咱|^(?:花|投|在)/u.test(letters);
});
