import { gql, type TypedDocumentNode } from '@apollo/client';

/** True for an admin, the owner, or a session that has given the dashboard password (SPEC 6). */
export const DASHBOARD_ACCESS: TypedDocumentNode<
  { dashboardAccess: boolean },
  Record<string, never>
> = gql`
  query DashboardAccess {
    dashboardAccess
  }
`;
