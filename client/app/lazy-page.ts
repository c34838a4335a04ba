import { createElement, type ComponentType } from 'react'
import {
  isRouteErrorResponse,
  useRouteError,
  type ActionFunction,
  type LoaderFunction,
  type LoaderFunctionArgs,
  type RouteObject,
  type ShouldRevalidateFunction,
} from 'react-router-dom'
import { ErrorPage } from './error-page.tsx'
import { getAppContext } from '../routing/app-context.ts'
import { loadQuery, signInPathFor } from '../routing/route-data.ts'
import type { PageSettings } from '../routing/page-settings.ts'
import { redirectTo } from '../routing/redirect-to.ts'

type PageModule = {
  Component: ComponentType
  /** Shown for 404 instead of the shop's general error page. */
  ErrorBoundary?: ComponentType
  loader?: LoaderFunction
  action?: ActionFunction
  shouldRevalidate?: ShouldRevalidateFunction
}

/**
 * Loads the session before personal pages render; pages for customers redirect guests to sign-in with a return path.
 */
const loadSessionOrRedirect = async (
  { context, request }: LoaderFunctionArgs,
  { kind, customersOnly }: Omit<PageSettings, 'path'>,
) => {
  if (kind !== 'personal') return
  const session = await loadQuery(context, 'getSession', {})
  if (customersOnly && session.guest) throw redirectTo(request, signInPathFor(request))
}

/**
 * An error boundary that shows `NotFoundPage` for a 404 and the shop's error page for every other status. It does not
 * rethrow: server rendering has no outer boundary to catch the error.
 */
const notFoundBoundary = (NotFoundPage: ComponentType): ComponentType =>
  function PageError() {
    const error = useRouteError()
    return createElement(isRouteErrorResponse(error) && error.status === 404 ? NotFoundPage : ErrorPage)
  }

/** Imports a page. `file` is set on the server, see vite/name-page-files.ts. */
type ImportPage = (() => Promise<PageModule>) & { file?: string }

/** A route that loads its code, texts and data on demand. */
export const lazyPage = (
  path: string,
  settings: Omit<PageSettings, 'path' | 'file'>,
  importPage: ImportPage,
): RouteObject => ({
  path,
  handle: { ...settings, path, file: importPage.file } satisfies PageSettings,
  lazy: async () => {
    const { Component, ErrorBoundary, loader, action, shouldRevalidate } = await importPage()
    const guardedLoader: LoaderFunction = async (args, handlerContext) => {
      await Promise.all([
        getAppContext(args.context).loadNamespaces(settings.namespaces),
        loadSessionOrRedirect(args, settings),
      ])
      return loader ? await loader(args, handlerContext) : null
    }
    return {
      Component,
      ...(ErrorBoundary ? { ErrorBoundary: notFoundBoundary(ErrorBoundary) } : {}),
      loader: guardedLoader,
      ...(action ? { action } : {}),
      ...(shouldRevalidate ? { shouldRevalidate } : {}),
    }
  },
})
