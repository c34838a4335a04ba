import { useState, type ReactNode, type RefObject } from 'react'
import { Form } from 'react-router-dom'
import type { Checkout } from '#shared/api/checkout/checkout-schemas.ts'
import type { ApiError } from '#shared/api/errors.ts'
import { getBillingDocumentKind } from '#shared/rules/billing-document.ts'
import { getAddressLabels } from '../../../features/addresses/address-form-values.ts'
import { useUnsentForm } from '../../../features/forms/use-unsent-form.ts'
import { useLanguage, useT } from '../../../i18n/i18n.ts'
import { Button } from '../../../ui/actions/button.tsx'
import type { SummaryError } from '../../../ui/forms/error-summary.tsx'
import { FormActions, FormStack } from '../../../ui/forms/form-layout.tsx'
import { FormSection } from '../../../ui/layout/form-section.tsx'
import { HydratedRadioGroup } from './hydrated-radio-group.tsx'
import { AddressChoiceFields } from './address-choice-fields.tsx'
import type { CheckoutActionData } from '../checkout-action.ts'
import {
  sameAsDelivery,
  getAddressesOfType,
  toDeliveryDraft,
  completeDraft,
  newAddressOption,
  type DeliveryDraft,
} from './delivery-draft.ts'
import styles from './delivery-step.module.css'
import { InvoiceOption } from './invoice-option.tsx'
import { ShippingServiceChoice } from './shipping-service-choice.tsx'
import { ShowFieldsButton } from './show-fields-button.tsx'
import { StepErrors } from '../step-errors.tsx'
import { useSaveService } from './use-save-service.ts'
import { useStepForm } from '../use-step-form.ts'

type DeliveryStepProps = {
  checkout: Checkout
  actionData: CheckoutActionData | undefined
  /** Rendered between the error summary and the form. */
  children: ReactNode
}

const hasBillingError = (error: ApiError | undefined) =>
  error?.fields?.some(({ field }) => field.startsWith('billingAddress')) ?? false

/** The delivery step, with what the shopper had typed before leaving it. */
export function DeliveryStep(props: DeliveryStepProps) {
  const { checkout, actionData } = props
  const language = useLanguage()
  const { unsent, readTyped, formRef, handleSubmitted } = useUnsentForm('checkout-delivery', actionData)
  const savedDraft = toDeliveryDraft(checkout, language)
  const draft = actionData?.delivery ?? (unsent ? completeDraft(unsent, savedDraft, checkout) : savedDraft)
  return (
    <DeliveryForm
      key={unsent ? 'unsent' : 'saved'}
      {...props}
      initialDraft={draft}
      readTyped={readTyped}
      formRef={formRef}
      onSubmitted={handleSubmitted}
    />
  )
}

type DeliveryFormProps = DeliveryStepProps & {
  initialDraft: DeliveryDraft
  readTyped: () => FormData | undefined
  formRef: RefObject<HTMLFormElement | null>
  onSubmitted: () => void
}

