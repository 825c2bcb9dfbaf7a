import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { Toaster as Sonner, toast, useSonner } from 'sonner';
import { TOAST_MS, TOASTS_AT_ONCE } from '../../../lambdas/contract/limits.ts';
import { showToastsWith, type ToastMessage } from '../lib/notify.ts';
import { useTheme } from '../lib/theme.ts';

const show = ({ tone, title, detail, subject, action }: ToastMessage) => {
  const say = { positive: toast.success, critical: toast.error, neutral: toast.info }[tone];
  say(title, {
    description: detail,
    ...(subject && { id: subject }),
    ...(action && { action: { label: action.label, onClick: action.run } }),
  });
};

const TOP = '3.75rem';
const GAP_PX = 8;

/**
 * What is below the top bar moves down by `--toast-room` where toasts are as wide as the page. Not on a page that
 * is scrolled: there it would move what is being read.
 */
function useToastRoom(): void {
  const { toasts } = useSonner();
  useEffect(() => {
    const { style } = document.documentElement;
    const place = () => {
      const shown = document.querySelectorAll<HTMLElement>(
        '[data-sonner-toast]:not([data-removed=true])',
      );
      const room = [...shown].reduce((sum, each) => sum + each.offsetHeight + GAP_PX, 0);
      const isAtTop = window.scrollY === 0;
      if (room > 0 && isAtTop) style.setProperty('--toast-room', `${room}px`);
      if (toasts.length === 0) style.removeProperty('--toast-room');
    };
    // The height is known once the toast is in the page.
    const frame = requestAnimationFrame(place);
    return () => cancelAnimationFrame(frame);
  }, [toasts]);
}

/** Top right, three at most, four seconds each, with a close button, in the theme of the page (§9). */
export function Toaster() {
  const theme = useTheme();
  useEffect(() => showToastsWith(show), []);
  useToastRoom();
  return (
    <Sonner
      position="top-right"
      theme={theme}
      // Beside the sections and in the space above the title, so that a toast hides neither the title nor the page's
      // action. Menus open above toasts, toasts above dialogs.
      offset={{ top: TOP, right: '1rem' }}
      mobileOffset={{ top: TOP }}
      gap={GAP_PX}
      style={{ zIndex: 45, fontFamily: 'inherit' }}
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
            'flex w-full items-start gap-x-2.5 rounded-lg border border-line bg-raised py-2 pr-2 pl-3 text-ui text-ink shadow-pop data-[type=error]:border-critical-line md:py-3 md:pl-3.5 md:text-sm',
          icon: 'mt-0.5',
          content: 'min-w-0 flex-1 self-center wrap-break-word',
          title: 'font-semibold',
          description: 'text-ink-muted',
          actionButton:
            'min-h-8 shrink-0 cursor-pointer rounded-md border border-line px-2.5 text-ui font-medium hover:bg-sunken',
          closeButton:
            'order-last -my-1 grid size-8 shrink-0 cursor-pointer place-items-center rounded-md hover:bg-sunken',
        },
      }}
    />
  );
}
