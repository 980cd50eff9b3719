import { family } from './idea';

/** Long texts without facts. A few facts must beat them. */
export const brochures = [
  family('fitness', 'sports', [
    [
      'slogan',
      'Welcome to the future of fitness! Our vision is a world in which everybody reaches their full potential. We combine passion, innovation and cutting-edge technology into one seamless experience that people everywhere will love. Our holistic approach is unique, our brand is strong, and our team is world-class. The market is enormous and grows every day. We are disruptive, scalable and unstoppable. With artificial intelligence at the core, we will redefine wellness, empower communities and create value for all stakeholders. Everyone we know is excited, and experts agree that now is the perfect time. Join us on this incredible journey, and together we will change lives, transform an entire industry and build the leading platform of the next decade. Success is only a question of time.',
    ],
    [
      'measured',
      'Night nurses skip sport because gyms close at ten. We asked 21 night nurses on two wards in Leeds; 16 had not trained for a month. We opened a gym from midnight to six in one hospital: 44 nurses have used it twice a week for 10 weeks. They pay 5 pounds a visit.',
    ],
  ]),
  family('travel', 'tourism', [
    [
      'slogan',
      'Imagine a new era of travel. Our revolutionary ecosystem brings together travelers, locals and brands from all over the globe on one magical platform. We believe in authenticity, sustainability and community. Powered by blockchain and machine learning, we unlock unforgettable moments and harness the power of data to deliver personalized inspiration. Nothing like this exists. There is no competition, because nobody else understands people the way we do. We expect millions of users in the first year and hundreds of millions of revenue shortly afterwards. Investors will line up. The opportunity is gigantic, the timing is ideal and our passion is limitless. This is more than a product; it is a movement that will make the world a better place, one journey at a time.',
    ],
    [
      'interviewed',
      'Wheelchair users cannot tell from photos whether a hotel bathroom fits. Of 19 wheelchair users we spoke to at two trade fairs, 15 had changed hotels on their last trip, at about 140 euros each. We measure bathrooms and publish the plans.',
    ],
  ]),
].flat();
