import { type ReactNode, useDeferredValue } from 'react';
import { general } from '../../../lambdas/contract/copy/general.ts';
import { Button } from './button.tsx';
import { PageLoader } from './loader.tsx';
import { ErrorState } from './state.tsx';

interface Query<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
}

interface Props<Data> {
  readonly query: Query<Data>;
  /** The page's heading until the data is there, which has its own. */
  readonly title: string;
  readonly loading: string;
  /** A placeholder with the shape of the data; a loader by default. */
  readonly outline?: ReactNode;
  readonly errorTextOf: (failure: Error) => {
    readonly title: string;
    readonly lead?: string | undefined;
    /** Whether a retry cannot succeed. */
    readonly isFinal: boolean;
    /** Shown instead of the retry. */
    readonly alternative?: ReactNode;
  };
  readonly children: (data: Data) => ReactNode;
}

/** The content of a page: its placeholder, its data, or an error with an action. Data stays if a later refetch fails. */
export function Loaded<Data>({
  query,
  title,
  loading,
  outline,
  errorTextOf,
  children,
}: Props<Data>) {
  const { error, refetch } = query;
  // Queries update synchronously; a deferred value lets React render a whole page of data in slices.
  const isReady = useDeferredValue(query.data !== undefined);
  const data = isReady ? query.data : undefined;
  const failure = error && query.data === undefined ? errorTextOf(error) : undefined;
  return (
    <>
      {!data && <h1 className="sr-only">{title}</h1>}
      {!data && !failure && (outline ?? <PageLoader label={loading} />)}
      {failure && (
        <ErrorState
          title={failure.title}
          lead={failure.lead}
          action={
            failure.isFinal ? (
              failure.alternative
            ) : (
              <Button onClick={() => refetch()}>{general.broken.again}</Button>
            )
          }
        />
      )}
      {data && children(data)}
    </>
  );
}
