import { connectionOf } from '../../graphql/node';
import { Profile } from '../profile/profile.type';

const { ItemConnection } = connectionOf(Profile, 'Profile');

/** A page of people. */
export const ProfileConnection = ItemConnection;
export type ProfileConnection = InstanceType<typeof ItemConnection>;
