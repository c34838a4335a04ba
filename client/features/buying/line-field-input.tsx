import type { LineField } from '#shared/api/catalogue/catalogue-schemas.ts'
import { useT } from '../../i18n/i18n.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { lineFieldName } from './read-line-texts.ts'

type LineFieldInputProps = {
  field: LineField
  /** What stands in the field at first. */
  text: string | undefined
  /** What the text means for the contract; follows the hint of the product. */
  note: string
  /** Before the id of the field, which a page may have for several lines. */
  idPrefix?: string
}

/** A text that the product asks for with its line. */
export function LineFieldInput({
  field: { key, label, hint, maxLength },
  text,
  note,
  idPrefix = '',
}: LineFieldInputProps) {
  const t = useT('common')
  return (
    <TextField
      id={`${idPrefix}${lineFieldName(key)}`}
      name={lineFieldName(key)}
      label={label}
      optional={t('optional')}
      hint={[hint, note].filter(Boolean).join(' ')}
      maxLength={maxLength}
      defaultValue={text}
      autoComplete="off"
    />
  )
}
