import * as v from 'valibot';
import { analysisLanguages, analysisLimits } from '../../../shared/contracts/analysis';
import { pythionLimits, testOutcomes } from '../../../shared/contracts/pythion';
import { countGraphemes } from '../../../shared/graphemes';
import { boundedText, isId } from '../../core/validation';
import { ideaMessages } from './analyst/ideaMessages';

const idea = v.pipe(
  boundedText('The idea', analysisLimits.idea),
  v.minLength(1, ideaMessages.empty),
  v.description(`The idea in the founder’s words, at most ${analysisLimits.idea} characters.`),
);

const listed = `${analysisLanguages.slice(0, -1).join(', ')} or ${analysisLanguages.at(-1)}`;

/** A missing idea is answered like an empty one: with what to write. */
export const withIdea = (input: unknown): unknown =>
  typeof input === 'object' && input !== null && (input as { idea?: unknown }).idea == null
    ? { ...input, idea: '' }
    : input;

export const quickAnalysisInput = v.object({
  idea,
  language: v.nullish(
    v.pipe(
      boundedText('The language', pythionLimits.language),
      v.regex(/^[a-z]{2,3}(-[a-z0-9]{1,8})*$/i, 'The language must be a code such as "en" or "de".'),
      v.check(
        (code) => (analysisLanguages as readonly string[]).includes(code.toLowerCase().split('-')[0] ?? ''),
        `The language must be ${listed}. Leave it out for any other.`,
      ),
      v.description(`BCP 47 code of the text’s language: ${listed}. Detected when left out.`),
    ),
  ),
});

export const analysisVersionInput = v.object({
  idea: v.pipe(
    idea,
    // The analyst counts the answers, too.
    v.check((text) => countGraphemes(text, analysisLimits.ideaMin) >= analysisLimits.ideaMin, ideaMessages.tooShort),
  ),
});

export const analysisTitleInput = v.object({
  title: v.pipe(
    boundedText('The title', pythionLimits.title),
    v.minLength(1, 'Enter a title.'),
    v.description(`At most ${pythionLimits.title} characters. New versions keep it.`),
  ),
});

export const answersInput = v.object({
  answers: v.pipe(
    v.array(
      v.object({
        question: v.pipe(
          boundedText('The question', 100),
          v.description(
            'Id of a question of the report, of one that an earlier report asked, or of an answer that it has.',
          ),
        ),
        text: v.pipe(
          boundedText('The answer', pythionLimits.answer),
          v.description(`At most ${pythionLimits.answer} characters. Blank removes the answer.`),
        ),
      }),
      'Answers must be a list.',
    ),
    v.minLength(1, 'Enter an answer.'),
    v.maxLength(pythionLimits.answers, `You can send up to ${pythionLimits.answers} answers.`),
    v.description('Answers that change. The others stay.'),
  ),
});

export const shareInput = v.pipe(
  v.object({
    userId: v.nullish(
      v.pipe(
        v.string('userId must be a person’s id.'),
        v.check((id) => isId(id), 'userId must be a person’s id.'),
        v.description('A person to share it with.'),
        v.metadata({ format: 'uuid' }),
      ),
    ),
    link: v.nullish(
      v.pipe(v.boolean('link must be true or false.'), v.description('True for a link for all signed-in people.')),
    ),
  }),
  v.forward(
    v.check(({ userId, link }) => (userId == null) === (link === true), 'Choose either a person or a link.'),
    ['userId'],
  ),
);

const claim = (description: string) =>
  v.pipe(boundedText('The claim', 100), v.minLength(1, 'Choose a claim of the report.'), v.description(description));

export const analysisCommentInput = v.object({
  claim: claim('Key of a claim of the report: the `claim` of a deal-breaker, score, sentence or assumption.'),
  content: v.pipe(boundedText('The comment', pythionLimits.comment), v.minLength(1, 'Write a comment.')),
});

export const testResultInput = v.object({
  claim: claim('Key of an assumption: its `claim`.'),
  outcome: v.nullish(
    v.pipe(
      v.picklist(testOutcomes, `outcome must be ${testOutcomes.slice(0, -1).join(', ')} or ${testOutcomes.at(-1)}.`),
      v.description('What the test found. Null removes the result.'),
    ),
  ),
  note: v.nullish(boundedText('The note', pythionLimits.note), ''),
});
