import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type FocusEvent, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { TOAST_MS, TOASTS_AT_ONCE } from '../../../../lambdas/contract/limits.ts';
import { showToastsWith, type ToastMessage } from '../../lib/notify.ts';
import { onThemeChange, selectedTheme } from '../../lib/theme/theme.ts';
import { GAP_PX, TOP_PX, toastTop } from './toast-top.ts';

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

/** Places the toasts with `--toast-top`. The page never moves, because its owner may be about to click. */
function usePlace(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    let pressed: Element | undefined;
    const update = () => {
      const shown = [
        ...(area.current?.querySelectorAll<HTMLElement>(
          '[data-sonner-toast]:not([data-removed=true])',
        ) ?? []),
      ];
      // A toast that is used now stays where it is.
      if (area.current?.matches(':hover, :focus-within') && shown.length > 0) return;
      const [first] = shown;
      if (!area.current || !first) return;
      const { left, right } = first.getBoundingClientRect();
      const height = shown.reduce((sum, each) => sum + each.offsetHeight + GAP_PX, 0);
      const { activeElement } = document;
      // Safari does not focus a button that is clicked.
      const controls = [activeElement, pressed]
        .filter((each) => each instanceof HTMLElement && each.tabIndex >= 0)
        .map((each) => (each as HTMLElement).getBoundingClientRect())
        .filter((box) => box.width > 0);
      const top = toastTop({ left, right, height }, controls, innerHeight);
      area.current.style.setProperty('--toast-top', `${top}px`);
    };
    const onPress = ({ target }: PointerEvent) => {
      if (!(target instanceof Element) || area.current?.contains(target)) return;
      pressed = target.closest('a, button, input, select, textarea, [tabindex]') ?? undefined;
      update();
    };
    const observer = new MutationObserver(update);
    if (area.current)
      observer.observe(area.current, {
        childList: true,
        subtree: true,
        attributeFilter: ['data-removed', 'data-mounted'],
      });
    document.addEventListener('pointerdown', onPress, true);
    document.addEventListener('focusin', update);
    document.addEventListener('scroll', update, true);
    window.addEventListener('resize', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('pointerdown', onPress, true);
      document.removeEventListener('focusin', update);
      document.removeEventListener('scroll', update, true);
      window.removeEventListener('resize', update);
    };
  }, [area]);
}

/** The library pauses the time of its toasts for the pointer only, so it gets the events of a pointer with the focus. */
const pause = (area: Element) =>
  area.querySelector('ol')?.dispatchEvent(new MouseEvent('mousemove', { bubbles: true }));
const resume = (area: Element) =>
  area
    .querySelector('ol')
    ?.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: document.body }));

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
      pause(event.currentTarget);
      if (isOutside(event.relatedTarget)) origin.current = event.relatedTarget;
    },
    onBlurCapture: ({ relatedTarget, currentTarget }: FocusEvent) => {
      if (isOutside(relatedTarget)) origin.current = null;
      if (!relatedTarget || isOutside(relatedTarget)) resume(currentTarget);
    },
  };
}

const PLACE = `var(--toast-top, ${TOP_PX}px)`;
/** The library styles the close button of dark toasts although it is `unstyled`, as black on a lighter toast. */
const colors = {
  '--normal-bg': 'transparent',
  '--normal-bg-hover': 'var(--color-sunken)',
  '--normal-text': 'inherit',
};

/** Shows at most three toasts at the top right, for four seconds each, with a close button (§9). */
export function Toaster() {
  // Not useTheme: a module that the profile shares would be one more request on every page.
  const theme = useSyncExternalStore(onThemeChange, selectedTheme);
  useEffect(() => showToastsWith(show), []);
  const area = useRef<HTMLDivElement>(null);
  usePlace(area);
  const focus = useFocusReturn(area);
  return (
    <div ref={area} {...focus}>
      <Sonner
        position="top-right"
        theme={theme}
        offset={{ top: PLACE, right: '1rem' }}
        mobileOffset={{ top: PLACE }}
        gap={GAP_PX}
        // Menus open above toasts, toasts above dialogs.
        style={{ ...colors, zIndex: 45, fontFamily: 'inherit', transition: 'top 0.2s' }}
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
