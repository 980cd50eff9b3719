import type { SeedJob } from './types';

/** Jobs of the demo community: one is a draft of the demo account, and one has an application. */
export const jobs: SeedJob[] = [
  {
    by: 'carol',
    ageHours: 30,
    title: 'Operations manager, Houston',
    company: 'Shiftwell',
    location: 'Houston, USA',
    type: 'FULL_TIME',
    seniority: 'LEAD',
    skills: ['Recruiting', 'Marketplaces', 'Licensing'],
    salary: [95_000, 120_000, 'USD', 'YEAR'],
    equity: [0.25, 0.75],
    description: `Shiftwell fills 1,900 home-care shifts a month in Texas. You open Houston.

## What you do
- Sign the first ten agencies, with me on the first three calls
- Hire and train four coordinators
- Own the fill rate, from the first week

## You
- Have run a team that answers phones
- Read a licence and know what it leaves out

No startup experience needed. I was a nurse.`,
    applications: [],
  },
  {
    by: 'bob',
    ageHours: 76,
    title: 'Credit risk engineer',
    company: 'Tradeline',
    location: 'Manchester, UK',
    remote: true,
    timeZones: [-1, 2],
    type: 'FULL_TIME',
    seniority: 'SENIOR',
    skills: ['Credit risk', 'SQL', 'Python'],
    salary: [70_000, 90_000, 'GBP', 'YEAR'],
    equity: [0.1, 0.5],
    description: `We pay electricians the day they invoice. You decide whom we pay, with code.

### First three months
1. Rebuild the limit model on 40,000 invoices
2. Put every decision and its reasons into one table
3. Cut manual reviews from 22% to 10%

Read [how we lost 11 weeks of runway](https://tradeline.example/runway) before you apply.`,
    applications: [
      {
        by: 'kavya',
        note: 'I am an accountant and not an engineer, but our payroll rules run on 300 tests that I wrote. If reasons matter more to you than the language, I would like to talk.',
        ageHours: 20,
      },
    ],
  },
  {
    by: 'deniz',
    ageHours: 130,
    title: 'Technical co-founder',
    company: 'Unnamed yet',
    location: '',
    remote: true,
    type: 'COFOUNDER',
    skills: ['TypeScript', 'Product management'],
    equity: [30, 50],
    description: `I have talked to 60 customers and built a prototype without code that eight of them use. I look for somebody who builds the real thing and owns half of it.

- Two weeks of work together first, paid
- Vesting over four years for both of us`,
    applications: [],
  },
  {
    by: 'hana',
    ageHours: 210,
    title: 'Brand designer for a launch',
    company: 'Hana’s studio',
    location: 'Berlin, Germany',
    remote: true,
    type: 'CONTRACT',
    skills: ['Design', 'Branding'],
    salary: [450, 600, 'EUR', 'DAY'],
    description:
      'Fifteen days of work in the next two months: a name that stays, a page, and the box that the product comes in.',
    applyUrl: 'https://studio.example/brand-designer',
    applications: [],
  },
  {
    by: 'alice',
    ageHours: 8,
    isDraft: true,
    title: 'First engineer',
    company: 'Créneau',
    location: 'Lyon, France',
    type: 'FULL_TIME',
    skills: ['TypeScript', 'PostgreSQL'],
    description: 'To decide: pay range, and whether remote works for the first year.',
    applications: [],
  },
];
