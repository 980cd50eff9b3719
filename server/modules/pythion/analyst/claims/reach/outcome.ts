import type { Clause } from '../../text/clause';
import { memoise } from '../../text/memoise';
import { readQuantities } from '../../text/quantities';
import { has, hasAny, spacedWords, wordsBefore } from '../../text/token';
import { isAgentive } from '../people/agentive';

/** A way and what came of it in few words. */
export const isWayWithOutcome = memoise(
  (clause: Clause): boolean =>
    clause.sentence.isLatin &&
    !hasAny(clause.context, 'rival', 'hedge', 'condition') &&
    [isMostThrough, isAskedAndWon, isPostAnswered, isPassedOn, isToldHow, isOneInSome].some((is) => is(clause)),
);

const mostThrough =
  / (?:die meisten|die hälfte|fast alle|alle|viele|most|most of them|half|half of them|nearly all|almost all|all|many|la mayoría|casi todos|casi todas|la mitad|todos|la plupart|presque tous|presque toutes|quase todos|quase todas|a maioria) (?:über|durch|via|through|thanks to|por|gracias a|a través de|par|grâce à|pelo|pela|pelos|pelas) /;

/** "62 Reparaturen, die meisten über zwei Akustiker", "40 orders, most through two vets"; not "die meisten über 60 Jahre". */
function isMostThrough({ tokens, context, speaker }: Clause): boolean {
  const words = spacedWords(tokens);
  const match = mostThrough.exec(words);
  if (!match || speaker === 'rival' || speaker === 'report') return false;
  const at = words
    .slice(0, match.index + match[0].length)
    .trim()
    .split(' ').length;
  const counted = readQuantities(wordsBefore(context, tokens[at - 1]));
  const [first, second] = tokens.slice(at, at + 4).filter(({ pos }) => pos !== 'det' && pos !== 'adj');
  const head = first?.pos === 'num' ? second : first;
  return (
    counted.some(({ kind, value }) => kind === 'count' && value > 1) &&
    head?.pos === 'noun' &&
    (has(head, 'people', 'partner', 'venue', 'channel', 'customer') ||
      isAgentive(head.lemma) ||
      first?.pos === 'num') &&
    !tokens
      .slice(at, at + 4)
      .some((token) => has(token, 'worse') || times.test(token.text) || readQuantities([token])[0]?.kind === 'money') &&
    !readQuantities(tokens).some(({ kind, start }) => kind !== 'count' && start >= at - 1 && start <= at + 1)
  );
}

const times =
  /^(?:years?|months?|weeks?|days?|jahre?n?|monate?n?|wochen?|tagen?|winter|sommer|summer|años?|meses|ans|anos|euros?)$/;

const asked =
  / (?:\d+|\S+) (?:\S+ ){1,3}(?:angeschrieben|angerufen|angesprochen|besucht|abgeklappert|gefragt)(?= )| (?:wrote to|emailed|called|rang|phoned|visited|asked|walked into|went to|tried|knocked on|messaged|approached) (?:\d+|\S+) | (?:escribí a|escribimos a|llamé a|llamamos a|visité|visitamos|pregunté en|preguntamos en|entré en) (?:\d+|\S+) /;

/** What those who were asked did for us or took from us. */
const won =
  / (?:let|allowed) (?:us|me) (?!see|watch|look|read|count|weigh|measure|record|film|ask|talk|interview|photograph)| (?:invited|booked|hired) (?:us|me) | (?:gave|lent) (?:us|me) (?:an? |their |the )?(?:\S+ )?(?:order|contract|slot|shelf|space|spot|stand|corner|table|key|go|try|deposit|box|bin) | (?:said yes|signed up|took (?:one|a|it|the)|bought (?:one|it)|joined|agreed to) | (?:stell|gab|lieh|nahm|ließ|lud)(?:t?en?|en)? (?:uns|mich|mir) | (?:haben|hatten) (?:zugesagt|mitgemacht|bestellt|gekauft|ja gesagt) | (?:sagten zu|machten mit|sagten ja|bestellten|kauften) | (?:nos|me) (?:dejaron|dieron|pusieron|prestaron|compraron|pidieron) | (?:se quedaron|dijeron que sí|compraron) /;

/** "36 Ställe angeschrieben, 21 stellten uns eine Kiste hin", "17 kitchens, 6 let us put a bin out back": of those asked, some took part. */
function isAskedAndWon({ tokens, context, speaker, negated }: Clause): boolean {
  if (speaker === 'rival' || speaker === 'report' || negated.size > 0) return false;
  const match = won.exec(spacedWords(tokens));
  if (!match) return false;
  const counts = readQuantities(context).filter(({ kind, period }) => kind === 'count' && period === undefined);
  const at = context.indexOf(
    tokens[
      spacedWords(tokens)
        .slice(0, match.index + 1)
        .trim()
        .split(' ')
        .filter(Boolean).length
    ] ?? tokens[0]!,
  );
  const part = counts.findLast(({ start }) => start < at && start >= at - 4);
  const whole = counts.find((count) => part !== undefined && count.end <= part.start && count.value >= part.value);
  const before = context.slice(0, part?.start ?? 0);
  return (
    part !== undefined &&
    whole !== undefined &&
    (asked.test(spacedWords(before)) ||
      // "17 kitchens, 6 let us put a bin out back": places that are counted, and what some of them let us do.
      (before.length <= 3 && letPut.test(spacedWords(tokens))) ||
      (before.length <= 6 &&
        before.some(
          (token) => has(token, 'people', 'venue', 'partner', 'place', 'customer') || isAgentive(token.lemma),
        )))
  );
}

