import type { i18n } from 'i18next'
import type { Language } from '#shared/rules/preferences.ts'
import type { Namespace } from './i18n.ts'

/** One module of each language lists its files. No page loads both, and no first load needs either. */
const importTextFiles: Record<Language, () => Promise<{ textFiles: Record<string, () => Promise<object>> }>> = {
  en: () => import('./texts-en.ts'),
  de: () => import('./texts-de.ts'),
}

/** Loads the namespaces that the page did not contain, each once, in the language of the page. */
export const createNamespaceLoader =
  (instance: i18n) => async (namespaces: readonly Namespace[] | readonly string[]) => {
    const missingNamespaces = namespaces.filter(
      (namespace) => !instance.hasResourceBundle(instance.language, namespace),
    )
    if (missingNamespaces.length === 0) return
    const { textFiles } = await importTextFiles[instance.language as Language]()
    await Promise.all(
      missingNamespaces.map(async (namespace) => {
        const importTexts = textFiles[`../../locales/${instance.language}/${namespace}.json`]
        if (importTexts) instance.addResourceBundle(instance.language, namespace, await importTexts())
      }),
    )
  }
