import type { ComponentProps, ReactElement } from 'react';
import {
  matchRoutes,
  type RouteObject,
  useHref,
  useLinkClickHandler,
  useLocation,
  useSearchParams as useRouterSearchParams,
  useRoutes,
} from 'react-router-dom';

export {
  BrowserRouter,
  Navigate,
  Outlet,
  useLocation,
  useNavigate,
  useParams,
} from 'react-router-dom';

/** A page, a layout around pages, or both. `load` fetches the code of `Component` before it is rendered. */
export type Route = Omit<RouteObject, 'index' | 'children' | 'lazy'> & {
  readonly children?: readonly Route[];
  readonly load?: () => Promise<unknown>;
};

interface RoutesProps {
  readonly routes: readonly Route[];
  /** By default the current one. */
  readonly location?: ReturnType<typeof useLocation>;
}

/** The route of a location, inside its layouts. */
export const Routes = ({ routes, location }: RoutesProps) =>
  useRoutes(routes as RouteObject[], location);

/** The element around all pages of a location's route. */
export const outerElement = (
  routes: readonly Route[],
  location: ReturnType<typeof useLocation>,
): ReactElement | undefined =>
  matchRoutes(routes as RouteObject[], location)?.[0]?.route.element as ReactElement;

interface LinkProps extends ComponentProps<'a'> {
  readonly to: string;
  /** Passed along with the address; see `useNavigationState`. */
  readonly state?: unknown;
}

/** Replaces the router's Link, which also contains 2 kB of prefetching code for the framework mode. */
export function Link({ to, state, onClick, target, ...rest }: LinkProps) {
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { target, state });
  return (
    <a
      {...rest}
      href={useHref(to)}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
}

/** State that the previous page passed along with the address, such as the origin path. */
export function useNavigationState(name: string): string | undefined {
  const { state } = useLocation();
  const value = (state as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function useSearchParams(): URLSearchParams {
  const [params] = useRouterSearchParams();
  return params;
}