const letPut = / (?:let|allowed) (?:us|me) (?:to )?(?:put|place|set|hang|leave|park|stand|install|use|fit|run|keep) /;

const posted =
  / (?:put up|posted|ran|launched|made|built|set up|published|shared|uploaded) (?:an? |the |one |two |three |my |our )?(?:\S+ ){0,2}(?:page|post|posts|ad|ads|advert|adverts|video|videos|form|website|site|story|flyer|flyers|poster|posters|notice|listing) /;
const answers =
  / (?:left (?:us )?(?:their|an?) (?:emails?|addresses|address|numbers?|names?|details)|signed up|replied|answered|registered|joined|ordered|pre-ordered|preordered|booked|wrote back|got in touch|rang|called) /;

/** "I put up a page in the spring and 900 people left their email": what was posted, and how many answered. */
const isPostAnswered = ({ tokens, context, speaker, negated, quantities }: Clause): boolean => {
  const isPost = speaker === 'own' && negated.size === 0 && posted.test(spacedWords(tokens));
  const answer = answers.exec(spacedWords(context));
  return (
    isPost &&
    answer !== null &&
    [...readQuantities(context), ...quantities].some(
      ({ kind, value, period }) => kind === 'count' && value > 1 && period === undefined,
    ) &&
    !/ (?:nobody|no one|none|not|never|0) /.test(spacedWords(context))
  );
};

const passedOn =
  / (?:one|each|a|every) (?:\S+ )?(\S+) (?:told|tells|tell|recommends?|recommended|sent|brings?|brought) (?:the next|another|the others?|their|his|her|two more|his mates)| (?:ein|eine|jede[rs]?) (\S+) (?:sagt|erzählt|erzählte|sagte|empfiehlt|empfahl|zeigt) (?:es |uns )?(?:dem|der|den) (?:nächsten|anderen)| (?:un|una|cada) (\S+) (?:se lo|nos) (?:dice|dijo|cuenta|contó|recomienda|recomendó|pasa) a (?:otr[oa]|los demás|la siguiente|l siguiente)/;

/** "One driver told the next": word of mouth by those who use it. */
const isPassedOn = ({ tokens, speaker, negated }: Clause): boolean => {
  const match = passedOn.exec(spacedWords(tokens));
  const who = match?.slice(1).find((word) => word !== undefined);
  const token = tokens.find(({ text }) => text === who);
  return (
    speaker !== 'rival' &&
    speaker !== 'report' &&
    negated.size === 0 &&
    token !== undefined &&
    (has(token, 'people', 'customer') || isAgentive(token.lemma) || token.pos === 'noun') &&
    !has(token, 'friends', 'trouble')
  );
};

const oneInSome =
  / (?:one|1|every) (?:in|of|out of|from)? ?(?:every )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten|third|fourth|fifth|tenth|dozen) (?:cold |phone |sales )?(?:visits?|calls?|demos?|demonstrations?|meetings?|trials?|quotes?|e-?mails?|flyers?|talks?|visitors?|leads?) (?:becomes?|became|turns? into|turned into|ends? in|leads? to|led to|brings?|brought|wins?|won) (?:an? |one )?(?:\S+ )?(?:customer|client|order|sale|booking|contract|subscriber|member|job) | jede[rs]? (?:zweite|dritte|vierte|fünfte|zehnte) (?:besuch|anruf|termin|vorführung) (?:wird|bringt|führt) (?:zu )?(?:einem |einen |ein |eine )?(?:kunden|auftrag|bestellung|abschluss) | una? de cada (?:\d+|dos|tres|cuatro|cinco|diez) (?:visitas|llamadas|demostraciones|reuniones) (?:se convierte en|acaba en|trae) (?:un |una )?(?:cliente|pedido|venta|contrato) /;

/** "One in five visits becomes a customer": how often a way wins one. */
const isOneInSome = ({ tokens, speaker, negated }: Clause): boolean =>
  speaker !== 'rival' && speaker !== 'report' && negated.size === 0 && oneInSome.test(spacedWords(tokens));

const how =
  / (?:how|wie|cómo) (?:(?:i|we|ich|wir) )?(?:got|get|found|find|reached|reach|won|win|met|meet|sell|sold|gewinne|finde|erreiche|consigo|conseguí|llego)(?:n|mos)? (?:to |a )?(?:them|customers|clients|people|buyers|these|it|new ones|kunden|sie|clientes|les)? ?: $/;

/** "How I got them: I walk in with a cool bag at ten": the label says that what follows is the way. */
function isToldHow({ tokens, context, speaker }: Clause): boolean {
  const before = wordsBefore(context, tokens[0]);
  return (
    speaker === 'own' &&
    before.length > 2 &&
    before.length < 9 &&
    how.test(spacedWords(before)) &&
    hasAny(tokens, 'own')
  );
}
