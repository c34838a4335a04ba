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

/** What a page's module exports. */
export type PageModule = {
  Component: ComponentType
  /** Shows what it means that something is not there, where the shop's error page would say too little. */
  ErrorBoundary?: ComponentType
  loader?: LoaderFunction
  action?: ActionFunction
  shouldRevalidate?: ShouldRevalidateFunction
}

/** Personal pages know who is shopping from the first byte; those for customers send guests to sign in, and back. */
const requireSession = async (
  { context, request }: LoaderFunctionArgs,
  { kind, customersOnly }: Omit<PageSettings, 'path'>,
) => {
  if (kind !== 'personal') return
  const session = await loadQuery(context, 'getSession', {})
  if (customersOnly && session.guest) throw redirectTo(request, signInPathFor(request))
}

/** What is not a 404 is the shop's to explain. It is not thrown on: nothing catches it where the server renders. */
const notFoundBoundary = (NotFoundPage: ComponentType): ComponentType =>
  function PageError() {
    const error = useRouteError()
    return createElement(isRouteErrorResponse(error) && error.status === 404 ? NotFoundPage : ErrorPage)
  }

/** A route whose code, texts and data are fetched when it is needed. */
export const lazyPage = (
  path: string,
  settings: Omit<PageSettings, 'path'>,
  importPage: () => Promise<PageModule>,
): RouteObject => ({
  path,
  handle: { ...settings, path } satisfies PageSettings,
  lazy: async () => {
    const { Component, ErrorBoundary, loader, action, shouldRevalidate } = await importPage()
    const guardedLoader: LoaderFunction = async (args, handlerContext) => {
      await Promise.all([
        getAppContext(args.context).loadNamespaces(settings.namespaces),
        requireSession(args, settings),
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
