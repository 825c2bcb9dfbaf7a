import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type FocusEvent, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { TOAST_MS, TOASTS_AT_ONCE } from '../../../lambdas/contract/limits.ts';
import { showToastsWith, type ToastMessage } from '../lib/notify.ts';
import { onThemeChange, selectedTheme } from '../lib/theme/theme.ts';

/** Ids of open toasts by subject. A closing toast is removed, so that it gets no further message. */
const openToasts = new Map<string, string>();
let toastCount = 0;

/** Repeated messages update one toast and restart its time. Its nodes are new, so that screen readers read it again. */
const show = ({ tone, title, detail, subject, action }: ToastMessage) => {
  const showToast = { positive: toast.success, critical: toast.error, neutral: toast.info }[tone];
  toastCount += 1;
  const key = subject ?? [tone, title, detail].join('\n');
  const id = openToasts.get(key) ?? `toast-${toastCount}`;
  openToasts.set(key, id);
  const forget = () => void openToasts.delete(key);
  showToast(<span key={toastCount}>{title}</span>, {
    id,
    description: detail && <span key={toastCount}>{detail}</span>,
    action: action && { label: action.label, onClick: action.run },
    onDismiss: forget,
    onAutoClose: forget,
  });
};

const TOP_PX = 60;
const GAP_PX = 8;
/** Content below the top bar: sections, a note and the page itself. */
const BELOW_BAR = 'header ~ nav li, header ~ [role=status], main > *';
/** The duration of the top bar's transition. */
const MOVE_MS = 300;

/** The height of the toasts if they would cover content below the bar; otherwise 0. */
function heightFor(toasts: readonly HTMLElement[], currentHeight: number): number {
  const height = toasts.reduce((sum, each) => sum + each.offsetHeight + GAP_PX, 0);
  const left = Math.min(...toasts.map((each) => each.getBoundingClientRect().left));
  const isCovered = [...document.querySelectorAll(BELOW_BAR)].some((each) => {
    const { right, top, bottom } = each.getBoundingClientRect();
    return right > left && top - currentHeight < TOP_PX + height && bottom - currentHeight > TOP_PX;
  });
  return isCovered ? height : 0;
}

/** Grows the top bar by `--toast-room`, so that the content below moves down, even on a scrolled page. */
function useToastSpace(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { documentElement: page, body } = document;
    let height = 0;
    let restoreTimer: ReturnType<typeof setTimeout> | undefined;
    const update = () => {
      const toasts = area.current?.querySelectorAll<HTMLElement>(
        '[data-sonner-toast]:not([data-removed=true])',
      );
      const newHeight = heightFor([...(toasts ?? [])], height);
      if (newHeight === height) return;
      height = newHeight;
      clearTimeout(restoreTimer);
      // Otherwise scroll anchoring keeps the content of a scrolled page below the toast.
      body.style.overflowAnchor = 'none';
      page.style.setProperty('--toast-room', `${height}px`);
      if (height === 0)
        restoreTimer = setTimeout(() => body.style.removeProperty('overflow-anchor'), MOVE_MS);
    };
    const observer = new MutationObserver(update);
    if (area.current)
      observer.observe(area.current, {
        childList: true,
        subtree: true,
        attributeFilter: ['data-removed', 'data-mounted'],
      });
    return () => observer.disconnect();
  }, [area]);
}

/**
 * Returns the focus to where it came from when a toast is closed by keyboard. The library does this whenever the focus leaves
 * a toast, so that Tab could never leave it; these handlers stop the library's handlers.
 */
function useFocusReturn(area: RefObject<HTMLElement | null>) {
  const origin = useRef<Element | null>(null);
  useEffect(() => {
    const observer = new MutationObserver((changes) => {
      if (!changes.some(({ removedNodes }) => removedNodes.length > 0)) return;
      const isLost = document.activeElement === document.body && document.hasFocus();
      if (isLost && origin.current instanceof HTMLElement)
        origin.current.focus({ preventScroll: true });
      if (!area.current?.contains(document.activeElement)) origin.current = null;
    });
    if (area.current) observer.observe(area.current, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, [area]);
  const isOutside = (element: Element | null) =>
    element !== null && !area.current?.contains(element);
  return {
    onFocusCapture: (event: FocusEvent) => {
      event.stopPropagation();
      if (isOutside(event.relatedTarget)) origin.current = event.relatedTarget;
    },
    onBlurCapture: ({ relatedTarget }: FocusEvent) => {
      if (isOutside(relatedTarget)) origin.current = null;
    },
  };
}

/** Shows at most three toasts at the top right, for four seconds each, with a close button (§9). */
export function Toaster() {
  // Not useTheme: a module that the profile shares would be one more request on every page.
  const theme = useSyncExternalStore(onThemeChange, selectedTheme);
  useEffect(() => showToastsWith(show), []);
  const area = useRef<HTMLDivElement>(null);
  useToastSpace(area);
  const focus = useFocusReturn(area);
  return (
    <div ref={area} {...focus}>
      <Sonner
        position="top-right"
        theme={theme}
        // Beside the sections and in the space above the title, so that a toast hides neither the title nor the page's
        // action. Menus open above toasts, toasts above dialogs.
        offset={{ top: TOP_PX, right: '1rem' }}
        mobileOffset={{ top: TOP_PX }}
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
    </div>
  );
}
