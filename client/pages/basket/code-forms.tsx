import { useEffect, useRef } from 'react'
import type { Basket } from '#shared/api/basket/basket-schemas.ts'
import { formatMoney } from '#shared/wire/format-money.ts'
import { languageSettings } from '#shared/wire/languages.ts'
import { useCapability } from '../../data/page-info.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { MutedText } from '../../ui/text/muted-text.tsx'
import type { BasketActionData } from './basket-action.ts'
import { CodeForm } from './code-form.tsx'
import { Promotions } from './promotions.tsx'
import type { useCodeErrors } from './use-code-errors.ts'

type CodeErrors = ReturnType<typeof useCodeErrors>

type CodeFormsProps = {
  basket: Basket
  actionData: BasketActionData | undefined
  promotion: CodeErrors
  balance: CodeErrors
}

/** Focuses the code field, or the summary that hides it, when a change of the codes has removed what had the focus. */
const useFocusAfterChange = (codes: string) => {
  const forms = useRef<HTMLDivElement>(null)
  const lastCodes = useRef(codes)
  useEffect(() => {
    if (lastCodes.current === codes) return
    lastCodes.current = codes
    if (document.activeElement !== document.body) return
    const find = (selector: string) => forms.current?.querySelector<HTMLElement>(selector)
    ;(find('details[open] #promotion') ?? find('summary'))?.focus()
  }, [codes])
  return forms
}

/**
 * The codes of the basket, and fields for promotion, gift voucher and voucher balance. Few shoppers need the fields, so
 * they are collapsed until there is a message to read.
 */
export function CodeForms({ basket, actionData, promotion, balance }: CodeFormsProps) {
  const t = useT('basket')
  const getFormData = (form: BasketActionData['codeForm']) => (actionData?.codeForm === form ? actionData : undefined)
  const balanceData = getFormData('balance')
  const hasVouchers = useCapability('vouchers')
  const forms = useFocusAfterChange(basket.promotions.map(({ code }) => code).join())
  return (
    <div ref={forms}>
      <Promotions basket={basket} />
      <Disclosure
        summary={t(hasVouchers ? 'promotion.open' : 'promotion.openPromotion')}
        open={getFormData('promotion') !== undefined || balanceData !== undefined}
      >
        <CodeForm
          name="promotion"
          intent="addPromotion"
          label={t(hasVouchers ? 'promotion.label' : 'promotion.labelPromotion')}
          {...(hasVouchers ? { hint: t('promotion.hint') } : {})}
          button={t('promotion.add')}
          actionData={getFormData('promotion')}
          errors={promotion}
        />
        {hasVouchers && (
          <Disclosure summary={t('balance.open')} open={balanceData !== undefined}>
            <CodeForm
              name="voucher"
              intent="balance"
              label={t('balance.label')}
              hint={t('balance.hint')}
              button={t('balance.check')}
              actionData={balanceData}
              errors={balance}
            />
            <div role="status">{balanceData?.balance ? <Balance {...balanceData.balance} /> : null}</div>
          </Disclosure>
        )}
      </Disclosure>
    </div>
  )
}

function Balance({ balance, currency, expiresAt }: NonNullable<BasketActionData['balance']>) {
  const t = useT('basket')
  const language = useLanguage()
  const until = new Intl.DateTimeFormat(languageSettings[language].tag, {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(expiresAt))
  return (
    <p>
      <strong>
        {t(balance > 0 ? 'balance.left' : 'balance.empty', { amount: formatMoney(balance, currency, language) })}
      </strong>{' '}
      {balance > 0 ? <MutedText small>{t('balance.until', { date: until })}</MutedText> : null}
    </p>
  )
}
