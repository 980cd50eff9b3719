import type { Clause } from '../text/clause';
import { lettersOf, spacedWords, type Token } from '../text/token';

const device = {
  en: String.raw`(?:trackers?|airtags?|cameras?|microphones?|bugs?|wiretaps?|skimmers?|spyware|malware|stalkerware|keyloggers?|devices?|transmitters?|recorders?|listening devices?)`,
  de: String.raw`(?:\S*(?:sender|tracker|airtags?|kameras?|wanzen?|mikrofone?|spionage\S*|abhörgeräte?|skimmer))`,
  es: String.raw`(?:rastreadores?|localizador(?:es)?|balizas?|cámaras?|micrófonos?|dispositivos?|programas? espía|airtags?)`,
} as const;
/** Who does the harm that we end; never "you" or "our customers". */
const wrongdoer = {
  en: String.raw`(?:burglars?|thie(?:f|ves)|hackers?|strangers?|scammers?|fraudsters?|stalkers?|crooks?|criminals?|pickpockets?|bullies|nobody|no one|no_one|(?:the|an?|your|their|her|his) (?:ex|landlord|landlady|boss|employer|stalker|hacker|burglar|thief|stranger|neighbours?|husband))`,
  de: String.raw`(?:einbrecher|diebe|hacker|fremde|betrüger|niemand|kein[^ ]* (?:dieb|einbrecher|hacker|fremder)|(?:der|die|ein|eine) (?:vermieter|vermieterin|chef|ex|dieb|einbrecher|hacker|nachbar))`,
  es: String.raw`(?:nadie|ningún [^ ]+|(?:los|un|el) (?:ladrones|ladrón|hackers?|estafador(?:es)?|casero|jefe|ex|extraños?))`,
} as const;
const published =
  '(?:reviews?|accounts?|listings?|adverts?|ads?|offers?|scams?|sites?|websites?|shops?|fakes?|counterfeits?|profiles?|posts?|videos?|images?|photos?)';
/** Published untruths, up to what is done about them: "five-star reviews written under invented names", "fake listings". */
const falsely = String.raw`(?:[^ ]+ ){0,4}?(?:(?:fake|invented|false|counterfeit|forged|untrue|malicious|defamatory) (?:[^ ]+ )?${published} |${published} (?:[^ ]+ ){0,3}?under (?:invented|false|made-up|fake|other) names? |${published} (?:[^ ]+ ){0,2}?(?:that|which) (?:are|is) (?:fake|false|invented|untrue) )(?:[^ ]+ ){0,3}?`;

