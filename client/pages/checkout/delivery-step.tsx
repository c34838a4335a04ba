import { useState, type ReactNode } from 'react'
import { Form } from 'react-router-dom'
import type { Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import { addressLabels } from '../../features/addresses/address-texts.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { Button } from '../../ui/actions/button.tsx'
import { FormActions } from '../../ui/forms/form-actions.tsx'
import { FormStack } from '../../ui/forms/form-stack.tsx'
import { Panel } from '../../ui/layout/panel.tsx'
import { WithoutScript } from '../../ui/layout/without-script.tsx'
import { AdoptChoice } from './adopt-choice.tsx'
import { AddressChoice } from './address-choice.tsx'
import type { CheckoutAnswer } from './checkout-action.ts'
import { asDelivery, bookOf, deliveryOf, writtenOut } from './delivery-draft.ts'
import { ServiceChoice } from './service-choice.tsx'
import { StepErrors } from './step-errors.tsx'
import { useStepForm } from './use-step-form.ts'

type DeliveryStepProps = {
  checkout: Checkout
  answer: CheckoutAnswer | undefined
  /** What stands between what is wrong and the form. */
  children: ReactNode
}

/**
 * How it arrives and where the bill goes. What is asked follows from what is chosen; without a script, once the fields
 * for it are asked for.
 */
export function DeliveryStep({ checkout, answer, children }: DeliveryStepProps) {
  const t = useT('checkout')
  const words = useT('addresses')
  const language = useLanguage()
  const draft = answer?.delivery ?? deliveryOf(checkout, language)
  const [service, setService] = useState(draft.service)
  const [delivery, setDelivery] = useState(draft.delivery.choice || writtenOut)
  const [billing, setBilling] = useState(draft.billing.choice || asDelivery)
  const [deliveryCountry, setDeliveryCountry] = useState(draft.delivery.texts.countryCode)
  const [billingCountry, setBillingCountry] = useState(draft.billing.texts.countryCode)

  const { services, addressBook, countries } = checkout
  const needsAddress = services.find(({ code }) => code === service)?.needsAddress ?? false
  const billingBook = bookOf(addressBook, 'billing')
  // An e-ticket goes nowhere, so its bill cannot go there too.
  const billingChoice = !needsAddress && billing === asDelivery ? (billingBook[0]?.id ?? writtenOut) : billing

  const labelled = (prefix: string, title: string, countryCode: string) =>
    Object.fromEntries(
      Object.entries(addressLabels(countryCode, words, prefix)).map(([name, label]) => [
        name,
        needsAddress ? `${title}, ${label}` : label,
      ]),
    )
  const labels = {
    'shipping.service': t('delivery.service'),
    'shipping.date': t('delivery.date'),
    ...(needsAddress
      ? {
          deliveryAddress: t('delivery.address'),
          ...labelled('deliveryAddress.', t('delivery.address'), deliveryCountry),
        }
      : {}),
    billingAddress: t('delivery.bill'),
    ...labelled('billingAddress.', t('delivery.bill'), billingCountry),
  }
  const { at, send, sending, ...problems } = useStepForm(answer?.error, labels)

  return (
    <>
      <StepErrors {...problems} />
      {children}
      <Form method="post" noValidate onSubmit={send}>
        <input type="hidden" name="intent" value="delivery" />
        <Panel id="delivery-step" title={t('delivery.title')}>
          <AdoptChoice onChoose={setService}>
            <FormStack>
              <ServiceChoice
                services={services}
                currency={checkout.basket.currency}
                chosen={service}
                date={draft.date}
                onChoose={setService}
                at={at}
              />
            </FormStack>
          </AdoptChoice>
        </Panel>
        {needsAddress ? (
          <Panel id="delivery-address" title={t('delivery.address')}>
            <AdoptChoice onChoose={setDelivery}>
              <FormStack>
                <AddressChoice
                  name="deliveryAddress"
                  legend={t('delivery.whereTo')}
                  book={bookOf(addressBook, 'delivery')}
                  countries={countries.filter(({ validForDelivery }) => validForDelivery)}
                  draft={draft.delivery}
                  chosen={delivery}
                  onChoose={setDelivery}
                  countryCode={deliveryCountry}
                  onCountry={setDeliveryCountry}
                  at={at}
                />
              </FormStack>
            </AdoptChoice>
          </Panel>
        ) : null}
        <Panel id="billing-address" title={t('delivery.bill')}>
          <AdoptChoice onChoose={setBilling}>
            <FormStack>
              <AddressChoice
                // Its choices are others, and so is what is chosen of them.
                key={String(needsAddress)}
                name="billingAddress"
                legend={t('delivery.billTo')}
                same={needsAddress ? t('delivery.same') : undefined}
                book={billingBook}
                countries={countries.filter(({ validForBilling }) => validForBilling)}
                draft={draft.billing}
                chosen={billingChoice}
                onChoose={setBilling}
                countryCode={billingCountry}
                onCountry={setBillingCountry}
                at={at}
              />
            </FormStack>
          </AdoptChoice>
        </Panel>
        <FormActions>
          <Button variant="solid" big type="submit" busy={sending}>
            {t('delivery.next')}
          </Button>
          <WithoutScript>
            <Button type="submit" name="showFields" value="1" formNoValidate>
              {t('delivery.showFields')}
            </Button>
          </WithoutScript>
        </FormActions>
      </Form>
    </>
  )
}
