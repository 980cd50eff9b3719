import { PageTitle } from '../../../ui/text/PageTitle';

export function MethodPage() {
  return <PageTitle title="How we score" className="px-4 py-6" />;
}
