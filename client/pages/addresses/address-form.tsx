import { useState, type SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import { AddressEntry } from '../../features/addresses/address-entry.tsx'
import { addressLabels } from '../../features/addresses/address-texts.ts'
import { useGetCountriesQuery } from '../../data/api.ts'
import { usePageHead } from '../../routing/head.ts'
import { useT } from '../../i18n/i18n.ts'
import { useFormErrors, type FormRules } from '../../features/forms/use-form-errors.ts'
import { useSendOnce } from '../../features/forms/use-send-once.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ErrorSummary } from '../../ui/forms/error-summary.tsx'
import { FormActions } from '../../ui/forms/form-actions.tsx'
import { FormStack } from '../../ui/forms/form-stack.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { WithoutScript } from '../../ui/layout/without-script.tsx'
import type { AddressFormAnswer } from './address-form-action.ts'
import { AddressUse } from './address-use.tsx'
import styles from './address-form.module.css'

type AddressFormProps = AddressFormAnswer & { title: string }

/** The form of one address of the book, and what its page is called. */
export function AddressForm({ title, draft, error }: AddressFormProps) {
  const t = useT('addresses')
  const [countryCode, setCountryCode] = useState(draft.countryCode)
  const { data } = useGetCountriesQuery({})
  const { sending, once } = useSendOnce(error)
  const inOrder = { type: t('use'), ...addressLabels(countryCode, t), defaults: t('defaults') }
  /** No attribute says of several boxes that one has to be ticked. */
  const forSomething: FormRules = (form) =>
    form.has('type') ? [] : [{ field: 'type', message: t('errors:check.required') }]
  const { summary, attempt, at, check } = useFormErrors(error, inOrder, forSomething)
  usePageHead({ title: t('common:titlePattern', { title }), noindex: true, hasErrors: summary.length > 0 })
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    check(event)
    if (!event.defaultPrevented) once(event)
  }

  return (
    <>
      <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} attempt={attempt} />
      <Form method="post" noValidate className={styles.form} onSubmit={send}>
        <FormStack>
          <AddressUse name="type" draft={draft} at={at} />
          <AddressEntry countries={data?.countries ?? []} onCountry={setCountryCode} {...{ draft, countryCode, at }} />
          <AddressUse name="defaults" draft={draft} at={at} />
          <FormActions>
            <Button variant="solid" big type="submit" busy={sending}>
              {t('save')}
            </Button>
            <WithoutScript>
              <Button type="submit" name="intent" value="showFields">
                {t('showFields')}
              </Button>
            </WithoutScript>
            <TextLink to="/account/address-book">{t('cancel')}</TextLink>
          </FormActions>
        </FormStack>
      </Form>
    </>
  )
}
