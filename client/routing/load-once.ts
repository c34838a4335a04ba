/**
 * Loads code once, also when it is needed again. React shows a `lazy` component at once only when its promise is
 * resolved already. Otherwise its place stays empty for 300 ms, even when the code is here.
 */
export const loadOnce = <Code>(load: () => Promise<Code>): (() => Promise<Code>) => {
  let loading: Promise<Code> | undefined
  return () => {
    loading ??= load().catch((error: unknown) => {
      loading = undefined
      throw error
    })
    return loading
  }
}
