import type { RangedIdea } from './range';

/** Written by somebody who had not seen the rules of 1.3, with the ranges that a reader of the rubric expects. */
export const fourthIdeas: readonly RangedIdea[] = [
  {
    id: 'a-idea-01',
    text: "Small goat dairies in the Drôme lose about 11 of every 100 kids to pneumonia in the first three weeks. The 26 farmers we visited opened their books and showed us vet bills of 1,900 euro a season on average. Our clip-on temperature tag tells the farmer which kid to look at. On 14 farms last spring, deaths fell from 11 per 100 to 4 per 100; the agricultural school in Die did the counting and we did not pay them. Nine farms paid 620 euro for the season up front and all nine paid again this autumn. A kit costs us 210 euro to build. We reach the farms through the goat breeders' syndicate: its newsletter cost us 400 euro and brought 31 enquiries, of which nine became customers. Today people feel ears by hand at five in the morning and miss the night cases. I was a livestock vet for twelve years, and Maud designed ear tags for six. The 2020 farm census lists 3,100 dairies of this size in France; 3,100 x 620 euro = 1.92 million euro a year.",
    expect:
      'score 75..100, verdict go, problem: pass, reach: pass, legal: pass, problem 4..5, adoption 3.5..5, revenue 3.8..5, differentiation 3.5..5, feasibility 3.5..5, market 3.5..5',
  },
  {
    id: 'a-idea-02',
    text: 'An AI-powered ecosystem that will revolutionise the way everyone lives, works and connects.',
    expect:
      'score 0..12, verdict no_go, problem: unknown, reach: unknown, legal: pass/unknown, problem 0..1, adoption 0..0.5, revenue 0..0.5, differentiation 0..1, feasibility 0..1.5, market 0..1, capped',
  },
  {
    id: 'a-idea-03',
    text: 'Gerüstbauer mit fünf bis zwanzig Leuten verlieren auf jeder Baustelle Kupplungen und Rohre. Wir haben mit 17 Betrieben im Ruhrgebiet gesprochen; elf zeigten uns Rechnungen über Ersatzmaterial, im Schnitt 7.400 Euro im Jahr. Heute wird mit Strichlisten gezählt, und die stimmen nach zwei Wochen nicht mehr. Unser Prototyp, eine Waage unter der Gitterbox, läuft seit sechs Wochen bei zwei Betrieben. Verkaufen wollen wir ihn für 1.200 Euro pro Stück an den Betrieb. Angesprochen haben wir die Firmen über die Innung in Dortmund, die uns zu ihrer Versammlung eingeladen hat. Bezahlt hat noch niemand.',
    expect:
      'score 40..72, verdict pivot/go, problem: pass, reach: pass, legal: pass/unknown, problem 2.8..5, adoption 2..4.2, revenue 2..3.6, differentiation 2..4, feasibility 2.4..4.5, market 0..2.2',
  },
  {
    id: 'a-idea-04',
    text: 'Adult children worry about mum. Our pendant looks like jewellery and secretly records everything the old person says at home, without telling her or the nurse, and sends the transcript to the family. 40 families in Leeds paid £15 a month last year and 33 renewed. We found them through a Facebook group for carers, £6 per customer.',
    expect: 'score 0..10, verdict no_go, legal: fail, capped',
  },
  {
    id: 'a-idea-05',
    text: 'who it\'s for: volunteer food pantries in church halls (Ohio, 3-10 volunteers each)\n\ntrouble: bread and dairy get thrown out on Mondays. 12 pantries kept a diary for us for five weeks, they binned 31 kg a week each, on average\n\nwhat we do: a text-message swap. pantry A writes "40 yoghurts", pantry B picks them up\n\nwhat happened: since March 12 pantries use it, 9 of them every single week for 22 weeks. waste in the diaries went from 31 kg to 12 kg\n\nmoney: the county health foundation pays us $300 per pantry per year, paid for 2024 and paid again for 2025. running it costs us about $90 per pantry\n\nhow we reach them: Freestore regional office introduces us at their monthly call, 12 of the 15 they asked joined\n\ntoday they: phone around, or drive it to the dump\n\nus: Denise ran a pantry for 8 years, Koji wrote SMS systems for hospitals',
    expect:
      'score 62..97, verdict go/pivot, problem: pass, reach: pass, legal: pass/unknown, problem 3.5..5, adoption 3.5..5, revenue 3.5..5, differentiation 3..5, feasibility 3.2..5, market 0..2.5',
  },
  {
    id: 'a-idea-06',
    text: 'We want to help people who live under a false name because they are hiding from a violent family. They told nobody who they are. A quiet legal advice kit, $25, would save them weeks at offices. Honestly: we have no way to find these people, they cannot be addressed, no shelter would pass anything on, and after a year we have not reached a single one.',
    expect: 'score 0..35, verdict no_go, reach: fail, adoption 0..1.5, market 0..1, capped',
  },
  {
    id: 'a-idea-07',
    text: 'Choirmate lets amateur choirs practise their part at home. We gave it to 64 singers in four choirs in Bristol for the autumn term. By week three 9 opened it, by week six none. When we asked, 58 of the 64 said learning the part was never a trouble for them, they come for the company. We still think choirs are a great market, there are about 40,000 in the UK, and plan to charge £4 a month.',
    expect: 'score 0..35, verdict no_go, problem: fail, problem 0..2, adoption 0..2.5, revenue 0..2.2, capped',
  },
  {
    id: 'a-idea-08',
    text: 'Los pescadores de pulpo de la ría de Muros pierden unas 35 nasas por barco y temporada; lo apuntamos con 18 patrones que nos enseñaron las facturas de reposición: 1.150 euros cada uno al año. Nuestra baliza de corcho con eco se engancha a la nasa. En la temporada pasada, seis barcos con baliza perdieron 9 nasas de media frente a 36 en los seis barcos sin baliza; los contó la cofradía. Once patrones pagaron 380 euros por el juego y ocho compraron un segundo juego este año. Cada juego nos cuesta 140 euros. Llegamos a ellos por la cofradía de Muros, que nos deja un puesto en la lonja los lunes. Hoy buscan las nasas a ojo con un gancho. Antón fue patrón durante quince años.',
    expect:
      'score 58..97, verdict go/pivot, problem: pass, reach: pass, legal: pass/unknown, problem 3.3..5, adoption 2.8..5, revenue 3.3..5, differentiation 3..5, feasibility 3..5, market 0..2.2',
  },
  {
    id: 'a-idea-09',
    text: '我很想在一辆面包车里开一家桌游咖啡馆。大家应该会玩得开心。也许学校、公司或者音乐节会来预订,我觉得可能会很火。',
    expect:
      'score 0..28, verdict no_go, problem: unknown, reach: unknown, legal: pass/unknown, problem 0..1.6, adoption 0..1.6, revenue 0..1.2, differentiation 0..1, feasibility 0..1.6, market 0..1.2',
  },
  {
    id: 'a-idea-10',
    text: "Dear reviewers, in my eleven years as a paralegal I have seen tenants in Glasgow lose deposits because the check-in photos were undated. I have spoken to 23 tenants who lost one last year; 14 forwarded me the letter, the median loss was £540. Most of them keep photos on a phone and cannot prove the day. The tool that I have built stamps photos with a notarised time and costs £9 per tenancy, paid by the tenant. It was used by 38 tenants found through the students' union housing desk at Strathclyde; nobody has paid yet as the pilot was free. Scotland has 340,000 private tenancies according to the landlord register, at £9 that would be £3.06 million. Kind regards, Moira",
    expect:
      'score 48..80, verdict pivot/go, problem: pass, reach: pass, legal: pass/unknown, problem 2.8..5, adoption 2.2..4, revenue 2..3.8, differentiation 2..3.8, feasibility 2.5..4.6, market 3.3..5',
  },
  {
    id: 'a-idea-11',
    text: '我们在云南普洱做咖啡小农的生豆水分检测。去年采访了28户农民,其中19户给我们看了收购站的扣款单,平均每户一季被扣2300元,因为水分超标。现在他们用牙咬或者凭手感判断。我们的手持检测仪样机已在6户使用了两个月。计划每台卖480元,由合作社统一购买。孟连的一家合作社已经带我们走访了社员。目前还没有人付款。',
    expect:
      'score 38..74, verdict pivot/go, problem: pass, reach: pass/unknown, legal: pass/unknown, problem 2.7..5, adoption 1.5..4.2, revenue 1.5..3.7, differentiation 2..4, feasibility 2.3..4.5, market 0..2',
  },
  {
    id: 'a-idea-12',
    text: 'Market-stall traders in Accra pay their suppliers on credit at ruinous daily rates. We lend them 50 to 200 cedis in the morning and collect in the evening plus a fee of 2 percent. 60 traders in Makola borrowed from us last month and 48 of them borrowed again, 21 times on average. Today they borrow from the susu man at 10 percent. We have no lending licence and have not looked into whether we need one.',
    expect:
      'score 30..60, verdict pivot, problem: pass/unknown, legal: unknown, problem 2.5..5, adoption 2.5..5, market 0..2, capped',
  },
  {
    id: 'a-idea-13',
    text: "Cargo bikes break and the family can't get the kids to nursery. I fix them at the kerb, in Freiburg, same day. 71 paid repairs since January, 44 euro on average, parts 9 euro, and 23 families have called me a second time or more. Most come via the nursery notice boards (I pinned cards in 16 nurseries). The shops need two weeks for an appointment, I come within five hours on average, I logged it. Trained mechanic, nine years in a shop.",
    expect:
      'score 56..95, verdict go/pivot, problem: pass/unknown, reach: pass, legal: pass, problem 2.4..5, adoption 3.3..5, revenue 3.8..5, differentiation 3..5, feasibility 3..5, market 0..1.6',
  },
  {
    id: 'a-idea-14',
    text: 'At Lumora we believe that energy should be beautiful. Our mission is to empower homes with a holistic, seamless and intelligent experience. Lumora harnesses the power of the cloud, of machine learning and of community. Our passionate team is driven by purpose. We are committed to excellence. We envision a world in which every household is in harmony with the grid. Our platform is scalable, robust, secure and delightful. Early feedback has been overwhelmingly positive. Friends call it stunning. Thought leaders agree that energy is the next frontier. The global energy market is worth 8 trillion dollars, and just one percent of it would make us a giant. We will partner with the best. We will go viral. We will leave no one behind. Our roadmap is bold. Our culture is our secret sauce. The time is now. Together we will light up tomorrow. Nothing like this has ever existed. We are unique. We are unstoppable. Join us on this journey. The future of energy has a name. It is Lumora. Let us glow.',
    expect:
      'score 0..22, verdict no_go, problem: unknown, reach: unknown, legal: pass/unknown, problem 0..1.3, adoption 0..1.3, revenue 0..0.8, differentiation 0..1.2, feasibility 0..1.4, market 0..1.3, capped',
  },
  {
    id: 'a-idea-15',
    text: "Q: Who is the customer? A: Night-shift nurses with children under six in Lyon. Q: What is the problem? A: Crèches close at 7 pm and shifts end at 9. Q: How do you know? A: 84 nurses filled in our survey, 61 said they would pay for evening care. Q: How much? A: 11 euro an hour, paid by the nurse. Q: How do you reach them? A: We plan to ask the hospital's staff office. Q: Licence? A: We have filed for the crèche approval with the departmental PMI service, the visit is on 4 May. Q: Competitors? A: They ask grandparents or pay a neighbour in cash, who cancels often.",
    expect:
      'score 28..56, verdict pivot/no_go, problem: unknown, reach: unknown, legal: pass/unknown, problem 1.6..3.2, adoption 0.5..2.2, revenue 1.4..3.2, differentiation 1.6..3.4, feasibility 1..3.2, market 0..1.5',
  },
  {
    id: 'a-idea-16',
    text: 'Os donos de pousadas em Paraty perdem hóspedes quando a estrada fecha por causa da chuva. Pensamos em criar um aplicativo de avisos. Ainda não falamos com nenhum dono. Talvez cobremos uma mensalidade.',
    expect:
      'score 5..34, verdict no_go/pivot, problem: unknown, reach: unknown, legal: pass/unknown, problem 0.8..2.4, adoption 0..1, revenue 0..1.6, differentiation 0..1, feasibility 0.3..2, market 0..0.8',
  },
  {
    id: 'a-idea-17',
    text: "The company supplies cryo-EM facilities with pre-tested sample grids. It was founded in 2021 by two structural biologists from the Crick, each with more than eight years at the microscope. Facilities are troubled by bad grids: in a log kept by five facilities over six months, 38 of 100 microscope sessions were lost to cracked or dry grids, at 900 pounds a session. With the company's grids 9 of 100 sessions were lost, as measured by the Diamond facility in its own blind comparison. Eighteen facilities have placed paid orders at 65 pounds per grid, fourteen of them have reordered, and a grid costs 19 pounds to make. Orders come in through the user meeting of each facility; a visit costs 310 pounds and brings two customers on average. Currently grids are prepared by PhD students by hand. There are 412 high-end facilities in the EMDB facility list, each buying about 600 grids a year: 412 x 600 x 65 pounds = 16 million pounds.",
    expect:
      'score 78..100, verdict go, problem: pass, reach: pass, legal: pass, problem 4..5, adoption 3.8..5, revenue 4..5, differentiation 4..5, feasibility 4..5, market 3.8..5',
  },
  {
    id: 'a-idea-18',
    text: "Potters in my guild hate waiting for a kiln slot. I drive a kiln to them. 15 potters in Kent paid me £30 a firing. Petrol, gas and my van cost me £47 a firing and I do not know how to bring that down. They found me on the guild's noticeboard.",
    expect:
      'score 22..55, verdict pivot/no_go, problem: pass/unknown, reach: pass, legal: pass/unknown, problem 1.5..4, adoption 1.8..3.8, revenue 1..4, differentiation 0..2.2, feasibility 1.5..4, market 0..1.2, capped',
  },
  {
    id: 'a-idea-19',
    text: 'pitch notes, town hall thing\n- who: clerks in towns under 10k inhabitants (Vermont)\n- pain: records requests. a clerk told me each takes "half a day"\n- 6 clerks interviewed so far, all six dig through paper; Randolph\'s clerk showed me her log, 143 requests in 2023\n- built: search over scanned minutes, working demo on Randolph\'s 1990-2010 boxes\n- price idea: $1,500 per town per year\n- signed: letter of intent from Randolph at that price, not paid yet\n- next: Vermont League of Cities, havent called them',
    expect:
      'score 32..64, verdict pivot, problem: pass/unknown, reach: unknown/pass, legal: pass/unknown, problem 2.4..4.4, adoption 0.5..3, revenue 2.2..3.8, differentiation 0.8..3, feasibility 2..4, market 0..1.6',
  },
  {
    id: 'a-idea-20',
    text: 'Climbers fall because belayers stare at their phones. BelayBuddy is a wrist buzzer. We got 4,200 sign-ups on the waiting list and 900 likes after a video! No buzzer exists yet. Price will be around $49.',
    expect:
      'score 14..42, verdict no_go/pivot, problem: unknown, reach: unknown/pass, legal: pass/unknown, problem 1..2.8, adoption 1..2.8, revenue 0.8..2.4, differentiation 0..1, feasibility 0.5..1.6, market 0..1',
  },
  {
    id: 'a-idea-21',
    text: "Landlords in our city lose money on late rent. RentShield reads the applicant's surname and accent on the phone and silently drops everyone it takes for Roma or Arab before the viewing. 55 landlords pay 20 euro per month, 50 have renewed for a second year.",
    expect: 'score 0..10, verdict no_go, legal: fail, capped',
  },
  {
    id: 'a-idea-22',
    text: 'Eine App gegen das Chaos im Heizungskeller. Irgendwie braucht das doch jeder! Meine Frau und mein Schwager finden die Idee super. Geld kommt dann später über Werbung.',
    expect:
      'score 0..26, verdict no_go, problem: unknown, reach: unknown, legal: pass/unknown, problem 0..1.6, adoption 0..0.6, revenue 0..1.6, differentiation 0..0.6, feasibility 0..1.5, market 0..1',
  },
  {
    id: 'a-idea-23',
    text: "Our parish secretary spends Thursdays copying baptism certificates for people abroad. I asked nine other parishes in Kraków: seven do the same, the secretaries counted between three and eleven requests a week, roughly twenty minutes each. So I wrote a request form that prints the certificate and takes the fee. Four parishes have used it for eight months, 611 certificates, none has gone back to paper. The diocese pays 25 zloty per parish per month since February and has just extended for next year; hosting is 3 zloty per parish. The chancellor of the diocese mentions it at the deans' meeting, that's how three of the four came. There are 448 parishes in the archdiocese according to its yearbook.",
    expect:
      'score 60..97, verdict go/pivot, problem: pass, reach: pass, legal: pass/unknown, problem 3.3..5, adoption 3.4..5, revenue 3.5..5, differentiation 1.6..4.2, feasibility 3..5, market 2.8..4.6',
  },
  {
    id: 'a-idea-24',
    text: 'Cave tours, but in virtual reality for people with wheelchairs. A company in Slovenia sold 30,000 such tickets last year and its guests come back again and again. We have not started. Accessible tourism is a 58 billion market.',
    expect:
      'score 4..38, verdict no_go/pivot, problem: unknown, reach: unknown, legal: pass/unknown, problem 0.5..2, adoption 0..1.2, revenue 0..1.4, differentiation 0..1.4, feasibility 0.4..1.6, market 0..1.6',
  },
  {
    id: 'a-idea-25',
    text: "Les luthiers indépendants n'ont pas la place de stocker du bois sec. Nous avons interrogé 21 luthiers à Mirecourt et à Paris : 15 nous ont montré leurs factures, 1 400 euros de bois par an dont un quart se fend. Nous séchons le bois dans une chambre pilote depuis sept mois. Huit luthiers ont payé 90 euros la plaque et cinq ont recommandé. La plaque nous coûte 38 euros. Aujourd'hui ils attendent cinq ans ou achètent en Allemagne. Nous les rencontrons par l'association des luthiers de Mirecourt. Mon associé a dirigé une scierie pendant dix ans.",
    expect:
      'score 30..92, verdict go/pivot, problem: pass/unknown, reach: pass/unknown, legal: pass/unknown, market 0..2.2',
  },
  {
    id: 'a-idea-26',
    text: 'Late deliveries annoy florists. Before our routing app, 6 percent of the bouquets of our 10 test shops in Utrecht arrived late; after eight weeks with it 14 percent did. The shops had paid 50 euro for the trial, eight of ten asked for the money back and got it.',
    expect:
      'score 6..46, verdict no_go/pivot, problem: unknown/pass/fail, reach: unknown, legal: pass/unknown, problem 0.5..3.6, adoption 0..2.2, revenue 0..3.4, differentiation 0..1.6, feasibility 0.4..2.8, market 0..1',
  },
  {
    id: 'a-idea-27',
    text: 'Quiero hacer una red social para artesanos. Si diez mil artesanos se apuntaran y cada uno pagara cinco euros al mes, ganaríamos cincuenta mil euros al mes. Seguro que les encantará.',
    expect:
      'score 2..28, verdict no_go, problem: unknown, reach: unknown, legal: pass/unknown, problem 0..1.6, adoption 0..0.8, revenue 0.3..2.4, differentiation 0..1, feasibility 0.2..1.5, market 0..1.4',
  },
  {
    id: 'a-idea-28',
    text: "so basically, dyslexic apprentices (electricians mostly) fail the written part. I teach them, 14 yrs now. in my college 31 of 112 failed last june, nearly all could do the job blindfold. I recorded my own lessons on the regs as audio w/ quiz. tried with one class of 24 since september: they listen 4 times a week on avrage (server log), and in the mock exam 3 of 24 failed, the paralel class without it 9 of 23. colledge hasn't paid, i didnt ask. could be 60 quid per head. other collages? not contacted",
    expect:
      'score 42..74, verdict pivot/go, problem: pass, reach: unknown/pass, legal: pass, problem 3..5, adoption 1.8..4.4, revenue 0.8..2.8, differentiation 2..5, feasibility 3..5, market 0..1.4',
  },
  {
    id: 'a-idea-29',
    text: 'Toothfix Home: a drill kit with anaesthetic gel so that people can fill their own cavities for $60. The regulator says that it is a class II device and needs clearance. We will not apply, that is for cowards; we ship it labelled as a craft tool. 300 sold, 80 bought refills.',
    expect: 'score 0..10, verdict no_go, legal: fail, capped',
  },
  {
    id: 'a-idea-30',
    text: 'Village bakers in the Eifel throw away a fifth of their rye loaves every Saturday, and we want to buy what is left at 40 cents a loaf and brew kvass from it.',
    expect:
      'score 8..36, verdict no_go/pivot, problem: unknown, reach: unknown, legal: pass/unknown, problem 1..3, adoption 0..1.2, revenue 0..1.8, differentiation 0..1.6, feasibility 0.6..2.2, market 0..1',
  },
];
