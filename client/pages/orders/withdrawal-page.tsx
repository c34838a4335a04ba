import { useParams, type LoaderFunctionArgs } from 'react-router-dom'
import type { Order, OrderLine } from '#shared/api/orders/orders-schemas.ts'
import { isMadeToOrder } from '#shared/wire/extra-data.ts'
import { formatMoney } from '#shared/wire/format-money.ts'
import { useGetOrderQuery } from '../../data/api.ts'
import { CompactLines } from '../../features/basket/compact-lines.tsx'
import { CmsFormSection } from '../../features/cms-forms/cms-form-section.tsx'
import { loadCmsForm, submitCmsFormAction } from '../../features/cms-forms/cms-form-action.ts'
import { useCmsForm } from '../../features/cms-forms/use-cms-form.ts'
import { orderLineLabel } from '../../features/orders/order-labels.ts'
import { OrderPageShell } from '../../features/orders/order-page-shell.tsx'
import { orderPath } from '../../features/orders/order-path.ts'
import { useLanguage, useT } from '../../i18n/i18n.ts'
import { usePageMeta } from '../../routing/page-meta.ts'
import { TextLink } from '../../ui/actions/text-link.tsx'
import { SectionHead } from '../../ui/layout/section-head.tsx'
import { createOrderLoader } from './create-order-loader.ts'
import styles from './withdrawal-page.module.css'
import { markLanguage } from '../../ui/text/mark-language.tsx'

export { OrderError as ErrorBoundary } from './order-error.tsx'

const formCode = 'withdrawal'
const loadOrder = createOrderLoader('withdrawal')

export const loader = async (args: LoaderFunctionArgs) => {
  await Promise.all([loadOrder(args), loadCmsForm(args.context, formCode)])
  return null
}

export const action = submitCmsFormAction

const canBeWithdrawn = (line: OrderLine) => line.type !== 'event' && !isMadeToOrder(line)

/** The limit of the field. When the list is longer, the form names the order only. */
const maxContractLength = 1000

/** The values that the form starts with, by the names of its fields. */
const toFormValues = ({ number, contact, lines }: Order, t: ReturnType<typeof useT>) => {
  const order = t('order', { number })
  const withdrawableLines = lines.filter(canBeWithdrawn).map((line) => `${line.quantity} × ${orderLineLabel(line, t)}`)
  const contract = [order, ...withdrawableLines].join('\n')
  return {
    name: `${contact.firstName} ${contact.lastName}`.trim(),
    email: contact.email,
    contract: contract.length > maxContractLength ? order : contract,
  }
}

/**
 * The withdrawal form for one order. It says at each line whether the law lets the shopper withdraw from it. The form
 * takes any declaration: a person decides about it, not this page.
 */
export function Component() {
  const t = useT('orders')
  const language = useLanguage()
  const { id = '' } = useParams()
  const { data: order } = useGetOrderQuery({ id })
  const form = useCmsForm(formCode, order && toFormValues(order, t))
  const title = order ? t('withdrawal.title', { number: order.number }) : ''
  usePageMeta({
    title: t('common:titlePattern', { title }),
    noindex: true,
    hasErrors: form.errors.summary.length > 0,
  })
  if (!order) return null

  const getReasons = (line: OrderLine) => {
    if (line.type === 'event') return [t('withdrawal.ticket')]
    if (!isMadeToOrder(line)) return [t('withdrawal.possible')]
    return [
      t('extra.dedication', { value: line.extraData.dedication }),
      t('withdrawal.madeToOrder'),
      <TextLink key="defect" to="/contact-us">
        {t('withdrawal.defect')}
      </TextLink>,
    ]
  }
  return (
    <OrderPageShell
      order={order}
      title={title}
      lead={t('withdrawal.lead')}
      crumb={{ children: t('withdrawal.crumb'), href: orderPath(order, 'withdrawal') }}
    >
      <div className={styles.columns}>
        <section className={styles.lines} aria-labelledby="lines">
          <SectionHead id="lines" title={t('withdrawal.lines')} />
          <CompactLines
            lines={order.lines.map((line) => ({
              key: line.id,
              name: markLanguage(line.name, line.lang),
              description: markLanguage([`${line.quantity} ×`, line.variantName].filter(Boolean).join(' '), line.lang),
              notes: getReasons(line),
              date: null,
              image: line.image,
              price: formatMoney(line.total, order.currency, language),
            }))}
          />
          {order.lines.every(canBeWithdrawn) ? null : <p>{t('withdrawal.nevertheless')}</p>}
          <p>
            <TextLink to="/withdrawal">{t('withdrawal.more')}</TextLink>
          </p>
        </section>
        <CmsFormSection state={form} isBelowTitle />
      </div>
    </OrderPageShell>
  )
}
