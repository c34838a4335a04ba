import type { i18n } from 'i18next'
import type { Namespace } from './i18n.ts'

/** Loads the namespaces that the page did not contain, each once, in the language of the page. */
export const createNamespaceLoader =
  (instance: i18n) => async (namespaces: readonly Namespace[] | readonly string[]) => {
    const missingNamespaces = namespaces.filter(
      (namespace) => !instance.hasResourceBundle(instance.language, namespace),
    )
    if (missingNamespaces.length === 0) return
    // No first load needs the list of the files.
    const { textFiles } = await import('./text-files.ts')
    await Promise.all(
      missingNamespaces.map(async (namespace) => {
        const importTexts = textFiles[`../../locales/${instance.language}/${namespace}.json`]
        if (importTexts) instance.addResourceBundle(instance.language, namespace, await importTexts())
      }),
    )
  }
