import type { ReactNode, RefObject } from 'react'
import { Form } from 'react-router-dom'
import type { Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { useUnsentForm } from '../../../features/forms/use-unsent-form.ts'
import { useCapability } from '../../../data/page-info.ts'
import { useT } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import { Link } from '../../../ui/actions/link.tsx'
import { FormActions, FieldRow, FormStack } from '../../../ui/forms/form-layout.tsx'
import { FormSection } from '../../../ui/layout/form-section.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import type { CheckoutActionData } from '../checkout-action.ts'
import {
  contactFields,
  readContactDraft,
  readGuestNames,
  toContactDraft,
  type ContactDraft,
  type GuestNames,
} from './contact-draft.ts'
import { countBasketTickets } from '../count-basket-tickets.ts'
import { GuestNameFields } from './guest-name-fields.tsx'
import { StepErrors } from '../step-errors.tsx'
import { useStepForm } from '../use-step-form.ts'

type ContactStepProps = {
  checkout: Checkout
  actionData: CheckoutActionData | undefined
  /** Rendered above the error summary and the form. */
  children: ReactNode
}

/** The contact step, with what the shopper had typed before leaving it. */
export function ContactStep(props: ContactStepProps) {
  const { checkout, actionData } = props
  const { unsent, formRef, handleSubmitted } = useUnsentForm('checkout-contact', actionData)
  const unsentDraft = unsent && { contact: readContactDraft(unsent), guestNames: readGuestNames(unsent) }
  return (
    <ContactForm
      key={unsent ? 'unsent' : 'saved'}
      {...props}
      contact={actionData?.contact ?? unsentDraft?.contact ?? toContactDraft(checkout.contact)}
      guestNames={actionData?.guestNames ?? unsentDraft?.guestNames ?? {}}
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

/** Contact details of a guest. A guest who signs in instead finds the typed values again afterwards. */
function ContactForm({ checkout, actionData, contact, guestNames, formRef, onSubmitted, children }: ContactFormProps) {
  const t = useT('checkout')
  const hasTickets = useCapability('tickets')
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
      {children}
      <StepErrors step="contact" {...stepErrorProps} />
      {checkout.guest ? (
        <p className="margin-bottom-24">
          {t('guest.account')} <Link to="/sign-in?returnTo=%2Fcheckout">{t('guest.signIn')}</Link>
        </p>
      ) : null}
      <FormSection id="contact-step">
        <Form ref={formRef} data-unsent="" method="post" noValidate onSubmit={handleSubmit}>
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
              hint={[
                t('contact.emailHint', { count: countBasketTickets(checkout.basket) }),
                ...(checkout.guest ? [t('guest.purpose')] : []),
              ].join(' ')}
            />
            <TextField
              {...getFieldProps('telephone')}
              {...fieldRules.telephone}
              title={t('errors:check.telephone')}
              autoComplete="tel"
              hint={t('contact.telephoneHint')}
              optional={t('common:optional')}
            />
            {hasTickets && <GuestNameFields basket={checkout.basket} draft={guestNames} />}
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
