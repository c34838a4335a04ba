import type { ReactNode } from 'react'
import { Form } from 'react-router-dom'
import type { Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import { fieldRules } from '#shared/rules/field-rules.ts'
import { useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { ButtonLink } from '../../ui/actions/button-link.tsx'
import { FormActions } from '../../ui/forms/form-actions.tsx'
import { FormRow } from '../../ui/forms/form-row.tsx'
import { FormStack } from '../../ui/forms/form-stack.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { CheckoutAnswer } from './checkout-action.ts'
import { contactFields, contactOf } from './contact-draft.ts'
import { StepErrors } from './step-errors.tsx'
import { useStepForm } from './use-step-form.ts'

type ContactStepProps = {
  checkout: Checkout
  answer: CheckoutAnswer | undefined
  /** What stands between what is wrong and the form. */
  children: ReactNode
}

/** Who buys: as a guest, for receipts & order information only, or signed in, which loses nothing. */
export function ContactStep({ checkout, answer, children }: ContactStepProps) {
  const t = useT('checkout')
  const draft = answer?.contact ?? contactOf(checkout.contact)
  const labels = Object.fromEntries(contactFields.map((name) => [`contact.${name}`, t(`contact.${name}`)]))
  const { at, send, sending, ...problems } = useStepForm(answer?.error, labels)
  const field = (name: (typeof contactFields)[number]) => ({
    id: `contact.${name}`,
    name: `contact.${name}`,
    label: t(`contact.${name}`),
    defaultValue: draft[name],
    ...at(`contact.${name}`),
  })

  return (
    <>
      <StepErrors {...problems} />
      {children}
      {checkout.guest ? (
        <Panel id="who" title={t('guest.title')}>
          <p>{t('guest.text')}</p>
          <FormActions>
            <ButtonLink to="/sign-in?returnTo=%2Fcheckout">{t('guest.signIn')}</ButtonLink>
            <span>{t('guest.signInText')}</span>
          </FormActions>
        </Panel>
      ) : null}
      <Panel id="contact-step" title={t('contact.title')}>
        <Form method="post" noValidate onSubmit={send}>
          <input type="hidden" name="intent" value="contact" />
          <FormStack>
            <FormRow two>
              <TextField {...field('firstName')} {...fieldRules.name} autoComplete="given-name" />
              <TextField {...field('lastName')} {...fieldRules.name} autoComplete="family-name" />
            </FormRow>
            <TextField {...field('email')} {...fieldRules.email} autoComplete="email" hint={t('contact.emailHint')} />
            <TextField
              {...field('telephone')}
              {...fieldRules.telephone}
              title={t('errors:check.telephone')}
              autoComplete="tel"
              hint={t('contact.telephoneHint')}
              optional={t('common:optional')}
            />
            <FormActions>
              <Button variant="solid" big type="submit" busy={sending}>
                {t('contact.next')}
              </Button>
            </FormActions>
          </FormStack>
        </Form>
      </Panel>
    </>
  )
}
