import type { Lexicon } from './lexicon';

/** English classes of how a founder and the customers meet. */
export const englishReach: Lexicon = {
  // Where or by what people meet, apart from associations and media of the class `channel`.
  venue:
    'noticeboard board meeting assembly fair congress conference convention day service sermon mass magazine journal gazette letter mailing handbook yearbook catalog catalogue brochure parcel till counter window shelf desk stand booth stall market forum thread channel broadcast podcast poster sticker flyer card leaflet kiosk festival workshop course class training seminar webinar lecture exhibition expo visit round referral mouth agenda circular bulletin directory roster video article column advert advertisement notice newsletter helpline hotline office centre center depot rank canteen staffroom waiting_room reception fleet roadshow demonstration demo open_day club house hall tent playground gate pier harbor harbour wharf dock yard lounge lobby intranet mailing_list group_chat chat_group whatsapp telegram facebook instagram youtube trade_counter checkout register rep agent wholesaler supplier dealer merchant broker syndicate league federation union guild council diocese parish congregation bishop dean chancellor minister imam rabbi priest secretary librarian foreman steward warden inspector mayor headteacher midwife pharmacist doctor vet teacher lecturer coach commander chief registrar',
  // What customers do when they meet us.
  arrive:
    'get_in_touch got_in_touch come find hear learn call phone ring sign book register walk arrive join discover reply answer respond write apply turn_up show_up order contact knock enquire inquire subscribe read see pick_up request email message ask buy get meet',
  // What the founder does to meet customers.
  outreach:
    'reach write pin post hand visit meet approach address advertise promote distribute hang ring knock call email mail exhibit present speak sell place contact offer recruit demonstrate canvass tour teach show display stick glue leave drop attend stand go travel drive find win get acquire ask phone set_up demo pitch talk',
  // What a partner does for us.
  promote:
    'recommend refer introduce mention list print carry sell display read_out read hand pass forward stock announce point feature host promote advertise distribute include insert put hang invite vouch endorse present publish post bundle enclose circulate restock resell send share name showcase',
};
