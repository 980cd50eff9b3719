import { sentence, we, type PlainAct } from './plainAct';

const partner = '(?:wife|wives|girlfriends?|husbands?|boyfriends?|partners?|spouses?|fiancée?|ex(?: - [^ ]+)?)';
const whose = '(?:your|his|her|their|the|an?)';
const talk = '(?:messages|chats?|texts|text messages|e(?: - )?mails|calls|whatsapp|conversations|phone)';
const partnerDe =
  '(?:(?:ihrer|seiner|deiner|eurer|der) (?:frau|ehefrau|freundin|partnerin|ex(?: - [^ ]+)?|exfreundin)|(?:ihres|seines|deines|des) (?:mannes|ehemanns?|freundes|partners|exfreundes))';
const partnerEs = '(?:tu|su|la|el|tus|sus) (?:pareja|mujer|novia|novio|marido|esposa|esposo|ex)';
const partnerZh = '(?:女朋友|女友|男朋友|男友|妻子|老婆|老公|丈夫|伴侣|对象|前女友|前男友|前妻|前夫)';

/** "Our app lets you read your girlfriend's chats", "we put a tracker under the car of your wife": behind a partner's back. */
export const watchedPartner: PlainAct = {
  id: 'watched partner',
  reason: 'people are watched without their consent',
  patterns: [
    sentence(
      we,
      `(?:secretly )?(?:reads?|shows?|sends?|forwards?|copies|copy|lists?|records?|lets?|opens?|watch(?:es)?)(?: (?!and|aloud)[^ ,;:]+){0,6}? (?:${whose} ${partner} (?:'s|') (?:[^ ]+ )?${talk}|${talk} (?:of|from|by) ${whose} ${partner}(?! ')) `,
    ),
    sentence(
      we,
      `(?:puts?|hides?|fits?|fixes|sticks?|attach(?:es)?|installs?|places?) (?:an?|our|the) (?:[^ ]+ ){0,2}?(?:trackers?|gps|tags?|microphones?|cameras?|bugs?) (?:under|in|on|inside|into|to|at) (?:(?:the |a )?(?:[^ ]+ )?(?:of ${whose} ${partner})|${whose} ${partner} (?:'s|') (?:car|phone|bag|coat|flat|bedroom|office)) `,
    ),
    // "We track ex-partners by hiding a tag in their car".
    sentence(
      we,
      '(?:tracks?|stalks?|spies on|spy on|locates?|tails?) (?:(?:your|his|her|their|an?|cheating|unfaithful|former|runaway) ){0,2}?(?:ex(?:es)?(?! -)|ex(?:-| - )(?:partners?|wife|wives|husbands?|girlfriends?|boyfriends?|lovers?|spouses?)|wife|wives|girlfriends?|husbands?|boyfriends?|spouses?) ',
    ),
    // "I put a small tracker under cars so that husbands can see where their wives drive".
    sentence(
      we,
      `(?:puts?|hides?|fits?|fixes|sticks?|attach(?:es)?|installs?|places?|sells?|rents?) (?:[^ ]+ ){0,3}?(?:trackers?|gps(?: [^ ]+)?|microphones?|cameras?|bugs?) (?:[^ ,;:]+ ){0,5}?(?:so (?:that )?|with which |for )(?:[^ ]+ )?${partner} (?:can |who (?:want|wish) to )?(?:sees?|knows?|hears?|follows?|watch(?:es)?|learns?) (?:where|what|whom|who|when) (?:their|his|her|the) ${partner} `,
    ),
    new RegExp(
      '^ (?:wir|ich) (?:kleben|bringen|stecken|bauen|legen|verstecken|setzen)(?: [^ ,;:]+){1,8}? (?:peilsender|sender|gps(?: - )?[^ ]*|tracker|wanzen?|kameras?|mikrofone?)(?: [^ ,;:]+){0,6}? , (?:damit|sodass) (?:[^ ]+ )?(?:männer|ehemänner|frauen|partner|freunde)(?: [^ ,;:]+)? (?:sehen|wissen|hören|verfolgen)(?: können)? , (?:wo|wohin|was|mit wem) ',
    ),
    new RegExp(
      '^ (?:nosotros )?(?:pong?(?:o|emos)|coloc(?:o|amos)|escond(?:o|emos)|instal(?:o|amos))(?: [^ ,;:]+){1,4}?(?: (?:localizador|rastreador|micrófono|cámara|gps)(?:es|s)?)(?: [^ ,;:]+){0,5}? para que (?:los |sus |las )?(?:maridos|esposos|mujeres|novios|parejas)(?: [^ ,;:]+)? (?:vean|sepan|oigan|puedan ver|sigan)(?: [^ ,;:]+)? (?:dónde|adónde|qué|con quién) ',
    ),
    sentence(
      we,
      `follows? (?:her|him|${whose} (?:ex(?: - [^ ]+)?|wife|husband|girlfriend|boyfriend)) (?:for you|and (?:send|tell|film|photograph)|every|all day|to) `,
    ),
    new RegExp(
      `^ (?:mit unsere[rm] [^ ]+|unsere? [^ ]+|wir)(?: (?!und)[^ ,;:]+){1,6}? (?:nachrichten|chats?|whatsapps?|e(?: - )?mails|anrufe|handy) ${partnerDe} `,
    ),
    new RegExp(
      `^ (?:con )?(?:nuestr[oa] [^ ]+|(?:nosotros )?(?:leemos|mostramos|enseñamos|enviamos|copiamos))(?: (?!y)[^ ,;:]+){0,7}? (?:mensajes|chats?|conversaciones|whatsapps?|llamadas|correos|móvil) de ${partnerEs} `,
    ),
    new RegExp(
      `^我们(?:(?!防|查出|检查|有没有|发现|一起|同意)[^。;]){0,10}?(?:偷看|查看|看到?|监控|监听|读取?)(?:自己)?${partnerZh}的?(?:微信)?(?:聊天|短信|手机|通话|消息)`,
    ),
    // 我们帮男人把定位器偷偷放在前女友的包里.
    new RegExp(
      `^我们?(?:(?!防|查|检测|有没有|发现|找|拆|一起|同意)[^。;]){0,12}?(?:把)?(?:定位器?|跟踪器|追踪器|窃听器|录音笔|摄像头)[^,，。;]{0,2}(?:偷偷|悄悄|暗中|秘密|私下)?(?:地)?(?:放|装|藏|塞|贴|安装?)(?:在|到|进)${partnerZh}的?[^,，。;]{0,3}(?:包|车|手机|房|家|外套|衣|鞋|床)`,
    ),
  ],
  unless:
    / (?:asks?|asked|agrees?|agreed|both|together|consents?|permission|each other|knows|aloud|loud|stops?|detects?|finds?|checks?|warns?|protects?|whether|died|late|memor[^ ]*|albums?|books?|print[^ ]*|ring|calendar|child support|alimony|courts?|gemeinsam|beide|zustimm[^ ]*|zusammen|einwillig[^ ]*|vorlesen|vor|findet|prüf[^ ]*|schütz[^ ]*|verstorben[^ ]*|album|buch|juntos|ambos|acuerdo|permiso|detecta[^ ]*|protege[^ ]*|fallecid[^ ]*|álbum|libro|voz) |同意|一起|防|保护|检测|相册|拆除|找出/,
};
