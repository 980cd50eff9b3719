import { hoursAfter, hoursBefore, type Dice } from './clock';
import { cast } from './people';
import { connected, follows, requests } from './relations';
import type { Rows } from './rows';

export type Person = { id: string; username: string; joinedAt: Date };
export type People = {
  all: Person[];
  named(username: string): Person;
  areConnected(one: Person, other: Person): boolean;
};

/** Gives the cast their ids. @throws Error when the seed's data name somebody who is not in the cast */
export function buildPeople(now: Date, dice: Dice): People {
  const all = cast.map(({ username, joined }) => {
    const joinedAt = hoursBefore(now, joined * 24 + dice.next() * 12);
    return { id: dice.idAt(joinedAt), username, joinedAt };
  });
  const byName = new Map(all.map((person) => [person.username, person]));
  return {
    all,
    named(username) {
      const person = byName.get(username);
      if (!person) throw new Error(`The demo community has nobody called ${username}.`);
      return person;
    },
    areConnected: (one, other) =>
      pairs().some(
        ([from, to]) =>
          (from === one.username && to === other.username) || (from === other.username && to === one.username),
      ),
  };
}

export const emailOf = (username: string): string => `${username}@demo.venturion.example`;
const listed = (relation: Record<string, string>) =>
  Object.entries(relation).flatMap(([from, names]) => names.split(' ').map((to) => [from, to] as const));
const pairs = () => listed(connected);
const laterOf = (one: Person, other: Person) => (one.joinedAt > other.joinedAt ? one.joinedAt : other.joinedAt);

/** Connections, waiting requests and follows, each after both people had joined. */
export function buildRelations(now: Date, dice: Dice, { named }: People): Pick<Rows, 'connection' | 'follow'> {
  const accepted = pairs().map(([from, to]) => {
    const created_at = dice.soonAfter(laterOf(named(from), named(to)), hoursBefore(now, 24 * 21));
    return {
      id: dice.idAt(created_at),
      requester_id: named(from).id,
      recipient_id: named(to).id,
      status: 'accepted' as const,
      message: '',
      created_at,
      responded_at: hoursAfter(created_at, 1 + dice.next() * 40),
    };
  });
  const waiting = requests.map(({ from, to, age, message }) => {
    const created_at = hoursBefore(now, age);
    return {
      id: dice.idAt(created_at),
      requester_id: named(from).id,
      recipient_id: named(to).id,
      status: 'pending' as const,
      message,
      created_at,
      responded_at: null,
    };
  });
  const follow = listed(follows).map(([from, to]) => ({
    follower_id: named(from).id,
    followee_id: named(to).id,
    created_at: dice.soonAfter(laterOf(named(from), named(to)), now),
  }));
  return { connection: [...accepted, ...waiting], follow };
}
