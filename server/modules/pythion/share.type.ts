import { Field, ID, ObjectType } from 'type-graphql';
import { DateTime } from '../../graphql/types/scalars';
import { Profile } from '../profile/profile.type';

@ObjectType({ simpleResolvers: true, description: 'A share of your analysis: with a person, or by a link.' })
export class AnalysisShare {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => Profile, { nullable: true, description: 'The person; null for a link.' })
  person!: Profile | null;

  @Field(() => String, { description: 'Path of the page that it opens. A link works for every signed-in person.' })
  path!: string;

  @Field(() => DateTime, { description: 'When it was shared.' })
  createdAt!: string;
}
