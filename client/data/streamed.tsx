import { createContext, Suspense, use, type ReactNode } from 'react'
import type { RawInput, Output } from '#shared/api/schemas.ts'
import { escapeJsonForScript } from '#shared/rules/escape-json-for-script.ts'
import { api, type QueryName } from './api.ts'
import { useIsHydrated } from './use-is-hydrated.ts'

/** A cache entry that the server sends after the shell; the entry script of the browser puts it into the store. */
export type StreamedQuery = { endpointName: QueryName; arg: unknown; value: unknown }

/**
 * `nonce` is set while a page streams. `streamedKeys` names the queries whose data comes inside the page instead of in
 * its state block. On the server these still ran when it sent the shell; in the browser their data has arrived.
 */
export type Streaming = {
  nonce: string | undefined
  streamedKeys: ReadonlySet<string>
  /** Only on the server: the call that is still running. */
  getPending?: (name: QueryName, input: unknown) => Promise<unknown> | undefined
}

export const StreamingContext = createContext<Streaming>({ nonce: undefined, streamedKeys: new Set() })

export const queryKey = (name: QueryName, arg: unknown) => `${name}(${JSON.stringify(arg)})`

type QueryResult<N extends QueryName> = { data?: Output<N>; isError: boolean; isLoading: boolean; refetch: () => void }

export type StreamedProps<N extends QueryName> = {
  name: N
  arg: RawInput<N>
  /** Shown until the data arrives. A browser without JavaScript shows only this, so it holds a link to the content. */
  fallback: ReactNode
  children: (data: Output<N>) => ReactNode
  /** Shown when the query failed. */
  errorFallback?: ReactNode
}

function StreamedContent<N extends QueryName>({
  name,
  arg,
  fallback,
  errorFallback = null,
  children,
}: StreamedProps<N>) {
  const streaming = use(StreamingContext)
  const isHydrated = useIsHydrated()
  if (import.meta.env.SSR) {
    const pendingCall = streaming.getPending?.(name, arg)
    if (pendingCall) use(pendingCall)
  }
  const useQuery = api.endpoints[name].useQuery as unknown as (arg: unknown) => QueryResult<N>
  const { data, isError } = useQuery(arg)
  // A failed query is not sent with the page: the browser hydrates the fallback and then fetches.
  if (isError) return isHydrated ? errorFallback : fallback
  if (data === undefined) return fallback

  const isStreamed = !isHydrated && streaming.streamedKeys.has(queryKey(name, arg))
  const entry: StreamedQuery = { endpointName: name, arg, value: data }
  return (
    <>
      {isStreamed ? (
        <script
          nonce={streaming.nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{
            __html: `(self.stagedoorStreamedQueries??=[]).push(${escapeJsonForScript(entry)})`,
          }}
        />
      ) : null}
      {children(data)}
    </>
  )
}

/**
 * Content that may arrive after the page. The loader starts its query with `prefetchQuery`. The server streams the
 * content together with its cache entry, so that hydration neither refetches nor differs. Wrap the component around it
 * in `memo`. An update from a parent would make React drop content that is not hydrated yet, and fetch it again.
 */
export function Streamed<N extends QueryName>(props: StreamedProps<N>) {
  return (
    <Suspense fallback={props.fallback}>
      <StreamedContent {...props} />
    </Suspense>
  )
}
