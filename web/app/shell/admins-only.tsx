import { Navigate, Outlet } from '../lib/router/router.tsx';
import { useAdminCheck } from '../lib/session/is-admin.ts';
import { PageLoader } from '../ui/loader.tsx';

/** Redirects other users to the emails (§2). The server checks every call again. */
export function AdminsOnly() {
  const isAdmin = useAdminCheck();
  if (isAdmin === undefined) return <PageLoader isPage />;
  return isAdmin ? <Outlet /> : <Navigate to="/emails" replace />;
}
