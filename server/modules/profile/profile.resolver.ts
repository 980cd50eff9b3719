import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root } from 'type-graphql';
import { profileLimits } from '../../../shared/contracts/profile';
import type { Context } from '../../context';
import { optionalViewer, viewerId } from '../../context';
import { badInput, notFound } from '../../core/errors';
import { requestLoader } from '../../core/requestLoader';
import { formatCount } from '../../core/formatCount';
import { DateTime } from '../../graphql/types/scalars';
import { Image } from '../media/media.type';
import { checkProfile, recoverProfile } from './profile.integrity';
import { readEmail, readProfile, readProfiles, searchProfilesJson } from './profile.reads';
import { updateProfile } from './profile.service';
import {
  Need,
  Profile,
  ProfileIntegrity,
  ProfileLink,
  Stage,
  UpdateProfileInput,
  Viewer,
  type ProfileDetails,
} from './profile.type';

type ResolvedProfile = Profile & Partial<ProfileDetails>;

/** Resolves a field of the whole profile. The cards of a request are completed in one statement. */
async function readDetail<Name extends keyof ProfileDetails>(
  ctx: Context,
  person: ResolvedProfile,
  name: Name,
): Promise<ProfileDetails[Name]> {
  if (person.bio !== undefined) return (person as ProfileDetails)[name];
  const profile = await requestLoader(ctx, 'profile', (ids: readonly string[]) => readProfiles(ctx, ids)).load(
    person.id,
  );
  if (!profile) throw notFound('Person');
  return profile[name];
}

@Resolver(() => Profile)
export class ProfileResolver {
  @Query(() => Viewer, { nullable: true, description: 'The signed-in person, or null.' })
  async me(@Ctx() ctx: Context): Promise<Viewer | null> {
    const viewer = optionalViewer(ctx);
    if (!viewer) return null;
    return { id: viewer.id, email: await readEmail(ctx), profile: await readProfile(ctx, 'id', viewer.id) };
  }

  @Query(() => Profile, { nullable: true, description: 'A person by id or username. NOT_FOUND also across a block.' })
  profile(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { nullable: true, description: 'The person’s id.' }) id?: string,
    @Arg('username', () => String, { nullable: true, description: 'The person’s username.' }) username?: string,
  ): Promise<Profile> {
    if (id) return readProfile(ctx, 'id', id);
    if (username) return readProfile(ctx, 'username', username);
    throw badInput({ id: 'Give an id or a username.' });
  }

  @Query(() => [Profile], {
    description:
      'People by words of their profile, or prefixes of words of their username, name and headline; at most 10, best match first.',
  })
  async searchProfiles(
    @Ctx() ctx: Context,
    @Arg('query', () => String, { description: 'Words, "quoted phrases" and -exclusions.' }) query: string,
  ): Promise<Profile[]> {
    return JSON.parse(await searchProfilesJson(ctx, query, 'camel'));
  }

  @Query(() => ProfileIntegrity, { description: 'Checks your own profile for empty and broken fields.' })
  profileIntegrity(@Ctx() ctx: Context): Promise<ProfileIntegrity> {
    return checkProfile(ctx);
  }

  @Mutation(() => ProfileIntegrity, {
    description: 'Repairs the broken fields of your own profile and checks it again.',
  })
  recoverProfile(@Ctx() ctx: Context): Promise<ProfileIntegrity> {
    return recoverProfile(ctx);
  }

  @Mutation(() => Profile, { description: 'Updates your own profile.' })
  async updateProfile(
    @Ctx() ctx: Context,
    @Arg('input', () => UpdateProfileInput, { description: 'The changes.' }) input: UpdateProfileInput,
  ): Promise<Profile> {
    await updateProfile(ctx, input);
    return readProfile(ctx, 'id', viewerId(ctx));
  }

  @FieldResolver(() => String, {
    description: `About the person, at most ${formatCount(profileLimits.bio)} characters.`,
  })
  bio(@Ctx() ctx: Context, @Root() person: ResolvedProfile): Promise<string> {
    return readDetail(ctx, person, 'bio');
  }

  @FieldResolver(() => String, { description: `Location, at most ${profileLimits.location} characters.` })
  location(@Ctx() ctx: Context, @Root() person: ResolvedProfile): Promise<string> {
    return readDetail(ctx, person, 'location');
  }

  @FieldResolver(() => [String], { description: `Skills, at most ${profileLimits.skills}.` })
  skills(@Ctx() ctx: Context, @Root() person: ResolvedProfile): Promise<string[]> {
    return readDetail(ctx, person, 'skills');
  }

  @FieldResolver(() => Stage, { nullable: true, description: 'Stage of the person’s startup, when given.' })
  stage(@Ctx() ctx: Context, @Root() person: ResolvedProfile): Promise<Stage | null> {
    return readDetail(ctx, person, 'stage');
  }

  @FieldResolver(() => [Need], { description: 'What the person is looking for.' })
  lookingFor(@Ctx() ctx: Context, @Root() person: ResolvedProfile): Promise<Need[]> {
    return readDetail(ctx, person, 'lookingFor');
  }

  @FieldResolver(() => String, {
    description: `Free text about what the person is looking for, at most ${profileLimits.lookingForNote} characters.`,
  })
  lookingForNote(@Ctx() ctx: Context, @Root() person: ResolvedProfile): Promise<string> {
    return readDetail(ctx, person, 'lookingForNote');
  }

  @FieldResolver(() => [ProfileLink], { description: `Links, at most ${profileLimits.links}.` })
  links(@Ctx() ctx: Context, @Root() person: ResolvedProfile): Promise<ProfileLink[]> {
    return readDetail(ctx, person, 'links');
  }

  @FieldResolver(() => Image, {
    nullable: true,
    description: 'Square picture in all its sizes; null shows a drawn one.',
  })
  avatar(@Ctx() ctx: Context, @Root() person: ResolvedProfile): Promise<Image | null> {
    return readDetail(ctx, person, 'avatar');
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Wide picture behind the name; null shows a drawn one.',
  })
  coverImageUrl(@Ctx() ctx: Context, @Root() person: ResolvedProfile): Promise<string | null> {
    return readDetail(ctx, person, 'coverImageUrl');
  }

  @FieldResolver(() => Image, {
    nullable: true,
    description: 'Wide picture in all its sizes; null shows a drawn one.',
  })
  cover(@Ctx() ctx: Context, @Root() person: ResolvedProfile): Promise<Image | null> {
    return readDetail(ctx, person, 'cover');
  }

  @FieldResolver(() => DateTime, { description: 'When the person joined.' })
  createdAt(@Ctx() ctx: Context, @Root() person: ResolvedProfile): Promise<string> {
    return readDetail(ctx, person, 'createdAt');
  }

  @FieldResolver(() => Boolean, { description: 'This is you.' })
  viewerIsSelf(@Ctx() ctx: Context, @Root() person: ResolvedProfile): boolean {
    return ctx.viewer?.id === person.id;
  }
}
