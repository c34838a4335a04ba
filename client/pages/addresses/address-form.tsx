import { useState, type SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import { AddressFieldset } from '../../features/addresses/address-fieldset.tsx'
import { getAddressLabels } from '../../features/addresses/address-form-values.ts'
import { useGetCountriesQuery } from '../../data/api.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { useT } from '../../i18n/i18n.ts'
import { useFormErrors, type FormRules } from '../../features/forms/use-form-errors.ts'
import { useSubmitOnce } from '../../features/forms/use-submit-once.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormActions, FormStack } from '../../ui/forms/form-layout.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { NoJsOnly } from '../../ui/layout/js-only.tsx'
import type { AddressFormActionData } from './handle-address-form.ts'
import { AddressTypeField } from './address-type-field.tsx'

type AddressFormProps = AddressFormActionData & { title: string }

export function AddressForm({ title, draft, error }: AddressFormProps) {
  const t = useT('addresses')
  const [countryCode, setCountryCode] = useState(draft.countryCode)
  const { data } = useGetCountriesQuery({})
  const { isSubmitting, submitOnce } = useSubmitOnce(error)
  const labels = { type: t('purpose'), ...getAddressLabels(countryCode, t), defaults: t('defaults') }
  /** HTML has no attribute that requires one of several checkboxes. */
  const requireType: FormRules = (form) =>
    form.has('type') ? [] : [{ field: 'type', message: t('errors:check.required') }]
  const { summary, submission, fieldError, validate } = useFormErrors(error, labels, requireType)
  usePageMeta({ title: t('common:titlePattern', { title }), noindex: true, hasErrors: summary.length > 0 })
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    validate(event)
    if (!event.defaultPrevented) submitOnce(event)
  }

  return (
    <>
      <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} submission={submission} />
      <Form method="post" noValidate className="max-width-46" onSubmit={handleSubmit}>
        <FormStack>
          <AddressTypeField name="type" draft={draft} fieldError={fieldError} />
          <AddressFieldset
            countries={data?.countries ?? []}
            onCountryChange={setCountryCode}
            {...{ draft, countryCode, fieldError }}
          />
          <AddressTypeField name="defaults" draft={draft} fieldError={fieldError} />
          <FormActions>
            <Button variant="solid" big type="submit" busy={isSubmitting}>
              {t('save')}
            </Button>
            <NoJsOnly>
              <Button type="submit" name="intent" value="showFields">
                {t('showFields')}
              </Button>
            </NoJsOnly>
            <TextLink to="/account/address-book">{t('cancel')}</TextLink>
          </FormActions>
        </FormStack>
      </Form>
    </>
  )
}
