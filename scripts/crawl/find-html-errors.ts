import { HtmlValidate, StaticConfigLoader } from 'html-validate'

/**
 * The rules of HTML itself, as the validator's authors list them, and none of its opinions on accessibility or style.
 */
const validator = new HtmlValidate(new StaticConfigLoader({ root: true, extends: ['html-validate:standard'] }))

/** What is wrong with a document: "rule: words (selector)", each once. */
export const findHtmlErrors = async (html: string): Promise<string[]> => {
  const { results } = await validator.validateString(html)
  const errors = results.flatMap(({ messages }) => messages).filter(({ severity }) => severity === 2)
  return [
    ...new Set(errors.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`)),
  ]
}
