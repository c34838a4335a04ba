/** An item of the list. `index` is the position of its option in the native select. */
export type SelectItem = {
  index: number
  value: string
  text: string
  lang?: string
  disabled: boolean
  group?: string
}

type OptionLike = Pick<HTMLOptionElement, 'index' | 'value' | 'text' | 'disabled'> & {
  lang?: string
  group?: string | undefined
}

/**
 * Converts options to items. A first option without a value is the placeholder, as in HTML, and no item. Throws a
 * TypeError for any other empty value (specification §5).
 */
export const toSelectItems = (options: readonly OptionLike[]): { placeholder: string; items: SelectItem[] } => {
  const [first, ...otherOptions] = options
  const hasPlaceholder = first?.value === ''
  const items = hasPlaceholder ? otherOptions : options
  if (items.some(({ value }) => value === '')) throw new TypeError('An item of a select may not have an empty value')
  return {
    placeholder: hasPlaceholder ? first.text : '',
    items: items.map(({ index, value, text, lang, disabled, group }) => ({
      index,
      value,
      text,
      disabled,
      ...(lang ? { lang } : {}),
      ...(group ? { group } : {}),
    })),
  }
}

const getGroupLabel = ({ parentElement }: HTMLOptionElement) =>
  parentElement instanceof HTMLOptGroupElement ? parentElement.label : undefined

export const readSelectItems = (select: HTMLSelectElement) =>
  toSelectItems(
    [...select.options].map((option) => ({
      index: option.index,
      value: option.value,
      text: option.text,
      lang: option.lang,
      disabled: option.disabled,
      group: getGroupLabel(option),
    })),
  )
