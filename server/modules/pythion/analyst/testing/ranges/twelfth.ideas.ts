import type { RangedIdea } from './range';
import { otherIdeas } from './twelfth.ideas2';

/** Written from the method alone, by somebody who had seen neither rules nor data, for 2.3: nothing learned from it. */
export const twelfthIdeas: readonly RangedIdea[] = [
  {
    id: 'l-idea-01',
    text: 'We run Kilnlog, a firing planner for independent tile workshops in Portugal with 3 to 15 kilns. Before writing any code we sat with 22 owners; 17 opened their firing books and showed at least two ruined loads a week, about €340 lost weekly per shop. Since March 2023, 46 workshops have been paying €79 a month, and 41 of them renewed for a second year. Over twelve weeks in 9 shops, spoiled loads fell from 2.3 to 0.6 a week, counted by the owners. Until now they used a paper book, which cannot warn when two glazes clash. We reach them through the tile guild, which puts our flyer in its quarterly mailing; a new customer costs us €110. Hosting and support cost €14 per shop per month. The statistics office lists 1,150 such workshops: 1,150 × €79 × 12 is about €1.09 million a year. One of us was a kiln master for eleven years, the other built factory software for eight.',
    expect:
      'score 83..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4.2..5, adoption 4.2..5, revenue 4.2..5, differentiation 3..5, feasibility 3.6..5, market 4..5',
  },
  {
    id: 'l-idea-02',
    text: "Potato growers in Nyandarua county, Kenya, keep their harvest in heaps under the eaves, and much of it rots. We went through last season's sales slips with 60 growers: on average 31 percent was thrown away, worth KES 18,500 each. Our charcoal-cooled store holds 4 tonnes and is run by a village keeper. 38 stores have now worked for two seasons, and weighed losses went down from 31 to 7 percent. Growers pay KES 250 per tonne per week; 412 of the 530 who used it came back in the second season. A store brings in KES 17,000 a month and costs KES 7,200 including the keeper's wage. The Ol Kalou cooperative signs growers up at its collection points, which costs us KES 120 for each. Otherwise they sell to brokers on harvest day at half the price. My co-founder spent 14 years as an agronomist in the county office.",
    expect:
      'score 74..95, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 4.2..5, adoption 4..5, revenue 4..5, differentiation 3..5, feasibility 3.5..5, market 0..2',
  },
  {
    id: 'l-idea-03',
    text: 'Night shelters in Glasgow and Dundee do not let rough sleepers in with a dog, so many stay outside. Seven shelters there logged 1,240 such refusals in 2022. Our registered charity collects the dog for the night and houses it with a vetted foster family. Two city councils pay us £46 per dog-night and both renewed the contract in April 2024 after 18 months. We have given 2,870 dog-nights; at the partner shelters refusals fell from 1,240 to 390 within a year. One night costs us £31 with insurance. Shelter staff ring our line when somebody arrives, and 5 of the 7 shelters do so every week. The only other way is a kennel, which charges £60 and asks for a home address. We hold the animal boarding licence and our manager ran a kennel for nine years.',
    expect:
      'score 70..93, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3.5..5, adoption 3..5, revenue 4..5, differentiation 2.8..5, feasibility 4..5, market 0..2.5',
  },
  {
    id: 'l-idea-04',
    text: "Left-handed saddlers cut themselves because trimming knives are ground for the right hand. At three fairs I spoke with 48 of them; 33 had already paid a smith to regrind a blade, around €55 each time. I forge left-ground sets and sell them for €185. Since autumn 2022 I have sold 364 sets, and 118 buyers came back for a further tool. Steel, handle, box and postage come to €71 a set. Most orders come by the newsletter of the saddlers' guild, where an advert of €90 brings about 15 buyers. Reground blades go dull soon: in a test at the guild school with 12 apprentices my edge lasted 5 months against 7 weeks. I have been a toolsmith for 19 years. According to the guild's register there are 6,400 left-handed saddlers in Europe; 6,400 × €185 makes €1.18 million.",
    expect:
      'score 80..100, verdict go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3.8..5, adoption 4..5, revenue 4.2..5, differentiation 4..5, market 4..5',
  },
  {
    id: 'l-idea-05',
    text: "Mothers of deaf toddlers in Jakarta look for weeks for a nanny who can sign. I interviewed 19 of them in two parents' groups, and 12 had given up a job or cut their hours over it in the last year. We put up a plain web page with 14 signing carers, each checked in a video call, and shared it in the chat group of a foundation for deaf children. In the first month 31 families asked for a contact. We intend to take IDR 300,000 per match; nobody has paid so far. At present the families ask around in the clinic's waiting room, which seldom leads to anyone who signs. My sister is a sign-language interpreter.",
    expect:
      'score 38..60, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 2.4..4.2, adoption 2..3.8, revenue 0.4..3, differentiation 2..3.7, market 0..1',
  },
  {
    id: 'l-idea-06',
    text: 'Trainee electricians in Leeds and Bradford fail the inspection exam at the first try: the college counted 46 percent last year, and every resit costs the trainee £310. We built a portable fault board that produces thirty typical faults. One tutor has used it in 6 evening classes with 27 trainees, of whom 19 then passed, though we have no group to compare them with. The college lends us its hall and names us on its course page. An evening costs £45; 11 trainees paid, the others came free. What they have now are books and videos, and with those nobody handles a live fault. I have been an electrician for 13 years.',
    expect:
      'score 51..75, verdict pivot/go, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3..5, adoption 2.2..4.2, revenue 2.8..4.6, differentiation 2.2..3.8, feasibility 3..5, market 0..1.5',
  },
  {
    id: 'l-idea-07',
    text: 'Kidney patients around Phalodi in Rajasthan travel 70 km to dialysis three times a week. We visited 24 of them: they spend 1,900 rupees weekly on the journey, and 15 had missed at least one session in the month before. We want to place a two-chair dialysis van in the yard of the local hospital. A nephrologist with 20 years of practice leads the work; the clinic registration has been filed with the state and a water-safety audit is booked with an accredited laboratory. The hospital signed a letter giving us the yard and referring its 40 patients at 1,100 rupees per session, which the state scheme pays. No session has been given yet. What they use today is the city centre, where each visit eats up a whole day.',
    expect:
      'score 46..64, verdict pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, problem 3..4.7, adoption 2..3.8, revenue 2..3.8, differentiation 1.8..3.8, feasibility 2.4..4',
  },
  {
    id: 'l-idea-08',
    text: 'The planet is in trouble and we feel that people want to live a little greener. We would like to create an app that helps everybody be more sustainable in daily life. It could give tips, bring people together and make good habits fun. We believe the moment is right, and many companies would surely be happy to support something like this. With time the community will grow by itself, and we can add more functions as we learn what works.',
    expect:
      'score 0..18, verdict no_go, reach: pass/unknown, legal: pass/unknown, problem 0..1.4, adoption 0..1.2, revenue 0..1.3, differentiation 0..1, market 0..1',
  },
  {
    id: 'l-idea-09',
    text: 'Welcome to the most revolutionary platform restaurant owners have ever seen! Our world-class, AI-driven, next-generation engine is light years ahead of anything else and simply has no competition. Every chef who has seen the slides calls it genius. The global food industry is worth 4 trillion dollars, and with just one percent of it we become a 40-billion giant. Our visionary team is passionate, unstoppable and obsessed with excellence. Investors who hesitate now will regret it for the rest of their lives. This is not a start-up, it is a movement.',
    expect:
      'score 3..25, verdict no_go, reach: pass/unknown, legal: pass/unknown, problem 0..1.6, adoption 0..1, revenue 0..1, differentiation 0..1.4, market 0..1.2',
  },
  {
    id: 'l-idea-10',
    text: 'Next spring we are going to launch a repair van for electric wheelchairs in Lyon. We will charge 60 euros per visit and expect 200 customers in the first year, of whom 80 percent should come back. A partnership with the university hospital will be signed, we hope, and our technician, once we have hired one, would bring ten years of experience. Parts should cost about 22 euros, so the margin could reach 38 euros per visit. Nobody will have to wait longer than a day. Before the summer we plan to ask wheelchair users how often they actually break down.',
    expect:
      'score 7..29, verdict no_go, reach: pass/unknown, legal: pass/unknown, problem 0..2.2, adoption 0..1.8, revenue 0..2.6, differentiation 0..1.3, feasibility 0..2.2',
  },
  {
    id: 'l-idea-11',
    text: 'A Danish company sells visiting hairdressers to care homes: 900 homes pay it 70 euros a month, and 94 percent of them renewed last year. Trade reports say that the sector grows by 12 percent annually. My aunt, who has a salon, is convinced that it would work in Slovenia as well. I want to bring the same service to care homes in Maribor, where residents cannot get to a hairdresser. I have not spoken with any home or resident yet, but the Danish numbers speak for themselves.',
    expect:
      'score 7..29, verdict no_go, legal: pass/unknown, problem 0.8..2.3, adoption 0..1.5, revenue 0..1.6, feasibility 0..1.6, market 0..1.4',
  },
  {
    id: 'l-idea-12',
    text: "Stallkeeper is a stock list on the phone for market traders in Manila. Through the stallholders' association we signed up 640 traders in ten weeks; the first month was free, and afterwards it was to cost 150 pesos a month. Of those 640, only 9 opened it after week four and none after week eight. We then rang 50 of them, and 44 said that they see at a glance what is left and have never missed a list. Our two developers have six years of experience each, and the app runs without faults.",
    expect:
      'score 10..35, verdict no_go, problem: fail, legal: pass/unknown, reach: pass/unknown, problem 0..2, revenue 0..2.2, feasibility 2..4.2',
  },
  ...otherIdeas,
];
