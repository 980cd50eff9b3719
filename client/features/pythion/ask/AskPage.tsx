import { PageTitle } from '../../../ui/text/PageTitle';
import { IdeaForm } from './IdeaForm';
import { HowWeScoreLink } from '../parts/HowWeScoreLink';
import { RecentAnalyses } from './RecentAnalyses';

/** The form for a new idea, with the latest analyses below. */
export function Component() {
  return (
    <>
      <section className="px-4 pt-6 pb-8 max-md:pt-4">
        <PageTitle title="Pythion" className="text-pretty">
          How well is your idea backed?
        </PageTitle>
        <p className="mt-2 max-w-140 text-lead text-pretty text-ink-2">
          Describe it in your own words. Pythion scores what you show, quotes what each score rests on, and says what’s
          missing. It doesn’t predict success.
        </p>
        <p className="mt-2">
          <HowWeScoreLink />
        </p>
        <IdeaForm />
      </section>
      <RecentAnalyses />
    </>
  );
}
