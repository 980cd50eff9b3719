import { useMutation } from '@apollo/client/react';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { analysisLimits } from '../../../../shared/contracts/analysis';
import { pythionLimits } from '../../../../shared/contracts/pythion';
import { useAuth } from '../../../auth/AuthProvider';
import type { CallError } from '../../../http/errors';
import { toCallError } from '../../../http/toCallError';
import { useDraftText } from '../../../lib/useDraftText';
import { Button } from '../../../ui/button/Button';
import { Select } from '../../../ui/form/Select';
import { SubmitError } from '../../../ui/form/SubmitError';
import { TextArea } from '../../../ui/form/TextArea';
import { useFocusInvalid } from '../../../ui/form/useFocusInvalid';
import { evictAnalysisLists } from '../analysisCache';
import { CharacterCount } from './CharacterCount';
import { IdeaGuide } from './IdeaGuide';
import { languageOptions, type LanguageChoice } from './languages';
import { QuickAnalyzeDocument } from './__generated__/Ask.generated';

/** Analyzes an idea and opens its quick result. The text is stored until it is analyzed. */
export function IdeaForm() {
  const viewerId = useAuth().user!.id;
  const navigate = useNavigate();
  const [{ text, key }, setText] = useDraftText(`draft:idea:${viewerId}`);
  const [language, setLanguage] = useState<LanguageChoice>('auto');
  const [error, setError] = useState<CallError>();
  const fields = useFocusInvalid<HTMLFormElement>(error);
  const [analyze, { loading }] = useMutation(QuickAnalyzeDocument, {
    context: { headers: { 'Idempotency-Key': key } },
    update: evictAnalysisLists,
  });
  const fieldError = error?.fields?.idea ?? error?.fields?.language;

  async function submit() {
    if (loading) return;
    setError(undefined);
    try {
      const { data } = await analyze({ variables: { idea: text, language: language === 'auto' ? null : language } });
      setText('');
      void navigate(`/pythion/${data!.quickAnalyze.id}`);
    } catch (failure) {
      setError(toCallError(failure, 'Failed to run quick analysis'));
    }
  }

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    void submit();
  }

  function changeLanguage(next: LanguageChoice) {
    setLanguage(next);
    // The same text in another language is another call, with a key of its own.
    setText(text);
  }

  return (
    <form ref={fields} noValidate onSubmit={handleSubmit} className="mt-4 flex flex-col gap-4">
      <div>
        <TextArea
          label="Your idea"
          name="idea"
          style={{ minHeight: 192, maxHeight: '60dvh' }}
          placeholder="Who has which trouble, what you offer them, and what you’ve seen, counted or sold so far."
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            if (fieldError) setError(undefined);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit();
          }}
          error={fieldError}
        />
        <CharacterCount text={text} max={analysisLimits.idea} />
      </div>
      {error && !fieldError && (
        <div className="-mx-4">
          <SubmitError error={error} retrying={loading} onRetry={() => void submit()} />
        </div>
      )}
      <div className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3">
        <Select
          label="Language"
          options={languageOptions}
          value={language}
          onValueChange={changeLanguage}
          className="w-56 max-md:w-full"
        />
        <Button type="submit" variant="primary" loading={loading} className="max-md:w-full">
          Analyze
        </Button>
      </div>
      <p className="text-meta text-ink-3">
        Only you can see it until you share it. You can analyze up to {pythionLimits.perHour} texts per hour.
      </p>
      {text === '' && <IdeaGuide onUseExample={setText} />}
    </form>
  );
}
