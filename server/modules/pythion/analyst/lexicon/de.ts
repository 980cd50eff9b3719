import type { Lexicon } from './lexicon';

/** German: forms and stems. Compounds are matched by their last part. */
export const german: Lexicon = {
  article: 'der die das den dem des ein eine einen einem einer eines',
  preposition:
    'in im an am auf aus bei mit nach von vom zu zum zur für über unter vor durch um ohne gegen bis seit je pro zwischen',
  pronoun: 'es sie er ihr ihre ihren ihrem ihnen sich jemand man dies diese dieser davon die',
  relative: 'dass welche welcher',
  conjunction: 'und oder aber weil denn wenn als damit sondern sowie',
  auxiliary: 'ist sind war waren hat haben hatte hatten wird werden wurde wurden kann können muss müssen',
  own: 'wir uns unser* ich mein* mich mir',
  negation: 'nicht kein* nie niemals niemand nichts ohne weder',
  notNegation: 'nicht_nur ohne_dass',
  plan: 'werden_* wird_* planen geplant anvisiert angepeilt angestrebt wollen möchten hoffen hofft ziel ziele prognose bald künftig zukunft demnächst nächstes_jahr nächsten_monat nächste_woche erwarten vorhaben beabsichtigen nächstes würden',
  hedge:
    'vielleicht vermutlich wahrscheinlich eventuell möglicherweise könnte könnten wohl glauben denken unsicher dürfte dürften bauchgefühl',
  condition: 'falls würde würden angenommen hätten wäre wären',
  today: 'heute derzeit bisher aktuell momentan zurzeit bislang',
  instead: 'statt anstatt anstelle als',
  without: 'ohne',
  again: 'wieder erneut zweimal nochmals',
  every: 'jeden jede jedes täglich wöchentlich monatlich jährlich oft ständig häufig immer pro',
  people:
    '*dienst *dienste *praxis *praxen *werkstatt *werkstätten *schule *schulen *bauern *bauer *winzer eltern brautpaar* ehepaar* hochzeitspaar* familie familien patient* kunde* pfleg* lehrer* schüler* student* arzt ärzte ärztin* handwerker* betrieb* gastwirt* hotel* restaurant* bäckerei* verein* gemeinde* mieter* vermieter* rentner* senioren kinder jugendliche* mitarbeiter* händler* landwirt* imker* unternehmen firmen firma *betriebe *läden *geschäfte klinik* apotheke* kita* weinbauern nutzer* freiberufler* übersetzer* fahrer* bewohner* angehörige* frauen männer helfer* musiker* trainer* partnerin partner krankenhäuser kneipe* *kneipen friseur* *friseure *meister *salon *salons café cafés *ärzte *verwaltung *verwaltungen *ereien *innen',
  everyone: 'alle jeder menschen leute welt nutzer nutzern kunden verbraucher unternehmen firmen gesellschaft',
  customer: 'kunde* nutzer* abonnent* käufer* sie davon',
  rival: 'konkurrent* konkurrenz wettbewerb* mitbewerber* marktführer*',
  report: 'laut *studie *studien analysten zeitung* bericht* experten branche',
  friends: 'freunde bekannte likes follower',
  pay: 'angezahlt vorbestell* zahlen zahlt zahlte zahlten bezahl* gezahlt kaufen kauft kaufte kauften gekauft anzahl* bestell* umsatz überwies* beglichen verkaufen',
  book: 'buch* gebucht miet* reservier*',
  renew:
    'verlänger* erneuer* nachbestell* wiedergekommen wiederkam* wieder_gekommen wieder_bestellt wieder_bestellen wieder_gebucht wieder_buchen wieder_gekauft wieder_kaufen wieder_bezahlt wieder_gezahlt wieder_gemietet wieder_beauftragt wieder_angemeldet wieder_dabei bestellen_wieder bestellten_wieder buchen_wieder buchten_wieder kaufen_wieder kauften_wieder kommen_wieder kamen_wieder zahlen_wieder zahlten_wieder treu geblieben',
  cancel: 'kündig* gekündigt abgesprungen storniert*',
  use: 'nutz* genutzt verwend* test* getestet erprob* einsatz eingesetzt prob*',
  interview: 'befrag* interview* gesprochen sprachen gefragt fragten besuch* beobacht* begleit*',
  survey: 'umfrage* warteliste fragebogen vormerk*',
  show: 'zeigt* gezeigt zählt* gezählt gemessen maßen offengelegt wogen gewogen',
  say: 'sagt* gesagt erzählt* antwort* gaben angaben berichteten',
  intend: 'würden_zahlen würden_kaufen würden_bezahlen bereit interessiert',
  letter: 'absichtserklärung* vorvertrag*',
  answer: 'antwort* geantwortet meld* gemeldet brachte* gewonnen verschickt* angemeldet',
  fall: 'sank sanken gesunken fiel fielen gefallen sinkt reduziert* verringert* halbiert* verkürzt*',
  rise: 'stieg stiegen gestiegen steigt erhöht* verdoppelt* wuchs gewachsen',
  better: 'umsatz gewinn zufriedenheit auslastung ertrag ernte teilnahme pünktlichkeit besuche*',
  worse:
    '*zeit *zeiten stunden tage wartezeit ausfälle verbrauch* kündigung* beschwerde* leerfahrt* unfälle diebstahl* ausschuss bruch fehlzeit* krankheitstag* fehler verlust* kosten abfall verspätung* schaden reklamation*',
  product:
    'app *app plattform software werkzeug dienst service *dienstleistung website marktplatz shop laden gerät* sensor* maschine* spiel* kurs* programm* produkt* system *system vermittlung portal teile lieferung *kasse casino *casino *prüfung bewertungen abo',
  offer:
    'baut bauen plant liefer* verkauf* biet* hilf* helfen vermittel* verbind* bring* erinner* zeigt erstell* entwickel* repar* ermöglich* berechn* organisier* miet* druck* schick* warn* erkenn* schütz* teilt prüft machen macht',
  sell: 'verkaufen verlangen berechnen',
  price: 'preis kostet gebühr* tarif provision abo',
  revenue: 'gebühr* provision abo preis zahlen zahlt bezahlen kostet',
  cost: 'kostet_uns kosten',
  prototype: 'prototyp* pilot* test betaversion vorführ*',
  buzz: 'revolutionär* ki blockchain synergie* disruptiv* innovativ* ganzheitlich*',
  cash: 'ersparnisse ersparnis erspartes rücklagen startkapital eigenkapital auf_dem_konto',
  praise: 'genial* einzigartig* großartig* beste* fantastisch* toll* perfekt* lieben',
  trouble:
    'verlier* verloren verlust* fehl* warten wartet gewartet vergess* verspät* ausfall* fällt_aus kaputt teuer langsam krank beschwer* problem* mühsam *mangel mangelt schwierig* verschwend* überlast* leiden kämpfen papier liegen_blieb* hängen zu_spät betrug betrogen kosten_sie verpass* unfall* keine_helfer',
  vagueTrouble: 'problem probleme schwierigkeiten',
  relief: 'reduzier* vermeid* verhinder* verkürz* spart sparen senk* lös* behebt',
  channel:
    '*verband verband kammer innung messe newsletter empfehlung* händler* partner* werbung anzeigen vertrieb forum verein flyer kongress *mitglieder telefon *bund',
  vagueChannel: 'werbung anzeigen internet marketing',
  partner:
    '*verband verband kammer innung verein genossenschaft krankenkasse händler hersteller stadt gemeinde partner *bund',
  recommend: 'empfiehlt empfehl* empfohlen vermittel* verschick* schickte* wirbt brachte* listet stellt_vor',
  venue:
    '*brett rundbrief* sitzung* versammlung* tagung* stammtisch* zeitschrift* magazin gemeindeblatt aushang schaukasten theke laden markt markt* gottesdienst pfarr* amtsblatt *verein *amt *büro *stelle radio vortrag lehrgang kurs',
  meetWord:
    'vorgestellt vorstell* stellt_uns stellte eingeladen einlädt angesprochen ansprechen gemeldet riefen anrufen rufen empfahl empfohlen empfiehlt aufgenommen ausgelegt verteilt verteilen hängt hingen aushängen stehen erreichen erreicht kennengelernt trafen treffen getroffen geschickt',
  reach: 'heran herankommen erreich* gewinn* gewonnen find* verkauf* werben ansprech* brachte* empfiehlt verschick*',
  comparative: 'schneller billiger günstiger einfacher sicherer besser als weniger',
  habit: 'papier telefon* excel zettel hand manuell fax tabelle* schrottplätze',
  lacking: 'aber nur zu nicht langsam teuer fehlt veraltet dauert lange',
  protection: 'patent* exklusiv*',
  career: 'gearbeitet arbeit* geleitet leite* führ* geführt gelehrt unterricht*',
  experience: 'jahre jahren erfahrung studium meister*',
  founder: 'mitgründer* gründer* kollege* partner*',
  size: 'riesig* gigantisch* enorm* groß* milliarden*',
  sizeNoun: 'markt nachfrage branche potenzial potential',
  source: 'register statistik* laut amt bundesamt verzeichnis statistisch*',
  license: 'lizenz* zulassung* genehmig* erlaubnis* zertifi* zugelassen ce-kennzeichen',
  granted: 'erteilt erhalten haben liegt_vor zugelassen',
  applied: 'beantragt antrag über partner durch eingereicht',
  missing: 'suchen fehlt',
  deceive: 'betrüg* betrog* täusch* vorgaukel* vortäusch* gaukel* geben_uns_als',
  rob: 'stehl~ gestohlen klau~ erpress* raub~ raubkopie* raubzug raubüberf* schmuggel* hack~ hackangriff*',
  fake: 'gefälscht* falsch* fake fälsch* erfunden*',
  stolen: 'gestohlen* geklaut* illegal* gehackt* geleakt*',
  exploit: 'schadsoftware trojaner spionagesoftware',
  spy: 'spionier* ausspionier* ausspäh* bespitzel*',
  watch: 'verfolg* überwach* liest lies lesen mitles* aufzeichn* ort~ teilt verkauf* film~',
  covert:
    'heimlich* nachts unbemerkt hinterrücks hinter_dem_rücken unwissentlich ungefragt ohne_zu_fragen ohne_dass ohne_ihr_wissen ohne_wissen ohne_zustimmung ohne_einwilligung unbemerkt versteckt* verdeckt',
  consent: 'zugestimmt zustimm* einwillig* einverstanden vereinbart erlaub* vertrag',
  reject: 'lehn~ ablehn* aussortier* ausschließ* abgelehnt benachteilig* filter~ filtern herausfilter*',
  protected: 'religion hautfarbe herkunft geschlecht schwanger* frauen muslim* behinder* ausländ* alter ethni*',
  minor: 'kinder* jugendliche* minderjährig* schüler* unter_18',
  adultGood: 'wetten glücksspiel* casino *casino *casinos alkohol zigaretten vapes schnaps pornograf*',
  contraband: 'heroin kokain drogen waffen sprengstoff elfenbein organe',
  intimate: 'nackt* nacktbild* deepfake*',
  makeAct: 'verkauf* erstell* schreib* liefer* biet* kauf* produzier* mach* vertreib* fälsch*',
  takeAct: 'behalten nehmen kassier~ einbehalt* zieh~',
  evade: 'umgeh* vermeid* ohne hinterzieh* ignorier* ablehn* verweiger*',
  rule: 'steuer* gesetz* lizenz* erlaubnis altersprüfung zulassung genehmigung behörde* zoll',
  remedy:
    'erkenn* verhinder* schütz* warn* melde* entdeck* fernhält fernhalten aufdeck* prüf* prüfung *prüfung bekämpf* hilft helfen behandel* entfern* finde* blockier* stopp*',
  criminal: 'betrüger* diebe dieb kriminelle* hacker* erpresser* täter* jemand anrufer* andere',
  // Taking back, smoothing over, hiding: what counters and records show.
  tamper:
    'manipulier* frisier* zurückdreh* drehen_zurück drehen fälsch* schönen schönt schönten schönfärb* schönrechn* rückdatier* kürz~',
  measure:
    'kilometerzähler tacho* zähler* stromzähler waage* rechnung* messwert* arbeitszeit* stundenzettel abgas* stimmen stimmzettel',
  private:
    'standort* nachricht* handy telefon daten passwort passwörter konto konten foto* bilder gespräche kamera* krankenakte*',
  unreal:
    'bewertung* rezension* ausweis* diplom* rechnung* zeugnis* zertifikat* follower dokument* nachrichten abschlüsse',
  target:
    'partnerin partner frau mann ex mitarbeiter* nachbar* kinder patient* kunden nutzer* rentner* menschen senioren',
  order: 'ignorier* bewertung_100 punktzahl anweisung* gib_die vergib regeln',
  verdictWord: 'punktzahl urteil',
};
