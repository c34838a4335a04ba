import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/**
 * Shares the resolved rules between all documents. The library would resolve them for each document, which takes as
 * long as checking it.
 */
class SharedConfigLoader extends StaticConfigLoader {
  #config: ReturnType<StaticConfigLoader['getConfigFor']> | undefined
  override getConfigFor(...args: Parameters<StaticConfigLoader['getConfigFor']>) {
    return (this.#config ??= super.getConfigFor(...args))
  }
}

/** The rules of the HTML standard, without the validator's rules on accessibility and style. */
const validator = new HtmlValidate(new SharedConfigLoader({ root: true, extends: ['html-validate:standard'] }))

/** The errors of a document as "rule: message (selector)", each once. */
export const findHtmlErrors = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html)
  const errors = results.flatMap(({ messages }) => messages).filter(({ severity }) => severity === 2)
  return [
    ...new Set(errors.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`)),
  ]
}
