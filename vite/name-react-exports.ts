import * as jsxRuntime from 'react/jsx-runtime'
import * as React from 'react'
import type { Plugin } from 'vite'

const modules: Record<string, object> = { react: React, 'react/jsx-runtime': jsxRuntime }
const prefix = '\0named:'

/**
 * React consists of CommonJS modules. A bundler calls their functions as members of an object: `(0,a.jsx)(…)`. Through
 * a module with named exports a call is `b(…)`, which makes each page half a KiB smaller.
 */
export const nameReactExports = (): Plugin => ({
  name: 'name-react-exports',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id in modules && importer && !importer.startsWith(prefix) && !importer.includes('node_modules')
      ? prefix + id
      : undefined,
  load: (id) => {
    if (!id.startsWith(prefix)) return
    const source = id.slice(prefix.length)
    const names = Object.keys(modules[source]!).filter((name) => /^[a-z]\w*$/i.test(name) && name !== 'default')
    return [
      `import all from '${source}'`,
      ...names.map((name) => `export const ${name} = /* @__PURE__ */ (() => all.${name})()`),
    ].join('\n')
  },
})
