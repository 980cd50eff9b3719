import { PageTitle } from '../../../ui/text/PageTitle';

export function QuickResultPage() {
  return <PageTitle title="Quick result" className="px-4 py-6" />;
}
