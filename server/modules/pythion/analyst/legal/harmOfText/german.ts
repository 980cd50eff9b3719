import { affirmed, alternatives, type HarmSigns } from './harmSigns';

const denial = String.raw`(?:nicht|\bohne|kein\w*|\bnie|niemand|weder) (?:\S+ ){0,3}`;

export const german: HarmSigns = {
  unaware: alternatives([
    String.raw`\b(?:merk(?:t|en|te|ten)|weiß|wissen|wusste|ahn(?:t|en)|erf(?:ahren|ährt|uhr)|seh(?:en|t)|sieht|erkenn(?:t|en)|find(?:et|en)|spür(?:t|en)|schmeck(?:t|en)|frag(?:t|en|te)|prüf(?:t|en)|kontrollier(?:t|en)|schau(?:t|en)|les(?:en|t)|liest|bekomm(?:t|en)|versteh(?:t|en)|beschwer(?:t|en))(?: (?!,)\S+){0,5}? (?:nicht|nie|niemals|niemand|kein(?:e[rsnm]?)?|kaum (?:jemand|einer)|nichts|fast nichts|wenige|weder)`,
    String.raw`(?:nicht|nie|niemals|niemand|kein(?:e[rsnm]?)?|kaum (?:jemand|einer)|nichts|fast nichts|wenige|weder)(?: (?!,)\S+){0,5}? (?:merk(?:t|en|te|ten)|bemerk(?:t|en)|weiß|wissen|ahn(?:t|en)|erf(?:ahren|ährt)|gefragt|fragt|prüft|kontrolliert|nachgefragt|nachgehakt|dahinter|auffällt|aufgefallen|auffallen|mitbekomm\S+|verstand\S+|versteh(?:t|en)|liest|lesen)`,
    String.raw`ohne (?:\S+ ){0,5}?(?:zu (?:wissen|fragen|merken|sagen|ahnen|erfahren)|wissen\b)`,
    'ohne (?:ihr|sein|deren|dessen) (?:wissen|zustimmung|einwilligung|erlaubnis)',
    String.raw`ohne dass (?:\S+ ){0,6}?(?:merk|weiß|erf|mitbek)|ahnungslos|unbemerkt|heimlich|hinterm? (?:\S+ )?rücken`,
    String.raw`(?:erst|zu spät) (?:\S+ ){0,4}?(?:merk|auffall)`,
    String.raw`(?:merk\S+|find\S+|erf\S+|stell\S+) (?:\S+ ){0,4}?(?:erst|zu spät)`,
    String.raw`glaub(?:t|en),? (?:\S+ ){0,3}?(?:es|sie|er|das|dass|mit|bei)|halten (?:\S+ ){0,3}?für|denk(?:t|en),`,
    'im glauben',
  ]),
  unchecked: alternatives([
    String.raw`ohne (?:(?:die|das|den|der|eine?n?|je|sie|ihn|es) )*(?:\S+ )?(?:zu (?:betreten|sehen|prüfen|testen|untersuchen|messen|kontrollieren|öffnen)|prüfung|untersuchung|kontrolle|test|besichtigung|rezept|befund|ausbildung|rechnung|vertrag|papiere?|quittung|beleg)`,
    'blanko|vorab unterschrieben|stempel',
    String.raw`(?:protokoll|zertifikat|gutachten|attest|nachweis|bescheinigung|zeugnis|siegel)\S* (?:\S+ ){0,4}?(?:aus\b|gibt es|verkauf|ohne|drucken|selbst)`,
    String.raw`schwarz\b|keiner kommt|kommt niemand|nie (?:getestet|geprüft|untersucht)|ungeprüft|ungelesen`,
  ]),
  withoutPermit: alternatives([
    String.raw`ohne (?:\S+ )?(?:genehmigung|zulassung|erlaubnis|konzession|lizenz|anmeldung|gewerbeschein|approbation|meisterbrief|führerschein|bewilligung)`,
    String.raw`(?:genehmigung|zulassung|erlaubnis|konzession|lizenz|anmeldung|approbation|bewilligung)\S* (?:\S+ ){0,5}?(?:nicht|auch nicht|keine|sparen|brauchen wir|zu teuer|dauert|egal|geschenkt)`,
    String.raw`(?:keine|sparen wir uns) (?:\S+ )?(?:genehmigung|zulassung|erlaubnis|konzession|lizenz|anmeldung|approbation|ausbildung|bewilligung)`,
    'umgeh(?:t|en)|vorbei an|am (?:amt|zoll|finanzamt|jugendamt) vorbei|aushebel|austricks',
    String.raw`(?:behörde|amt|vorschrift|verbot)\S* (?:\S+ ){0,4}?(?:egal|ignor|stör|kümmer)|beantworten wir (?:\S+ )?nicht`,
    String.raw`behörden\S* (?:\S+ ){0,3}?(?:nicht|nichts)`,
  ]),
  bribed: alternatives([
    String.raw`umschlag|schmier|bestech|gefällig|drückt? (?:\S+ )?auge`,
    '(?:bekommt|kriegt|erhält) (?:seinen|ihren|einen) (?:anteil|teil)',
    String.raw`(?:freund|bekannter|cousin|jemand|mann|frau|kontakt|schwager|onkel)\S* (?:bei|im|beim|in der|auf dem|in) (?:der )?(?:amt|bauamt|behörde|ministerium|druckerei|bank|zoll|polizei|labor|klinik|schule|zulassungsstelle|rathaus)`,
  ]),
  trapped: alternatives([
    String.raw`pässe|pass (?:\S+ )?(?:ein|ab)|ausweise?|einbehalt|behalten wir|bleibt bei uns|(?:ab|unter)schreib`,
    String.raw`abbezahl|abarbeit|schuld(?:en)?\b|wucher|zinsen`,
    String.raw`kommt? (?:\S+ )?nicht (?:mehr )?(?:raus|weg|heraus)|weglaufen|kündigen (?:\S+ )?(?:kann|geht)|angst`,
    String.raw`einschüchter|\bdroh(?:en|t|ung)|erpress|überred|\blocken|kaution|anzahlung|vorkasse|abkassier|abzock|abbuch|eingesperrt`,
    'verschlossen|trau(?:t|en) sich|schäm|wehr(?:t|en) sich|zu (?:alt|krank|schwach|stolz)|sediert',
    'ruhig ?gestellt|tropfen',
  ]),
  consented: affirmed(denial, [
    'zustimm|zugestimmt|einwillig|eingewilligt|einverst|erlaubnis der|freiwillig|schriftlich|auf wunsch',
    String.raw`mit (?:\S+ )?(?:wissen|unterschrift)|wissen (?:\S+ )?bescheid|fragen (?:wir )?(?:\S+ )?vorher`,
    'offen (?:gelegt|an|dran)|steht (?:groß|deutlich|dran|drauf)|transparent|sagen (?:wir )?(?:ihnen|es|offen)',
    'in auftrag|beauftrag|anonym|dsgvo',
  ]),
  lawful: affirmed(denial, [
    '(?<!ohne |keine |ohne eine )(?:genehmigung|zulassung|lizenz|konzession|bewilligung)|registriert|zertifiziert',
    String.raw`anerkannt|geprüft(?!e)|meister|approbiert|\bgericht|anwalt|anwält|notar|polizei|veterinäramt|gesundheitsamt`,
    String.raw`jugendamt|tüv|ausgebildet|ausbildung|hochschul|\buni(?:versität)?\b|ärzt|\barzt\b|klinik|feuerwehr|kriminalpolizei`,
    'verband|kammer|sachverständig',
  ]),
  preventing: affirmed(denial, [
    String.raw`warn|erkennt?\b|entdeck|aufdeck|verhinder|schütz|\bschutz(?!geld)|stopp|melde(?:t|n)|hinweis`,
    String.raw`zurück(?:geben|erstatt|hol|gegeben|zahl)|gegen |damit (?:\S+ ){0,6}?nicht|hilft|helfen|beratung`,
    String.raw`prüf(?:t|en) (?:ob|den|die|das)|vermeid|\brette|aufklär|\bsicher|\bbevor\b|opfer|\becht|entsorg|vergleich`,
  ]),
  staged: alternatives([
    String.raw`bühne|theater|\bfilms?\b|spielfilm|filmset|fernseh|museum|\bspiel\b|\bkrimis?\b|roman|requisit|(?<!aus)übung|schulung|training|\bkurse?\b|rätsel|escape|geschichte`,
    String.raw`historisch|schauspieler|\bband\b|konzert`,
  ]),
};
