import type { FormField } from '#shared/api/forms/forms-schemas.ts'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { CheckOption } from '../../ui/forms/check-option.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextAreaField } from '../../ui/forms/text-area-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useT } from '../../i18n/i18n.ts'
import type { CmsFormFieldProps } from './cms-form-field-props.ts'
import { RadioField } from './radio-field.tsx'
import { markLanguage } from '../../ui/text/mark-language.tsx'

/** The attributes with the constraints that the browser checks. `title` is the server's message for a violation. */
const useControlProps = ({ type, maxLength, earliest }: FormField) => {
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

/** A field of a CMS form with the control of its type. */
export function CmsFormField({ field, lang, value, ...errorProps }: CmsFormFieldProps) {
  const t = useT('forms')
  const controlProps = useControlProps(field)
  const { name, type, label, help, required, options, autocomplete } = field
  const labelProps = {
    id: name,
    label: markLanguage(label, lang),
    required,
    ...(required ? {} : { optional: t('common:optional') }),
    ...(help ? { hint: markLanguage(help, lang) } : {}),
    ...errorProps,
  }
  const commonProps = { ...labelProps, name, ...(autocomplete ? { autoComplete: autocomplete } : {}) }

  if (type === 'textarea') return <TextAreaField {...commonProps} defaultValue={value} />
  if (type === 'radio') return <RadioField field={field} lang={lang} value={value} {...errorProps} />
  if (type === 'checkbox') {
    return (
      <CheckOption
        id={name}
        name={name}
        value="true"
        label={markLanguage(required ? label : `${label} ${t('common:optional')}`, lang)}
        note={markLanguage(help, lang)}
        required={required}
        title={t('check.box')}
        defaultChecked={value === 'true'}
        {...errorProps}
      />
    )
  }
  if (type === 'select') {
    return (
      <SelectField {...commonProps} defaultValue={value ?? ''}>
        <option value="">{t('choose')}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={lang}>
            {option.label}
          </option>
        ))}
      </SelectField>
    )
  }
  return <TextField {...commonProps} {...controlProps} defaultValue={value} />
}
