import type { Lexicon } from './lexicon';

/** English classes of `legal/deeds.ts`: acts, what they are done to, and in which manner. */
export const englishDeeds: Lexicon = {
  // Manner: others are not meant to see it. Alone it harms nobody.
  stealth:
    'night nights nightfall dawn dusk midnight overnight nighttime darkness unnoticed unseen secretly quietly silently discreetly stealthily covertly furtively clandestinely surreptitiously sneakily',
  // Manner: those concerned do not know or did not agree. Phrases with "without", "nobody" and "behind" are read by position.
  unaware:
    'unasked uninvited unbeknownst unknown_to unknowing unwitting unwittingly unsuspecting unconsenting unconsented unauthorized_copy on_the_sly in_secret under_the_radar against_their_will against_her_will against_his_will unannounced_to',
  // Verbs of separating a thing from where it belongs.
  detach:
    'unscrew strip siphon drain pry prise dig cut lift saw rip tear dismantle remove unbolt pull break haul carry tow wheel peel scrape chisel pluck tap uproot fell harvest dig_up',
  // Verbs of getting at what is private or guarded.
  getAt:
    'copy photograph film record enter search duplicate clone scan read open unlock break_into go_through rummage walk_into climb sneak listen intercept tap photocopy',
  // What proves who somebody is or what somebody may do.
  credential:
    'badge licence license diploma stamp certificate certification registration card key keycard keyfob uniform permit prescription title seal passcode pass id degree membership_number login signature sick_note medical_note doctor_note attestation',
  // Verbs of making what one has serve another.
  lendAct: 'lend rent lease sign stamp issue sell share hire transfer swap hand loan sublet let_out',
  // Those who lack what the credential proves. Phrases with "never trained" are read by position.
  unqualified:
    'unqualified untrained unlicensed uncertified unregistered amateur layman laymen anyone_who_pay anybody_who_pay whoever_pay everyone_who_pay no_question_ask without_train without_training without_an_exam without_exam without_a_license without_a_licence without_study without_studying without_examination',
  // Somebody acts as somebody else.
  standIn:
    'lookalike look-alike doppelganger stand-in substitute impersonator in_place_of in_their_place in_his_place in_her_place in_their_stead in_his_stead in_her_stead under_their_name under_his_name under_her_name under_another under_a_false in_their_name in_his_name in_her_name in_the_name_of on_behalf_of_the_candidate instead_of_the_candidate instead_of_the_student as_the_candidate as_the_student',
  fabricate: 'fabricate falsify doctor make_up',
  // Setting animals on each other.
  pitAct: 'pit fight set',
  sanctuary: 'reserve park wreck shipwreck ruin battlefield heritage excavation',
  relabel: 'label sticker relabel restamp rebrand repaint redate stamp tag',
  exam: 'exam examination test quiz assessment audition viva theory_test final licence_test driving_test entrance_test exam_paper question_paper',
  sitAct: 'sit take write pass complete attend do show_up',
  tradeAct: 'buy sell hand trade auction broker export deliver swap lease ship smuggle place supply procure rent',
  // Those who must not be traded.
  humanGood: 'newborn baby infant toddler orphan bride virgin girl boy child refugee prisoner kidney liver_lobe slave',
  cruelty:
    'starve shock electrocute beat whip burn drown dope mutilate blind torment torture choke debeak declaw scald overwork hurt maim drug poison club pit bait',
  animal:
    'animal dog puppy cat kitten horse pony donkey mule cow calf cattle pig piglet sheep lamb goat hen chicken rooster goose duck greyhound bear monkey elephant tiger lion dolphin whale seal rabbit hamster bird parrot falcon camel ox bull fish turtle fox badger hedgehog swan',
  drug: 'sedative sleeping tranquilizer tranquillizer narcotic laxative sleep-inducing knockout valium sedating opiate hallucinogen',
  putIn: 'stir drop mix slip spike put inject pour sprinkle dissolve lace add dose blend crush',
  mealNoun:
    'drink tea coffee food glass meal soup juice water wine beer cocktail porridge cup milk feed dinner dessert',
  destroy:
    'delete erase shred wipe burn destroy lose discard bin overwrite purge remove hide bury alter backdate suppress withhold scrub',
  record:
    'photo evidence log file complaint record minute recording receipt footage document claim email report testimony invoice protocol video proof trace letter statement sample',
  // Refusing somebody a service, a right or a place.
  shutOut:
    'send_away chase_away refuse reject turn_away turn_down turn_people_away weed_out deny exclude evict dismiss fire ban sort_out sift_out decline unanswered turn_people_down keep_out charge_more raise_premium raise_the_premium raise_their_premium raise_the_rent block bar blacklist drop disqualify shun rank_lower raise_price hang_up cancel_the_contract sack lay_off demote',
  // What people are, and must not be refused for.
  trait:
    'dark_skin brown_skin black_skin deaf blind deafness mute pregnant pregnancy disabled disability wheelchair diabetic diabetes hiv epilepsy epileptic cancer illness disease sick chronic genetic gene blood_group autistic autism depressed depression accent surname skin race racial ethnic ethnicity origin nationality religion religious muslim jewish jew hindu sikh christian catholic roma gypsy sinti arab african asian black latino indigenous turkish kurdish foreigner immigrant migrant refugee gay lesbian homosexual transgender trans bisexual elderly old_people older single_mother young_mother woman caste union_member dwarf stutter burn_scar join_the_union joined_the_union hijab headscarf turban',
  rightful: 'valid justified rightful legitimate entitled lawful due deserved owed undisputed genuine',
  // Barriers that measure or check.
  barrier:
    'meter customs scanner turnstile inspector inspection guard border checkpoint detector alarm filter toll tollgate gate barrier moderator moderation auditor censor sensor weighbridge safeguard breathalyzer',
  utility:
    'electricity water gas fuel power diesel petrol internet train bus tram ferry toll fare energy heating parking cable signal',
  // Putting a thing out of work.
  disable:
    'switch_off turn_off shut_off disable disconnect mute unplug jam bypass deactivate silence cover_up tape_over block override',
  // Things that keep people safe.
  safeguard:
    'alarm bell emergency smoke_detector airbag brake seatbelt seat_belt fire_door safety sprinkler guard extinguisher limiter interlock life_jacket railing',
  // Marks by which a thing is known to be somebody's.
  idMark:
    'serial_number chassis_number frame_number watermark hallmark number_plate license_plate ear_tag microchip engraving imei',
};
