import type { TFunction } from 'i18next'
import type { BasketLine as Line } from '#shared/api/basket/basket-schemas.ts'
import { saleRules } from '#shared/rules/sale-status.ts'

/**
 * What has changed about a line since it was added; undefined if it can be bought unchanged. `t` must translate
 * `basket`.
 */
export const lineAvailability = (
  { status, maxQuantity, quantity }: Pick<Line, 'status' | 'maxQuantity' | 'quantity'>,
  t: TFunction,
): { text: string; buyable: boolean } | undefined => {
  if (status && !saleRules[status].buyable) return { text: t(`state.${status}`), buyable: false }
  if (maxQuantity === 0) return { text: t('state.unavailable'), buyable: false }
  if (maxQuantity < quantity) return { text: t('state.fewer', { count: maxQuantity }), buyable: false }
  if (status && saleRules[status].eventState === 'rescheduled') return { text: t('state.moved'), buyable: true }
  return undefined
}
