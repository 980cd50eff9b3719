import { Field, ID, Int, ObjectType } from 'type-graphql';
import { connectionOf, Node } from '../../graphql/types/node';
import { DateTime, Json } from '../../graphql/types/scalars';
import { Profile } from '../profile/profile.type';

@ObjectType({ simpleResolvers: true, description: 'A scenario: a merge patch over the inputs of its model.' })
export class ProjectionScenario {
  @Field(() => String, { description: 'Its key within the model.' })
  key!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Json, { description: 'JSON merge patch (RFC 7396) over the model’s inputs.' })
  patch!: unknown;

  @Field(() => Int, { description: 'Grows with each change.' })
  version!: number;

  @Field(() => DateTime, { description: 'When it changed last.' })
  updatedAt!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A model in a list of projections.' })
export class ProjectionCard {
  @Field(() => ID, { description: 'The model’s id.' })
  id!: string;

  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => String, { description: 'The template it started from: saas, marketplace, commerce or services.' })
  template!: string;

  @Field(() => String, { description: 'ISO 4217 code.' })
  currency!: string;

  @Field(() => String, { description: 'First month, "YYYY-MM".' })
  startMonth!: string;

  @Field(() => Boolean, { description: 'Archived by its owner.' })
  isArchived!: boolean;

  @Field(() => Profile, { description: 'Who made it.' })
  owner!: Profile;

  @Field(() => Boolean, { description: 'The viewer may change it.' })
  viewerCanEdit!: boolean;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When its name, inputs or scenarios changed last.' })
  updatedAt!: string;
}

@ObjectType({ simpleResolvers: true, implements: Node, description: 'A stored model of a financial projection.' })
export class Projection extends Node {
  @Field(() => String, { description: 'Its name.' })
  name!: string;

  @Field(() => Json, { description: 'Its inputs, valid for a computation.' })
  inputs!: unknown;

  @Field(() => Int, { description: 'Grows with each change of name or inputs. Send the one you read with a change.' })
  version!: number;

  @Field(() => Boolean, { description: 'Archived by its owner.' })
  isArchived!: boolean;

  @Field(() => [ProjectionScenario], { description: 'Its scenarios, the oldest first.' })
  scenarios!: ProjectionScenario[];

  @Field(() => Profile, { description: 'Who made it.' })
  owner!: Profile;

  @Field(() => Boolean, { description: 'The viewer may change it.' })
  viewerCanEdit!: boolean;

  @Field(() => DateTime, { description: 'When it was made.' })
  createdAt!: string;

  @Field(() => DateTime, { description: 'When its name, inputs or scenarios changed last.' })
  updatedAt!: string;
}

@ObjectType({ simpleResolvers: true, description: 'A value of a model that was changed lately, and by whom.' })
export class ProjectionChange {
  @Field(() => String, {
    description: 'Path with dots: name, one below inputs, or one below scenarios and the key of a scenario.',
  })
  path!: string;

  @Field(() => String, { nullable: true, description: 'Who changed it last; null when you can’t see them.' })
  actorName!: string | null;

  @Field(() => Boolean, { description: 'You changed it last.' })
  isByViewer!: boolean;
}

@ObjectType({ simpleResolvers: true, description: 'A share of your model with a person.' })
export class ProjectionShare {
  @Field(() => ID, { description: 'Its id.' })
  id!: string;

  @Field(() => Profile, { description: 'The person.' })
  person!: Profile;

  @Field(() => Boolean, { description: 'The person may change the model.' })
  canEdit!: boolean;

  @Field(() => DateTime, { description: 'When it was shared.' })
  createdAt!: string;
}

export const { ItemConnection: ProjectionCardConnection } = connectionOf(ProjectionCard, 'ProjectionCard');
