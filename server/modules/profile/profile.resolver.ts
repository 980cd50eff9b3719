import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { badInput } from '../../core/errors';
import { loaderOf } from '../../core/loader';
import { DateTime } from '../../graphql/scalars';
import { readEmail, readProfile, readProfiles, updateProfile } from './profile.service';
import { Profile, UpdateProfileInput, Viewer } from './profile.type';

/** A person shown beside a post carries the card's fields only; a whole profile carries these too. */
type Loaded = Profile & { bio?: string; location?: string; coverImageUrl?: string | null; createdAt?: string };

@Resolver(() => Profile)
export class ProfileResolver {
  @Query(() => Viewer, { nullable: true, description: 'The signed-in person, or null.' })
  async me(@Ctx() ctx: Context): Promise<object | null> {
    if (!ctx.viewer) return null;
    return { id: ctx.viewer.id, email: await readEmail(ctx), profile: await readProfile(ctx, 'id', ctx.viewer.id) };
  }

  @Query(() => Profile, { nullable: true, description: 'A person, by id or username. NOT_FOUND also across a block.' })
  profile(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { nullable: true, description: 'The person’s id.' }) id?: string,
    @Arg('username', () => String, { nullable: true, description: 'The person’s username.' }) username?: string,
  ): Promise<unknown> {
    if (id) return readProfile(ctx, 'id', id);
    if (username) return readProfile(ctx, 'username', username);
    throw badInput({ id: 'Give an id or a username.' });
  }

  @Mutation(() => Profile, { description: 'Changes your own profile.' })
  async updateProfile(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateProfileInput, { description: 'What to change.' }) input: UpdateProfileInput,
  ): Promise<unknown> {
    await updateProfile(ctx, input);
    return readProfile(ctx, 'id', viewerId(ctx));
  }

  @FieldResolver(() => String, { description: 'About the person; at most 2,600 characters.' })
  async bio(@Ctx() ctx: Context, @Root() person: Loaded): Promise<string> {
    return (await whole(ctx, person)).bio!;
  }

  @FieldResolver(() => String, { description: 'Where the person is; at most 100 characters.' })
  async location(@Ctx() ctx: Context, @Root() person: Loaded): Promise<string> {
    return (await whole(ctx, person)).location!;
  }

  @FieldResolver(() => String, { nullable: true, description: 'Wide picture behind the name, or null for a drawn one.' })
  async coverImageUrl(@Ctx() ctx: Context, @Root() person: Loaded): Promise<string | null | undefined> {
    return (await whole(ctx, person)).coverImageUrl;
  }

  @FieldResolver(() => DateTime, { description: 'When the person joined.' })
  async createdAt(@Ctx() ctx: Context, @Root() person: Loaded): Promise<string> {
    return (await whole(ctx, person)).createdAt!;
  }

  @FieldResolver(() => Boolean, { description: 'This is you.' })
  viewerIsSelf(@Ctx() ctx: Context, @Root() person: Loaded): boolean {
    return ctx.viewer?.id === person.id;
  }
}

/** The rest of a profile that came as a card; all of a page's in one statement. */
const whole = async (ctx: Context, person: Loaded): Promise<Loaded> =>
  person.bio === undefined ? loaderOf(ctx, 'profile', (ids: readonly string[]) => readProfiles(ctx, ids)).load(person.id) as Promise<Loaded> : person;
