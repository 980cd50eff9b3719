import type { SeedTeam } from './types';

/** Teams of the demo community, the oldest first. One is paused, and one has an application for the demo account to answer. */
export const teams: SeedTeam[] = [
  {
    by: 'priya',
    ageHours: 340,
    name: 'Claimly',
    stage: 'PROTOTYPE',
    location: 'Toronto, Canada',
    remote: 'HYBRID',
    pitch: `Dental claims come back for a missing X-ray or a wrong code, and the front desk sends them again by fax. Claimly checks a claim before it leaves.

I have watched 14 front desks and have a clickable prototype that three of them want to pay for. I can design it, not build it.`,
    members: [],
    roles: [
      {
        title: 'Technical co-founder',
        description: `You build the first version with me, and own how it is built after that.

- Two weeks on a small thing first, so that we both know
- Vesting over four years for both of us`,
        skills: ['TypeScript', 'PostgreSQL', 'Product'],
        hours: 40,
        equity: [35, 50],
        remote: 'HYBRID',
        applications: [
          {
            by: 'goran',
            ageHours: 60,
            note: 'I run a small company and have eight hours a week, not forty. If a part-time start for three months is thinkable, I would build the checks on Postgres with you.',
          },
        ],
      },
    ],
  },
  {
    by: 'jonas',
    ageHours: 260,
    name: 'Värmeplan',
    stage: 'REVENUE',
    location: 'Malmö, Sweden',
    remote: 'YES',
    pitch:
      'Heat pump offers before the installer leaves the driveway. 130 installers use it, six people build it. We go to Germany next.',
    members: [{ by: 'tomas', title: 'Advisor, regulation' }],
    roles: [
      {
        title: 'Sales lead, Germany',
        description: 'You call installers in German, visit the first twenty, and write down why they say no.',
        skills: ['Field sales', 'Onboarding', 'German'],
        hours: 40,
        equity: [0.3, 0.8],
        salary: [60_000, 75_000, 'EUR', 'YEAR'],
        remote: 'HYBRID',
        applications: [],
      },
      {
        title: 'Building physicist',
        description: 'You check our heat-loss model against 200 measured houses.',
        skills: ['Building physics', 'Python'],
        hours: 16,
        salary: [450, 600, 'EUR', 'DAY'],
        remote: 'YES',
        applications: [],
      },
    ],
  },
  {
    by: 'yusuf',
    ageHours: 190,
    name: 'Loomwatch',
    stage: 'LAUNCHED',
    location: 'Dhaka, Bangladesh',
    remote: 'NO',
    pitch:
      'A camera above the fabric finds a broken thread within a metre. Two factories pay, eleven wait for hardware.',
    members: [{ by: 'kavya', title: 'Finance, part time' }],
    isPaused: true,
    roles: [
      {
        title: 'Hardware engineer',
        description: 'You make the camera box survive heat, dust and a forklift.',
        skills: ['Hardware', 'Mechanical engineering'],
        hours: 40,
        equity: [2, 5],
        remote: 'NO',
        applications: [],
      },
    ],
  },
  {
    by: 'alice',
    ageHours: 52,
    name: 'Créneau',
    stage: 'REVENUE',
    location: 'Lyon, France',
    remote: 'HYBRID',
    pitch: `Empty chairs cost a dental clinic about €180 each. Créneau fills them from the waiting list within twenty minutes.

41 clinics pay. Churn is the problem I wake up with.`,
    members: [{ by: 'viktor', title: 'Advisor, contracts' }],
    roles: [
      {
        title: 'Founding engineer',
        description: `You own the matching of slots and patients, and the SMS that people answer.

- TypeScript and PostgreSQL, tests that we trust
- You talk to a clinic every week`,
        skills: ['TypeScript', 'PostgreSQL', 'Test automation'],
        hours: 40,
        equity: [1, 2.5],
        salary: [50_000, 62_000, 'EUR', 'YEAR'],
        remote: 'HYBRID',
        applications: [
          {
            by: 'oskar',
            ageHours: 14,
            note: 'I automate tests for game studios and would like customers who call me back. I can start in January, from Kraków, with a week a month in Lyon.',
          },
        ],
      },
      {
        title: 'Customer success, French clinics',
        description: 'You call every clinic in its first month, and find out why the sixth week is the hard one.',
        skills: ['Onboarding', 'Retention', 'French'],
        hours: 20,
        salary: [25, 32, 'EUR', 'HOUR'],
        remote: 'YES',
        applications: [],
      },
    ],
  },
  {
    by: 'fatou',
    ageHours: 20,
    name: 'Froid Solaire',
    stage: 'REVENUE',
    location: 'Dakar, Senegal',
    remote: 'NO',
    pitch:
      'Solar cold rooms at the fish market, paid by the crate and day. Three rooms run, the fourth needs a person who sells.',
    members: [],
    roles: [
      {
        title: 'Market operations lead',
        description:
          'You open the room at five, know every seller by name, and make the second market work without me.',
        skills: ['Field operations', 'Sales', 'Wolof'],
        hours: 40,
        equity: [1, 3],
        remote: 'NO',
        applications: [],
      },
    ],
  },
];
