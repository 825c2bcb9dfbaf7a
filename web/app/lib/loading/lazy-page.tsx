import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { Route } from '../router/router.tsx';
import { type Load, retryableLazy } from './lazy.tsx';

/** A route whose code loads on demand. Loading it twice costs nothing, because browsers cache modules. */
export function page(path: string, load: Load<object>): Route {
  return { path, ...layout(load) };
}

/** A layout around several pages, whose code loads on demand as well. */
export function layout(load: Load<object>): Route {
  const { Component, preload } = retryableLazy(load);
  return { Component, load: preload };
}

/** Fetches a page and its layouts in parallel; otherwise each would be fetched after the one around it. */
export function preload(routes: readonly Route[], pathname: string): void {
  for (const { route } of matchRoutes(routes as RouteObject[], pathname) ?? []) {
    (route as Route).load?.().catch(() => {}); // rendering the page fetches it again, and its boundary shows the failure
  }
}
