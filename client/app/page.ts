import type { ComponentType } from 'react'
import type { ActionFunction, LoaderFunction, RouteObject, ShouldRevalidateFunction } from 'react-router-dom'
import { appOf } from './app-context.ts'
import type { PageSettings } from './page-settings.ts'

/** What a page's module exports. */
export type PageModule = {
  Component: ComponentType
  loader?: LoaderFunction
  action?: ActionFunction
  shouldRevalidate?: ShouldRevalidateFunction
}

/** A route whose code, texts and data are fetched when it is needed. */
export const page = (path: string, settings: PageSettings, load: () => Promise<PageModule>): RouteObject => ({
  path,
  handle: settings,
  lazy: async () => {
    const { Component, loader, action, shouldRevalidate } = await load()
    const withTexts: LoaderFunction = async (args, handlerContext) => {
      await appOf(args.context).loadNamespaces(settings.namespaces)
      return loader ? await loader(args, handlerContext) : null
    }
    return { Component, loader: withTexts, ...(action ? { action } : {}), ...(shouldRevalidate ? { shouldRevalidate } : {}) }
  },
})
