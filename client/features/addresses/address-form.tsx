import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { Form } from 'react-router-dom'
import { addressFormat } from '#shared/address-format.ts'
import { fieldRules } from '#shared/field-rules.ts'
import { usePageHead } from '../../app/head.ts'
import { useT } from '../../app/i18n.ts'
import { useFormErrors, type FormRules } from '../../app/use-form-errors.ts'
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

type AddressFormProps = AddressFormAnswer & { title: string }

/** The form of one address, and what its page is called. Choosing a country changes what is asked for; what was typed stays. */
export function AddressForm({ title, draft, error }: AddressFormProps) {
  const t = useT('addresses')
  const [countryCode, setCountryCode] = useState(draft.countryCode)
  const select = useRef<HTMLSelectElement>(null)
  // The country may have been changed before the application ran.
  useEffect(() => setCountryCode(select.current!.value), [])

  const { sending, once } = useSendOnce(error)
  const { fields, labels } = addressFormat(countryCode)
  const named = (names: readonly ('firstName' | 'lastName' | 'company' | 'telephone')[]) => Object.fromEntries(names.map((name) => [name, t(name)]))
  const inOrder = {
    type: t('use'),
    ...named(['firstName', 'lastName', 'company']),
    countryCode: t('country'),
    ...Object.fromEntries(fields.map((part) => [part, t(`label.${labels[part]}`)])),
    ...named(['telephone']),
    defaults: t('defaults'),
  }
  /** No attribute says of several boxes that one has to be ticked. */
  const forSomething: FormRules = (form) => (form.has('type') ? [] : [{ field: 'type', message: t('errors:check.required') }])
  const { summary, attempt, at, check } = useFormErrors(error, inOrder, forSomething)
  usePageHead({ title: t('common:titlePattern', { title }), noindex: true, hasErrors: summary.length > 0 })
  const send = (event: SubmitEvent<HTMLFormElement>) => {
    check(event)
    if (!event.defaultPrevented) once(event)
  }
  const optional = t('common:optional')
  const text = (name: 'firstName' | 'lastName' | 'company' | 'telephone') => ({ id: name, name, label: t(name), defaultValue: draft[name], ...at(name) })

  return (
    <>
      <ErrorSummary title={t('common:thereIsAProblem')} errors={summary} attempt={attempt} />
      <Form method="post" noValidate className={styles.form} onSubmit={send}>
        <FormStack>
          <AddressUse name="type" draft={draft} at={at} />
          <FormGrid>
            <FormCell span="half">
              <TextField {...text('firstName')} {...fieldRules.name} autoComplete="section-address given-name" />
            </FormCell>
            <FormCell span="half">
              <TextField {...text('lastName')} {...fieldRules.name} autoComplete="section-address family-name" />
            </FormCell>
            <FormCell>
              <TextField {...text('company')} {...fieldRules.addressText} autoComplete="section-address organization" optional={optional} />
            </FormCell>
            <FormCell>
              <CountryField ref={select} countryCode={countryCode} onChange={setCountryCode} {...at('countryCode')} />
            </FormCell>
            <AddressFields countryCode={countryCode} draft={draft} at={at} />
            <FormCell>
              <TextField
                {...text('telephone')}
                {...fieldRules.telephone}
                title={t('errors:check.telephone')}
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
