import { Form } from 'react-router-dom'
import type { ApiError } from '#shared/api/errors.ts'
import { errorMessage } from '../../features/forms/error-message.ts'
import { useT } from '../../i18n/i18n.ts'
import { usePageInfo } from '../../data/page-info.ts'
import { Button } from '../../ui/actions/button.tsx'
import { CheckOption } from '../../ui/forms/check-option.tsx'
import { OptionGroup } from '../../ui/forms/option-group.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormActions, FormStack } from '../../ui/forms/form-layout.tsx'
import { PageHead } from '../../ui/layout/page-head.tsx'
import type { RequestedPreferences } from './requested-preferences.ts'

type PreferencesFormProps = { requested: RequestedPreferences; error: ApiError | undefined }

/** All preferences in one form; those requested in the URL are preselected. */
export function PreferencesForm({ requested, error }: PreferencesFormProps) {
  const t = useT('preferences')
  const { preferences, config } = usePageInfo()
  const groups = [
    {
      name: 'language',
      selectedValue: requested.language ?? preferences.language,
      options: config.languages.map(({ code, name }) => ({ value: code, label: <span lang={code}>{name}</span> })),
    },
    {
      name: 'currency',
      selectedValue: requested.currency ?? preferences.currency,
      options: config.currencies.map(({ code, symbol }) => ({
        value: code,
        label: t('currencyOption', { name: t(`common:settings.${code}`, code), symbol }),
      })),
    },
    {
      name: 'incTax',
      selectedValue: requested.incTax ?? String(preferences.incTax),
      options: [
        { value: 'true', label: t('inclTax') },
        { value: 'false', label: t('exclTax') },
      ],
      hint: t('pricesHint'),
    },
  ]
  return (
    <>
      <PageHead title={t('title')} lead={t('lead')} small />
      <ErrorSummary title={t('common:thereIsAProblem')} errors={error ? [{ text: errorMessage(error, t) }] : []} />
      <Form method="post" action="/preferences" noValidate>
        <input type="hidden" name="returnTo" value={requested.returnTo} />
        <FormStack>
          {groups.map(({ name, selectedValue, options, hint }) => (
            <OptionGroup
              key={name}
              id={name}
              legend={t(name === 'incTax' ? 'prices' : name)}
              {...(hint ? { hint } : {})}
            >
              {options.map(({ value, label }) => (
                <CheckOption
                  key={value}
                  type="radio"
                  id={`${name}-${value}`}
                  name={name}
                  value={value}
                  label={label}
                  defaultChecked={value === selectedValue}
                />
              ))}
            </OptionGroup>
          ))}
          <FormActions>
            <Button variant="solid" big type="submit">
              {t('save')}
            </Button>
          </FormActions>
        </FormStack>
      </Form>
    </>
  )
}
