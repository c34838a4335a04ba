import { sql } from 'kysely'
import type { SaleStatus } from '#shared/wire/catalogue.ts'
import { fewLeftCount, fewLeftShare } from '../../domain/catalogue/sale-status.ts'

/** `deriveSaleStatus` of a row of `events`, for queries that filter by it; a test compares both. */
export const selectSaleStatus = (now: Date) => sql<SaleStatus>`(
  select case
    when stored_status in ('cancelled', 'postponed') then stored_status
    when ends_at <= ${now}::timestamptz or stored_status = 'off_sale' then 'off_sale'
    when stored_status = 'moved' then 'moved'
    when stored_status in ('announced', 'presale') and (on_sale_from > ${now}::timestamptz) is not false then
      case when stored_status = 'presale' or presale_from <= ${now}::timestamptz then 'presale' else 'announced' end
    when stock <= 0 then 'sold_out'
    when stock <= ${fewLeftCount}::int or stock < capacity * ${fewLeftShare}::float then 'few_left'
    else 'on_sale'
  end
  from (
    select coalesce(sum(stock), 0) as stock, coalesce(sum(capacity), 0) as capacity
    from variants where variants.product_id = events.product_id
  ) as ticket_types)`