const remedies = [
  // "We find trackers that a stalker has hidden in her car": found is what somebody else did.
  String.raw` (?:finds?|detects?|spots?|traces?|locates?|uncovers?|sweep(?:s)? for|looks? for) (?:[^ ]+ ){0,4}?${device.en} (?:that|which) (?!(?:we|i|you|customers) )(?:(?:an?|the|your|his|her|their|some) )?[^ ]+ (?:has|have|had|may have|might have) `,
  String.raw`^ (?:wir|ich|unser[^ ]* [^ ]+) (?:finden?|findet|orten?|suchen?|entdecken?) (?:[^ ]+ ){0,4}?${device.de} , (?:die|den|das) (?:(?:der|die|ein|eine|ihr|sein) )?(?!wir |ich |sie )[^ ]+ (?:[^ ]+ ){0,8}?(?:hat|haben) `,
  String.raw`^ (?:nosotros )?(?:buscamos|busco|encontramos|detectamos|localizamos|rastreamos) (?:[^ ]+ ){0,3}?${device.es} que (?:(?:un|una|el|la|su|tu) )?[^ ]+ (?:ha|han|haya|hayan) `,
  // "I help hairdressers get invented reviews taken down", "I report fake listings to the platform".
  String.raw`^ (?:we|i|our [^ ]+) (?:help|helps|get|gets|have) (?:[^ ]+ ){0,4}?(?:get |have )?${falsely}(?:taken down|removed|deleted|blocked|corrected) `,
  String.raw`^ (?:we|i|our [^ ]+) (?:report|reports|flag|flags) ${falsely}to (?:the |their )?(?:platforms?|police|authorit(?:y|ies)|courts?|sites?|search engines?|google|regulators?|banks?) `,
  String.raw`^ (?:wir|ich) (?:melden?|lassen?) (?:[^ ]+ ){0,4}?(?:gefälschte[nrs]?|erfundene[nrs]?|falsche[nrs]?|unwahre[nrs]?) (?:bewertungen|profile|konten|anzeigen|angebote|seiten|shops) (?:[^ ]+ ){0,5}?(?:plattform|polizei|portal|behörde|löschen|entfernen) `,
  String.raw`^ (?:denunciamos|denuncio) (?:[^ ]+ ){0,6}?(?:reseñas|perfiles|cuentas|anuncios|páginas|tiendas) (?:fals[oa]s|inventad[oa]s|fraudulent[oa]s) (?:[^ ]+ ){0,5}?(?:plataforma|policía|portal|autoridad[^ ]*) `,
  // "We fit locks so that burglars can't break in".
  String.raw` (?:checks?|protects?|secures?|encrypts?|fits?|installs?|changes?|locks?|seals?|shields?) (?:[^ ]+ ){1,8}?so (?:that )?${wrongdoer.en} (?:[^ ]+ ){0,3}?(?:ca|can|could|will|wo) ?(?:not|n't) (?:[^ ]+ )?(?:read|see|watch|break|steal|open|copy|listen|track|follow|enter|get|take|spy|access|empty|rob|cheat|hack|film|guess|use)(?= )`,
  String.raw` (?:checks?|protects?|secures?|encrypts?|fits?|installs?|changes?|locks?|seals?) (?:[^ ]+ ){1,8}?so (?:that )?(?:nobody|no one|no_one) (?:else )?(?:can|could) (?:read|watch|break|steal|copy|listen|track|follow|enter|spy|hack|film) `,
  String.raw`^ (?:wir|ich) (?:sichern?|schützen?|prüfen?|bauen?|tauschen?|wechseln?|verschlüsseln?|montieren?) (?:[^ ]+ ){1,8}?, damit ${wrongdoer.de} (?:[^ ]+ ){0,6}?(?:kann|können|kommt|kommen|liest|lesen)(?= )`,
  String.raw`^ (?:cambiamos|cambio|protegemos|aseguramos|instalamos|revisamos|ciframos|ponemos|blindamos) (?:[^ ]+ ){1,8}?para que ${wrongdoer.es} (?:[^ ]+ ){0,4}?(?:no )?(?:pueda[n]?|entren?|roben?|lea[n]?|vea[n]?|copien?|abra[n]?)(?= )`,
  // "We catch people who sell exam answers".
  String.raw`^ (?:we|i|our [^ ]+) (?:help [^ ]+ )?(?:catch|catches|expose|exposes|stop|stops|sue|prosecute|convict|arrest) (?:the )?(?:people|students|sellers?|dealers?|those|firms|companies|landlords|thieves|anyone|anybody|gangs?|employers|bosses) (?:who|that) `,
  String.raw`^ (?:ayudamos|ayudo|asesoramos|defendemos|representamos) a (?:[^ ,;:]+ ){1,6}?a (?:los|las|quienes?) (?:que )?(?:no les (?:pagaron|pagan|han pagado)|(?:les |han )?(?:robaron|estafaron|estafado|engañaron|engañado|robado))(?= )`,
  String.raw`^ (?:we|i) (?:help|support|advise|represent|defend) (?:[^ ,;:]+ ){1,5}?(?:who|whose [^ ]+) (?:have |has |had )?(?:been |were |was |got )?(?:cheated|robbed|scammed|defrauded|underpaid|harassed|stalked|trafficked|tricked|not paid|n't paid|never paid) `,
];
const isRemedy = new RegExp(remedies.join('|'));

