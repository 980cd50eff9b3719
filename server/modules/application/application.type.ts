import { Field, ID, ObjectType } from 'type-graphql';
import { Node } from '../../graphql/types/node';
import { DateTime } from '../../graphql/types/scalars';
import { Profile } from '../profile/profile.type';

/** Fields of every kind of application. */
@ObjectType({ simpleResolvers: true })
export abstract class Application extends Node {
  @Field(() => Profile, { description: 'The applicant.' })
  applicant!: Profile;

  @Field(() => String, { description: 'What the applicant wrote; may be empty.' })
  note!: string;

  @Field(() => ID, { nullable: true, description: 'Id of the conversation between the two.' })
  conversationId!: string | null;

  @Field(() => DateTime, { description: 'When it was sent.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When its state last changed.' })
  updatedAt!: string;
}
