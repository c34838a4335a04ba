import type { FormField as Question } from '#shared/api/forms/forms-schemas.ts'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { Choice } from '../../ui/forms/choice.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextAreaField } from '../../ui/forms/text-area-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useT } from '../../i18n/i18n.ts'
import { RadioField } from './radio-field.tsx'

export type FormFieldProps = { question: Question; value: string | undefined; error?: string }

/**
 * What the browser checks by itself, and (as `title`) what is said then: the words of the server for the same fault.
 */
const useControl = ({ type, maxLength, earliest }: Question) => {
  const t = useT('forms')
  const limit = maxLength === null ? {} : { maxLength }
  switch (type) {
    case 'email':
      return { type, inputMode: 'email', ...limit } as const
    case 'tel':
      return { ...fieldRules.telephone, title: t('errors:check.telephone'), ...limit }
    case 'number':
      return { inputMode: 'numeric', pattern: '\\s*[0-9]{1,7}\\s*', title: t('check.number') } as const
    case 'date':
      return { type, ...(earliest ? { min: earliest, title: t('check.past') } : { title: t('check.date') }) } as const
    default:
      return limit
  }
}

/** A question of a form of the back office, with the control its kind asks for. */
export function FormField({ question, value, ...problem }: FormFieldProps) {
  const t = useT('forms')
  const control = useControl(question)
  const { name, type, label, help, required, options, autocomplete } = question
  const texts = {
    id: name,
    label,
    required,
    ...(required ? {} : { optional: t('common:optional') }),
    ...(help ? { hint: help } : {}),
    ...problem,
  }
  const common = { ...texts, name, ...(autocomplete ? { autoComplete: autocomplete } : {}) }

  if (type === 'textarea') return <TextAreaField {...common} defaultValue={value} />
  if (type === 'radio') return <RadioField question={question} value={value} {...problem} />
  if (type === 'checkbox') {
    return (
      <Choice
        id={name}
        name={name}
        value="true"
        label={required ? label : `${label} ${t('common:optional')}`}
        note={help}
        required={required}
        title={t('check.box')}
        defaultChecked={value === 'true'}
        {...problem}
      />
    )
  }
  if (type === 'select') {
    return (
      <SelectField {...common} defaultValue={value ?? ''}>
        <option value="">{t('choose')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </SelectField>
    )
  }
  return <TextField {...common} {...control} defaultValue={value} />
}
