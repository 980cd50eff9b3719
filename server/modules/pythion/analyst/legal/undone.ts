import { lettersOf, spacedWords, type Token } from '../text/token';

/** What watches somebody, catches an animal or pollutes a place. */
const left = {
  en: String.raw`(?:(?:\S+ )?(?:cameras?|microphones?|trackers?|bugs?|gps|spyware|stalkerware|lenses|recorders?|transmitters?)|snares?|traps?|nets?|graffiti|rubbish|litter|waste|trash|garbage|tyres|asbestos|oil|fridges|mattresses|rubble)`,
  de: String.raw`(?:\S*(?:kameras?|mikrofone?|sender|trackern?|wanzen?|überwachungssoftware|fallen|netze|müll|abfall|abfälle|reifen|schutt|öl|schmierereien|graffiti))`,
  es: String.raw`(?:(?:cámaras?|micrófonos?|localizador(?:es)?|rastreador(?:es)?|gps|programas? espía|trampas?|redes|lazos?|basura|residuos|escombros|neumáticos|colchones|pintadas|aceite)(?: \S+)?)`,
};

/** We look for it, take it off or clear it away, and a relative clause says who put it there. */
const undoing = [
  new RegExp(
    String.raw`^ (?:we|i|our \S+) (?:\S+ly )?(?:search|searches|look|looks|sweep|sweeps|scan|scans|check|checks|find|finds|detect|detects|remove|removes|take|takes|clear|clears|clean|cleans|pick|picks|collect|collects|pull|pulls|fetch|fetches|dig|uninstall|uninstalls) (?:(?!(?:where|that|which|who|and|we|i) )\S+ ){0,6}?${left.en} (?:(?:in|on|under|from|out of) (?:\S+ ){1,3}?)?(?:that|which)? ?(?!we |i |our |you |us |it )(?:an? |the |their |some |other |careless |former |jealous )*(?:others|neighbours|strangers|\S+s|landlord|owner|husband|partner|boyfriend|employer|boss|man|ex|somebody|someone|people|men|poachers) (?:has |have |had |may |might )?(?:\S+ly )?(?!sell|pay|want)\S+ `,
  ),
  new RegExp(
    String.raw`^ (?:wir|ich) (?:suchen?|entfernen?|finden?|räumen?|sammeln?|holen?|spüren?|bauen?|nehmen?|beseitigen?|putzen?|löschen?|durchsuchen?) (?:(?!(?:wo|der|und|wir|ich) )\S+ ){0,7}?${left.de} (?:\S+ ){0,3}?, (?:den|die|das) (?!wir |ich |uns )(?:(?:ein|eine|der|die|das|ihr|ihre) )?(?:andere|\S+) `,
  ),
  new RegExp(
    String.raw`^ (?:nosotr[oa]s |yo )?(?:busc(?:o|amos)|quit(?:o|amos)|retir(?:o|amos)|encuentro|encontramos|recoj?g?(?:o|emos)|detect(?:o|amos)|limpi(?:o|amos)|desinstal(?:o|amos)|elimin(?:o|amos)) (?:(?!(?:que|y|donde) )\S+ ){0,6}?${left.es} que (?!nosotr|yo |vend|compr)(?:(?:los|las|el|la|un|una|otros|sus) )?\S+ `,
  ),
] as const;

const undoingInChinese =
  /^我们?(?:(?!不)[^。;,，]){0,10}?(?:找出?|查找?|排查|拆除?|清理|捡|移除|检查)[^。;,，]{0,12}?(?:房东|别人|丈夫|老公|前男友|男友|有人|他人|游客|老板|中介|偷猎者|人家)[^。;,，]{0,8}?(?:装|放|藏|丢|扔|倒|贴|下)(?:在[^,，。;]{1,6})?的[^。;,，]{0,6}(?:摄像头|定位器?|窃听器?|针孔|跟踪器|录音|垃圾|废|轮胎|套子|夹子)/u;

/** A second act of ours with what was found. */
const secondAct =
  / (?:and|then|but|,) (?:then )?(?:we |i )?(?:sell|sells|keep|keeps|watch|use|uses|copy|dump|dumps|tip|burn|bury|leave|leaves|put|install|plant|show|publish|leak|film|blackmail|ask|demand|throw|throws|hide|hides) | (?:und|dann) (?:verkauf|behalt|nutz|versteck|verbrenn|vergrab|kipp|werf|stell|install|zeig|verlang)\S+ | y (?:l[oa]s? )?(?:vend|qued|us|escond|quem|entierr|tir|pon|instal|pid|mostr|public)\S+ |再卖|卖掉|倒进|埋|烧/;

/** "I remove trackers that husbands have fixed under cars": what others have put there is the harm, and we undo it. */
export const isUndone = (context: readonly Token[]): boolean => {
  const words = spacedWords(context);
  return undoing.some((pattern) => pattern.test(words)) && !secondAct.test(words);
};

/** 我帮租客查找房东偷偷装的摄像头. */
export const isUndoneInChinese = (context: readonly Token[]): boolean => {
  const letters = lettersOf(context);
  return undoingInChinese.test(letters) && !secondAct.test(letters);
};
