import type { Concept } from './lexicon';

/**
 * A class of words, as roots in WordNet: "lemma#sense", or a whole file such as "verb.creation". A word belongs to the class if one of its usual senses is a root or a
 * kind of it. `not` names roots or words that are left out. `like` names adjectives whose whole cluster of similar ones
 * belongs to the class. `unless` leaves out words that are mostly something else as well, such as machines named by what they do.
 */
export type WordClass = { noun?: string; verb?: string; like?: string; not?: string; unless?: string };

/** The classes of English words. `scripts/wordClasses.mjs` compiles them. Lexicons hold the exceptions and the phrases. */
export const wordClasses: Partial<Record<Concept, WordClass>> = {
  people: {
    noun: 'person#1 organization#1 community#1 community#2 place_of_business#1 place_of_worship#1 medical_institution#1 educational_institution#1 workplace#1 plant#1 building_complex#1 household#1 restaurant#1 inn#1 hotel#1 medical_building#1 school#2 museum#1 theater#1 library#1 dwelling#1',
    unless: 'instrumentality#1',
    not: 'gathering#1 relative#1 god#1 system#1 subject case model star source lead head contact self mark party race line series set body number order cast other family_tree variable hand figure character standard machine computer rate arrest record chain chains union public mass market world earth sitting class course home house apartment flat room studio booth laboratory_bench network movement fund bill page object second mine plate brick seed meat seller lot cell matter cut light sale sink cross trade industry sector cream customer consumer user client buyer patron subscriber jury helper assistant companion guide reader buddy keeper reminder checker tracker look-alike lookalike double substitute stand-in',
  },
  criminal: { noun: 'criminal#1 wrongdoer#1 attacker#1', not: 'gambler user bookmaker' },
  minor: { noun: 'juvenile#1 child#2', not: 'son daughter offspring' },
  animal: { noun: 'mammal#1 bird#1 reptile#1 fish#1', not: 'person#1 human man' },
  craft: { verb: 'verb.creation verb.contact verb.change', not: 'say tell show find hear see' },
  thing: {
    noun: 'artifact#1 food#1 food#2 plant_part#1 plant#2 material#1 noun.substance noun.food',
    not: 'way place list order bill sheet',
  },
  coin: { noun: 'medium_of_exchange#1 payment#1 fee#1', not: 'cost note' },
  say: {
    verb: 'describe#1 describe#2 tell#2 tell#3 report#1 admit#1 affirm#2 say#2',
    not: 'show advertise announce publish sign_up introduce warn publicize issue air sell carry hit post cover report ring strike run make call refer teach train lecture',
  },
  pay: {
    verb: 'pay_up#1 prepay#1 buy#1 remit#1 reimburse#1 subsidize#1',
    not: 'bribe#1 get take pick take_over',
  },
  give: {
    verb: 'verb.possession pay#1 give#1 hand#1',
    not: 'get#1 keep#1 have#1 lose#1 take#1 take#5 save#2 save#3 owe#1 want#2 steal#1 rob#1 waste#1 earn#1 cost#1 price#1 sell#1 charge#1 save keep need own hold cost lack take have get raise',
  },
  book: { verb: 'rent#2 rent#3 reserve#3' },
  rob: { verb: 'steal#1 rob#1 extort#1 embezzle#1 kidnap#1 plunder#1 smuggle#1', not: 'take' },
  deceive: {
    verb: 'victimize#1 deceive#2 cheat#3 falsify#1 misrepresent#1 counterfeit#1 impersonate#3  ',
    not: 'do play pose screw hedge shaft hook',
  },
  spy: { verb: 'spy#2 eavesdrop#1 stalk#2 wiretap#1' },
  hurt: {
    verb: 'injure#1 torture#2 kill#1 intimidate#1 assail#1 harass#2 threaten#2 enslave#1',
    not: 'wound break pull strain do',
  },
  cruelty: { verb: 'injure#1 torture#2 kill#1 starve#3 mutilate#1 drown#1', not: 'do break pull strain' },
  tamper: { verb: 'tamper#1 fudge#2 rig#1' },
  pollute: { verb: 'pollute#1 dump#1 dump#2 pour#1 discharge#2' },
  poison: { noun: 'poison#1 pollutant#1 sewage#1 toxin#1 explosive#1' },
  drug: { noun: 'sedative#1 narcotic#1 controlled_substance#1 hypnotic#1', not: 'alcohol' },
  contraband: { noun: 'controlled_substance#1 explosive#1 firearm#1 narcotic#1', not: 'alcohol' },
  adultGood: { noun: 'tobacco#1 alcohol#1 gambling#1 gambling_house#1', not: 'game' },
  credential: { noun: 'certificate#1 license#1 badge#1', not: 'bond stock share security#9' },
  fake: { like: 'counterfeit#1 bogus#1 fictitious#1' },
  praise: { like: 'fantastic#2 excellent#1 great#3', not: 'strong big' },
  size: { like: 'huge#1', not: 'big large great' },
  conceal: { verb: 'hide#1 disguise#1 conceal#2' },
  shutOut: {
    verb: 'exclude#1 exclude#2 eliminate#1 eliminate#4 evict#1 reject#2 expel#2 blackball#1 ostracize#1',
    not: 'pass',
  },
  trait: {
    noun: 'disability#1 disease#1 religious_person#1 homosexual#1 pregnancy#1 ethnic_group#1',
    not: 'bug rust scale',
  },
  trouble: {
    verb: 'lose#1 lose#3 waste#1 waste#2 damage#1 destroy#2 suffer#1 suffer#2 suffer#3 worry#1 worry#2 deteriorate#1 spoil#2 injure#1 die#1 ruin#1 complain#1 hinder#1 hamper#1 botch#1 break_down#1 struggle#2 fail#1 fail#3 neglect#1 miss#3 annoy#1 overcharge#1 starve#1 delay#1 delay#3',
    noun: 'difficulty#3 trouble#3 misfortune#1 misfortune#2 illness#1 injury#1 damage#1 deficit#1 shortage#2 distress#1 failure#2 mistake#1 loss#1 waste#2 damage#3 pain#1 danger#1',
    not: 'have get sustain take make keep go pass cross slip drop do put get fall love care charge hit wear turn run cover note record shoot gas ice fix bottom',
  },
  venue: {
    noun: 'meeting#1 meeting#2 social_event#1 periodical#1 newsletter#1 publication#1 exhibition#1 notice#1 broadcast#1 social_gathering#1 course#1 festival#1 shop#1 newspaper#1 organization#1 professional#1 educational_institution#1 worker#1 skilled_worker#1 administrator#1 leader#1 health_professional#1 clergyman#1 merchant#1 seller#1 waiting_room#1 website#1 mail#1',
    not: 'chain van room house subject page book work number order price bill record unit set series play show',
  },
  partner: {
    noun: 'organization#1 educational_institution#1 medical_institution#1 administrator#1 skilled_worker#1 leader#1 merchant#1',
    not: 'chain van unit family household gang',
  },
  promote: {
    verb: 'recommend#1 recommend#2 publicize#1 announce#1 advertise#1 distribute#1 display#1 introduce#1 mention#1 stock#1 vouch#1 present#2 publish#1 publish#2',
  },
  recommend: { verb: 'recommend#1 recommend#2 publicize#1 advertise#1 vouch#1' },
  outreach: {
    verb: 'travel#1 visit#1 advertise#1 announce#1 contact#1 mail#1 telephone#1 address#1 canvass#1 solicit#1 post#1 exhibit#1',
    not: 'go move run work come',
  },
  interview: {
    verb: 'interview#1 converse#1 question#1 visit#1 observe#4 accompany#1 inquire#1 shadow#1 interrogate#2',
  },
  show: { verb: 'display#1 demonstrate#1 submit#1 measure#1 record#1 count#1 quantify#1 document#1' },
  cancel: { verb: 'terminate#1 cancel#1 quit#1 abandon#2 discard#1' },
  use: { verb: 'eat#1 drink#1 operate#1 wear#1 borrow#1 ride#1' },
  fall: { verb: 'decrease#1 decrease#2', not: 'ease fall_out' },
  rise: { verb: 'increase#1 increase#2 improve#1' },
  better: { noun: 'success#1 gain#3 profit#1 income#1' },
  license: { noun: 'license#1 authorization#1 certificate#1' },
  private: { noun: 'diary#1 telephone#1 conversation#1 bedroom#1 dwelling#1' },
  waterBody: {
    noun: 'body_of_water#1 stream#1 sewer#1 drain#2 ditch#2 mine#1 quarry#1 soil#2 forest#1 forest#2 field#1',
  },
  residue: {
    noun: 'waste#1 pollutant#1 chemical#1 oil#1 lubricant#1 paint#1 fuel#1 sludge#1 excrement#1 acid#1 solvent#1 poison#1',
  },
  intimateAct: { verb: 'undress#1 bathe#1 shower#4 urinate#1 defecate#1 copulate#1', not: 'do make know have love' },
  sanctuary: { noun: 'place_of_worship#1 burial_ground#1 memorial#3 sanctuary#1 tomb#1 monument#1 national_park#1' },
  unreal: {
    noun: 'document#1 legal_document#1 commercial_document#1 declaration#2 certificate#1 identification#2',
    not: 'bill contract paper license book',
  },
  persuade: { verb: 'induce#2 persuade#2 coerce#1 talk_into#1' },
  medicine: { noun: 'medicine#2 vaccine#1', not: 'solution dressing' },
  hedge: {
    verb: 'suspect#1 presume#1 speculate#1 surmise#1 imagine#1',
    noun: 'intuition#1 intuition#2 guess#1 guess#2 assumption#1 hunch#1',
  },
  safeguard: { noun: 'safety_device#1 alarm#2 brake#1' },
};
