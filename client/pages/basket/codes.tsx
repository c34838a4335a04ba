import { formatMoney } from '#shared/rules/money.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { Disclosure } from '../../ui/layout/disclosure.tsx'
import { Quiet } from '../../ui/text/quiet.tsx'
import type { BasketActionData } from './basket-action.ts'
import { CodeForm } from './code-form.tsx'
import type { useCodeErrors } from './use-code-errors.ts'

type Errors = ReturnType<typeof useCodeErrors>

type CodesProps = { answer: BasketActionData | undefined; promotion: Errors; balance: Errors }

/**
 * Fields few need: for a promotion or a gift voucher, and for what is left on a voucher. Closed until there is
 * something to read in them.
 */
export function Codes({ answer, promotion, balance }: CodesProps) {
  const t = useT('basket')
  const about = (form: BasketActionData['about']) => (answer?.about === form ? answer : undefined)
  const asked = about('balance')
  return (
    <div>
      <Disclosure summary={t('promotion.open')} open={about('promotion') !== undefined}>
        <CodeForm
          name="promotion"
          intent="addPromotion"
          label={t('promotion.label')}
          hint={t('promotion.hint')}
          button={t('promotion.add')}
          answer={about('promotion')}
          errors={promotion}
        />
      </Disclosure>
      <Disclosure summary={t('balance.open')} open={asked !== undefined}>
        <CodeForm
          name="voucher"
          intent="balance"
          label={t('balance.label')}
          hint={t('balance.hint')}
          button={t('balance.ask')}
          answer={asked}
          errors={balance}
        />
        <div role="status">{asked?.balance ? <Balance {...asked.balance} /> : null}</div>
      </Disclosure>
    </div>
  )
}

function Balance({ balance, currency, expiresAt }: NonNullable<BasketActionData['balance']>) {
  const t = useT('basket')
  const language = useLanguage()
  const until = new Intl.DateTimeFormat(language === 'de' ? 'de-DE' : 'en-GB', {
    dateStyle: 'long',
    timeZone: 'UTC',
  }).format(new Date(expiresAt))
  return (
    <p>
      <strong>
        {t(balance > 0 ? 'balance.left' : 'balance.empty', { amount: formatMoney(balance, currency, language) })}
      </strong>{' '}
      {balance > 0 ? <Quiet small>{t('balance.until', { date: until })}</Quiet> : null}
    </p>
  )
}
