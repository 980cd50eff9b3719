import type { Lexicon } from './lexicon';

/** English: lemmas, or surface forms where the form matters. Tags come from the language model. */
export const english: Lexicon = {
  own: 'we us our ours i me my mine ourselves myself our_team co-founder cofounder founder founders the_team the_company the_startup',
  negation:
    "not n't no never none nobody neither nor nothing nowhere cannot zero hardly without fail_to failed_to lack no_one far_from unable refuse decline_to yet_to instead_of",
  notNegation:
    'not_only not_just no_fewer_than no_less_than no_more_than not_least no_show no_-_show no_doubt no_later_than',
  plan: 'the_plan plan_: plans_: goal_: next_step next_steps will shall intend_to aim_to our_aim hope_to we_hope expect_to we_expect our_target target_is target_of goal forecast projected projection roadmap soon tomorrow upcoming about_to future ambition someday one_day eventually next_year next_month next_week next_quarter next_spring next_summer next_autumn next_winter would_like want_to_talk want_to_interview want_to_run want_to_sell ready_to plan_to our_plan we_plan planned_for set_to our_dream our_vision in_negotiation in_the_pipeline looking_to by_then once_we as_soon_as when_we_launch we_intend going_to',
  hedge:
    'ought be_sure be_certain be_confident be_convinced feel_sure i_trust we_trust dreamt may might could maybe perhaps possibly probably presumably likely potentially apparently assume guess suppose seem not_sure should we_think we_believe i_think i_believe it_is_possible possible something_like in_theory supposedly allegedly try_to tried_to attempt_to attempted_to without_success in_vain unsuccessfully to_no_avail almost nearly pretend dream in_our_dream not_true wish close_to_sign unsure unclear hopefully theoretically',
  condition:
    'if would unless imagine imagined suppose provided_that assuming hypothetical hypothetically what_if in_case had_we were_to',
  today:
    'hitherto heretofore formerly today currently now at_the_moment so_far_they until_now these_days at_present used_to existing traditional conventional status_quo before_us previously nowadays up_to_now',
  instead: 'instead_of rather_than unlike compared_to compared_with than versus in_place_of as_opposed_to whereas',
  without: 'without',
  again: 'again twice second_time come_back came_back second third_time repeat repeatedly returning for_a_second',
  every: 'every each daily weekly monthly yearly annually per always often constantly frequently regularly nightly',
  people:
    'parent mother father family child kid teenager student pupil apprentice teacher tutor nurse doctor physician dentist patient therapist midwife carer caregiver pensioner senior elder worker employee staff employer manager owner boss freelancer translator designer developer engineer builder carpenter plumber electrician mechanic driver courier cyclist rider commuter traveler traveller tourist guest visitor tenant landlord homeowner household resident citizen refugee migrant immigrant farmer grower gardener beekeeper fisherman fisher baker cook chef waiter restaurant cafe bakery bar hotel hostel shop store retailer merchant trader dealer seller vendor buyer shopper supplier manufacturer factory plant warehouse workshop garage practice clinic hospital pharmacy lab laboratory school kindergarten university college library museum theater theatre choir club association charity ngo nonprofit foundation church parish council municipality city town village district agency firm company business startup bank insurer broker notary lawyer attorney accountant auditor architect surveyor contractor landscaper veterinarian vet breeder athlete runner climber player gamer musician singer artist writer author journalist editor broadcaster publisher podcaster streamer photographer filmmaker scientist researcher volunteer donor veteran soldier officer firefighter paramedic pilot sailor captain islander operator dispatcher planner installer technician coach trainer gym studio salon barber hairdresser stylist potter crafter maker hobbyist collector winemaker vineyard brewer brewery roaster dairy ranch farm orchard co-op cooperative union guild team group tribe community couple adult man woman girl boy person people job_seeker candidate applicant recruiter learner member subscriber client airline airport port shipyard utility office department institution organization organisation enterprise sme woodworker user pet_owner dog_owner cat_owner diabetic survivor newborn infant toddler grandparent consultant salesperson buyer shipper forwarder carrier hauler trucker',
  everyone:
    'everyone everybody anyone anybody people human humanity world worldwide mankind customer consumer user business company society billions millions all_people generation globe everything person individual audience public the_masses humankind planet folk',
  customer: 'customer client user subscriber buyer member account they them',
  rival:
    'competitor competition rival incumbent other_company other_companies another_company other_startup other_firm another_firm another_startup other_provider market_leader similar_tool similar_service similar_app other_app other_tool elsewhere the_leader comparable_company comparable_companies a_company_in another_team',
  report:
    'according_to analyst gartner forrester mckinsey study studies statistics newspaper press journalist_wrote magazine article report_say reported trend industry economist blog research_firm forbes bloomberg market_research news podcast expert experts pundit investor adviser advisor mentor professor consultant_say',
  friends:
    'friend relative likes like_button follower praise_us loved_it buddy acquaintance compliment award retweet impression page_view',
  pay: 'settle put_down tip pay buy purchase subscribe prepay prepaid pre-pay pre-paid preordered deposit sell earn donate invoice bill_them collect_fee order revenue mrr arr turnover pre-order preorder',
  book: 'book rent hire reserve order lease commission',
  renew:
    'renew renewal reorder extend prolong come_back came_back resubscribe rebook return_for sign_on_for signed_on second_order repeat_order repurchase bought_again ordered_again order_again paid_again pay_again paid_us_again pay_us_again booked_again book_again hired_again hire_us_again hired_us_again rented_again rent_again borrowed_again borrow_again booked_us_again book_us_again subscribed_again subscribe_again came_again come_again back_again buy_again signed_up_again joined_again enrolled_again second_one ordered_more order_more bought_more buy_more bought_another buy_another order_another ordered_another a_second_one each_time every_time restock reorder prolong stay stayed returned retained retention another_year second_year',
  cancel:
    'cancel quit unsubscribe leave abandon stop_use stopped_using stop_paying stopped_paying stopped_renewing lapse gave_up drop_out churn_out uninstall',
  use: 'eat ate wear borrow ride listen work_with keep_the repay repaid use test try pilot adopt run install deploy log_in fit trial exchange attend finish participate operate fire serve open load equip play follow wear complete',
  interview:
    'interview talk speak spoke visit meet observe watch shadow sat_with sit_with accompany ask question_them call_on conversation talked follow_around ride_along rode_along stand stood poll listen chat met debrief',
  survey:
    'wishlist wish_list survey questionnaire poll waiting_list waitlist sign_-_up signup pre-register preregister sign_up register_interest pledge landing_page vote online_form',
  show: 'show forward lend_us let_us_see open_book opened_their_books hand_us gave_us give_us time measure count weigh log record document track found find report own_book describe list reveal prove',
  say: 'say tell state answer agree claim write admit confirm mention swear describe',
  intend:
    'keen_to eager_to glad_to would_buy would_pay would_use would_like willing intend_to_buy interested want_to_buy interest intention promise pledge ready_to_pay would_sign would_order plan_to_buy would_be_happy',
  letter:
    'letter_of_intent loi signed_letter signed_a_letter signed_agreement memorandum signed_contract signed_a_contract commitment',
  answer:
    'get_in_touch got_in_touch answer reply respond book_a_call booked_a_call sign_up click attend come order enroll inquire call_back bring lead_to led_to join brought',
  fall: 'fall drop decrease decline sink reduce cut shrink lower halve go_down went_down down shorten lessen diminish plunge dip come_down slash',
  rise: 'rise increase grow climb double triple jump go_up went_up up improve gain raise expand lift surge soar',
  better:
    'sale revenue income profit attendance satisfaction hire pass yield survival output conversion enrollment harvest visitor graduate finish remain occupancy productivity earnings turnover stay retention engagement accuracy',
  worse:
    'time hour minute day week wait delay cost waste loss error no_-_show no_show dropout complaint accident return mistake injury defect downtime churn rejection failure damage theft consumption emission absence backlog repair queue cancellation breakage fault ticket missed overtime sickness spoilage search infection fine turnaround',
  product:
    'app application platform software tool service website site marketplace shop store device sensor machine robot game course program programme product solution system kit box scale tag toy book subscription assistant bot chatbot plugin extension api network portal agency school clinic cafe restaurant farm workshop van truck lunch meal food drink clothing prosthesis mirror map editor scanner tracker camera clinic casino generator database exchange directory newsletter podcast event camp studio startup business company venture uber airbnb amazon facebook tinder netflix concept idea phone_box chat lesson training rental delivery repair printer battery bike lamp filter pump drone vehicle garment shoe helmet bag bottle packaging insurance loan fund scheme charity cooperative co-op drops pill supplement network detector alarm digester meter reminder message text_message mobile calculator planner template e-shop boutique franchise laundry pack set',
  offer:
    'build make sell offer help deliver connect create let provide open rent lend teach train repair print match bring send remind show warn detect check turn collect treat allow enable run organize organise arrange produce publish design develop install supply ship prepare plan protect give find tell supply replace recycle refill cook translate transport host propose sing digitize digitise scan automate calculate tutor reimburse track monitor report alert notify measure sort clean grow bake brew sew write record recover verify audit convert launch manufacture fix serve coach share store lease heat cool charge fit recognize recognise identify',
  sell: 'sell charge price offer_for bill collect license',
  price: 'price fee cost costs charge rate tariff subscription commission ticket for per plan',
  revenue:
    'fee subscription revenue commission charge monetize monetise advertise paid_plan license_fee pay price cost ad_revenue royalty sponsorship grant donation budget membership',
  cost: 'cost serve_cost expense spend make_cost hosting material parts_and_labor labor labour cogs',
  acquire:
    'acquisition acquire new_customer each_customer_cost win_a_customer cac cost_per_customer per_new_customer new_subscriber ad_spend sign_a_customer',
  churn: 'churn cancel quit leave left unsubscribe',
  fixedCost: 'fixed_cost rent salary salaries overhead wage payroll burn spend',
  cash: 'cash saving savings in_the_bank raise raised runway reserve capital fund_of own_money bank_account',
  margin: 'margin profit gross_margin contribution',
  prototype:
    'prototype pilot mvp beta demo working_model proof_of_concept live launched test_version first_version working_version alpha trial prototype_run built technical_file mock_-_up',
  buzz: 'leverage empower revolutionize revolutionise disrupt transform unlock harness synergy synergize reimagine redefine democratize democratise supercharge turbocharge optimize optimise next_-_generation ecosystem paradigm metaverse web3 blockchain ai big_data deep_learning machine_learning generative cutting_-_edge world_-_class game_-_changing holistic scalable smart seamless innovative immersive cloud_-_native state_-_of_-_the_-_art quantum exponential value disruptive crypto solution',
  praise:
    'brilliant amazing unique wonderful best great ultimate incredible revolutionary perfect awesome fantastic unbeatable number_one love genius excellent outstanding superb leading promising enormous success exciting beautiful ever guaranteed deserve extraordinary unprecedented',
  trouble:
    'short_of skip lose loss waste miss forget struggle fail failure wait delay break broken error mistake shortage expensive slow complain complaint risk injury injure die death throw_away mislay mislaid misplace puncture late unable difficult hard suffer pay_too_much lack without_access no_-_show no_show dropout drop_out starve damage theft steal scam lonely isolated isolation pain painful sick hungry leak overpay overwork overtime stress burnout confuse confusing give_up gave_up outgrow stuck idle stand_cold empty swerve unsafe unreliable outdated manual manually by_hand search_for hours_search spend_hours spend_evenings spend_days cannot turn_down turned_down penalty accident danger fraud problem trouble outage spoil rot overdue backlog bottleneck stranded homeless unemployed illiterate blind_spot flood drought fine overwhelm hassle frustrate frustrating neglect unaware unpaid refuse fear debt bleed relapse cancel poor ignore interrupt exhausted reject guess_wrong too_late too_much too_long too_far exclude run_out last_minute sit_empty spent deny hurt harm cry crash mold overheat fall burn vomit ill spoilage',
  vagueTrouble: 'problem trouble pain issue need challenge difficulty hassle thing pain_point something',
  relief:
    'reduce cut prevent avoid stop eliminate end fix solve save shorten halve remove lower spare relieve replace against warn detect find treat recover',
  channel:
    'association federation newsletter trade_fair fair congress conference guild chamber club forum community reseller distributor wholesaler retailer dealer union school kindergarten church flyer leaflet poster noticeboard intranet referral refer recommend recommendation partner word_of_mouth social_media instagram facebook tiktok linkedin youtube google ad ads advertising advertisement seo marketing cold_email email mailing call phone door door_to_door market_stall stall event meetup radio magazine app_store marketplace council ministry society co-op cooperative manufacturer agency online network group campaign influencer content website search pharmacy operator committee shop sales_team salesperson parish station municipality town_hall city union job_center workshop members_area timetable page sheet bulletin',
  vagueChannel:
    'social_media marketing online viral word_of_mouth ads ad advertising seo internet website influencer campaign content instagram facebook tiktok google network',
  partner:
    'association federation guild chamber union club council ministry society co-op cooperative distributor wholesaler reseller partner manufacturer hospital municipality school university agency committee operator employer insurer college job_center franchise network ngo charity foundation district city town airport store chain retailer pharmacy parish church body institute league board company',
  recommend:
    'recommend refer invite announce introduce send sent distribute list offer promote post hand_out deliver sell resell mention link forward share put publish carry stock advertise present display host',
  reach:
    'reach find acquire win contact address market recruit advertise sell come_from came_from refer approach promote meet sign_up visit email attract distribute post talk bring get_to lead hear target go_through',
  comparative:
    'faster cheaper safer easier quicker simpler lighter smaller cleaner healthier stronger longer shorter more_accurate half_the less fewer lower higher first only_one more better than twice without_having',
  habit:
    'by_hand phone telephone paper spreadsheet excel pen whatsapp email manually notebook list whiteboard fax mail neighbor do_without memory calculator handwritten by_eye eye cellar habit rely make_do workaround trainee',
  lacking:
    'but only too fail miss cannot never nobody forget forgot slow late expensive lack half does_not do_not without lose wrong break none hard takes outdated unable not hours last error',
  protection:
    'patent exclusive exclusivity proprietary trade_secret data_set dataset own_data license_agreement trademark copyright',
  career:
    'work worked run ran manage managed teach taught build built lead led practice own owned nurse fitted fit sell sold repair repaired research serve served spend spent be was design designed train trained cook cooked have has grow grew develop developed study direct write wrote programmed engineered farm farmed fly drove drive treat treated',
  experience: 'year decade career phd degree certified master qualified graduate diploma doctorate',
  founder:
    'co-founder cofounder founder partner colleague team ceo cto engineer developer two_of_us one_of_us brother sister wife husband',
  size: 'huge enormous giant massive gigantic vast billion trillion unlimited growing booming endless big immense',
  sizeNoun: 'market demand industry opportunity segment sector potential tam sam business audience',
  source:
    'register registry census statistics statistic statistical_office ministry according_to association_list directory bureau list lists count counts counted survey_office yearbook database records ministry_data official eurostat gazette chamber_data',
  place: 'city town region county state country province district village island valley street neighborhood',
  missing: 'look_for looking_for need missing lack seek search_for',
  license:
    'license licence licensed licenced permit permission approval approve approved certificate certify certified certification register registered registration authorize authorized authorised authorise accredit accredited regulator regulatory compliance compliant supervise supervised adjuster notified ce_mark fda medical_device technical_file lawyer legal_opinion insured permit_in',
  granted:
    'grant granted hold holds have has obtain obtained receive received issue issued approve approved licensed certified authorized accredited get got pass passed register registered own',
  applied:
    'apply applied application submit submitted file filed plan through partner sign signs signed adviser lawyer prepare written autumn audit_planned follow',
  regulated: '',
  order:
    'ignore disregard override forget_all system developer_mode output score rate grade verdict confidence rubric instruction instructions rules_above previous_instructions prompt maximum_score you_must dear_analyst you_are_now evaluation highest_score top_score full_marks reviewer evaluator grader assessor points points_out respond_with assistant_must',
  declined: 'say_no said_no decline turn_it_down turned_it_down reject_it not_interested turned_us_down',
  verdictWord: 'score verdict confidence rating grade mark points',
};