const wrongdoerHan = '(?:别人|他人|有人|人|骗子|小偷|黑客|陌生人|前男友|前女友|前任|房东|老板)';
const remediesHan = [
  // 我们帮女性找出前男友偷偷放在包里的定位器.
  new RegExp(
    String.raw`(?:找出|查找|检测|发现|查出|排查)[^,，。;]{0,4}${wrongdoerHan}?[^,，。;]{0,3}(?:偷偷|偷|暗中|私自)(?:放|装|藏|安)[^,，。;]{0,8}(?:定位器|跟踪器|追踪器|摄像头|窃听器|录音)`,
    'u',
  ),
  // 一旦银行卡被别人偷偷取钱就提醒他们.
  new RegExp(
    String.raw`被${wrongdoerHan}?(?:偷偷|偷|盗|骗)(?:取|转|刷|拍|走|用)?[^。;]{0,12}(?:就|时|后|马上|立即|会)[^。;]{0,6}(?:提醒|通知|报警|预警|打电话|告诉|拦截|冻结)`,
    'u',
  ),
  /(?:提醒|通知|教|帮)[^。;]{0,14}(?:一旦|发现|如果|要是)[^。;]{0,10}被(?:别人|他人|人|骗子|小偷|陌生人)(?:偷偷|偷|盗|骗)/u,
  // 有了我们的回收车，工厂不用再偷偷倒废油.
  /(?:工厂|厂家|农户|养殖户|居民|店员|员工|司机|住户|饭店|餐馆|村民)(?:们|就)?(?:不用|不必|不需要|无需|没必要)再?(?:偷偷|偷)(?:地)?(?:埋|倒|扔|丢|排|烧)/u,
  /(?:店员|员工|司机|小偷|骗子|黑客|租客|工人|别人|外人)[^,，。;]{0,3}(?:再也|就|都)?(?:不能|没法|无法|不敢)再?(?:偷偷|偷)/u,
];
const isRemedyHan = new RegExp(remediesHan.map(({ source }) => source).join('|'), 'u');

/** Means that do harm themselves, whatever they end: "taken down by threatening the guests", 假冒警察. */
const byHarm = / (?:threat[^ ]*|blackmail[^ ]*|brib[^ ]*|droh[^ ]*|erpress[^ ]*|amenaz[^ ]*|soborn[^ ]*) /;
const byHarmHan = /假冒|冒充|假装|威胁|恐吓|套(?:取|话|密码|信息)|再转/u;

/** A second act of ours in the same sentence: "we find trackers that an ex has hidden and put in better ones". */
export const isTwofold = (context: readonly Token[]): boolean =>
  context.some(
    ({ text }, index) =>
      /^(?:and|und|y|e)$/.test(text) &&
      (context[index + 1]?.pos === 'verb' ||
        /^(?:we|i|then|wir|ich|dann|luego)$/.test(context[index + 1]?.text ?? '')) &&
      !/^(?:report|warn|alert|return|remove|help|block|call|tell|hand|give|ring|stop|clean|secure|fit|install|maintain|repair)$/.test(
        context[index + 1]?.lemma ?? '',
      ),
  );

/**
 * Without the sentences in which we end what others do: found, reported, stopped or prevented is the harm that they name. They
 * share its nouns and its verbs, and their subject is whoever does it.
 */
export function withoutEndedHarm(clauses: readonly Clause[]): readonly Clause[] {
  const ended = new Set(
    clauses
      .filter((clause) => clause.tokens[0] === clause.context[0] && isEnded(clause))
      .map(({ sentence }) => sentence),
  );
  return ended.size === 0 ? clauses : clauses.filter(({ sentence }) => !ended.has(sentence));
}

function isEnded({ context, sentence }: Clause): boolean {
  if (sentence.isLatin) {
    const words = spacedWords(context);
    return isRemedy.test(words) && !isTwofold(context) && !byHarm.test(words);
  }
  const letters = lettersOf(context);
  return (
    isRemedyHan.test(letters) && !byHarmHan.test(letters) && !/我们?(?:也|再|又|自己)?(?:偷|卖给|骗)/u.test(letters)
  );
}
