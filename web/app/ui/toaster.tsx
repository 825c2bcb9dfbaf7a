import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { ThemeProvider, useTheme } from 'next-themes';
import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { TOAST_MS, TOASTS_AT_ONCE } from '../../../lambdas/contract/limits.ts';
import { type Notice, showNoticesWith } from '../lib/notify.ts';

const show = ({ tone, title, detail }: Notice) => {
  const say = { positive: toast.success, critical: toast.error, neutral: toast.info }[tone];
  say(title, { description: detail });
};

/** Top right, three at most, four seconds each, with a close button, in the theme of the page (§9). */
export function Toaster() {
  return (
    <ThemeProvider
      attribute="class"
      defaultTheme="system"
      disableTransitionOnChange
      // next-themes writes a script for servers; here it would only be one that a browser must refuse to run.
      scriptProps={{ type: 'application/json' }}
    >
      <Toasts />
    </ThemeProvider>
  );
}

function Toasts() {
  const { theme } = useTheme();
  useEffect(() => showNoticesWith(show), []);
  return (
    <Sonner
      position="top-right"
      theme={theme as 'system' | 'light' | 'dark'}
      offset={{ top: '4.25rem', right: '1rem' }}
      mobileOffset={{ top: '4.25rem' }}
      closeButton
      expand
      duration={TOAST_MS}
      visibleToasts={TOASTS_AT_ONCE}
      icons={{
        success: <CircleCheck className="text-positive-mark" />,
        error: <CircleAlert className="text-critical-mark" />,
        info: <Info className="text-accent" />,
        close: <X />,
      }}
      toastOptions={{
        unstyled: true,
        classNames: {
          toast:
            'grid w-full grid-cols-[auto_1fr_auto] items-start gap-x-2.5 rounded-lg border border-line bg-raised py-3 pr-2 pl-3.5 text-ink shadow-pop data-[type=error]:border-critical-line',
          icon: 'mt-0.5',
          title: 'font-semibold',
          description: 'text-ink-muted',
          closeButton:
            'order-last -my-1 grid size-8 cursor-pointer place-items-center rounded-md hover:bg-sunken',
        },
      }}
    />
  );
}
