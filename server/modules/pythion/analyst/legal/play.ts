import { hasAny, lettersOf, spacedWords, type Token } from '../text/token';

const english =
  '(?:games?|video - games|escape(?: -)? (?:rooms?|games?)|(?:murder )?mystery (?:nights?|dinners?|parties|party|evenings?|weekends?|tours?)|murder myster(?:y|ies)|quiz(?:zes)?|novels?|comics?|plays|theat(?:re|er)s?|musicals?|puppet shows?)';
const german =
  '(?!\\S*beispiel|\\S*glücksspiel|\\S*spielhalle)(?:\\S*spiele?[ns]?|(?:\\S+ - )?escape(?: -)? (?:rooms?|games?|spiele?n?)|exit(?: -)? (?:rooms?|games?)|\\S*krimis?|krimi\\S+|\\S*roman(?:en?)?|\\S*theater|\\S*comics?|musicals?)';
const spanish =
  '(?:(?:video)?juegos?(?! de azar)(?: de (?:mesa|cartas|rol|tablero|pistas))?|salas? de escape|escape(?: -)? rooms?|(?:noches?|cenas?|fiestas?) de misterio|novelas?|cómics?|obras? de teatro|musical(?:es)?)';

/** What players or figures do in it: "a card game where players …", "our escape room lets guests …", "in our novel a gang …". */
const played = [
  ` ${english} (?:\\S+ ){0,3}?(?:where|in which|about|lets?|allows?|lasts|:) `,
  ` (?:in|at|during|on) (?:our|my|this|the|a|an|each|every) (?:\\S+ ){0,2}?${english} (?!.* (?:we|i|us) )`,
  ` (?:in|bei|beim|im) (?:(?:unser|mein|dies|ein|jed)\\S*|de[mnr])? ?(?:\\S+ )?${german} (?!.* (?:wir|ich|uns) )`,
  ` ${german} (?:\\S+ ){0,2}?(?:, in (?:dem|der|denen)|, bei (?:dem|der|denen)|, wo|lässt|lassen|:) `,
  ` en (?:nuestr[oa]s?|mi|el|la|un|una|cada|este|esta) (?:\\S+ )?${spanish} (?!.* (?:nosotr[oa]s|nos) )`,
  ` ${spanish} (?:\\S+ ){0,2}?(?:donde|en (?:el|la|los|las) (?:que|cual)|permiten?|dejan?|:) `,
];
const isPlay = new RegExp(played.join('|'));
/** A part of each word for a game or a story, which most sentences don't have. */
const trigger =
  /game|escape|myster|misterio|quiz|novel|c[oó]mic|plays|theat|musical|puppet show|spiel|exit|krimi|roman|juego|teatro/;

/** What is real, or is taken from those who play. */
const real =
  / (?:real|actual\S*|phones?|data|accounts?|passwords?|e(?: -)?mails?|messages|cameras?|microphones?|recordings?|records?|records|bets?|betting|gambl\S*|casinos?|credit|contacts|identit\S+|never|secret\S*|strangers|other people|parents|echte[nrsm]?|wirkliche[nrsm]?|handys?|daten|konten|konto|passwörter|heimlich|wetten|eltern|fremde[nrsm]?|reales?|móvil(?:es)?|datos|cuentas|contraseñas|apuestas?|apuestan|padres|secreto) /;

const playedInChinese =
  /(?:剧本杀|密室(?:逃脱)?|桌游|卡牌|游戏|小说|话剧|狼人杀)(?:店|馆|里面?|中|内|[,，])*[^偷骗抢杀我。;]{0,4}?(?:玩家|客人|大家|朋友|角色|海盗|强盗|帮派|团伙)[^。;]{0,10}?(?:偷|骗|抢|杀|毒)/u;
/** 我们的桌游讲走私和撒谎: what a game is about. */
const aboutInChinese =
  /(?:桌游|卡牌(?:游戏)?|剧本杀?|密室|漫画|小说|话剧|电影|狼人杀)(?:的?(?:主题|故事|内容)是|是?(?:讲的?是?|关于|讲述|说的?是))/u;
const realInChinese = /真|手机|数据|账号|帐号|密码|赌|充值|信息|摄像|聊天|家长|陌生/u;

/** "A card game where players steal each other's sheep", "in unserem Escape-Room stehlen die Gäste einen Diamanten": only played. */
export const isPlayed = (tokens: readonly Token[]): boolean => {
  const words = spacedWords(tokens);
  return (
    trigger.test(words) && isPlay.test(words) && !real.test(words) && !hasAny(tokens, 'covert', 'unaware', 'adultGood')
  );
};

/** 剧本杀里玩家偷钻石. */
export const isPlayedInChinese = (tokens: readonly Token[]): boolean => {
  const letters = lettersOf(tokens);
  return (playedInChinese.test(letters) || aboutInChinese.test(letters)) && !realInChinese.test(letters);
};
