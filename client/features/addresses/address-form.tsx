import { useEffect, useRef, useState } from 'react'
import { Form } from 'react-router-dom'
import { addressFormat } from '#shared/address-format.ts'
import { useT } from '../../app/i18n.ts'
import { useFormErrors } from '../../app/use-form-errors.ts'
import { useSendOnce } from '../../app/use-send-once.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorSummary } from '../../ui/error-summary.tsx'
import { FormActions } from '../../ui/form-actions.tsx'
import { FormCell, FormGrid } from '../../ui/form-grid.tsx'
import { FormStack } from '../../ui/form-stack.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { WithoutScript } from '../../ui/without-script.tsx'
import { AddressFields } from './address-fields.tsx'
import type { AddressFormAnswer } from './address-form-action.ts'
import { AddressUse } from './address-use.tsx'
import styles from './address-form.module.css'
import { CountryField } from './country-field.tsx'

/** The form of one address. Choosing a country changes what is asked for; what was typed stays. */
export function AddressForm({ draft, error }: AddressFormAnswer) {
  const t = useT('addresses')
  const [countryCode, setCountryCode] = useState(draft.countryCode)
  const select = useRef<HTMLSelectElement>(null)
  // The country may have been changed before the application ran.
  useEffect(() => setCountryCode(select.current!.value), [])

  const { sending, once } = useSendOnce(error)
  const { labels } = addressFormat(countryCode)
  const { summary, at } = useFormErrors(error, {
    type: t('use'),
    defaults: t('defaults'),
    ...Object.fromEntries((['firstName', 'lastName', 'company', 'telephone'] as const).map((name) => [name, t(name)])),
    countryCode: t('country'),
    ...Object.fromEntries(Object.entries(labels).map(([part, label]) => [part, t(`label.${label}`)])),
  })
  const optional = t('common:optional')
  const text = (name: 'firstName' | 'lastName' | 'company' | 'telephone') => ({ id: name, name, label: t(name), defaultValue: draft[name], ...at(name) })

  return (
    <>
      <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} />
      <Form method="post" noValidate className={styles.form} onSubmit={once}>
        <FormStack>
          <AddressUse name="type" draft={draft} at={at} />
          <FormGrid>
            <FormCell span="half">
              <TextField {...text('firstName')} autoComplete="section-address given-name" required />
            </FormCell>
            <FormCell span="half">
              <TextField {...text('lastName')} autoComplete="section-address family-name" required />
            </FormCell>
            <FormCell>
              <TextField {...text('company')} autoComplete="section-address organization" optional={optional} />
            </FormCell>
            <FormCell>
              <CountryField ref={select} countryCode={countryCode} onChange={setCountryCode} {...at('countryCode')} />
            </FormCell>
            <AddressFields countryCode={countryCode} draft={draft} at={at} />
            <FormCell>
              <TextField
                {...text('telephone')}
                type="tel"
                inputMode="tel"
                autoComplete="section-address tel"
                hint={t('telephoneHint')}
                optional={optional}
              />
            </FormCell>
          </FormGrid>
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
