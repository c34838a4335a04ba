import type { Plugin } from 'vite'

/** In characters. In a shorter script the added comment would cost more than it saves. */
const minScriptLength = 5_000

/**
 * Adds a comment to longer scripts that makes the browser compile all functions while the script loads, outside the
 * main thread. Without it the browser compiles each function at its first call, during hydration. Chromium knows this
 * comment; other browsers ignore it.
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
