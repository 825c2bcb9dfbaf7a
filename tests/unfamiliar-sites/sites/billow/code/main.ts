export const main = `
const root = createRootRoute({ component: () => <><Outlet /><Toaster richColors position="top-center" /></>, notFoundComponent: () => <p className="p-8">There is nothing here. <Link to="/" className="underline">Go home</Link></p> });
const site = createRoute({ getParentRoute: () => root, id: 'site', component: () => <TooltipPrimitive.Provider><MarketingLayout /></TooltipPrimitive.Provider> });
const app = createRoute({ getParentRoute: () => root, id: 'workspace', component: AppLayout });
const route = (parent, path, component) => createRoute({ getParentRoute: () => parent, path, component });

const routeTree = root.addChildren([
  site.addChildren([['/', Home], ['/pricing', Pricing], ['/integrations', Integrations], ['/integrations/$slug', Integration], ['/help', Help], ['/changelog', Changelog]].map(([path, component]) => route(site, path, component))),
  route(root, '/login', Login),
  route(root, '/onboarding', Onboarding),
  app.addChildren([['/app', Overview], ['/app/invoices', Invoices], ['/app/invoices/new', Editor], ['/app/invoices/$id', Invoice], ['/app/estimates', Estimates], ['/app/clients', Clients], ['/app/clients/$id', ClientPage], ['/app/time', TimePage], ['/app/expenses', Expenses], ['/app/reports', Reports], ['/app/reminders', Reminders], ['/app/branding', Branding], ['/app/billing', Billing], ['/app/settings', SettingsPage], ['/app/notifications', Notifications]].map(([path, component]) => route(app, path, component))),
]);

const router = createRouter({ routeTree, defaultPreload: 'intent', scrollRestoration: true });

createRoot(document.getElementById('root')).render(
  <QueryClientProvider client={queryClient}><RecentProvider><RouterProvider router={router} /></RecentProvider></QueryClientProvider>,
);
`;
