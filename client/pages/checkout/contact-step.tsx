import type { ReactNode, RefObject } from 'react'
import { Form } from 'react-router-dom'
import type { Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { useKeptForm } from '../../features/forms/use-kept-form.ts'
import { useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { FormActions, FieldRow, FormStack } from '../../ui/forms/form-layout.tsx'
import { FormSection } from '../../ui/layout/form-section.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { CheckoutActionData } from './checkout-action.ts'
import {
  contactFields,
  readContactDraft,
  readGuestNames,
  toContactDraft,
  type ContactDraft,
  type GuestNames,
} from './contact-draft.ts'
import { GuestNameFields } from './guest-name-fields.tsx'
import { StepErrors } from './step-errors.tsx'
import { useStepForm } from './use-step-form.ts'

type ContactStepProps = {
  checkout: Checkout
  actionData: CheckoutActionData | undefined
  /** Rendered between the error summary and the form. */
  children: ReactNode
}

/** The contact step, with what the shopper had typed before leaving it. */
export function ContactStep(props: ContactStepProps) {
  const { checkout, actionData } = props
  const { kept, formRef, handleSubmitted } = useKeptForm('checkout-contact', actionData)
  const keptDraft = kept && { contact: readContactDraft(kept), guestNames: readGuestNames(kept) }
  return (
    <ContactForm
      key={kept ? 'kept' : 'saved'}
      {...props}
      contact={actionData?.contact ?? keptDraft?.contact ?? toContactDraft(checkout.contact)}
      guestNames={actionData?.guestNames ?? keptDraft?.guestNames ?? {}}
      formRef={formRef}
      onSubmitted={handleSubmitted}
    />
  )
}

type ContactFormProps = ContactStepProps & {
  contact: ContactDraft
  guestNames: GuestNames
  formRef: RefObject<HTMLFormElement | null>
  onSubmitted: () => void
}

/** Contact details of a guest; signing in instead loses nothing that was typed. */
function ContactForm({ checkout, actionData, contact, guestNames, formRef, onSubmitted, children }: ContactFormProps) {
  const t = useT('checkout')
  const labels = Object.fromEntries(contactFields.map((name) => [`contact.${name}`, t(`contact.${name}`)]))
  const { fieldError, handleSubmit, isSubmitting, ...stepErrorProps } = useStepForm(
    actionData?.error,
    labels,
    onSubmitted,
  )
  const getFieldProps = (name: (typeof contactFields)[number]) => ({
    id: `contact.${name}`,
    name: `contact.${name}`,
    label: t(`contact.${name}`),
    defaultValue: contact[name],
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
        <Form ref={formRef} method="post" noValidate onSubmit={handleSubmit}>
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
            <GuestNameFields lines={checkout.basket.lines} draft={guestNames} />
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
