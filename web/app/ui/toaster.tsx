import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { TOAST_MS, TOASTS_AT_ONCE } from '../../../lambdas/contract/limits.ts';
import { showToastsWith, type ToastMessage } from '../lib/notify.ts';
import { useTheme } from '../lib/theme.ts';

/** The toasts that are open, by what they are about. One that closes takes no further message. */
const open = new Map<string, string>();
let shown = 0;

/** A message that comes again is one toast, whose time restarts; its nodes are new, so it is read aloud again. */
const show = ({ tone, title, detail, subject, action }: ToastMessage) => {
  const say = { positive: toast.success, critical: toast.error, neutral: toast.info }[tone];
  shown += 1;
  const about = subject ?? [tone, title, detail].join('\n');
  const id = open.get(about) ?? `toast-${shown}`;
  open.set(about, id);
  const forget = () => void open.delete(about);
  say(<span key={shown}>{title}</span>, {
    id,
    description: detail && <span key={shown}>{detail}</span>,
    action: action && { label: action.label, onClick: action.run },
    onDismiss: forget,
    onAutoClose: forget,
  });
};

const TOP_PX = 60;
const GAP_PX = 8;
/** What begins below a page's bar: sections, a note and the page itself. */
const BELOW_BAR = 'header ~ nav li, header ~ [role=status], main > *';
/** The page's bar grows and shrinks within this time. */
const MOVE_MS = 300;

/** The height that toasts take below the bar where they would cover part of the page; otherwise 0. */
function roomFor(shown: readonly HTMLElement[], roomNow: number): number {
  const room = shown.reduce((sum, each) => sum + each.offsetHeight + GAP_PX, 0);
  const left = Math.min(...shown.map((each) => each.getBoundingClientRect().left));
  const isCovered = [...document.querySelectorAll(BELOW_BAR)].some((each) => {
    const { right, top, bottom } = each.getBoundingClientRect();
    return right > left && top - roomNow < TOP_PX + room && bottom - roomNow > TOP_PX;
  });
  return isCovered ? room : 0;
}

/** The page's bar grows by `--toast-room`, so that all below it moves down, on a scrolled page too. */
function useToastRoom(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { documentElement: page, body } = document;
    let room = 0;
    let settled: ReturnType<typeof setTimeout> | undefined;
    const place = () => {
      const shown = area.current?.querySelectorAll<HTMLElement>(
        '[data-sonner-toast]:not([data-removed=true])',
      );
      const roomNow = roomFor([...(shown ?? [])], room);
      if (roomNow === room) return;
      room = roomNow;
      clearTimeout(settled);
      // Otherwise the browser keeps a scrolled page in its place, below the toast.
      body.style.overflowAnchor = 'none';
      page.style.setProperty('--toast-room', `${room}px`);
      if (room === 0)
        settled = setTimeout(() => body.style.removeProperty('overflow-anchor'), MOVE_MS);
    };
    const observer = new MutationObserver(place);
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
 * Closing a toast by keyboard gives the focus back to where it came from. The library does so whenever the focus leaves
 * a toast, so that Tab would never get away from it; these handlers keep its own from running.
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
  const isOutside = (place: Element | null) => place !== null && !area.current?.contains(place);
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

/** Top right, three at most, four seconds each, with a close button, in the theme of the page (§9). */
export function Toaster() {
  const theme = useTheme();
  useEffect(() => showToastsWith(show), []);
  const area = useRef<HTMLDivElement>(null);
  useToastRoom(area);
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
