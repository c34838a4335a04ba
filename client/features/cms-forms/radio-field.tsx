import { CheckOption } from '../../ui/forms/check-option.tsx'
import { OptionGroup } from '../../ui/forms/option-group.tsx'
import { useT } from '../../i18n/i18n.ts'
import type { CmsFormFieldProps } from './cms-form-field-props.ts'
import { markLanguage } from '../../ui/text/mark-language.tsx'

/** A choice of one option. The first option has the id of the field, so that a link of the error summary reaches it. */
export function RadioField({ field, lang, value, error }: CmsFormFieldProps) {
  const t = useT('forms')
  const { name, label, help, required, options } = field
  return (
    <OptionGroup
      id={name}
      legend={markLanguage(label, lang)}
      required={required}
      {...(required ? {} : { optional: t('common:optional') })}
      {...(help ? { hint: markLanguage(help, lang) } : {})}
      {...(error ? { error } : {})}
    >
      {options.map((option, index) => (
        <CheckOption
          key={option.value}
          type="radio"
          id={index === 0 ? name : `${name}-${option.value}`}
          name={name}
          value={option.value}
          label={markLanguage(option.label, lang)}
          defaultChecked={value === option.value}
          required={required}
          hasRequiredMark={false}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': `${name}-error` } : {})}
        />
      ))}
    </OptionGroup>
  )
}
