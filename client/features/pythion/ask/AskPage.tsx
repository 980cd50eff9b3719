import { PageTitle } from '../../../ui/text/PageTitle';

export function AskPage() {
  return <PageTitle title="Pythion" className="px-4 py-6" />;
}
