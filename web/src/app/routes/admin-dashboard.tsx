import { Page } from '../../components/page.tsx';
import { Admin } from '../../features/admin/admin.tsx';
import { GraphqlProvider } from '../../lib/graphql-provider.tsx';

export function AdminDashboardRoute() {
  return (
    <Page title="Admin-Dashboard" width="wide">
      <GraphqlProvider>
        <Admin />
      </GraphqlProvider>
    </Page>
  );
}
