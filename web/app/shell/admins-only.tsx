import { Navigate, Outlet } from '../lib/router/router.tsx';
import { useAdminCheck } from '../lib/session/is-admin.ts';
import { PageLoader } from '../ui/loader.tsx';

/** Everyone else goes to the emails (§2). The server asks again for every call. */
export function AdminsOnly() {
  const isAdmin = useAdminCheck();
  if (isAdmin === undefined) return <PageLoader isPage />;
  return isAdmin ? <Outlet /> : <Navigate to="/emails" replace />;
}
