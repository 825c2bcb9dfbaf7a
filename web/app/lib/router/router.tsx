import { useMemo } from 'react';
import {
  type NavigateOptions,
  type RouteObject,
  useLocation,
  useNavigate as useRouterNavigate,
  useSearchParams as useRouterSearchParams,
  useRoutes,
} from 'react-router-dom';
import { useLatestCallback } from '../use-latest-callback.ts';

export { BrowserRouter, Link, Navigate, Outlet, useLocation, useParams } from 'react-router-dom';

/** A page, a frame around pages, or both. `load` asks for the code of `Component` before it is rendered. */
export type Route = Omit<RouteObject, 'index' | 'children' | 'lazy'> & {
  readonly children?: readonly Route[];
  readonly load?: () => Promise<unknown>;
};

/** Whatever the present address stands for, inside of its frames. */
export const Routes = ({ routes }: { routes: readonly Route[] }) =>
  useRoutes(routes as RouteObject[]);

/** State that the previous page passed along with the address, such as the origin path. */
export function useCarried(name: string): string | undefined {
  const { state } = useLocation();
  const value = (state as Readonly<Record<string, unknown>> | null)?.[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

type Go = (to: string, going?: NavigateOptions) => void;

/** The same function for as long as the page lives: the router's own changes with every address, and effects with it. */
export function useNavigate(): Go {
  return useLatestCallback<Parameters<Go>, void>(useRouterNavigate());
}

export function useSearchParams(): URLSearchParams {
  const [params] = useRouterSearchParams();
  return useMemo(() => params, [params]);
}
