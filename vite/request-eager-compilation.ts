import type { Plugin } from 'vite'

/** In characters. In a shorter script the comment would cost more than it saves. */
const minScriptLength = 5_000

/**
 * Makes the browser compile every function of a longer script while it loads, outside the main thread. Otherwise it
 * compiles each function at its first call, during hydration. Chromium knows this comment; other browsers ignore it.
 */
export const requestEagerCompilation = (): Plugin => ({
  name: 'request-eager-compilation',
  apply: 'build',
  generateBundle: (_options, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.code.length >= minScriptLength)
        file.code = `//# allFunctionsCalledOnLoad\n${file.code}`
  },
})
