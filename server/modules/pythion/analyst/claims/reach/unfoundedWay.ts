import type { Clause } from '../../text/clause';
import { has, lettersOf, spacedWords } from '../../text/token';
import type { Check } from '../check';
import { isRefundedByUs } from '../customers/refunded';
import { isSuppliedInChinese } from '../money/othersTerms';
import { isSpentByUs } from '../money/spent';
import { isFragmentOnly } from '../unstated';
import { isLeafing, isOtherFound } from './approach';
import { isFinding } from './arrival';
import { isFailedTry, isRefusedWay } from './failedTry';
import { isAskedForPlace, isTodaysWay, isWayOpen } from './noWay';
import { isRecommendedOnly } from './recommendedOnly';
import { isRevenueSource } from './revenueSource';
import { isSupplied } from './sending';
import { isMeetingPlace } from './way';

/** "Our agency sends one", "we post it in four days": what we deliver, and no way to those who buy. */
const isDelivery = ({ speaker, tokens }: Clause): boolean => {
  const verb = tokens.findIndex(({ pos }) => pos === 'verb');
  return (
    speaker === 'own' &&
    /^(?:send|post|ship|deliver|bring|return)$/.test(tokens[verb]?.lemma ?? '') &&
    !tokens.slice(verb + 1).some((token) => isMeetingPlace(token) || has(token, 'customer', 'people', 'own'))
  );
};

const origin =
  / (?:ideas?|questions?|suggestions?|wishes|requests?|data|feedback) (?:\S+ ){0,2}?(?:came|comes?) from | (?:kund\S+|clientes) (?:\S+ )?(?:kommen|sind|vienen|son) (?:aus|de) (?!(?:de[nrm]?|einer?|l[oa]s?|el|un[oa]?|boca|mano) )\S+(?= [.,;]| $)/;

/** "Half of the ideas came from them", "los clientes vienen de Lleida": what comes is no customer, or where they live. */
const isOrigin = ({ tokens }: Clause): boolean => origin.test(spacedWords(tokens)) && !tokens.some(isMeetingPlace);

const offDuty =
  / (?:come|comes|came|coming|get|gets|go|goes) (?:off|home|in|out|back|out of|home from|back from|in from|off from) (?:(?:a|the|their|his|her|night|late|early|long) )*(?:shifts?|work|duty|school|nursery|bed|nights|theatre|sea|field|fields|watch|days?)(?= )/;

/** "They come off shift and the canteen has nothing": where they come from, and no way to them. */
const isOffDuty = ({ tokens }: Clause): boolean =>
  offDuty.test(spacedWords(tokens)) && !tokens.some(({ text }) => /^(?:us|me|our|my|we|i)$/.test(text));

const isHelperFound = ({ tokens }: Clause): boolean => tokens.some((_, index) => isOtherFound(tokens, index));

const refusingToBuy =
  / (?:said|told (?:us|me)|sagten|sagte|meinten|dijeron|dijo) (?:\S+ ){0,6}?(?:not|n't|no|keine[nrs]?|nicht) (?:\S+ ){0,6}?(?:use|buy|introduce|install|adopt|nutzen|kaufen|einführen|verwenden|usar|comprar|instalar) /;

/** "Zwei sagten, sie dürften keine neue Software einführen": who refuses tells no way to them. */
const isToldRefusal = ({ context }: Clause): boolean => refusingToBuy.test(spacedWords(context));

const rival = /rival|compet|konkurr|mitbewerb/;
const othersWay =
  / (?:rivals?|competitors?|competition|konkurrent\S*|konkurrenz|mitbewerber\S*|competencia|competidor\S*) (?:' ?s? |'s )?(?:\S+ )?(?:leaflets?|flyers?|posters?|adverts?|ads?|mailings?|newsletters?|flyer|anzeigen?|plakate?|folletos?|anuncios?|carteles?) | (?:flyer|anzeigen?|plakate?|prospekte?) (?:der konkurrenz|(?:des|eines) (?:konkurrenten|mitbewerbers)) | (?:folletos?|anuncios?|carteles?) (?:de (?:la|un[oa]?) |del )?(?:competencia|competidor\S*) /;

/** "The club put a rival's leaflet in its mailing": their way. */
const isOthersWay = ({ context, sentence }: Clause): boolean =>
  sentence.isLatin && rival.test(spacedWords(context)) && othersWay.test(spacedWords(context));

/** 奶茶店从批发商那里进货: how they buy today. */
const isSuppliedByOthers = ({ context, sentence }: Clause): boolean =>
  !sentence.isLatin && isSuppliedInChinese(context);

/** 我跟居委会的大姐们还没搭上话: whom we haven't spoken to. */
const isUncontacted = ({ tokens, sentence }: Clause): boolean =>
  !sentence.isLatin &&
  /[跟和与](?!我)[^,，。]{1,10}(?:还|也|都|一直)?没(?:有)?(?:搭上话|说上话|接上头|联系(?:上|过)|打过招呼|打过交道)/u.test(
    lettersOf(tokens),
  );

/** "Two ordered one for the window": what it was bought for. A way stands behind another word: "ordered from the leaflet". */
const isBoughtFor = ({ tokens, speaker, sentence }: Clause): boolean =>
  sentence.isLatin &&
  speaker === 'people' &&
  / (?:ordered|bought|took|booked|bestellten?|kauften?|compraron|pidieron) (?:\S+ ){1,3}?(?:for|für|para) (?:the|their|his|her|an?|das|die|den|ihre?n?|el|la|su|sus) \S+(?= [.,;]| $)/.test(
    spacedWords(tokens),
  );

const work =
  /^ (?:(?:i|we) (?:repair|fix|mend|paint|clean|restore|build|install|tune|sharpen)|(?:ich|wir) (?:repariere|streiche|reinige|putze|baue|restauriere|schleife)n?|(?:yo )?(?:repar|arregl|pint|limpi|restaur|instal|fabric|mont|afin|afil)(?:o|amos)) (?:[^\s.,;:]+ ){1,3}?(?:in|en) [^\s.,;:]+ [.!]? ?$/;

/** "Reparo barcos en Cádiz": what we do and where, and no way to customers. */
const isWorkInPlace = ({ tokens, sentence }: Clause): boolean =>
  sentence.isLatin && work.test(spacedWords(tokens)) && !tokens.some(isMeetingPlace);

/** Whether no way to customers is told. */
export const isNoWay: Check = (reading) =>
  isFragmentOnly(reading) ||
  reading.clauses.some(
    (clause) =>
      isOffDuty(clause) ||
      isBoughtFor(clause) ||
      isFinding(clause) ||
      isAskedForPlace(clause) ||
      isSuppliedByOthers(clause) ||
      isRecommendedOnly(clause) ||
      isRefundedByUs(clause),
  ) ||
  reading.clauses.every((clause) =>
    [
      isDelivery,
      isWorkInPlace,
      isUncontacted,
      isHelperFound,
      isOrigin,
      isLeafing,
      isSupplied,
      isSpentByUs,
      isTodaysWay,
      isWayOpen,
      isRevenueSource,
      isToldRefusal,
      isRefusedWay,
      isOthersWay,
    ].some((is) => is(clause)),
  );

const donePast = /[了过已来]|\d|[一二两三四五六七八九十百千]/u;

/** 推广主要靠小红书和抖音, "Google Ads brachten keinen einzigen Abschluss": how it is meant to go, or a try, and nothing that came of it. */
export const isUntried: Check = ({ clauses, context }) =>
  clauses.some(isFailedTry) || (clauses[0]?.sentence.isLatin === false && !donePast.test(lettersOf(context)));
