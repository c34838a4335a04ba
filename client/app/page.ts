import type { ComponentType } from 'react'
import type { ActionFunction, LoaderFunction, LoaderFunctionArgs, RouteObject, ShouldRevalidateFunction } from 'react-router-dom'
import { appOf } from './app-context.ts'
import { load, signInPath } from './load.ts'
import type { PageSettings } from './page-settings.ts'
import { redirectTo } from './redirect-to.ts'

/** What a page's module exports. */
export type PageModule = {
  Component: ComponentType
  /** Shows what the page's own failure means, where the shop's error page would say too little. */
  ErrorBoundary?: ComponentType
  loader?: LoaderFunction
  action?: ActionFunction
  shouldRevalidate?: ShouldRevalidateFunction
}

/** Personal pages know who is shopping from the first byte; those for customers send guests to sign in, and back. */
const admit = async ({ context, request }: LoaderFunctionArgs, { kind, customersOnly }: PageSettings) => {
  if (kind !== 'personal') return
  const session = await load(context, 'getSession', {})
  if (customersOnly && session.guest) throw redirectTo(request, signInPath(request))
}

/** A route whose code, texts and data are fetched when it is needed. */
export const page = (path: string, settings: PageSettings, importPage: () => Promise<PageModule>): RouteObject => ({
  path,
  handle: settings,
  lazy: async () => {
    const { Component, ErrorBoundary, loader, action, shouldRevalidate } = await importPage()
    const prepared: LoaderFunction = async (args, handlerContext) => {
      await Promise.all([appOf(args.context).loadNamespaces(settings.namespaces), admit(args, settings)])
      return loader ? await loader(args, handlerContext) : null
    }
    return { Component, ...(ErrorBoundary ? { ErrorBoundary } : {}), loader: prepared, ...(action ? { action } : {}), ...(shouldRevalidate ? { shouldRevalidate } : {}) }
  },
})
