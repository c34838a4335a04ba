import { useEffect, useEffectEvent, useRef } from 'react'
import { useT } from '../../i18n/i18n.ts'
import { CheckOption } from '../../ui/forms/check-option.tsx'

type InvoiceOptionProps = { defaultChecked: boolean; onChange: (wantsInvoice: boolean) => void }

/** Asks for an address only on request. Reports a choice from before hydration too. */
export function InvoiceOption({ defaultChecked, onChange }: InvoiceOptionProps) {
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
        note={t('delivery.invoiceNote')}
        defaultChecked={defaultChecked}
        onChange={({ target }) => onChange(target.checked)}
      />
    </div>
  )
}
