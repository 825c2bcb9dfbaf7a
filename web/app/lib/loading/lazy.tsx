import {
  Component,
  type ComponentType,
  createElement,
  type ExoticComponent,
  lazy,
  type ReactNode,
  startTransition,
  useEffect,
  useState,
} from 'react';
import { reportError } from '../support/report-error.ts';
import { whenIdle } from './idle.ts';
import { once } from './once.ts';

export type Load<Props> = () => Promise<ComponentType<Props>>;

/** The code of a page or part could not be fetched: offline, or a file that is no longer there. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
}

interface Retryable<Props> {
  readonly Component: ComponentType<Props>;
  /** Fetches the code before it is rendered. Rejects with what it failed with; the next render fetches again. */
  readonly preload: () => Promise<void>;
}

const failed = new Set<() => void>();

/** Lets everything that failed to load be fetched again by its next render. */
export function retryFailedLoads(): void {
  for (const retry of failed) retry();
}

/** React.lazy remembers a rejection for the life of the page; this one can be retried. Rejects with LoadError. */
export function retryableLazy<Props extends object>(load: Load<Props>): Retryable<Props> {
  let current: ComponentType<Props> | ExoticComponent<Props> | undefined;
  const preload = async () => {
    const loaded = await load();
    // Rendered without Suspense, which keeps what it waits for from the screen for up to 300 ms.
    current ??= loaded;
  };
  const retry = () => {
    failed.delete(retry);
    current = undefined;
  };
  const start = () =>
    lazy<ComponentType<Props>>(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        failed.add(retry);
        throw new LoadError('code could not be loaded', { cause });
      }
    }) as unknown as ExoticComponent<Props>;
  const Retryable = (props: Props) => {
    current ??= start();
    return createElement(current, props);
  };
  return { Component: Retryable, preload };
}

interface PartProps {
  /** Shown while the part loads. */
  readonly waiting?: ReactNode;
  /** Shown instead of the part when it cannot be loaded; without it, `waiting` stays. */
  readonly missing?: ReactNode;
  /** For a part that the user opened: shows the failure and a retry. */
  readonly onFailure?: () => void;
}

const atOnce = (work: () => void) => work();
/** A page that is never idle loads its parts after this time. */
const LATEST_MS = 200;
const idly = (work: () => void) => whenIdle(work, { timeout: LATEST_MS });

/** Where the part is: its code, or why it could not be loaded. */
type Arrival<Props> =
  | { readonly Part: ComponentType<Props> }
  | { readonly failure: LoadError }
  | undefined;

interface ArrivingProps<Props> {
  readonly waiting: ReactNode;
  readonly isOpened: boolean;
  readonly props: Props;
}

/**
 * A part that its page can do without. It loads after the page; when it fails, only the part is missing, and it is
 * fetched again when the browser is back online or the part is mounted again. Each part that loads appears in an idle
 * moment of its own: Suspense would render all of them at once.
 */
export function lazyPart<Props extends object>(load: Load<Props>) {
  let arrived: Arrival<Props>;
  const loading = once(load);
  function Part({ waiting, isOpened, props }: ArrivingProps<Props>) {
    const [arrival, arrive] = useState<Arrival<Props>>(arrived);
    useEffect(() => {
      if (arrived) return arrive(arrived);
      let isWanted = true;
      const show = (next: Arrival<Props>) => isWanted && startTransition(() => arrive(next));
      const schedule = isOpened ? atOnce : idly;
      schedule(() =>
        loading().then(
          (Part) => {
            arrived = { Part };
            schedule(() => show(arrived));
          },
          (cause) => show({ failure: new LoadError('code could not be loaded', { cause }) }),
        ),
      );
      return () => {
        isWanted = false;
      };
    }, [isOpened]);
    if (!arrival) return waiting;
    if ('failure' in arrival) throw arrival.failure;
    return <arrival.Part {...props} />;
  }
  return function LazyPart(all: Props & PartProps) {
    const { waiting = null, missing = waiting, onFailure, ...props } = all;
    return (
      <PartBoundary {...{ missing }} {...(onFailure && { onFailure })}>
        <Part
          {...{ waiting }}
          isOpened={onFailure !== undefined}
          props={props as unknown as Props}
        />
      </PartBoundary>
    );
  };
}

interface BoundaryProps extends Omit<PartProps, 'waiting'> {
  readonly children: ReactNode;
}

class PartBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(failure: unknown) {
    reportError(failure);
    this.props.onFailure?.();
    window.addEventListener('online', this.#retry, { once: true });
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.#retry);
  }

  #retry = () => this.setState({ hasFailed: false });

  override render() {
    return this.state.hasFailed ? this.props.missing : this.props.children;
  }
}