/** The fields depend on the chosen options. Without JavaScript, a submit button loads the fields of a new choice. */
function DeliveryForm({
  checkout,
  actionData,
  initialDraft,
  readTyped,
  formRef,
  onSubmitted,
  children,
}: DeliveryFormProps) {
  const t = useT('checkout')
  const translateAddress = useT('addresses')
  const language = useLanguage()
  const [draft, setDraft] = useState(initialDraft)
  const [chosenService, setChosenService] = useState(draft.service)
  const [wantsInvoice, setWantsInvoice] = useState(draft.wantsInvoice || hasBillingError(actionData?.error))
  const [deliveryChoice, setDeliveryChoice] = useState(draft.delivery.choice || newAddressOption)
  const [billingSelection, setBillingSelection] = useState(draft.billing.choice || sameAsDelivery)
  const [deliveryCountry, setDeliveryCountry] = useState(draft.delivery.values.countryCode)
  const [billingCountry, setBillingCountry] = useState(draft.billing.values.countryCode)

  const { services, addressBook, countries } = checkout
  const isOffered = services.some(({ code }) => code === chosenService)
  const service = isOffered ? chosenService : toDeliveryDraft(checkout, language).service
  const needsAddress = services.find(({ code }) => code === service)?.needsAddress ?? false
  const billingAddresses = getAddressesOfType(addressBook, 'billing')
  // An e-ticket has no delivery address, so billing cannot be "same as delivery".
  const billingChoice =
    !needsAddress && billingSelection === sameAsDelivery
      ? (billingAddresses[0]?.id ?? newAddressOption)
      : billingSelection

  const asksForBilling = needsAddress || wantsInvoice
  const { saveService, saveError } = useSaveService(checkout)
  // Fields that come back with an option show what was typed in them before.
  const keepTyped = () => {
    const typed = readTyped()
    if (typed) setDraft(completeDraft(typed, draft, checkout))
  }
  const chooseService = (code: string) => {
    keepTyped()
    setChosenService(code)
    void saveService(code)
  }
  const chooseDelivery = (choice: string) => {
    keepTyped()
    setDeliveryChoice(choice)
  }
  const chooseBilling = (choice: string) => {
    keepTyped()
    setBillingSelection(choice)
  }

  const titles: Record<string, string> = needsAddress
    ? { deliveryAddress: t('delivery.address'), billingAddress: t('delivery.bill') }
    : {}
  /** Two addresses have the same fields, so each entry of the summary names its address. */
  const nameAddress = ({ id, text }: SummaryError): SummaryError => {
    const title = id?.includes('.') && titles[id.split('.')[0]!]
    return title ? { id, text: `${title}: ${text}` } : { id, text }
  }
  const labels = {
    'shipping.service': t('delivery.service'),
    'shipping.date': t('delivery.date'),
    ...(needsAddress
      ? {
          deliveryAddress: t('delivery.address'),
          ...getAddressLabels(deliveryCountry, translateAddress, 'deliveryAddress.'),
        }
      : {}),
    ...(asksForBilling
      ? {
          billingAddress: t('delivery.bill'),
          ...getAddressLabels(billingCountry, translateAddress, 'billingAddress.'),
        }
      : {}),
  }
  const { errors, submission, fieldError, handleSubmit, isSubmitting } = useStepForm(
    actionData?.error,
    labels,
    onSubmitted,
  )

  return (
    <>
      {children}
      <StepErrors step="delivery" errors={errors.map(nameAddress)} submission={submission} />
      <Form ref={formRef} data-unsent="" method="post" noValidate onSubmit={handleSubmit}>
        <input type="hidden" name="intent" value="delivery" />
        {/* Enter in a field presses a form's first button, which must be the one that submits the step. */}
        <button type="submit" hidden />
        <FormSection id="delivery-step">
          <HydratedRadioGroup onChoose={chooseService}>
            <FormStack>
              <ShippingServiceChoice
                lines={checkout.basket.lines}
                services={services}
                currency={checkout.basket.currency}
                chosenCode={service}
                date={draft.date}
                saveError={saveError ?? checkout.servicesError}
                onChoose={chooseService}
                fieldError={fieldError}
              />
              {services.length > 1 ? <ShowFieldsButton /> : null}
            </FormStack>
          </HydratedRadioGroup>
        </FormSection>
        {needsAddress ? (
          <FormSection id="delivery-address" title={t('delivery.address')}>
            <HydratedRadioGroup onChoose={chooseDelivery}>
              <FormStack>
                <AddressChoiceFields
                  name="deliveryAddress"
                  legend={t('delivery.whereTo')}
                  addressBook={getAddressesOfType(addressBook, 'delivery')}
                  countries={countries.filter(({ validForDelivery }) => validForDelivery)}
                  draft={draft.delivery}
                  choice={deliveryChoice}
                  onChoose={chooseDelivery}
                  countryCode={deliveryCountry}
                  onCountryChange={setDeliveryCountry}
                  fieldError={fieldError}
                />
              </FormStack>
            </HydratedRadioGroup>
          </FormSection>
        ) : null}
        <FormSection id="billing-address" title={needsAddress ? t('delivery.bill') : undefined}>
          {needsAddress ? null : (
            <InvoiceOption
              documentWithoutAddress={getBillingDocumentKind({ ...checkout.basket, billingAddress: null })}
              defaultChecked={wantsInvoice}
              onChange={setWantsInvoice}
            />
          )}
          <HydratedRadioGroup onChoose={chooseBilling}>
            <div className={needsAddress ? undefined : styles.onRequest}>
              <FormStack>
                <AddressChoiceFields
                  // Remounts when the set of choices changes, because the selected one may be gone.
                  key={String(needsAddress)}
                  name="billingAddress"
                  legend={t('delivery.billTo')}
                  sameLabel={needsAddress ? t('delivery.same') : undefined}
                  addressBook={billingAddresses}
                  countries={countries.filter(({ validForBilling }) => validForBilling)}
                  draft={draft.billing}
                  choice={billingChoice}
                  onChoose={chooseBilling}
                  countryCode={billingCountry}
                  onCountryChange={setBillingCountry}
                  fieldError={fieldError}
                />
              </FormStack>
            </div>
          </HydratedRadioGroup>
        </FormSection>
        <FormActions>
          <Button variant="solid" big type="submit" busy={isSubmitting}>
            {t('delivery.next')}
          </Button>
        </FormActions>
      </Form>
    </>
  )
}
