import type { Lexicon } from './lexicon';

/** English words of harmful acts and of their remedies. Frames of `legal/frames.ts` combine them. */
export const englishActs: Lexicon = {
  deceive:
    'scam defraud deceive trick mislead pretend impersonate pose cheat phish phishing swindle con dupe fool lie adulterate dilute pass_off disguise lure bait look_like_they_come_from swear_falsely catfish fabricate falsify',
  rob: 'steal rob loot blackmail extort ransom pickpocket embezzle launder smuggle traffic kidnap burgle pirate siphon hack poach bribe vandalize',
  fake: 'fake false fraudulent forge forged counterfeit bogus sham phony invented fabricated copy imitation replica knockoff made-up expired spoiled contaminated relabeled relabelled falsified doctored forgery manipulated bot_account made_-_up made_up cooked_up feigned staged spurious fictitious fictional backdated',
  stolen: 'stolen leaked hacked pirated looted smuggled cracked robbed poached illegal illegally illicit trafficked',
  exploit:
    'malware ransomware virus spyware stalkerware keylogger keyloggers exploit_kit botnet ddos trojan jammer skimmer hitman',
  spy: 'spy snoop stalk eavesdrop wiretap bug',
  watch:
    'track follow read record monitor film camera microphone gps watch photograph locate scan listen see collect intercept observe share upload publish sell copy copies scrape log capture enter identify recognize use access analyze analyse harvest tap view',
  covert:
    'secretly covertly hidden secret unnoticed without_them_know without_their_knowledge without_consent without_permission without_tell without_ask without_anyone without_their_consent without_her_knowledge without_his_knowledge without_know behind_their_back unaware never_find_out never_finds_out will_not_notice not_notice_. without_warning without_his without_her not_inform not_informed not_asked not_told never_ask never_learn quietly invisible invisibly undetectable undetected without_them without_agreement not_know_. not_know_it not_know_about will_not_know never_know not_tell_them not_tell_her not_tell_him not_tell_the unknowingly never_asked not_get_a_warning without_notice',
  consent:
    'agree agreed agreement consent permission consenting opt-in opt_in voluntary voluntarily approve approved contract invite authorize authorized authorise authorised own_system own_systems hire_us hired_us written_permission know_about informed request',
  reject:
    'reject exclude filter_out screen_out screen refuse deny hide_from rank_lower discriminate weed_out avoid_hire turn_away turn_down ban sort_out evict downgrade filter blacklist block_from keep_out charge_more remove disqualify drop',
  protected:
    'race racial religion religious ethnicity ethnic skin_color skin_colour skin gender sex female woman pregnant pregnancy disabled disability nationality origin muslim jew jewish christian black white gay lesbian homosexual transgender age older immigrant foreigner caste accent wheelchair mother surname hijab union_member',
  minor:
    'child children kid minor teen teenager teenage underage under-age under_18 high_school_student schoolchild pupil 10-year-old 11-year-old 12-year-old 13-year-old 14-year-old 15-year-old 16-year-old 17-year-old adolescent youngster girl_under',
  adultGood:
    'bet betting gamble gambling casino alcohol beer vodka liquor cigarette tobacco vape nicotine porn porno pornography loot_box lottery poker wager cannabis e-cigarette payday_loan escort sex_chat slot_machine',
  contraband:
    'heroin cocaine meth methamphetamine fentanyl ecstasy crack_cocaine narcotic drug opioid explosive bomb grenade ghost_gun untraceable_gun ivory rhino_horn organ kidney silencer endangered_species child_pornography human_being slave firearm gun gun_part weapon bear_bile pangolin uranium bribe kickback dog_fight dogfight cockfight child_labor slave_labor nerve_agent poison',
  intimate: 'naked nude undress deepfake intimate topless strip sexual porn pornographic revenge_porn',
  makeAct:
    'make create generate produce write spread sell offer buy trade supply deliver ship print build post publish provide rent distribute spread flood import export broker list move hand_out add procure fill edit organize organise stage host run arrange circulate into_circulation mint dispense hawk',
  takeAct:
    'take keep withhold collect charge get transfer drain withdraw confiscate hold pocket grab seize deduct disappear',
  evade:
    'evade avoid bypass skip dodge circumvent sidestep ignore escape get_around without operate_without defeat beat flout trick work_around no_need do_not_need not_want_to_deal deal_with does_not_need not_bother not_ask not_apply not_check refuse takes_too_long too_expensive',
  rule: 'law tax license licence permit regulation regulator background_check sanction custom_duty customs age_check age_verification authority court inspection kyc safety_test health_authority emission_test drug_test check_of_the_age id_check building_code approval quarantine plagiarism_check detection_software rule city_rule minimum_wage labor_law safety_rule overtime_pay child_protection age doping_test border_control identity_check',
  remedy:
    'detect prevent block stop protect fight report flag treat recover remove_from audit warn educate verify expose refund alert investigate defend rescue help_victim combat identify_fake recognize spot prove quit end catch uncover check find get_back win_back notice trace authenticate unmask moderate delete reveal secure close_the_hole rehabilitate support_victim free against show_university anti-fraud anti rid tell_apart mediate return_to avert deter raise_awareness teach_to_spot keep_out unlearn wean counsel insure_against compensate restore shut_down remove take_down take_it_down shut_off show_which tell_which tell_if tell_whether expose document hotline answer rebut debunk refute correct destroy',
  criminal:
    'scammer fraudster hacker thief criminal abuser predator stalker trafficker smuggler forger counterfeiter gang attacker caller impostor blackmailer extortionist burglar pickpocket spammer cheater cybercriminal dealer_who other that_other somebody someone others poacher bully phisher intruder villain crook dishonest vandal raider looter',
  private:
    'letter message phone location position chat email password account photo picture record medical_record data credential bank_account diary browser_history face voice call browsing conversation move movement screen webcam camera microphone dna health_data file contact card_number credit_card pin identity recording search_history whereabouts flat home apartment bedroom fingerprint',
  unreal:
    'medicine meat food review rumor rumour information testimonial rating follower like degree diploma certificate id passport invoice news_story news story document prescription reference receipt doctor_note sick_note profile account vote comment ticket coupon permit visa licence license badge prescription certificate endorsement testimonial survey statistics data evidence appraisal valuation quote payslip bank_statement title_deed seal painting artwork antique jewel gem label brand handbag watch banknote currency money transcript plate charity evidence stamp signature',
  target:
    'partner wife husband girlfriend boyfriend ex employee worker staff spouse neighbor neighbour tenant woman man people person stranger child patient customer user pensioner senior roommate daughter son passenger guest citizen classmate colleague her him them anyone competitor bank government police celebrity visitor victim company shopper student voter investor driver household buyer member candidate',
  check: 'check ask verify test study vet moderate moderation screening',
  cheat: 'thesis essay homework exam dissertation assignment coursework bar_exam driving_test',
  ownWork:
    'pass_off pass_as as_originals as_original as_genuine as_real as_new turn_back turn_the_odometer turned_back claim_to_be odometer_back cure_cancer cures_cancer cure_all guaranteed_cure miracle pretend_to_be pretends_to_be pretending_to_be pose_as posing_as poses_as guarantee_return guaranteed_return returns_guaranteed do_not_own does_not_exist do_not_exist not_exist never_deliver never_ship by_mistake hide_the_cancel hides_the_cancel keep_the_money keep_their_money keep_the_donation pocket_the_money keep_the_deposit label_it_as label_them_as hidden_fee hidden_charge after_they_have_quit after_they_quit after_they_cancel before_they_notice',
  asTheirs:
    'as_his_own as_her_own as_their_own own_work hand_in hands_in submit_as their_own for_them sit_the_exam take_the_exam',
  childWork: 'recruit hire employ exploit put_to_work',
  conceal: 'hide conceal cover_up suppress withhold mask disguise keep_quiet',
  defect:
    'defect danger risk fault side_effect recall damage accident mold truth ingredient contamination fee cost malfunction crack leak',
  pollute: 'pump dump discharge pour release bury burn spill empty tip flush',
  poison: 'toxic sewage chemical asbestos hazardous radioactive mercury poisonous effluent',
  tamper: 'tamper rig manipulate inflate roll_back turn_back falsify doctor shave fudge skew backdate',
  measure:
    'result meter odometer mileage vote poll bill invoice test_result result time_sheet timesheet hour wage balance reading count ranking lab_result report scale auction bid',
  contact: 'chat meet date flirt message talk dating call',
  adult: 'adult stranger grown-up men older_man',
  hurt: 'kill beat hurt poison threaten intimidate harass bully torture assault abuse humiliate punish assassinate attack',
  unlicensed:
    'unlicensed unregistered unapproved uncertified unauthorized unauthorised uninsured off_the_book off_the_books black_market under_the_table',
  outsider:
    'stranger outsider other_people someone_else somebody_else ex celebrity celebrities competitor neighbor neighbour',
  alter: 'remove subtract cut shorten erase delete alter change edit reduce adjust modify rewrite',
  reveal:
    'publish show tell report see reveal learn warn know check verify notify inform alert find detect recognize recognise discover understand explain',
  selfHarm:
    'suicide self-harm starve_themselves starve_themself harm_themselves hurt_themselves kill_themselves cut_themselves anorexia',
  encourage: 'want pill tip encourage challenge dare push promote how_to',
  clone: 'clone mimic imitate',
  withhold: 'keep withhold confiscate hold seize retain pocket deduct lock_away',
  belonging: 'passport wage salary pay_slip identity_card id_card belonging tip phone_of_the_worker residence_permit',
  ponzi:
    'ponzi pyramid money_of_those_who_join money_of_later_investor money_from_new_investor money_of_new_member deposits_of_new',
};
