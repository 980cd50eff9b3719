import { hoursAfter, hoursBefore } from './clock';
import { cast } from './people';
import { connections, follows, requests } from './relations';
import type { RandomSource } from './random';
import type { Rows } from './rows';

export type Person = { id: string; username: string; joinedAt: Date };
export type People = {
  all: Person[];
  /** @throws Error when nobody in the cast has this username */
  byUsername(username: string): Person;
  areConnected(one: Person, other: Person): boolean;
};

/** Assigns ids and join times to the cast. */
export function buildPeople(now: Date, random: RandomSource): People {
  const all = cast.map(({ username, joinedDaysAgo }) => {
    const joinedAt = hoursBefore(now, joinedDaysAgo * 24 + random.next() * 12);
    return { id: random.uuidAt(joinedAt), username, joinedAt };
  });
  const peopleByUsername = new Map(all.map((person) => [person.username, person]));
  return {
    all,
    byUsername(username) {
      const person = peopleByUsername.get(username);
      if (!person) throw new Error(`The demo community has no member ${username}.`);
      return person;
    },
    areConnected: (one, other) =>
      connectionPairs().some(
        ([from, to]) =>
          (from === one.username && to === other.username) || (from === other.username && to === one.username),
      ),
  };
}

export const demoEmail = (username: string): string => `${username}@demo.venturion.example`;
const toPairs = (relation: Record<string, string>) =>
  Object.entries(relation).flatMap(([from, names]) => names.split(' ').map((to) => [from, to] as const));
const connectionPairs = () => toPairs(connections);
const laterJoinTime = (one: Person, other: Person) => (one.joinedAt > other.joinedAt ? one.joinedAt : other.joinedAt);

/** Builds connections, pending requests and follows, each later than the join time of both people. */
export function buildRelations(
  now: Date,
  random: RandomSource,
  { byUsername }: People,
): Pick<Rows, 'connection' | 'follow'> {
  const accepted = connectionPairs().map(([from, to]) => {
    const created_at = random.timeBetween(laterJoinTime(byUsername(from), byUsername(to)), hoursBefore(now, 24 * 21));
    return {
      id: random.uuidAt(created_at),
      requester_id: byUsername(from).id,
      recipient_id: byUsername(to).id,
      status: 'accepted' as const,
      message: '',
      created_at,
      responded_at: hoursAfter(created_at, 1 + random.next() * 40),
    };
  });
  const pending = requests.map(({ from, to, ageHours, message }) => {
    const created_at = hoursBefore(now, ageHours);
    return {
      id: random.uuidAt(created_at),
      requester_id: byUsername(from).id,
      recipient_id: byUsername(to).id,
      status: 'pending' as const,
      message,
      created_at,
      responded_at: null,
    };
  });
  const follow = toPairs(follows).map(([from, to]) => ({
    follower_id: byUsername(from).id,
    followee_id: byUsername(to).id,
    created_at: random.timeBetween(laterJoinTime(byUsername(from), byUsername(to)), now),
  }));
  return { connection: [...accepted, ...pending], follow };
}
