import { Field, Int, ObjectType } from 'type-graphql';
import type { enrichmentStatuses } from '../../../shared/contracts/pythion';
import { enumOf } from '../../graphql/types/enumOf';
import { DateTime } from '../../graphql/types/scalars';

export const EnrichmentStatus = enumOf<typeof enrichmentStatuses>(
  'EnrichmentStatus',
  'What the language model did with an analysis.',
  {
    none: 'Nothing, for this text.',
    running: 'It is writing, or waits for its turn.',
    done: 'It added sentences to the report.',
    failed: 'It added nothing. The built-in report stands.',
    cancelled: 'The founder stopped it. The built-in report stands.',
  },
);
export type EnrichmentStatus = keyof typeof EnrichmentStatus;

@ObjectType({
  simpleResolvers: true,
  description: 'What the language model did with the present text of an analysis.',
})
export class AnalysisEnrichment {
  @Field(() => EnrichmentStatus, { description: 'Its status.' })
  status!: EnrichmentStatus;

  @Field(() => Int, { description: '0 to 100 percent.' })
  progress!: number;

  @Field(() => Int, { description: 'Sentences that passed the checks.' })
  sentenceCount!: number;

  @Field(() => Int, { description: 'Sentences that were dropped, such as those with a number that isn’t in the text.' })
  droppedCount!: number;

  @Field(() => String, { nullable: true, description: 'Why it failed.' })
  failure!: string | null;

  @Field(() => String, { nullable: true, description: 'Name of the model that was called.' })
  model!: string | null;

  @Field(() => DateTime, { nullable: true, description: 'When its status or its progress changed.' })
  updatedAt!: string | null;
}

@ObjectType({ simpleResolvers: true, description: 'The language model of this server.' })
export class LanguageModel {
  @Field(() => Boolean, { description: 'This server has one.' })
  isConfigured!: boolean;

  @Field(() => String, { nullable: true, description: 'Its name.' })
  name!: string | null;
}
