import type { ReactNode } from 'react'
import { Form } from 'react-router-dom'
import type { Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { FormActions, FieldRow, FormStack } from '../../ui/forms/form-layout.tsx'
import { FormSection } from '../../ui/layout/form-section.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { CheckoutActionData } from './checkout-action.ts'
import { contactFields, toContactDraft } from './contact-draft.ts'
import { GuestNameFields } from './guest-name-fields.tsx'
import { StepErrors } from './step-errors.tsx'
import { useStepForm } from './use-step-form.ts'

type ContactStepProps = {
  checkout: Checkout
  actionData: CheckoutActionData | undefined
  /** Rendered between the error summary and the form. */
  children: ReactNode
}

/** Contact details of a guest; signing in instead loses nothing that was typed. */
export function ContactStep({ checkout, actionData, children }: ContactStepProps) {
  const t = useT('checkout')
  const draft = actionData?.contact ?? toContactDraft(checkout.contact)
  const labels = Object.fromEntries(contactFields.map((name) => [`contact.${name}`, t(`contact.${name}`)]))
  const { fieldError, handleSubmit, isSubmitting, ...stepErrorProps } = useStepForm(actionData?.error, labels)
  const getFieldProps = (name: (typeof contactFields)[number]) => ({
    id: `contact.${name}`,
    name: `contact.${name}`,
    label: t(`contact.${name}`),
    defaultValue: draft[name],
    ...fieldError(`contact.${name}`),
  })

  return (
    <>
      <StepErrors step="contact" {...stepErrorProps} />
      {children}
      <FormSection id="contact-step" title={t(checkout.guest ? 'guest.title' : 'contact.reach')}>
        {checkout.guest ? (
          <div>
            <p>{t('guest.text')}</p>
            <p>
              {t('guest.signInText')} <TextLink to="/sign-in?returnTo=%2Fcheckout">{t('guest.signIn')}</TextLink>
            </p>
          </div>
        ) : null}
        <Form method="post" noValidate onSubmit={handleSubmit}>
          <input type="hidden" name="intent" value="contact" />
          <FormStack>
            <FieldRow twoColumns>
              <TextField {...getFieldProps('firstName')} {...fieldRules.name} autoComplete="given-name" />
              <TextField {...getFieldProps('lastName')} {...fieldRules.name} autoComplete="family-name" />
            </FieldRow>
            <TextField
              {...getFieldProps('email')}
              {...fieldRules.email}
              autoComplete="email"
              hint={t('contact.emailHint')}
            />
            <TextField
              {...getFieldProps('telephone')}
              {...fieldRules.telephone}
              title={t('errors:check.telephone')}
              autoComplete="tel"
              hint={t('contact.telephoneHint')}
              optional={t('common:optional')}
            />
            <GuestNameFields lines={checkout.basket.lines} draft={actionData?.guestNames ?? {}} />
            <FormActions>
              <Button variant="solid" big type="submit" busy={isSubmitting}>
                {t('contact.next')}
              </Button>
            </FormActions>
          </FormStack>
        </Form>
      </FormSection>
    </>
  )
}
