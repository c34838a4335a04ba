import { useEffect, useEffectEvent, useRef } from 'react'
import type { BillingDocument } from '#shared/rules/billing-document.ts'
import { useT } from '../../../i18n/i18n.ts'
import { CheckOption } from '../../../ui/forms/check-option.tsx'

type InvoiceOptionProps = {
  /** The kind of document that the order gets without an address. */
  documentWithoutAddress: BillingDocument
  defaultChecked: boolean
  onChange: (wantsInvoice: boolean) => void
}

/** Shows the address fields only on request. Also reports a choice from before hydration. */
export function InvoiceOption({ documentWithoutAddress, defaultChecked, onChange }: InvoiceOptionProps) {
  const t = useT('checkout')
  const inputRef = useRef<HTMLInputElement>(null)
  const syncEarlyChoice = useEffectEvent(() => onChange(inputRef.current?.checked ?? defaultChecked))
  useEffect(() => syncEarlyChoice(), [])
  return (
    <div data-invoice-option="">
      <CheckOption
        ref={inputRef}
        id="wantsInvoice"
        name="wantsInvoice"
        value="yes"
        label={t('delivery.invoice')}
        note={t(documentWithoutAddress === 'receipt' ? 'delivery.receiptNote' : 'delivery.invoiceNote')}
        defaultChecked={defaultChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  )
}
