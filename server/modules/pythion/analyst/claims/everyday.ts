import type { Clause } from '../text/clause';
import type { Claim } from './claim';
import { readEverydayCustom } from './customers/everydayCustom';
import { readManyJobs } from './customers/manyJobs';
import { readOwnSkills } from './people/ownSkill';
import { readPlatformGroups } from './people/platformGroup';
import { readStalls } from './reach/marketStall';
import { readDearerThanNeeded } from './today/dearerThanNeeded';
import { readShopGoods } from './today/shopGoods';

/** What founders tell in everyday words, which the network often sees as no statement. */
export const readEveryday = (clauses: readonly Clause[]): Claim[] =>
  [
    readEverydayCustom,
    readManyJobs,
    readStalls,
    readOwnSkills,
    readDearerThanNeeded,
    readShopGoods,
    readPlatformGroups,
  ].flatMap((read) => read(clauses));
