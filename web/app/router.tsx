import { code } from './early-pages.ts';
import { Gate, SignedOutOnly } from './guards.tsx';
import { layout, page } from './lib/loading/lazy-page.tsx';
import { Navigate, type Route, useParams } from './lib/router/router.tsx';
import { External } from './shell/external.tsx';

const redirect = (from: string, to: string): Route => ({
  path: from,
  element: <Navigate to={to} replace />,
});

const queries = layout(() => code.queries().then((m) => m.QueriesFrame));

/** All routes of the app (§2). A new page is one line here. */
export const routes: readonly Route[] = [
  {
    ...layout(() => import('./shell/auth-layout.tsx').then((m) => m.AuthLayoutWithPanel)),
    children: [
      {
        element: <SignedOutOnly />,
        children: [
          page('/login', () => import('./accounts/login-page.tsx').then((m) => m.LoginPage)),
          page('/signup', () => import('./accounts/sign-up-page.tsx').then((m) => m.SignUpPage)),
          page('/forgot-password', () =>
            import('./accounts/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
          ),
          page('/verify-email', () =>
            import('./accounts/verify-email-page.tsx').then((m) => m.VerifyEmailPage),
          ),
        ],
      },
      page('/reset-password', () =>
        import('./accounts/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
      ),
    ],
  },
  {
    ...layout(() => import('./shell/auth-layout.tsx').then((m) => m.AuthLayout)),
    children: [
      page('/verify-token', () =>
        import('./accounts/verify-token-page.tsx').then((m) => m.VerifyTokenPage),
      ),
      page('/delete-account', () =>
        import('./accounts/delete-account-page.tsx').then((m) => m.DeleteAccountPage),
      ),
      page('/contact', () => import('./support/contact-page.tsx').then((m) => m.ContactPage)),
    ],
  },
  {
    element: <Gate needs="sign-in" />,
    children: [
      {
        ...queries,
        children: [
          page('/onboarding', () =>
            import('./onboarding/onboarding-page.tsx').then((m) => m.OnboardingPage),
          ),
        ],
      },
    ],
  },
  {
    element: <Gate needs="profile" />,
    children: [
      {
        ...queries,
        children: [
          {
            path: '/',
            ...layout(() => code.shell().then((m) => m.AppShell)),
            children: [
              redirect('', '/emails'),
              page('emails', () => code.emails().then((m) => m.EmailsPage)),
              page('emails/:id', () => import('./emails/email-page.tsx').then((m) => m.EmailPage)),
              page('daily-insights/:userId', () => code.report().then((m) => m.DailyInsightsPage)),
              page('week', () => import('./reports/week-page.tsx').then((m) => m.WeekPage)),
              page('sample-report', () =>
                import('./samples/sample-report-page.tsx').then((m) => m.SampleReportPage),
              ),
              page('recordings/sample', () =>
                import('./samples/sample-recording-page.tsx').then((m) => m.SampleRecordingPage),
              ),
              page('issues/:fingerprint', () =>
                import('./insights/issue-page.tsx').then((m) => m.IssuePage),
              ),
              page('daily-video', () =>
                import('./video/daily-video-page.tsx').then((m) => m.DailyVideoPage),
              ),
              page('recordings', () => code.recordings().then((m) => m.RecordingsPage)),
              page('recordings/heatmap', () =>
                import('./recordings/heatmap-page.tsx').then((m) => m.HeatmapPage),
              ),
              redirect('heatmap', '/recordings/heatmap'),
              page('recordings/:id', () => code.recording().then((m) => m.RecordingPage)),
              page('connection', () =>
                import('./websites/connection-page.tsx').then((m) => m.ConnectionPage),
              ),
              page('email-notifications', () =>
                import('./team/team-page.tsx').then((m) => m.TeamPage),
              ),
              page('usage-billing', () =>
                import('./billing/billing-page.tsx').then((m) => m.BillingPage),
              ),
              page('profile', () =>
                import('./accounts/profile-page.tsx').then((m) => m.ProfilePage),
              ),
              {
                ...layout(() => import('./shell/admins-only.tsx').then((m) => m.AdminsOnly)),
                children: [
                  page('users', () => import('./admin/users-page.tsx').then((m) => m.UsersPage)),
                ],
              },
            ],
          },
        ],
      },
    ],
  },

  {
    ...queries,
    children: [
      page('/clip/:token', () => import('./clips/clip-page.tsx').then((m) => m.ClipPage)),
      page('/shared/:token', () => import('./clips/shared-page.tsx').then((m) => m.SharedPage)),
    ],
  },
  redirect('/create-profile', '/onboarding'),
  redirect('/team', '/email-notifications'),
  redirect('/app/emails', '/emails'),
  { path: '/app/emails/:id', element: <OldEmail /> },
  redirect('/app/connection', '/connection'),
  redirect('/app/profile', '/profile'),
  redirect('/app/usage-billing', '/usage-billing'),
  redirect('/app/email-management', '/email-notifications'),
  redirect('/app/team', '/email-notifications'),
  redirect('/email-management', '/email-notifications'),
  redirect('/manage-notifications', '/email-notifications'),
  redirect('/sessions', '/emails'),
  redirect('/chat', '/emails'),
  redirect('/insights', '/emails'),
  redirect('/admin', '/emails'),
  page('/docs/tracker', () => import('./docs/tracker-page.tsx').then((m) => m.TrackerPage)),
  { path: '/privacy', element: <External to="privacyUrl" /> },
  { path: '/terms', element: <External to="termsUrl" /> },
  page('*', () => import('./shell/not-found-page.tsx').then((m) => m.NotFoundPage)),
];

function OldEmail() {
  const { id = '' } = useParams();
  return <Navigate to={`/emails/${encodeURIComponent(id)}`} replace />;
}
