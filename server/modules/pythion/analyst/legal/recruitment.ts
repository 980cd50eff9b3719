import type { PlainAct } from './plainAct';

const member = {
  en: '(?:each|every|all) (?:new )?(?:members?|partners?|participants?|investors?|distributors?|sellers?|recruits?)',
  de: '(?:jedes|jeder|jede|alle) (?:neue[nrs]? )?(?:mitglied(?:er)?|teilnehmer|partner|investor(?:en)?|anleger)',
  es: '(?:cada|tod[oa]s l[oa]s) (?:nuev[oa] )?(?:soci[oa]s?|miembros?|participantes?|inversor[ea]?s?|distribuidor[ea]?s?)',
};
const more = {
  en: '(?:in )?(?:\\d+|two|three|four|five|ten|new|more|other|further|others)',
  de: '(?:\\d+|zwei|drei|vier|fünf|zehn|neue|weitere|andere)',
  es: '(?:a )?(?:\\d+|dos|tres|cuatro|cinco|diez|nuev[oa]s|más|otr[oa]s)',
};

/**
 * "Each member pays 500 euros, brings in three more and gets a share of what they pay": a pyramid scheme. Not a commission for customers,
 * nor a free month for who brings a friend.
 */
export const recruitment: PlainAct = {
  id: 'pyramid scheme',
  reason: 'it deceives people',
  patterns: [
    / (?:we|i) (?:run|runs|sell|start|started|build|organi[sz]e) (?:an? |our |the )?(?:\S+ )?pyramid (?:schemes? (?!awareness|education|training|courses?|checks?|warn)|: )/,
    new RegExp(
      ` ${member.en} (?=.*(?:brings?|recruits?|signs? up|enrols?|enrolls?|invites?) ${more.en} ).*(?:share|part|cut|percentage|%|percent|commission) (?:of|from|on) (?:what (?:they|these|those|the new\\S* \\S+) (?:pay|pays|put|invest|bring)|their (?:deposits?|entry fees?|entrance fees?|joining fees?|stakes?|payments?|money))`,
    ),
    new RegExp(
      ` ${member.de} (?=.*(?:wirbt|werben|bringt|bringen|rekrutiert|holt) ${more.de} ).*(?:anteil|teil|prozent|%|provision) (?:von|an|auf|aus) (?:deren|ihrer|ihren|dem , was (?:sie|diese|die neuen)) (?:einlagen?|einzahlung(?:en)?|beitrittsgeb\\S+|eintrittsgeb\\S+|geld|einzahlen|zahlen)`,
    ),
    new RegExp(
      ` ${member.es} (?=.*(?:trae|traen|recluta|reclutan|invita|mete) ${more.es} ).*(?:parte|porcentaje|%|comisión|tajada) (?:de|sobre) (?:lo que (?:pagan|ponen|aportan|paguen)|su (?:entrada|cuota|inversión|dinero)|sus (?:cuotas|aportaciones|entradas))`,
    ),
    /(?:每个|每位|每名|所有)(?:会员|成员|代理|参与者)[^。;]{0,20}(?:拉|发展|介绍|推荐)[^。;]{0,8}(?:新?会员|下线|人头|新人|代理)[^。;]{0,12}(?:从(?:他们|新人|下线|下级)[^。;,，]{0,8}(?:提成|抽成|分成|分钱|返利)|拿(?:他们|新人|下线)[^。;,，]{0,6}(?:提成|分成))/u,
  ],
  unless:
    / (?:warns?|explains?|detects?|stops?|against|warn\S*|schütz\S*|aufklär\S*|contra|avisa\S*|detecta\S*) |防|识别|举报|反传销/,
};
