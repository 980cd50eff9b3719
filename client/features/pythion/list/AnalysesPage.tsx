import { PageTitle } from '../../../ui/text/PageTitle';

export function AnalysesPage() {
  return <PageTitle title="Analyses" className="px-4 py-6" />;
}

export function StarredAnalysesPage() {
  return <PageTitle title="Starred analyses" className="px-4 py-6" />;
}
