import { Choice } from '../../ui/forms/choice.tsx'
import { Choices } from '../../ui/forms/choices.tsx'
import { useT } from '../../i18n/i18n.ts'
import type { FormFieldProps } from './form-field.tsx'

/** One of a few. The first carries the id of the field, so that the summary's link reaches it. */
export function RadioField({ question, value, error }: FormFieldProps) {
  const t = useT('forms')
  const { name, label, help, required, options } = question
  return (
    <Choices
      id={name}
      legend={label}
      required={required}
      {...(required ? {} : { optional: t('common:optional') })}
      {...(help ? { hint: help } : {})}
      {...(error ? { error } : {})}
    >
      {options.map((option, index) => (
        <Choice
          key={option.value}
          type="radio"
          id={index === 0 ? name : `${name}-${option.value}`}
          name={name}
          value={option.value}
          label={option.label}
          defaultChecked={value === option.value}
          required={required}
          isMarked={false}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': `${name}-error` } : {})}
        />
      ))}
    </Choices>
  )
}
