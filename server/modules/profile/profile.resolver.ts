import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import type { Context } from '../../context';
import { viewerId } from '../../context';
import { badInput, notFound } from '../../core/errors';
import { requestLoader } from '../../core/requestLoader';
import { DateTime } from '../../graphql/types/scalars';
import { Image } from '../media/media.type';
import { checkProfile, recoverProfile } from './profile.integrity';
import { readEmail, readProfile, readProfiles, searchProfilesText, updateProfile } from './profile.service';
import { Need, Profile, ProfileIntegrity, ProfileLink, Stage, UpdateProfileInput, Viewer } from './profile.type';

/** What a whole profile has beyond the card that is shown beside a post. */
type Rest = {
  bio: string;
  location: string;
  skills: string[];
  stage: Stage | null;
  lookingFor: Need[];
  lookingForNote: string;
  links: ProfileLink[];
  coverImageUrl: string | null;
  avatar: Image | null;
  cover: Image | null;
  createdAt: string;
};
type Loaded = Profile & Partial<Rest>;

/** A field of the whole profile; for people who came as cards, all of a page's in one statement. */
const read = async <Name extends keyof Rest>(ctx: Context, person: Loaded, name: Name): Promise<Rest[Name]> => {
  const whole =
    person.bio === undefined
      ? await requestLoader(ctx, 'profile', (ids: readonly string[]) => readProfiles(ctx, ids)).load(person.id)
      : person;
  if (!whole) throw notFound('Person');
  return (whole as Rest)[name];
};

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

  @Query(() => [Profile], {
    description: 'People whose username, name or headline has words that begin like these; best first, at most 10.',
  })
  async searchProfiles(
    @Ctx() ctx: Context,
    @Arg('query', () => String, { description: 'Beginnings of words.' }) query: string,
  ): Promise<unknown> {
    return JSON.parse(await searchProfilesText(ctx, query, 'camel'));
  }

  @Query(() => ProfileIntegrity, { description: 'Checks your own profile: what is missing, and what is broken.' })
  profileIntegrity(@Ctx() ctx: Context): Promise<ProfileIntegrity> {
    return checkProfile(ctx);
  }

  @Mutation(() => ProfileIntegrity, { description: 'Repairs what is broken in your own profile, and checks it again.' })
  recoverProfile(@Ctx() ctx: Context): Promise<ProfileIntegrity> {
    return recoverProfile(ctx);
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
  bio(@Ctx() ctx: Context, @Root() person: Loaded): Promise<string> {
    return read(ctx, person, 'bio');
  }

  @FieldResolver(() => String, { description: 'Where the person is; at most 100 characters.' })
  location(@Ctx() ctx: Context, @Root() person: Loaded): Promise<string> {
    return read(ctx, person, 'location');
  }

  @FieldResolver(() => [String], { description: 'What the person can do; at most 20.' })
  skills(@Ctx() ctx: Context, @Root() person: Loaded): Promise<string[]> {
    return read(ctx, person, 'skills');
  }

  @FieldResolver(() => Stage, { nullable: true, description: 'How far the person’s startup is, if they say.' })
  stage(@Ctx() ctx: Context, @Root() person: Loaded): Promise<Stage | null> {
    return read(ctx, person, 'stage');
  }

  @FieldResolver(() => [Need], { description: 'What the person is looking for.' })
  lookingFor(@Ctx() ctx: Context, @Root() person: Loaded): Promise<Need[]> {
    return read(ctx, person, 'lookingFor');
  }

  @FieldResolver(() => String, { description: 'The same in the person’s own words; at most 300 characters.' })
  lookingForNote(@Ctx() ctx: Context, @Root() person: Loaded): Promise<string> {
    return read(ctx, person, 'lookingForNote');
  }

  @FieldResolver(() => [ProfileLink], { description: 'Web addresses; at most 5.' })
  links(@Ctx() ctx: Context, @Root() person: Loaded): Promise<ProfileLink[]> {
    return read(ctx, person, 'links');
  }

  @FieldResolver(() => Image, {
    nullable: true,
    description: 'Square picture in all its sizes, or null for a drawn one.',
  })
  avatar(@Ctx() ctx: Context, @Root() person: Loaded): Promise<Image | null> {
    return read(ctx, person, 'avatar');
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Wide picture behind the name, or null for a drawn one.',
  })
  coverImageUrl(@Ctx() ctx: Context, @Root() person: Loaded): Promise<string | null> {
    return read(ctx, person, 'coverImageUrl');
  }

  @FieldResolver(() => Image, {
    nullable: true,
    description: 'The wide picture in all its sizes, or null for a drawn one.',
  })
  cover(@Ctx() ctx: Context, @Root() person: Loaded): Promise<Image | null> {
    return read(ctx, person, 'cover');
  }

  @FieldResolver(() => DateTime, { description: 'When the person joined.' })
  createdAt(@Ctx() ctx: Context, @Root() person: Loaded): Promise<string> {
    return read(ctx, person, 'createdAt');
  }

  @FieldResolver(() => Boolean, { description: 'This is you.' })
  viewerIsSelf(@Ctx() ctx: Context, @Root() person: Loaded): boolean {
    return ctx.viewer?.id === person.id;
  }
}
