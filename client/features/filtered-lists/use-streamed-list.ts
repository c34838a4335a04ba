import { use } from 'react'
import type { RawInput, Output } from '#shared/api/schemas.ts'
import { api, type QueryName } from '../../data/api.ts'
import { queryKey, StreamingContext } from '../../data/streamed.tsx'
import { useIsHydrated } from '../../data/use-is-hydrated.ts'

type ListState<N extends QueryName> = { data?: Output<N>; currentData?: Output<N>; error?: unknown }

/**
 * Reads what a `StreamedList` has loaded. Never loads: a page that hydrates before its list arrives would request the
 * list a second time.
 */
export const useStreamedListState = <N extends QueryName>(
  name: N,
  arg: RawInput<N>,
  options: { skip?: boolean } = {},
): ListState<N> => {
  const { useQueryState } = api.endpoints[name] as unknown as {
    useQueryState: (arg: unknown, options: object) => ListState<N>
  }
  return useQueryState(arg, options)
}

/**
 * Data of a `StreamedList` that the page shows elsewhere, too. Undefined while the page hydrates when the data came
 * with the list: the server did not have it for the rest of the page.
 */
export const useStreamedListData = <N extends QueryName>(name: N, arg: RawInput<N>, data: Output<N> | undefined) => {
  const { streamedKeys } = use(StreamingContext)
  const isHydrated = useIsHydrated()
  return isHydrated || !streamedKeys.has(queryKey(name, arg)) ? data : undefined
}
