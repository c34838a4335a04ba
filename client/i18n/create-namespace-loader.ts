import type { i18n } from 'i18next'
import type { Namespace } from './i18n.ts'

/** Without the texts of the reference API, and those that only the server uses. */
const localeFiles = import.meta.glob<object>(
  ['../../locales/*/*.json', '!../../locales/*/{api-*,calendar,feed,server}.json'],
  {
    import: 'default',
  },
)

/** Loads the namespaces that the page did not contain, each once, in the language of the page. */
export const createNamespaceLoader =
  (instance: i18n) => async (namespaces: readonly Namespace[] | readonly string[]) => {
    const missingNamespaces = namespaces.filter(
      (namespace) => !instance.hasResourceBundle(instance.language, namespace),
    )
    await Promise.all(
      missingNamespaces.map(async (namespace) => {
        const importTexts = localeFiles[`../../locales/${instance.language}/${namespace}.json`]
        if (importTexts) instance.addResourceBundle(instance.language, namespace, await importTexts())
      }),
    )
  }
