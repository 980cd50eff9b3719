import { nosotros, sentence, we, type PlainAct } from './plainAct';

/** Whom people trust: banks, police, offices, suppliers, their own family. */
const trusted = {
  en: String.raw`(?:bank|banks|police(?:men|man)?|officers?|tax (?:office|authority|man)|revenue|council|court|bailiffs?|insurer|insurance|utility|(?:electricity|energy|water|gas|power|phone|telephone) (?:company|board|supplier|provider|inspectors?|people)|(?:security|fraud) (?:desk|team|department)|inspectors?|hospital|ministry|pension (?:office|service|fund)|customs|notary|grandsons?|grandchild(?:ren)?|nephews?)`,
  de: String.raw`(?:\S*bank|\S*sparkasse|\S*polizei|polizist(?:en|innen)?|kommissare?|finanzamts?|stadtwerken?|wasserwerke?n?|gerichts?|\S*versicherung|\S*kasse|enkel(?:in)?|neffe|\S*behörde|notare?|zoll|staatsanw\S+|stromversorgers?)`,
  es: String.raw`(?:bancos?|caja|policía|policías|guardia civil|hacienda|ayuntamiento|juzgado|seguridad social|aseguradora|compañía (?:de la luz|del gas|eléctrica|del agua)|inspectores|técnicos del gas|nietos?|sobrinos?|ministerio|notario)`,
  zh: '(?:银行|警察|民警|派出所|公安|税务|社保|医保|法院|检察|燃气公司|电力公司|供电局|水务|运营商|客服|孙子|亲戚)',
};
/** What is got from them. */
const booty = {
  en: String.raw`(?:card numbers?|cards?|pins?|passwords?|passcodes?|(?:security |access )?codes?|bank details|account (?:numbers?|details)|savings|cash|money|coins|gold|jewell?ery|valuables|signatures?|contracts?)`,
  de: String.raw`(?:tans?|pins?|\S*karten?\S*|passw[oö]rt\S*|kontonummern?|kontodaten|zugangsdaten|\S*geld|schmuck|erspart\S*|gold|wertsachen|unterschrift(?:en)?|codes?)`,
  es: String.raw`(?:claves?|pin|contraseñas?|tarjetas?|códigos?|cuentas?|ahorros|dinero|efectivo|joyas|oro|firmas?|objetos de valor)`,
  zh: '(?:验证码|密码|卡号|银行卡|存折|存款|现金|转账|身份证|首饰|黄金|积蓄)',
};

/** Somebody plays a role to take what people keep for those whom they trust. */
export const impersonation: PlainAct = {
  id: 'impersonation',
  reason: 'it deceives people',
  patterns: [
    // "Our callers introduce themselves as the bank's security desk and get the pensioner to read out the card number".
    sentence(
      we,
      String.raw`(?:[^ ]+ ){0,4}?(?:(?:introduces?|presents?|announces?|describes?|passe?s?) (?:themselves|ourselves|himself|herself|myself|off) (?:off )?as|poses? as|pretends? to be|claims? to be|(?:says?|claims?) (?:that )?(?:they|we|he|she|i) (?:are|is|am|'re|'m|come|call|ring)) (?:[^ ,;]+ ){0,4}?${trusted.en} (?:[^ ]+ ){0,6}?(?:and|,|to) `,
      booty.en,
    ),
    sentence(
      String.raw`(?:wir|ich|unsere? [^ ]+)(?: [^ ,;]+){0,3}? `,
      String.raw`(?:geben|gibt|stellen|stellt|melden|meldet) (?:uns|sich|mich) (?:[^ ,;]+ ){0,5}?als (?:[^ ,;]+ ){0,4}?${trusted.de} (?:[^ ]+ ){0,6}?(?:und|,|um) `,
      booty.de,
    ),
    sentence(
      String.raw`${nosotros}(?:nuestr[oa]s [^ ]+ )?(?:[^ ]+ ){0,3}?`,
      String.raw`(?:nos presentamos|me presento|nos hacemos pasar|se presentan|se hacen pasar|se identifican|nos identificamos) (?:como|por) (?:[^ ,;]+ ){0,4}?${trusted.es} (?:[^ ]+ ){0,6}?(?:y|,|para) `,
      booty.es,
    ),
    new RegExp(
      `^(?:我们?|我们?的?(?:客服|员工|人|业务员|话务员|小伙子?))[^。;]{0,10}?(?:冒充|自称(?:是)?|假扮(?:成)?|装成|谎称(?:是)?)[^,，。;]{0,8}?${trusted.zh}[^。;]{0,24}?${booty.zh}`,
    ),
  ],
  // It is staged, ordered or warned of.
  unless:
    / (?:murder|dinners?|krimi\S*|theat\S+|films?|games?|tests?|testers?|tested|testing|trial|practi[cs]e\S*|drills?|training|exercises?|mystery|agreed|agree|consent|report(?:s|ed)? to|commissioned|contract with|on behalf|authori[sz]ed|warn\S*|spot|recogni[sz]e|never|not|n't|hangs? up|whether|übung|übungs\S*|üben|schulung\S*|test\S*|auftrag\S*|beauftragt\S*|vereinbart|warn\S*|nie|nicht|kein\S*|ob|simulacro|prueba|ensay\S*|por encargo|autorizad\S*|aviso|advert\S*|nunca|no) |演练|防|识破|拆穿|测试|委托|教|剧本|演员|游戏/u,
};
