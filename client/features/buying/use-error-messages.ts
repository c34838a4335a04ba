import type { LineFieldKey } from '#shared/wire/extra-data.ts'
import type { Variant } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import type { LineError } from './line-errors.ts'
import type { BuyNamespaces } from './buy-namespaces.ts'

/** `variant` is the name of the variant that the message is about, if any; `textKey` names the text of the line. */
type LineErrorMessage = {
  sku: string | null
  textKey: LineFieldKey | undefined
  variant: string | undefined
  text: string
}

/** Translates errors. An error about a variant that is no longer offered becomes one of the whole form. */
export const useErrorMessages = (
  namespace: BuyNamespaces,
  variants: readonly Variant[],
  errors: readonly LineError[],
): LineErrorMessage[] => {
  const t = useT(namespace)
  const formatMessage = ({ code, text }: LineError, max: number) => {
    if (code === undefined) return text
    if (code === 'nothing_chosen' || code === 'not_a_number') return t(`buy.${code}`, { max })
    return t(`errors:code.${code}`)
  }
  return errors.map((error) => {
    const variant = variants.find(({ sku }) => sku === error.sku)
    return {
      sku: variant?.sku ?? null,
      textKey: error.textKey,
      variant: variant?.name,
      text: formatMessage(error, variant?.maxQuantity ?? 0),
    }
  })
}
