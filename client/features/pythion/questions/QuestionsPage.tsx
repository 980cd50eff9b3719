import { PageTitle } from '../../../ui/text/PageTitle';

export function QuestionsPage() {
  return <PageTitle title="Questions" className="px-4 py-6" />;
}
