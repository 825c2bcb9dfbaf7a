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
import { cachePromise } from './cache-promise.ts';
import { whenIdle } from './idle.ts';

export type Load<Props> = () => Promise<ComponentType<Props>>;

/** The code of a page or part could not be fetched: offline, or the file no longer exists. */
export class LoadError extends Error {
  override readonly name = 'LoadError';
  /** Whether the same code could not be fetched before. */
  declare isRepeated?: boolean;
}

interface Retryable<Props> {
  readonly Component: ComponentType<Props>;
  /** Fetches the code before it is rendered. Rejects with the cause; the next render fetches again. */
  readonly preload: () => Promise<void>;
}

const failed = new Set<() => void>();

/** Makes the next render fetch all failed code again. */
export function retryFailedLoads(): void {
  for (const retry of failed) retry();
}

/** React.lazy remembers a rejection for the life of the page; this one can be retried. Rejects with LoadError. */
export function retryableLazy<Props extends object>(load: Load<Props>): Retryable<Props> {
  let current: ComponentType<Props> | ExoticComponent<Props> | undefined;
  let hasFailed = false;
  const preload = async () => {
    const loaded = await load();
    // Rendered without Suspense, which would delay it by up to 300 ms.
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
        const failure = new LoadError('code could not be loaded', { cause });
        failure.isRepeated = hasFailed;
        hasFailed = true;
        failed.add(retry);
        throw failure;
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
  readonly fallback?: ReactNode;
  /** Shown instead of the part when it cannot be loaded; without it, `fallback` stays. */
  readonly errorFallback?: ReactNode;
  /** For a part that the user opened: shows the failure and a retry. */
  readonly onFailure?: () => void;
}

const immediately = (work: () => void) => work();
/** A page that is never idle loads its parts after this time. */
const IDLE_TIMEOUT_MS = 200;
const whenPageIsIdle = (work: () => void) => whenIdle(work, { timeout: IDLE_TIMEOUT_MS });

/** The loaded part, or why it could not be loaded; undefined while loading. */
type LoadResult<Props> =
  | { readonly Part: ComponentType<Props> }
  | { readonly failure: LoadError }
  | undefined;

interface InnerProps<Props> {
  readonly fallback: ReactNode;
  readonly isOpened: boolean;
  readonly props: Props;
}

/**
 * An optional part of a page, which loads after the page. If it fails, only the part is missing; it is fetched again when the
 * browser is back online or the part is mounted again. Each part is rendered in a separate idle callback, because Suspense
 * would render all of them at once.
 */
export function lazyPart<Props extends object>(load: Load<Props>) {
  let loaded: LoadResult<Props>;
  const loadOnce = cachePromise(load);
  function Part({ fallback, isOpened, props }: InnerProps<Props>) {
    const [result, setResult] = useState<LoadResult<Props>>(loaded);
    useEffect(() => {
      if (loaded) return setResult(loaded);
      let isMounted = true;
      const show = (next: LoadResult<Props>) => isMounted && startTransition(() => setResult(next));
      const schedule = isOpened ? immediately : whenPageIsIdle;
      schedule(() =>
        loadOnce().then(
          (Part) => {
            loaded = { Part };
            schedule(() => show(loaded));
          },
          (cause) => show({ failure: new LoadError('code could not be loaded', { cause }) }),
        ),
      );
      return () => {
        isMounted = false;
      };
    }, [isOpened]);
    if (!result) return fallback;
    if ('failure' in result) throw result.failure;
    return <result.Part {...props} />;
  }
  return function LazyPart(all: Props & PartProps) {
    const { fallback = null, errorFallback = fallback, onFailure, ...props } = all;
    return (
      <PartBoundary {...{ errorFallback }} {...(onFailure && { onFailure })}>
        <Part
          {...{ fallback }}
          isOpened={onFailure !== undefined}
          props={props as unknown as Props}
        />
      </PartBoundary>
    );
  };
}

interface BoundaryProps extends Omit<PartProps, 'fallback'> {
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
    return this.state.hasFailed ? this.props.errorFallback : this.props.children;
  }
}
